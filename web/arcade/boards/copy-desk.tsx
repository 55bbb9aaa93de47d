import { css } from '@emotion/react';
import { type CopyDesk, keyOf } from '../../../domain/arcade/games/copy-desk.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { surface } from '../board-style.ts';
import { LetterKeys } from '../components/letter-keys.tsx';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { copyDeskPictures } from './pictures/copy-desk.tsx';
import * as t from '../__generated__/messages.ts';

/** Letters in a row of the sheet. */
const ROW_LETTERS = 24;
/** Rows that are seen: the present one and those after it. */
const ROWS_SHOWN = 3;

const desk = css(surface, { display: 'grid', gap: 'var(--space-5)' });
const sheet = css({
  padding: 'var(--space-4)',
  border: '1px solid var(--line-strong)',
  borderInlineStart: '6px solid var(--game)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--game-deep)',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: 'clamp(16px, 4.6vw, 22px)',
  lineHeight: 1.9,
  whiteSpace: 'pre',
});
const done = css({ color: 'var(--text-dim)' });
const caret = css({
  borderRadius: 3,
  background: 'var(--game)',
  color: 'var(--on-accent)',
  '&[data-wrong]': { background: 'transparent', color: 'var(--text)', outline: '3px double var(--loss)' },
});

interface SheetRow {
  readonly text: string;
  /** The place of its first letter in the line. */
  readonly start: number;
}

/** The line in rows that break between two words; each has the space at its end. */
function rowsOf(line: string): SheetRow[] {
  const rows: SheetRow[] = [];
  let start = 0;
  for (const word of line.split(/(?<= )/)) {
    const last = rows.at(-1);
    if (last && last.text.length + word.length <= ROW_LETTERS + 1)
      rows[rows.length - 1] = { ...last, text: last.text + word };
    else rows.push({ text: word, start });
    start += word.length;
  }
  return rows;
}

const lookOf = ({ line, place, isClean, wrong }: CopyDesk) => ({ line, place, isClean, wrong });

function Surface({ run, press }: BoardProps<CopyDesk>) {
  const { line, place, isClean } = useLook(run, lookOf);
  const pressing = usePressing();
  const type = (letter: string, timeStamp: number): void => void press?.([keyOf(letter)], timeStamp);
  useKeys(
    press &&
      (({ key: name, timeStamp }) => {
        const letter = name.toLowerCase();
        if (!/^[a-z ]$/.test(letter)) return false;
        type(letter, timeStamp);
        return true;
      }),
  );
  const rows = rowsOf(line);
  const present = Math.max(
    0,
    rows.findIndex(({ text, start }) => place < start + text.length),
  );
  return (
    <div css={desk}>
      <div css={sheet} role="img" aria-label={t.copyLine({ line: line.slice(place, place + 2 * ROW_LETTERS) })}>
        {rows.slice(present, present + ROWS_SHOWN).map(({ text, start }) => {
          const at = place - start;
          if (at < 0) return <div key={start}>{text}</div>;
          return (
            <div key={start}>
              <span css={done}>{text.slice(0, at)}</span>
              <span css={caret} data-wrong={isClean ? undefined : true}>
                {text[at] === ' ' ? '␣' : text[at]}
              </span>
              {text.slice(at + 1)}
            </div>
          );
        })}
      </div>
      <LetterKeys pressing={pressing} isOff={press === null} onLetter={type} />
    </div>
  );
}

export const copyDeskBoard: Board<CopyDesk> = {
  Surface,
  pictures: copyDeskPictures,
  keys: t.lettersAndTheSpaceBarCopy(),
  isHeard: true,
  say({ line, place }) {
    const start = line.lastIndexOf(' ', place - 1) + 1;
    return line.slice(start).split(' ').slice(0, 2).join(' ');
  },
};
