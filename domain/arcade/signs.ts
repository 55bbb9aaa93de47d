import type { Course } from './course.ts';
import { type Game, TICK_MS } from './game.ts';
import type { Input } from './log.ts';
import { type Run, playStages } from './run.ts';

/**
 * What makes staff look at a run before money is paid for it. A sign changes no score and is no verdict: it says that
 * hands are seldom so quick, so even, so regular or so free of mistakes.
 */
export const SIGNS = ['too-quick', 'too-even', 'too-regular', 'never-wrong'] as const;
export type Sign = (typeof SIGNS)[number];
/** What a run can carry: what its inputs say, and that it came in later than the network explains. */
export const RUN_SIGNS = [...SIGNS, 'slowed'] as const;
export type RunSign = (typeof RUN_SIGNS)[number];

/** What an input tells of the hand. */
export interface Moment {
  /** How long there was something to react to; null where this input is no reaction. */
  readonly reactionMs: number | null;
  readonly isRight: boolean;
}

/** What is out of the ordinary in a game. Made-up players set these; they are to be set again by real runs. */
export interface Habits<S extends object = object> {
  /** No hand's middle reaction is quicker; 0 where that tells nothing. */
  readonly quickMs: number;
  /** The least spread of reactions, as the standard deviation of their logarithm; 0 where that tells nothing. */
  readonly evenSpread: number;
  /** So many inputs without a mistake, or with no more than `mistakeShare`; null where people manage it. */
  readonly flawless: number | null;
  /** The share of mistakes, 0 unless given, below which no hand stays. */
  readonly mistakeShare?: number;
  /** Fewer reactions tell nothing; twelve unless given. */
  readonly reactionsLeast?: number;
  momentOf(state: S, at: number, values: readonly number[]): Moment;
}

export interface PlayedRun {
  readonly secrets: Course['secrets'];
  readonly stages: readonly (readonly Input[])[];
}

const REACTIONS_LEAST = 12;
const PAUSES_LEAST = 20;
/** The share of one and the same pause, to the tick, that no hand keeps. */
const SAME_PAUSE_SHARE = 0.35;

const middleOf = (list: readonly number[]): number =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;

function spreadOf(list: readonly number[]): number {
  const logs = list.map((value) => Math.log(Math.max(1, value)));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  return Math.sqrt(logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length);
}

function commonestShare(list: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values()) / list.length;
}

/** The signs of one run, or of a player's last runs of a game together: what is chance in one is none in five. */
export function signsOf<S extends object>(game: Game<S>, habits: Habits<S>, runs: readonly PlayedRun[]): Sign[] {
  const [reactions, pauses]: [number[], number[]] = [[], []];
  let [inputs, mistakes] = [0, 0];
  for (const { secrets, stages } of runs) {
    let last: { readonly stage: number; readonly at: number } | null = null;
    playStages(game, secrets, stages, ({ stage, state }: Run<S>, { at, values }) => {
      const { reactionMs, isRight } = habits.momentOf(state, at, values);
      if (reactionMs !== null) reactions.push(reactionMs);
      if (last?.stage === stage) pauses.push((at - last.at) * TICK_MS);
      if (!isRight) mistakes++;
      inputs++;
      last = { stage, at };
    });
  }
  const hasReactions = reactions.length >= (habits.reactionsLeast ?? REACTIONS_LEAST);
  const mistakesMost = (habits.mistakeShare ?? 0) * inputs;
  const carried: Readonly<Record<Sign, boolean>> = {
    'too-quick': hasReactions && middleOf(reactions) < habits.quickMs,
    'too-even': hasReactions && spreadOf(reactions) < habits.evenSpread,
    'too-regular': pauses.length >= PAUSES_LEAST && commonestShare(pauses) > SAME_PAUSE_SHARE,
    'never-wrong': habits.flawless !== null && inputs >= habits.flawless && mistakes <= mistakesMost,
  };
  return SIGNS.filter((sign) => carried[sign]);
}
