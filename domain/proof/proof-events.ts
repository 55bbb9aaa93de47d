import type { Seat } from './cross-check.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** The game of a player told something new about the battle whose id is the entity's. */
    'proof.heard': { readonly seat: Seat };
  }
}
