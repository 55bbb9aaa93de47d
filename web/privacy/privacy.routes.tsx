import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The player's data: to take along, and to have deleted. */
    'privacy.data': object;
  }
}

export const privacy = defineRoom({
  parts: { 'privacy.data': part(async () => (await import('./components/data-section.tsx')).DataSection) },
});
