import { type ComponentType, lazy } from 'react';

/** Milliseconds before a file is asked for again. */
const PAUSES_MS = [500, 2_000, 8_000];

async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
}

async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, pause));
      await untilOnline();
    }
  }
  return load();
}

/**
 * A part of a page whose file is fetched when it is first shown. What does not come is asked for again while the
 * fallback stays; after the last attempt the route says that a part is missing.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPatiently(load) }));
