import { SIMULCAST_PLATFORMS } from '../../domain/video/simulcast.ts';
import { HOUR } from '../../domain/shared/time.ts';
import * as live from '../../db/video/broadcast.queries.ts';
import * as films from '../../db/video/film.queries.ts';
import * as files from '../../db/video/recording-file.queries.ts';
import * as kept from '../../db/video/recording.queries.ts';
import * as simulcast from '../../db/video/simulcast.queries.ts';
import * as keys from '../../db/video/stream-key.queries.ts';
import { channelFilms, recordingFiles, recordings, streamKeys } from '../../db/video/video.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { edgeBroadcast, edgeRecording, freeFile } from './video.rows.ts';
import { EDGES, WORDS } from './words.ts';

const people = ['1', ...Array.from({ length: 6 }, (_, n) => edgeUser(n)), 'nobody'];
const each = people.map((id) => [id] as const);
const times = ({ now }: Cast): number[] => [now, now + 1, now - 2 * HOUR, now + 2 * HOUR, 0];

const some = (cast: Cast): string[] => [
  ...Array.from({ length: 8 }, (_, n) => edgeRecording(n)),
  ...cast.some(recordings, 6).map(({ id }) => id),
  'nothing',
];
const fileNames = ['i0.mp4', '0.m4s', '00.m4s', '2.m4s', 'i2.mp4', '10.m4s', '1.M4S', '99.m4s'];
const free = Array.from({ length: 9 }, (_, n) => freeFile(n));
const fileSets = [[], free, [freeFile(1), 'recording-00-0.m4s', 'nothing']] as const;

const broadcast = (cast: Cast, userId: string) => ({
  id: cast.newId(),
  userId,
  protocol: 'browser' as const,
  startedAt: cast.now,
  seenAt: cast.now,
  width: 2 ** 31,
  height: Number.MAX_SAFE_INTEGER,
  peakViewers: 0,
});

const key = (userId: string, keyIndex: string) => ({ userId, keyIndex, keySealed: 'Ж "\\%_', hint: '🎲', madeAt: 0 });

export const cases = roomCases('video', [
  writes(simulcast.deleteSimulcastTargetsOf)(() => [0, 1, 2, 3].map((n) => [edgeUser(n)]), {
    unordered: { why: 'all of them are gone' },
  }),
  writes(keys.deleteStreamKey)(() => [...[0, 1, 3].map((n) => [edgeUser(n)] as const), ['nobody']]),
  reads(live.readOpenBroadcast)(() => each),
  reads(live.listSilentBroadcasts)((cast) => times(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is looked at by itself' },
  }),
  writes(live.insertBroadcast)((cast) => [
    [broadcast(cast, '1')],
    [broadcast(cast, edgeUser(1))],
    [broadcast(cast, edgeUser(0))],
    [{ ...broadcast(cast, '1'), id: edgeBroadcast(0) }],
  ]),
  writes(live.closeBroadcast)((cast) =>
    [0, 1, 2, 4].flatMap((n) => EDGES.map((viewers) => [edgeBroadcast(n), 'stopped', cast.now, viewers] as const)),
  ),
  writes(live.touchBroadcasts)((cast) => [
    [[], cast.now],
    [people, Number.MAX_SAFE_INTEGER],
  ]),

  reads(films.readFilm)((cast) => [...each, [cast.row(channelFilms).userId]]),
  writes(films.writeFilm)((cast) => [
    ['1', 'arena'],
    [cast.row(channelFilms).userId, 'arena'],
  ]),

  writes(files.insertRecordingFile)((cast) =>
    fileNames.map((file, n) => [{ key: cast.newId(), sizeBytes: EDGES[n % 5] ?? 0, sha256: 'ab' }, file, cast.now]),
  ),
  writes(files.claimRecordingFile)((cast) =>
    [...free, 'recording-00-0.m4s', 'nothing'].map((name) => [
      name,
      { recordingId: edgeRecording(9), lines: '#EXTINF:2\nЖ' },
      cast.now,
    ]),
  ),
  writes(files.claimRecordingFile)(({ now }) => [[freeFile(7), { recordingId: edgeRecording(0), lines: '' }, now]], {
    before: (tx) => files.releaseRecordingFiles(tx, edgeRecording(0), ['0.m4s', 'i0.mp4']),
  }),
  reads(files.readRecordingFile)((cast) => [
    ...some(cast).flatMap((id) => fileNames.map((file) => [id, file] as const)),
    ...cast.some(recordingFiles, 4).map(({ recordingId, file }) => [recordingId ?? '', file] as const),
  ]),
  reads(files.listRecordingFiles)((cast) => some(cast).map((id) => [id])),
  writes(files.lockRecordingFiles)((cast) => some(cast).map((id) => [id]), {
    unordered: { why: 'it is asked what is among them' },
  }),
  reads(files.nextRecordingInObjects)((cast) => ['', ...some(cast), 'zzz', '日'].map((id) => [id])),
  writes(files.releaseRecordingFiles)((cast) =>
    some(cast).flatMap((id) => [[], ['0.m4s', 'i2.mp4', '1.M4S'], fileNames].map((left) => [id, left] as const)),
  ),
  writes(files.leaveRecordingFiles)((cast) => some(cast).map((id) => [id, cast.now])),
  reads(files.listDueRecordingFiles)((cast) => times(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is removed by itself' },
  }),
  writes(files.deleteRecordingFiles)(() => fileSets.map((those) => [those])),
  writes(files.postponeRecordingFiles)(() => fileSets.map((those) => [those, Number.MAX_SAFE_INTEGER])),

  reads(kept.readRecording)((cast) => some(cast).map((id) => [id])),
  reads(kept.sumRecorded)(() => each),
  reads(kept.readOpenRecording)(() => [0, 1, 2, 13].map((n) => [`stream-${n}`])),
  writes(kept.lockRecording)((cast) => some(cast).map((id) => [id])),
  writes(kept.insertRecording)((cast) =>
    EDGES.map((startedAt) => [{ id: cast.newId(), userId: '1', streamId: 'Ж', startedAt }]),
  ),
  writes(kept.touchRecording)((cast) =>
    some(cast).flatMap((id) => [
      [id, { seconds: 1.999, bytes: 2 ** 31 }, cast.now] as const,
      [id, { seconds: 0, bytes: Number.MAX_SAFE_INTEGER }, 0] as const,
    ]),
  ),
  writes(kept.closeRecording)((cast) =>
    some(cast).map((id) => [
      id,
      { seconds: 61.5, bytes: 2 ** 31, end: 'too-long', endedAt: cast.now, expiresAt: Number.MAX_SAFE_INTEGER },
    ]),
  ),
  reads(kept.listSilentRecordings)((cast) => times(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is looked at by itself' },
  }),
  reads(kept.listExpiredRecordings)((cast) => times(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is removed by itself' },
  }),
  reads(kept.listRecordingsOf)(() => each, { unordered: { why: 'each is removed by itself' } }),
  writes(kept.deleteRecording)((cast) => some(cast).map((id) => [id])),
  reads(kept.readRecordingChoice)(() => each),
  writes(kept.writeRecordingChoice)(() =>
    ['1', edgeUser(0), edgeUser(1)].flatMap((id) => [[id, true] as const, [id, false] as const]),
  ),

  reads(simulcast.listSimulcastTargets)(() => each),
  writes(simulcast.writeSimulcastTarget)((cast) =>
    ['1', edgeUser(0)].flatMap((userId) =>
      SIMULCAST_PLATFORMS.map(
        (platform) =>
          [{ userId, platform, address: 'Ж', keySealed: 'sealed', hint: '🎲', connectedAt: cast.now }] as const,
      ),
    ),
  ),
  writes(simulcast.deleteSimulcastTarget)(() =>
    people.flatMap((id) => SIMULCAST_PLATFORMS.map((platform) => [id, platform] as const)),
  ),

  reads(keys.readStreamKey)(() => each),
  reads(keys.readKeyOwner)((cast) => [
    ...cast.some(streamKeys, 5).map(({ keyIndex }) => [keyIndex] as const),
    ['INDEX-0'],
    ...WORDS.map((word) => [word] as const),
  ]),
  writes(keys.writeStreamKey)(() => [[key('1', 'fresh')], [key(edgeUser(0), 'fresh')], [key(edgeUser(0), 'INDEX-1')]]),
  writes(keys.writeStreamKey)(() => [[key('1', 'index-0')]], { refuses: 'it is another’s' }),
]);
