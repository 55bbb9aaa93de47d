import { stageMs } from './course.ts';
import type { Shape } from './game.ts';

/** How late a stage may come, beyond the quickest of its run, before money waits for a look; in milliseconds. */
const STAGE_LATE_MAX_MS = 400;
const RUN_LATE_MAX_MS = 1_000;

/**
 * Whether a run looks slowed down. `late` is, for each stage that came, how long after its end it came in. What all of
 * them have is the way to the server; what some have beyond it is time that was gained.
 */
export function isSlowed(late: readonly number[]): boolean {
  const least = Math.min(...late);
  const beyond = late.map((ms) => ms - least);
  return beyond.some((ms) => ms > STAGE_LATE_MAX_MS) || beyond.reduce((sum, ms) => sum + ms, 0) > RUN_LATE_MAX_MS;
}

/** How long after its end a stage came in; `startedAt` is that of the run. */
export const lateMs = (
  shape: Pick<Shape, 'stageTicks'>,
  startedAt: number,
  { stage, receivedAt }: { readonly stage: number; readonly receivedAt: number },
): number => receivedAt - startedAt - (stage + 1) * stageMs(shape);
