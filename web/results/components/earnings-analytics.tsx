import type { ReactNode } from 'react';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { monthTitle } from '../month-words.ts';
import type { Summary } from './earnings-cards.tsx';
import * as t from '../__generated__/messages.ts';

interface Earned {
  readonly earningsCents: number;
  readonly battles: number;
  readonly others: number;
}

/** How much, and what it came from. */
function sourcesOf({ earningsCents, battles, others }: Earned): ReactNode {
  const money = <Money cents={earningsCents} signed />;
  if (others === 0) return t.earnedInBattles({ money, battles });
  return battles === 0
    ? t.earnedInContests({ money, contests: others })
    : t.earnedInBoth({ money, battles, contests: others });
}

/** 'Analytics': the best so far, and how far the goals are (EA-06, EA-07). */
export function EarningsAnalytics({ summary }: { readonly summary: Summary }) {
  const { bestMonth, bestGame, longestStreak, monthlyGoal, yearlyGoal } = summary;
  return (
    <Stack gap={5}>
      <Grid min={220} gap={3}>
        <StatCard
          label={t.bestMonth()}
          value={bestMonth ? monthTitle(bestMonth.month) : t.noneYet()}
          note={bestMonth && sourcesOf(bestMonth)}
        />
        <StatCard label={t.bestGame()} value={bestGame?.game ?? t.noneYet()} note={bestGame && sourcesOf(bestGame)} />
        <StatCard
          label={t.longestWinStreak()}
          value={t.winCount({ count: longestStreak })}
          note={t.oneAfterAnother()}
        />
      </Grid>
      <Panel title={t.goals()}>
        <Stack gap={5}>
          {(
            [
              [t.monthlyGoal(), monthlyGoal],
              [t.yearlyGoal(), yearlyGoal],
            ] as const
          ).map(([label, { earnedCents, goalCents, percent }]) => (
            <Progress
              key={label}
              label={label}
              value={percent}
              valueText={t.earnedOfGoal({ earned: formatCents(earnedCents), goal: formatCents(goalCents) })}
              tone={percent === 100 ? 'win' : 'ember'}
              showLabel
            />
          ))}
          <Text size={14} tone="dim">
            {t.whatYouHaveEarnedSinceTheFirst()}
          </Text>
        </Stack>
      </Panel>
    </Stack>
  );
}
