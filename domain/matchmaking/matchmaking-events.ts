import type { SeekerReason, SeekerState } from './seeker.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** Somebody waits, was put together with somebody, or waits no more. The entity is the player. */
    'seeker.changed': { readonly state: SeekerState; readonly reason: SeekerReason | null };
  }
}
