import { type Game, clamp, quotient } from '../game.ts';

/**
 * Turncoat: an arrow is followed in a solid frame and answered by its opposite in a dashed one. Ten stages of six
 * seconds; arrows stand for 1,200 ms at first and 600 ms at the end, and frames change more and more often.
 */
export interface Turncoat {
  arrows: Arrow[];
  /** The arrow that stands or comes next. */
  next: number;
  points: number;
  /** Ticks for which arrows stood; those without a right answer with their whole time. */
  waited: number;
}

interface Arrow {
  /** Up, right, down, left: 0 to 3. */
  readonly way: number;
  readonly isDashed: boolean;
  readonly from: number;
  /** The first tick on which it is gone. */
  readonly until: number;
  isAnswered: boolean;
}

export const WAYS = 4;
const STAGE_TICKS = 1_200;
/** 100 ms: whoever answers sooner has not seen it. */
const UNSEEN_TICKS = 20;
const MISSED = 30;
const FOOLED = 60;

export const answerTo = ({ way, isDashed }: Pick<Arrow, 'way' | 'isDashed'>): number =>
  isDashed ? (way + 2) % WAYS : way;

export const turncoat: Game<Turncoat> = {
  id: 'turncoat',
  version: 1,
  stages: 10,
  stageTicks: STAGE_TICKS,
  fields: [{ least: 0, most: WAYS - 1 }],
  inputsPerSecond: 10,
  init: () => ({ arrows: [], next: 0, points: 0, waited: 0 }),
  open(state, stage, random) {
    const life = 240 - quotient(120 * stage, 9);
    state.arrows = [];
    state.next = 0;
    let isDashed = random(2) === 0;
    let from = 40 + random(60);
    while (from + life < STAGE_TICKS) {
      if (random(12) < 3 + stage) isDashed = !isDashed;
      state.arrows.push({ way: random(WAYS), isDashed, from, until: from + life, isAnswered: false });
      from += life + 30 + random(50);
    }
  },
  tick(state, at) {
    const arrow = state.arrows[state.next];
    if (!arrow || at < arrow.until) return;
    if (!arrow.isAnswered) state.waited += arrow.until - arrow.from;
    state.next++;
  },
  apply(state, at, [way]) {
    const arrow = state.arrows[state.next];
    const waited = arrow ? at - arrow.from : 0;
    if (!arrow || arrow.isAnswered || waited < UNSEEN_TICKS) {
      state.points -= MISSED;
      return;
    }
    arrow.isAnswered = true;
    if (way !== answerTo(arrow)) {
      state.points -= FOOLED;
      state.waited += arrow.until - arrow.from;
      return;
    }
    state.points += clamp(140 - waited, 20, 120);
    state.waited += waited;
  },
  score: ({ points }) => Math.max(0, points),
  tieBreak: ({ waited }) => 0 - waited,
};
