import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import {
  type MadeWebhook,
  addWebhook,
  changeWebhook,
  readOwnWebhooks,
  readWebhookDeliveries,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
} from './manage-webhooks.ts';
import { NewWebhook, Webhook, WebhookDelivery, WebhookInput } from './webhook.types.ts';

const ENDPOINT = { description: 'Of an own webhook.' } as const;
const TERMS = { description: 'Where, and what.' } as const;

/** Closed to keys: none has others told what it may not see. */
@Resolver()
export class WebhookResolver {
  @Access('own')
  @Listed(5)
  @Query(() => [Webhook], { description: 'The caller’s webhooks, the first made first.' })
  webhooks(@Ctx() context: Context): Promise<Webhook[]> {
    return readOwnWebhooks(context.deps, actorOf(context));
  }

  @Access('own')
  @Listed(100)
  @Query(() => [WebhookDelivery], {
    description: 'The last hundred deliveries of an own webhook, newest first. Refusals: NOT_FOUND.',
  })
  webhookDeliveries(
    @Ctx() context: Context,
    @Arg('webhookId', () => ID, ENDPOINT) webhookId: string,
  ): Promise<WebhookDelivery[]> {
    return readWebhookDeliveries(context.deps, actorOf(context), webhookId);
  }

  @Access('own')
  @Mutation(() => NewWebhook, {
    description: 'Has an address told what happens. Refusals: BAD_INPUT, ADDRESS_NOT_PUBLIC, LIMIT_EXCEEDED.',
  })
  addWebhook(
    @Ctx() context: Context,
    @Arg('input', () => WebhookInput, TERMS) input: WebhookInput,
  ): Promise<MadeWebhook> {
    return addWebhook(context.deps, actorOf(context), input);
  }

  @Access('own')
  @Mutation(() => Webhook, {
    description:
      'Changes where and what an own webhook is told, and switches it on again. Refusals: NOT_FOUND, BAD_INPUT, ADDRESS_NOT_PUBLIC.',
  })
  changeWebhook(
    @Ctx() context: Context,
    @Arg('id', () => ID, ENDPOINT) id: string,
    @Arg('input', () => WebhookInput, TERMS) input: WebhookInput,
  ): Promise<Webhook> {
    return changeWebhook(context.deps, actorOf(context), id, input);
  }

  @Access('own')
  @Mutation(() => Boolean, { description: 'Ends an own webhook, with what it was told. Refusals: NOT_FOUND.' })
  async removeWebhook(@Ctx() context: Context, @Arg('id', () => ID, ENDPOINT) id: string): Promise<boolean> {
    await removeWebhook(context.deps, actorOf(context), id);
    return true;
  }

  @Access('own')
  @Mutation(() => NewWebhook, {
    description: 'Another secret for an own webhook; the earlier one signs beside it for a day. Refusals: NOT_FOUND.',
  })
  rotateWebhookSecret(@Ctx() context: Context, @Arg('id', () => ID, ENDPOINT) id: string): Promise<MadeWebhook> {
    return rotateWebhookSecret(context.deps, actorOf(context), id);
  }

  @Access('own')
  @Mutation(() => WebhookDelivery, {
    description: 'Sends an own webhook a test at once, and answers what came of it. Refusals: NOT_FOUND, RATE_LIMITED.',
  })
  testWebhook(@Ctx() context: Context, @Arg('id', () => ID, ENDPOINT) id: string): Promise<WebhookDelivery> {
    return testWebhook(context.deps, actorOf(context), id);
  }

  @Access('own')
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends once more what was delivered or given up, under the same id, with the header `webhook-replay`. Refusals: NOT_FOUND, DELIVERY_WAITS, RATE_LIMITED.',
  })
  replayWebhook(
    @Ctx() context: Context,
    @Arg('deliveryId', () => ID, { description: 'Of a delivery of an own webhook.' }) deliveryId: string,
  ): Promise<WebhookDelivery> {
    return replayDelivery(context.deps, actorOf(context), deliveryId);
  }
}
