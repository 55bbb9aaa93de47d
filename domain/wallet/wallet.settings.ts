import type { Flag } from '../shared/feature-flags.ts';
import { count, leastAges, money } from '../shared/setting.ts';

export const walletSettings = {
  stakeAges: leastAges('stake_min_age', {
    value: '18',
    description: 'Years that a player must have to stake, and others by region, such as 18, na 21',
    category: 'limits',
  }),
  withdrawalFeeCents: money('withdrawal_fee', {
    value: '2.50',
    description: 'Fee of one withdrawal in USD',
    category: 'payments',
    bounds: [0, 100_00],
  }),
  /** From this amount on a withdrawal needs two administrators. */
  doubleApprovalFromCents: money('double_approval_from', {
    value: '1000',
    description: 'Withdrawals from this amount in USD need two administrators',
    category: 'payments',
    bounds: [1_00, 1_000_000_00],
    isGuard: true,
  }),
  /** Whole BattleCoin of a UTC day, on balance; beyond it staff are alerted. */
  coinMintedMost: count('coin_minted_most', {
    value: '100000',
    description: 'BattleCoin that a UTC day may mint on balance before staff are alerted',
    category: 'payments',
    bounds: [0, 999_999_999],
    isGuard: true,
  }),
  coinBurnedMost: count('coin_burned_most', {
    value: '100000',
    description: 'BattleCoin that a UTC day may burn on balance before staff are alerted',
    category: 'payments',
    bounds: [0, 999_999_999],
    isGuard: true,
  }),
};

export const walletFlags = {
  'battlecoin-redemption': {
    name: 'BattleCoin redemption',
    description: 'Players may spend BattleCoin; earning and buying go on without it',
    enabled: true,
    category: 'payments',
  },
  'crypto-payments': {
    name: 'Crypto payments',
    description: 'Players may pay in and be paid out in cryptocurrency; payments under way end without it',
    enabled: true,
    category: 'payments',
    isGuard: true,
  },
} satisfies Readonly<Record<string, Flag>>;
