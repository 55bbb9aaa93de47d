/** Contests for coins that are to be won before money may be played for, each against another player (AR-08). */
export const UNLOCK_WINS = 3;

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
