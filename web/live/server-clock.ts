import { SECOND } from '../../domain/shared/time.ts';

/**
 * Time as the server counts it, so that a wrong clock on the player's machine moves no deadline.
 * The offset comes from the answer with the shortest way there and back: the shorter, the smaller the error.
 */
let offsetMs = 0;
let bestTripMs = Number.POSITIVE_INFINITY;
let measuredAt = 0;

/** After this long even a longer trip is trusted again: clocks drift. */
const TRUSTED_FOR_MS = 5 * 60 * SECOND;

/** Takes note of a `Server-Time` header; `sentAt` and `receivedAt` are this machine's epoch milliseconds. */
export function noteServerTime(header: string | null, sentAt: number, receivedAt: number): void {
  const serverAt = Number(header);
  if (header === null || !Number.isFinite(serverAt) || serverAt <= 0) return;
  const tripMs = receivedAt - sentAt;
  const measuredMs = serverAt + tripMs / 2 - receivedAt;
  // Further apart than both trips explain: one of the clocks was set, or this machine has slept.
  const isSet = Math.abs(measuredMs - offsetMs) > (tripMs + bestTripMs) / 2 + SECOND;
  if (!isSet && tripMs > bestTripMs && receivedAt - measuredAt < TRUSTED_FOR_MS) return;
  bestTripMs = tripMs;
  measuredAt = receivedAt;
  offsetMs = measuredMs;
}

/** The server's present, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + offsetMs;
