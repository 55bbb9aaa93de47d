import { MINUTE } from '../shared/time.ts';
import type { Feeds, Seat } from './cross-check.ts';

/** How much later whoever does not play gets to know the score, so that nobody is coached by it. */
export const ONLOOKER_DELAY_MS = MINUTE;

/** The score as far as both clients tell the same, of what was heard until an instant; null before both were heard. */
export function sharedScore({ creator, opponent }: Feeds, until: number): Readonly<Record<Seat, number>> | null {
  if (creator.startedAt === null || opponent.startedAt === null) return null;
  if (Math.max(creator.startedAt, opponent.startedAt) > until) return null;
  let score = { creator: 0, opponent: 0 };
  for (const [index, round] of creator.rounds.entries()) {
    const there = opponent.rounds[index];
    if (!there || round.own === null || there.own === null || Math.max(round.at, there.at) > until) continue;
    if (round.own + there.own === round.n) score = { creator: round.own, opponent: there.own };
  }
  return score;
}
