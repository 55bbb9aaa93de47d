import { STREAMED_KINDS } from '../../domain/shared/subjects.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import {
  AUDIO_SOURCES,
  STREAM_GAMES,
  STREAM_KINDS,
  STREAM_LANGUAGES,
  STREAM_TAGS,
  VIEW_DEVICES,
  titleKeyOf,
} from '../../domain/streams/stream.ts';
import { RECORDING_ENDS } from '../../domain/video/recording.ts';
import { SIMULCAST_PLATFORMS } from '../../domain/video/simulcast.ts';
import type { Tx } from '../../db/client/database.ts';
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
} from '../../db/streams/stream.table.ts';
import { recordings } from '../../db/video/video.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const two = (n: number): string => String(n).padStart(2, '0');

export const edgeStream = (n: number): string => `stream-${two(n)}`;
export const edgeRecording = (n: number): string => `stream-recording-${two(n)}`;
export const edgeStreamClip = (n: number): string => `stream-clip-${two(n)}`;

/** Each player is live, and was before: some of one instant, some with as many viewers. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (let n = 0; n < 2 * WORDS.length; n++) await addStream(tx, edges, n);
  for (const [n] of WORDS.entries()) {
    await addAudience(tx, edges, n);
    await addRecording(tx, edges, n);
  }
}

async function addStream(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  const isLive = n < WORDS.length;
  const battleId = n % 3 === 0 ? edgeBattle(n % 6) : null;
  const viewers = isLive ? n % 4 : 0;
  await tx.insert(streams).values({
    id: edgeStream(n),
    streamerId: edgeUser(isLive ? n : n % 5),
    state: isLive ? 'live' : 'ended',
    title: nth(WORDS, n),
    titleKey: titleKeyOf(nth(WORDS, n), edgeStream(n)),
    description: nth(WORDS, n + 1),
    game: nth(STREAM_GAMES, n % 7),
    kind: nth(STREAM_KINDS, n),
    language: n % 4 === 0 ? null : nth(STREAM_LANGUAGES, n),
    tags: n % 2 === 0 ? [] : [nth(STREAM_TAGS, n)],
    isMature: n % 3 === 1,
    hasCamera: n % 2 === 0,
    audioSource: nth(AUDIO_SOURCES, n),
    hasBetting: battleId !== null && n % 2 === 0,
    simulcast: n % 5 === 0 ? [nth(SIMULCAST_PLATFORMS, n)] : [],
    battleId,
    stakeCents: battleId === null ? 0 : nth(EDGES, n / 3),
    contestKind: battleId === null && n % 4 === 1 ? nth(STREAMED_KINDS, n) : null,
    contestId: battleId === null && n % 4 === 1 ? `contest-${n}` : null,
    thumbnailId: n % 4 === 3 ? `thumbnail-${n}` : null,
    viewers,
    peakViewers: viewers + (n % 3),
    toldViewers: viewers,
    toldAt: now,
    startedAt: now - Math.floor(n / 4) * HOUR,
    endedAt: isLive ? null : now - HOUR,
    dueAt: now + ((n % 3) - 1) * HOUR,
    endReason: !isLive && n % 4 === 3 ? nth(WORDS, n) : null,
  });
  for (const part of [0, 1, 2])
    await tx
      .insert(streamViews)
      .values({
        streamId: edgeStream(n),
        userId: edgeUser(part === 0 ? 0 : n + part),
        since: now - n * HOUR,
        seenAt: now - (n % 3) * HOUR,
        isWatching: isLive && part < n % 4,
        device: part === 2 ? null : nth(VIEW_DEVICES, n + part),
      })
      .onConflictDoNothing();
  for (const part of [1, 2])
    await tx.insert(streamReports).values({
      id: newId(),
      streamId: edgeStream(n),
      reporterId: edgeUser(n + part),
      reason: nth(WORDS, n + part),
      at: now - (n % 2) * part,
    });
}

async function addAudience(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  const at = now - Math.floor(n / 3) * HOUR;
  await tx.insert(streamRaids).values(
    [1, 2].map((part) => ({
      id: newId(),
      streamId: edgeStream(n),
      targetId: edgeStream((n + part) % WORDS.length),
      viewers: part,
      // Nobody raids twice at once.
      at: now - part * HOUR - n,
    })),
  );
  for (const [followerId, streamerId] of [
    [edgeUser(1), edgeUser(n)],
    [edgeUser(n), edgeUser(0)],
  ] as const)
    if (followerId !== streamerId)
      await tx.insert(streamFollows).values({ followerId, streamerId, at }).onConflictDoNothing();
  await tx.insert(streamWatchTimes).values({
    userId: edgeUser(n),
    seenAt: nth(EDGES, n),
    pendingMs: nth(EDGES, n + 1),
    day: utcDay(now - n * DAY),
    dayMinutes: n,
  });
  if (n % 3 === 0) await tx.insert(raidChoices).values({ userId: edgeUser(n), isOn: n % 2 === 0 });
  if (n % 3 !== 1) await tx.insert(clipChoices).values({ userId: edgeUser(n), isOn: n % 2 === 0 });
}

async function addRecording(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const isOpen = n % 3 === 0;
  const streamerId = edgeUser(n % 5);
  const at = now - Math.floor(n / 4) * HOUR;
  await tx.insert(recordings).values({
    id: edgeRecording(n),
    userId: isOpen ? edgeUser(n) : streamerId,
    streamId: edgeStream(isOpen ? n : WORDS.length + n),
    startedAt: at,
    seenAt: now,
    endedAt: isOpen ? null : now,
    end: isOpen ? null : nth(RECORDING_ENDS, n),
    seconds: n % 7 === 1 ? 0 : nth(EDGES, n),
    bytes: nth(EDGES, n + 1),
    expiresAt: isOpen ? null : now + n,
  });
  for (let marker = 1; marker <= n % 4; marker++)
    await tx.insert(streamMarkers).values({
      id: `marker-${two(n)}-${marker}`,
      recordingId: edgeRecording(n),
      atMs: marker === 3 ? 1 : Math.max(1, nth(EDGES, marker)),
      segment: marker,
      label: nth(WORDS, n + marker),
    });
  await tx.insert(streamClips).values({
    id: edgeStreamClip(n),
    streamId: edgeStream(WORDS.length + n),
    streamerId: edgeUser((WORDS.length + n) % 5),
    makerId: edgeUser(n % 2 === 0 ? 1 : n),
    recordingId: edgeRecording(n - (n % 2)),
    title: nth(WORDS, n),
    game: nth(STREAM_GAMES, n),
    fromMs: nth(EDGES, n),
    lengthMs: Math.max(1, nth(EDGES, n)),
    bytes: Math.max(1, nth(EDGES, n) % 2 ** 48),
    playlist: `#EXTM3U\n#EXT-X-MAP:URI="i1.mp4"\n#EXTINF:2.00000,\n${n}.m4s\n#EXTINF:2.00000,\n${n + 1}.m4s\n`,
    views: n,
    at,
  });
  await tx.insert(streamClipViews).values([
    { clipId: edgeStreamClip(n), userId: edgeUser(0), at },
    { clipId: edgeStreamClip(n), userId: edgeUser(3), at },
  ]);
}
