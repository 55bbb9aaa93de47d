import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AdjustmentState } from '../../../domain/admin/adjust-balance.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { AdjustmentView } from '../../../db/admin/adjustment.queries.ts';
import { Player, loadPlayer } from '../../accounts/index.ts';
import { Beside } from '../../schema/beside.ts';
import { Access } from '../../schema/access.ts';
import { Amount } from '../../schema/amount.ts';
import { SumOf } from '../../schema/sum-of.ts';
import { connectionOf } from '../../schema/connection.ts';
import { CurrencyEnum } from '../../schema/enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import { AdjustmentStateEnum } from '../admin.enums.ts';

@Access('staff')
@ObjectType({ description: 'A device on which a player is signed in, as staff see it.' })
export class AccountSession {
  @Field(() => ID, { description: 'Names the session; it opens nothing.' })
  id!: string;

  @Field(() => String, { description: '“Chrome on Windows”, as far as the browser tells.' })
  device!: string;

  @Field(() => Instant, { description: 'When it was used last.' })
  lastUsedAt!: number;

  @Field(() => Instant, { description: 'When the player signed in on it.' })
  since!: number;
}

@Access('staff')
@ObjectType({ description: 'A browser from which a player has signed in, as staff see it.' })
export class AccountDevice {
  @Field(() => String, { description: '“Chrome on Windows”, as far as the browser tells.' })
  name!: string;

  @Field(() => Instant, { description: 'When the player first signed in from it.' })
  firstSeenAt!: number;

  @Field(() => Instant, { description: 'When the player last signed in from it.' })
  lastSeenAt!: number;
}

/** AU-04 */
@Access('staff')
@ObjectType({ description: 'A balance that an administrator set right, or wants to.' })
export class BalanceAdjustment {
  @Field(() => ID, { description: 'Names the adjustment; `decideAdjustment` takes it.' })
  id!: string;

  @Field(() => ID, { description: 'The account whose balance it changes.' })
  userId!: string;

  @Beside('userId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of that account.' })
  user?: Player;

  @Field(() => String, { description: 'The username of that account.' })
  username!: string;

  @Field(() => CurrencyEnum, { description: 'Which of its balances it changes.' })
  currency!: Currency;

  @Field(() => Cents, {
    description: 'Into the account when positive, in cents or whole BattleCoin.',
    deprecationReason: 'Until 2027-05-26: use `BalanceAdjustment.sum`.',
  })
  amount!: number;

  @SumOf('amount')
  @Field(() => Amount, { description: 'How much; into the account when positive.' })
  sum?: Amount;

  @Field(() => String, { description: 'Why, in the words of whoever asked for it.' })
  reason!: string;

  @Field(() => AdjustmentStateEnum, { description: 'Whether it waits, is booked or was refused.' })
  state!: AdjustmentState;

  @Field(() => String, { description: 'The username of the administrator who asked for it.' })
  askedBy!: string;

  @Field(() => Instant, { description: 'When it was asked for.' })
  askedAt!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The username of who booked or refused it, the same as `askedBy` where one was enough; null while it waits.',
  })
  decidedBy!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When it was booked or refused; null while it waits.' })
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

@ObjectType({ description: 'A page of adjustments.' })
export class BalanceAdjustmentConnection extends connectionOf(BalanceAdjustment, 'BalanceAdjustment') {}

const REASON = { description: 'Kept in the audit log; 1 to 2,000 characters.' } as const;
const PROOF = { nullable: true, description: 'A code of the second factor, or the receipt of a passkey.' } as const;

@InputType({ description: 'A change of a balance by hand.' })
export class AdjustBalanceInput {
  @Field(() => ID, { description: 'The account whose balance changes; not the caller’s own.' })
  accountId!: string;

  @Field(() => CurrencyEnum, { description: 'Which of its balances changes.' })
  currency!: Currency;

  @Field(() => Cents, { description: 'Into the account when positive, in cents or whole BattleCoin; not 0.' })
  amount!: number;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => String, PROOF)
  proof?: string | null;
}

@InputType({ description: 'A decision over an adjustment that waits.' })
export class DecideAdjustmentInput {
  @Field(() => ID, { description: 'As `BalanceAdjustment.id` names it.' })
  id!: string;

  @Field(() => Boolean, { description: 'Books it when true, refuses it otherwise.' })
  approves!: boolean;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => String, PROOF)
  proof?: string | null;
}
