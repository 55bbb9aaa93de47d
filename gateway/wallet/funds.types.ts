import { Field, ID, ObjectType } from 'type-graphql';
import type { Tier } from '../../domain/accounts/roles.ts';
import type { EntryKind, TransferKind } from '../../domain/wallet/ledger.ts';
import type { CoinFlow } from '../../domain/wallet/coin-log.ts';
import type { HoldKind } from '../../domain/wallet/stakes.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { Access } from '../schema/access.ts';
import { Amount } from '../schema/amount.ts';
import { SumOf } from '../schema/sum-of.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { CoinFlowEnum, EntryKindEnum, HoldKindEnum, TransferKindEnum } from './wallet.enums.ts';
import { TierEnum } from '../accounts/index.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'Money that is held, and what holds it.' })
export class FundsHold {
  @Field(() => HoldKindEnum, { description: 'What holds the money.' })
  kind!: HoldKind;

  @Field(() => ID, { description: 'Of the contest or the withdrawal.' })
  id!: string;

  @Field(() => String, { description: 'The title of the contest; `Withdrawal` for a withdrawal.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The page of the contest; null for a withdrawal.' })
  path!: string | null;

  @Field(() => Cents, { description: 'How much it holds, the fee included.' })
  cents!: number;
}

@Access('own')
@ObjectType({ description: 'How a player’s money is split, and why.' })
export class Funds {
  @Field(() => Cents, { description: 'Free to be staked.' })
  availableCents!: number;

  @Field(() => [FundsHold], {
    description: 'What holds money now: contests, the newest first, then withdrawals, the oldest first.',
  })
  holds!: readonly FundsHold[];

  @Field(() => Cents, { description: 'Free to be withdrawn, the fee included.' })
  withdrawableCents!: number;

  @Field(() => Cents, { description: 'Won within the dispute window.' })
  lockedCents!: number;

  @Field(() => Instant, { nullable: true, description: 'When all of it is free; null when nothing is locked.' })
  unlocksAt!: number | null;

  @Field(() => Cents, { description: 'Owed since a deposit was taken back.' })
  debtCents!: number;
}

@Access('own')
@ObjectType({ description: 'A limit with what is used of it.' })
export class UsedLimit {
  @Field(() => Cents, { description: 'The most that the period allows.' })
  maxCents!: number;

  @Field(() => Cents, { description: 'What the period has counted so far.' })
  usedCents!: number;
}

@Access('own')
@ObjectType({ description: 'The limits of the player’s own tier with the amounts used so far, and the fees.' })
export class FundLimits {
  @Field(() => TierEnum, { description: 'The tier that the limits go by.' })
  tier!: Tier;

  @Field(() => UsedLimit, { description: 'Stakes of this UTC day.' })
  stakeDay!: UsedLimit;

  @Field(() => UsedLimit, { description: 'Deposits of this UTC day; those that failed do not count.' })
  depositDay!: UsedLimit;

  @Field(() => UsedLimit, { description: 'Deposits of this UTC calendar month; those that failed do not count.' })
  depositMonth!: UsedLimit;

  @Field(() => UsedLimit, {
    description: 'Withdrawals asked for in this UTC day, without fees; those rejected or failed do not count.',
  })
  withdrawalDay!: UsedLimit;

  @Field(() => UsedLimit, {
    description:
      'Withdrawals asked for in this UTC calendar month, without fees; those rejected or failed do not count.',
  })
  withdrawalMonth!: UsedLimit;

  @Field(() => Cents, { description: 'The fee of one withdrawal, on top of its amount; 0 for VIP players.' })
  withdrawalFeeCents!: number;

  @Field(() => Cents, { description: 'The least amount of one withdrawal, without the fee.' })
  withdrawalMinCents!: number;

  @Field(() => Cents, { description: 'The least amount of one deposit.' })
  depositMinCents!: number;

  @Field(() => Cents, {
    description:
      'The most that one payment may be now without a second factor: $100 less what the last 24 hours have had.',
  })
  secondFactorAboveCents!: number;
}

@Scope('wallet:read')
@Access('own')
@ObjectType({ description: 'What lay free at the end of a UTC day.' })
export class BalancePoint {
  @Field(() => Instant, { description: 'Midnight UTC at which that day began.' })
  at!: number;

  @Field(() => Cents, { description: 'What lay free when that day ended; for today what lies free now.' })
  cents!: number;
}

/** EN-25 */
@Scope('wallet:read')
@Access('own')
@ObjectType({ description: 'What a booking says in the BattleCoin log, beside its amount and time.' })
export class CoinEntry {
  @Field(() => CoinFlowEnum, { description: 'Whether the coins came or went.' })
  flow!: CoinFlow;

  @Field(() => String, { description: 'Where it came from or went to.' })
  source!: string;

  @Field(() => String, {
    description: 'What it was, in English: the title of the contest or purchase, or a short phrase.',
  })
  description!: string;
}

@Scope('wallet:read')
@Access('own')
@ObjectType({ description: 'A booking of the player’s account, as the ledger holds it.' })
export class LedgerLine {
  @Field(() => ID, { description: 'Of the transfer and the place within the account.' })
  id!: string;

  @Field(() => Number, { description: 'From 1 within the account, without gaps.' })
  number!: number;

  @Field(() => ID, { description: 'The transfer that it is one side of; `receipt` shows it whole.' })
  transferId!: string;

  @Field(() => EntryKindEnum, { description: 'What it is to the player’s account.' })
  kind!: EntryKind;

  @Field(() => TransferKindEnum, { description: 'What the transfer is for.' })
  transferKind!: TransferKind;

  @Field(() => Cents, {
    description: 'In cents, or in whole BattleCoin.',
    deprecationReason: 'Until 2027-05-26: use `LedgerLine.sum`.',
  })
  amount!: number;

  @SumOf('amount')
  @Field(() => Amount, { description: 'How much; below zero when it left the player.' })
  sum?: Amount;

  @Field(() => Cents, {
    description: 'The balance right after it, in cents or whole BattleCoin.',
    deprecationReason: 'Until 2027-05-26: use `LedgerLine.balance`.',
  })
  balanceAfter!: number;

  @SumOf('balanceAfter')
  @Field(() => Amount, { description: 'The balance right after it.' })
  balance?: Amount;

  @Field(() => String, { nullable: true, description: 'The contest or payment it belongs to.' })
  subjectId!: string | null;

  @Field(() => String, { nullable: true, description: 'The page of the contest it belongs to; null for others.' })
  path!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The title of the contest, the name of the payment method, or what a bonus was for.',
  })
  detail!: string | null;

  @Field(() => CoinEntry, { nullable: true, description: 'Of BattleCoin; null of money.' })
  coins!: CoinEntry | null;

  @Field(() => Instant, { description: 'When it was booked.' })
  at!: number;

  /** For its sums; not part of the schema. */
  currency!: Currency;
}
export const LedgerLineConnection = connectionOf(LedgerLine, 'LedgerLine');
