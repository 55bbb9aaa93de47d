import { css } from '@emotion/react';
import { formatCents, formatDateTime } from '../../format/format.ts';
import type { WalletSummaryQuery } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import { CardLine } from '../../ui/card-line.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Coins, Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { below } from '../../ui/tokens.ts';
import { type FundLimits, type Funds, leftOf } from '../amount-rules.ts';
import { heldNote } from '../held-note.ts';

const CARD_MIN = 170;

interface SummaryCardsProps {
  readonly wallet: NonNullable<WalletSummaryQuery['wallet']>;
  readonly funds: Funds;
  readonly limits: FundLimits;
}

/** How the balance is split, and why it is (WA-01, BC-22). */
export function SummaryCards({ wallet, funds, limits }: SummaryCardsProps) {
  const { availableCents, lockedCents, unlocksAt, debtCents } = funds;
  // Of one answer, so that the first card is always the sum of the two behind it.
  const heldCents = funds.holds.reduce((sum, { cents }) => sum + cents, 0);
  const { maxCents } = limits.withdrawalDay;
  return (
    <Stack gap={4}>
      <CardLine label="Your money" min={CARD_MIN}>
        <StatCard
          label="Balance"
          value={<Money cents={availableCents + heldCents} />}
          note="Everything that is yours, in USD"
        />
        <StatCard
          label="Available to Bet"
          value={<Money cents={availableCents} />}
          note={
            <>
              <Money cents={wallet.stakedTodayCents} /> of <Money cents={wallet.dailyStakeLimitCents} /> staked today
            </>
          }
        />
        <StatCard label="Held" value={<Money cents={heldCents} />} note={heldNote(funds.holds)} />
        <StatCard
          label="Available to Withdraw"
          value={<Money cents={funds.withdrawableCents} />}
          note={
            unlocksAt === null
              ? `${formatCents(leftOf(limits.withdrawalDay))} of today’s ${formatCents(maxCents)} limit left`
              : `${formatCents(lockedCents)} more at ${formatDateTime(unlocksAt)}`
          }
        />
        <StatCard label="BattleCoin" value={<Coins amount={wallet.battleCoins} />} note="Buys entries and items" />
      </CardLine>
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

/** As high as the cards with their notes of two lines, three on a phone, so that nothing below jumps. */
const place = css({ '--card-height': '131px', [below.medium]: { '--card-height': '152px' } });

export const SummarySkeleton = () => (
  <Skeleton label="Loading your wallet">
    <div css={place}>
      <CardLine min={CARD_MIN}>
        {['balance', 'bet', 'held', 'withdraw', 'coins'].map((card) => (
          <SkeletonBlock key={card} height="var(--card-height)" shape="card" />
        ))}
      </CardLine>
    </div>
  </Skeleton>
);
