import { and, count, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Highlight } from '../../domain/results/replay-moment.ts';
import type { KeptReplay } from '../../domain/results/replay.ts';
import { insertUpload, sizeOf } from '../uploads/upload.queries.ts';
import { type PlacedUpload, uploads } from '../uploads/upload.table.ts';
import type { Tx } from '../client/database.ts';
import { excluded } from '../client/sql.ts';
import { replayClips, replayHighlights, replayViews, replays } from './replay.table.ts';

/** Keeps a replay, or brings the kept one in line; answers whether it is a new one. */
export async function putReplay(tx: Tx, replay: KeptReplay): Promise<boolean> {
  const added = await tx.insert(replays).values(replay).onConflictDoNothing().returning({ id: replays.id });
  if (added.length > 0) return true;
  const { id, ...rest } = replay;
  await tx.update(replays).set(rest).where(eq(replays.id, id));
  return false;
}

/** Rows of one statement, by the parameters that a statement may have. */
const ROWS = 500;

/**
 * Keeps the replays of a tournament, and no other of it; views, moments and clips of those that stay are left alone.
 * Answers the ids of those that are new. The tournament is locked.
 */
export async function putReplaysOf(tx: Tx, tournamentId: string, kept: readonly KeptReplay[]): Promise<string[]> {
  const rows = await tx.select({ id: replays.id }).from(replays).where(eq(replays.tournamentId, tournamentId));
  const known = new Set(rows.map(({ id }) => id));
  for (let from = 0; from < kept.length; from += ROWS)
    await tx
      .insert(replays)
      .values(kept.slice(from, from + ROWS))
      .onConflictDoUpdate({
        target: replays.id,
        // What the tournament was played for does not change.
        set: {
          title: excluded(replays.title),
          titleKey: excluded(replays.titleKey),
          creatorId: excluded(replays.creatorId),
          opponentId: excluded(replays.opponentId),
          winnerId: excluded(replays.winnerId),
          score: excluded(replays.score),
          durationMs: excluded(replays.durationMs),
          recordingUrl: excluded(replays.recordingUrl),
          at: excluded(replays.at),
        },
      });
  const ids = new Set(kept.map(({ id }) => id));
  for (const id of known) if (!ids.has(id)) await dropReplay(tx, id);
  return [...ids].filter((id) => !known.has(id));
}

/** The replay until the transaction ends, so that what hangs on it can be counted; undefined when there is none. */
export async function lockReplay(tx: Tx, id: string): Promise<typeof replays.$inferSelect | undefined> {
  const [row] = await tx.select().from(replays).where(eq(replays.id, id)).for('update');
  return row;
}

/** Counts a viewer once a UTC day; answers whether it counted. */
export async function countView(tx: Tx, replayId: string, userId: string, day: string): Promise<boolean> {
  const added = await tx
    .insert(replayViews)
    .values({ replayId, userId, day })
    .onConflictDoNothing()
    .returning({ day: replayViews.day });
  if (added.length === 0) return false;
  await tx
    .update(replays)
    .set({ views: sql`${replays.views} + 1` })
    .where(eq(replays.id, replayId));
  return true;
}

/** Who saw what before a UTC day; the count of the views stays. */
export async function deleteOldViews(tx: Tx, beforeDay: string): Promise<void> {
  await tx.delete(replayViews).where(lt(replayViews.day, beforeDay));
}

export interface NewHighlight extends Highlight {
  readonly id: string;
  readonly replayId: string;
  readonly authorId: string;
  readonly at: number;
}

export async function insertHighlight(tx: Tx, highlight: NewHighlight): Promise<void> {
  await tx.insert(replayHighlights).values(highlight);
}

export async function countHighlights(tx: Tx, replayId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(replayHighlights)
    .where(eq(replayHighlights.replayId, replayId));
  return row?.count ?? 0;
}

export async function readHighlight(tx: Tx, id: string): Promise<{ replayId: string; authorId: string } | undefined> {
  const [row] = await tx
    .select({ replayId: replayHighlights.replayId, authorId: replayHighlights.authorId })
    .from(replayHighlights)
    .where(eq(replayHighlights.id, id));
  return row;
}

export async function deleteHighlight(tx: Tx, id: string): Promise<void> {
  await tx.delete(replayHighlights).where(eq(replayHighlights.id, id));
}

/** How many clips a player has on other replays than this one. */
export async function countOtherClips(tx: Tx, playerId: string, replayId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(replayClips)
    .where(and(eq(replayClips.playerId, playerId), ne(replayClips.replayId, replayId)));
  return row?.count ?? 0;
}

/** Takes a player's clip off a replay and drops its bytes; answers whether there was one. */
export async function deleteClip(tx: Tx, replayId: string, playerId: string): Promise<boolean> {
  const [gone] = await tx
    .delete(replayClips)
    .where(and(eq(replayClips.replayId, replayId), eq(replayClips.playerId, playerId)))
    .returning({ uploadId: replayClips.uploadId });
  if (!gone) return false;
  await tx.delete(uploads).where(eq(uploads.id, gone.uploadId));
  return true;
}

/** Gives a replay a player's clip; the earlier one is dropped. The replay is locked. */
export async function putClip(tx: Tx, replayId: string, file: PlacedUpload): Promise<void> {
  await deleteClip(tx, replayId, file.ownerId);
  await insertUpload(tx, file);
  await tx.insert(replayClips).values({
    replayId,
    playerId: file.ownerId,
    uploadId: file.id,
    sizeBytes: sizeOf(file),
    at: file.createdAt,
  });
}

/** Takes away the replay of what came to nothing after all, with what hangs on it. */
export async function dropReplay(tx: Tx, id: string): Promise<void> {
  const clips = await tx
    .delete(replayClips)
    .where(eq(replayClips.replayId, id))
    .returning({ uploadId: replayClips.uploadId });
  if (clips.length > 0)
    await tx.delete(uploads).where(
      inArray(
        uploads.id,
        clips.map(({ uploadId }) => uploadId),
      ),
    );
  await tx.delete(replayHighlights).where(eq(replayHighlights.replayId, id));
  await tx.delete(replayViews).where(eq(replayViews.replayId, id));
  await tx.delete(replays).where(eq(replays.id, id));
}
