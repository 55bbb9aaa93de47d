import { GAME_TITLES } from '../../domain/shared/games.ts';
import {
  MONTHLY_GOAL_CENTS,
  YEARLY_GOAL_CENTS,
  goalPercent,
  periodStart,
  weeklyAverage,
} from '../../domain/results/earnings.ts';
import { winRateOf } from '../../domain/results/stats.ts';
import {
  type GameRow,
  type MonthRow,
  listEarningGames,
  listEarningMonths,
  readEarningTotals,
} from '../../db/results/earning.queries.ts';
import { readStats } from '../../db/results/result.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { EarningsSummary, GameEarnings, MonthEarnings } from './earning.types.ts';

const toMonth = ({ month, battles, wins, cents }: MonthRow): MonthEarnings => ({
  month,
  battles,
  wins,
  losses: battles - wins,
  earningsCents: cents,
  winRate: winRateOf({ battles, wins }),
});

const toGame = ({ game, battles, wins, cents }: GameRow): GameEarnings => ({
  game: GAME_TITLES[game],
  battles,
  earningsCents: cents,
  winRate: winRateOf({ battles, wins }),
  avgEarningsCents: Math.round(cents / battles),
});

const goalOf = (goalCents: number, earnedCents: number) => ({
  goalCents,
  earnedCents,
  percent: goalPercent(earnedCents, goalCents),
});

/** Everything on the earnings screen but the single records, from the player's settled battles (EA-02, EA-05 to EA-07). */
export async function readEarningsSummary({ db, now }: Deps, userId: string): Promise<EarningsSummary> {
  const at = now();
  const [totals, months, games, stats] = await db.snapshot((read) =>
    Promise.all([
      readEarningTotals(read, userId, periodStart('month', at), periodStart('year', at)),
      listEarningMonths(read, userId),
      listEarningGames(read, userId),
      readStats(read, userId),
    ]),
  );
  const best = months.reduce<MonthRow | null>((top, one) => (top === null || one.cents > top.cents ? one : top), null);
  const [bestGame] = games;
  return {
    totalCents: totals.cents,
    thisMonthCents: totals.monthCents,
    winRate: winRateOf(totals),
    battles: totals.battles,
    weeklyAverageCents: weeklyAverage(totals.cents, totals.firstAt, at),
    months: months.map(toMonth),
    games: games.map(toGame),
    bestMonth: best && toMonth(best),
    bestGame: bestGame ? toGame(bestGame) : null,
    longestStreak: stats.bestStreak,
    monthlyGoal: goalOf(MONTHLY_GOAL_CENTS, totals.monthCents),
    yearlyGoal: goalOf(YEARLY_GOAL_CENTS, totals.yearCents),
  };
}
