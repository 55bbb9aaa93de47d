import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Limits, breaks and reality checks. */
    'wallet.play-limits': object;
  }
}

export const wallet = defineRoom({
  parts: {
    'wallet.play-limits': part(async () => (await import('./components/play-limits-section.tsx')).PlayLimitsSection),
  },
});
