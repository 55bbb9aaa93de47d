import { css } from '@emotion/react';
import { useId } from 'react';
import { serverNow } from '../../live/server-clock.ts';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Figure, Heading, Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { deadlineOf, describeState } from '../battle-state.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

const place = css({ display: 'grid', gap: 'var(--space-3)' });
const halves = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'var(--space-2) var(--space-8)',
  '& > :only-child': { gridColumn: '1 / -1' },
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** How far the battle is, how long the present state lasts, and what comes then (CH-06, CH-07). */
export function TimerStatus({ battle }: { readonly battle: BattleDetailFragment }) {
  const id = useId();
  const { headline, now, next, deadlineLabel } = describeState(battle);
  const deadline = deadlineOf(battle);
  return (
    <section css={place} aria-labelledby={id}>
      <Heading level={2} size={16} id={id}>
        {t.timerStatus()}
      </Heading>
      <Progress value={battle.progress} label={t.progressOfTheBattle()} />
      <div css={halves}>
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
        <Stack gap={1} role="status" aria-live="polite">
          <Text weight={600}>{headline}</Text>
          {now !== null && <Text size={14}>{now}</Text>}
          {next !== null && (
            <Text tone="dim" size={14}>
              {next}
            </Text>
          )}
        </Stack>
      </div>
      {battle.endedAt !== null && (
        <Text tone="dim" size={14}>
          {t.ended({ when: <RelativeTime at={battle.endedAt} now={serverNow} /> })}
        </Text>
      )}
    </section>
  );
}
