import { endsAtMs, followsFrom, stageMs } from '../../domain/arcade/course.ts';
import { type Game, TICKS_PER_SECOND, TICK_MS } from '../../domain/arcade/game.ts';
import { type Input, readStage, writeLog, writeStage } from '../../domain/arcade/log.ts';
import { Run } from '../../domain/arcade/run.ts';
import type { Clock } from './clock.ts';
import type { ShownRun } from './shown-run.ts';

/** What the server does for a run that has begun. Both are rejected where it cannot be reached, and are asked again. */
export interface RunPort {
  /** The secret of a stage, as soon as the server gives it out. */
  readonly reveal: (stage: number) => Promise<Uint8Array>;
  /** Resolves too where the server has refused the stage for good. Called for one stage after the other. */
  readonly handIn: (stage: number, bytes: Uint8Array) => Promise<void>;
}

/** A run as the server has begun it. */
export interface BegunRun {
  /** How long ago, by the server's clock; 0 for one that begins now. */
  readonly elapsedMs: number;
  /** The secrets that are out, of stage 0 first. */
  readonly secrets: readonly Uint8Array[];
  /** What this browser has kept of a run that it comes back to, stage by stage. */
  readonly kept?: readonly Uint8Array[];
  /** How many stages the server has already. */
  readonly handedIn?: number;
}

/**
 * `playing`; `waiting` for the course, because the line is down; `over` once the last stage is handed in or too late;
 * `changed` where a secret does not belong to the course that was promised.
 */
export type RunPhase = 'ready' | 'playing' | 'waiting' | 'handing-in' | 'over' | 'changed';

const ASK_AGAIN_MS = 1_000;

/**
 * A run as it is played: stepped to the time of each input before that counts, and to the present before it is drawn.
 * Time goes on whatever happens; what the server cannot be asked for is asked for again.
 */
export class LiveRun<S extends object = object> implements ShownRun<S> {
  readonly #run: Run<S>;
  readonly #port: RunPort;
  readonly #clock: Clock;
  readonly #inputs: Input[][] = [];
  /** The ticks of all inputs, counted from the start of the run. */
  readonly #ticks: number[] = [];
  readonly #secrets: Uint8Array[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #commitment: Uint8Array;
  #phase: RunPhase = 'ready';
  #begunAt = 0;
  /** The stages that the server has, and those that are over. */
  #handedIn = 0;
  #closed = 0;
  #isHandingIn = false;
  #isLost = false;
  #isStopped = false;
  /** What is still to come, with what calls it off. */
  readonly #coming = new Map<'frame' | 'border' | 'reveal' | 'hand-in', () => void>();

  constructor(game: Game<S>, commitment: Uint8Array, port: RunPort, clock: Clock) {
    this.#run = new Run(game);
    this.#commitment = commitment;
    this.#port = port;
    this.#clock = clock;
  }

  get game(): Game<S> {
    return this.#run.game;
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

  get phase(): RunPhase {
    return this.#phase;
  }

  /** Whether the server could not be reached when it was last asked. */
  get isLost(): boolean {
    return this.#isLost;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The inputs so far, stage by stage, as they are handed in. */
  kept(): Uint8Array[] {
    return this.#inputs.map((inputs) => writeStage(this.game, inputs));
  }

  /** The log of the whole run, as the server has it when every stage has come in. */
  log(): Uint8Array {
    return writeLog(
      this.game,
      Array.from({ length: this.game.stages }, (_, stage) => this.#inputs[stage] ?? []),
    );
  }

  /** Goes on from where the server says that the run is. */
  start({ elapsedMs, secrets, kept = [], handedIn = 0 }: BegunRun): void {
    this.#begunAt = this.#clock.now() - elapsedMs;
    this.#handedIn = handedIn;
    for (const secret of secrets) if (!this.#take(secret)) return;
    this.#phase = 'waiting';
    this.#playKept(kept);
    this.#step(this.#clock.now());
    this.#ask();
    this.#frame();
    this.#wake();
  }

  /** Nothing is drawn, asked or handed in any more. */
  stop(): void {
    this.#isStopped = true;
    for (const callOff of this.#coming.values()) callOff();
  }

  /**
   * An input at the time of its event; at the present tick where a frame has gone beyond.
   * @returns whether it counts: not between stages, out of range, or faster than a hand is
   */
  press(values: readonly number[], timeStamp: number): boolean {
    const now = this.#clock.now();
    const time = Math.min(now, timeStamp);
    this.#step(time);
    const { game, stage, at } = this;
    if (this.#phase !== 'playing' || time - this.#begunAt < stage * stageMs(game)) return false;
    const tick = stage * game.stageTicks + at;
    const earlier = this.#ticks.at(-game.inputsPerSecond);
    const isByHand = earlier === undefined || tick - earlier >= TICKS_PER_SECOND;
    const isWithin = game.fields.every(({ least, most }, n) => {
      const value = values[n] ?? NaN;
      return value >= least && value <= most && Number.isInteger(value);
    });
    if (!isByHand || !isWithin || values.length !== game.fields.length) return false;
    this.#ticks.push(tick);
    this.#inputs[stage]?.push({ at, values: [...values] });
    this.#run.apply(values);
    this.#tell();
    return true;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Stages as they were played before the page was loaded anew. */
  #playKept(kept: readonly Uint8Array[]): void {
    const present = Math.floor((this.#clock.now() - this.#begunAt) / stageMs(this.game));
    for (const [stage, bytes] of kept.entries()) {
      const inputs = readStage(this.game, bytes);
      if (!inputs || stage > present || !this.#open()) return;
      for (const input of inputs) {
        this.#run.advance(input.at);
        this.#run.apply(input.values);
        this.#inputs[stage]?.push(input);
        this.#ticks.push(stage * this.game.stageTicks + input.at);
      }
      if (stage < present) this.#close();
    }
  }

  /** Whether a secret belongs behind those before it. */
  #take(secret: Uint8Array): boolean {
    if (!followsFrom(this.#secrets.at(-1) ?? this.#commitment, secret)) {
      this.#phase = 'changed';
      this.stop();
      this.#tell();
      return false;
    }
    this.#secrets.push(secret);
    return true;
  }

  #open(): boolean {
    const secret = this.#secrets[this.stage + 1];
    if (!secret) return false;
    this.#run.open(secret);
    this.#inputs.push([]);
    return true;
  }

  #close(): void {
    this.#run.advance(this.game.stageTicks);
    this.#closed = this.stage + 1;
  }

  /** To an instant, or as far as the course is known. */
  #step(time: number): void {
    if (this.#phase !== 'playing' && this.#phase !== 'waiting') return;
    const { game } = this;
    const length = stageMs(game);
    const elapsed = time - this.#begunAt;
    for (;;) {
      if (this.stage >= 0 && elapsed < (this.stage + 1) * length) {
        this.#phase = 'playing';
        this.#run.advance(Math.floor((elapsed - this.stage * length) / TICK_MS));
        return;
      }
      if (this.stage >= 0 && this.#closed <= this.stage) {
        this.#close();
        void this.#handInAll();
      }
      if (this.stage + 1 === game.stages) {
        this.#phase = this.#handedIn === game.stages ? 'over' : 'handing-in';
        return;
      }
      if (!this.#open()) {
        this.#phase = 'waiting';
        if (elapsed >= endsAtMs(game)) this.#phase = 'over';
        return;
      }
    }
  }

  #catchUp(): void {
    this.#step(this.#clock.now());
    this.#tell();
  }

  #frame(): void {
    if (this.#isStopped || this.#phase === 'over') return;
    const callOff = this.#clock.onFrame(() => {
      this.#catchUp();
      this.#frame();
    });
    this.#coming.set('frame', callOff);
  }

  /** At the end of each stage, whether the page is seen or not. */
  #wake(): void {
    const elapsed = this.#clock.now() - this.#begunAt;
    const length = stageMs(this.game);
    const end = (Math.floor(elapsed / length) + 1) * length;
    if (this.#isStopped || this.#phase === 'over' || elapsed >= endsAtMs(this.game) + length) return;
    const callOff = this.#clock.after(end - elapsed, () => {
      this.#catchUp();
      this.#wake();
    });
    this.#coming.set('border', callOff);
  }

  #again(what: 'reveal' | 'hand-in', call: () => void): void {
    this.#isLost = true;
    this.#tell();
    if (this.#isStopped || this.#isTooLate()) return;
    this.#coming.set(what, this.#clock.after(ASK_AGAIN_MS, call));
  }

  #isTooLate(): boolean {
    return this.#clock.now() - this.#begunAt >= endsAtMs(this.game);
  }

  /** Asks for one secret after the other. */
  #ask(): void {
    const stage = this.#secrets.length;
    if (this.#isStopped || stage === this.game.stages) return;
    this.#port.reveal(stage).then(
      (secret) => {
        if (this.#isStopped) return;
        this.#isLost = false;
        if (!this.#take(secret)) return;
        this.#catchUp();
        this.#ask();
      },
      () => this.#again('reveal', () => this.#ask()),
    );
  }

  /** Hands in what is over, in order: the server's receipts are a chain. */
  async #handInAll(): Promise<void> {
    if (this.#isHandingIn) return;
    this.#isHandingIn = true;
    try {
      while (this.#handedIn < this.#closed && !this.#isStopped) {
        const stage = this.#handedIn;
        await this.#port.handIn(stage, writeStage(this.game, this.#inputs[stage] ?? []));
        this.#handedIn = stage + 1;
        this.#isLost = false;
      }
    } catch {
      this.#again('hand-in', () => void this.#handInAll());
    } finally {
      this.#isHandingIn = false;
    }
    const isLate = this.#phase === 'handing-in' && this.#isTooLate();
    if (this.#handedIn === this.game.stages || isLate) this.#phase = 'over';
    this.#tell();
  }
}
