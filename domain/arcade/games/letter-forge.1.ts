import type { Game } from '../game.ts';
import { drawFrom } from '../random.ts';
import { ENGLISH_WORDS, ROOT_WORDS } from '../words/english-words.1.ts';

/**
 * Letter Forge: words of three to eight letters out of eight tiles, each once. Six stages of fifteen seconds; letters
 * grow rarer.
 */
export interface LetterForge {
  /** The letters of the tiles. */
  tiles: string;
  /** The tiles of the word that is being laid, in its order. */
  laid: number[];
  /** The words of this stage. */
  found: string[];
  points: number;
  /** How many words of each length were found in all, from three to eight letters. */
  lengths: number[];
}

const TILES = 8;
/** Inputs from 0 on lay a tile; these two take the last one back, and hand the word in. */
export const TAKE_BACK = 8;
export const HAND_IN = 9;
const LEAST_LETTERS = 3;
/** Each stage draws its root from so many of the list, and begins so many further on. */
const POOL = 350;
const POOL_SHIFT = 230;

/** How rare each letter is, from a to z: what it is worth where words are laid for points. */
const RARITY = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];
const rarityOf = (root: string): number =>
  [...root].reduce((sum, letter) => sum + (RARITY[letter.charCodeAt(0) - 97] ?? 0), 0);

const ROOTS = ROOT_WORDS.toSorted((one, other) => rarityOf(one) - rarityOf(other) || (one < other ? -1 : 1));

export const letterForge: Game<LetterForge> = {
  id: 'letter-forge',
  version: 1,
  stages: 6,
  stageTicks: 3_000,
  fields: [{ least: 0, most: HAND_IN }],
  inputsPerSecond: 20,
  init: () => ({ tiles: '', laid: [], found: [], points: 0, lengths: [0, 0, 0, 0, 0, 0] }),
  open(state, stage, random) {
    const pool = ROOTS.slice(POOL_SHIFT * stage, POOL_SHIFT * stage + POOL);
    const root = pool[random(pool.length)] ?? '';
    state.tiles = drawFrom(random, [...root], TILES).join('');
    state.laid = [];
    state.found = [];
  },
  tick() {},
  apply(state, _at, [key = 0]) {
    if (key === TAKE_BACK) {
      state.laid.pop();
      return;
    }
    if (key !== HAND_IN) {
      if (!state.laid.includes(key)) state.laid.push(key);
      return;
    }
    const text = state.laid.map((tile) => state.tiles[tile]).join('');
    state.laid = [];
    if (text.length < LEAST_LETTERS || state.found.includes(text) || !ENGLISH_WORDS.has(text)) return;
    state.found.push(text);
    state.points += text.length * text.length;
    const place = text.length - LEAST_LETTERS;
    state.lengths[place] = (state.lengths[place] ?? 0) + 1;
  },
  score: ({ points }) => points,
  /** The longer words first: how many of eight letters, of seven, down to four. Of three follow from the score. */
  tieBreak: ({ lengths }) => lengths.slice(1).reduceRight((sum, count) => sum * 1_024 + Math.min(count, 1_023), 0),
};
