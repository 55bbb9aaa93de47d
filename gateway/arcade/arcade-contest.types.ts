import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import { Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Amount } from '../schema/amount.ts';
import { SumOf } from '../schema/sum-of.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';

const SMALLEST = 'In the smallest unit of the currency: cents, or whole coins.';

@Access('own')
@ObjectType({ description: 'How one player did in a contest that is decided.' })
export class ArcadeStanding {
  @Field(() => ID, { description: 'The run, which the caller can watch.' })
  runId!: string;

  @Field(() => Player, { description: 'Who has played it.' })
  player!: Player;

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
  isOwn!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place, from 1; equals share one; null for a run that does not count.',
  })
  place!: number | null;

  @Field(() => Int, { nullable: true, description: 'What it scored; null for a run that does not count.' })
  score!: number | null;

  @Field(() => Int, {
    description: `What it was paid. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeStanding.paidSum`.',
  })
  paid!: number;

  @SumOf('paid')
  @Field(() => Amount, { description: 'What it was paid.' })
  paidSum?: Amount;

  /** For its sums; not part of the schema. */
  currency!: Currency;
}

@Access('own')
@ObjectType({
  description:
    'A battle that its two players play live, or can: both have a ticket, or both have begun at one instant. It is told to them alone.',
})
export class ArcadeLive {
  @Field(() => Instant, { nullable: true, description: 'Until when the caller waits for the other; null otherwise.' })
  readyUntil!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Until when the other waits for the caller; null otherwise.' })
  opponentReadyUntil!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When both begin; null until both were ready.' })
  startsAt!: number | null;

  @Field(() => Player, {
    nullable: true,
    description: 'The other player; null until both begin, unless one has invited the other.',
  })
  opponent!: Player | null;

  @Field(() => Int, { description: 'How many stages of the other are over, up to the last that was handed in.' })
  stagesIn!: number;

  @Field(() => Int, {
    description:
      'After how many stages of the other `score` is; never more than the caller has handed in or can hand in no more.',
  })
  stagesTold!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The score of the other, by the server’s own replay; null where nobody can have played it.',
  })
  score!: number | null;
}

@Access('own')
@ObjectType({ description: 'The contest of a run: who is in it, until when, and how it ended.' })
export class ArcadeContest {
  @Field(() => Int, {
    description: 'How many can play it: 1 for what is played alone, a million for the board of a day.',
  })
  seats!: number;

  @Field(() => Int, { description: 'How many of its seats are taken.' })
  taken!: number;

  @Field(() => Instant, {
    nullable: true,
    description:
      'When it takes nobody any more, or is paid at the latest where it is held; null alone, and once it is over.',
  })
  dueAt!: number | null;

  @Field(() => Boolean, { description: 'Whether its money waits for staff, who look at a run.' })
  isHeld!: boolean;

  @Field(() => Boolean, { description: 'Whether it came to nothing: entries and fees are back.' })
  isVoid!: boolean;

  @Field(() => Boolean, { description: 'Whether the second seat is for one player alone.' })
  isByInvite!: boolean;

  @Field(() => ArcadeLive, {
    nullable: true,
    description: 'How a battle is played live, or can be; null where it cannot, once it is over, and for all others.',
  })
  live!: ArcadeLive | null;

  @Field(() => [ArcadeStanding], {
    description:
      'How all its players did, the best first; empty until it is decided, and for whoever was not in it. Staff who judge a held win have them before.',
  })
  standings!: ArcadeStanding[];
}

@Access('own')
@ObjectType({ description: 'An open contest in which the caller would get the next seat.' })
export class ArcadeSeat {
  @Field(() => Int, { description: 'How many of its seats are taken.' })
  taken!: number;

  @Field(() => Int, { description: 'How many can play it.' })
  seats!: number;

  @Field(() => Instant, { description: 'When it is decided among those who have played.' })
  dueAt!: number;
}

@Access('own')
@ObjectType({ description: 'A battle that somebody offers to the caller alone.' })
export class ArcadeInvite {
  @Field(() => ID, {
    description: 'Names the battle; whoever enters the arcade with it as `contestId` takes the second seat.',
  })
  contestId!: string;

  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => Int, { description: 'The version of the rules that it is played by.' })
  version!: number;

  @Field(() => CurrencyEnum, { description: 'What entry and fee are paid in; always `BC`.' })
  currency!: Currency;

  @Field(() => Int, {
    description: `What each of the two pays in. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeInvite.entrySum`.',
  })
  entry!: number;

  @SumOf('entry')
  @Field(() => Amount, { description: 'What each of the two pays in.' })
  entrySum?: Amount;

  @Field(() => Int, {
    description: `The platform’s fee on top of the entry. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeInvite.feeSum`.',
  })
  fee!: number;

  @SumOf('fee')
  @Field(() => Amount, { description: 'The platform’s fee on top of the entry.' })
  feeSum?: Amount;

  @Field(() => Player, { description: 'Who offers it.' })
  from!: Player;

  @Field(() => Instant, { description: 'Until when it can be taken.' })
  dueAt!: number;
}

@Access('own')
@ObjectType({ description: 'The caller’s rating in a game after a run.' })
export class ArcadeRatingPoint {
  @Field(() => Int, { description: 'The rating after the run, in whole points.' })
  rating!: number;

  @Field(() => Instant, { description: 'When the run ended.' })
  at!: number;
}
