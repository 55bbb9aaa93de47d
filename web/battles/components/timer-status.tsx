import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Figure, Text } from '../../ui/text.tsx';
import { deadlineOf, describeState } from '../battle-state.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';

/** How far the battle is, how long the present state lasts, and what comes then (CH-06, CH-07). */
export function TimerStatus({ battle }: { readonly battle: BattleDetailFragment }) {
  const { headline, now, next, deadlineLabel } = describeState(battle);
  const deadline = deadlineOf(battle);
  return (
    <Panel title="Timer & Status">
      <Progress value={battle.progress} label="Progress of the battle" />
      {deadline !== null && deadlineLabel !== null && (
        <Stack gap={1}>
          <Text as="span" tone="dim" size={14}>
            {deadlineLabel}
          </Text>
          <Figure size={40}>
            <Countdown endsAt={deadline} now={serverNow} label={deadlineLabel} />
          </Figure>
        </Stack>
      )}
      <Stack gap={2} role="status" aria-live="polite">
        <Text weight={600}>{headline}</Text>
        <Text>{now}</Text>
        {next !== null && <Text tone="dim">{next}</Text>}
      </Stack>
      {battle.endedAt !== null && (
        <Text tone="dim" size={14}>
          Ended <RelativeTime at={battle.endedAt} now={serverNow} />
        </Text>
      )}
    </Panel>
  );
}
