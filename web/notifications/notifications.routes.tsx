import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Push on this device. */
    'notifications.push': object;
  }
}

export const notifications = defineRoom({
  parts: { 'notifications.push': part(async () => (await import('./components/push-section.tsx')).PushSection) },
});
