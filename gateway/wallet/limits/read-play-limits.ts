import { MINUTE } from '../../../domain/shared/time.ts';
import {
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  firstPlayDay,
  limitAt,
  periodEnd,
  periodStart,
  playSums,
} from '../../../domain/wallet/play-limits.ts';
import { readRealityCheckMinutes, readSessionStart } from '../../../db/wallet/reality-check.queries.ts';
import { readNetPlay } from '../../../db/wallet/net-play.ts';
import { readPlayDays } from '../../../db/wallet/play-day.ts';
import { readLastPause, readPlayLimits as readLimits } from '../../../db/wallet/play-limit.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { PlayLimits, RealityCheck } from './play-limit.types.ts';

/** The limits as they hold now, what the running periods count, and the break that runs. */
export async function readPlayLimits({ db, now }: Deps, { userId }: Actor): Promise<PlayLimits> {
  const at = now();
  const [stored, days, last, realityCheckMinutes] = await db.snapshot((read) =>
    Promise.all([
      readLimits(read, userId),
      readPlayDays(read, userId, firstPlayDay(at)),
      readLastPause(read, userId),
      readRealityCheckMinutes(read, userId),
    ]),
  );
  const sums = playSums(days, at);
  const limits = stored
    .map((limit) => limitAt(limit, at))
    .filter((limit) => limit !== null)
    .map(({ kind, period, cents, pendingCents, pendingFrom }) => {
      const usedCents = sums[kind][period];
      return { kind, period, cents, usedCents, leftCents: Math.max(0, cents - usedCents), pendingCents, pendingFrom };
    })
    .toSorted(
      (a, b) =>
        PLAY_LIMIT_KINDS.indexOf(a.kind) - PLAY_LIMIT_KINDS.indexOf(b.kind) ||
        PLAY_LIMIT_PERIODS.indexOf(a.period) - PLAY_LIMIT_PERIODS.indexOf(b.period),
    );
  const periods = PLAY_LIMIT_PERIODS.map((period) => ({
    period,
    startsAt: periodStart(period, at),
    endsAt: periodEnd(period, at),
    depositedCents: sums.deposit[period],
    stakedCents: sums.stake[period],
    // Nothing lost is 0, not -0.
    netCents: 0 - sums.loss[period],
  }));
  return { limits, periods, pause: last && last.endsAt > at ? last : null, realityCheckMinutes };
}

/** How long the caller's visit lasts and what playing has brought in it. */
export async function readRealityCheck({ db, now }: Deps, actor: Actor): Promise<RealityCheck> {
  const at = now();
  return db.snapshot(async (read) => {
    const signedInAt = (await readSessionStart(read, actor.sessionId)) ?? at;
    const [netCents, everyMinutes] = await Promise.all([
      readNetPlay(read, actor.userId, signedInAt),
      readRealityCheckMinutes(read, actor.userId),
    ]);
    return { signedInAt, minutesPlayed: Math.floor((at - signedInAt) / MINUTE), netCents, everyMinutes };
  });
}
