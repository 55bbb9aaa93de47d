import { type Game, quotient } from '../game.ts';

/**
 * Plumb Line: a bob swings from side to side and is let go over the line, five times a stage. Ten stages of six seconds;
 * it swings faster and less evenly, and the line asks for more.
 */
export interface PlumbLine {
  /** Where the line is, from the middle, in units. */
  line: number;
  swings: Swing[];
  drops: number;
  /** The first tick on which the next bob hangs. */
  hangsFrom: number;
  points: number;
  /** Sum of distances in units; a bob that was never let go with the farthest. */
  distance: number;
}

/** One way from the middle to a side and back. */
interface Swing {
  readonly from: number;
  readonly ticks: number;
  /** −1 to the left, 1 to the right. */
  readonly side: number;
}

const STAGE_TICKS = 1_200;
/** How far the bob swings to each side, in units. */
export const REACH = 300;
const LINE_MAX = 180;
export const DROPS = 5;
/** 400 ms until the next bob hangs. */
export const NEXT_BOB_TICKS = 80;
const DROP_POINTS = 100;
const FARTHEST = REACH + LINE_MAX;

/** Where the bob is on a tick, from the middle, in units: a parabola for each swing, all but a sine. */
export function bobAt({ swings }: Pick<PlumbLine, 'swings'>, at: number): number {
  const swing = swings.find(({ from, ticks }) => at < from + ticks);
  if (!swing) return 0;
  const done = at - swing.from;
  return swing.side * quotient(4 * REACH * done * (swing.ticks - done), swing.ticks * swing.ticks) + 0;
}

export const plumbLine: Game<PlumbLine> = {
  id: 'plumb-line',
  version: 1,
  stages: 10,
  stageTicks: STAGE_TICKS,
  // Letting go is all that can be done.
  fields: [],
  inputsPerSecond: 4,
  init: () => ({ line: 0, swings: [], drops: 0, hangsFrom: 0, points: 0, distance: 0 }),
  open(state, stage, random) {
    const ticks = 300 - 15 * stage;
    const uneven = 1 + 8 * stage;
    state.line = random(2 * LINE_MAX + 1) - LINE_MAX;
    state.swings = [];
    let side = random(2) === 0 ? -1 : 1;
    for (let from = 0; from < STAGE_TICKS; side = 0 - side) {
      const swing = { from, ticks: ticks + random(uneven) - quotient(uneven, 2), side };
      state.swings.push(swing);
      from += swing.ticks;
    }
    state.drops = 0;
    state.hangsFrom = 0;
    state.distance += DROPS * FARTHEST;
  },
  tick() {},
  apply(state, at) {
    if (state.drops === DROPS || at < state.hangsFrom) return;
    const distance = Math.abs(bobAt(state, at) - state.line);
    // The stage shows in the length of the swings alone: the distance counts for more where they are short.
    const shortest = state.swings.reduce((least, { ticks }) => Math.min(least, ticks), STAGE_TICKS);
    state.points += Math.max(0, DROP_POINTS - quotient(distance * 300, shortest));
    state.distance -= FARTHEST - distance;
    state.drops++;
    state.hangsFrom = at + NEXT_BOB_TICKS;
  },
  score: ({ points }) => points,
  tieBreak: ({ distance }) => 0 - distance,
};
