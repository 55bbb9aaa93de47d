import { css } from '@emotion/react';
import { type CSSProperties, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { item } from '../../../domain/tournaments/graph.ts';
import { type Layout, layoutOf } from '../bracket-layout.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { type BracketView, isPlayed, nextOf, ownMatchOf } from '../bracket-view.ts';
import { useBracketZoom } from '../hooks/use-bracket-zoom.ts';
import { BOX_HEIGHT, BOX_WIDTH, MatchBox } from './match-box.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';
import * as t from '../__generated__/messages.ts';

/** Pixels of half a row, of the way from one column to the next, and above the first row. */
const HALF = 36;
const PITCH = BOX_WIDTH + 44;
const HEAD = 32;

/** Pixels that fit on a sheet of paper that lies on its long side. */
const PAPER = { width: 960, height: 620 } as const;

const LABEL = t.bracketTheArrowKeysLeadFromMatch();

const scroller = css({
  overflow: 'auto',
  maxHeight: 'var(--sheet-height, 75vh)',
  paddingBlockEnd: 'var(--space-3)',
  // Two fingers zoom the bracket, not the page.
  touchAction: 'pan-x pan-y',
  '*:fullscreen &': { maxHeight: 'none' },
  '@media print': { overflow: 'visible', maxHeight: 'none', page: 'wide' },
});
/** As large as what it holds is drawn; on paper as what it holds is laid out. */
const frame = css({
  width: 'calc(var(--width) * var(--zoom))',
  height: 'calc(var(--height) * var(--zoom))',
  '@media print': { width: 'auto', height: 'auto' },
});
const sheet = css({
  position: 'relative',
  width: 'var(--width)',
  height: 'var(--height)',
  transform: 'scale(var(--zoom))',
  transformOrigin: '0 0',
  '@media print': { transform: 'none', zoom: 'var(--fit)' },
});
const lines = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const seat = css({
  position: 'absolute',
  width: BOX_WIDTH,
  height: BOX_HEIGHT,
  // What is out of sight is neither laid out nor painted, and is found, read out and reached all the same.
  contentVisibility: 'auto',
  // The ring of the focus lies around a box.
  overflowClipMargin: 'var(--space-2)',
  '@media print': { contentVisibility: 'visible' },
});
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
  const { graph, rows } = view;
  const layout = useMemo(() => layoutOf(graph, (match) => isPlayed(item(rows, match))), [graph, rows]);
  const { zoom, scroller: place, press, step, reset } = useBracketZoom();
  const [width, height] = [xOf(layout.columns - 1) + BOX_WIDTH + 4, HEAD + layout.rows * HALF];
  const sizes = {
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--zoom': zoom,
    '--fit': Math.min(1, PAPER.width / width, PAPER.height / height),
  } as CSSProperties;
  return (
    <Stack gap={2}>
      <ZoomButtons zoom={zoom} onStep={step} onReset={reset} />
      <div css={scroller} ref={place} role="group" aria-label={LABEL}>
        <div css={frame} style={sizes}>
          <div css={sheet}>
            <Matches view={view} layout={layout} zoomBy={press} />
          </div>
        </div>
      </div>
    </Stack>
  );
}

interface MatchesProps {
  readonly view: BracketView;
  readonly layout: Layout;
  /** Whether a key has zoomed. */
  readonly zoomBy: (event: KeyboardEvent) => boolean;
}

/** What the boxes of a sheet do; the same as long as the sheet is. */
interface SheetKeys {
  readonly press: (match: number, event: KeyboardEvent) => void;
  readonly reach: (match: number) => void;
  readonly keep: (match: number, element: HTMLElement | null) => void;
}

interface SeatProps {
  readonly view: BracketView;
  readonly match: number;
  /** In pixels. */
  readonly left: number;
  readonly top: number;
  /** Whether the tabulator stops here. */
  readonly isStop: boolean;
  readonly keys: SheetKeys;
}

/** A match in its place. Where the focus goes draws two of them anew, not all. */
const Seat = memo(({ view, match, left, top, isStop, keys }: SeatProps) => (
  <li css={seat} style={{ left, top }}>
    <MatchBox
      view={view}
      match={match}
      tabIndex={isStop ? 0 : -1}
      ref={(element) => keys.keep(match, element)}
      onFocus={() => keys.reach(match)}
      onKeyDown={(event) => keys.press(match, event)}
    />
  </li>
));

/** The lines and the boxes; another size draws none of them anew. */
const Matches = memo(({ view, layout, zoomBy }: MatchesProps) => {
  const { rows, rounds, ownSeed } = view;
  const boxes = useRef(new Map<number, HTMLElement>());
  const [focused, setFocused] = useState<number | null>(null);
  const [first] = layout.boxes.keys();
  const stop = focused !== null && layout.boxes.has(focused) ? focused : (ownMatchOf(view)?.match ?? first);
  const keys = useMemo<SheetKeys>(
    () => ({
      press: (match, event) => {
        if (zoomBy(event)) return event.preventDefault();
        const next = stepFrom(view, layout, match, event.key);
        if (next === match) return;
        event.preventDefault();
        const box = boxes.current.get(next);
        box?.focus({ preventScroll: true });
        box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      },
      reach: setFocused,
      keep: (match, element) => {
        if (element) boxes.current.set(match, element);
        else boxes.current.delete(match);
      },
    }),
    [view, layout, zoomBy],
  );
  const paths = useMemo(() => {
    const isOwn = (match: number): boolean => ownSeed !== null && item(rows, match).slots.includes(ownSeed);
    const ownJoints = layout.joints.filter(({ from, to }) => isOwn(from) && isOwn(to));
    return { all: pathOf(layout, layout.joints), own: pathOf(layout, ownJoints) };
  }, [layout, rows, ownSeed]);

  return (
    <>
      <svg css={lines} width="100%" height="100%" aria-hidden="true">
        <path d={paths.all} fill="none" stroke="var(--line-strong)" strokeWidth={2} />
        <path d={paths.own} fill="none" stroke="var(--ember)" strokeWidth={3} />
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
                <Seat
                  key={match}
                  view={view}
                  match={match}
                  left={xOf(place.column)}
                  top={yOf(place.row)}
                  isStop={match === stop}
                  keys={keys}
                />
              ))}
            </ol>
          </div>
        );
      })}
    </>
  );
});

/** The row above which the title of a round stands: rounds of one part have theirs on one line. */
function topOf({ graph }: BracketView, { boxes }: Layout, match: number): number {
  const { part } = item(graph.matches, match);
  const own = boxes.get(match)?.row ?? 0;
  if (part === 'final' || part === 'third') return own;
  const rows = [...boxes].filter(([id]) => item(graph.matches, id).part === part).map(([, place]) => place.row);
  return Math.min(own, ...rows);
}
