import { act } from '@testing-library/react';
import type { Clock } from '../clock.ts';

/** A clock that moves when it is told to, with a frame every 16 ms unless the page is hidden. */
export class FakeClock implements Clock {
  isHidden = false;
  #now = 1_000;
  #frames: (() => void)[] = [];
  #timers: { readonly at: number; readonly call: () => void }[] = [];

  readonly now = (): number => this.#now;

  readonly onFrame = (call: () => void): (() => void) => {
    this.#frames.push(call);
    return () => (this.#frames = this.#frames.filter((one) => one !== call));
  };

  readonly after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.#now + ms, call };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  };

  /** To an instant, with every timer on its way and one frame at the end. */
  async goTo(instant: number): Promise<void> {
    await act(async () => {
      for (;;) {
        await settled();
        const [first] = this.#timers.toSorted((one, other) => one.at - other.at);
        if (!first || first.at > instant) break;
        this.#timers = this.#timers.filter((one) => one !== first);
        this.#now = Math.max(this.#now, first.at);
        first.call();
      }
      this.#now = Math.max(this.#now, instant);
      this.#draw();
      await settled();
    });
  }

  /** The same without waiting for what is under way. */
  jumpTo(instant: number): void {
    this.#now = Math.max(this.#now, instant);
  }

  #draw(): void {
    if (this.isHidden) return;
    const frames = this.#frames;
    this.#frames = [];
    for (const frame of frames) frame();
  }
}

/** Long enough for promises that have been kept already to go through a few hands. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}
