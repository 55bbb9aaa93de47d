import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type CryptoNetwork, type MethodKind, PAYOUT_KINDS } from '../../domain/wallet/methods.ts';
import {
  DEPOSIT_CENTS_MAX,
  DEPOSIT_CENTS_MIN,
  type DepositStatus,
  METHOD_COOLING_MS,
  METHOD_LOCK_MS,
  type ProviderPayoutStatus,
  WITHDRAWAL_CENTS_MIN,
  type WithdrawalAction,
  type WithdrawalStatus,
} from '../../domain/wallet/payments.ts';
import { METHOD_LABEL_MAX, PAYOUT_REFERENCE_MAX } from '../../domain/wallet/wallet.schemas.ts';
import type { DepositRow, MethodRow, WithdrawalRow } from '../../db/wallet/payment.table.ts';
import { Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { connectionOf } from '../schema/connection.ts';
import {
  CryptoNetworkEnum,
  DepositStatusEnum,
  MethodKindEnum,
  ProviderPayoutStatusEnum,
  WithdrawalActionEnum,
  WithdrawalStatusEnum,
} from './wallet.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

/** EN-24 */
@Access('own')
@ObjectType({ description: 'A way to pay in, and for some kinds to be paid.' })
export class PaymentMethod {
  @Field(() => ID, { description: 'Names the method where it is paid with, made the default or removed.' })
  id!: string;

  @Field(() => MethodKindEnum, { description: 'What kind of method it is.' })
  kind!: MethodKind;

  @Field(() => String, { description: 'What its owner called it, or a name made from its kind.' })
  name!: string;

  @Field(() => String, { description: 'As much of the destination as may be shown; empty for cards.' })
  details!: string;

  @Field(() => CryptoNetworkEnum, {
    nullable: true,
    description: 'The coin of a `CRYPTO` method; null for all others.',
  })
  network!: CryptoNetwork | null;

  @Field(() => Boolean, { description: 'Whether it is the caller’s default; at most one of the verified methods is.' })
  isDefault!: boolean;

  @Field(() => Boolean, { description: 'Only verified methods move money.' })
  isVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether money can be sent to it.' })
  canPayOut!: boolean;

  @Field(() => Boolean, { description: 'False while its kind is switched off: it can only be removed.' })
  isOffered!: boolean;

  @Field(() => Instant, { description: 'From then on money can be sent to it.' })
  payoutFrom!: number;

  @Field(() => Instant, {
    nullable: true,
    description:
      'Locked by a reset of the password: no payout goes there until `confirmPaymentMethod`, from then on. Null where nothing is locked.',
  })
  confirmableFrom!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When a payment was last begun with it; null before the first.',
  })
  lastUsedAt!: number | null;
}

export const toMethod = (row: MethodRow, offered: readonly MethodKind[]): PaymentMethod => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  details: row.details,
  network: row.network,
  isDefault: row.isDefault,
  isVerified: row.isVerified,
  canPayOut: PAYOUT_KINDS.includes(row.kind),
  isOffered: offered.includes(row.kind),
  payoutFrom: row.createdAt + METHOD_COOLING_MS,
  confirmableFrom: row.lockedAt === null ? null : row.lockedAt + METHOD_LOCK_MS,
  lastUsedAt: row.lastUsedAt,
});

@Access('own')
@ObjectType({ implements: Node, description: 'Money on its way in.' })
export class Deposit {
  @Field(() => ID, { description: 'Names the deposit in every call about it.' })
  id!: string;

  @Field(() => Cents, { description: 'How much is paid in.' })
  amountCents!: number;

  @Field(() => DepositStatusEnum, { description: 'How far it is.' })
  status!: DepositStatus;

  @Field(() => Cents, { description: 'How much of it is taken back by now, by a refund or by the payer’s bank.' })
  takenBackCents!: number;

  @Field(() => String, { nullable: true, description: 'Where the payment has to be confirmed; null when nowhere.' })
  actionUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed; null unless it did.' })
  failure!: string | null;

  @Field(() => String, { description: 'The name of the method that it is paid with, also after that was removed.' })
  methodName!: string;

  @Field(() => Instant, { description: 'When it was begun.' })
  createdAt!: number;

  @Field(() => Instant, { description: 'When its status changed last.' })
  changedAt!: number;
}

export const toDeposit = (row: DepositRow, method: MethodRow | undefined): Deposit => ({
  id: row.id,
  amountCents: row.amountCents,
  status: row.status,
  takenBackCents: row.takenBackCents,
  actionUrl: row.actionUrl,
  failure: row.failure,
  methodName: method?.name ?? '',
  createdAt: row.createdAt,
  changedAt: row.changedAt,
});

@Access('own')
@ObjectType({
  implements: Node,
  description: 'A request for a payout; amount and fee are held until it is paid or given back.',
})
export class Withdrawal {
  @Field(() => ID, { description: 'Names the withdrawal; staff decide it by this id.' })
  id!: string;

  @Field(() => Cents, { description: 'How much is paid out, without the fee.' })
  amountCents!: number;

  @Field(() => Cents, { description: 'What it costs on top of the amount; 0 for VIP players.' })
  feeCents!: number;

  @Field(() => WithdrawalStatusEnum, { description: 'How far it is.' })
  status!: WithdrawalStatus;

  @Field(() => String, { nullable: true, description: 'Why it was refused or failed; null unless it was.' })
  reason!: string | null;

  @Field(() => String, { description: 'The name of the method that it is paid to, also after that was removed.' })
  methodName!: string;

  @Field(() => String, { description: 'As much of the destination as may be shown, as in `•••• 4242`.' })
  methodDetails!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the bank calls the transfer; null before it was sent, and where it was not sent by hand.',
  })
  bankReference!: string | null;

  @Field(() => String, { nullable: true, description: 'The bank’s day of that transfer, `YYYY-MM-DD`.' })
  sentOn!: string | null;

  @Field(() => Instant, { description: 'When it was asked for.' })
  requestedAt!: number;

  @Field(() => Instant, { description: 'When its status changed last, or the first of two approvals came.' })
  changedAt!: number;

  /** CR-07 */
  @Field(() => Boolean, { description: 'Whether it pays out income of a creator.' })
  isCreatorPayout!: boolean;
}

export const toWithdrawal = (row: WithdrawalRow, method: MethodRow | undefined): Withdrawal => ({
  id: row.id,
  amountCents: row.amountCents,
  feeCents: row.feeCents,
  status: row.status,
  reason: row.reason,
  methodName: method?.name ?? '',
  methodDetails: method?.details ?? '',
  bankReference: row.bankReference,
  sentOn: row.sentOn,
  requestedAt: row.requestedAt,
  changedAt: row.changedAt,
  isCreatorPayout: row.isCreatorPayout,
});

export const DepositConnection = connectionOf(Deposit, 'Deposit');
export const WithdrawalConnection = connectionOf(Withdrawal, 'Withdrawal');

/** EN-57 */
@Access('staff')
@ObjectType({ description: 'A withdrawal as staff see it.' })
export class WithdrawalRequest {
  @Field(() => ID, { description: 'The same as `withdrawal.id`.' })
  id!: string;

  @Field(() => Withdrawal, { description: 'What was asked for, as the player sees it.' })
  withdrawal!: Withdrawal;

  @Field(() => ID, { description: 'The account that asked for it.' })
  userId!: string;

  @Beside('userId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of that account.' })
  user?: Player;

  @Field(() => String, { description: 'The player’s username.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'Who approved it first, while a second approval is missing.' })
  firstApprover!: string | null;

  @Field(() => Boolean, { description: 'Whether it is paid by hand and waits for an administrator.' })
  isManual!: boolean;

  @Field(() => [ProviderPayoutStatusEnum], {
    description: 'What the caller can say now with `confirmPayout`; empty unless it is paid by hand.',
  })
  payoutEnds!: readonly ProviderPayoutStatus[];

  @Field(() => String, {
    nullable: true,
    description: 'Who was shown the account last, or has marked it as sent; null before, and where it is not by hand.',
  })
  handler!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When that was.' })
  handledAt!: number | null;

  @Field(() => Boolean, { description: 'Whether two administrators have to approve it.' })
  needsTwo!: boolean;
}
export const WithdrawalRequestConnection = connectionOf(WithdrawalRequest, 'WithdrawalRequest');

@InputType({ description: 'A new way to pay.' })
export class AddPaymentMethodInput {
  @Field(() => MethodKindEnum, {
    description: 'What kind of method it is; `offeredMethodKinds` lists those that are taken.',
  })
  kind!: MethodKind;

  @Field(() => String, { defaultValue: '', description: 'The provider’s token of a card or a phone’s wallet.' })
  token!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'IBAN or routing/account of a bank, address of a coin, e-mail of PayPal, @handle of Venmo.',
  })
  destination!: string;

  @Field(() => CryptoNetworkEnum, {
    nullable: true,
    description: 'The coin of a `CRYPTO` method, which needs one; null for all others.',
  })
  network?: CryptoNetwork | null;

  @Field(() => String, {
    defaultValue: '',
    description: `What the caller calls it, at most ${METHOD_LABEL_MAX} characters; named after its kind when empty.`,
  })
  label!: string;
}

@InputType({ description: 'A payment in or out.' })
export class PaymentInput {
  @Field(() => ID, {
    description: 'One of the caller’s verified methods; for a withdrawal one that `canPayOut`, from `payoutFrom` on.',
  })
  methodId!: string;

  @Field(() => Cents, {
    description: `Deposits ${DEPOSIT_CENTS_MIN} to ${DEPOSIT_CENTS_MAX}, withdrawals from ${WITHDRAWAL_CENTS_MIN} on.`,
  })
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'A code of the second factor, above $100 in 24 hours.' })
  proof?: string | null;
}

@Access('own')
@ObjectType({ description: 'A page of the payment provider.' })
export class ProviderPage {
  @Field(() => String, { description: 'Where to send the browser; good for a few minutes.' })
  url!: string;
}

@Access('administrator')
@ObjectType({ description: 'Where the money of a payout by hand goes.' })
export class PayoutAccount {
  @Field(() => MethodKindEnum, { description: 'What kind of account it is.' })
  kind!: MethodKind;

  @Field(() => String, {
    description: 'IBAN or routing/account of a bank, address of a coin, e-mail of PayPal, @handle of Venmo; in full.',
  })
  destination!: string;

  @Field(() => CryptoNetworkEnum, { nullable: true, description: 'The coin of a `CRYPTO` account; null for others.' })
  network!: CryptoNetwork | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which other administrator was shown it last, and may be sending the money; null for nobody.',
  })
  earlierHandler!: string | null;
}

@InputType({ description: 'How a payout made by hand ended.' })
export class ConfirmPayoutInput {
  @Field(() => ID, { description: 'As `WithdrawalRequest.id` names it.' })
  withdrawalId!: string;

  @Field(() => ProviderPayoutStatusEnum, { description: 'Whether the money was sent, or came back.' })
  status!: ProviderPayoutStatus;

  @Field(() => String, {
    description: `The bank’s number of the transfer, or why it failed or came back; at most ${PAYOUT_REFERENCE_MAX} characters, which the player reads.`,
  })
  reference!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of `PAID` the bank’s day of the transfer, `YYYY-MM-DD`; today (UTC) without it.',
  })
  sentOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the second factor, for all but `PAID`.',
  })
  proof?: string | null;
}

@InputType({ description: 'A decision over a withdrawal.' })
export class DecideWithdrawalInput {
  @Field(() => ID, { description: 'As `WithdrawalRequest.id` names it.' })
  withdrawalId!: string;

  @Field(() => WithdrawalActionEnum, { description: 'What is decided.' })
  action!: WithdrawalAction;

  @Field(() => String, { defaultValue: '', description: 'Shown to the player when it is refused.' })
  reason!: string;
}
