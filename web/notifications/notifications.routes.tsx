import { notificationsPath } from '../../domain/notifications/notifications.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Push on this device. */
    'notifications.push': object;
  }
}

export const notifications = defineRoom({
  pages: [
    page(
      'member',
      notificationsPath,
      async () => (await import('./screens/notifications-screen.tsx')).NotificationsScreen,
      ['battles.invite-answer'],
    ),
  ],
  parts: { 'notifications.push': part(async () => (await import('./components/push-section.tsx')).PushSection) },
});
