import type { Region } from '../shared/regions.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    'achievement.unlocked': { readonly userId: string; readonly achievement: string; readonly title: string };
    /** The boards that moved; without a game it is all of them. */
    'leaders.changed': { readonly game?: string; readonly regions?: readonly Region[] };
    'replay.added': object;
  }
}
