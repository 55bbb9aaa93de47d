import { type Game, TICK_MS } from '../../domain/arcade/game.ts';
import type { Input } from '../../domain/arcade/log.ts';
import { Run, type SavedRun } from '../../domain/arcade/run.ts';
import type { Clock } from './clock.ts';
import type { ShownRun } from './shown-run.ts';

/** A run that is played again: at any speed, from any instant, by the same rules. */
export class ReplayRun<S extends object = object> implements ShownRun<S> {
  readonly game: Game<S>;
  readonly #stages: readonly (readonly Input[])[];
  readonly #secrets: readonly Uint8Array[];
  readonly #clock: Clock;
  /** The run at the start of each stage, as far as it was gone through. */
  readonly #starts: SavedRun<S>[] = [];
  readonly #listeners = new Set<() => void>();
  #run: Run<S>;
  /** The input of the present stage that comes next. */
  #next = 0;
  /** Ticks since the start of the run, with what is left over of the last frame. */
  #ticks = 0;
  #speed = 1;
  #drawnAt: number | null = null;
  #callOff: (() => void) | null = null;

  constructor(game: Game<S>, secrets: readonly Uint8Array[], stages: readonly (readonly Input[])[], clock: Clock) {
    this.game = game;
    this.#secrets = secrets;
    this.#stages = stages;
    this.#clock = clock;
    this.#run = new Run(game);
    this.seek(0);
  }

  get state(): S {
    return this.#run.state;
  }

  get stage(): number {
    return this.#run.stage;
  }

  get at(): number {
    return this.#run.at;
  }

  get isPlaying(): boolean {
    return this.#callOff !== null;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Ticks of the whole run. */
  get length(): number {
    return this.game.stages * this.game.stageTicks;
  }

  get isOver(): boolean {
    return this.#ticks >= this.length;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setSpeed(speed: number): void {
    this.#speed = speed;
    this.#tell();
  }

  play(): void {
    if (this.isPlaying) return;
    if (this.isOver) this.seek(0);
    this.#drawnAt = this.#clock.now();
    this.#frame();
    this.#tell();
  }

  pause(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#tell();
  }

  /** To the start of a stage, or to a tick of it. */
  seek(stage: number, at = 0): void {
    const { stageTicks, stages } = this.game;
    const wanted = Math.min(stages - 1, Math.max(0, stage));
    this.#goTo(wanted * stageTicks + at);
    this.#ticks = wanted * stageTicks + at;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #frame(): void {
    this.#callOff = this.#clock.onFrame(() => {
      const now = this.#clock.now();
      const passed = ((now - (this.#drawnAt ?? now)) * this.#speed) / TICK_MS;
      this.#drawnAt = now;
      this.#ticks = Math.min(this.length, this.#ticks + passed);
      this.#goTo(Math.floor(this.#ticks));
      this.#callOff = null;
      if (!this.isOver) this.#frame();
      this.#tell();
    });
  }

  /** Forward from where it is, else from the last known start of a stage. */
  #goTo(ticks: number): void {
    const { stageTicks, stages } = this.game;
    const stage = Math.min(stages - 1, Math.floor(ticks / stageTicks));
    const at = ticks - stage * stageTicks;
    if (stage < this.stage || (stage === this.stage && at < this.at)) this.#restore(stage);
    while (this.stage < stage) {
      if (this.stage >= 0) this.#playTo(stageTicks);
      this.#open();
    }
    this.#playTo(at);
  }

  #restore(stage: number): void {
    const start = this.#starts[stage];
    this.#run = new Run(this.game, start && structuredClone(start));
    this.#next = 0;
  }

  #open(): void {
    const secret = this.#secrets[this.stage + 1];
    if (!secret) throw new Error(`the course of ${this.game.id} has no stage ${this.stage + 1}`);
    this.#run.open(secret);
    this.#next = 0;
    this.#starts[this.stage] ??= this.#run.save();
  }

  #playTo(at: number): void {
    const inputs = this.#stages[this.stage] ?? [];
    for (let input = inputs[this.#next]; input && input.at <= at; input = inputs[++this.#next]) {
      this.#run.advance(input.at);
      this.#run.apply(input.values);
    }
    this.#run.advance(at);
  }
}
