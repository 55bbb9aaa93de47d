import { asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { recordings } from '../video/index.ts';
import {
  clipChoices,
  raidChoices,
  streamClipViews,
  streamClips,
  streamFollows,
  streamMarkers,
  streamRaids,
  streamReports,
  streamViews,
  streamWatchTimes,
  streams,
} from './stream.table.ts';

/** What a person has streamed, followed, watched, reported, raided, marked and clipped. */
export async function readStreamData(reader: Reader, userId: string) {
  return {
    streams: await reader
      .select({
        id: streams.id,
        title: streams.title,
        description: streams.description,
        game: streams.game,
        kind: streams.kind,
        language: streams.language,
        tags: streams.tags,
        battleId: streams.battleId,
        contestKind: streams.contestKind,
        contestId: streams.contestId,
        peakViewers: streams.peakViewers,
        startedAt: streams.startedAt,
        endedAt: streams.endedAt,
      })
      .from(streams)
      .where(eq(streams.streamerId, userId))
      .orderBy(asc(streams.startedAt), asc(streams.id)),
    follows: await reader
      .select({ streamerId: streamFollows.streamerId, at: streamFollows.at })
      .from(streamFollows)
      .where(eq(streamFollows.followerId, userId))
      .orderBy(asc(streamFollows.at), asc(streamFollows.streamerId)),
    watched: await reader
      .select({ streamId: streamViews.streamId, since: streamViews.since, seenAt: streamViews.seenAt })
      .from(streamViews)
      .where(eq(streamViews.userId, userId))
      .orderBy(asc(streamViews.since), asc(streamViews.streamId)),
    watchTime: await reader
      .select({ seenAt: streamWatchTimes.seenAt, day: streamWatchTimes.day, minutes: streamWatchTimes.dayMinutes })
      .from(streamWatchTimes)
      .where(eq(streamWatchTimes.userId, userId)),
    reports: await reader
      .select({ streamId: streamReports.streamId, reason: streamReports.reason, at: streamReports.at })
      .from(streamReports)
      .where(eq(streamReports.reporterId, userId))
      .orderBy(asc(streamReports.at), asc(streamReports.id)),
    raids: await reader
      .select({
        streamId: streamRaids.streamId,
        targetId: streamRaids.targetId,
        viewers: streamRaids.viewers,
        at: streamRaids.at,
      })
      .from(streams)
      .innerJoin(streamRaids, eq(streamRaids.streamId, streams.id))
      .where(eq(streams.streamerId, userId))
      .orderBy(asc(streamRaids.at), asc(streamRaids.id)),
    markers: await reader
      .select({
        id: streamMarkers.id,
        recordingId: streamMarkers.recordingId,
        atMs: streamMarkers.atMs,
        label: streamMarkers.label,
      })
      .from(recordings)
      .innerJoin(streamMarkers, eq(streamMarkers.recordingId, recordings.id))
      .where(eq(recordings.userId, userId))
      .orderBy(asc(recordings.startedAt), asc(recordings.id), asc(streamMarkers.atMs), asc(streamMarkers.id)),
    clips: await reader
      .select({
        id: streamClips.id,
        streamId: streamClips.streamId,
        title: streamClips.title,
        game: streamClips.game,
        lengthMs: streamClips.lengthMs,
        views: streamClips.views,
        at: streamClips.at,
      })
      .from(streamClips)
      .where(eq(streamClips.makerId, userId))
      .orderBy(asc(streamClips.at), asc(streamClips.id)),
    clipsOfStreams: await reader
      .select({
        id: streamClips.id,
        streamId: streamClips.streamId,
        lengthMs: streamClips.lengthMs,
        bytes: streamClips.bytes,
        views: streamClips.views,
        at: streamClips.at,
      })
      .from(streamClips)
      .where(eq(streamClips.streamerId, userId))
      .orderBy(asc(streamClips.at), asc(streamClips.id)),
    clipsWatched: await reader
      .select({ clipId: streamClipViews.clipId, at: streamClipViews.at })
      .from(streamClipViews)
      .where(eq(streamClipViews.userId, userId))
      .orderBy(asc(streamClipViews.at), asc(streamClipViews.clipId)),
    allowsClips: await reader
      .select({ isOn: clipChoices.isOn })
      .from(clipChoices)
      .where(eq(clipChoices.userId, userId)),
    takesRaids: await reader.select({ isOn: raidChoices.isOn }).from(raidChoices).where(eq(raidChoices.userId, userId)),
  };
}

/** Forgets all of it. What the person sends or watches now was ended before, and the clips are gone. */
export async function eraseStreamData(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: streams.id }).from(streams).where(eq(streams.streamerId, userId));
  await tx.delete(streamViews).where(inArray(streamViews.streamId, own));
  await tx.delete(streamReports).where(inArray(streamReports.streamId, own));
  // Two statements: PostgreSQL reads the whole table for an `or` of two subqueries.
  await tx.delete(streamRaids).where(inArray(streamRaids.streamId, own));
  await tx.delete(streamRaids).where(inArray(streamRaids.targetId, own));
  await tx.delete(streamClipViews).where(eq(streamClipViews.userId, userId));
  await tx.delete(clipChoices).where(eq(clipChoices.userId, userId));
  await tx.delete(streams).where(eq(streams.streamerId, userId));
  await tx.delete(streamViews).where(eq(streamViews.userId, userId));
  await tx.delete(streamWatchTimes).where(eq(streamWatchTimes.userId, userId));
  await tx.delete(streamReports).where(eq(streamReports.reporterId, userId));
  await tx.delete(raidChoices).where(eq(raidChoices.userId, userId));
  await tx.delete(streamFollows).where(eq(streamFollows.followerId, userId));
  await tx.delete(streamFollows).where(eq(streamFollows.streamerId, userId));
}
