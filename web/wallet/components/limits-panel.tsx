import { Panel } from '../../parts/panel.tsx';
import { formatCents } from '../../format/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Text } from '../../ui/text.tsx';
import type { FundLimits } from '../amount-rules.ts';

const TIERS = { UNVERIFIED: 'Unverified', VERIFIED: 'Verified', VIP: 'VIP' } as const;

const ROWS = [
  ['stakeDay', 'Account daily limit'],
  ['depositDay', 'Deposits today'],
  ['depositMonth', 'Deposits this month'],
  ['withdrawalDay', 'Withdrawals today'],
  ['withdrawalMonth', 'Withdrawals this month'],
] as const;

/** The limits of the player's own tier with what is used of each (WA-13, BC-05 to BC-07). */
export function LimitsPanel({ limits }: { readonly limits: FundLimits }) {
  return (
    <Panel title="Account Limits" aside={<Badge tone="info">{TIERS[limits.tier]}</Badge>}>
      <Stack gap={4}>
        {ROWS.map(([name, label]) => {
          const { usedCents, maxCents } = limits[name];
          return (
            <Progress
              key={name}
              label={label}
              value={maxCents === 0 ? 100 : (usedCents / maxCents) * 100}
              valueText={`${formatCents(usedCents)} of ${formatCents(maxCents)}`}
              showLabel
            />
          );
        })}
        <Text size={14} tone="dim">
          Days and months are counted in UTC. The account daily limit counts stakes.
        </Text>
      </Stack>
    </Panel>
  );
}
