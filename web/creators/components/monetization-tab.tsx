import { formatCents, formatUtcDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { CardLine } from '../../ui/list/card-line.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { LineChart } from '../../ui/figure/line-chart.tsx';
import { Coins, Money } from '../../ui/figure/money.tsx';
import { SkeletonBlock, Skeleton } from '../../ui/layout/skeleton.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { CreatorEarningsQuery } from '../operations/__generated__/creator.gql.ts';
import { ReferralPanel } from './referral-panel.tsx';
import * as t from '../__generated__/messages.ts';

const Waiting = () => (
  <Skeleton label={t.loading()}>
    <SkeletonBlock height={260} shape="card" />
  </Skeleton>
);

/** 'Monetization' (CR-04 to CR-07). */
export function MonetizationTab({ earnings }: { readonly earnings: CreatorEarningsQuery['creatorEarnings'] }) {
  const { viewerWagersCents, sponsorshipCents, referralCoins, pendingPayoutCents, days } = earnings;
  const monthCents = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <Stack gap={5}>
      <CardLine label={t.incomeBySource()} min={200}>
        <StatCard label={t.viewerWagers()} value={<Money cents={viewerWagersCents} />} note={t.twoPercentOfStakes()} />
        <StatCard
          label={t.referralBonuses()}
          value={<Coins amount={referralCoins} />}
          note={t.battlecoinWhichIsNotPart()}
        />
        <StatCard
          label={t.sponsorshipRevenue()}
          value={<Money cents={sponsorshipCents} />}
          note={t.whatBrandsHavePaidYouForChallenges()}
        />
      </CardLine>
      <Panel title={t.incomeOfTheLast30Days()}>
        {monthCents === 0 ? (
          <Text tone="dim">{t.nothingInTheLast30Days()}</Text>
        ) : (
          <LineChart
            label={t.incomeByDayOverTheLast30()}
            points={days}
            formatValue={formatCents}
            formatAt={formatUtcDate}
            valueName={t.income()}
            totalName={t.inAllDays({ days: days.length })}
            shape="step"
          />
        )}
      </Panel>
      <Grid min={300} gap={5} align="start">
        <ReferralPanel />
        <Part of="wallet.creator-payout" pendingCents={pendingPayoutCents} waiting={<Waiting />} />
      </Grid>
    </Stack>
  );
}
