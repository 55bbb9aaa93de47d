import type { PlayLimitKind, PlayLimitPeriod, PlayPauseKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

export const KIND_LABELS: Readonly<Record<PlayLimitKind, string>> = {
  DEPOSIT: t.deposits(),
  LOSS: t.losses(),
  STAKE: t.stakes(),
};

export const KIND_HINTS: Readonly<Record<PlayLimitKind, string>> = {
  DEPOSIT: t.whatYouPayIn(),
  LOSS: t.whatBattlesCostYouFeesTooLess(),
  STAKE: t.whatYouPutAtStakeWhether(),
};

export const PERIOD_OPTIONS: Readonly<Record<PlayLimitPeriod, string>> = {
  DAY: t.day(),
  WEEK: t.week(),
  MONTH: t.month(),
};

export const RUNNING_LABELS: Readonly<Record<PlayLimitPeriod, string>> = {
  DAY: t.today(),
  WEEK: t.thisWeek(),
  MONTH: t.thisMonth(),
};

/** A break that is offered; `length` in days of a cool-off, in months of a self-exclusion. */
export interface BreakOffer {
  readonly kind: PlayPauseKind;
  readonly length: number;
  readonly label: string;
}

export const BREAK_OFFERS: readonly BreakOffer[] = [
  { kind: 'COOL_OFF', length: 1, label: t.hours({ count: 24 }) },
  { kind: 'COOL_OFF', length: 7, label: t.weeks({ count: 1 }) },
  { kind: 'COOL_OFF', length: 28, label: t.weeks({ count: 4 }) },
  { kind: 'COOL_OFF', length: 42, label: t.weeks({ count: 6 }) },
  { kind: 'SELF_EXCLUSION', length: 6, label: t.months({ count: 6 }) },
  { kind: 'SELF_EXCLUSION', length: 12, label: t.years({ count: 1 }) },
  { kind: 'SELF_EXCLUSION', length: 24, label: t.years({ count: 2 }) },
  { kind: 'SELF_EXCLUSION', length: 60, label: t.years({ count: 5 }) },
];

const REALITY_CHECK_LABELS: Readonly<Record<number, string>> = {
  0: t.never(),
  60: t.everyHour(),
  120: t.every2Hours(),
};

export const realityCheckLabel = (minutes: number): string =>
  REALITY_CHECK_LABELS[minutes] ?? t.everyMinutes({ minutes });
