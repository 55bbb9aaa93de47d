import { toldRule } from '../shared/told.ts';

export const walletTold = [
  toldRule(
    [
      'withdrawal.requested',
      'withdrawal.processing',
      'withdrawal.approved',
      'withdrawal.paid',
      'withdrawal.rejected',
      'withdrawal.failed',
    ],
    ({ type: what, entityId: withdrawalId, data: { userId, amountCents } }) => ({
      what,
      withdrawalId,
      userId,
      amountCents,
    }),
    {
      as: 'payout.changed',
      about: 'payout',
      since: 1,
      example: { what: 'withdrawal.paid', withdrawalId: 'w1', userId: 'p1', amountCents: 120_00 },
    },
  ),
];
