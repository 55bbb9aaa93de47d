import { Panel } from '../../parts/panel.tsx';
import { formatCents } from '../../format/format.ts';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type FundLimits, leftOf } from '../amount-rules.ts';
import type { FundsQuery } from '../operations/__generated__/wallet.gql.ts';
import * as t from '../__generated__/messages.ts';

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
          {
            term: t.today(),
            detail: t.leftOfMax({ left: formatCents(leftOf(day)), max: formatCents(day.maxCents) }),
          },
          {
            term: t.thisMonth(),
            detail: t.leftOfMax({ left: formatCents(leftOf(month)), max: formatCents(month.maxCents) }),
          },
          ...own.map(({ period, cents, leftCents }) => ({
            term: t.yourOwnLimit({ period }),
            detail: t.leftOfMax({ left: formatCents(leftCents), max: formatCents(cents) }),
          })),
        ]}
      />
      {tier === 'UNVERIFIED' && (
        <Text size={14} tone="dim">
          {t.verifiedPlayersHaveHigherLimits()}
        </Text>
      )}
    </Stack>
  </Panel>
);
