import type { NotificationsRefusal } from '../../domain/notifications/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const notificationsRefusals: PublicRefusals<NotificationsRefusal> = {
  PUSH_OFF: [409, 'Web Push is not configured here'],
};
