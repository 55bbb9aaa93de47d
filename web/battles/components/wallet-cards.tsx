import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Coins, Money } from '../../ui/money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';

/** Four cards of the height that they will have, so that nothing below jumps. */
const WalletSkeleton = () => (
  <Skeleton label="Loading your wallet">
    <Grid min={150} gap={3}>
      {['balance', 'winnings', 'available', 'coins'].map((card) => (
        <SkeletonBlock key={card} height={113} shape="card" />
      ))}
    </Grid>
  </Skeleton>
);

/** The player's money at a glance (BG-04, BG-05). */
export function WalletCards() {
  const { data, error, refetch } = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const wallet = data?.wallet;
  if (!wallet && error) {
    return (
      <ErrorState title="Failed to load wallet data" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (!wallet) return <WalletSkeleton />;
  return (
    <Grid min={150} gap={3}>
      <StatCard
        label="Balance"
        value={<Money cents={wallet.balanceCents} />}
        note={
          <>
            <Money cents={wallet.heldCents} /> of it held in battles
          </>
        }
      />
      <StatCard
        label="Weekly Winnings"
        value={<Money cents={wallet.weeklyWinningsCents} />}
        note="Stakes won in the last 7 days"
      />
      <StatCard
        label="Available to Bet"
        value={<Money cents={wallet.availableToBetCents} />}
        note={
          <>
            <Money cents={wallet.stakedTodayCents} /> of <Money cents={wallet.dailyStakeLimitCents} /> staked today
          </>
        }
      />
      <StatCard label="BattleCoin" value={<Coins amount={wallet.battleCoins} />} note="Buys entries and items" />
    </Grid>
  );
}
