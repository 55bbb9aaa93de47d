import { HOUR } from '../../domain/shared/time.ts';
import { eraseNotifications, readNotificationData } from '../../db/notifications/personal-data.queries.ts';
import { deletePushesOf } from '../../db/notifications/push-subscription.queries.ts';
import { samples } from '../../db/notifications/samples.ts';
import type { Room } from '../kernel/room.ts';
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
    tables: {
      notifications: 'exported, kept: those that tell others of the player; the own ones go',
      pending_sends: 'erased',
      push_subscriptions: 'exported, erased',
    },
    read: async (reader, userId) => ({ notifications: await readNotificationData(reader, userId) }),
    erase: ({ tx, user }) => eraseNotifications(tx, user.id),
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
