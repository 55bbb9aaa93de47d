import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type CryptoNetwork, type MethodKind, PAYOUT_KINDS, offeredKinds } from '../../domain/wallet/methods.ts';
import {
  type DepositStatus,
  METHOD_COOLING_MS,
  type ProviderPayoutStatus,
  type WithdrawalAction,
  type WithdrawalStatus,
} from '../../domain/wallet/payments.ts';
import type { DepositRow, MethodRow, WithdrawalRow } from '../../db/wallet/payment.table.ts';
import { Access } from '../schema/access.ts';
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

@Access('own')
@ObjectType({ description: 'A way to pay in, and for some kinds to be paid (EN-24).' })
export class PaymentMethod {
  @Field(() => ID)
  id!: string;

  @Field(() => MethodKindEnum)
  kind!: MethodKind;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'As much of the destination as may be shown; empty for cards.' })
  details!: string;

  @Field(() => CryptoNetworkEnum, { nullable: true })
  network!: CryptoNetwork | null;

  @Field(() => Boolean)
  isDefault!: boolean;

  @Field(() => Boolean, { description: 'Only verified methods move money.' })
  isVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether money can be sent to it.' })
  canPayOut!: boolean;

  @Field(() => Boolean, { description: 'False while its kind is switched off: it can only be removed.' })
  isOffered!: boolean;

  @Field(() => Instant, { description: 'From then on money can be sent to it.' })
  payoutFrom!: number;

  @Field(() => Instant, { nullable: true })
  lastUsedAt!: number | null;
}

export const toMethod = (row: MethodRow, isCryptoOn: boolean): PaymentMethod => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  details: row.details,
  network: row.network,
  isDefault: row.isDefault,
  isVerified: row.isVerified,
  canPayOut: PAYOUT_KINDS.includes(row.kind),
  isOffered: offeredKinds(isCryptoOn).includes(row.kind),
  payoutFrom: row.createdAt + METHOD_COOLING_MS,
  lastUsedAt: row.lastUsedAt,
});

@Access('own')
@ObjectType({ description: 'Money on its way in.' })
export class Deposit {
  @Field(() => ID)
  id!: string;

  @Field(() => Cents)
  amountCents!: number;

  @Field(() => DepositStatusEnum)
  status!: DepositStatus;

  @Field(() => String, { nullable: true, description: 'Where the payment has to be confirmed; null when nowhere.' })
  actionUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed.' })
  failure!: string | null;

  @Field(() => String)
  methodName!: string;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => Instant)
  changedAt!: number;
}

export const toDeposit = (row: DepositRow, method: MethodRow | undefined): Deposit => ({
  id: row.id,
  amountCents: row.amountCents,
  status: row.status,
  actionUrl: row.actionUrl,
  failure: row.failure,
  methodName: method?.name ?? '',
  createdAt: row.createdAt,
  changedAt: row.changedAt,
});

@Access('own')
@ObjectType({ description: 'A request for a payout; amount and fee are held until it is paid or given back.' })
export class Withdrawal {
  @Field(() => ID)
  id!: string;

  @Field(() => Cents)
  amountCents!: number;

  @Field(() => Cents)
  feeCents!: number;

  @Field(() => WithdrawalStatusEnum)
  status!: WithdrawalStatus;

  @Field(() => String, { nullable: true, description: 'Why it was refused or failed.' })
  reason!: string | null;

  @Field(() => String)
  methodName!: string;

  @Field(() => String)
  methodDetails!: string;

  @Field(() => Instant)
  requestedAt!: number;

  @Field(() => Instant)
  changedAt!: number;

  @Field(() => Boolean, { description: 'Whether it pays out income of a creator (CR-07).' })
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
  requestedAt: row.requestedAt,
  changedAt: row.changedAt,
  isCreatorPayout: row.isCreatorPayout,
});

export const DepositConnection = connectionOf(Deposit, 'Deposit');
export const WithdrawalConnection = connectionOf(Withdrawal, 'Withdrawal');

@Access('staff')
@ObjectType({ description: 'A withdrawal as staff see it (EN-57).' })
export class WithdrawalRequest {
  @Field(() => ID)
  id!: string;

  @Field(() => Withdrawal)
  withdrawal!: Withdrawal;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true, description: 'Who approved it first, while a second approval is missing.' })
  firstApprover!: string | null;

  @Field(() => Boolean, { description: 'Whether it is paid by hand and waits for an administrator.' })
  isManual!: boolean;

  @Field(() => Boolean, { description: 'Whether two administrators have to approve it.' })
  needsTwo!: boolean;
}
export const WithdrawalRequestConnection = connectionOf(WithdrawalRequest, 'WithdrawalRequest');

@InputType()
export class AddPaymentMethodInput {
  @Field(() => MethodKindEnum)
  kind!: MethodKind;

  @Field(() => String, { defaultValue: '', description: 'The provider’s token of a card or a phone’s wallet.' })
  token!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'IBAN or routing/account of a bank, address of a coin, e-mail of PayPal, @handle of Venmo.',
  })
  destination!: string;

  @Field(() => CryptoNetworkEnum, { nullable: true })
  network?: CryptoNetwork | null;

  @Field(() => String, { defaultValue: '' })
  label!: string;
}

@InputType()
export class PaymentInput {
  @Field(() => ID)
  methodId!: string;

  @Field(() => Cents)
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'A code of the second factor, above $100 in 24 hours.' })
  proof?: string | null;
}

@InputType()
export class ConfirmPayoutInput {
  @Field(() => ID)
  withdrawalId!: string;

  @Field(() => ProviderPayoutStatusEnum)
  status!: ProviderPayoutStatus;

  @Field(() => String, { description: 'The bank’s number of the transfer, or why it failed.' })
  reference!: string;
}

@InputType()
export class DecideWithdrawalInput {
  @Field(() => ID)
  withdrawalId!: string;

  @Field(() => WithdrawalActionEnum)
  action!: WithdrawalAction;

  @Field(() => String, { defaultValue: '', description: 'Shown to the player when it is refused.' })
  reason!: string;
}
