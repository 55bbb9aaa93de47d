import { MINUTE, SECOND } from '../shared/time.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { ROUND_MS, type Score, type Shot, replay } from './tutorial-game.ts';

/** What a round costs; the house pays it, so that a newcomer without money can play (ON-17, C-09). */
export const TUTORIAL_FEE_CENTS = 1_00;
/** Credited once, after the first round, passed or not (ON-19, C-10). */
export const STARTER_BONUS_COINS = 50;
/** In whole per cent (ON-16). */
export const PASS_SCORE = 60;
/** The community average counts so many players: those whose rounds ended last. */
export const COMMUNITY_SIZE = 1_000;

/** A round that was begun longer ago is not taken any more. */
const ROUND_LIFE = 10 * MINUTE;
/** By so much the clocks of a browser and of the server may disagree over a round. */
const CLOCK_SLACK = SECOND / 2;

export const hasPassed = (score: number): boolean => score >= PASS_SCORE;

/**
 * What a round is worth that is handed in now. Nobody can have played thirty seconds in less, and a round that lay about
 * for long is over.
 */
export function ruleOnRound(
  { seed, startedAt }: { readonly seed: number; readonly startedAt: number },
  shots: readonly Shot[],
  now: number,
): Ruling<Score> {
  if (now - startedAt > ROUND_LIFE) return refuse('TUTORIAL_OVER');
  const score = now - startedAt < ROUND_MS - CLOCK_SLACK ? null : replay(seed, shots);
  return score ? allow(score) : refuse('BAD_INPUT', { field: 'shots' });
}

/** Names the one starter bonus of an account in the ledger. */
export const starterBonusKey = (userId: string): string => `starter-bonus:${userId}`;
