import { type Game, clamp } from '../game.ts';

/**
 * Spark Line: five lamps. A full spark is struck before it goes out, a hollow one is left alone. Ten stages of six
 * seconds; sparks last 900 ms at first and 495 ms at the end.
 */
export interface SparkLine {
  sparks: Spark[];
  /** The spark that stands or comes next. */
  next: number;
  points: number;
  /** Ticks for which full sparks stood; those that were never struck with their whole time. */
  waited: number;
}

interface Spark {
  readonly lamp: number;
  readonly from: number;
  /** The first tick on which it is gone. */
  readonly until: number;
  readonly isHollow: boolean;
  isStruck: boolean;
}

export const LAMPS = 5;
const STAGE_TICKS = 1_200;
/** 100 ms: whoever strikes sooner has not seen it. */
const UNSEEN_TICKS = 20;
const MISSED = 30;
const FOOLED = 60;

export const sparkLine: Game<SparkLine> = {
  id: 'spark-line',
  version: 1,
  stages: 10,
  stageTicks: STAGE_TICKS,
  fields: [{ least: 0, most: LAMPS - 1 }],
  inputsPerSecond: 12,
  init: () => ({ sparks: [], next: 0, points: 0, waited: 0 }),
  open(state, stage, random) {
    const life = 180 - 9 * stage;
    state.sparks = [];
    state.next = 0;
    let from = 40 + random(80);
    while (from + life < STAGE_TICKS) {
      const spark = { lamp: random(LAMPS), from, until: from + life, isHollow: random(5) === 0, isStruck: false };
      state.sparks.push(spark);
      from = spark.until + 40 + random(80);
    }
  },
  tick(state, at) {
    const spark = state.sparks[state.next];
    if (!spark || at < spark.until) return;
    if (!spark.isHollow && !spark.isStruck) state.waited += spark.until - spark.from;
    state.next++;
  },
  apply(state, at, [lamp]) {
    const spark = state.sparks[state.next];
    const waited = spark ? at - spark.from : 0;
    if (!spark || spark.isStruck || spark.lamp !== lamp || waited < UNSEEN_TICKS) {
      state.points -= MISSED;
      return;
    }
    spark.isStruck = true;
    if (spark.isHollow) {
      state.points -= FOOLED;
      return;
    }
    state.points += clamp(140 - waited, 20, 120);
    state.waited += waited;
  },
  score: ({ points }) => Math.max(0, points),
  tieBreak: ({ waited }) => 0 - waited,
};
