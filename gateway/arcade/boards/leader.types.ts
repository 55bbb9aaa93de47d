import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';

@Access('own')
@ObjectType({ description: 'A place on the board of a game of the arcade, by rating.' })
export class ArcadeLeader {
  @Field(() => Int, { description: 'From 1; equals share one.' })
  place!: number;

  @Field(() => Player, { nullable: true, description: 'Null where the profile is not public: a private player.' })
  player!: Player | null;

  @Field(() => Int, { nullable: true, description: 'Rounded; null where the player keeps it back.' })
  rating!: number | null;

  @Field(() => Boolean, { description: 'Whether it is the caller.' })
  isOwn!: boolean;
}

@Access('own')
@ObjectType({ description: 'Who plays a game of the arcade best, by rating.' })
export class ArcadeLeaders {
  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => [ArcadeLeader], { description: 'The ten best of those with ten rated runs or more, best first.' })
  best!: ArcadeLeader[];

  @Field(() => ArcadeLeader, {
    nullable: true,
    description: 'Where the caller stands, among the ten or not; null before ten rated runs.',
  })
  own!: ArcadeLeader | null;

  @Field(() => Int, { description: 'How many rated runs the caller needs before there is a place.' })
  runsLeft!: number;
}
