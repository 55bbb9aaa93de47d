import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AlertKind, AlertSide } from '../../domain/wallet/alerts.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { AlertKindEnum, AlertSideEnum } from './wallet.enums.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('staff')
@ObjectType({ description: 'What one side of a difference says.' })
export class AlertFigure {
  @Field(() => AlertSideEnum)
  by!: AlertSide;

  @Field(() => Cents, {
    nullable: true,
    description: 'In the smallest unit of the alert’s currency, a count without one; null when it names none.',
  })
  amount!: number | null;

  @Field(() => String, { nullable: true, description: 'As in `succeeded`.' })
  status!: string | null;
}

@Access('staff')
@ObjectType({ description: 'Books, payments or the provider do not say the same. Nothing is put right by itself.' })
export class StaffAlert {
  @Field(() => ID)
  id!: string;

  @Field(() => AlertKindEnum)
  kind!: AlertKind;

  @Field(() => String)
  message!: string;

  @Field(() => String, { description: 'The account, transfer or payment that it is about.' })
  subject!: string;

  @Field(() => CurrencyEnum, { nullable: true })
  currency!: Currency | null;

  @Field(() => [AlertFigure])
  sides!: AlertFigure[];

  @Field(() => Instant)
  at!: number;

  @Field(() => Instant, { description: 'When it was found the last time.' })
  seenAt!: number;

  @Field(() => Instant, { nullable: true })
  resolvedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'The name of who resolved it.' })
  resolvedBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was resolved.' })
  reason!: string | null;
}

@ObjectType()
export class StaffAlertConnection extends connectionOf(StaffAlert, 'StaffAlert') {}

@Access('staff')
@ObjectType({ description: 'How the books were found when they were last compared to the end.' })
export class Reconciliation {
  @Field(() => Instant)
  finishedAt!: number;

  @Field(() => Int, { description: 'Differences, those known before too.' })
  findings!: number;
}

@Access('staff')
@ObjectType({ description: 'What waits for staff who look after money.' })
export class FinanceDesk {
  @Field(() => Int)
  openAlerts!: number;

  @Field(() => Int, { description: 'Withdrawals that nobody has decided yet.' })
  pendingWithdrawals!: number;

  @Field(() => Reconciliation, { nullable: true, description: 'Null before the first one.' })
  lastReconciliation!: Reconciliation | null;
}

@InputType()
export class ResolveAlertInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
