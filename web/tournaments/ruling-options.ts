import { gamesOf, scoreOptions } from './match-scores.ts';
import * as t from './__generated__/messages.ts';

const FORFEITS = ['forfeit-0', 'forfeit-1'] as const;

/** Every way in which a match can be decided: a score, a player who was not there, a draw in a table, or nobody. */
export const rulingOptions = (bestOf: number, names: readonly [string, string], isTable: boolean) => [
  ...scoreOptions(bestOf, names),
  ...FORFEITS.map((value, n) => ({ value, label: t.nameWonTheOtherWasNotThere({ name: names[n] ?? '' }) })),
  ...(isTable ? [{ value: 'draw', label: t.aDraw() }] : []),
  { value: 'nobody', label: t.nobodyWonNeitherWasThere() },
];

/** What is sent for a choice, of the two with these ids. */
export function rulingOf(result: string, ids: readonly (string | undefined)[]) {
  if (result === 'draw' || result === 'nobody') return { winnerId: null, isDraw: result === 'draw', games: null };
  const forfeit = FORFEITS.findIndex((one) => one === result);
  if (forfeit >= 0) return { winnerId: ids[forfeit] ?? null, isDraw: false, games: null };
  const games = gamesOf(result);
  const [one = 0, other = 0] = games;
  return { winnerId: ids[one > other ? 0 : 1] ?? null, isDraw: false, games };
}
