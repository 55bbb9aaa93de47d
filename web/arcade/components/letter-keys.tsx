import { css } from '@emotion/react';
import { key } from '../board-style.ts';
import type { usePressing } from '../press.ts';
import * as t from '../__generated__/messages.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

const rows = css({
  display: 'grid',
  gap: 6,
  width: '100%',
  '@media (min-width: 768px) and (hover: hover) and (pointer: fine)': { display: 'none' },
});
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 3,
  paddingInline: 'var(--side, 0)',
});
const letter = css(key, { height: 50, fontSize: 'var(--size-20)' });

interface LetterKeysProps {
  readonly pressing: ReturnType<typeof usePressing>;
  readonly isOff: boolean;
  /** A letter, or a space. */
  readonly onLetter: (letter: string, timeStamp: number) => void;
}

/**
 * Letters for fingers: the keyboards of phones send whole words, which no run takes. Not shown where there is a mouse, and
 * with it a keyboard.
 */
export const LetterKeys = ({ pressing, isOff, onLetter }: LetterKeysProps) => (
  <div css={rows} role="group" aria-label={t.letters()}>
    {ROWS.map((letters, n) => (
      <div key={letters} css={row} style={{ ['--side' as string]: `${n === 0 ? 0 : n === 1 ? 5 : 15}%` }}>
        {[...letters].map((one) => (
          <button
            key={one}
            type="button"
            css={letter}
            disabled={isOff}
            {...pressing((timeStamp) => onLetter(one, timeStamp))}
          >
            {one}
          </button>
        ))}
      </div>
    ))}
    <button
      type="button"
      css={letter}
      disabled={isOff}
      aria-label={t.space()}
      {...pressing((timeStamp) => onLetter(' ', timeStamp))}
    >
      ␣
    </button>
  </div>
);
