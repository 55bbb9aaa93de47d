import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { PlaceChatProps } from './components/place-chat.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The chat of a stream, a match or a tournament. */
    'chat.place': PlaceChatProps;
  }
}

export const chat = defineRoom({
  parts: {
    'chat.place': part(async () => (await import('./components/place-chat.tsx')).PlaceChat),
  },
});
