import { decimalOf } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import { readStats } from '../../db/results/result.queries.ts';
import { ownId } from '../kernel/own-id.ts';
import type { RestRoute } from '../kernel/route.ts';
import { readWallet } from './read-wallet.ts';

export const walletRoutes: readonly RestRoute[] = [
  {
    // RE-06
    method: 'GET',
    path: '/api/wallet/:id',
    access: 'own',
    async answer(context, { params }) {
      const wallet = await readWallet(context.deps, ownId(context, params['id']));
      return {
        balance: decimalOf(wallet.balanceCents),
        weeklyWinnings: decimalOf(wallet.weeklyWinningsCents),
        availableToBet: decimalOf(wallet.availableToBetCents),
      };
    },
  },
  {
    // RE-12
    method: 'GET',
    path: '/api/user/:id',
    access: 'own',
    async answer(context, { params }) {
      const id = ownId(context, params['id']);
      const { read } = context.deps.db;
      const [user, wallet, stats] = await Promise.all([
        readUser(read, id),
        readWallet(context.deps, id),
        readStats(read, id),
      ]);
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
