import type { ApolloCache } from '@apollo/client';
import {
  type InboxChangedSubscription,
  ListNotificationsDocument,
  type ListNotificationsQuery,
  type NotificationRowFragment,
  NotificationRowFragmentDoc,
  ReadInboxDocument,
} from './operations/__generated__/notification.gql.ts';
import { TABS } from './tabs.ts';

/** How many the page shows at first, and the popover. */
export const PAGE_SIZE = 20;
export const POPOVER_SIZE = 10;

const NOTIFICATION = { fragment: NotificationRowFragmentDoc, fragmentName: 'NotificationRow' };

type Change = InboxChangedSubscription['inboxChanged'];
type Edges = ListNotificationsQuery['notifications']['edges'];

/** Changes every list that has been read, each by its own tab; with `seq`, they go up to that event. */
function changeLists(
  cache: ApolloCache,
  change: (edges: Edges, tab: (typeof TABS)[number]['tab']) => Edges,
  seq?: number,
): void {
  for (const { tab } of TABS) {
    for (const first of [PAGE_SIZE, POPOVER_SIZE]) {
      cache.updateQuery({ query: ListNotificationsDocument, variables: { tab, first, after: null } }, (shown) => {
        if (!shown) return undefined;
        const edges = change(shown.notifications.edges, tab);
        if (edges === shown.notifications.edges && seq === undefined) return undefined;
        return { notifications: { ...shown.notifications, edges, seq: Math.max(seq ?? 0, shown.notifications.seq) } };
      });
    }
  }
}

/** The event up to which every list goes that has been read; null where none has. */
export function listedUpTo(cache: ApolloCache): number | null {
  const lists = TABS.flatMap(({ tab }) =>
    [PAGE_SIZE, POPOVER_SIZE].map((first) =>
      cache.readQuery({ query: ListNotificationsDocument, variables: { tab, first, after: null } }),
    ),
  );
  const numbers = lists.flatMap((list) => (list ? [list.notifications.seq] : []));
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** How many are unread, as far as the page knows. */
export function writeUnread(cache: ApolloCache, unread: (before: number) => number): void {
  cache.updateQuery({ query: ReadInboxDocument }, (shown) =>
    shown ? { inbox: { ...shown.inbox, unread: Math.max(0, unread(shown.inbox.unread)) } } : undefined,
  );
}

/** Shows some as read, or as unread again, wherever they stand. */
export function writeRead(cache: ApolloCache, some: readonly NotificationRowFragment[], read: boolean): void {
  cache.batch({
    update: (inbox) => {
      for (const one of some) inbox.writeFragment({ ...NOTIFICATION, data: { ...one, read } });
    },
  });
}

/** Everything that is shown is read. */
export const markListsRead = (cache: ApolloCache): void =>
  changeLists(cache, (edges) =>
    edges.some(({ node }) => !node.read)
      ? edges.map((edge) => ({ ...edge, node: { ...edge.node, read: true } }))
      : edges,
  );

/**
 * Brings what is shown up to a change, and says so of the inbox and of every list: one that comes later with a smaller
 * number has missed it.
 */
export function applyChange(cache: ApolloCache, { seq, kind, notification, unread }: Change): void {
  const told = (edges: Edges, tab: (typeof TABS)[number]['tab']): Edges => {
    const isHere = tab === null || tab === notification?.tab;
    if (kind !== 'ADDED' || !notification || !isHere || edges.some(({ node }) => node.id === notification.id))
      return edges;
    return [{ __typename: 'NotificationEdge', node: notification }, ...edges];
  };
  cache.batch({
    update: (inbox) => {
      if (notification) inbox.writeFragment({ ...NOTIFICATION, data: notification });
      if (kind === 'ALL_READ') markListsRead(inbox);
      changeLists(inbox, told, seq);
      inbox.updateQuery({ query: ReadInboxDocument }, (shown) =>
        shown ? { inbox: { ...shown.inbox, seq: Math.max(seq, shown.inbox.seq), unread } } : undefined,
      );
    },
  });
}
