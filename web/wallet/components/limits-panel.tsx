import { Panel } from '../../parts/panel.tsx';
import { formatCents } from '../../format/format.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { FundLimits } from '../amount-rules.ts';
import * as t from '../__generated__/messages.ts';

const TIERS = { UNVERIFIED: t.unverified(), VERIFIED: t.verified({ sense: 'method' }), VIP: 'VIP' } as const;

const ROWS = [
  ['stakeDay', t.accountDailyLimit()],
  ['depositDay', t.depositsToday()],
  ['depositMonth', t.depositsThisMonth()],
  ['withdrawalDay', t.withdrawalsToday()],
  ['withdrawalMonth', t.withdrawalsThisMonth()],
] as const;

/** The limits of the player's own tier with what is used of each (WA-13, BC-05 to BC-07). */
export function LimitsPanel({ limits }: { readonly limits: FundLimits }) {
  return (
    <Panel title={t.accountLimits()} aside={<Badge tone="info">{TIERS[limits.tier]}</Badge>}>
      <Stack gap={4}>
        {ROWS.map(([name, label]) => {
          const { usedCents, maxCents } = limits[name];
          return (
            <Progress
              key={name}
              label={label}
              value={maxCents === 0 ? 100 : (usedCents / maxCents) * 100}
              valueText={t.usedOfMax({ used: formatCents(usedCents), max: formatCents(maxCents) })}
              showLabel
            />
          );
        })}
        <Text size={14} tone="dim">
          {t.daysAndMonthsAreCountedInUTC()}
        </Text>
      </Stack>
    </Panel>
  );
}
