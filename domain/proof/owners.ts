import type { BattleGame } from '../shared/games.ts';

/** Who owns a game and does not let it be used for matches with stakes. */
export type Owner = 'riot' | 'ea';

/**
 * Null where nobody forbids it. Whatever says something of a game that somebody forbids moves nothing (`weigh`), so that
 * a source of it cannot be switched on without a change here, which takes the owner's yes in writing (docs/decisions/proof.md).
 */
export const FORBIDDEN_BY: Readonly<Record<BattleGame, Owner | null>> = {
  valorant: 'riot',
  league: 'riot',
  apex: 'ea',
  cs2: null,
  chess: null,
};
