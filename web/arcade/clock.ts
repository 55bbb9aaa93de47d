import { TICK_MS } from '../../domain/arcade/game.ts';

/** The time of a page, as runs need it. */
export interface Clock {
  /** Milliseconds, from the same start as the time stamps of events. */
  readonly now: () => number;
  /** @returns what calls it off */
  readonly onFrame: (call: () => void) => () => void;
  /** Goes off in a hidden page too. @returns what calls it off */
  readonly after: (ms: number, call: () => void) => () => void;
}

export const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  onFrame(call) {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Enough to see a clock of 1 ms move many times, and over before anybody notices. */
const READS = 200_000;
const STEPS = 8;

/**
 * The grain of a clock: the smallest step that it was seen to make, in milliseconds. Browsers round their time, those that
 * hide who somebody is to 100 ms. Null where it did not move at all while it was read.
 */
export function grainOf(now: Clock['now']): number | null {
  let [last, least, steps] = [now(), Infinity, 0];
  for (let read = 0; read < READS && steps < STEPS; read++) {
    const next = now();
    if (next === last) continue;
    least = Math.min(least, next - last);
    last = next;
    steps++;
  }
  return steps === 0 ? null : least;
}

/** Whether a clock is too rough to tell one tick from the next. */
export const isCoarse = (grain: number | null): boolean => grain === null || grain > TICK_MS;
