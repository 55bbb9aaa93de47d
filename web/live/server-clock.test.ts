import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Clock from './server-clock.ts';

const NOON = Date.UTC(2026, 2, 4, 12);
let clock: typeof Clock;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.resetModules();
  clock = await import('./server-clock.ts');
});
afterEach(() => void vi.useRealTimers());

const answered = (serverAt: number, tripMs: number) => {
  const now = Number(vi.getMockedSystemTime());
  clock.noteServerTime(String(serverAt), now - tripMs, now);
};

describe('the server clock', () => {
  it('starts as the clock of this machine', () => {
    expect(clock.serverNow()).toBe(NOON);
  });

  it('takes half of the trip as the way back', () => {
    answered(NOON + 60_000, 200);
    expect(clock.serverNow()).toBe(NOON + 60_100);
    vi.setSystemTime(NOON + 5_000);
    expect(clock.serverNow()).toBe(NOON + 65_100);
  });

  it('believes the answer with the shorter trip', () => {
    answered(NOON + 60_000, 20);
    answered(NOON + 59_500, 4_000);
    expect(clock.serverNow()).toBe(NOON + 60_010);
    answered(NOON + 61_000, 10);
    expect(clock.serverNow()).toBe(NOON + 61_005);
  });

  it('believes a longer trip again once the last good one is old', () => {
    answered(NOON + 60_000, 20);
    vi.setSystemTime(NOON + 6 * 60_000);
    answered(NOON + 6 * 60_000 + 3_000, 1_000);
    expect(clock.serverNow()).toBe(NOON + 6 * 60_000 + 3_500);
  });

  it('follows at once when a clock was set by more than trips explain, forwards and back', () => {
    answered(NOON + 60_000, 20);
    answered(NOON + 3_660_000, 200);
    expect(clock.serverNow()).toBe(NOON + 3_660_100);
    answered(NOON + 60_000, 400);
    expect(clock.serverNow()).toBe(NOON + 60_200);
  });

  it.each([null, '', 'soon', '-5', '0'])('ignores the header %j', (header) => {
    clock.noteServerTime(header, NOON, NOON);
    expect(clock.serverNow()).toBe(NOON);
  });
});
