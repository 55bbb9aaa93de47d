import { failureOf } from '../../data/failure.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { ErrorState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { StakeFigures } from '../stake-figures.ts';
import { stakeDetails } from '../stake-details.tsx';
import * as t from '../__generated__/messages.ts';

interface StakeSummaryProps {
  /** Null until an amount is entered. */
  readonly figures: StakeFigures | null;
  /** Why the fee is not known; undefined while all is well. */
  readonly error: Error | undefined;
  readonly onRetry: () => void;
}

/** What the entered stake means in money, as it is typed. */
export function StakeSummary({ figures, error, onRetry }: StakeSummaryProps) {
  const missing = figures?.remainingCents ?? 0;
  return (
    <Panel title={t.whatItCosts()}>
      {figures !== null && <DescriptionList items={stakeDetails(figures)} />}
      {figures !== null && missing < 0 && (
        <Notice tone="warn">{t.centsMoreIsNeededThanIsAvailable({ cents: formatCents(-missing) })}</Notice>
      )}
      {figures === null && !error && <Text tone="dim">{t.enterAStakeToSeeTheFee()}</Text>}
      {figures === null && error && (
        <ErrorState title={t.failedToLoadTheTerms()} onRetry={onRetry}>
          {failureOf(error).sentence}
        </ErrorState>
      )}
      <Text tone="dim" size={14}>
        {t.stakeAndFeeAreHeld()}
      </Text>
    </Panel>
  );
}
