import { formatCount, formatPercent } from '../../format/format.ts';
import { CardLine } from '../../ui/card-line.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import type { EarningsSummaryQuery } from '../operations/__generated__/earnings-summary.gql.ts';

export type Summary = EarningsSummaryQuery['earningsSummary'];

const CARD_MIN = 170;

/** EA-02 */
export const EarningsCards = ({ summary }: { readonly summary: Summary }) => (
  <CardLine label="Your earnings" min={CARD_MIN}>
    <StatCard label="Total Earnings" value={<Money cents={summary.totalCents} signed />} note="After platform fees" />
    <StatCard label="This Month" value={<Money cents={summary.thisMonthCents} signed />} note="Since the 1st, UTC" />
    <StatCard label="Win Rate" value={formatPercent(summary.winRate)} note="Of all settled battles" />
    <StatCard label="Total Battles" value={formatCount(summary.battles)} note="Settled" />
    <StatCard
      label="Weekly Average"
      value={<Money cents={summary.weeklyAverageCents} signed />}
      note="Since your first earning"
    />
  </CardLine>
);

export const EarningsCardsSkeleton = () => (
  <Skeleton label="Loading your earnings">
    <CardLine min={CARD_MIN}>
      {['total', 'month', 'rate', 'battles', 'week'].map((card) => (
        <SkeletonBlock key={card} height={113} shape="card" />
      ))}
    </CardLine>
  </Skeleton>
);
