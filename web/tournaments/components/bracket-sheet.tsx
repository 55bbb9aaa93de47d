import { css } from '@emotion/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { item } from '../../../domain/tournaments/graph.ts';
import { type Layout, layoutOf } from '../bracket-layout.ts';
import { type BracketView, isPlayed, nextOf, ownMatchOf } from '../bracket-view.ts';
import { BOX_HEIGHT, BOX_WIDTH, MatchBox } from './match-box.tsx';

/** Pixels of half a row, of the way from one column to the next, and above the first row. */
const HALF = 36;
const PITCH = BOX_WIDTH + 44;
const HEAD = 32;

/** Pixels that fit on a sheet of paper that lies on its long side. */
const PAPER = { width: 960, height: 620 } as const;

const scroller = css({
  overflow: 'auto',
  maxHeight: '75vh',
  paddingBlockEnd: 'var(--space-3)',
  ':fullscreen &': { maxHeight: 'none' },
  '@media print': { overflow: 'visible', maxHeight: 'none', page: 'wide' },
});
const sheet = css({ position: 'relative', '@media print': { zoom: 'var(--fit)' } });
const lines = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });
const list = css({ margin: 0, padding: 0, listStyle: 'none', '& > li': { position: 'absolute', width: BOX_WIDTH } });
const heading = css({
  position: 'absolute',
  width: BOX_WIDTH,
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  fontWeight: 600,
});

const xOf = (column: number): number => column * PITCH;
const yOf = (row: number): number => HEAD + row * HALF + (2 * HALF - BOX_HEIGHT) / 2;

function pathOf({ boxes }: Layout, joints: Layout['joints']): string {
  return joints
    .map(({ from, to }) => {
      const [start, end] = [boxes.get(from), boxes.get(to)];
      if (!start || !end) return '';
      const [x, y] = [xOf(start.column) + BOX_WIDTH, yOf(start.row) + BOX_HEIGHT / 2];
      const [endX, endY] = [xOf(end.column), yOf(end.row) + BOX_HEIGHT / 2];
      return `M${x} ${y}H${endX - 22}V${endY}H${endX}`;
    })
    .join('');
}

/** The match that a key leads to from another one; the same where there is none. */
function stepFrom(view: BracketView, layout: Layout, match: number, key: string): number {
  const place = layout.boxes.get(match);
  if (!place) return match;
  const all = [...layout.boxes].toSorted(([, a], [, b]) => a.column - b.column || a.row - b.row);
  const column = all.filter(([, one]) => one.column === place.column).map(([id]) => id);
  const at = column.indexOf(match);
  switch (key) {
    case 'ArrowRight': {
      const next = nextOf(view.graph, match) ?? layout.joints.find(({ from }) => from === match)?.to;
      return next !== undefined && layout.boxes.has(next) ? next : match;
    }
    case 'ArrowLeft':
      return layout.joints.find(({ to }) => to === match)?.from ?? match;
    case 'ArrowUp':
      return column[at - 1] ?? match;
    case 'ArrowDown':
      return column[at + 1] ?? match;
    case 'Home':
      return all[0]?.[0] ?? match;
    case 'End':
      return all.at(-1)?.[0] ?? match;
    case 'm':
    case 'M': {
      const own = ownMatchOf(view)?.match;
      return own !== undefined && layout.boxes.has(own) ? own : match;
    }
    default:
      return match;
  }
}

/** A bracket as it is drawn on paper: rounds side by side, lines between the matches, the own way in colour. */
export function BracketSheet({ view }: { readonly view: BracketView }) {
  const { graph, rows, rounds, ownSeed } = view;
  const layout = useMemo(() => layoutOf(graph, (match) => isPlayed(item(rows, match))), [graph, rows]);
  const boxes = useRef(new Map<number, HTMLAnchorElement>());
  const [focused, setFocused] = useState<number | null>(null);
  const [first] = layout.boxes.keys();
  const stop = focused !== null && layout.boxes.has(focused) ? focused : (ownMatchOf(view)?.match ?? first);
  const isOwn = (match: number): boolean => ownSeed !== null && item(rows, match).slots.includes(ownSeed);
  const ownJoints = layout.joints.filter(({ from, to }) => isOwn(from) && isOwn(to));

  const press = (match: number) => (event: KeyboardEvent) => {
    const next = stepFrom(view, layout, match, event.key);
    if (next === match) return;
    event.preventDefault();
    const box = boxes.current.get(next);
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const [width, height] = [xOf(layout.columns - 1) + BOX_WIDTH + 4, HEAD + layout.rows * HALF];
  const fit = Math.min(1, PAPER.width / width, PAPER.height / height);
  return (
    <div css={scroller} role="group" aria-label="Bracket; the arrow keys lead from match to match, M to your own">
      <div css={sheet} style={{ width, height, ['--fit' as string]: fit }}>
        <svg css={lines} width={width} height={height} aria-hidden="true">
          <path d={pathOf(layout, layout.joints)} fill="none" stroke="var(--line-strong)" strokeWidth={2} />
          <path d={pathOf(layout, ownJoints)} fill="none" stroke="var(--ember)" strokeWidth={3} />
        </svg>
        {rounds.map(({ key, title, matches }) => {
          const shown = matches.flatMap((match) => {
            const place = layout.boxes.get(match);
            return place ? [{ match, place }] : [];
          });
          const [lead] = shown;
          if (!lead) return null;
          const top = topOf(view, layout, lead.match);
          return (
            <div key={key}>
              <div css={heading} style={{ left: xOf(lead.place.column), top: yOf(top) - 26 }} aria-hidden="true">
                {title}
              </div>
              <ol css={list} aria-label={title}>
                {shown.map(({ match, place }) => (
                  <li key={match} style={{ left: xOf(place.column), top: yOf(place.row) }}>
                    <MatchBox
                      view={view}
                      match={match}
                      tabIndex={match === stop ? 0 : -1}
                      ref={(element) => {
                        if (element) boxes.current.set(match, element);
                        else boxes.current.delete(match);
                      }}
                      onFocus={() => setFocused(match)}
                      onKeyDown={press(match)}
                    />
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The row above which the title of a round stands: rounds of one part have theirs on one line. */
function topOf({ graph }: BracketView, { boxes }: Layout, match: number): number {
  const { part } = item(graph.matches, match);
  const own = boxes.get(match)?.row ?? 0;
  if (part === 'final' || part === 'third') return own;
  const rows = [...boxes].filter(([id]) => item(graph.matches, id).part === part).map(([, place]) => place.row);
  return Math.min(own, ...rows);
}
