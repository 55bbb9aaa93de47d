import { NOTIFICATION_TABS } from '../../domain/shared/notice.ts';
import * as inbox from '../../db/notifications/notification.queries.ts';
import { SEND_CHANNELS, notifications, pushSubscriptions } from '../../db/notifications/notification.table.ts';
import * as pending from '../../db/notifications/pending-send.queries.ts';
import * as push from '../../db/notifications/push-subscription.queries.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { OWNERS, edgeNotice, edgePush } from './notifications.rows.ts';
import { EDGES, WORDS } from './words.ts';

const people = [...OWNERS, '1', '3', 'nobody'];
const each = people.map((id) => [id] as const);
const some = (cast: Cast): string[] => [
  ...Array.from({ length: 9 }, (_, n) => edgeNotice(n)),
  ...cast.some(notifications, 6).map(({ id }) => id),
  'nothing',
];
const owned = (cast: Cast) => people.flatMap((userId) => some(cast).map((id) => [userId, id] as const));
const browsers = (cast: Cast): string[] => [
  ...Array.from({ length: 6 }, (_, n) => edgePush(n)),
  ...cast.some(pushSubscriptions, 4).map(({ id }) => id),
  'nothing',
];
const endpoints = people.flatMap((id) => [0, 1, 4].map((n) => [id, `endpoint-${n}`] as const));

const notice = (cast: Cast) => ({
  ...cast.row(notifications, ({ id }) => id === edgeNotice(1)),
  id: cast.newId(),
  uniqueKey: 'fresh',
  data: { b: 'Ж', a: Number.MAX_SAFE_INTEGER, none: null },
});
const browser = (cast: Cast) => ({
  id: cast.newId(),
  userId: '1',
  sessionId: 'session',
  endpointHash: 'fresh',
  sealed: 'Ж',
  createdAt: cast.now,
});

export const cases = roomCases('notifications', [
  pages(inbox.listNotifications, ({ at, id }): inbox.NotificationKey => ({ at, id }))(() =>
    people.flatMap((id) =>
      [null, ...NOTIFICATION_TABS].map(
        (tab) => (limit: number, past: inbox.NotificationKey | null) => [id, tab, limit, past] as const,
      ),
    ),
  ),
  reads(inbox.readNotification)(owned),
  reads(inbox.countUnread)(() => each),
  writes(inbox.insertNotification)((cast) => [
    [notice(cast)],
    [cast.row(notifications)],
    [{ ...notice(cast), uniqueKey: 'key-0' }],
    ...EDGES.map((at) => [{ ...notice(cast), at, readAt: at, fromId: null, data: {} }] as const),
    ...WORDS.map((word) => [{ ...notice(cast), uniqueKey: word, title: word }] as const),
  ]),
  writes(inbox.findNotification)(() =>
    people.flatMap((id) => ['key-0', 'KEY-0', 'nothing'].map((key) => [id, key] as const)),
  ),
  writes(inbox.replaceMessages)(
    () => [
      [[], 'key-0', 'Ж'],
      [people, 'key-0', 'Ж'],
      [people, 'nothing', 'Ж'],
    ],
    { unordered: { why: 'each inbox is told by itself' } },
  ),
  writes(inbox.markRead)((cast) => owned(cast).map(([userId, id]) => [userId, id, Number.MAX_SAFE_INTEGER])),
  writes(inbox.markFoldRead)(
    (cast) => {
      const { userId, kind, at } = cast.row(notifications, ({ readAt }) => readAt === null);
      return [
        [{ userId, kind, since: 0, until: Number.MAX_SAFE_INTEGER, at: cast.now }],
        [{ userId, kind, since: at, until: at, at: cast.now }],
        [{ userId, kind: 'nothing', since: 0, until: cast.now, at: cast.now }],
        [{ userId: 'nobody', kind, since: 0, until: cast.now, at: cast.now }],
      ];
    },
    { unordered: { why: 'each is told by itself' } },
  ),
  writes(inbox.markAllRead)(({ now }) => people.map((id) => [id, now])),

  writes(pending.addPending)(({ now }) =>
    SEND_CHANNELS.flatMap((channel) =>
      [0, 1, 2].map((n) => [{ notificationId: edgeNotice(n), channel, userId: '1', at: now }] as const),
    ),
  ),
  writes(pending.takePending)(() => people.flatMap((id) => SEND_CHANNELS.map((channel) => [id, channel] as const))),
  pages(
    pending.listWaiting,
    (id) => id,
  )(() => SEND_CHANNELS.map((channel) => (limit, past) => [channel, past ?? '', limit])),

  writes(pending.deletePendingOf)(() => OWNERS.map((id) => [id])),

  writes(push.putPushSubscription)((cast) => [
    [browser(cast)],
    [{ ...browser(cast), endpointHash: 'endpoint-0' }],
    [{ ...browser(cast), endpointHash: 'ENDPOINT-0' }],
  ]),
  writes(push.countOtherPushes)(() => endpoints),
  reads(push.hasPush)(() => endpoints),
  reads(push.listPushIds)(() => each),
  reads(push.readPushed)(() => [[[]], [each.flat()], [[...each.flat(), 'nobody'].toReversed()]]),
  reads(push.readPushSubscription)((cast) => browsers(cast).map((id) => [id])),
  writes(push.touchPushSubscription)((cast) => browsers(cast).map((id) => [id, Number.MAX_SAFE_INTEGER])),
  writes(push.deletePushSubscription)((cast) => browsers(cast).map((id) => [id])),
  writes(push.deleteOwnPush)(() => endpoints),
  writes(push.deletePushesOf)(() => OWNERS.map((id) => [id]), { unordered: { why: 'all of them are gone' } }),
  writes(push.deletePushesOfSession)(() => [['session-0'], ['session-3'], ['Session-0']]),
]);
