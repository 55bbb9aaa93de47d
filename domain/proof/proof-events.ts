import type { Seat } from './cross-check.ts';

/** What becomes of a player's game account and of the file that lets a game in. */
export const GAME_ACCOUNT_EVENTS = ['game-account.linked', 'game-account.unlinked', 'game-account.keyed'] as const;
export type GameAccountEvent = (typeof GAME_ACCOUNT_EVENTS)[number];

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<GameAccountEvent, { readonly userId: string }> {
    /** The game of a player, or a server where it is null, told something new about the battle whose id is the entity's. */
    'proof.heard': { readonly seat: Seat | null };
    /** The service on which the battle is played has made its game, or told something new about it. */
    'proof.told': object;
  }
}
