import { centsOf } from './money.ts';
import { SECOND } from './time.ts';

/** The system configuration and what it means (EN-65, BC-23). */
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
  | 'session_timeout'
  | 'max_concurrent_streams';

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
];

/** The configuration as the server uses it. */
export interface Settings {
  readonly maxStakeCents: number;
  readonly minStakeCents: number;
  readonly withdrawalFeeCents: number;
  /** From this amount on a withdrawal needs two administrators. */
  readonly doubleApprovalFromCents: number;
  readonly sessionTimeoutMs: number;
  readonly maxConcurrentStreams: number;
}

/** Reads stored values; one that is missing or does not parse falls back to its default. */
export function settingsOf(stored: Readonly<Partial<Record<string, string>>>): Settings {
  const text = (key: SettingKey) => stored[key] ?? SETTING_DEFAULTS.find((seed) => seed.key === key)?.value ?? '';
  const fallback = (key: SettingKey) => SETTING_DEFAULTS.find((seed) => seed.key === key)?.value ?? '';
  const cents = (key: SettingKey) => centsOf(text(key)) ?? centsOf(fallback(key)) ?? 0;
  const whole = (key: SettingKey) => (/^\d{1,9}$/.test(text(key)) ? Number(text(key)) : Number(fallback(key)));
  return {
    maxStakeCents: cents('max_battle_wager'),
    minStakeCents: cents('min_battle_wager'),
    withdrawalFeeCents: cents('withdrawal_fee'),
    doubleApprovalFromCents: cents('double_approval_from'),
    sessionTimeoutMs: whole('session_timeout') * SECOND,
    maxConcurrentStreams: whole('max_concurrent_streams'),
  };
}
