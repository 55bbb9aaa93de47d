import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { WEBHOOK_TYPES, type WebhookType } from '../../../domain/shared/told.ts';
import { DELIVERY_STATES, type DeliveryState, type WebhookEndpointRow } from '../../../db/platform/webhook.table.ts';
import { Access } from '../../schema/access.ts';
import { graphqlEnum } from '../../schema/enums.ts';
import { Instant } from '../../schema/scalars.ts';

export const WebhookTypeEnum = graphqlEnum('WebhookType', 'What a webhook may be told.', WEBHOOK_TYPES, {
  'wager.placed': 'A battle was made or joined, or a bet was placed.',
  'challenge.result': 'A battle was settled, cancelled or ran out, or a bet was won, lost, void or returned.',
  'payout.changed': 'A withdrawal was asked for, is being looked at, or was approved, paid, refused or failed.',
  'battle.changed':
    'A battle went on: a ready check, its start, a report, a dispute, what became of its result, or an appeal.',
  'invite.changed': 'A battle invite came, or became something else.',
  'tournament.changed': 'A tournament that the account is in went on: its stages, its matches, its prizes.',
  'friend.changed': 'A friend request came or was withdrawn, a friendship began or ended.',
  'stream.changed': 'The account went live or ended its stream, or somebody whom it follows went live.',
});
export const DeliveryStateEnum = graphqlEnum(
  'DeliveryState',
  'What became of a delivery: it waits for its turn, was taken, was given up, or its owner may not have it any more.',
  DELIVERY_STATES,
  {
    waiting: 'It waits for its turn, or for another try.',
    delivered: 'It was taken: the answer was 2xx.',
    dead: 'It was given up, or is a test that failed.',
    dropped: 'The account could not act when its turn came, so it was not sent.',
  },
);

@Access('own')
@ObjectType({ description: 'An address that is told what happens to the caller, by Standard Webhooks.' })
export class Webhook {
  @Field(() => ID, { description: 'By which it is changed and removed.' })
  id!: string;

  @Field(() => String, { description: 'Where it is told: https, at its usual port, under a public name.' })
  url!: string;

  @Field(() => [WebhookTypeEnum], { description: 'What it is told.' })
  types!: readonly WebhookType[];

  @Field(() => Int, {
    description: 'The form in which it is told, which the body names as `version`.',
  })
  version!: number;

  @Field(() => Instant, { description: 'When it was added.' })
  createdAt!: number;

  @Field(() => Instant, { nullable: true, description: 'Since when it takes nothing; null while it does.' })
  failingSince!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it was switched off, after five days of failures or with 410; null while it is on.',
  })
  switchedOffAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when the secret before this one signs too; null without one.',
  })
  earlierUntil!: WebhookEndpointRow['earlierUntil'];
}

@Access('own')
@ObjectType({ description: 'A webhook with what it is signed with.' })
export class NewWebhook {
  @Field(() => Webhook, { description: 'The webhook as it is listed from now on.' })
  webhook!: Webhook;

  @Field(() => String, { description: 'What its deliveries are signed with. Shown this once.' })
  secret!: string;
}

@Access('own')
@ObjectType({ description: 'Something that a webhook was told, or waits to be.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The `webhook-id` of each of its tries.' })
  id!: string;

  @Field(() => Int, { description: 'Its number, without gaps for an endpoint; 0 for a test.' })
  seq!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of what it tells in the log of the account; null for a test, and before there was a log.',
  })
  logSeq!: number | null;

  @Field(() => String, {
    description: 'The `type` of what is told, such as `wager.placed`; `webhook.test` for a test.',
  })
  type!: string;

  @Field(() => String, { description: 'What is sent, as JSON.' })
  body!: string;

  @Field(() => DeliveryStateEnum, { description: 'What became of it.' })
  state!: DeliveryState;

  @Field(() => Boolean, { description: 'Whether its owner asked for it as a test.' })
  isTest!: boolean;

  @Field(() => Int, { description: 'How often it was sent.' })
  tries!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was last sent; null before that.' })
  lastTriedAt!: number | null;

  @Field(() => Int, { nullable: true, description: 'The status of the last answer; null where nobody answered.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'The last answer, cut, or why there was none.' })
  answer!: string | null;

  @Field(() => Instant, { description: 'When it happened.' })
  createdAt!: number;
}

@InputType({ description: 'Where a webhook is told, and what.' })
export class WebhookInput {
  @Field(() => String, { description: 'An https address under a public name, at most 500 characters.' })
  url!: string;

  @Field(() => [WebhookTypeEnum], { description: 'What it is told; at least one.' })
  types!: WebhookType[];
}
