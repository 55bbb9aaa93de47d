import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import { WATCHED_FOR, WATCH_EVERY } from './stream.ts';
import { WATCH_MINUTES_PER_DAY_MAX, WATCH_TOLD_MINUTES, type WatchTime, watchOn } from './watch-time.ts';

const START = Date.UTC(2026, 0, 5, 10);

/** What is told of calls at some instants. */
function toldAt(instants: readonly number[]): number {
  let [time, minutes]: [WatchTime | null, number] = [null, 0];
  for (const at of instants) {
    const next = watchOn(time, at);
    time = next.time;
    minutes += next.minutes;
  }
  return minutes;
}

const every = (gap: number, count: number, from = START): number[] =>
  Array.from({ length: count + 1 }, (_, n) => from + n * gap);

describe('time that is spent watching', () => {
  it('is what lies between the calls of a page, told in pieces of five minutes (MI-04)', () => {
    expect(toldAt(every(WATCH_EVERY, 14))).toBe(0);
    expect(toldAt(every(WATCH_EVERY, 15))).toBe(WATCH_TOLD_MINUTES);
    expect(toldAt(every(WATCH_EVERY, 180))).toBe(60);
  });

  it('counts once however many pages call, and however often', () => {
    const pages = [every(WATCH_EVERY, 180), every(WATCH_EVERY, 180, START + 3 * SECOND), every(SECOND, 3_600)];
    expect(toldAt(pages.flat().toSorted((a, b) => a - b))).toBe(60);
    expect(toldAt(Array.from({ length: 5_000 }, () => START))).toBe(0);
  });

  it('leaves out what nobody was heard from for longer than a minute', () => {
    expect(toldAt(every(WATCHED_FOR + 1, 500))).toBe(0);
    expect(toldAt([...every(WATCH_EVERY, 14), ...every(WATCH_EVERY, 14, START + HOUR)])).toBe(WATCH_TOLD_MINUTES);
  });

  it('takes no time away where clocks of gateways differ', () => {
    expect(toldAt(every(WATCH_EVERY, 15).flatMap((at) => [at, at - 5 * SECOND]))).toBe(WATCH_TOLD_MINUTES);
  });

  it('counts two hours of a UTC day at most, and the next day anew', () => {
    const long = every(MINUTE, 600);
    expect(toldAt(long)).toBe(WATCH_MINUTES_PER_DAY_MAX);
    expect(toldAt([...long, ...every(MINUTE, 10, START + DAY)])).toBe(WATCH_MINUTES_PER_DAY_MAX + 10);
  });

  it('goes on over midnight', () => {
    expect(toldAt(every(MINUTE, 5, Date.UTC(2026, 0, 5, 23, 57)))).toBe(5);
  });
});
