import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Course } from './course.ts';
import type { Game } from './game.ts';
import { type Input, readLog } from './log.ts';
import { stageRandom } from './random.ts';

/** What a run is worth. */
export interface Result {
  readonly score: number;
  readonly tieBreak: number;
  /** SHA-256 of the whole state at the end, in hex: who agrees on it agrees on everything. */
  readonly digest: string;
}

/** A run at any instant, as plain JSON. */
export interface SavedRun<S extends object = object> {
  /** −1 before the first. */
  readonly stage: number;
  readonly at: number;
  readonly state: S;
}

/** Goes through a run tick by tick, live or from a log. An input counts after the tick on which it is given. */
export class Run<S extends object> {
  readonly game: Game<S>;
  readonly state: S;
  #stage = -1;
  #at = 0;

  /** Goes on from what was saved, or begins. The saved state becomes the run's own. */
  constructor(game: Game<S>, saved: SavedRun<S> = { stage: -1, at: 0, state: game.init() }) {
    this.game = game;
    this.state = saved.state;
    this.#stage = saved.stage;
    this.#at = saved.at;
  }

  get stage(): number {
    return this.#stage;
  }

  get at(): number {
    return this.#at;
  }

  /** The next stage, by its secret. */
  open(secret: Uint8Array): void {
    this.#stage++;
    this.#at = 0;
    this.game.open(this.state, this.#stage, stageRandom(this.game, this.#stage, secret));
    this.game.tick(this.state, 0);
  }

  /** Up to a tick of the stage, its last one at most; never back. */
  advance(to: number): void {
    const end = Math.min(to, this.game.stageTicks - 1);
    while (this.#at < end) this.game.tick(this.state, ++this.#at);
  }

  apply(values: readonly number[]): void {
    this.game.apply(this.state, this.#at, values);
  }

  save(): SavedRun<S> {
    return structuredClone({ stage: this.#stage, at: this.#at, state: this.state });
  }

  result(): Result {
    const { game, state } = this;
    return {
      score: game.score(state),
      tieBreak: game.tieBreak(state),
      digest: bytesToHex(sha256(utf8ToBytes(JSON.stringify(state)))),
    };
  }
}

/** Called before each input of a run that is played again, with the state as the player saw it. */
export type Observer<S extends object> = (run: Run<S>, input: Input) => void;

/** Plays inputs by the course; `secrets` are those of all stages. */
export function playStages<S extends object>(
  game: Game<S>,
  secrets: Course['secrets'],
  stages: readonly (readonly Input[])[],
  observe?: Observer<S>,
): Result {
  const run = new Run(game);
  for (const [stage, inputs] of stages.entries()) {
    const secret = secrets[stage];
    if (!secret) throw new Error(`the course of ${game.id} has no stage ${stage}`);
    run.open(secret);
    for (const input of inputs) {
      run.advance(input.at);
      observe?.(run, input);
      run.apply(input.values);
    }
    run.advance(game.stageTicks);
  }
  return run.result();
}

/**
 * What a log is worth; null where nobody can have played it. Whatever the bytes are, nothing is thrown and the work is
 * bounded by the game's ticks.
 */
export function replay<S extends object>(
  game: Game<S>,
  { secrets }: Pick<Course, 'secrets'>,
  log: Uint8Array,
): Result | null {
  const stages = readLog(game, log);
  return stages && playStages(game, secrets, stages);
}
