const RETRY_MS_MIN = 500;
const RETRY_MS_MAX = 30_000;

/**
 * Waits longer each time, spread out so that all clients do not come back in the same second. The news that this
 * machine is online again ends the wait.
 */
export const waitBefore = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** attempt) * (0.5 + Math.random() / 2));
    addEventListener('online', end);
  });
