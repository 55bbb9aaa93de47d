import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ArcadeMode, ENTRY_GAPS, type InputClass } from '../../domain/arcade/games.ts';
import type { RunSign } from '../../domain/arcade/signs.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { ArcadeRunRow } from '../../db/arcade/arcade.table.ts';
import { Access } from '../schema/access.ts';
import { Amount } from '../schema/amount.ts';
import { SumOf } from '../schema/sum-of.ts';
import { Node } from '../schema/node.ts';
import { connectionOf } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';
import { Player } from '../accounts/index.ts';
import { ArcadeContest } from './arcade-contest.types.ts';
import { ArcadeModeEnum, ArcadeRunStateEnum, ArcadeSignEnum, InputClassEnum } from './arcade.enums.ts';

const SMALLEST = 'In the smallest unit of the currency: cents, or whole coins.';

@Access('own')
@ObjectType({ description: 'A stage that was handed in. Receipts are a chain: each binds all before it.' })
export class ArcadeReceipt {
  @Field(() => Int, { description: 'Which stage it is for, from 0.' })
  stage!: number;

  @Field(() => String, { description: 'What was handed in, in base64: with the secrets, the run can be played again.' })
  bytes!: string;

  @Field(() => String, { description: 'SHA-256 over the receipt before, the bytes and the secret of the stage, hex.' })
  receipt!: string;

  @Field(() => Instant, { description: 'When the stage came in, by the server’s clock.' })
  receivedAt!: number;
}

@Access('own')
@ObjectType({ description: 'The secret of a stage: its course follows from it.' })
export class ArcadeSecret {
  @Field(() => Int, { description: 'Which stage it is of, from 0.' })
  stage!: number;

  @Field(() => String, { description: '32 bytes in hex; their SHA-256 is the secret before, or the commitment.' })
  secret!: string;

  @Field(() => Instant, { description: 'The time of the server’s clock.' })
  now!: number;
}

@Access('own')
@ObjectType({ description: 'What a run came to when the server played it again.' })
export class ArcadeResult {
  @Field(() => Int, { description: 'The score, by the server’s own replay.' })
  score!: number;

  @Field(() => Float, { description: 'Decides among equal scores; more is better. Whole, and beyond 32 bits.' })
  tieBreak!: number;

  @Field(() => String, { description: 'SHA-256 of the whole state at the end, in hex.' })
  digest!: string;

  @Field(() => Boolean, { description: 'Whether the score is the target of the contest or more.' })
  isTargetReached!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it was first of its contest and alone there, or has beaten five of nine rivals.',
  })
  isWon!: boolean;

  @Field(() => Int, {
    description: `What it was paid; 0 for whoever does not see what the player earns. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeResult.paidSum`.',
  })
  paid!: number;

  @SumOf('paid')
  @Field(() => Amount, { description: 'What it was paid; 0 for whoever does not see what the player earns.' })
  paidSum?: Amount;

  @Field(() => Int, { nullable: true, description: 'The player’s rating before it; null where it moved none.' })
  ratingBefore!: number | null;

  @Field(() => Int, { nullable: true, description: 'The player’s rating after it; null where it moved none.' })
  ratingAfter!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many rivals it has beaten in free mode; null in all others.' })
  beaten!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many rivals it had in free mode; null in all others.' })
  rivals!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its place in a contest of several, from 1; null for what was played alone, and on the board of a day.',
  })
  place!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many had a seat in a contest of several; null for what was played alone, and on the board of a day.',
  })
  entrants!: number | null;

  /** For its sums; not part of the schema. */
  currency!: Currency;
}

@Access('staff')
@ObjectType({ description: 'What staff judge a run by, beside what was handed in.' })
export class ArcadeReview {
  @Field(() => [ArcadeSignEnum], { description: 'What is out of the ordinary; empty where nothing is.' })
  signs!: RunSign[];
}

@Access('own')
@ObjectType({ implements: Node, description: 'A run from the ticket to what it brought.' })
export class ArcadeRun {
  @Field(() => ID, { description: 'Names the run in every other call, and in its page /arcade/run/:id.' })
  id!: string;

  @Field(() => Player, { description: 'Who plays it.' })
  player!: Player;

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
  isOwn!: boolean;

  @Field(() => ArcadeContest, { description: 'Whom it is played against, until when, and how that ended.' })
  contest!: ArcadeContest;

  @Field(() => ID, { description: 'Names the contest; all runs of one are on the same course.' })
  contestId!: string;

  @Field(() => ID, { nullable: true, description: 'The bracket whose pair this is; null in all other modes.' })
  bracketId!: string | null;

  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => Int, { description: 'The version of the rules that it is played by.' })
  version!: number;

  @Field(() => ArcadeModeEnum, { description: 'How it is played.' })
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum, { description: 'What entry and fee are paid in; `BC` where nothing is paid.' })
  currency!: Currency;

  @Field(() => Int, {
    description: `What was paid in; 0 where nothing is paid. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeRun.entrySum`.',
  })
  entry!: number;

  @SumOf('entry')
  @Field(() => Amount, { description: 'What was paid in; 0 where nothing is paid.' })
  entrySum?: Amount;

  @Field(() => Int, {
    description: `The platform’s fee on top of the entry. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeRun.feeSum`.',
  })
  fee!: number;

  @SumOf('fee')
  @Field(() => Amount, { description: 'The platform’s fee on top of the entry.' })
  feeSum?: Amount;

  @Field(() => InputClassEnum, {
    description:
      'With what it is played, as its player said; for money, Spark Line, Turncoat and Copy Desk take it alone.',
  })
  inputClass!: InputClass;

  @Field(() => ArcadeRunStateEnum, { description: 'How it stands.' })
  state!: ArcadeRunRow['state'];

  @Field(() => String, {
    description: 'SHA-256 of the secret of the first stage, in hex, known before anything is paid.',
  })
  commitment!: string;

  @Field(() => Int, { description: 'The score from which on the target is reached.' })
  target!: number;

  @Field(() => Instant, { description: 'When its ticket was given out.' })
  enteredAt!: number;

  @Field(() => Instant, {
    nullable: true,
    description: 'When the ticket is given back unless the run has begun by then; null unless it is a ticket.',
  })
  lapsesAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When it began, or begins a moment later; null before that.' })
  startedAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When the run is over, whatever has come by then; null unless it is under way.',
  })
  endsAt!: number | null;

  @Field(() => [String], {
    description: 'The secrets of its stages that are out by now, in hex, that of the first stage first.',
  })
  secrets!: string[];

  @Field(() => [ArcadeReceipt], { description: 'What has been handed in, stage by stage.' })
  stages!: ArcadeReceipt[];

  @Field(() => Boolean, {
    description: 'Whether its contest is over; the result is not told before, but for the board of a day.',
  })
  isSettled!: boolean;

  @Field(() => Boolean, {
    description: 'Whether those who were not in its contest can watch it, as far as they see the player’s figures.',
  })
  isShared!: boolean;

  @Field(() => ArcadeResult, {
    nullable: true,
    description:
      'What it came to; null for a run that does not count, and until that is told, but for staff who judge a held win.',
  })
  result!: ArcadeResult | null;

  @Field(() => ArcadeReview, {
    nullable: true,
    description:
      'Of a run that was refused, or whose win is or was held, for staff who play neither in its contest nor in its bracket; null otherwise.',
  })
  review!: ArcadeReview | null;

  @Field(() => Instant, { description: 'The time of the server’s clock.' })
  now!: number;
}

@Access('own')
@ObjectType({ description: 'A stage that was handed in, and the run after it.' })
export class ArcadeHandIn {
  @Field(() => ArcadeReceipt, { description: 'The receipt of the stage.' })
  receipt!: ArcadeReceipt;

  @Field(() => ArcadeRun, { description: 'The run after it, with its result where this was the last stage of all.' })
  run!: ArcadeRun;
}

@Access('own')
@ObjectType({ description: 'A run of the caller in a list.' })
export class ArcadeRunRecord {
  @Field(() => ID, { description: 'Names the run in every other call, and in its page /arcade/run/:id.' })
  id!: string;

  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => ArcadeModeEnum, { description: 'How it is played.' })
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum, { description: 'What entry and fee are paid in; `BC` where nothing is paid.' })
  currency!: Currency;

  @Field(() => Int, {
    description: `What was paid in; 0 where nothing is paid. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeRunRecord.entrySum`.',
  })
  entry!: number;

  @SumOf('entry')
  @Field(() => Amount, { description: 'What was paid in; 0 where nothing is paid.' })
  entrySum?: Amount;

  @Field(() => ArcadeRunStateEnum, { description: 'How it stands.' })
  state!: ArcadeRunRow['state'];

  @Field(() => Instant, { description: 'When its ticket was given out.' })
  enteredAt!: number;

  @Field(() => Boolean, {
    description: 'Whether its contest is over; the result is not told before, but for the board of a day.',
  })
  isSettled!: boolean;

  @Field(() => Int, { description: 'How many seats of its contest are taken.' })
  taken!: number;

  @Field(() => Int, {
    description: 'How many seats its contest has: 1 for what is played alone, a million for the board of a day.',
  })
  seats!: number;

  @Field(() => Instant, {
    nullable: true,
    description: 'When its contest is decided at the latest; null for what is played alone, and once it is over.',
  })
  dueAt!: number | null;

  @Field(() => ArcadeResult, {
    nullable: true,
    description: 'What it came to; null until that is told, and for a run that does not count.',
  })
  result!: ArcadeResult | null;
}

export const ArcadeRunConnection = connectionOf(ArcadeRunRecord, 'ArcadeRun');

@InputType({ description: 'An entry to a game of the arcade.' })
export class EnterArcadeInput {
  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => Int, {
    description: 'The version of the rules that the caller has loaded; only the one that is played now is taken.',
  })
  version!: number;

  @Field(() => ArcadeModeEnum, {
    description: 'How it is to be played; any but `BRACKET`, which has a call of its own.',
  })
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum, {
    defaultValue: 'BC',
    description: 'What the entry is paid in; practice, the board of the day and free mode take `BC` alone.',
  })
  currency!: Currency;

  @Field(() => Int, {
    description: `What to pay within the offer: 0, or in steps of ${ENTRY_GAPS.USD} cents or ${ENTRY_GAPS.BC} coins.`,
  })
  entry!: number;

  @Field(() => InputClassEnum, { description: 'With what the caller plays.' })
  inputClass!: InputClass;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a battle for coins, the name of the only player who may take the second seat; otherwise it is drawn.',
  })
  opponent?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The battle that the caller was invited to; its terms have to be those of the entry.',
  })
  contestId?: string | null;
}

@InputType({ description: 'The inputs of a stage of the caller’s run, 2,048 bytes at most; a tick takes 5 ms.' })
export class HandInStageInput {
  @Field(() => ID, { description: 'The run, by its id.' })
  runId!: string;

  @Field(() => Int, { description: 'Which stage it is, from 0; later than the last that came in.' })
  stage!: number;

  @Field(() => String, {
    description:
      'Base64 of varints: how many inputs; for each its ticks since the last and its numbers above their least.',
  })
  bytes!: string;
}

@InputType({ description: 'What staff decide about a win that is held.' })
export class DecideHeldInput {
  @Field(() => ID, { description: 'The alert that the win has raised.' })
  alertId!: string;

  @Field(() => Boolean, { description: 'Whether the runs with signs count; otherwise their entries are kept.' })
  doRunsCount!: boolean;

  @Field(() => String, { description: 'Why it is decided so, which the audit log keeps; 1 to 2,000 characters.' })
  reason!: string;
}
