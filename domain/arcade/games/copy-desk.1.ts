import type { Game } from '../game.ts';
import { drawFrom } from '../random.ts';
import { COMMON_WORDS } from '../words/common-words.1.ts';

/**
 * Copy Desk: a line is copied key by key, and the caret waits for the right one, so that nothing is taken back. Eight
 * stages of seven and a half seconds; words grow longer.
 */
export interface CopyDesk {
  line: string;
  /** How many keys of the line are done. */
  place: number;
  /** Whether the present word has had no wrong key. */
  isClean: boolean;
  right: number;
  wrong: number;
  cleanWords: number;
}

/** Nobody copies more in a stage. */
const LINE_WORDS = 28;
/** Each stage draws from so many words of the list, and begins so many further on. */
const POOL = 600;
const POOL_SHIFT = 200;

/** The number of a key: 0 for the space, 1 to 26 for the letters. */
export const keyOf = (letter: string): number => (letter === ' ' ? 0 : letter.charCodeAt(0) - 96);

export const copyDesk: Game<CopyDesk> = {
  id: 'copy-desk',
  version: 1,
  stages: 8,
  stageTicks: 1_500,
  fields: [{ least: 0, most: 26 }],
  inputsPerSecond: 30,
  init: () => ({ line: '', place: 0, isClean: true, right: 0, wrong: 0, cleanWords: 0 }),
  open(state, stage, random) {
    const pool = COMMON_WORDS.slice(POOL_SHIFT * stage, POOL_SHIFT * stage + POOL);
    state.line = `${drawFrom(random, pool, LINE_WORDS).join(' ')} `;
    state.place = 0;
    state.isClean = true;
  },
  tick() {},
  apply(state, _at, [key]) {
    const wanted = state.line[state.place];
    if (wanted === undefined) return;
    if (keyOf(wanted) !== key) {
      state.wrong++;
      state.isClean = false;
      return;
    }
    state.right++;
    state.place++;
    if (wanted !== ' ') return;
    if (state.isClean) state.cleanWords++;
    state.isClean = true;
  },
  score: ({ right, wrong, cleanWords }) => Math.max(0, 10 * right + 10 * cleanWords - 15 * wrong),
  tieBreak: ({ wrong }) => 0 - wrong,
};
