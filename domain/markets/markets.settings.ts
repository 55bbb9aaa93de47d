import { money } from '../shared/setting.ts';

export const marketsSettings = {
  /** What the house dares in a new market between experienced players: in all, and in one bet. */
  marketCapCents: money('market_cap', {
    value: '500',
    description:
      'What the house can lose in the bets on one battle in USD, at the most; battles that take bets keep theirs',
    category: 'limits',
    bounds: [10_00, 10_000_00],
    isGuard: true,
  }),
  marketWinCents: money('market_win', {
    value: '100',
    description: 'What one bet can win beyond its stake in USD, at the most; battles that take bets keep theirs',
    category: 'limits',
    bounds: [5_00, 10_000_00],
    isGuard: true,
    atMost: 'market_cap',
  }),
  /** Wins above it, of somebody who has something in common with a player of the battle, wait for staff. */
  betHoldAboveCents: money('bet_hold_above', {
    value: '50',
    description:
      'Wins on one battle above this amount in USD wait for staff where the winner shares a browser, a network, a payment method or an invitation with a player',
    category: 'limits',
    bounds: [0, 10_000_00],
    isGuard: true,
  }),
};
