import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { WebhookType } from '../../domain/shared/told.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs } from '../schema/connection.ts';
import { Scope } from '../schema/scope.ts';
import { type AccountEvent, AccountEventConnection } from './event.types.ts';
import { readEvents, readLatestEvents } from './read-events.ts';
import { WebhookTypeEnum } from './webhooks/webhook.types.ts';

@Resolver()
export class EventResolver {
  @Scope('public')
  @Access('own')
  @Query(() => AccountEventConnection, {
    description:
      'What happened to the caller, oldest first: what webhooks are told, in one order, without gaps, kept for 30 days. It begins with the first key, webhook or connected application of the account. `endCursor` is never null: it says how far the log was looked through, also where nothing was found. Keys see battles, invites and tournaments with `BATTLES_READ`, bets with `BETS_READ`, friends with `FRIENDS_READ`, streams with `NOTIFICATIONS_READ`, and no payouts. Refusals: TOO_FAR_BEHIND where something after the cursor is not kept any more; BAD_INPUT for a cursor of another account; SCOPE_REQUIRED for a key with none of these scopes; CLOSED_TO_KEYS for one that asks for payouts.',
  })
  events(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('types', () => [WebhookTypeEnum], {
      nullable: true,
      description: 'Only those of these types; all that the caller may see without it.',
    })
    types?: WebhookType[] | null,
  ): Promise<Connection<AccountEvent>> {
    return readEvents(context.deps, actorOf(context), page, types ?? null);
  }

  @Access('own')
  @Query(() => AccountEventConnection, { description: 'What happened to the caller, newest first.' })
  latestEvents(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('upTo', () => Int, {
      nullable: true,
      description: 'The number of the newest one that is wanted; the latest without it.',
    })
    upTo?: number | null,
  ): Promise<Connection<AccountEvent>> {
    return readLatestEvents(context.deps, actorOf(context), page, upTo ?? null);
  }
}
