import { Panel } from '../../parts/panel.tsx';
import { formatCents } from '../../format/format.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { type FundLimits, leftOf } from '../amount-rules.ts';
import type { FundsQuery } from '../operations/__generated__/funds.gql.ts';

export type OwnLimit = NonNullable<FundsQuery['playLimits']>['limits'][number];

const NONE: readonly OwnLimit[] = [];

interface PaymentLimitsProps {
  readonly title: string;
  readonly day: FundLimits['depositDay'];
  readonly month: FundLimits['depositMonth'];
  readonly tier: FundLimits['tier'];
  /** What the player has set for it. */
  readonly own?: readonly OwnLimit[];
}

/** How much can still be paid, by the tier and by the player's own word. */
export const PaymentLimits = ({ title, day, month, tier, own = NONE }: PaymentLimitsProps) => (
  <Panel title={title}>
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: 'Today', detail: `${formatCents(leftOf(day))} left of ${formatCents(day.maxCents)}` },
          { term: 'This month', detail: `${formatCents(leftOf(month))} left of ${formatCents(month.maxCents)}` },
          ...own.map(({ period, cents, leftCents }) => ({
            term: `Your own limit a ${period.toLowerCase()}`,
            detail: `${formatCents(leftCents)} left of ${formatCents(cents)}`,
          })),
        ]}
      />
      {tier === 'UNVERIFIED' && (
        <Text size={14} tone="dim">
          Verified players have higher limits.
        </Text>
      )}
    </Stack>
  </Panel>
);
