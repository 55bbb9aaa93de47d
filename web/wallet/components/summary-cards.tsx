import { css } from '@emotion/react';
import { formatCents, formatDateTime } from '../../format/format.ts';
import type { WalletSummaryQuery } from '../../session/operations/__generated__/wallet.gql.ts';
import { CardLine } from '../../ui/list/card-line.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Coins, Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { below } from '../../ui/tokens.ts';
import { type FundLimits, type Funds, leftOf } from '../amount-rules.ts';
import { heldNote } from '../held-note.ts';
import * as t from '../__generated__/messages.ts';

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
      <CardLine label={t.yourMoney()} min={CARD_MIN}>
        <StatCard
          label={t.balance()}
          value={<Money cents={availableCents + heldCents} />}
          note={t.everythingThatIsYoursInUSD()}
        />
        <StatCard
          label={t.availableToBet()}
          value={<Money cents={availableCents} />}
          note={t.ofStakedToday({
            staked: <Money cents={wallet.stakedTodayCents} />,
            limit: <Money cents={wallet.dailyStakeLimitCents} />,
          })}
        />
        <StatCard label={t.held()} value={<Money cents={heldCents} />} note={heldNote(funds.holds)} />
        <StatCard
          label={t.availableToWithdraw()}
          value={<Money cents={funds.withdrawableCents} />}
          note={
            unlocksAt === null
              ? t.leftOfTodaysLimit({
                  left: formatCents(leftOf(limits.withdrawalDay)),
                  max: formatCents(maxCents),
                })
              : t.moreAt({ locked: formatCents(lockedCents), unlocksAt: formatDateTime(unlocksAt) })
          }
        />
        <StatCard label="BattleCoin" value={<Coins amount={wallet.battleCoins} />} note={t.buysEntriesAndItems()} />
      </CardLine>
      {unlocksAt !== null && (
        <Notice>
          {t.whatYouHaveWonIsLocked({ locked: formatCents(lockedCents), unlocksAt: formatDateTime(unlocksAt) })}
        </Notice>
      )}
      {debtCents > 0 && (
        <Notice tone="warn" title={t.youOweDebt({ debt: formatCents(debtCents) })}>
          {t.aDepositWasTakenBack()}
        </Notice>
      )}
    </Stack>
  );
}

/** As high as the cards with their notes of two lines, three on a phone, so that nothing below jumps. */
const place = css({ '--card-height': '131px', [below.medium]: { '--card-height': '152px' } });

export const SummarySkeleton = () => (
  <Skeleton label={t.loadingYourWallet()}>
    <div css={place}>
      <CardLine min={CARD_MIN}>
        {['balance', 'bet', 'held', 'withdraw', 'coins'].map((card) => (
          <SkeletonBlock key={card} height="var(--card-height)" shape="card" />
        ))}
      </CardLine>
    </div>
  </Skeleton>
);
