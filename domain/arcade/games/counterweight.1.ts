import { type Game, quotient } from '../game.ts';
import { drawFrom } from '../random.ts';

/**
 * Counterweight: of six weights those are put on that balance the load exactly. Eight stages of seven and a half
 * seconds, one scale after the other; two weights are enough at first, four at the end, and numbers grow.
 */
export interface Counterweight {
  scales: Scale[];
  /** The scale that is shown. */
  next: number;
  /** The tick from which it is shown. */
  since: number;
  isOn: boolean[];
  points: number;
  /** Ticks for which scales were shown until they balanced. */
  taken: number;
}

interface Scale {
  readonly load: number;
  /** No two alike. */
  readonly weights: readonly number[];
}

export const WEIGHTS = 6;
/** Inputs from 0 on put a weight on or take it off; this one weighs. */
export const WEIGH = 6;
/** More scales than anybody balances in a stage. */
const SCALES = 10;
const SCALE_POINTS = 40;
const WRONG = 20;

const noneOn = (): boolean[] => [false, false, false, false, false, false];

export const counterweight: Game<Counterweight> = {
  id: 'counterweight',
  version: 1,
  stages: 8,
  stageTicks: 1_500,
  fields: [{ least: 0, most: WEIGH }],
  inputsPerSecond: 10,
  init: () => ({ scales: [], next: 0, since: 0, isOn: noneOn(), points: 0, taken: 0 }),
  open(state, stage, random) {
    const numbers = Array.from({ length: 9 + 4 * stage }, (_, n) => n + 1);
    const needed = 2 + quotient(stage, 3);
    state.scales = [];
    while (state.scales.length < SCALES) {
      const drawn = drawFrom(random, numbers, WEIGHTS);
      const load = drawn.slice(0, needed).reduce((sum, weight) => sum + weight, 0);
      state.scales.push({ load, weights: drawn.toSorted((one, other) => one - other) });
    }
    state.next = 0;
    state.since = 0;
    state.isOn = noneOn();
  },
  tick() {},
  apply(state, at, [key = 0]) {
    const scale = state.scales[state.next];
    if (!scale) return;
    if (key !== WEIGH) {
      state.isOn[key] = state.isOn[key] !== true;
      return;
    }
    const weight = scale.weights.reduce((sum, one, n) => sum + (state.isOn[n] === true ? one : 0), 0);
    if (weight !== scale.load) {
      state.points -= WRONG;
      return;
    }
    const taken = at - state.since;
    state.points += SCALE_POINTS + Math.max(0, 40 - quotient(taken, 20));
    state.taken += taken;
    state.next++;
    state.since = at;
    state.isOn = noneOn();
  },
  score: ({ points }) => Math.max(0, points),
  tieBreak: ({ taken }) => 0 - taken,
};
