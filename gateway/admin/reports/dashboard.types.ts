import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EventType } from '../../../domain/shared/events.ts';
import type { StaffFigure } from '../../../domain/shared/staff-day.ts';
import type { QueueDecider, StaffQueue } from '../../../domain/shared/staff-queues.ts';
import type { AlertKind } from '../../../domain/wallet/alerts.ts';
import { Access } from '../../schema/access.ts';
import { Cents, Instant, Units } from '../../schema/scalars.ts';
import { AlertKindEnum } from '../../wallet/index.ts';
import { StaffFigureEnum, QueueDeciderEnum, StaffEventEnum, StaffQueueEnum } from '../admin.enums.ts';

@Access('staff')
@ObjectType({
  description: 'A figure of today so far beside the same day of last week as far as the same time, by UTC.',
})
export class StaffDayFigure {
  @Field(() => StaffFigureEnum, { description: 'What is counted or summed.' })
  kind!: StaffFigure;

  @Field(() => Units, { description: 'Since midnight: a count, or cents where it is money.' })
  today!: number;

  @Field(() => Units, { description: 'The same of the same day of last week.' })
  before!: number;

  @Field(() => [Units], { description: 'What had come together by each hour of today that has begun.' })
  todayByHour!: number[];

  @Field(() => [Units], { description: 'The same of the same day of last week.' })
  beforeByHour!: number[];
}

@Access('staff')
@ObjectType({ description: 'Today beside the same day of last week, all of it as of one moment.' })
export class StaffDay {
  @Field(() => Instant, { description: 'The moment.' })
  at!: number;

  @Field(() => [StaffDayFigure], { description: 'In the order in which they are shown.' })
  figures!: StaffDayFigure[];
}

@Access('staff')
@ObjectType({ description: 'What waits for a decision of staff.' })
export class WaitingQueue {
  @Field(() => StaffQueueEnum, { description: 'What waits.' })
  kind!: StaffQueue;

  @Field(() => QueueDeciderEnum, { description: 'The least role that decides it.' })
  decidedBy!: QueueDecider;

  @Field(() => Int, { description: 'How many wait.' })
  count!: number;

  @Field(() => Instant, { nullable: true, description: 'Since when the oldest waits; null where nothing does.' })
  oldestAt!: number | null;
}

@Access('staff')
@ObjectType({ description: 'Something that happened and concerns staff.' })
export class StaffActivity {
  @Field(() => ID, { description: 'Names the event.' })
  id!: string;

  @Field(() => StaffEventEnum, { description: 'What happened.' })
  kind!: EventType;

  @Field(() => ID, { description: 'The case, report, stream, ticket, withdrawal or alert that it happened to.' })
  subjectId!: string;

  @Field(() => String, { nullable: true, description: 'The number of a ticket; null for everything else.' })
  ticketNumber!: string | null;

  @Field(() => Cents, { nullable: true, description: 'The sum of a withdrawal; null for everything else.' })
  amountCents!: number | null;

  @Field(() => AlertKindEnum, { nullable: true, description: 'What an alert is about; null for everything else.' })
  alertKind!: AlertKind | null;

  @Field(() => Instant, { description: 'When it happened.' })
  at!: number;
}
