import { HOUR } from '../../domain/shared/time.ts';
import {
  notifications as notificationTable,
  pendingSends,
  pushSubscriptions,
} from '../../db/notifications/notification.table.ts';
import { deletePendingOf } from '../../db/notifications/pending-send.queries.ts';
import { personal } from '../../db/client/personal-data.ts';
import { deletePushesOf } from '../../db/notifications/push-subscription.queries.ts';
import { samples } from '../../db/notifications/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { mailNotification, sendDigests } from './mail-notification.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { notify } from './notify.ts';
import { deliverPush, gatherPush } from './push-jobs.ts';
import { notificationsRefusals } from './refusals.ts';

export const notifications: Room = {
  name: 'notifications',
  refusals: notificationsRefusals,
  resolvers: [NotificationResolver],
  jobs: { 'notification.mail': mailNotification, 'push.deliver': deliverPush, 'push.gather': gatherPush },
  routines: { 'digest.send': { everyMs: HOUR, run: sendDigests } },
  subscribers: [notify],
  personalData: {
    tables: [
      personal(notificationTable, {
        fates: {
          userId: 'erased',
          fromId: 'kept: what others were told of the player, who is called there as the account is then',
        },
        archive: {
          'notifications.notifications': {
            shows: ['kind', 'title', 'message', 'link', 'data', 'at', 'readAt'],
            order: ['at', 'id'],
          },
        },
      }),
      // Of a browser that is woken only since when.
      personal(pushSubscriptions, {
        fates: { userId: 'erased' },
        archive: { 'notifications.pushes': { shows: ['createdAt', 'lastUsedAt'], order: ['createdAt', 'id'] } },
      }),
      personal(pendingSends, { fates: { userId: 'erased: channel by channel, as they are found' } }),
    ],
    erase: ({ tx, user }) => deletePendingOf(tx, user.id),
  },
  planted: {
    tables: { push_subscriptions: 'ended' },
    async end({ tx, user }) {
      const ended = await deletePushesOf(tx, user.id);
      return ended.map(({ createdAt }) => ({ kind: 'push', name: '', madeAt: createdAt, end: 'ended' }));
    },
  },
  samples,
};
