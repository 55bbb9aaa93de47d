import { css } from '@emotion/react';
import type { Game } from '../../../domain/arcade/game.ts';
import { formatCount } from '../../format/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Text } from '../../ui/text.tsx';
import { tabular } from '../../ui/theme.tsx';
import { type Live, useIsLineLost } from '../live.ts';

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
    <section css={strip} aria-label="Your opponent">
      <Text as="span" weight={600}>
        {opponent?.username ?? 'Your opponent'}
      </Text>
      {/* Read aloud when it comes and when it goes; the score is looked up. */}
      <span role="status">{isLost && <Badge tone="warn">Connection lost</Badge>}</span>
      <Text as="span" size={14} tone="dim" css={points}>
        {stagesTold === 0
          ? 'No score yet'
          : `${score === null ? 'No valid score' : `${formatCount(score)} points`} after stage ${stagesTold}`}
      </Text>
    </section>
  );
}
