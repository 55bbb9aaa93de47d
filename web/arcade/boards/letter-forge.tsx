import { css } from '@emotion/react';
import { useState } from 'react';
import { HAND_IN, type LetterForge, TAKE_BACK } from '../../../domain/arcade/games/letter-forge.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { key, surface } from '../board-style.ts';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { display } from '../../ui/theme.tsx';
import { letterForgePictures } from './pictures/letter-forge.tsx';
import * as t from '../__generated__/messages.ts';

const layout = css(surface, { display: 'grid', gap: 'var(--space-3)' });
const anvil = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  height: 64,
  borderBlockEnd: '6px solid var(--game)',
  background: 'linear-gradient(transparent, var(--game-deep))',
});
const laidLetter = css(display, {
  fontSize: 'var(--size-32)',
  textTransform: 'uppercase',
  minWidth: 30,
  textAlign: 'center',
});
const tiles = css({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 'var(--space-2)' });
const tile = css(key, display, {
  height: 64,
  fontSize: 'var(--size-32)',
  textTransform: 'uppercase',
  '&[aria-disabled="true"]': {
    borderStyle: 'dashed',
    color: 'var(--text-faint)',
    background: 'transparent',
  },
});
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 'var(--space-1) var(--space-3)',
  height: 84,
  overflow: 'hidden',
  color: 'var(--text-dim)',
});

const lookOf = ({ tiles: letters, laid, found }: LetterForge) => ({ letters, laid, found });

/** What became of a word that was handed in. */
function verdictOf(text: string, before: readonly string[], after: readonly string[]): string {
  if (after.length > before.length) return `${text}: +${text.length * text.length}`;
  if (text.length < 3) return t.threeLettersAtLeast();
  return before.includes(text) ? t.wordAlreadyFound({ word: text }) : t.wordNotInTheList({ word: text });
}

function Surface({ run, press }: BoardProps<LetterForge>) {
  const { letters, laid, found } = useLook(run, lookOf);
  const pressing = usePressing();
  const [verdict, setVerdict] = useState({ stage: -1, words: '' });

  const give = (input: number, timeStamp: number): void => {
    const { state, stage } = run;
    const [text, before] = [state.laid.map((n) => state.tiles[n]).join(''), [...state.found]];
    const isTaken = press?.([input], timeStamp) === true;
    if (isTaken && input === HAND_IN && run.stage === stage)
      setVerdict({ stage, words: verdictOf(text, before, run.state.found) });
  };
  useKeys(
    press &&
      (({ key: name, timeStamp }) => {
        if (name === 'Backspace') give(TAKE_BACK, timeStamp);
        else if (name === 'Enter') give(HAND_IN, timeStamp);
        else {
          // As it stands now: two keys may come before the next drawing.
          const { state } = run;
          const place = [...state.tiles].findIndex(
            (letter, n) => letter === name.toLowerCase() && !state.laid.includes(n),
          );
          if (place < 0) return false;
          give(place, timeStamp);
        }
        return true;
      }),
  );
  return (
    <div css={layout}>
      <div
        css={anvil}
        role="img"
        aria-label={laid.length > 0 ? t.laidWord({ word: laid.map((n) => letters[n]).join('') }) : t.nothingLaid()}
      >
        {laid.map((n) => (
          <span key={n} css={laidLetter}>
            {letters[n]}
          </span>
        ))}
      </div>
      <Text size={14} weight={600} role="status" css={{ minHeight: '1.5em', textAlign: 'center' }}>
        {verdict.stage === run.stage ? verdict.words : ''}
      </Text>
      <div css={tiles} role="group" aria-label={t.tiles()}>
        {Array.from({ length: letters.length }, (_, n) => (
          <button
            key={n}
            type="button"
            css={tile}
            aria-label={letters[n]}
            aria-disabled={laid.includes(n)}
            disabled={press === null}
            {...pressing((timeStamp) => {
              if (!run.state.laid.includes(n)) give(n, timeStamp);
            })}
          >
            {letters[n]}
          </button>
        ))}
      </div>
      {press && (
        <Row gap={2} wrap={false}>
          <Button size="large" wide {...pressing((timeStamp) => give(TAKE_BACK, timeStamp))}>
            {t.takeBack()}
          </Button>
          <Button size="large" wide variant="primary" {...pressing((timeStamp) => give(HAND_IN, timeStamp))}>
            {t.handIn()}
          </Button>
        </Row>
      )}
      <ul css={words} aria-label={t.wordsOfThisStage()}>
        {found.toReversed().map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

export const letterForgeBoard: Board<LetterForge> = {
  Surface,
  pictures: letterForgePictures,
  keys: t.lettersLayTilesBackspaceTakesTheLast(),
  isHeard: true,
  say: ({ tiles: letters }) => (letters ? t.lettersToLay({ letters: [...letters].join(', ') }) : ''),
};
