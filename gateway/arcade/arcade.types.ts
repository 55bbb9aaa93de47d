import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ArcadeMode, GameCategory, InputClass } from '../../domain/arcade/games.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { ArcadeRunRow } from '../../db/arcade/arcade.table.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { BattleCoins, Cents, Instant } from '../schema/scalars.ts';
import { Player } from '../accounts/index.ts';
import { ArcadeContest } from './arcade-contest.types.ts';
import { ArcadeCategoryEnum, ArcadeModeEnum, ArcadeRunStateEnum, InputClassEnum } from './arcade.enums.ts';

const SMALLEST = 'In the smallest unit of the currency: cents, or whole coins.';

@Access('own')
@ObjectType({ description: 'A mode that a game can be entered in now.' })
export class ArcadeOffer {
  @Field(() => ArcadeModeEnum)
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Int, { description: `The smallest entry; 0 in practice. ${SMALLEST}` })
  least!: number;

  @Field(() => Int, { description: 'The largest entry. Free mode takes 100, 200 and 300 coins alone.' })
  most!: number;

  @Field(() => Int, { description: 'Contests for coins that are still to be won before it can be entered (AR-08).' })
  winsLeft!: number;

  @Field(() => Int, { description: 'Rated runs of the game that are still to be played before it can be entered.' })
  runsLeft!: number;
}

@Access('own')
@ObjectType({ description: 'How the caller stands in a game.' })
export class ArcadeRecord {
  @Field(() => Int, { description: 'Runs that counted; practice is in none.' })
  runs!: number;

  @Field(() => Int, { description: 'First places, and runs of free mode with five of nine rivals beaten.' })
  wins!: number;

  @Field(() => Int)
  rating!: number;

  @Field(() => Int, { description: 'Runs that moved the rating.' })
  ratedRuns!: number;

  @Field(() => Int, { nullable: true, description: 'Of all runs, practice too; null before the first.' })
  bestScore!: number | null;
}

@Access('own')
@ObjectType({ description: 'A game of the arcade with its figures (AR-01, EN-42).' })
export class ArcadeGame {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => ArcadeCategoryEnum)
  category!: GameCategory;

  @Field(() => String)
  description!: string;

  @Field(() => [String], { description: 'One sentence for each picture of the how-to.' })
  howTo!: readonly string[];

  @Field(() => Int, { description: 'Of the rules that are played now.' })
  version!: number;

  @Field(() => Int)
  durationMs!: number;

  @Field(() => Int, { description: 'The score that three of five runs stay below.' })
  target!: number;

  @Field(() => Cents, { description: 'The smallest entry for money; 0 where there is none.' })
  minFeeCents!: number;

  @Field(() => Cents, { description: 'The largest entry for money; 0 where there is none (AR-07).' })
  maxFeeCents!: number;

  @Field(() => Boolean, { description: 'One of the three with most entries in seven days.' })
  isPopular!: boolean;

  @Field(() => Boolean)
  isNew!: boolean;

  @Field(() => Int, { description: 'In the last seven days; practice is none.' })
  entries!: number;

  @Field(() => BattleCoins, { description: 'In its open contests.' })
  poolCoins!: number;

  @Field(() => Int, { description: 'Runs under way now.' })
  playing!: number;

  @Field(() => [ArcadeOffer])
  offers!: ArcadeOffer[];

  @Field(() => ArcadeRecord, { description: 'The caller’s.' })
  record!: ArcadeRecord;
}

@Access('own')
@ObjectType({ description: 'What the caller has done in free mode in this UTC day.' })
export class ArcadeFreeDay {
  @Field(() => Int, { description: 'Runs that are left of ten.' })
  runsLeft!: number;

  @Field(() => BattleCoins, { description: 'What they have paid less their entries; 200 at most.' })
  netCoins!: number;

  @Field(() => Instant)
  resetsAt!: number;
}

@Access('own')
@ObjectType({ description: 'A stage that was handed in. Receipts are a chain: each binds all before it.' })
export class ArcadeReceipt {
  @Field(() => Int)
  stage!: number;

  @Field(() => String, { description: 'What was handed in, in base64: with the secrets, the run can be played again.' })
  bytes!: string;

  @Field(() => String, { description: 'Hex.' })
  receipt!: string;

  @Field(() => Instant)
  receivedAt!: number;
}

@Access('own')
@ObjectType({ description: 'The secret of a stage: its course follows from it.' })
export class ArcadeSecret {
  @Field(() => Int)
  stage!: number;

  @Field(() => String, { description: '32 bytes in hex; their SHA-256 is the secret before, or the commitment.' })
  secret!: string;

  @Field(() => Instant, { description: 'The server’s clock.' })
  now!: number;
}

@Access('own')
@ObjectType({ description: 'What a run came to when the server played it again.' })
export class ArcadeResult {
  @Field(() => Int)
  score!: number;

  @Field(() => Float, { description: 'Decides among equal scores; more is better. Whole, and beyond 32 bits.' })
  tieBreak!: number;

  @Field(() => String, { description: 'SHA-256 of the whole state at the end, in hex.' })
  digest!: string;

  @Field(() => Boolean)
  isTargetReached!: boolean;

  @Field(() => Boolean, { description: 'First of its contest, or five of nine rivals beaten.' })
  isWon!: boolean;

  @Field(() => Int, { description: SMALLEST })
  paid!: number;

  @Field(() => Int, { nullable: true, description: 'Null where the run moved none.' })
  ratingBefore!: number | null;

  @Field(() => Int, { nullable: true })
  ratingAfter!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rivals beaten in free mode.' })
  beaten!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many rivals there were in free mode.' })
  rivals!: number | null;

  @Field(() => Int, { nullable: true, description: 'In a contest of several.' })
  place!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many have played in a contest of several.' })
  entrants!: number | null;
}

@Access('own')
@ObjectType({ description: 'A run from the ticket to what it brought.' })
export class ArcadeRun {
  @Field(() => ID)
  id!: string;

  @Field(() => Player, { description: 'Who plays it.' })
  player!: Player;

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
  isOwn!: boolean;

  @Field(() => ArcadeContest)
  contest!: ArcadeContest;

  @Field(() => ID)
  contestId!: string;

  @Field(() => ID)
  game!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => ArcadeModeEnum)
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Int, { description: SMALLEST })
  entry!: number;

  @Field(() => Int, { description: `On top of the entry. ${SMALLEST}` })
  fee!: number;

  @Field(() => ArcadeRunStateEnum)
  state!: ArcadeRunRow['state'];

  @Field(() => String, { description: 'The hash of the first secret, in hex, known before anything is paid.' })
  commitment!: string;

  @Field(() => Int)
  target!: number;

  @Field(() => Instant)
  enteredAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When the ticket is given back; null once the run has begun.' })
  lapsesAt!: number | null;

  @Field(() => Instant, { nullable: true })
  startedAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When the run is over, whatever has come by then; null unless it is under way.',
  })
  endsAt!: number | null;

  @Field(() => [String], { description: 'All that are out by now, in hex, that of the first stage first.' })
  secrets!: string[];

  @Field(() => [ArcadeReceipt], { description: 'What has been handed in.' })
  stages!: ArcadeReceipt[];

  @Field(() => Boolean, { description: 'Whether its contest is decided; the result is not told before.' })
  isSettled!: boolean;

  @Field(() => ArcadeResult, { nullable: true })
  result!: ArcadeResult | null;

  @Field(() => Instant, { description: 'The server’s clock.' })
  now!: number;
}

@Access('own')
@ObjectType({ description: 'A stage that was handed in, and the run after it.' })
export class ArcadeHandIn {
  @Field(() => ArcadeReceipt)
  receipt!: ArcadeReceipt;

  @Field(() => ArcadeRun, { description: 'With its result where this was the last stage of all.' })
  run!: ArcadeRun;
}

@Access('own')
@ObjectType({ description: 'A run of the caller in a list.' })
export class ArcadeRunRecord {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  game!: string;

  @Field(() => ArcadeModeEnum)
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Int, { description: SMALLEST })
  entry!: number;

  @Field(() => ArcadeRunStateEnum)
  state!: ArcadeRunRow['state'];

  @Field(() => Instant)
  enteredAt!: number;

  @Field(() => Boolean)
  isSettled!: boolean;

  @Field(() => Int, { description: 'Seats of its contest that are taken, of so many.' })
  taken!: number;

  @Field(() => Int)
  seats!: number;

  @Field(() => Instant, { nullable: true, description: 'When its contest is decided at the latest.' })
  dueAt!: number | null;

  @Field(() => ArcadeResult, { nullable: true })
  result!: ArcadeResult | null;
}

export const ArcadeRunConnection = connectionOf(ArcadeRunRecord, 'ArcadeRun');

@InputType()
export class EnterArcadeInput {
  @Field(() => ID)
  game!: string;

  @Field(() => Int, { description: 'Of the rules that the browser has loaded.' })
  version!: number;

  @Field(() => ArcadeModeEnum)
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum, { defaultValue: 'BC' })
  currency!: Currency;

  @Field(() => Int, { description: `0 in practice. ${SMALLEST}` })
  entry!: number;

  @Field(() => InputClassEnum)
  inputClass!: InputClass;

  @Field(() => String, {
    nullable: true,
    description: 'Of a battle for coins, the name of the only player who may take the second seat.',
  })
  opponent?: string | null;

  @Field(() => ID, { nullable: true, description: 'The battle that the caller was invited to.' })
  contestId?: string | null;
}

@InputType()
export class HandInStageInput {
  @Field(() => ID)
  runId!: string;

  @Field(() => Int)
  stage!: number;

  @Field(() => String, { description: 'What `writeStage` writes, in base64.' })
  bytes!: string;
}

@InputType()
export class DecideHeldInput {
  @Field(() => ID)
  alertId!: string;

  @Field(() => Boolean, { description: 'Whether the runs with signs count; otherwise their entries are kept.' })
  doRunsCount!: boolean;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
