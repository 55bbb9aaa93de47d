import { css } from '@emotion/react';
import { Fragment } from 'react';
import { type FuseBox, WIRES, wiresAt } from '../../../domain/arcade/games/fuse-box.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { key, surface } from '../board-style.ts';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { visuallyHidden } from '../../ui/theme.tsx';
import { fuseBoxPictures } from './pictures/fuse-box.tsx';
import * as t from '../__generated__/messages.ts';

/** Wires come from above, each on a track; switches stand between two tracks, one row each. */
const TRACK = 60;
const ROW = 52;
const END = 44;
const WIDTH = WIRES * TRACK;

const NAMES = 'ABCDEF';
const COLOURS = ['var(--coin)', 'var(--info)', 'var(--win)', 'var(--ember)', 'var(--text)', 'var(--tier-diamond)'];

const box = css(surface, { position: 'relative', maxWidth: 'min(420px, 46dvh)' });
const switchKey = css(key, {
  position: 'absolute',
  minHeight: 0,
  background: 'transparent',
  border: '2px dashed var(--line-strong)',
  ':active:not(:disabled)': { background: 'transparent' },
  '&&[aria-pressed="true"]': { background: 'var(--game-soft)', borderStyle: 'solid', borderColor: 'var(--game)' },
});
const digit = css({ fontSize: 'var(--size-12)', color: 'var(--text)', placeSelf: 'start center' });

const lookOf = ({ switches, isCrossing, lamps, isLit }: FuseBox) => ({ switches, isCrossing, lamps, isLit });
type Look = ReturnType<typeof lookOf>;

const middleOf = (track: number): number => (track + 0.5) * TRACK;

/** The way of each wire from the top to its lamp, as a path. */
function waysOf({ switches, isCrossing }: Pick<Look, 'switches' | 'isCrossing'>): string[] {
  const rows = Array.from({ length: switches.length + 1 }, (_, n) =>
    wiresAt(switches.slice(0, n), isCrossing.slice(0, n)),
  );
  return Array.from({ length: WIRES }, (_, wire) => {
    const xs = rows.map((wires) => middleOf(wires.indexOf(wire)));
    const middle = xs.map((x, n) => `L${x} ${END + n * ROW + 6}V${END + n * ROW + (n === switches.length ? 6 : 10)}`);
    return `M${xs[0]} ${END - 14}${middle.join('')}V${END + switches.length * ROW + 14}`;
  });
}

const Wires = ({ look }: { readonly look: Look }) => {
  const arriving = wiresAt(look.switches, look.isCrossing);
  const foot = END + look.switches.length * ROW;
  const ways = waysOf(look);
  return (
    <>
      {Array.from({ length: WIRES }, (_, wire) => (
        <Fragment key={wire}>
          <path d={ways[wire]} fill="none" stroke="var(--bg-0)" strokeWidth={11} />
          <path d={ways[wire]} fill="none" stroke={COLOURS[wire]} strokeWidth={5} strokeLinejoin="round" />
          <circle cx={middleOf(wire)} cy={18} r={15} fill={COLOURS[wire]} />
          <text x={middleOf(wire)} y={24} textAnchor="middle" fontSize={17} fontWeight={700} fill="var(--on-accent)">
            {NAMES[wire]}
          </text>
        </Fragment>
      ))}
      {look.lamps.map((wanted, track) => {
        const isOn = arriving[track] === wanted;
        return (
          <g key={wanted} transform={`translate(${middleOf(track)} ${foot + 32})`}>
            <circle r={18} fill={isOn ? COLOURS[wanted] : 'var(--bg-0)'} stroke={COLOURS[wanted]} strokeWidth={3} />
            <text
              y={6}
              textAnchor="middle"
              fontSize={17}
              fontWeight={700}
              fill={isOn ? 'var(--on-accent)' : 'var(--text)'}
            >
              {NAMES[wanted]}
            </text>
            {isOn && <path d="M-6 25 -1 30 8 20" fill="none" stroke="var(--text)" strokeWidth={3} />}
          </g>
        );
      })}
    </>
  );
};

function Surface({ run, press }: BoardProps<FuseBox>) {
  const look = useLook(run, lookOf);
  const pressing = usePressing();
  const { switches, isCrossing, lamps } = look;
  const height = 2 * END + switches.length * ROW + 24;
  const arriving = wiresAt(switches, isCrossing);
  useKeys(
    press &&
      (({ key: name, timeStamp }) => {
        const place = '12345678'.indexOf(name);
        if (name.length !== 1 || place < 0 || place >= switches.length) return false;
        press([place], timeStamp);
        return true;
      }),
  );
  return (
    <div css={box}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} css={{ width: '100%' }} aria-hidden="true">
        <Wires look={look} />
      </svg>
      {Array.from({ length: switches.length }, (_, n) => (
        <button
          key={n}
          type="button"
          css={switchKey}
          style={{
            insetInlineStart: `${(100 * (middleOf(switches[n] ?? 0) - 12)) / WIDTH}%`,
            insetBlockStart: `${(100 * (END + n * ROW + 8)) / height}%`,
            width: `${(100 * (TRACK + 24)) / WIDTH}%`,
            height: `${(100 * (ROW - 2)) / height}%`,
          }}
          aria-pressed={isCrossing[n] === true}
          aria-label={t.switchBetweenTracks({
            number: n + 1,
            track: (switches[n] ?? 0) + 1,
            next: (switches[n] ?? 0) + 2,
          })}
          disabled={press === null}
          {...pressing((timeStamp) => press?.([n], timeStamp))}
        >
          <span css={digit}>{n + 1}</span>
        </button>
      ))}
      <ul css={visuallyHidden} aria-label={t.lamps()}>
        {lamps.map((wanted, track) => (
          <li key={wanted}>
            {t.lampWants({
              lamp: track + 1,
              wanted: NAMES[wanted] ?? '',
              has: NAMES[arriving[track] ?? 0] ?? '',
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fuseBoxBoard: Board<FuseBox> = {
  Surface,
  pictures: fuseBoxPictures,
  keys: t.keys1To8TurnTheSwitches(),
  isHeard: true,
  say({ switches, isCrossing, lamps, isLit }) {
    if (isLit) return t.allSixLampsAreLit();
    const arriving = wiresAt(switches, isCrossing);
    return t.lampsLit({
      lit: lamps.filter((wanted, track) => arriving[track] === wanted).length,
      lamps: WIRES,
    });
  },
};
