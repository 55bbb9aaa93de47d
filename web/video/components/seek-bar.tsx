import { css } from '@emotion/react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { formatClock } from '../../format/format.ts';
import { below } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

/** A moment of a recording. */
export interface Mark {
  readonly id: string;
  /** In seconds. */
  readonly at: number;
}

interface SeekBarProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly marks: readonly Mark[];
  /** Does something to the element. */
  readonly onChange: (change: (element: HTMLVideoElement) => void) => void;
}

/** On a phone in a row of its own, or there would be nothing to seek with. */
const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  flex: '1 1 160px',
  minWidth: 0,
  [below.small]: { order: -1, flexBasis: '100%' },
});
const slider = css({ flex: '1 1 auto', minWidth: 0, accentColor: 'var(--ember)' });
const time = css({ fontSize: 'var(--size-14)', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const words = (seconds: number): string => formatClock(Math.floor(seconds) * 1000);

/** Where in a recording one is, and the way to anywhere else in it. */
export function SeekBar({ video, marks, onChange }: SeekBarProps) {
  const marksId = useId();
  const [{ at, length }, setPlace] = useState({ at: 0, length: 0 });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const look = () =>
      setPlace({ at: element.currentTime, length: Number.isFinite(element.duration) ? element.duration : 0 });
    const told = ['timeupdate', 'durationchange', 'seeking'] as const;
    for (const name of told) element.addEventListener(name, look);
    look();
    return () => {
      for (const name of told) element.removeEventListener(name, look);
    };
  }, [video]);
  return (
    <div css={place}>
      <input
        css={slider}
        type="range"
        aria-label={t.position()}
        aria-valuetext={t.atOfLength({ at: words(at), length: words(length) })}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(at)}
        disabled={length === 0}
        list={marksId}
        onChange={(event) => {
          const { valueAsNumber } = event.target;
          onChange((element) => {
            element.currentTime = valueAsNumber;
          });
        }}
      />
      <datalist id={marksId}>
        {marks.map((mark) => (
          <option key={mark.id} value={Math.floor(mark.at)}>
            {words(mark.at)}
          </option>
        ))}
      </datalist>
      <span css={time}>
        {words(at)} / {words(length)}
      </span>
    </div>
  );
}
