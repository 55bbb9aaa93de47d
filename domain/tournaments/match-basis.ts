import type { MatchState } from './fold.ts';
import type { Pair } from './graph.ts';
import type { PlayerReport } from './match-life.ts';

/** What the result of a match rests on. */
export const MATCH_BASES = ['agreement', 'report', 'absence', 'decision'] as const;
export type MatchBasis = (typeof MATCH_BASES)[number];

interface Decided {
  readonly how: MatchState['how'];
  readonly words: Pair<PlayerReport | null>;
  /** Who brought the result about; null for the server, when time was up. */
  readonly byId: string | null;
  readonly playerIds: readonly string[];
}

/** Null where the result follows from another one, as a bye and a walkover do, and where nothing was kept of it. */
export function basisOf({ how, words, byId, playerIds }: Decided): MatchBasis | null {
  if (how === null || how === 'bye' || how === 'walkover') return null;
  // Nobody decides a match of their own: a player brings a result about by saying what the other one said.
  if (byId !== null && !playerIds.includes(byId)) return 'decision';
  const reports = words.filter((report) => report !== null).length;
  if (reports > 0) return reports === 2 ? 'agreement' : 'report';
  return how === 'forfeit' || how === 'both-out' ? 'absence' : null;
}
