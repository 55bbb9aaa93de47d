import { desc, eq, sql } from 'drizzle-orm';
import { type Ruling, allow } from '../../domain/shared/refusals.ts';
import {
  type PlayAmounts,
  type PlayLimit,
  firstPlayDay,
  playSums,
  withinPlayLimits,
} from '../../domain/wallet/play-limits.ts';
import type { PlayPauseKind } from '../../domain/wallet/play-pause.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup } from '../client/sql.ts';
import { readPlayDays } from './play-day.ts';
import { playLimits, playPauses } from './play-limit.table.ts';

const { placeholder } = sql;

const limitsOfUser = lookup((reader) =>
  reader
    .select()
    .from(playLimits)
    .where(eq(playLimits.userId, placeholder('userId')))
    .prepare('play_limits_of_user'),
);

/** The limits that a player has set, as stored: a change that has come due still waits in its row. */
export const readPlayLimits = (reader: Reader, userId: string): Promise<PlayLimit[]> =>
  limitsOfUser(reader, { userId });

/**
 * Whether further amounts fit within the limits that the player has set. Ask before the amounts are counted, in the
 * transaction that counts them, and once it holds the player's account in the ledger or the row of the user: two calls
 * that ask side by side would both be let in.
 */
export async function withinOwnLimits(
  tx: Tx,
  userId: string,
  amounts: PlayAmounts,
  now: number,
): Promise<Ruling<null>> {
  return withinLimits(tx, userId, await readPlayLimits(tx, userId), amounts, now);
}

/** The same by limits that have been read under such a lock. */
export async function withinLimits(
  tx: Tx,
  userId: string,
  limits: readonly PlayLimit[],
  amounts: PlayAmounts,
  now: number,
): Promise<Ruling<null>> {
  if (!limits.some(({ kind }) => amounts[kind] !== undefined)) return allow(null);
  const days = await readPlayDays(tx, userId, firstPlayDay(now));
  return withinPlayLimits(limits, playSums(days, now), amounts, now);
}

export async function putPlayLimit(tx: Tx, userId: string, limit: PlayLimit): Promise<void> {
  await tx
    .insert(playLimits)
    .values({ ...limit, userId })
    .onConflictDoUpdate({
      target: [playLimits.userId, playLimits.kind, playLimits.period],
      set: {
        cents: excluded(playLimits.cents),
        pendingCents: excluded(playLimits.pendingCents),
        pendingFrom: excluded(playLimits.pendingFrom),
      },
    });
}

export async function insertPause(tx: Tx, pause: typeof playPauses.$inferInsert): Promise<void> {
  await tx.insert(playPauses).values(pause);
}

export interface Pause {
  readonly kind: PlayPauseKind;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The break that ends last; null when the player never took one. */
export async function readLastPause(reader: Reader, userId: string): Promise<Pause | null> {
  const [pause] = await reader
    .select({ kind: playPauses.kind, startsAt: playPauses.startsAt, endsAt: playPauses.endsAt })
    .from(playPauses)
    .where(eq(playPauses.userId, userId))
    .orderBy(desc(playPauses.endsAt), desc(playPauses.id))
    .limit(1);
  return pause ?? null;
}
