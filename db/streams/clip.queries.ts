import { type SQL, and, desc, eq, exists, getTableColumns, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { filesOf } from '../../domain/video/cut-recording.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { affected, before, sumInt } from '../client/sql.ts';
import { blocks } from '../friends/index.ts';
import { recordings } from '../video/index.ts';
import type { PastViewer } from './past-stream.queries.ts';
import { type StreamClipRow, clipChoices, streamClipViews, streamClips, streams } from './stream.table.ts';

const makers = alias(users, 'makers');

const columns = {
  ...getTableColumns(streamClips),
  streamTitle: streams.title,
  streamState: streams.state,
  isMature: streams.isMature,
  endReason: streams.endReason,
  streamerName: users.username,
  streamerAvatarId: users.avatarId,
  streamerStatus: users.status,
  makerName: makers.username,
  makerAvatarId: makers.avatarId,
};

const clips = (reader: Reader) =>
  reader
    .select(columns)
    .from(streamClips)
    .innerJoin(streams, eq(streams.id, streamClips.streamId))
    .innerJoin(users, eq(users.id, streamClips.streamerId))
    .innerJoin(makers, eq(makers.id, streamClips.makerId));
export type ClipView = Awaited<ReturnType<typeof clips>>[number];

/**
 * What a viewer may know of, as of the stream itself: what staff ended is for its streamer and staff, what an account
 * has streamed that may not act for staff alone.
 */
const shownTo = ({ userId, isStaff }: PastViewer): SQL | undefined =>
  isStaff
    ? undefined
    : and(eq(users.status, 'active'), or(isNull(streams.endReason), eq(streamClips.streamerId, userId)));

/** Those of some ids that a viewer may know of, in no order. */
export const readClips = (reader: Reader, viewer: PastViewer, ids: readonly string[]): Promise<ClipView[]> =>
  clips(reader).where(and(inArray(streamClips.id, [...ids]), shownTo(viewer)));

export async function readClip(reader: Reader, viewer: PastViewer, id: string): Promise<ClipView | undefined> {
  const [row] = await clips(reader).where(and(eq(streamClips.id, id), shownTo(viewer)));
  return row;
}

/** Whose clips are listed: of one stream, of all streams of an account, or by one account. */
export type ClipsOf = { readonly streamId: string } | { readonly streamerId: string } | { readonly makerId: string };

const isOf = (of: ClipsOf): SQL => {
  if ('streamId' in of) return eq(streamClips.streamId, of.streamId);
  return 'streamerId' in of ? eq(streamClips.streamerId, of.streamerId) : eq(streamClips.makerId, of.makerId);
};

/** The newest first. */
export const listClips = (
  reader: Reader,
  viewer: PastViewer,
  of: ClipsOf,
  limit: number,
  after: readonly [number, string] | null,
): Promise<ClipView[]> =>
  clips(reader)
    .where(and(isOf(of), shownTo(viewer), after ? before([streamClips.at, streamClips.id], after) : undefined))
    .orderBy(desc(streamClips.at), desc(streamClips.id))
    .limit(limit);

export const countClips = (reader: Reader, streamId: string): Promise<number> =>
  reader.$count(streamClips, eq(streamClips.streamId, streamId));

/** What the clips of a streamer take, in bytes, and how many there are. */
export async function sumClips(reader: Reader, streamerId: string): Promise<{ clips: number; bytes: number }> {
  const [row] = await reader
    .select({ clips: sql<number>`count(*)`.mapWith(Number), bytes: sumInt(streamClips.bytes) })
    .from(streamClips)
    .where(eq(streamClips.streamerId, streamerId));
  return row ?? { clips: 0, bytes: 0 };
}

export async function insertClip(tx: Tx, row: StreamClipRow): Promise<void> {
  await tx.insert(streamClips).values(row);
}

/** The clip, locked until the transaction ends. */
export async function lockClip(tx: Tx, id: string): Promise<StreamClipRow | undefined> {
  const [row] = await tx.select().from(streamClips).where(eq(streamClips.id, id)).for('update');
  return row;
}

export async function deleteClip(tx: Tx, id: string): Promise<void> {
  await tx.delete(streamClipViews).where(eq(streamClipViews.clipId, id));
  await tx.delete(streamClips).where(eq(streamClips.id, id));
}

/** Every clip of a recording, by id. */
export async function listClipsOfRecording(reader: Reader, recordingId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: streamClips.id })
    .from(streamClips)
    .where(eq(streamClips.recordingId, recordingId));
  return rows.map(({ id }) => id);
}

/** The recordings of which an account has made clips, or of which there are clips with its streams; each once. */
export async function listClippedBy(reader: Reader, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const whose of [streamClips.makerId, streamClips.streamerId])
    for (const { id } of await reader
      .selectDistinct({ id: streamClips.recordingId })
      .from(streamClips)
      .where(eq(whose, userId)))
      found.push(id);
  return [...new Set(found)];
}

/** Every clip that an account has made, and every one of its streams. */
export async function deleteClipsAbout(tx: Tx, userId: string): Promise<void> {
  for (const whose of [streamClips.makerId, streamClips.streamerId]) {
    const ids = tx.select({ id: streamClips.id }).from(streamClips).where(eq(whose, userId));
    await tx.delete(streamClipViews).where(inArray(streamClipViews.clipId, ids));
    await tx.delete(streamClips).where(eq(whose, userId));
  }
}

/** The files of a recording of which clips are made, each once. */
export async function listClippedFiles(reader: Reader, recordingId: string): Promise<string[]> {
  const rows = await reader
    .select({ playlist: streamClips.playlist })
    .from(streamClips)
    .where(eq(streamClips.recordingId, recordingId));
  return [...new Set(rows.flatMap(({ playlist }) => filesOf(playlist)))];
}

/** Counts an account that watches a locked clip, unless it has been counted before; answers whether it was not. */
export async function countClipView(tx: Tx, clipId: string, userId: string, at: number): Promise<boolean> {
  const isNew = affected(await tx.insert(streamClipViews).values({ clipId, userId, at }).onConflictDoNothing()) > 0;
  if (isNew)
    await tx
      .update(streamClips)
      .set({ views: sql`${streamClips.views} + 1` })
      .where(eq(streamClips.id, clipId));
  return isNew;
}

/** Whether others may clip the streams of an account. */
export async function readClipChoice(reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader.select({ isOn: clipChoices.isOn }).from(clipChoices).where(eq(clipChoices.userId, userId));
  return row?.isOn ?? true;
}

/** What decides whether a viewer can clip streams, beside whether they are on; in no order. */
export function readClippings(reader: Reader, viewerId: string, ids: readonly string[]) {
  const one = { one: sql`1` };
  const isOff = and(eq(clipChoices.userId, streams.streamerId), eq(clipChoices.isOn, false));
  const isBetween = or(
    and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, streams.streamerId)),
    and(eq(blocks.blockerId, streams.streamerId), eq(blocks.blockedId, viewerId)),
  );
  const isOpen = and(eq(recordings.streamId, streams.id), isNull(recordings.endedAt));
  const truth = (of: SQL) => sql`${of}`.mapWith(Boolean);
  return reader
    .select({
      id: streams.id,
      isAllowed: truth(notExists(reader.select(one).from(clipChoices).where(isOff))),
      isBlocked: truth(exists(reader.select(one).from(blocks).where(isBetween))),
      isRecorded: truth(exists(reader.select(one).from(recordings).where(isOpen))),
    })
    .from(streams)
    .where(inArray(streams.id, [...ids]));
}

/** The account's row is locked by the caller. */
export async function writeClipChoice(tx: Tx, userId: string, isOn: boolean): Promise<void> {
  await tx
    .insert(clipChoices)
    .values({ userId, isOn })
    .onConflictDoUpdate({ target: clipChoices.userId, set: { isOn } });
}
