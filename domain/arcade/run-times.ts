import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE, SECOND } from '../shared/time.ts';
import { HAND_IN_MS, endsAtMs, revealedAtMs, stageMs } from './course.ts';
import type { Shape } from './game.ts';

/** A ticket that is not begun by then is given back. */
export const TICKET_MS = 10 * MINUTE;
/** By so much the browser's clock may be ahead when it hands in a stage. */
const CLOCK_AHEAD_MS = SECOND;

type Timed = Pick<Shape, 'stages' | 'stageTicks'>;

/** Whether a run has such a stage. */
export const isStage = ({ stages }: Pick<Shape, 'stages'>, stage: number): boolean =>
  Number.isInteger(stage) && stage >= 0 && stage < stages;

/** When a run that began at an instant is over, whatever has come by then. */
export const overAt = (shape: Timed, startedAt: number): number => startedAt + endsAtMs(shape);

/** How many secrets of a run are out. */
export const secretsOut = (shape: Timed, startedAt: number, now: number): number =>
  Array.from({ length: shape.stages }, (_, stage) => startedAt + revealedAtMs(shape, stage)).filter((at) => at <= now)
    .length;

/** Whether the secret of a stage is out. */
export function mayReveal(shape: Timed, startedAt: number, stage: number, now: number): Ruling<null> {
  const revealsAt = startedAt + revealedAtMs(shape, stage);
  return now >= revealsAt ? allow(null) : refuse('ARCADE_SECRET_EARLY', { data: { revealsAt } });
}

/**
 * Whether a stage may be handed in: when it has ended, and not much later, so that nobody takes more time over one than
 * the clock gives. `last` is the latest stage that has come, −1 before the first: they come in order.
 */
export function mayHandIn(shape: Timed, startedAt: number, stage: number, last: number, now: number): Ruling<null> {
  const endsAt = startedAt + (stage + 1) * stageMs(shape);
  if (now < endsAt - CLOCK_AHEAD_MS) return refuse('ARCADE_STAGE_EARLY', { data: { endsAt } });
  if (stage <= last || now >= endsAt + HAND_IN_MS) return refuse('ARCADE_STAGE_OVER');
  return allow(null);
}
