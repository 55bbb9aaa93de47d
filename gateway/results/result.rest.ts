import { z } from 'zod';
import { Refused } from '../../domain/shared/refusals.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { averageStakeOf } from '../../domain/results/stats.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { readUser } from '../../db/accounts/index.ts';
import { readWalletIn } from '../wallet/index.ts';
import { listOutcomes, readStats } from '../../db/results/result.queries.ts';
import { OWN_ID, ownId } from '../kernel/http/own-id.ts';
import { Money } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';

/** The newest outcomes; older ones are reached through GraphQL pages. */
const OUTCOMES_MAX = 100;

export const resultRoutes: readonly RestRoute[] = [
  route({
    // RE-08
    method: 'GET',
    path: '/api/stats/:id',
    operation: 'readStats',
    summary: 'Your figures over all battles',
    params: { id: OWN_ID },
    access: 'own',
    answers: z.strictObject({
      totalBattles: z.int(),
      wins: z.int(),
      averageWager: Money,
      bestStreak: z.int().describe('Wins in a row.'),
    }),
    refusals: [],
    scope: 'battles:read',
    async answer(context, { params }) {
      const stats = await readStats(context.deps.db.read, ownId(context, params.id));
      return {
        totalBattles: stats.battles,
        wins: stats.wins,
        averageWager: decimalOf(averageStakeOf(stats)),
        bestStreak: stats.bestStreak,
      };
    },
  }),
  route({
    // RE-09
    method: 'GET',
    path: '/api/outcomes/:id',
    operation: 'listOutcomes',
    summary: 'How your battles ended',
    description: `The newest ${OUTCOMES_MAX}; older ones are reached over GraphQL.`,
    params: { id: OWN_ID },
    access: 'own',
    answers: z.array(
      z.strictObject({
        id: z.string().describe('Of the battle.'),
        gameTitle: z.enum(Object.values(GAME_TITLES)),
        result: z.enum(['win', 'loss']),
        amount: Money.describe('What it brought or took.'),
      }),
    ),
    refusals: [],
    scope: 'battles:read',
    async answer(context, { params }) {
      const rows = await listOutcomes(context.deps.db.read, ownId(context, params.id), OUTCOMES_MAX, null);
      return rows.map((row) => ({
        id: row.battleId,
        gameTitle: GAME_TITLES[row.game],
        result: row.won ? ('win' as const) : ('loss' as const),
        amount: decimalOf(row.amountCents),
      }));
    },
  }),
  route({
    // RE-12
    method: 'GET',
    path: '/api/user/:id',
    operation: 'readAccount',
    summary: 'Your account with what it holds',
    params: { id: OWN_ID },
    access: 'own',
    answers: z.strictObject({
      id: z.string(),
      username: z.string(),
      balance: Money,
      totalWagered: Money.describe('Over all battles.'),
      weeklyWinnings: Money,
      availableToBet: Money,
    }),
    refusals: [],
    async answer(context, { params }) {
      const id = ownId(context, params.id);
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
  }),
];
