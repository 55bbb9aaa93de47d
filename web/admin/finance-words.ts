import { formatPercent } from '../format/format.ts';
import type { ProcessorState, RevenueSource } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import type { FinanceOverviewQuery } from './operations/__generated__/finance-overview.gql.ts';

export const SOURCE_WORDS: Readonly<Record<RevenueSource, string>> = {
  COINS: 'BC sales',
  CONTEST_FEES: 'Battle fees',
  SUBSCRIPTIONS: 'Subscriptions',
  ARCADE: 'Arcade',
  WITHDRAWAL_FEES: 'Withdrawal fees',
};

/** AF-03 */
export const PROCESSOR_WORDS: Readonly<Record<ProcessorState, { word: string; tone: Tone }>> = {
  OPERATIONAL: { word: 'Operational', tone: 'win' },
  DEGRADED: { word: 'Degraded', tone: 'warn' },
  UNMEASURED: { word: 'Too few payments', tone: 'neutral' },
};

type Day = Pick<
  FinanceOverviewQuery['financeOverview']['days'][number],
  'coinCents' | 'contestFeeCents' | 'arcadeCents' | 'withdrawalFeeCents'
>;

/** What the house earned in a day, in cents. */
export const revenueOf = ({ coinCents, contestFeeCents, arcadeCents, withdrawalFeeCents }: Day): number =>
  coinCents + contestFeeCents + arcadeCents + withdrawalFeeCents;

type Processor = FinanceOverviewQuery['financeOverview']['processors'][number];

const seconds = (ms: number): string => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`);

/** What its latest payments say of a processor. */
export function processorWords({ payments, successPercent, p95Ms }: Processor): string {
  if (successPercent === null) return 'No payment in the last 7 days';
  const count = `${formatPercent(successPercent)} of ${payments} ${payments === 1 ? 'payment' : 'payments'} succeeded`;
  return p95Ms === null ? count : `${count} · 95 of 100 deposits within ${seconds(p95Ms)}`;
}
