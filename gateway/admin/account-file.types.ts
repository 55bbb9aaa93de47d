import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AdjustmentState } from '../../domain/admin/adjust-balance.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { AdjustmentView } from '../../db/admin/adjustment.queries.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { AdjustmentStateEnum } from './admin.enums.ts';

@Access('staff')
@ObjectType({ description: 'A device on which a player is signed in, as staff see it.' })
export class AccountSession {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '“Chrome on Windows”, as far as the browser tells.' })
  device!: string;

  @Field(() => Instant)
  lastUsedAt!: number;

  @Field(() => Instant)
  since!: number;
}

@Access('staff')
@ObjectType({ description: 'A balance that an administrator set right, or wants to (AU-04).' })
export class BalanceAdjustment {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  username!: string;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Cents, { description: 'Into the account when positive, in cents or whole BattleCoin.' })
  amount!: number;

  @Field(() => String)
  reason!: string;

  @Field(() => AdjustmentStateEnum)
  state!: AdjustmentState;

  @Field(() => String)
  askedBy!: string;

  @Field(() => Instant)
  askedAt!: number;

  @Field(() => String, { nullable: true })
  decidedBy!: string | null;

  @Field(() => Instant, { nullable: true })
  decidedAt!: number | null;
}

export const toAdjustment = (view: AdjustmentView): BalanceAdjustment => ({
  id: view.id,
  userId: view.userId,
  username: view.username,
  currency: view.currency,
  amount: view.amount,
  reason: view.reason,
  state: view.state,
  askedBy: view.askedByName,
  askedAt: view.askedAt,
  decidedBy: view.decidedByName,
  decidedAt: view.decidedAt,
});

@ObjectType()
export class BalanceAdjustmentConnection extends connectionOf(BalanceAdjustment, 'BalanceAdjustment') {}

const REASON = { description: 'Kept in the audit log; 1 to 2,000 characters.' } as const;
const PROOF = { nullable: true, description: 'A code of the second factor, or the receipt of a passkey.' } as const;

@InputType()
export class AdjustBalanceInput {
  @Field(() => ID)
  accountId!: string;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Cents, { description: 'Into the account when positive, in cents or whole BattleCoin; not 0.' })
  amount!: number;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => String, PROOF)
  proof?: string | null;
}

@InputType()
export class DecideAdjustmentInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean, { description: 'Books it when true, refuses it otherwise.' })
  approves!: boolean;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => String, PROOF)
  proof?: string | null;
}
