import { css } from '@emotion/react';
import { type EchoVault, PADS, PAD_TICKS, answersFrom } from '../../../domain/arcade/games/echo-vault.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { key, surface } from '../board-style.ts';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { Text } from '../../ui/layout/text.tsx';
import { echoVaultPictures } from './pictures/echo-vault.tsx';
import * as t from '../__generated__/messages.ts';

/** The keys that lie as the pads do, whatever is printed on them. */
const CODES = ['1234', 'QWER', 'ASDF', 'ZXCV'].flatMap((row) =>
  [...row].map((name) => (/\d/.test(name) ? `Digit${name}` : `Key${name}`)),
);
/** A pad is lit for so much of its time. */
const LIT_TICKS = 50;

const grid = css(surface, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 'var(--space-2)',
  maxWidth: 'min(400px, 52dvh)',
});
const pad = css(key, {
  aspectRatio: '1',
  '&[data-lit]': { background: 'var(--game)', borderColor: 'var(--text)' },
  '&[data-done]': { borderColor: 'var(--game)' },
});

/** The pad that is lit on a tick. */
function litAt(state: EchoVault, at: number): number | null {
  const since = at - (answersFrom(state) - state.path.length * PAD_TICKS);
  if (since < 0 || since % PAD_TICKS >= LIT_TICKS) return null;
  return state.path[Math.floor(since / PAD_TICKS)] ?? null;
}

const lookOf = (state: EchoVault, at: number) => ({
  lit: litAt(state, at),
  length: state.path.length,
  done: state.done,
  last: state.done > 0 ? (state.path[state.done - 1] ?? null) : null,
  phase:
    at < answersFrom(state)
      ? ('watch' as const)
      : !state.isClosed
        ? ('answer' as const)
        : state.done === state.path.length
          ? ('open' as const)
          : ('closed' as const),
});

const WORDS = {
  watch: t.watch(),
  answer: t.yourTurnTheSameOrder(),
  open: t.theVaultIsOpen(),
  closed: t.closedUntilTheNextPath(),
} as const;

const nameOf = (n: number): string => t.rowAndColumn({ row: Math.floor(n / 4) + 1, column: (n % 4) + 1 });

function Surface({ run, press }: BoardProps<EchoVault>) {
  const look = useLook(run, lookOf);
  const pressing = usePressing();
  useKeys(
    press &&
      (({ code, timeStamp }) => {
        const place = CODES.indexOf(code);
        if (place < 0) return false;
        press([place], timeStamp);
        return true;
      }),
  );
  return (
    <div css={{ display: 'grid', gap: 'var(--space-3)', justifyItems: 'center' }}>
      <Text weight={600}>{WORDS[look.phase]}</Text>
      <div css={grid} role="group" aria-label={t.pads()}>
        {Array.from({ length: PADS }, (_, n) => (
          <button
            key={n}
            type="button"
            css={pad}
            data-lit={look.lit === n || undefined}
            data-done={(look.phase === 'answer' && look.last === n) || undefined}
            aria-label={nameOf(n)}
            disabled={press === null}
            {...pressing((timeStamp) => press?.([n], timeStamp))}
          >
            <svg viewBox="-20 -20 40 40" width="60%" aria-hidden="true">
              {look.lit === n ? (
                <path d="M0 -16 16 0 0 16 -16 0Z" fill="var(--on-accent)" />
              ) : (
                <circle r={look.phase === 'answer' && look.last === n ? 8 : 3} fill="var(--line-strong)" />
              )}
            </svg>
          </button>
        ))}
      </div>
      <Text size={14} tone="dim" css={{ fontVariantNumeric: 'tabular-nums' }}>
        {t.doneOfPads({ done: look.done, count: look.length })}
      </Text>
    </div>
  );
}

export const echoVaultBoard: Board<EchoVault> = {
  Surface,
  pictures: echoVaultPictures,
  keys: t.theSixteenKeysFrom1To4(),
  isHeard: true,
  say(state, at) {
    const { phase, lit } = lookOf(state, at);
    if (phase === 'watch') return lit === null ? '' : nameOf(lit);
    return WORDS[phase];
  },
};
