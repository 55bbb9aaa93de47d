import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/client/database.ts';
import { realDeps } from './real-deps.ts';
import { readConfig } from '../kernel/config/config.ts';
import { machineNow } from '../../tests/support/machine-clock.ts';

const deps = realDeps(readConfig({ NODE_ENV: 'test' }), {} as Database);

describe('newId', () => {
  afterEach(() => void vi.useRealTimers());

  it('grows with every call, so that lists in id order are in time order', () => {
    const ids = Array.from({ length: 20_000 }, () => deps.newId());
    expect(ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('grows while the clock stands still or is set back', () => {
    const before = deps.newId();
    vi.useFakeTimers({ now: machineNow() - 3_600_000 });
    const ids = [before, ...Array.from({ length: 1_000 }, () => deps.newId())];
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is a version 7 uuid of the instant, with randomness of its own', () => {
    const before = machineNow();
    const id = deps.newId();
    const after = machineNow();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const instant = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
    expect(instant).toBeGreaterThanOrEqual(before);
    expect(instant).toBeLessThanOrEqual(after);
    const tails = new Set(Array.from({ length: 1_000 }, () => deps.newId().slice(-10)));
    expect(tails.size).toBe(1_000);
  });
});
