import { css } from '@emotion/react';
import type { GameId } from '../../../domain/arcade/games.ts';
import { Text } from '../../ui/layout/text.tsx';
import type { Pictures } from '../board.ts';
import { gameColours } from '../board-style.ts';
import { GAME_HOW_TOS } from '../game-words.ts';
import * as t from '../__generated__/messages.ts';

interface HowToProps {
  readonly game: GameId;
  readonly pictures: Pictures;
}

const three = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: 'var(--space-4)',
});
const panel = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' });
const drawing = css({
  width: '100%',
  maxHeight: 160,
  borderRadius: 'var(--radius-m)',
  border: '1px solid var(--line)',
  background: 'linear-gradient(var(--game-deep), var(--bg-0))',
});

/** A game in three pictures with a sentence each. */
export const HowTo = ({ game, pictures }: HowToProps) => (
  <ol css={three} style={gameColours(game)} aria-label={t.howToPlay()}>
    {GAME_HOW_TOS[game].map((sentence, n) => (
      <li key={sentence} css={panel}>
        <svg css={drawing} viewBox="-6 -4 132 90" aria-hidden="true">
          {pictures[n]}
        </svg>
        <Text size={14}>{sentence}</Text>
      </li>
    ))}
  </ol>
);
