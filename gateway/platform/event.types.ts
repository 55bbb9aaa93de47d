import { Field, Int, ObjectType } from 'type-graphql';
import type { WebhookType } from '../../domain/shared/told.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Instant } from '../schema/scalars.ts';
import { Scope } from '../schema/scope.ts';
import { EventData } from './events/event-data.types.ts';
import { WebhookTypeEnum } from './webhooks/webhook.types.ts';

// Which of them a key is told of is decided where they are read: by what is behind each.
@Scope('public')
@Access('own')
@ObjectType({ description: 'Something that happened to the caller, as webhooks are told it.' })
export class AccountEvent {
  @Field(() => Int, { description: 'Its number in the log of the account, from 1 on without gaps.' })
  seq!: number;

  @Field(() => WebhookTypeEnum, { description: 'What it is.' })
  type!: WebhookType;

  @Field(() => Instant, { description: 'When it happened.' })
  at!: number;

  @Field(() => String, {
    description:
      'As JSON, what a webhook is sent, without the `seq` of that webhook. Its `cursor` is that of the edge.',
  })
  body!: string;

  @Field(() => EventData, {
    nullable: true,
    description:
      'The `data` of the body, typed. Null where it is in a form that is told no more; the body has it all the same.',
  })
  data!: object | null;
}

export const AccountEventConnection = connectionOf(AccountEvent, 'AccountEvent');
