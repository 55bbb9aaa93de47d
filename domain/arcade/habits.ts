import { TICK_MS } from './game.ts';
import type { GameId } from './games.ts';
import { type BankShot, bankShot as bankShotRules } from './games/bank-shot.1.ts';
import { type CopyDesk, keyOf } from './games/copy-desk.1.ts';
import { type Counterweight, WEIGH } from './games/counterweight.1.ts';
import { type EchoVault, answersFrom } from './games/echo-vault.1.ts';
import type { FuseBox } from './games/fuse-box.1.ts';
import { type PlumbLine, bobAt } from './games/plumb-line.1.ts';
import type { SparkLine } from './games/spark-line.1.ts';
import type { StrayGlyph } from './games/stray-glyph.1.ts';
import { type Turncoat, answerTo } from './games/turncoat.1.ts';
import type { Habits } from './signs.ts';

/** Where neither quickness nor mistakes tell a program from a hand, the pauses alone do; no money hangs on such a game. */
const PAUSES_ALONE = {
  quickMs: 0,
  evenSpread: 0,
  flawless: null,
  momentOf: () => ({ reactionMs: null, isRight: true }),
} satisfies Habits;

/** Of a drop, units from the line within which no hand stays. */
const EXACT = 4;

const sparkLine: Habits<SparkLine> = {
  quickMs: 230,
  evenSpread: 0.08,
  flawless: 150,
  momentOf({ sparks, next }, at, [lamp]) {
    const spark = sparks[next];
    const isRight = spark?.lamp === lamp && spark !== undefined && at >= spark.from && !spark.isHollow;
    return { reactionMs: isRight ? (at - spark.from) * TICK_MS : null, isRight };
  },
};

const turncoat: Habits<Turncoat> = {
  quickMs: 280,
  evenSpread: 0.08,
  flawless: 150,
  momentOf({ arrows, next }, at, [way]) {
    const arrow = arrows[next];
    const isRight = arrow !== undefined && at >= arrow.from && way === answerTo(arrow);
    return { reactionMs: isRight ? (at - arrow.from) * TICK_MS : null, isRight };
  },
};

const echoVault: Habits<EchoVault> = {
  quickMs: 0,
  evenSpread: 0,
  flawless: 150,
  momentOf: (state, at, [pad]) => ({
    reactionMs: state.done === 0 ? (at - answersFrom(state)) * TICK_MS : null,
    isRight: state.path[state.done] === pad,
  }),
};

const copyDesk: Habits<CopyDesk> = {
  quickMs: 0,
  evenSpread: 0,
  flawless: 300,
  momentOf: ({ line, place }, _at, [key]) => ({ reactionMs: null, isRight: keyOf(line[place] ?? ' ') === key }),
};

const strayGlyph: Habits<StrayGlyph> = {
  quickMs: 450,
  evenSpread: 0.08,
  flawless: 120,
  momentOf({ grids, next, since }, at, [place]) {
    const isRight = grids[next]?.odd === place;
    return { reactionMs: isRight ? (at - since) * TICK_MS : null, isRight };
  },
};

const plumbLine: Habits<PlumbLine> = {
  quickMs: 0,
  evenSpread: 0,
  flawless: 40,
  // Here a hand is 'wrong' wherever it is not exact.
  momentOf: (state, at) => ({ reactionMs: null, isRight: Math.abs(bobAt(state, at) - state.line) <= EXACT }),
};

const counterweight: Habits<Counterweight> = {
  quickMs: 600,
  evenSpread: 0.08,
  flawless: 250,
  momentOf({ scales, next, isOn, since }, at, [key]) {
    const scale = scales[next];
    const weight = scale?.weights.reduce((sum, one, n) => sum + (isOn[n] === true ? one : 0), 0);
    const isFirst = !isOn.includes(true) && key !== WEIGH;
    return {
      reactionMs: isFirst ? (at - since) * TICK_MS : null,
      isRight: key !== WEIGH || weight === scale?.load,
    };
  },
};

/** One reaction a board: how long it is looked at. A board that is thought through first needs no switch set back. */
const fuseBox: Habits<FuseBox> = {
  quickMs: 1_500,
  evenSpread: 0.08,
  flawless: null,
  reactionsLeast: 6,
  momentOf: ({ pressed, isCrossing }, at, [n = 0]) => ({
    reactionMs: pressed === 0 ? at * TICK_MS : null,
    isRight: isCrossing[n] !== true,
  }),
};

/** Whether a push that is about to be made will come to rest on a ring. */
function willScore(given: BankShot, at: number, push: readonly number[]): boolean {
  const state = { ...structuredClone(given), best: 0 };
  bankShotRules.apply(state, at, push);
  for (let tick = at; state.isRolling && tick < bankShotRules.stageTicks;) bankShotRules.tick(state, ++tick);
  return state.best > 0;
}

/** A hand aims before its first push of a table, and half of its pushes score where it is a good one. */
const bankShot: Habits<BankShot> = {
  quickMs: 500,
  evenSpread: 0.08,
  flawless: 80,
  mistakeShare: 0.25,
  reactionsLeast: 8,
  momentOf: (state, at, push) => ({
    reactionMs: state.pushes === 0 ? at * TICK_MS : null,
    isRight: willScore(state, at, push),
  }),
};

/** What is out of the ordinary in each game, as its present version is played. */
export const HABITS: Readonly<Record<GameId, Habits>> = {
  'spark-line': sparkLine,
  turncoat,
  'echo-vault': echoVault,
  'fuse-box': fuseBox,
  'copy-desk': copyDesk,
  'stray-glyph': strayGlyph,
  'letter-forge': PAUSES_ALONE,
  'bank-shot': bankShot,
  'plumb-line': plumbLine,
  counterweight,
};
