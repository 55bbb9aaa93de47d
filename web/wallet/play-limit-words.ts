import type { PlayLimitKind, PlayLimitPeriod, PlayPauseKind } from '../data/__generated__/schema-types.ts';

export const KIND_LABELS: Readonly<Record<PlayLimitKind, string>> = {
  DEPOSIT: 'Deposits',
  LOSS: 'Losses',
  STAKE: 'Stakes',
};

export const KIND_HINTS: Readonly<Record<PlayLimitKind, string>> = {
  DEPOSIT: 'What you pay in.',
  LOSS: 'What battles cost you, fees too, less what they paid you. An open battle counts as lost until it is settled.',
  STAKE: 'What you put at stake, whether you win it back or not.',
};

export const PERIOD_LABELS: Readonly<Record<PlayLimitPeriod, string>> = {
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
};

export const PERIOD_OPTIONS: Readonly<Record<PlayLimitPeriod, string>> = {
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
};

export const RUNNING_LABELS: Readonly<Record<PlayLimitPeriod, string>> = {
  DAY: 'Today',
  WEEK: 'This week',
  MONTH: 'This month',
};

/** A break that is offered; `length` in days of a cool-off, in months of a self-exclusion. */
export interface BreakOffer {
  readonly kind: PlayPauseKind;
  readonly length: number;
  readonly label: string;
}

export const BREAK_OFFERS: readonly BreakOffer[] = [
  { kind: 'COOL_OFF', length: 1, label: '24 hours' },
  { kind: 'COOL_OFF', length: 7, label: '1 week' },
  { kind: 'COOL_OFF', length: 28, label: '4 weeks' },
  { kind: 'COOL_OFF', length: 42, label: '6 weeks' },
  { kind: 'SELF_EXCLUSION', length: 6, label: '6 months' },
  { kind: 'SELF_EXCLUSION', length: 12, label: '1 year' },
  { kind: 'SELF_EXCLUSION', length: 24, label: '2 years' },
  { kind: 'SELF_EXCLUSION', length: 60, label: '5 years' },
];

export const REALITY_CHECK_LABELS: Readonly<Record<number, string>> = {
  0: 'Never',
  15: 'Every 15 minutes',
  30: 'Every 30 minutes',
  60: 'Every hour',
  120: 'Every 2 hours',
};
