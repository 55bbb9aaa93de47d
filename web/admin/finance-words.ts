import { formatPercent } from '../format/format.ts';
import type { ProcessorState, RevenueSource } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import type { FinanceOverviewQuery } from './operations/__generated__/finance.gql.ts';
import * as t from './__generated__/messages.ts';

export const SOURCE_WORDS: Readonly<Record<RevenueSource, string>> = {
  COINS: t.bcSales(),
  CONTEST_FEES: t.battleFees(),
  SUBSCRIPTIONS: t.subscriptions(),
  ARCADE: t.arcade(),
  WITHDRAWAL_FEES: t.withdrawalFees(),
};

/** AF-03 */
export const PROCESSOR_WORDS: Readonly<Record<ProcessorState, { word: string; tone: Tone }>> = {
  OPERATIONAL: { word: t.operational(), tone: 'win' },
  DEGRADED: { word: t.degraded(), tone: 'warn' },
  UNMEASURED: { word: t.tooFewPayments(), tone: 'neutral' },
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
  if (successPercent === null) return t.noPaymentInTheLast7Days();
  const count = t.paymentsSucceeded({
    percent: formatPercent(successPercent),
    payments,
  });
  return p95Ms === null ? count : `${count} · ${t.depositsWithin({ time: seconds(p95Ms) })}`;
}
