import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { InboxEvent } from '../../domain/notifications/notification-events.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import type { NotificationTab } from '../../domain/shared/notice.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readLatestSeq } from '../../db/events/log.queries.ts';
import { Viewer } from '../security/index.ts';
import { liveLog } from '../events/live-log.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { NotificationTabEnum } from './notification.enums.ts';
import { Instant } from '../schema/scalars.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { markAllNotificationsRead, markNotificationRead, markNotificationsRead } from './mark-read.ts';
import { Inbox, InboxChange, Notification, NotificationConnection, RegisterPushArgs } from './notification.types.ts';
import { findOwnNotification, readChange, readInbox, readNotifications } from './read-inbox.ts';
import { isPushRegistered, registerPush, unregisterPush } from './register-push.ts';

@Resolver(() => Viewer)
export class NotificationResolver {
  @Scope('notifications:read')
  @Access('own')
  @Query(() => NotificationConnection, { description: 'The caller’s notifications, newest first.' })
  async notifications(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('tab', () => NotificationTabEnum, { nullable: true, description: 'All of them without it.' })
    tab?: NotificationTab | null,
  ): Promise<Connection<Notification> & { readonly seq: number }> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const after = key && { at: key[0], id: key[1] };
    // Before the notifications: what happens meanwhile is told again rather than lost.
    const seq = await readLatestSeq(context.deps.db.read);
    const rows = await readNotifications(context.deps, actorOf(context).userId, tab ?? null, first + 1, after);
    const connection = toConnection(
      rows,
      page,
      ({ row }) => [row.at, row.id],
      ({ notification }) => notification,
    );
    return { ...connection, seq };
  }

  @Scope('notifications:read')
  @Access('own')
  @Query(() => Inbox, { description: 'How many of the caller’s notifications are unread.' })
  inbox(@Ctx() context: Context): Promise<Inbox> {
    return readInbox(context.deps, actorOf(context).userId);
  }

  /** With the first answer of a page, so that the bell's count is there from its first drawing. */
  @Access('own')
  @FieldResolver(() => Inbox, { name: 'inbox', description: 'How many of the caller’s notifications are unread.' })
  viewerInbox(@Ctx() { deps }: Context, @Root() { id }: Viewer): Promise<Inbox> {
    return readInbox(deps, id);
  }

  @Access('own')
  @Query(() => String, {
    nullable: true,
    description: 'The key with which a browser subscribes to pushes; null where there are none.',
  })
  pushKey(@Ctx() { deps }: Context): string | null {
    return deps.push?.publicKey ?? null;
  }

  @Access('own')
  @Query(() => Boolean, { description: 'Whether the browser of that endpoint is woken for the caller.' })
  pushRegistered(
    @Ctx() context: Context,
    @Arg('endpoint', () => String, { description: 'From the browser’s PushSubscription.' }) endpoint: string,
  ): Promise<boolean> {
    return isPushRegistered(context.deps, actorOf(context), endpoint);
  }

  @Access('own')
  @Mutation(() => Notification, { description: 'Marks one as read. Refusals: NOT_FOUND.' })
  async markNotificationRead(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The notification that was read.' }) id: string,
  ): Promise<Notification> {
    const { userId } = actorOf(context);
    await markNotificationRead(context.deps, actorOf(context), id);
    const found = await findOwnNotification(context.deps, userId, id);
    if (!found) throw new Refused('NOT_FOUND');
    return found;
  }

  @Access('own')
  @Mutation(() => Inbox, {
    description: 'Marks one as read with all that it is read as one with. Refusals: NOT_FOUND, BAD_INPUT.',
  })
  async markNotificationsRead(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The newest of them.' }) id: string,
    @Arg('since', () => Instant, { description: 'When its day began, where the caller is.' }) since: number,
  ): Promise<Inbox> {
    await markNotificationsRead(context.deps, actorOf(context), id, since);
    return readInbox(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Inbox, { description: 'Marks everything as read.' })
  async markAllNotificationsRead(@Ctx() context: Context): Promise<Inbox> {
    await markAllNotificationsRead(context.deps, actorOf(context));
    return readInbox(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Wakes this browser with notifications. Refusals: PUSH_OFF, BAD_INPUT, LIMIT_EXCEEDED, RATE_LIMITED.',
  })
  async registerPush(
    @Ctx() context: Context,
    @Arg('input', () => RegisterPushArgs, { description: 'What the browser’s PushSubscription says.' })
    input: RegisterPushArgs,
  ): Promise<boolean> {
    await registerPush(context.deps, actorOf(context), input);
    return true;
  }

  @Access('own')
  @Mutation(() => Boolean, { description: 'Wakes this browser no more.' })
  async unregisterPush(
    @Ctx() context: Context,
    @Arg('endpoint', () => String, { description: 'From the browser’s PushSubscription.' }) endpoint: string,
  ): Promise<boolean> {
    await unregisterPush(context.deps, actorOf(context), endpoint);
    return true;
  }

  @Scope('notifications:read')
  @Access('own')
  @Subscription(() => InboxChange, {
    description: 'Every change of the caller’s inbox; first what came after a number, when one is given.',
    subscribe: ({ context, args }: { context: Context; args: { after?: number | null } }) => {
      const { userId } = actorOf(context);
      return liveLog(context, { topic: 'user', entity: 'inbox', id: userId, after: args.after ?? null });
    },
  })
  inboxChanged(
    @Ctx() context: Context,
    @Root() event: EventOf<InboxEvent>,
    @Arg('after', () => Int, { nullable: true, description: '`seq` of the last change that the caller knows.' })
    _after?: number | null,
  ): Promise<InboxChange> {
    return readChange(context.deps, actorOf(context).userId, event);
  }
}
