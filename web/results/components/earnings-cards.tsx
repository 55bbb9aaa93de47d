import { formatCount, formatPercent } from '../../format/format.ts';
import { CardLine } from '../../ui/list/card-line.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import type { EarningsSummaryQuery } from '../operations/__generated__/earning.gql.ts';
import * as t from '../__generated__/messages.ts';

export type Summary = EarningsSummaryQuery['earningsSummary'];

const CARD_MIN = 170;

/** EA-02 */
export const EarningsCards = ({ summary }: { readonly summary: Summary }) => (
  <CardLine label={t.yourEarnings()} min={CARD_MIN}>
    <StatCard
      label={t.totalEarnings()}
      value={<Money cents={summary.totalCents} signed />}
      note={t.afterPlatformFees()}
    />
    <StatCard label={t.thisMonth()} value={<Money cents={summary.thisMonthCents} signed />} note={t.sinceThe1stUTC()} />
    <StatCard label={t.winRate()} value={formatPercent(summary.winRate)} note={t.ofAllSettledBattles()} />
    <StatCard label={t.totalBattles()} value={formatCount(summary.battles)} note={t.settled()} />
    <StatCard
      label={t.weeklyAverage()}
      value={<Money cents={summary.weeklyAverageCents} signed />}
      note={t.sinceYourFirstEarning()}
    />
  </CardLine>
);

export const EarningsCardsSkeleton = () => (
  <Skeleton label={t.loadingYourEarnings()}>
    <CardLine min={CARD_MIN}>
      {['total', 'month', 'rate', 'battles', 'week'].map((card) => (
        <SkeletonBlock key={card} height={113} shape="card" />
      ))}
    </CardLine>
  </Skeleton>
);
