import { vi } from 'vitest';

/** Waits until `check` no longer throws. Only what never comes lasts as long as the bound. */
export const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 60_000, interval: 10 });
