import type { Currency } from '../shared/money.ts';
import { winnerOf } from './prizes.ts';
import { type Entrant, isCounted } from './result.ts';

/** Contests for coins that are to be won before money may be played for, each against another player (AR-08). */
export const UNLOCK_WINS = 3;

export interface SettledContest {
  readonly mode: 'skill' | 'battle';
  readonly currency: Currency;
  readonly target: number;
  readonly entrants: readonly Entrant[];
}

/**
 * Whom a player has beaten by a contest that counts: won outright for coins, with the target reached, against players
 * who handed in runs of their own. Empty where it does not count.
 */
export function beatenIn({ currency, target, entrants }: SettledContest, userId: string): string[] {
  const own = entrants.find((entrant) => entrant.userId === userId);
  if (currency !== 'BC' || winnerOf(entrants) !== userId || !own?.result || own.result.score < target) return [];
  return entrants.filter((entrant) => entrant.userId !== userId && isCounted(entrant)).map((entrant) => entrant.userId);
}

/**
 * How many of a player's contests count towards the unlock, each against a player of its own, at most three; `beaten`
 * has those that each contest counts against. A contest that was made void is left out by the caller.
 */
export function unlockWins(beaten: readonly (readonly string[])[]): number {
  /** Which contest counts for a player. */
  const taken = new Map<string, number>();
  const place = (contest: number, asked: Set<string>): boolean =>
    (beaten[contest] ?? []).some((player) => {
      if (asked.has(player)) return false;
      asked.add(player);
      const holder = taken.get(player);
      if (holder !== undefined && !place(holder, asked)) return false;
      taken.set(player, contest);
      return true;
    });
  beaten.forEach((_players, contest) => place(contest, new Set()));
  return Math.min(UNLOCK_WINS, taken.size);
}

export const isCashUnlocked = (beaten: readonly (readonly string[])[]): boolean => unlockWins(beaten) === UNLOCK_WINS;
