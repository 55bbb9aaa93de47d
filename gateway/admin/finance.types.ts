import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { DayFigures, ProcessorFigures, RevenueSource } from '../../domain/admin/finance.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { ProcessorStateEnum, RevenueSourceEnum } from './admin.enums.ts';

@Access('staff')
@ObjectType({ description: 'What the ledger booked in a UTC day, in dollars.' })
export class FinancePeriod implements DayFigures {
  @Field(() => String, { description: '`YYYY-MM-DD`, UTC' })
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

  @Field(() => Cents)
  withdrawalFeeCents!: number;

  @Field(() => Cents, { description: 'What the house gave to players, as a bonus or by hand.' })
  givenCents!: number;

  @Field(() => Cents)
  depositCents!: number;

  @Field(() => Cents, { description: 'What was paid out, without the fees.' })
  payoutCents!: number;

  @Field(() => Cents)
  chargebackCents!: number;
}

@Access('staff')
@ObjectType({ description: 'The daily close (AF-06).' })
export class FinanceDay extends FinancePeriod {
  @Field(() => Cents, {
    nullable: true,
    description: 'What players owned when the day was sealed, what lay in escrow too; null before.',
  })
  owedCents!: number | null;

  @Field(() => Cents, { nullable: true, description: 'What was held for it at the same moment.' })
  heldCents!: number | null;
}

@ObjectType()
export class FinanceDayConnection extends connectionOf(FinanceDay, 'FinanceDay') {}

@Access('staff')
@ObjectType({ description: 'A part of the revenue.' })
export class RevenuePart {
  @Field(() => RevenueSourceEnum)
  source!: RevenueSource;

  @Field(() => Cents)
  cents!: number;

  @Field(() => Int, { description: 'Of all parts that are above zero; together 100.' })
  percent!: number;
}

@Access('staff')
@ObjectType({ description: 'How a processor of payments is doing, by its payments of the last seven days (AF-03).' })
export class Processor implements ProcessorFigures {
  @Field(() => String)
  name!: string;

  @Field(() => ProcessorStateEnum)
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

  @Field(() => [RevenuePart])
  revenue!: RevenuePart[];

  @Field(() => Cents)
  revenueCents!: number;

  @Field(() => Cents, { description: 'What the house gave away meanwhile; not taken off the revenue.' })
  givenCents!: number;

  @Field(() => [Processor])
  processors!: Processor[];
}
