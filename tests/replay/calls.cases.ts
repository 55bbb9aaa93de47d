import { HOUR } from '../../domain/shared/time.ts';
import { idempotencyKeys, rateLimits } from '../../db/calls/call.table.ts';
import { claimIdempotencyKey, deleteOldIdempotencyKeys } from '../../db/calls/idempotency.queries.ts';
import {
  chargeRateLimit,
  clearRateLimit,
  deletePassedRateLimits,
  giveBackPoints,
  readRateLimit,
} from '../../db/calls/rate-limit.queries.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { EDGES, WORDS } from './words.ts';

const limited = (cast: Cast) => cast.rows(rateLimits);
const called = (cast: Cast) => cast.row(idempotencyKeys);

export const cases = roomCases('calls', [
  writes(claimIdempotencyKey)((cast) => [
    [called(cast)],
    [{ ...called(cast), answerId: 'another' }],
    [{ ...called(cast), userId: '1' }],
    ...WORDS.map((word) => [{ ...called(cast), key: `new:${word}`, at: Number.MAX_SAFE_INTEGER }] as const),
  ]),
  writes(claimIdempotencyKey)(
    (cast) => [[{ ...called(cast), operation: 'other' }], [{ ...called(cast), payloadHash: 'other' }]],
    { refuses: 'the key stands for something else' },
  ),
  writes(deleteOldIdempotencyKeys)(({ now }) => [[now], [now - 2 * HOUR], [0]]),

  writes(chargeRateLimit)((cast) => [
    ...limited(cast).flatMap(({ key, count, endsAt }) =>
      // What a row holds must not grow past what a number holds exactly.
      count < 2 ** 48
        ? [[key, endsAt, HOUR] as const, [key, endsAt - 1, HOUR] as const, [key, endsAt + 1, HOUR, 2 ** 31] as const]
        : [],
    ),
    ...WORDS.map((key) => [key, cast.now, HOUR, 3] as const),
  ]),
  reads(readRateLimit)((cast) => [
    ...limited(cast).flatMap(({ key, endsAt }) => [[key, endsAt] as const, [key, endsAt - 1] as const]),
    ...EDGES.map((at) => ['nothing', at] as const),
  ]),
  writes(giveBackPoints)((cast) => [
    ...limited(cast).flatMap(({ key, count, endsAt }) => [
      [key, { endsAt, points: 1 }] as const,
      [key, { endsAt, points: count }] as const,
      [key, { endsAt: endsAt + 1, points: 1 }] as const,
    ]),
    ['nothing', { endsAt: 0, points: 1 }],
  ]),
  writes(clearRateLimit)((cast) => [...limited(cast).map(({ key }) => [key] as const), ['nothing']]),
  writes(deletePassedRateLimits)(({ now }) => [[now], [now - 2 * HOUR], [0]]),
]);
