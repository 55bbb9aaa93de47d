import { type Game, quotient } from '../game.ts';

/**
 * Echo Vault: pads of a four by four light up one after the other, and are pressed in the same order. Eight stages of
 * ten seconds, three pads at first and ten at the end. The first wrong pad closes the stage.
 */
export interface EchoVault {
  path: number[];
  /** How many of the path were pressed. */
  done: number;
  isClosed: boolean;
  points: number;
  /** Ticks of answering; a path that was not finished with its whole stage. */
  answering: number;
}

export const PADS = 16;
const STAGE_TICKS = 2_000;
const LEAD_TICKS = 40;
/** A pad is lit for most of this, dark for the rest: 350 ms. */
export const PAD_TICKS = 70;
const PAD_POINTS = 10;
const PATH_POINTS = 50;

/** The tick on which the last light has gone, and the first that takes answers. */
export const answersFrom = ({ path }: Pick<EchoVault, 'path'>): number => LEAD_TICKS + path.length * PAD_TICKS;

export const echoVault: Game<EchoVault> = {
  id: 'echo-vault',
  version: 1,
  stages: 8,
  stageTicks: STAGE_TICKS,
  fields: [{ least: 0, most: PADS - 1 }],
  inputsPerSecond: 10,
  init: () => ({ path: [], done: 0, isClosed: false, points: 0, answering: 0 }),
  open(state, stage, random) {
    state.path = [random(PADS)];
    // No pad follows itself: two lights of one pad look like one.
    while (state.path.length < 3 + stage) {
      const last = state.path[state.path.length - 1] ?? 0;
      state.path.push((last + 1 + random(PADS - 1)) % PADS);
    }
    state.done = 0;
    state.isClosed = false;
    state.answering += STAGE_TICKS;
  },
  tick() {},
  apply(state, at, [pad]) {
    if (state.isClosed || at < answersFrom(state)) return;
    if (pad !== state.path[state.done]) {
      state.isClosed = true;
      return;
    }
    state.done++;
    state.points += PAD_POINTS;
    if (state.done < state.path.length) return;
    state.isClosed = true;
    state.points += PATH_POINTS + quotient(STAGE_TICKS - at, 20);
    state.answering -= STAGE_TICKS - (at - answersFrom(state));
  },
  score: ({ points }) => points,
  tieBreak: ({ answering }) => 0 - answering,
};
