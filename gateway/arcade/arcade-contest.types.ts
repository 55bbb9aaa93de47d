import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import { Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';

const SMALLEST = 'In the smallest unit of the currency: cents, or whole coins.';

@Access('own')
@ObjectType({ description: 'How one player did in a contest that is decided.' })
export class ArcadeStanding {
  @Field(() => ID)
  runId!: string;

  @Field(() => Player)
  player!: Player;

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
  isOwn!: boolean;

  @Field(() => Int, { nullable: true, description: 'Null for a run that does not count.' })
  place!: number | null;

  @Field(() => Int, { nullable: true })
  score!: number | null;

  @Field(() => Int, { description: SMALLEST })
  paid!: number;
}

@Access('own')
@ObjectType({ description: 'The contest of a run: who is in it, until when, and how it ended.' })
export class ArcadeContest {
  @Field(() => Int, { description: '1 for what is played alone.' })
  seats!: number;

  @Field(() => Int)
  taken!: number;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it takes nobody any more, or is paid at the latest where it is held.',
  })
  dueAt!: number | null;

  @Field(() => Boolean, { description: 'Its money waits for staff, who look at a run.' })
  isHeld!: boolean;

  @Field(() => Boolean, { description: 'It came to nothing: entries and fees are back.' })
  isVoid!: boolean;

  @Field(() => Boolean, { description: 'Whether the second seat is for one player alone.' })
  isByInvite!: boolean;

  @Field(() => [ArcadeStanding], { description: 'The best first; empty until it is decided.' })
  standings!: ArcadeStanding[];
}

@Access('own')
@ObjectType({ description: 'An open contest in which the caller would get the next seat.' })
export class ArcadeSeat {
  @Field(() => Int)
  taken!: number;

  @Field(() => Int)
  seats!: number;

  @Field(() => Instant, { description: 'When it is decided among those who have played.' })
  dueAt!: number;
}

@Access('own')
@ObjectType({ description: 'A battle that somebody offers to the caller alone.' })
export class ArcadeInvite {
  @Field(() => ID)
  contestId!: string;

  @Field(() => ID)
  game!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Int, { description: SMALLEST })
  entry!: number;

  @Field(() => Int, { description: `On top of the entry. ${SMALLEST}` })
  fee!: number;

  @Field(() => Player)
  from!: Player;

  @Field(() => Instant)
  dueAt!: number;
}

@Access('own')
@ObjectType({ description: 'The caller’s rating in a game after a run.' })
export class ArcadeRatingPoint {
  @Field(() => Int)
  rating!: number;

  @Field(() => Instant)
  at!: number;
}
