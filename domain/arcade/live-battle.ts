import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { SECOND } from '../shared/time.ts';
import { type Course, HAND_IN_MS, stageMs } from './course.ts';
import type { Game, Shape } from './game.ts';
import { joinStages, readLog } from './log.ts';
import { playStages } from './run.ts';

/** For so long whoever is ready to play a battle live waits for the other. */
export const READY_MS = 30 * SECOND;

/** So long after the second is ready both begin: until then both pages have heard of it. */
export const START_LEAD_MS = 5 * SECOND;

/** A stage comes a moment after its end; one that is so late is late because the line is down. */
const LOST_AFTER_MS = 3 * SECOND;

/** One of the two, before anybody has begun. */
export interface Readiness {
  /** A ticket that can be begun. */
  readonly isTicket: boolean;
  readonly readyAt: number | null;
}

/** Until when a player waits for the other; null where the player does not. */
export const readyUntil = ({ readyAt }: Pick<Readiness, 'readyAt'>, now: number): number | null =>
  readyAt !== null && readyAt + READY_MS > now ? readyAt + READY_MS : null;

/** What comes of it that a player is ready: a common start, or since when the player waits. */
export type ReadyTransition = { readonly startsAt: number } | { readonly readyAt: number };

/** A player says to be ready; said again while the player waits, it changes nothing. `other` is null on an empty seat. */
export function becomeReady(own: Readiness, other: Readiness | null, now: number): Ruling<ReadyTransition> {
  if (!own.isTicket) return refuse('ARCADE_RUN_OVER');
  if (!other?.isTicket) return refuse('ARCADE_LIVE_OFF');
  if (readyUntil(other, now) !== null) return allow({ startsAt: now + START_LEAD_MS });
  return allow({ readyAt: own.readyAt !== null && readyUntil(own, now) !== null ? own.readyAt : now });
}

/** A run of a live battle as far as it has come in. */
export interface Handed {
  /** Since the common start. */
  readonly startedAt: number;
  /** How many stages there are up to the last that was handed in; what is missing before it never comes. */
  readonly stagesIn: number;
}

type Timed = Pick<Shape, 'stages' | 'stageTicks'>;

/**
 * Of how many stages a player may know the other's score: those that the player's own run has handed in or cannot hand in
 * any more, so that nothing that is known of the other can change what is still given.
 */
export function stagesTold(shape: Timed, own: Handed, now: number): number {
  const closed = Math.floor((now - own.startedAt - HAND_IN_MS) / stageMs(shape));
  return Math.min(shape.stages, Math.max(own.stagesIn, closed, 0));
}

/** Whether a player seems to have lost the line: a stage that is over has not come in. */
export const isLineLost = (shape: Timed, { startedAt, stagesIn }: Handed, now: number): boolean =>
  stagesIn < shape.stages && now >= startedAt + (stagesIn + 1) * stageMs(shape) + LOST_AFTER_MS;

/**
 * The score after so many stages of a run, by playing them again; null where nobody can have played them. `stages` are
 * the bytes of those that were handed in, by stage; null where one did not come.
 */
export function scoreAfter<S extends object>(
  game: Game<S>,
  { secrets }: Pick<Course, 'secrets'>,
  stages: readonly (Uint8Array | null)[],
  count: number,
): number | null {
  const log = joinStages(Array.from({ length: game.stages }, (_, n) => (n < count ? (stages[n] ?? null) : null)));
  const read = readLog(game, log);
  return read && playStages(game, secrets, read.slice(0, count)).score;
}
