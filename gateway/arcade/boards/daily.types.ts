import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A player on the board of a day.' })
export class ArcadeDailyStanding {
  @Field(() => Player, { description: 'Who has played it.' })
  player!: Player;

  @Field(() => Boolean, { description: 'Whether it is the caller.' })
  isOwn!: boolean;

  @Field(() => Int, { description: 'Its place, from 1; equals share one.' })
  place!: number;

  @Field(() => Int, { description: 'What the run scored.' })
  score!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The run, for those who were on the board, once the day is over; null before and for all others.',
  })
  runId!: string | null;
}

@Access('own')
@ObjectType({
  description: 'The board of a game and a day: one course for everybody, one run each, no entry and no prize.',
})
export class ArcadeDailyBoard {
  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => String, { description: 'The UTC day, `YYYY-MM-DD`.' })
  day!: string;

  @Field(() => Instant, { description: 'When it closes: the end of the UTC day.' })
  endsAt!: number;

  @Field(() => Int, { description: 'How many runs are on it: those that the server has played again.' })
  entrants!: number;

  @Field(() => [ArcadeDailyStanding], { description: 'The ten best, best first.' })
  standings!: ArcadeDailyStanding[];

  @Field(() => ArcadeDailyStanding, {
    nullable: true,
    description: 'Where the caller’s run stands, among the ten or not; null until it is on the board.',
  })
  own!: ArcadeDailyStanding | null;

  @Field(() => ID, { nullable: true, description: 'The caller’s run or ticket of the day; null without one.' })
  ownRunId!: string | null;
}

@Access('own')
@ObjectType({ description: 'Where a run stands on the board of a day.' })
export class ArcadeDailyPlace {
  @Field(() => Int, { description: 'Its place, from 1; equals share one.' })
  place!: number;

  @Field(() => Int, { description: 'What the run scored.' })
  score!: number;
}

@Access('own')
@ObjectType({ description: 'How the caller stands on today’s board of a game.' })
export class ArcadeDailyStand {
  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => Instant, { description: 'When it closes: the end of the UTC day.' })
  endsAt!: number;

  @Field(() => Int, { description: 'How many runs are on it: those that the server has played again.' })
  entrants!: number;

  @Field(() => ArcadeDailyPlace, {
    nullable: true,
    description: 'Where the caller’s run stands; null until it is on the board.',
  })
  own!: ArcadeDailyPlace | null;

  @Field(() => ID, { nullable: true, description: 'The caller’s run or ticket of the day; null without one.' })
  ownRunId!: string | null;
}

@Access('own')
@ObjectType({ description: 'Somebody whose run is under way.' })
export class ArcadePlaying {
  @Field(() => Player, { description: 'Who plays.' })
  player!: Player;

  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;
}
