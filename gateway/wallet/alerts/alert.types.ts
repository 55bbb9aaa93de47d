import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AlertKind, AlertSide } from '../../../domain/wallet/alerts.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { Access } from '../../schema/access.ts';
import { Amount } from '../../schema/amount.ts';
import { SumOf } from '../../schema/sum-of.ts';
import { connectionOf } from '../../schema/connection.ts';
import { AlertKindEnum, AlertSideEnum } from '../wallet.enums.ts';
import { CurrencyEnum } from '../../schema/enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

@Access('staff')
@ObjectType({ description: 'What one side of a difference says.' })
export class AlertFigure {
  @Field(() => AlertSideEnum, { description: 'Who says it.' })
  by!: AlertSide;

  @Field(() => Cents, {
    nullable: true,
    description: 'In the smallest unit of the alert’s currency, a count without one; null when it names none.',
    deprecationReason: 'Until 2027-05-26: use `AlertFigure.sum`, or `AlertFigure.count` without a currency.',
  })
  amount!: number | null;

  @SumOf('amount')
  @Field(() => Amount, { nullable: true, description: 'The sum that it names; null where it names none, or a count.' })
  sum?: Amount | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many there are, where the alert has no currency; null where it names a sum, or nothing.',
  })
  count!: number | null;

  @Field(() => String, { nullable: true, description: 'As in `succeeded`.' })
  status!: string | null;

  /** For its sums; not part of the schema. */
  currency!: Currency | null;
}

@Access('staff')
@ObjectType({
  description:
    'Something that staff have to look at: books, payments or the provider do not say the same, or work cannot go on. Nothing is put right by itself.',
})
export class StaffAlert {
  @Field(() => ID, { description: 'Names the alert; `resolveAlert` takes it.' })
  id!: string;

  @Field(() => AlertKindEnum, { description: 'What does not agree or looks wrong.' })
  kind!: AlertKind;

  @Field(() => String, { description: 'What was found, in one English sentence.' })
  message!: string;

  @Field(() => String, { description: 'The account, transfer or payment that it is about.' })
  subject!: string;

  @Field(() => CurrencyEnum, {
    nullable: true,
    description: 'The currency of the amounts; null where they are counts or there are none.',
  })
  currency!: Currency | null;

  @Field(() => [AlertFigure], { description: 'What each side says; empty where nothing is compared.' })
  sides!: AlertFigure[];

  @Field(() => Instant, { description: 'When it was found first.' })
  at!: number;

  @Field(() => Instant, { description: 'When it was found the last time.' })
  seenAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was resolved; null while it is open.' })
  resolvedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'The name of who resolved it.' })
  resolvedBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was resolved.' })
  reason!: string | null;
}

@ObjectType({ description: 'A page of alerts.' })
export class StaffAlertConnection extends connectionOf(StaffAlert, 'StaffAlert') {}

@Access('staff')
@ObjectType({ description: 'How the books were found when they were last compared to the end.' })
export class Reconciliation {
  @Field(() => Instant, { description: 'When the comparison ended.' })
  finishedAt!: number;

  @Field(() => Int, { description: 'Differences, those known before too.' })
  findings!: number;
}

@Access('staff')
@ObjectType({ description: 'What waits for staff who look after money.' })
export class FinanceDesk {
  @Field(() => Int, { description: 'Alerts that nobody has resolved.' })
  openAlerts!: number;

  @Field(() => Int, { description: 'Withdrawals that were requested and neither decided nor put on hold.' })
  pendingWithdrawals!: number;

  @Field(() => Reconciliation, { nullable: true, description: 'Null before the first one.' })
  lastReconciliation!: Reconciliation | null;
}

@InputType({ description: 'An alert to resolve.' })
export class ResolveAlertInput {
  @Field(() => ID, { description: 'As `StaffAlert.id` names it.' })
  id!: string;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
