import { type Course, revealedAtMs } from '../../../domain/arcade/course.ts';
import type { Game } from '../../../domain/arcade/game.ts';
import { joinStages } from '../../../domain/arcade/log.ts';
import type { RunPort } from '../live-run.ts';
import type { FakeClock } from './fake-clock.ts';

/** A server that gives out secrets by the clock, and keeps what is handed in. */
export class FakePort implements RunPort {
  isUp = true;
  /** What came in, with the time. */
  readonly handedIn: { readonly stage: number; readonly bytes: Uint8Array; readonly at: number }[] = [];
  readonly #begunAt: number;

  constructor(
    readonly game: Game,
    readonly course: Course,
    readonly clock: FakeClock,
  ) {
    this.#begunAt = clock.now();
  }

  readonly reveal = async (stage: number): Promise<Uint8Array> => {
    this.#reach();
    const wait = this.#begunAt + revealedAtMs(this.game, stage) - this.clock.now();
    if (wait > 0) await new Promise<void>((resolve) => void this.clock.after(wait, resolve));
    this.#reach();
    const secret = this.course.secrets[stage];
    if (!secret) throw new Error(`there is no stage ${stage}`);
    return secret;
  };

  readonly handIn = async (stage: number, bytes: Uint8Array): Promise<void> => {
    this.#reach();
    this.handedIn.push({ stage, bytes, at: this.clock.now() - this.#begunAt });
  };

  /** The log as the server puts it together. */
  log(): Uint8Array {
    return joinStages(
      Array.from({ length: this.game.stages }, (_, n) => this.handedIn.find(({ stage }) => stage === n)?.bytes ?? null),
    );
  }

  #reach(): void {
    if (!this.isUp) throw new Error('the server cannot be reached');
  }
}
