import { PLANTED_ENDS, type PlantedThing } from '../shared/planted.ts';
import { DAY } from '../shared/time.ts';

/** What has changed within so long before a reset is told with it; a session lives no longer. */
export const LATELY_MS = 30 * DAY;

/** So many things of one reset are told at the most: far more than anybody sets up. */
export const THINGS_MAX = 200;

/** So many resets of an account are shown. */
export const RESETS_SHOWN = 5;

/** For so long a reset can be read again. */
export const RESET_KEPT_MS = 365 * DAY;

interface Browser {
  readonly firstSeenAt: number;
}

/** The browsers that an account was entered from for the first time lately. Its very first is no stranger's. */
export function newBrowsers<B extends Browser>(browsers: readonly B[], at: number): B[] {
  const first = Math.min(...browsers.map(({ firstSeenAt }) => firstSeenAt));
  return browsers.filter(({ firstSeenAt }) => firstSeenAt > first && firstSeenAt > at - LATELY_MS);
}

/**
 * From when on somebody else may have been inside: the last sign-in, or the first from a browser that is new lately.
 * A thief who signs in again, and an owner who comes to look, make nothing older than it is.
 */
export const doubtedSince = (lastLoginAt: number | null, browsers: readonly Browser[], at: number): number =>
  Math.min(lastLoginAt ?? at, ...newBrowsers(browsers, at).map(({ firstSeenAt }) => firstSeenAt));

/** As they are told: what has ended first, each the newest first. */
export const inOrder = (things: readonly PlantedThing[]): PlantedThing[] =>
  things
    .toSorted((a, b) => PLANTED_ENDS.indexOf(a.end) - PLANTED_ENDS.indexOf(b.end) || (b.madeAt ?? 0) - (a.madeAt ?? 0))
    .slice(0, THINGS_MAX);
