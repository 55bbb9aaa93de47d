import { css } from '@emotion/react';
import type { Game } from '../../../domain/arcade/game.ts';
import { formatCount } from '../../format/format.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { tabular } from '../../ui/theme.tsx';
import { type Live, useIsLineLost } from '../live.ts';
import * as t from '../__generated__/messages.ts';

interface OpponentStripProps {
  readonly live: Live;
  readonly rules: Game;
}

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-3)',
  width: '100%',
  maxWidth: 620,
  minHeight: 44,
  marginInline: 'auto',
  padding: 'var(--space-2) var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
});
const points = css(tabular, { marginInlineStart: 'auto' });

/** How the opponent of a live battle stands, as far as that is told. */
export function OpponentStrip({ live, rules }: OpponentStripProps) {
  const { opponent, stagesTold, score } = live;
  const isLost = useIsLineLost(live, rules);
  return (
    <section css={strip} aria-label={t.yourOpponent()}>
      <Text as="span" weight={600}>
        {opponent?.username ?? t.yourOpponent()}
      </Text>
      {/* Read aloud when it comes and when it goes; the score is looked up. */}
      <span role="status">{isLost && <Badge tone="warn">{t.connectionLost()}</Badge>}</span>
      <Text as="span" size={14} tone="dim" css={points}>
        {stagesTold === 0
          ? t.noScoreYet()
          : score === null
            ? t.noValidScoreAfterStage({ stage: stagesTold })
            : t.pointsAfterStage({ score: formatCount(score), stage: stagesTold })}
      </Text>
    </section>
  );
}
