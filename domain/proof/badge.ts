import type { Seat, Verdict } from './cross-check.ts';

/** What the result of a completed battle rests on, the strongest first. */
export const BADGES = [
  'official',
  'game-server',
  'both-feeds',
  'one-feed',
  'both-players',
  'uncontested',
  'moderator',
] as const;
export type Badge = (typeof BADGES)[number];

export interface Ending {
  readonly winner: Seat;
  /** Players who have reported. */
  readonly reports: number;
  /** Whether a moderator decided it. */
  readonly isDecided: boolean;
  /** What the games said; null where none was heard. */
  readonly verdict: Pick<Verdict, 'kind'> & { readonly winner: Seat | null };
  /** Whom a server of the operator names; null where it names nobody. */
  readonly server: Seat | null;
  /** Whom the service names on which it was played; null where it names nobody. */
  readonly official: Seat | null;
}

/** One for each completed battle. Games that said something else than what was paid prove nothing of it. */
export function badgeOf({ winner, reports, isDecided, verdict, server, official }: Ending): Badge {
  if (isDecided) return 'moderator';
  if (official === winner) return 'official';
  if (server === winner) return 'game-server';
  if (verdict.winner === winner) {
    if (verdict.kind === 'agreed') return 'both-feeds';
    const isOne = verdict.kind === 'one-sided' || verdict.kind === 'concession';
    if (isOne && reports < 2) return 'one-feed';
  }
  return reports < 2 ? 'uncontested' : 'both-players';
}
