import { z } from 'zod';
import { decimalOf } from '../../domain/shared/money.ts';
import { OWN_ID, ownId } from '../kernel/http/own-id.ts';
import { Money } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { readWallet } from './read-wallet.ts';

export const walletRoutes: readonly RestRoute[] = [
  route({
    // RE-06
    method: 'GET',
    path: '/api/wallet/:id',
    operation: 'readWallet',
    summary: 'What you have',
    params: { id: OWN_ID },
    access: 'own',
    scope: 'wallet:read',
    answers: z.strictObject({
      balance: Money.describe('All that is on the account.'),
      weeklyWinnings: Money.describe('Won in the week so far.'),
      availableToBet: Money.describe('What can be put at stake now.'),
    }),
    refusals: [],
    async answer(context, { params }) {
      const wallet = await readWallet(context.deps, ownId(context, params.id));
      return {
        balance: decimalOf(wallet.balanceCents),
        weeklyWinnings: decimalOf(wallet.weeklyWinningsCents),
        availableToBet: decimalOf(wallet.availableToBetCents),
      };
    },
  }),
];
