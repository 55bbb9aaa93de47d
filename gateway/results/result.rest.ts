import { Refused } from '../../domain/shared/refusals.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { averageStakeOf } from '../../domain/results/stats.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { readUser } from '../../db/accounts/index.ts';
import { readWalletIn } from '../wallet/index.ts';
import { listOutcomes, readStats } from '../../db/results/result.queries.ts';
import { ownId } from '../kernel/own-id.ts';
import type { RestRoute } from '../kernel/route.ts';

/** The newest outcomes; older ones are reached through GraphQL pages. */
const OUTCOMES_MAX = 100;

export const resultRoutes: readonly RestRoute[] = [
  {
    // RE-08
    method: 'GET',
    path: '/api/stats/:id',
    access: 'own',
    scope: 'battles:read',
    async answer(context, { params }) {
      const stats = await readStats(context.deps.db.read, ownId(context, params['id']));
      return {
        totalBattles: stats.battles,
        wins: stats.wins,
        averageWager: decimalOf(averageStakeOf(stats)),
        bestStreak: stats.bestStreak,
      };
    },
  },
  {
    // RE-09
    method: 'GET',
    path: '/api/outcomes/:id',
    access: 'own',
    scope: 'battles:read',
    async answer(context, { params }) {
      const rows = await listOutcomes(context.deps.db.read, ownId(context, params['id']), OUTCOMES_MAX, null);
      return rows.map((row) => ({
        id: row.battleId,
        gameTitle: GAME_TITLES[row.game],
        result: row.won ? 'win' : 'loss',
        amount: decimalOf(row.amountCents),
      }));
    },
  },
  {
    // RE-12
    method: 'GET',
    path: '/api/user/:id',
    access: 'own',
    async answer(context, { params }) {
      const id = ownId(context, params['id']);
      const { db, now } = context.deps;
      const [user, wallet, stats] = await db.snapshot((read) =>
        Promise.all([readUser(read, id), readWalletIn(read, id, now()), readStats(read, id)]),
      );
      if (!user) throw new Refused('NOT_FOUND');
      return {
        id,
        username: user.username,
        balance: decimalOf(wallet.balanceCents),
        totalWagered: decimalOf(stats.stakedCents),
        weeklyWinnings: decimalOf(wallet.weeklyWinningsCents),
        availableToBet: decimalOf(wallet.availableToBetCents),
      };
    },
  },
];
