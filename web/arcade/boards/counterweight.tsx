import { css } from '@emotion/react';
import { useState } from 'react';
import { type Counterweight, WEIGH } from '../../../domain/arcade/games/counterweight.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { key, surface } from '../board-style.ts';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { Button } from '../../ui/form/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { display } from '../../ui/theme.tsx';
import { counterweightPictures } from './pictures/counterweight.tsx';
import * as t from '../__generated__/messages.ts';

const layout = css(surface, { display: 'grid', gap: 'var(--space-3)' });
const weights = css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 'var(--space-2)' });
const weight = css(key, display, {
  height: 72,
  fontSize: 'var(--size-28)',
  clipPath: 'polygon(14% 0, 86% 0, 100% 100%, 0 100%)',
  '&[aria-pressed="true"]': { textDecoration: 'underline', textDecorationThickness: 4, textUnderlineOffset: 6 },
});

function lookOf({ scales, next, isOn }: Counterweight) {
  const scale = scales[next];
  return { number: next, load: scale?.load ?? null, weights: scale?.weights ?? [], isOn };
}

interface ScaleProps {
  readonly load: number | null;
  /** The weights on the other pan. */
  readonly on: readonly number[];
}

/** The load hangs on the left, what was put on on the right; it does not tip before it is asked. */
const Scale = ({ load, on }: ScaleProps) => (
  <g fontFamily="var(--font-display)" fontWeight={700} textAnchor="middle">
    <path
      d="M200 24V150M140 156H260M60 44H340M200 24 190 44H210Z"
      fill="none"
      stroke="var(--text-dim)"
      strokeWidth={5}
    />
    {[60, 340].map((x) => (
      <path
        key={x}
        d={`M${x} 44 ${x - 50} 110H${x + 50}Z M${x - 56} 110Q${x} 140 ${x + 56} 110`}
        fill="none"
        stroke="var(--text-dim)"
        strokeWidth={4}
      />
    ))}
    <path d="M34 108V76Q60 58 86 76V108Z" fill="var(--game)" />
    <text x={60} y={103} fontSize={30} fill="var(--on-accent)">
      {load ?? ''}
    </text>
    {on.map((one, n) => (
      <text key={one} x={340 + ((n % 3) - 1) * 32} y={n < 3 ? 104 : 78} fontSize={24} fill="var(--text)">
        {one}
      </text>
    ))}
  </g>
);

function Surface({ run, press }: BoardProps<Counterweight>) {
  const look = useLook(run, lookOf);
  const pressing = usePressing();
  const [verdict, setVerdict] = useState({ place: '', words: '' });
  const place = `${run.stage} ${look.number}`;
  const give = (input: number, timeStamp: number): void => {
    const before = run.state.next;
    if (press?.([input], timeStamp) !== true) return;
    const isBalanced = run.state.next !== before;
    setVerdict({
      place: `${run.stage} ${run.state.next}`,
      words: input !== WEIGH ? '' : isBalanced ? t.balancedTheNextLoad() : t.itDoesNotBalance(),
    });
  };
  useKeys(
    press &&
      (({ key: name, timeStamp }) => {
        const number = '123456'.indexOf(name);
        if (name === ' ' || name === 'Enter') give(WEIGH, timeStamp);
        else if (name.length === 1 && number >= 0) give(number, timeStamp);
        else return false;
        return true;
      }),
  );
  return (
    <div css={layout}>
      <svg
        viewBox="0 0 400 166"
        role="img"
        aria-label={look.load === null ? t.noLoad() : t.loadOf({ load: look.load })}
        css={{ width: '100%' }}
      >
        <Scale load={look.load} on={look.weights.filter((_, n) => look.isOn[n])} />
      </svg>
      <Text size={14} weight={600} role="status" css={{ minHeight: '1.5em', textAlign: 'center' }}>
        {verdict.place === place ? verdict.words : ''}
      </Text>
      <div css={weights} role="group" aria-label={t.weights()}>
        {look.weights.map((one, n) => (
          <button
            key={one}
            type="button"
            css={weight}
            aria-pressed={look.isOn[n] === true}
            disabled={press === null}
            {...pressing((timeStamp) => give(n, timeStamp))}
          >
            {one}
          </button>
        ))}
      </div>
      {press && (
        <Button size="large" wide variant="primary" {...pressing((timeStamp) => give(WEIGH, timeStamp))}>
          {t.weigh()}
        </Button>
      )}
    </div>
  );
}

export const counterweightBoard: Board<Counterweight> = {
  Surface,
  pictures: counterweightPictures,
  keys: t.keys1To6PutTheWeightsOn(),
  isHeard: true,
  say: ({ scales, next }) => {
    const scale = scales[next];
    return scale ? t.loadAndWeights({ load: scale.load, weights: scale.weights.join(', ') }) : '';
  },
};
