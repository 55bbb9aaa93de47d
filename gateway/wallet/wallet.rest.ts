import { decimalOf } from '../../domain/shared/money.ts';
import { ownId } from '../kernel/own-id.ts';
import type { RestRoute } from '../kernel/route.ts';
import { readWallet } from './read-wallet.ts';

export const walletRoutes: readonly RestRoute[] = [
  {
    // RE-06
    method: 'GET',
    path: '/api/wallet/:id',
    access: 'own',
    scope: 'wallet:read',
    async answer(context, { params }) {
      const wallet = await readWallet(context.deps, ownId(context, params['id']));
      return {
        balance: decimalOf(wallet.balanceCents),
        weeklyWinnings: decimalOf(wallet.weeklyWinningsCents),
        availableToBet: decimalOf(wallet.availableToBetCents),
      };
    },
  },
];
