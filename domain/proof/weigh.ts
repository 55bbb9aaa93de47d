import type { Battle, BattleReport } from '../battles/battle.ts';
import type { BattleGame } from '../shared/games.ts';
import type { Seat, Verdict } from './cross-check.ts';
import { FORBIDDEN_BY } from './owners.ts';

/** What a result may rest on, the weakest first. */
export const STRENGTHS = ['claim', 'recording', 'one-feed', 'file', 'both-feeds', 'game-server', 'official'] as const;
export type Strength = (typeof STRENGTHS)[number];

const rankOf = (strength: Strength): number => STRENGTHS.indexOf(strength);

/** From here on evidence speaks for both players; what is weaker is one player's word. */
const SETTLES = rankOf('both-feeds');
/** From here on neither player holds the source. */
const OFFICIAL = rankOf('game-server');

/** What a source says of a battle. */
export interface Evidence {
  readonly strength: Strength;
  readonly says: Seat | 'drawn' | 'contradiction';
}

/** What all evidence together asks for. */
export type Demand =
  | { readonly kind: 'none' }
  /** Both players' report: that this one won. */
  | { readonly kind: 'report'; readonly winnerId: string }
  /** Nobody won, and nobody claims it: everybody gets the money back. */
  | { readonly kind: 'void' }
  /** A person has to decide. */
  | { readonly kind: 'dispute' }
  /** It is settled, and something stronger says otherwise: staff are told, and no money moves. */
  | { readonly kind: 'alert'; readonly winnerId: string | null }
  /**
   * The same from a source that neither player holds: staff are asked to decide, and no money moves until then. Null
   * where nobody won.
   */
  | { readonly kind: 'question'; readonly winnerId: string | null };

const NOTHING: Demand = { kind: 'none' };

/** What the comparison of two feeds is worth; null while it says nothing. */
export function evidenceOf(verdict: Verdict): Evidence | null {
  switch (verdict.kind) {
    case 'agreed':
      return { strength: 'both-feeds', says: verdict.winner };
    case 'drawn':
    case 'contradiction':
      return { strength: 'both-feeds', says: verdict.kind };
    case 'one-sided':
    case 'concession':
      return { strength: 'one-feed', says: verdict.winner };
    case 'waiting':
    case 'review':
      return null;
  }
}

/**
 * The one rule of what evidence does. The strongest counts, whatever came first and however often; two of the strongest
 * that do not say the same are a contradiction. Nothing decides against a player that is weaker than the word of both
 * clients, and what is settled is moved by nothing. Of a game whose owner forbids stakes nothing counts.
 * @param standing what the settlement of a completed battle rests on
 */
export function weigh(
  battle: Battle & { readonly game: BattleGame },
  reports: readonly BattleReport[],
  evidence: readonly Evidence[],
  standing: Strength = 'claim',
): Demand {
  if (FORBIDDEN_BY[battle.game] !== null) return NOTHING;
  const top = Math.max(...evidence.map(({ strength }) => rankOf(strength)), -1);
  if (top < SETTLES) return NOTHING;
  const said = new Set(evidence.filter(({ strength }) => rankOf(strength) === top).map(({ says }) => says));
  const [says] = said.size === 1 ? said : ['contradiction' as const];
  const winnerId = says === 'creator' ? battle.creatorId : says === 'opponent' ? battle.opponentId : null;
  if (battle.status === 'active') {
    if (winnerId !== null) return { kind: 'report', winnerId };
    if (says === 'drawn') return reports.length === 0 ? { kind: 'void' } : { kind: 'dispute' };
    return { kind: 'dispute' };
  }
  // That nobody was to be paid, the game's own service alone may say of what was paid.
  const isHeard = winnerId !== null || top === rankOf('official');
  const isOtherwise = battle.status === 'completed' && isHeard && winnerId !== battle.winnerId;
  if (!isOtherwise || top <= rankOf(standing)) return NOTHING;
  return { kind: top >= OFFICIAL ? 'question' : 'alert', winnerId };
}
