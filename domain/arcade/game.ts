import type { Random } from './random.ts';

/**
 * What a game is: rules in whole numbers, played in ticks of 5 ms. The browser draws what they say, and the server plays
 * the same inputs by the same file before anything counts (docs/decisions/arcade-runs.md).
 */
export const TICK_MS = 5;
export const TICKS_PER_SECOND = 200;

/** One number of an input, from its least to its greatest. */
export interface Field {
  readonly least: number;
  readonly most: number;
}

/** What the log needs to know of a game. */
export interface Shape {
  /** A run is so many stages, each of so many ticks; the course of a stage is given out by the server's clock. */
  readonly stages: number;
  readonly stageTicks: number;
  /** The numbers of one input. */
  readonly fields: readonly Field[];
  /** More within any second come from a program: such a log is refused. */
  readonly inputsPerSecond: number;
}

/**
 * The rules of a version of a game. `S` is plain JSON of safe integers, texts and booleans: it is hashed, sent and gone on
 * from. Methods change the state that they are given and keep nothing elsewhere.
 */
export interface Game<S extends object = object> extends Shape {
  readonly id: string;
  /** Any other rule is another version in another file; old ones stay as long as replays of them do. */
  readonly version: number;
  init(): S;
  /** Lays out the course of a stage, before its first tick. */
  open(state: S, stage: number, random: Random): void;
  /** One tick; `at` counts from the start of the stage, and its first tick is 0. */
  tick(state: S, at: number): void;
  /** An input on tick `at`, after that tick. */
  apply(state: S, at: number, input: readonly number[]): void;
  /** From 0; more is better. */
  score(state: S): number;
  /** Decides among equal scores; more is better. */
  tieBreak(state: S): number;
}

/**
 * The whole quotient towards zero, and never −0, which JSON would not keep. Exact for dividends below 2^53. The only
 * division of the rules.
 */
export const quotient = (dividend: number, divisor: number): number => Math.trunc(dividend / divisor) + 0;

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
