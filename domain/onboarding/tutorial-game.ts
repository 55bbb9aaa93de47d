/**
 * The tutorial's mini-game: thirty seconds, fifteen targets, one at a time. The seed decides where and when; the browser
 * draws it and keeps the shots, the server plays the same shots again and counts (ON-14, ON-15). Whole numbers only, so
 * that every machine comes to the same score.
 */
import { seededRandom } from '../shared/random.ts';
import { SECOND } from '../shared/time.ts';

export const ROUND_MS = 30 * SECOND;

/** The field in units of its own; how large a unit is drawn is the screen's business. */
export const FIELD = { width: 1_000, height: 750 } as const;
/** A target lies in one cell of this grid. The keyboard aims by cells, from one middle to the next. */
export const GRID = { columns: 4, rows: 3 } as const;
const CELL = 250;
/** Larger than the farthest way from a cell's middle to its target, so that a shot at the middle hits. */
export const TARGET_RADIUS = 85;
const STRAY_MAX = 35;

export const TARGETS = 15;
const SLOT_MS = ROUND_MS / TARGETS;
const TARGET_LIFE_MS = 1_500;
const PAUSE_MS = { least: 100, spread: 300 } as const;

/** What a finger manages; more within a second comes from a program. */
export const SHOTS_PER_SECOND_MAX = 10;

export interface Target {
  readonly x: number;
  readonly y: number;
  /** Since the start of the round; it stands from then on, and until before `goneAtMs`. */
  readonly shownAtMs: number;
  readonly goneAtMs: number;
}

export interface Shot {
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
}

export interface Score {
  readonly hits: number;
  /** Targets that got away, and shots that hit nothing. */
  readonly misses: number;
  /** Hits among all of these, in whole per cent. */
  readonly accuracy: number;
}

export const cellMiddle = (column: number, row: number): { readonly x: number; readonly y: number } => ({
  x: column * CELL + CELL / 2,
  y: row * CELL + CELL / 2,
});

/** All targets of a round in their order. No cell has two in a row. */
export function targetsOf(seed: number): Target[] {
  const below = seededRandom(seed);
  const stray = () => below(2 * STRAY_MAX + 1) - STRAY_MAX;
  const cells = GRID.columns * GRID.rows;
  let cell = below(cells);
  return Array.from({ length: TARGETS }, (_, n) => {
    cell = (cell + 1 + below(cells - 1)) % cells;
    const middle = cellMiddle(cell % GRID.columns, Math.floor(cell / GRID.columns));
    const shownAtMs = n * SLOT_MS + PAUSE_MS.least + below(PAUSE_MS.spread);
    return { x: middle.x + stray(), y: middle.y + stray(), shownAtMs, goneAtMs: shownAtMs + TARGET_LIFE_MS };
  });
}

/** Which target stands at an instant of the round; null between two of them. */
export const standingAt = (targets: readonly Target[], atMs: number): number | null => {
  const index = targets.findIndex(({ shownAtMs, goneAtMs }) => shownAtMs <= atMs && atMs < goneAtMs);
  return index < 0 ? null : index;
};

export const isHit = (target: Target, { x, y }: Pick<Shot, 'x' | 'y'>): boolean =>
  (target.x - x) ** 2 + (target.y - y) ** 2 <= TARGET_RADIUS ** 2;

const isWithin = (value: number, end: number): boolean => Number.isInteger(value) && value >= 0 && value < end;

/** Whether another shot may follow those before it: in order, inside the round and the field, no faster than a finger. */
export function mayShoot(earlier: readonly Shot[], { atMs, x, y }: Shot): boolean {
  const last = earlier.at(-1);
  const tenth = earlier.at(-SHOTS_PER_SECOND_MAX);
  return (
    isWithin(atMs, ROUND_MS) &&
    isWithin(x, FIELD.width) &&
    isWithin(y, FIELD.height) &&
    (last === undefined || atMs >= last.atMs) &&
    (tenth === undefined || atMs - tenth.atMs >= SECOND)
  );
}

/** What the shots of a round are worth; null when nobody can have played them. */
export function replay(seed: number, shots: readonly Shot[]): Score | null {
  const targets = targetsOf(seed);
  const hit = new Set<number>();
  for (const [n, shot] of shots.entries()) {
    if (!mayShoot(shots.slice(Math.max(0, n - SHOTS_PER_SECOND_MAX), n), shot)) return null;
    const index = standingAt(targets, shot.atMs);
    const target = index === null ? undefined : targets[index];
    if (index !== null && target && !hit.has(index) && isHit(target, shot)) hit.add(index);
  }
  const hits = hit.size;
  const misses = TARGETS - hits + (shots.length - hits);
  return { hits, misses, accuracy: Math.round((100 * hits) / (hits + misses)) };
}
