import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { DayFigures, ProcessorFigures, RevenueSource } from '../../../domain/admin/finance.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import { ProcessorStateEnum, RevenueSourceEnum } from '../admin.enums.ts';

@Access('staff')
@ObjectType({ description: 'What the ledger booked in a UTC day, in dollars.' })
export class FinancePeriod implements DayFigures {
  @Field(() => String, { description: '`YYYY-MM-DD`, UTC.' })
  day!: string;

  @Field(() => Boolean, { description: 'Whether the day is over and its figures are final.' })
  isClosed!: boolean;

  @Field(() => Cents, { description: 'BattleCoin that was sold.' })
  coinCents!: number;

  @Field(() => Cents, { description: 'Of it, what BattleCoin paid for battle passes.' })
  passCents!: number;

  @Field(() => Cents, { description: 'Fees of contests.' })
  contestFeeCents!: number;

  @Field(() => Cents, { description: 'Stakes of contests whose prizes the house pays, less these prizes.' })
  arcadeCents!: number;

  @Field(() => Cents, { description: 'Fees of the withdrawals that were paid out.' })
  withdrawalFeeCents!: number;

  @Field(() => Cents, { description: 'What the house gave to players, as a bonus or by hand.' })
  givenCents!: number;

  @Field(() => Cents, { description: 'What was paid in.' })
  depositCents!: number;

  @Field(() => Cents, { description: 'What was paid out, without the fees.' })
  payoutCents!: number;

  @Field(() => Cents, { description: 'Deposits that the payer’s bank took back.' })
  chargebackCents!: number;
}

/** AF-06 */
@Access('staff')
@ObjectType({ description: 'The daily close.' })
export class FinanceDay extends FinancePeriod {
  @Field(() => Cents, {
    nullable: true,
    description:
      'What players owned when the day began and was sealed, what lay in escrow too; null before it is sealed.',
  })
  owedCents!: number | null;

  @Field(() => Cents, { nullable: true, description: 'What was held for it at the same moment.' })
  heldCents!: number | null;
}

@ObjectType({ description: 'A page of days.' })
export class FinanceDayConnection extends connectionOf(FinanceDay, 'FinanceDay') {}

@Access('staff')
@ObjectType({ description: 'A part of the revenue.' })
export class RevenuePart {
  @Field(() => RevenueSourceEnum, { description: 'What it was earned by.' })
  source!: RevenueSource;

  @Field(() => Cents, { description: 'What it brought, less what was given back; may be below zero.' })
  cents!: number;

  @Field(() => Int, { description: 'Of all parts that are above zero; together 100.' })
  percent!: number;
}

/** AF-03 */
@Access('staff')
@ObjectType({ description: 'How a processor of payments is doing, by its payments of the last seven days.' })
export class Processor implements ProcessorFigures {
  @Field(() => String, { description: 'As `paymentProvider` names it.' })
  name!: string;

  @Field(() => ProcessorStateEnum, { description: 'How it is doing, by the other figures.' })
  state!: ProcessorFigures['state'];

  @Field(() => Int, { nullable: true, description: 'Payments that succeeded, in percent; null without one.' })
  successPercent!: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds that 95 of 100 deposits did not exceed.' })
  p95Ms!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When it last ended a payment.' })
  lastAt!: number | null;

  @Field(() => Int, { description: 'Payments that the figures are made of.' })
  payments!: number;
}

@Access('staff')
@ObjectType({ description: 'The last 30 days, today as it stands.' })
export class FinanceOverview {
  @Field(() => [FinancePeriod], { description: 'Oldest first.' })
  days!: FinancePeriod[];

  @Field(() => [RevenuePart], { description: 'What these days earned, by source; sources that brought nothing too.' })
  revenue!: RevenuePart[];

  @Field(() => Cents, { description: 'All parts of the revenue together.' })
  revenueCents!: number;

  @Field(() => Cents, { description: 'What the house gave away meanwhile; not taken off the revenue.' })
  givenCents!: number;

  @Field(() => [Processor], { description: 'The one processor that payments go through now.' })
  processors!: Processor[];
}
