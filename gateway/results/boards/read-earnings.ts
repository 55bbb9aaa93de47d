import { GAME_TITLES } from '../../../domain/shared/games.ts';
import {
  MONTHLY_GOAL_CENTS,
  YEARLY_GOAL_CENTS,
  goalPercent,
  periodStart,
  weeklyAverage,
} from '../../../domain/results/earnings.ts';
import { winRateOf } from '../../../domain/results/stats.ts';
import {
  type MonthRow,
  listEarningGames,
  listEarningMonths,
  readEarningTotals,
} from '../../../db/results/earning.queries.ts';
import {
  type PrizeMonthRow,
  listPrizeGames,
  listPrizeMonths,
  readPrizeTotals,
} from '../../../db/results/prize.queries.ts';
import { readStats } from '../../../db/results/result.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { EarningsSummary, GameEarnings, MonthEarnings } from './earning.types.ts';

type Battles = Pick<MonthRow, 'battles' | 'wins' | 'cents'>;
type Prizes = Pick<PrizeMonthRow, 'others' | 'cents'>;

const NO_BATTLES: Battles = { battles: 0, wins: 0, cents: 0 };
const NO_PRIZES: Prizes = { others: 0, cents: 0 };

/** What stands under each name, of battles and of the rest. */
function paired<B extends Battles, P extends Prizes>(
  battles: readonly B[],
  nameOf: (row: B) => string,
  prizes: readonly P[],
  titleOf: (row: P) => string,
): [string, Battles, Prizes][] {
  const played = new Map(battles.map((row) => [nameOf(row), row]));
  const paid = new Map(prizes.map((row) => [titleOf(row), row]));
  const names = new Set([...played.keys(), ...paid.keys()]);
  return [...names].map((name) => [name, played.get(name) ?? NO_BATTLES, paid.get(name) ?? NO_PRIZES]);
}

const toMonth = ([month, { battles, wins, cents }, prizes]: [string, Battles, Prizes]): MonthEarnings => ({
  month,
  battles,
  wins,
  losses: battles - wins,
  others: prizes.others,
  earningsCents: cents + prizes.cents,
  winRate: winRateOf({ battles, wins }),
});

const toGame = ([game, { battles, wins, cents }, prizes]: [string, Battles, Prizes]): GameEarnings => ({
  game,
  battles,
  others: prizes.others,
  earningsCents: cents + prizes.cents,
  winRate: winRateOf({ battles, wins }),
  avgEarningsCents: battles === 0 ? 0 : Math.round(cents / battles),
});

const descending = (a: string, b: string): number => (a < b ? 1 : -1);

const goalOf = (goalCents: number, earnedCents: number) => ({
  goalCents,
  earnedCents,
  percent: goalPercent(earnedCents, goalCents),
});

/** Everything on the earnings screen but the single records, from the player's settled battles and prizes (EA-02, EA-05 to EA-07). */
export async function readEarningsSummary({ db, now }: Deps, userId: string): Promise<EarningsSummary> {
  const at = now();
  const since = [periodStart('month', at), periodStart('year', at)] as const;
  const [totals, prizes, battleMonths, prizeMonths, battleGames, prizeGames, stats] = await db.snapshot((read) =>
    Promise.all([
      readEarningTotals(read, userId, ...since),
      readPrizeTotals(read, userId, ...since),
      listEarningMonths(read, userId),
      listPrizeMonths(read, userId),
      listEarningGames(read, userId),
      listPrizeGames(read, userId),
      readStats(read, userId),
    ]),
  );
  const months = paired(
    battleMonths,
    ({ month }) => month,
    prizeMonths,
    ({ month }) => month,
  )
    .map(toMonth)
    .toSorted((a, b) => descending(a.month, b.month));
  const games = paired(
    battleGames,
    ({ game }) => GAME_TITLES[game],
    prizeGames,
    ({ gameTitle }) => gameTitle,
  )
    .map(toGame)
    .toSorted((a, b) => b.earningsCents - a.earningsCents || descending(b.game, a.game));
  const bestMonth = months.reduce<MonthEarnings | null>(
    (top, one) => (top === null || one.earningsCents > top.earningsCents ? one : top),
    null,
  );
  const totalCents = totals.cents + prizes.cents;
  const monthCents = totals.monthCents + prizes.monthCents;
  const firstAt = Math.min(totals.firstAt ?? Infinity, prizes.firstAt ?? Infinity);
  return {
    totalCents,
    thisMonthCents: monthCents,
    winRate: winRateOf(totals),
    battles: totals.battles,
    weeklyAverageCents: weeklyAverage(totalCents, firstAt === Infinity ? null : firstAt, at),
    months,
    games,
    bestMonth,
    bestGame: games[0] ?? null,
    longestStreak: stats.bestStreak,
    monthlyGoal: goalOf(MONTHLY_GOAL_CENTS, monthCents),
    yearlyGoal: goalOf(YEARLY_GOAL_CENTS, totals.yearCents + prizes.yearCents),
  };
}
