import { type Game, quotient } from '../game.ts';

/**
 * Stray Glyph: of the shapes of a grid one is mirrored. Whoever finds it has the next grid at once. Ten stages of six
 * seconds, nine shapes at first and thirty-six at the end, which are also turned from the fourth stage on.
 */
export interface StrayGlyph {
  /** Shapes in a row, and rows. */
  side: number;
  grids: Grid[];
  /** The grid that is shown. */
  next: number;
  /** The tick from which it is shown. */
  since: number;
  points: number;
  /** Ticks for which grids were shown until they were found. */
  searched: number;
}

interface Grid {
  /** Which shape, of those that have no mirror line. */
  readonly shape: number;
  /** The place of the mirrored one. */
  readonly odd: number;
  /** Quarter turns of the first shape, and how many more each further one has. */
  readonly turn: number;
  readonly turnMore: number;
}

export const SHAPES = 8;
const SIDE_MAX = 6;
const TURNED_FROM = 3;
/** More grids than anybody finds in a stage. */
const GRIDS = 14;
const GRID_POINTS = 20;
const WRONG = 20;

/** Quarter turns of the shape at a place. */
export const turnAt = ({ turn, turnMore }: Pick<Grid, 'turn' | 'turnMore'>, place: number): number =>
  (turn + turnMore * place) % 4;

export const strayGlyph: Game<StrayGlyph> = {
  id: 'stray-glyph',
  version: 1,
  stages: 10,
  stageTicks: 1_200,
  fields: [{ least: 0, most: SIDE_MAX * SIDE_MAX - 1 }],
  inputsPerSecond: 5,
  init: () => ({ side: 3, grids: [], next: 0, since: 0, points: 0, searched: 0 }),
  open(state, stage, random) {
    state.side = 3 + quotient(stage, 3);
    state.grids = [];
    while (state.grids.length < GRIDS)
      state.grids.push({
        shape: random(SHAPES),
        odd: random(state.side * state.side),
        turn: random(4),
        turnMore: stage < TURNED_FROM ? 0 : random(4),
      });
    state.next = 0;
    state.since = 0;
  },
  tick() {},
  apply(state, at, [place = 0]) {
    const grid = state.grids[state.next];
    if (!grid || place >= state.side * state.side) return;
    if (place !== grid.odd) {
      state.points -= WRONG;
      return;
    }
    const searched = at - state.since;
    state.points += GRID_POINTS + Math.max(0, 20 - quotient(searched, 20));
    state.searched += searched;
    state.next++;
    state.since = at;
  },
  score: ({ points }) => Math.max(0, points),
  tieBreak: ({ searched }) => 0 - searched,
};
