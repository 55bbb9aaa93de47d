import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';

/** A break of own choice: a short one, or for good measure. */
export const PLAY_PAUSE_KINDS = ['cool-off', 'self-exclusion'] as const;
export type PlayPauseKind = (typeof PLAY_PAUSE_KINDS)[number];

/** How long each may last: a cool-off in days, a self-exclusion in calendar months. */
export const PAUSE_LENGTHS: Readonly<Record<PlayPauseKind, { readonly min: number; readonly max: number }>> = {
  'cool-off': { min: 1, max: 42 },
  'self-exclusion': { min: 6, max: 60 },
};

/** The same time of day so many months on, UTC; the last day of a shorter month. */
function monthsLater(at: number, months: number): number {
  const from = new Date(at);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return day + (((at % DAY) + DAY) % DAY);
}

/** When a break that begins now would end. `length` in days or months, by its kind. */
export const pauseEnd = (kind: PlayPauseKind, length: number, now: number): number =>
  kind === 'cool-off' ? now + length * DAY : monthsLater(now, length);

/** Begins a break and answers its end. One that runs is never shortened; a longer one may take its place. */
export function startPause(
  kind: PlayPauseKind,
  length: number,
  pausedUntil: number | null,
  now: number,
): Ruling<number> {
  const { min, max } = PAUSE_LENGTHS[kind];
  if (!Number.isInteger(length) || length < min || length > max)
    return refuse('BAD_INPUT', { field: 'length', data: { min, max } });
  const endsAt = pauseEnd(kind, length, now);
  // What begins now ends later than now: a break that ends no earlier than that still runs.
  if (pausedUntil !== null && endsAt <= pausedUntil) return refuse('PAUSE_RUNNING', { data: { endsAt: pausedUntil } });
  return allow(endsAt);
}

/** Whether a player may stake and deposit now; money can be withdrawn and battles finish all the same. */
export function mayPlay(pausedUntil: number | null, now: number): Ruling<null> {
  if (pausedUntil === null || pausedUntil <= now) return allow(null);
  return refuse('PLAY_PAUSED', { data: { endsAt: pausedUntil } });
}
