import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The way into the queue, while there is one. */
    'matchmaking.find': object;
  }
}

export const matchmaking = defineRoom({
  parts: { 'matchmaking.find': part(async () => (await import('./components/find-card.tsx')).FindCard) },
});
