import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Open disputes and appeals, to be decided. */
    'desk.battles.disputes': object;
  }
}

export const disputes = defineRoom({
  parts: { 'desk.battles.disputes': part(async () => (await import('./desk/cases.tsx')).Cases) },
});
