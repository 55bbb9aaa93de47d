import { type Game } from '../game.ts';

/**
 * Fuse Box: six wires run past switches, each of which lets two neighbours cross or not; every wire shall reach its own
 * lamp. Six stages of twelve seconds with one board each, three switches at first and eight at the end.
 */
export interface FuseBox {
  /** For each switch, from left to right, the upper of the two tracks that it lets cross. */
  switches: number[];
  isCrossing: boolean[];
  /** Which wire each lamp wants, from the top. */
  lamps: number[];
  /** How many switches the board was made with. */
  made: number;
  pressed: number;
  isLit: boolean;
  points: number;
  /** Ticks until boards were lit; a board that stayed dark with its whole stage. */
  taken: number;
}

export const WIRES = 6;
const SWITCHES_MAX = 8;
const STAGE_TICKS = 2_400;
const BOARD_POINTS = 100;
const LEAST_POINTS = 20;
const SWITCH_POINTS = 5;

/** Which wire comes out at each lamp. */
export function wiresAt(switches: readonly number[], isCrossing: readonly boolean[]): number[] {
  const wires = Array.from({ length: WIRES }, (_, n) => n);
  for (const [n, upper] of switches.entries())
    if (isCrossing[n] === true) [wires[upper], wires[upper + 1]] = [wires[upper + 1] as number, wires[upper] as number];
  return wires;
}

const isLitBy = (wires: readonly number[], lamps: readonly number[]): boolean =>
  wires.every((wire, n) => wire === lamps[n]);

export const fuseBox: Game<FuseBox> = {
  id: 'fuse-box',
  version: 1,
  stages: 6,
  stageTicks: STAGE_TICKS,
  fields: [{ least: 0, most: SWITCHES_MAX - 1 }],
  inputsPerSecond: 6,
  init: () => ({ switches: [], isCrossing: [], lamps: [], made: 0, pressed: 0, isLit: false, points: 0, taken: 0 }),
  open(state, stage, random) {
    state.switches = [random(WIRES - 1)];
    // No switch follows one of the same tracks: they would be one.
    while (state.switches.length < 3 + stage) {
      const last = state.switches[state.switches.length - 1] ?? 0;
      state.switches.push((last + 1 + random(WIRES - 2)) % (WIRES - 1));
    }
    const plan = state.switches.map(() => random(2) === 0);
    state.isCrossing = state.switches.map(() => false);
    const dark = wiresAt(state.switches, state.isCrossing);
    // A plan that comes to nothing would be lit from the start; a single switch never does.
    if (isLitBy(wiresAt(state.switches, plan), dark)) plan.forEach((_, n) => (plan[n] = n === 0));
    state.lamps = wiresAt(state.switches, plan);
    state.made = plan.filter((isSet) => isSet).length;
    state.pressed = 0;
    state.isLit = false;
    state.taken += STAGE_TICKS;
  },
  tick() {},
  apply(state, at, [n = 0]) {
    if (state.isLit || n >= state.switches.length) return;
    state.isCrossing[n] = state.isCrossing[n] !== true;
    state.pressed++;
    if (!isLitBy(wiresAt(state.switches, state.isCrossing), state.lamps)) return;
    state.isLit = true;
    state.points += Math.max(LEAST_POINTS, BOARD_POINTS + SWITCH_POINTS * (state.made - state.pressed));
    state.taken -= STAGE_TICKS - at;
  },
  score: ({ points }) => points,
  tieBreak: ({ taken }) => 0 - taken,
};
