import { formatCents, formatDateTime } from '../../format/format.ts';
import type { WalletSummaryQuery } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Coins, Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import type { Funds } from '../amount-rules.ts';
import { heldNote } from '../held-note.ts';

const CARD_MIN = 170;

interface SummaryCardsProps {
  readonly wallet: NonNullable<WalletSummaryQuery['wallet']>;
  readonly funds: Funds;
}

/** How the balance is split, and why it is (WA-01, BC-22). */
export function SummaryCards({ wallet, funds }: SummaryCardsProps) {
  const { lockedCents, unlocksAt, debtCents } = funds;
  return (
    <Stack gap={4}>
      <Grid min={CARD_MIN} gap={3}>
        <StatCard
          label="Balance"
          value={<Money cents={wallet.balanceCents} />}
          note="Everything that is yours, in USD"
        />
        <StatCard
          label="Available to Bet"
          value={<Money cents={funds.availableCents} />}
          note={
            <>
              <Money cents={wallet.stakedTodayCents} /> of <Money cents={wallet.dailyStakeLimitCents} /> staked today
            </>
          }
        />
        <StatCard label="Held" value={<Money cents={wallet.heldCents} />} note={heldNote(funds.holds)} />
        <StatCard
          label="Available to Withdraw"
          value={<Money cents={funds.withdrawableCents} />}
          note={
            unlocksAt === null
              ? 'Nothing is within a dispute window'
              : `${formatCents(lockedCents)} more at ${formatDateTime(unlocksAt)}`
          }
        />
        <StatCard label="BattleCoin" value={<Coins amount={wallet.battleCoins} />} note="Buys entries and items" />
      </Grid>
      {unlocksAt !== null && (
        <Notice>
          {formatCents(lockedCents)} of what you have won can be staked now and withdrawn from{' '}
          {formatDateTime(unlocksAt)}: a battle can be disputed for 24 hours after it ends.
        </Notice>
      )}
      {debtCents > 0 && (
        <Notice tone="warn" title={`You owe ${formatCents(debtCents)}`}>
          A deposit was taken back by its bank after the money had been used. Your next deposit pays this first, and so
          much stays in the wallet until then.
        </Notice>
      )}
    </Stack>
  );
}

export const SummarySkeleton = () => (
  <Skeleton label="Loading your wallet">
    <Grid min={CARD_MIN} gap={3}>
      {['balance', 'bet', 'held', 'withdraw', 'coins'].map((card) => (
        <SkeletonBlock key={card} height={113} shape="card" />
      ))}
    </Grid>
  </Skeleton>
);
