import { z } from 'zod';
import { toldKinds } from '../shared/told.ts';
import { Cents } from '../shared/told-fields.ts';

const payout = z.object({
  withdrawalId: z.string().describe('The withdrawal.'),
  userId: z.string().describe('Whose it is.'),
  amountCents: Cents.describe('What was asked for.'),
});

const EXAMPLE = { withdrawalId: 'w1', userId: 'p1', amountCents: 120_00 } as const;

const kind = (says: string) => ({ as: 'payout.changed', says, example: EXAMPLE }) as const;

export const walletTold = toldKinds({
  form: 'Payout',
  about: 'payout',
  version: 1,
  body: payout,
  dataOf: ({ entityId: withdrawalId, data: { userId, amountCents } }) => ({ withdrawalId, userId, amountCents }),
  kinds: {
    'withdrawal.requested': kind('The account has asked for a withdrawal.'),
    'withdrawal.processing': kind('A withdrawal is being looked at.'),
    'withdrawal.approved': kind('A withdrawal was approved.'),
    'withdrawal.paid': kind('A withdrawal was paid.'),
    'withdrawal.rejected': kind('A withdrawal was refused; the money is back in the wallet.'),
    'withdrawal.failed': kind('A withdrawal did not arrive; the money is back in the wallet.'),
  },
});
