const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** How long to wait before another try: longer each time, and spread out so that not all come back at once. */
export const backOff = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + Math.random() / 2);
