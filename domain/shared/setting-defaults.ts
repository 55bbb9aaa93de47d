/** The system configuration (EN-65, BC-23). */
export const SETTING_CATEGORIES = ['limits', 'payments', 'security', 'performance'] as const;
export const SETTING_TYPES = ['number', 'text'] as const;

export interface SettingSeed {
  readonly key: SettingKey;
  readonly value: string;
  readonly description: string;
  readonly category: (typeof SETTING_CATEGORIES)[number];
  readonly type: (typeof SETTING_TYPES)[number];
}

export type SettingKey =
  | 'max_battle_wager'
  | 'min_battle_wager'
  | 'withdrawal_fee'
  | 'double_approval_from'
  | 'bet_hold_above'
  | 'session_timeout'
  | 'max_concurrent_streams'
  | 'crates_off_regions'
  | 'arcade_cash_off_regions'
  | 'crates_min_age'
  | 'arcade_cash_min_age'
  | 'coin_minted_most'
  | 'coin_burned_most'
  | 'jury_max_pool'
  | 'tax_list_sum'
  | 'tax_list_payouts'
  | 'market_cap'
  | 'market_win'
  | 'proof_cs2';

/** What a fresh installation starts with; afterwards the stored values rule. */
export const SETTING_DEFAULTS: readonly SettingSeed[] = [
  {
    key: 'max_battle_wager',
    value: '1000',
    description: 'Largest stake of one player in USD',
    category: 'limits',
    type: 'number',
  },
  {
    key: 'min_battle_wager',
    value: '5',
    description: 'Smallest stake of one player in USD',
    category: 'limits',
    type: 'number',
  },
  {
    key: 'withdrawal_fee',
    value: '2.50',
    description: 'Fee of one withdrawal in USD',
    category: 'payments',
    type: 'number',
  },
  {
    key: 'double_approval_from',
    value: '1000',
    description: 'Withdrawals from this amount in USD need two administrators',
    category: 'payments',
    type: 'number',
  },
  {
    key: 'session_timeout',
    value: '3600',
    description: 'Seconds until an idle session ends',
    category: 'security',
    type: 'number',
  },
  {
    key: 'max_concurrent_streams',
    value: '1000',
    description: 'Streams that may be live at once',
    category: 'performance',
    type: 'number',
  },
  {
    key: 'crates_off_regions',
    value: '',
    description: 'Regions in which no crates are sold, such as na, eu',
    category: 'limits',
    type: 'text',
  },
  {
    key: 'arcade_cash_off_regions',
    value: '',
    description: 'Regions in which the arcade is not played for cash, such as na, eu',
    category: 'limits',
    type: 'text',
  },
  {
    key: 'crates_min_age',
    value: '18',
    description: 'Years that a buyer of crates must have, and others by region, such as 18, na 21',
    category: 'limits',
    type: 'text',
  },
  {
    key: 'arcade_cash_min_age',
    value: '18',
    description: 'Years that a player must have for cash in the arcade, and others by region, such as 18, na 21',
    category: 'limits',
    type: 'text',
  },
  {
    key: 'coin_minted_most',
    value: '100000',
    description: 'BattleCoin that a UTC day may mint on balance before staff are alerted',
    category: 'payments',
    type: 'number',
  },
  {
    key: 'coin_burned_most',
    value: '100000',
    description: 'BattleCoin that a UTC day may burn on balance before staff are alerted',
    category: 'payments',
    type: 'number',
  },
  {
    key: 'jury_max_pool',
    value: '0',
    description: 'Largest pool in USD of cases that the community jury hears; 0 for contests without money',
    category: 'limits',
    type: 'number',
  },
  {
    key: 'tax_list_sum',
    value: '2000',
    description: 'Payouts of a calendar year in USD from which a player stands on the tax list',
    category: 'payments',
    type: 'number',
  },
  {
    key: 'tax_list_payouts',
    value: '30',
    description: 'Number of payouts in a calendar year from which a player stands on the tax list',
    category: 'payments',
    type: 'number',
  },
  {
    key: 'market_cap',
    value: '500',
    description:
      'What the house can lose in the bets on one battle in USD, at the most; battles that take bets keep theirs',
    category: 'limits',
    type: 'number',
  },
  {
    key: 'market_win',
    value: '100',
    description: 'What one bet can win beyond its stake in USD, at the most; battles that take bets keep theirs',
    category: 'limits',
    type: 'number',
  },
  {
    key: 'bet_hold_above',
    value: '50',
    description:
      'Wins on one battle above this amount in USD wait for staff where the winner shares a browser, a network, a payment method or an invitation with a player',
    category: 'limits',
    type: 'number',
  },
  {
    key: 'proof_cs2',
    value: 'show',
    description: 'What CS2 itself says of a battle: off, show, or settle where both games agree',
    category: 'security',
    type: 'text',
  },
];
