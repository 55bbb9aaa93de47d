/**
 * The only place where a test looks at the machine's clock. What a test asks of a gateway in its own process it asks
 * by a clock that stands still until it is moved.
 */

/** Epoch milliseconds, for rows that a gateway in another process compares with its own clock. */
export const machineNow = (): number => Date.now();

/** Answers how many milliseconds have passed since. */
export function stopwatch(): () => number {
  const from = performance.now();
  return () => performance.now() - from;
}

/**
 * What is told at once is there within this time on a machine that has nine other things to do; what is only noticed
 * when somebody looks again, by a poll, a session that runs out or a connection that breaks, is not.
 */
export const SOON_MS = 20_000;
