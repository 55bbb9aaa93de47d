import { vi } from 'vitest';

/** Waits until `check` no longer throws. Only what never comes lasts as long as the bound. */
export const until = (check: () => unknown, timeout = 100_000): Promise<unknown> =>
  vi.waitFor(check, { timeout, interval: 20 });
