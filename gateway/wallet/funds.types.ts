import { Field, ID, ObjectType } from 'type-graphql';
import type { Tier } from '../../domain/accounts/roles.ts';
import type { EntryKind, TransferKind } from '../../domain/wallet/ledger.ts';
import type { CoinFlow } from '../../domain/wallet/coin-log.ts';
import type { HoldKind } from '../../domain/wallet/stakes.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { CoinFlowEnum, EntryKindEnum, HoldKindEnum, TransferKindEnum } from './wallet.enums.ts';
import { TierEnum } from '../accounts/index.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'Money that is held, and what holds it.' })
export class FundsHold {
  @Field(() => HoldKindEnum)
  kind!: HoldKind;

  @Field(() => ID, { description: 'Of the contest or the withdrawal.' })
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true, description: 'The page of the contest; null for a withdrawal.' })
  path!: string | null;

  @Field(() => Cents)
  cents!: number;
}

@Access('own')
@ObjectType({ description: 'How a player’s money is split, and why.' })
export class Funds {
  @Field(() => Cents, { description: 'Free to be staked.' })
  availableCents!: number;

  @Field(() => [FundsHold])
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
  @Field(() => Cents)
  maxCents!: number;

  @Field(() => Cents)
  usedCents!: number;
}

@Access('own')
@ObjectType({ description: 'The limits of the player’s own tier with the amounts used so far, and the fees.' })
export class FundLimits {
  @Field(() => TierEnum)
  tier!: Tier;

  @Field(() => UsedLimit, { description: 'Stakes of this UTC day.' })
  stakeDay!: UsedLimit;

  @Field(() => UsedLimit)
  depositDay!: UsedLimit;

  @Field(() => UsedLimit)
  depositMonth!: UsedLimit;

  @Field(() => UsedLimit)
  withdrawalDay!: UsedLimit;

  @Field(() => UsedLimit)
  withdrawalMonth!: UsedLimit;

  @Field(() => Cents)
  withdrawalFeeCents!: number;

  @Field(() => Cents)
  withdrawalMinCents!: number;

  @Field(() => Cents)
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
  @Field(() => Instant)
  at!: number;

  @Field(() => Cents)
  cents!: number;
}

@Scope('wallet:read')
@Access('own')
@ObjectType({ description: 'What a booking says in the BattleCoin log, beside its amount and time (EN-25).' })
export class CoinEntry {
  @Field(() => CoinFlowEnum)
  flow!: CoinFlow;

  @Field(() => String, { description: 'Where it came from or went to.' })
  source!: string;

  @Field(() => String)
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

  @Field(() => ID)
  transferId!: string;

  @Field(() => EntryKindEnum)
  kind!: EntryKind;

  @Field(() => TransferKindEnum)
  transferKind!: TransferKind;

  @Field(() => Cents, { description: 'In cents, or in whole BattleCoin.' })
  amount!: number;

  @Field(() => Cents)
  balanceAfter!: number;

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

  @Field(() => Instant)
  at!: number;
}
export const LedgerLineConnection = connectionOf(LedgerLine, 'LedgerLine');
