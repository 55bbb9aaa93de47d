import { MINUTE } from '../shared/time.ts';

/** No post is under way as long: what is that much older than was due comes of a clock that was set back. */
export const SET_BACK_MS_MIN = 20 * MINUTE;
/** In the autumn a clock is set back by half an hour or one; a post that is older still was kept by somebody. */
const SET_BACK_MS_MAX = 75 * MINUTE;

/** What is known of the clock of a server, which writes its local time without a zone and may be wrong besides. */
export interface ServerClock {
  /** The gateway's clock less the server's, the least that was seen: a post is late, never early. Null before the first. */
  readonly offsetMs: number | null;
  /** By how much the server's clock was set back so far. */
  readonly setBackMs: number;
}

export const unknownClock: ServerClock = { offsetMs: null, setBackMs: 0 };

/**
 * What is known after a post: its newest line was written about when it arrived.
 * @param newestAt by the server's clock
 * @param at of its arrival, by the gateway's
 */
export function tuned({ offsetMs, setBackMs }: ServerClock, newestAt: number, at: number): ServerClock {
  const seenMs = at - newestAt - setBackMs;
  const lateMs = offsetMs === null ? 0 : seenMs - offsetMs;
  if (offsetMs === null || lateMs < 0) return { offsetMs: seenMs, setBackMs };
  const isSetBack = lateMs >= SET_BACK_MS_MIN && lateMs <= SET_BACK_MS_MAX;
  return isSetBack ? { offsetMs, setBackMs: setBackMs + lateMs } : { offsetMs, setBackMs };
}
