import { periodTitle } from '../../../domain/wallet/statements.ts';
import { formatCents, formatCounted } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Text } from '../../ui/text.tsx';
import type { Summary } from './earnings-cards.tsx';

/** What it came from. */
function sourcesOf({ battles, others }: { readonly battles: number; readonly others: number }): string {
  const played = formatCounted(battles, 'battle');
  if (others === 0) return `in ${played}`;
  return battles === 0
    ? `in ${formatCounted(others, 'contest')}`
    : `in ${played} and ${formatCounted(others, 'other contest')}`;
}

/** 'Analytics': the best so far, and how far the goals are (EA-06, EA-07). */
export function EarningsAnalytics({ summary }: { readonly summary: Summary }) {
  const { bestMonth, bestGame, longestStreak, monthlyGoal, yearlyGoal } = summary;
  return (
    <Stack gap={5}>
      <Grid min={220} gap={3}>
        <StatCard
          label="Best Month"
          value={bestMonth ? periodTitle(bestMonth.month) : 'None yet'}
          note={
            bestMonth && (
              <>
                <Money cents={bestMonth.earningsCents} signed /> {sourcesOf(bestMonth)}
              </>
            )
          }
        />
        <StatCard
          label="Best Game"
          value={bestGame?.game ?? 'None yet'}
          note={
            bestGame && (
              <>
                <Money cents={bestGame.earningsCents} signed /> {sourcesOf(bestGame)}
              </>
            )
          }
        />
        <StatCard label="Longest Win Streak" value={formatCounted(longestStreak, 'win')} note="One after another" />
      </Grid>
      <Panel title="Goals">
        <Stack gap={5}>
          {(
            [
              ['Monthly goal', monthlyGoal],
              ['Yearly goal', yearlyGoal],
            ] as const
          ).map(([label, { earnedCents, goalCents, percent }]) => (
            <Progress
              key={label}
              label={label}
              value={percent}
              valueText={`${formatCents(earnedCents)} of ${formatCents(goalCents)}`}
              tone={percent === 100 ? 'win' : 'ember'}
              showLabel
            />
          ))}
          <Text size={14} tone="dim">
            What you have earned since the first of the month and of the year, UTC, fees taken off.
          </Text>
        </Stack>
      </Panel>
    </Stack>
  );
}
