// @module-tag engines
import { listActiveAmong, listActivePublic, listOpenOf } from '../../../db/battles/shown-battles.queries.ts';
import {
  countAudience,
  countFollowed,
  countFollowers,
  countFollowersWithin,
  countStreamReports,
  endSilent,
  followedAmong,
  followersOf,
  listFollowers,
  listStreamReports,
  listStreamReportsOn,
  listWatched,
  listWithSilent,
  lockWatchTime,
  readView,
  renewView,
} from '../../../db/streams/audience.queries.ts';
import {
  countClips,
  listClippedBy,
  listClippedFiles,
  listClips,
  listClipsOfRecording,
  lockClip,
  readClip,
  readClipChoice,
  readClippings,
  sumClips,
} from '../../../db/streams/clip.queries.ts';
import { countMarkers, isMarked, listMarkers, readMarker } from '../../../db/streams/marker.queries.ts';
import { listPastStreams, readPastStream } from '../../../db/streams/past-stream.queries.ts';
import { listRaidTargets, readLastRaid, readRaidChoice } from '../../../db/streams/raid.queries.ts';
import { listRecommended } from '../../../db/streams/recommended.queries.ts';
import {
  listDue,
  listLive,
  listOfBattle,
  listOfFriends,
  listWithBattle,
  lockLiveCount,
  readLiveOf,
  readStream,
  readStreams,
} from '../../../db/streams/stream.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';

const viewer = { userId: 'y', isStaff: false };
const page = { category: null, game: null, limit: 12, after: [5, 'x'] } as const;

checkPlans([
  {
    name: 'streams, by viewers',
    run: ({ db }) => listLive(db.read, { ...page, sort: 'viewers' }),
    uses: ['streams_live_viewers'],
    isInOrder: true,
  },
  {
    name: 'streams, by start',
    run: ({ db }) => listLive(db.read, { ...page, sort: 'recent' }),
    uses: ['streams_live_started'],
    isInOrder: true,
  },
  {
    name: 'streams, by title',
    run: ({ db }) => listLive(db.read, { ...page, sort: 'title' }),
    uses: ['streams_live_title'],
    isInOrder: true,
  },
  {
    name: 'streams, by wager',
    run: ({ db }) => listLive(db.read, { ...page, sort: 'wager' }),
    uses: ['streams_live_wager'],
    isInOrder: true,
  },
  {
    name: 'streams, how long an account has watched',
    run: ({ db }) => db.transact((tx) => lockWatchTime(tx, 'x')),
    uses: [pk('stream_watch_times')],
  },
  { name: 'streams, one', run: ({ db }) => readStream(db.read, 'x'), uses: [pk('streams')] },
  { name: 'streams, by their ids', run: ({ db }) => readStreams(db.read, ['x', 'y']), uses: [pk('streams')] },
  {
    name: 'streams, what an account sends',
    run: ({ db }) => readLiveOf(db.read, 'x'),
    uses: [/streams_(live_streamer|due)/],
  },
  {
    name: 'streams, how many are live',
    run: ({ db }) => db.transact((tx) => lockLiveCount(tx)),
    uses: [/streams_(live|due)/],
  },
  { name: 'streams, of a battle', run: ({ db }) => listOfBattle(db.read, 'x'), uses: ['streams_battle'] },
  {
    name: 'streams, with a battle',
    run: ({ db }) => listWithBattle(db.read, 10),
    uses: [/streams_(live_viewers|battle)/],
  },
  {
    name: 'streams, of friends',
    run: ({ db }) => listOfFriends(db.read, 'x', 10),
    uses: [pk('friendships'), /streams_live_(streamer|viewers)/],
  },
  {
    // As many are live as the configuration allows: they are put in order anew.
    name: 'streams, those recommended',
    run: ({ db }) => listRecommended(db.read, 'x', 'y', 4),
    uses: [/streams_(live|due)/, /streams_live_streamer/, pk('ratings'), /stream_follows/],
  },
  {
    name: 'past streams of a streamer',
    run: ({ db }) => listPastStreams(db.read, viewer, 'x', 12, [5, 'x']),
    uses: ['recordings_user'],
    isInOrder: true,
  },
  {
    name: 'past streams, one',
    run: ({ db }) => readPastStream(db.read, viewer, 'x'),
    uses: [pk('recordings')],
  },
  { name: 'clips, one', run: ({ db }) => readClip(db.read, viewer, 'x'), uses: [pk('stream_clips')] },
  {
    name: 'clips of a stream',
    run: ({ db }) => listClips(db.read, viewer, { streamId: 'x' }, 12, [5, 'x']),
    uses: ['stream_clips_stream'],
    isInOrder: true,
  },
  {
    name: 'clips of a streamer',
    run: ({ db }) => listClips(db.read, viewer, { streamerId: 'x' }, 12, [5, 'x']),
    uses: ['stream_clips_streamer'],
    isInOrder: true,
  },
  {
    name: 'clips by a player',
    run: ({ db }) => listClips(db.read, viewer, { makerId: 'x' }, 12, [5, 'x']),
    uses: ['stream_clips_maker'],
    isInOrder: true,
  },
  { name: 'clips, how many of a stream', run: ({ db }) => countClips(db.read, 'x'), uses: ['stream_clips_stream'] },
  { name: 'clips, what they take', run: ({ db }) => sumClips(db.read, 'x'), uses: ['stream_clips_streamer'] },
  {
    name: 'clips, one that is changed',
    run: ({ db }) => db.transact((tx) => lockClip(tx, 'x')),
    uses: [pk('stream_clips')],
  },
  {
    name: 'clips of a recording',
    run: ({ db }) => listClipsOfRecording(db.read, 'x'),
    uses: ['stream_clips_recording'],
  },
  {
    name: 'clips, the files that they are made of',
    run: ({ db }) => listClippedFiles(db.read, 'x'),
    uses: ['stream_clips_recording'],
  },
  {
    name: 'recordings with clips by a player, and of one',
    run: ({ db }) => listClippedBy(db.read, 'x'),
    uses: ['stream_clips_maker', 'stream_clips_streamer'],
  },
  {
    name: 'clips, whether others make them',
    run: ({ db }) => readClipChoice(db.read, 'x'),
    uses: [pk('clip_choices')],
  },
  {
    name: 'clips, who can make them of some streams',
    run: ({ db }) => readClippings(db.read, 'x', ['x']),
    uses: [pk('streams'), pk('clip_choices')],
  },
  {
    name: 'streams, the last raid of one',
    run: ({ db }) => readLastRaid(db.read, 'x'),
    uses: ['stream_raids_stream'],
    isInOrder: true,
  },
  {
    name: 'streams, whether raids are taken',
    run: ({ db }) => readRaidChoice(db.read, 'x'),
    uses: [pk('raid_choices')],
  },
  {
    // As many are live as the configuration allows: they are put in order anew.
    name: 'streams, those to raid',
    run: ({ db }) => listRaidTargets(db.read, 'x', 'duel', 10),
    uses: [/streams_(live|due)/],
  },
  { name: 'streams, due', run: ({ db }) => listDue(db.read, 5, 10), uses: ['streams_due'], isInOrder: true },
  { name: 'streams, followers', run: ({ db }) => countFollowers(db.read, 'x'), uses: ['stream_follows_streamer'] },
  {
    name: 'streams, new followers',
    run: ({ db }) => countFollowersWithin(db.read, 'x', 5, 9),
    uses: ['stream_follows_streamer'],
  },
  { name: 'streams, followed', run: ({ db }) => countFollowed(db.read, 'x'), uses: [pk('stream_follows')] },
  { name: 'streams, followed among', run: ({ db }) => followedAmong(db.read, 'x', ['y']), uses: [/stream_follows/] },
  {
    name: 'streams, followers of some',
    run: ({ db }) => followersOf(db.read, ['x']),
    uses: ['stream_follows_streamer'],
  },
  {
    name: 'streams, followers by id',
    run: ({ db }) => listFollowers(db.read, 'x', 'a', 10),
    uses: ['stream_follows_streamer'],
    isInOrder: true,
  },
  { name: 'streams, a view', run: ({ db }) => readView(db.read, 'x', 'y'), uses: [pk('stream_views')] },
  {
    name: 'streams, a view renewed',
    run: ({ db }) => db.transact((tx) => renewView(tx, 'x', 'y', 5)),
    uses: [/stream_views/],
  },
  { name: 'streams, audience', run: ({ db }) => countAudience(db.read, 'x'), uses: [pk('stream_views')] },
  { name: 'streams, watched', run: ({ db }) => listWatched(db.read, 'x'), uses: ['stream_views_user'] },
  {
    name: 'streams, silent',
    run: ({ db }) => listWithSilent(db.read, 5, 10),
    uses: ['stream_views_seen'],
    isInOrder: true,
  },
  {
    name: 'streams, silent let go',
    run: ({ db }) => db.transact((tx) => endSilent(tx, 'x', 5)),
    uses: [/stream_views/],
  },
  {
    name: 'streams, reports about those of one',
    run: ({ db }) => listStreamReportsOn(db.read, 'y', ['x']),
    uses: [pk('stream_reports')],
  },
  { name: 'streams, reports', run: ({ db }) => listStreamReports(db.read, 'x', 10), uses: ['stream_reports_once'] },
  {
    name: 'streams, how often some were reported',
    run: ({ db }) => countStreamReports(db.read, ['x', 'y']),
    uses: ['stream_reports_once'],
  },
  {
    name: 'battles, open ones of a player',
    run: ({ db }) => listOpenOf(db.read, 'x', 10),
    uses: ['battles_creator_holding', 'battles_opponent_holding'],
  },
  { name: 'battles, those of some that run', run: ({ db }) => listActiveAmong(db.read, ['x', 'y']), uses: [/battles/] },
  {
    name: 'battles, public ones that run',
    run: ({ db }) => listActivePublic(db.read, 10),
    uses: ['battles_open'],
    isInOrder: true,
  },
  {
    name: 'the markers of a recording',
    run: ({ db }) => listMarkers(db.read, 'x'),
    uses: ['stream_markers_recording'],
    isInOrder: true,
  },
  { name: 'how many they are', run: ({ db }) => countMarkers(db.read, 'x'), uses: ['stream_markers_recording'] },
  {
    name: 'whether a moment is marked',
    run: ({ db }) => isMarked(db.read, 'x', 3),
    uses: ['stream_markers_recording'],
  },
  {
    name: 'whose a marker is',
    run: ({ db }) => readMarker(db.read, 'x'),
    uses: [pk('stream_markers'), pk('recordings')],
  },
]);
