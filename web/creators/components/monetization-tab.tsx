import { formatCents, formatUtcDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { CardLine } from '../../ui/card-line.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Coins, Money } from '../../ui/money.tsx';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Text } from '../../ui/text.tsx';
import type { CreatorEarningsQuery } from '../operations/__generated__/creator-earnings.gql.ts';
import { ReferralPanel } from './referral-panel.tsx';

const Waiting = () => (
  <Skeleton label="Loading">
    <SkeletonBlock height={260} shape="card" />
  </Skeleton>
);

/** 'Monetization' (CR-04 to CR-07). */
export function MonetizationTab({ earnings }: { readonly earnings: CreatorEarningsQuery['creatorEarnings'] }) {
  const { viewerWagersCents, sponsorshipCents, referralCoins, pendingPayoutCents, days } = earnings;
  const monthCents = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <Stack gap={5}>
      <CardLine label="Income by source" min={200}>
        <StatCard
          label="Viewer Wagers"
          value={<Money cents={viewerWagersCents} />}
          note="2% of what viewers stake on your streams"
        />
        <StatCard
          label="Referral Bonuses"
          value={<Coins amount={referralCoins} />}
          note="BattleCoin, which is not part of the total"
        />
        <StatCard
          label="Sponsorship Revenue"
          value={<Money cents={sponsorshipCents} />}
          note="What brands have paid you for challenges"
        />
      </CardLine>
      <Panel title="Income of the last 30 days">
        {monthCents === 0 ? (
          <Text tone="dim">
            Nothing in the last 30 days. You earn a share when a battle is settled that viewers have bet on while you
            streamed it, and what a brand pays for a challenge that you have done.
          </Text>
        ) : (
          <LineChart
            label="Income by day over the last 30 days"
            points={days}
            formatValue={formatCents}
            formatAt={formatUtcDate}
            valueName="Income"
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
