import { DAY, HOUR } from '../../domain/shared/time.ts';
import {
  STREAM_CATEGORIES,
  STREAM_GAMES,
  STREAM_SORTS,
  VIEW_DEVICES,
  type StreamSort,
} from '../../domain/streams/stream.ts';
import * as audience from '../../db/streams/audience.queries.ts';
import * as clips from '../../db/streams/clip.queries.ts';
import * as creators from '../../db/streams/creator.queries.ts';
import * as markers from '../../db/streams/marker.queries.ts';
import * as pastStreams from '../../db/streams/past-stream.queries.ts';
import * as raids from '../../db/streams/raid.queries.ts';
import { listRecommended } from '../../db/streams/recommended.queries.ts';
import * as live from '../../db/streams/stream.queries.ts';
import {
  streamClips,
  streamFollows,
  streamMarkers,
  streamRaids,
  streamReports,
  streams,
} from '../../db/streams/stream.table.ts';
import { recordings } from '../../db/video/video.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeRecording, edgeStream, edgeStreamClip } from './streams.rows.ts';
import { EDGES, SEARCHES, WORDS } from './words.ts';

const people = ['1', '2', edgeUser(0), edgeUser(1), edgeUser(3), edgeUser(4), 'nobody'];
const each = people.map((id) => [id] as const);
const limited = people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const));
const since = ({ now }: Cast) =>
  people.flatMap((id) => [0, now - 3 * HOUR, now, now + 1].map((at) => [id, at] as const));
const viewers = people.flatMap((userId) => [false, true].map((isStaff) => ({ userId, isStaff })));

const some = (cast: Cast): string[] => [
  ...[0, 1, 3, 6, 27, 30, 41].map(edgeStream),
  ...cast.some(streams, 4).map(({ id }) => id),
  'nothing',
];
const views = (cast: Cast) =>
  some(cast).flatMap((id) => ['1', edgeUser(0), edgeUser(2)].map((user) => [id, user] as const));
const someClips = (cast: Cast): string[] => [
  ...[0, 1, 2, 7, 13].map(edgeStreamClip),
  ...cast.some(streamClips, 4).map(({ id }) => id),
  'nothing',
];
const someRecordings = (cast: Cast): string[] => [
  ...[0, 1, 3, 4, 7].map(edgeRecording),
  ...cast.some(recordings, 4).map(({ id }) => id),
  'nothing',
];
const battles = [0, 3, 6].map(edgeBattle);

const newStream = (cast: Cast) => ({
  ...cast.row(streams, ({ state }) => state === 'ended'),
  id: cast.newId(),
  titleKey: 'ж\nfresh',
  simulcast: ['kick' as const],
});
const newClip = (cast: Cast) => ({ ...cast.row(streamClips), id: cast.newId(), title: 'Ж', bytes: 1, views: 0 });
const watchTime = { seenAt: Number.MAX_SAFE_INTEGER, pendingMs: 2 ** 40, day: '2030-01-01', dayMinutes: 120 };

type Past = readonly [number, string];
const questions = (sort: StreamSort) => [
  { sort, category: null, game: null },
  ...STREAM_CATEGORIES.map((category) => ({ sort, category, game: null })),
  ...STREAM_GAMES.slice(0, 3).map((game) => ({ sort, category: null, game })),
  { sort, category: 'casual' as const, game: 'valorant' as const },
];

export const cases = roomCases('streams', [
  writes(audience.insertFollow)((cast) => [
    [{ followerId: '1', streamerId: edgeUser(3), at: cast.now }],
    [{ ...cast.row(streamFollows), at: 0 }],
  ]),
  writes(audience.deleteFollow)((cast) => [
    [cast.row(streamFollows).followerId, cast.row(streamFollows).streamerId],
    ['nobody', '1'],
  ]),
  reads(audience.countFollowers)(() => each),
  reads(audience.countFollowed)(() => each),
  reads(audience.countFollowersWithin)((cast) => since(cast).map(([id, at]) => [id, at, cast.now])),
  reads(audience.followedAmong)(() => people.flatMap((id) => [[id, []] as const, [id, people] as const])),
  reads(audience.followersOf)(() => [[[]], [people]]),
  pages(audience.listFollowers, (id) => id)(() => people.map((id) => (limit, past) => [id, past ?? '', limit])),
  reads(audience.readView)(views),
  writes(audience.putView)((cast) =>
    views(cast)
      .slice(0, 6)
      .flatMap(([id, user]) => [null, ...VIEW_DEVICES].map((device) => [id, user, device, cast.now] as const)),
  ),
  writes(audience.renewView)((cast) => views(cast).map(([id, user]) => [id, user, Number.MAX_SAFE_INTEGER])),
  writes(audience.endView)(views),
  writes(audience.endViews)((cast) => some(cast).map((id) => [id])),
  reads(audience.listWithSilent)(
    ({ now }) => [
      [now, 100],
      [now - HOUR, 100],
      [0, 100],
    ],
    {
      unordered: { why: 'each is looked at by itself' },
    },
  ),
  writes(audience.endSilent)((cast) =>
    some(cast).flatMap((id) => [0, 1].map((hours) => [id, cast.now - hours * HOUR])),
  ),
  reads(audience.countAudience)((cast) => some(cast).map((id) => [id])),
  reads(audience.listWatched)(() => each),
  writes(audience.lockWatchTime)(() => each),
  writes(audience.putWatchTime)(() => [
    ['1', watchTime],
    [edgeUser(1), watchTime],
  ]),
  writes(audience.insertStreamReport)((cast) => [
    [cast.row(streamReports)],
    [{ ...cast.row(streamReports), id: cast.newId(), reporterId: '1', reason: 'Ж' }],
  ]),
  reads(audience.countStreamReports)((cast) => [[[]], [some(cast)]]),
  reads(audience.listStreamReportsOn)((cast) =>
    people.flatMap((id) => [[id, []] as const, [id, cast.rows(streamReports).map((report) => report.id)] as const]),
  ),
  reads(audience.listStreamReports)((cast) => some(cast).flatMap((id) => [1, 2, 100].map((limit) => [id, limit]))),

  reads(clips.readClips)(
    (cast) => viewers.flatMap((viewer) => [[viewer, []] as const, [viewer, someClips(cast)] as const]),
    {
      unordered: { why: 'it says so' },
    },
  ),
  reads(clips.readClip)((cast) => someClips(cast).flatMap((id) => viewers.map((viewer) => [viewer, id] as const))),
  pages(clips.listClips, ({ at, id }): Past => [at, id])((cast) =>
    viewers.slice(4, 6).flatMap((viewer) =>
      [
        ...people.flatMap((id) => [{ streamerId: id }, { makerId: id }]),
        ...some(cast)
          .slice(4)
          .map((streamId) => ({ streamId })),
      ].map((of) => (limit: number, after: Past | null) => [viewer, of, limit, after]),
    ),
  ),
  reads(clips.countClips)((cast) => [...some(cast), edgeStream(34)].map((id) => [id])),
  reads(clips.sumClips)(() => each),
  writes(clips.insertClip)((cast) => [[newClip(cast)]]),
  writes(clips.lockClip)((cast) => someClips(cast).map((id) => [id])),
  writes(clips.deleteClip)((cast) => someClips(cast).map((id) => [id])),
  reads(clips.listClipsOfRecording)((cast) => someRecordings(cast).map((id) => [id]), {
    unordered: { why: 'each is deleted by itself' },
  }),
  reads(clips.listClippedBy)(() => each, { unordered: { why: 'each is looked at by itself' } }),
  writes(clips.deleteClipsAbout)(() => each),
  reads(clips.listClippedFiles)((cast) => someRecordings(cast).map((id) => [id]), {
    unordered: { why: 'they are kept from being deleted' },
  }),
  writes(clips.countClipView)((cast) => [
    [edgeStreamClip(0), edgeUser(0), cast.now],
    [edgeStreamClip(0), '1', Number.MAX_SAFE_INTEGER],
  ]),
  reads(clips.readClipChoice)(() => each),
  reads(clips.readClippings)(
    (cast) => people.flatMap((id) => [[id, []] as const, [id, cast.values(streams, 'id')] as const]),
    { unordered: { why: 'it says so' } },
  ),
  writes(clips.writeClipChoice)(() =>
    people.slice(0, -1).flatMap((id) => [true, false].map((isOn) => [id, isOn] as const)),
  ),

  reads(creators.listPeaks)(since, { unordered: { why: 'they are put together by days' } }),
  reads(creators.countViewers)(since),
  reads(creators.countDevices)(since),
  reads(creators.readLiveViewers)(() => each),

  writes(markers.insertMarker)((cast) => [
    [{ ...cast.row(streamMarkers), id: cast.newId(), label: 'Ж', atMs: Number.MAX_SAFE_INTEGER }],
  ]),
  reads(markers.listMarkers)((cast) => someRecordings(cast).map((id) => [id])),
  reads(markers.countMarkers)((cast) => someRecordings(cast).map((id) => [id])),
  reads(markers.isMarked)((cast) => someRecordings(cast).flatMap((id) => [0, 1].map((n) => [id, n] as const))),
  reads(markers.readMarker)((cast) => [...cast.some(streamMarkers, 4).map(({ id }) => [id] as const), ['nothing']]),
  writes(markers.deleteMarker)((cast) => [...cast.some(streamMarkers, 2).map(({ id }) => [id] as const), ['nothing']]),

  pages(pastStreams.listPastStreams, ({ startedAt, id }): Past => [startedAt, id])(() =>
    viewers.flatMap((viewer) =>
      [edgeUser(0), edgeUser(1), edgeUser(3), '1'].map((id) => (limit: number, after: Past | null) => [
        viewer,
        id,
        limit,
        after,
      ]),
    ),
  ),
  reads(pastStreams.readPastStream)((cast) =>
    someRecordings(cast).flatMap((id) => viewers.map((viewer) => [viewer, id] as const)),
  ),
  writes(live.deleteAroundStreams)(() => each),

  writes(raids.insertRaid)((cast) => [
    [{ ...cast.row(streamRaids), id: cast.newId(), viewers: Number.MAX_SAFE_INTEGER }],
  ]),
  reads(raids.readLastRaid)((cast) => some(cast).map((id) => [id])),
  reads(raids.readRaidChoice)(() => each),
  writes(raids.writeRaidChoice)(() =>
    people.slice(0, -1).flatMap((id) => [true, false].map((isOn) => [id, isOn] as const)),
  ),
  reads(raids.listRaidTargets)(() => [
    ...limited.map(([id, limit]) => [id, '', limit] as const),
    ...[...SEARCHES, ...WORDS].map((text) => [edgeUser(1), text, 100] as const),
  ]),
  reads(listRecommended)((cast) =>
    limited.flatMap(([id, limit]) =>
      some(cast)
        .slice(0, 3)
        .map((watched) => [id, watched, limit] as const),
    ),
  ),

  writes(live.insertStream)((cast) => [[newStream(cast)]]),
  writes(live.insertStream)(
    (cast) => [[{ ...newStream(cast), state: 'live', endedAt: null, streamerId: edgeUser(1) }]],
    {
      refuses: 'one is live once',
    },
  ),
  writes(live.updateStream)(({ now }) => [
    [edgeStream(0), { state: 'ended', endedAt: now, viewers: 0, endReason: 'Ж', tags: [] }],
    [edgeStream(1), { viewers: 2 ** 31, peakViewers: Number.MAX_SAFE_INTEGER }],
    ['nothing', { title: 'Ж' }],
  ]),
  reads(live.readStream)((cast) => some(cast).map((id) => [id])),
  reads(live.readStreams)((cast) => [[[]], [some(cast)]], { unordered: { why: 'it says so' } }),
  writes(live.lockStream)((cast) => some(cast).map((id) => [id])),
  reads(live.readLiveOf)(() => each),
  writes(live.lockLiveCount)(() => [[]]),
  ...STREAM_SORTS.map((sort) =>
    pages(
      live.listLive,
      live.keyOf(sort),
    )(() => questions(sort).map((question) => (limit, after) => [{ ...question, limit, after }])),
  ),
  reads(live.listLive)(() =>
    EDGES.map((figure) => [{ sort: 'wager', category: null, game: null, limit: 5, after: [figure, 'zzz'] }]),
  ),
  reads(live.listOfBattle)(() => [...battles, 'nothing'].map((id) => [id])),
  reads(live.listViewersOf)(() => [[[]], [battles]]),
  reads(live.listWithBattle)(() => [[1], [2], [100]]),
  reads(live.listOfFriends)(() => limited),
  reads(live.listDue)(
    ({ now }) => [
      [now, 100],
      [now + DAY, 100],
      [0, 100],
    ],
    {
      unordered: { why: 'each is ended by itself' },
    },
  ),
]);
