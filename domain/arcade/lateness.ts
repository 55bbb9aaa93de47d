/** How late a stage may come, beyond the quickest of its run, before money waits for a look; in milliseconds. */
const STAGE_LATE_MAX_MS = 400;
const RUN_LATE_MAX_MS = 1_000;

/**
 * Whether a run looks slowed down. `lateMs` is, for each stage that came, how long after its end it came in. What all of
 * them have is the way to the server; what some have beyond it is time that was gained.
 */
export function isSlowed(lateMs: readonly number[]): boolean {
  const least = Math.min(...lateMs);
  const beyond = lateMs.map((late) => late - least);
  return (
    beyond.some((late) => late > STAGE_LATE_MAX_MS) || beyond.reduce((sum, late) => sum + late, 0) > RUN_LATE_MAX_MS
  );
}
