import { THUMBNAIL_BYTES_MAX } from '../../domain/streams/stream.ts';
import { clipAddresses } from '../../domain/streams/clip-addresses.ts';
import { streamsNotices } from '../../domain/streams/notices.ts';
import { streamsTold } from '../../domain/streams/told.ts';
import { personal } from '../../db/client/personal-data.ts';
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
  streams as streamTable,
} from '../../db/streams/stream.table.ts';
import { recordings } from '../../db/video/index.ts';
import { listStreamReportsOn } from '../../db/streams/audience.queries.ts';
import { deleteAroundStreams, lockStream, readLiveOf } from '../../db/streams/stream.queries.ts';
import { samples } from '../../db/streams/samples.ts';
import { pictureRoute } from '../accounts/index.ts';
import type { Leaving, Room } from '../kernel/manifest/room.ts';
import { answerClip } from './clips/answer-clip.ts';
import { closeStream } from './change-stream.ts';
import { placeOfBattle, placeOfStream } from './chat-place.ts';
import { ClipResolver, ClippingResolver, ReportedClipResolver } from './clips/clip.resolver.ts';
import { clippedFiles, dropClips, eraseClips } from './clips/delete-clip.ts';
import { endDueStreams, endOpenStream } from './end-stream.ts';
import { unfollowBlocked } from './watching/follow-streamer.ts';
import { LiveStreamResolver } from './live-stream.resolver.ts';
import { PastStreamResolver } from './clips/past-stream.resolver.ts';
import { LiveMarkerResolver, MarkerResolver } from './clips/marker.resolver.ts';
import { MonitoredStreamResolver } from './monitored-stream.resolver.ts';
import { RaidResolver } from './raids/raid.resolver.ts';
import { RunningResolver } from './watching/running.resolver.ts';
import { streamsRefusals } from './refusals.ts';
import {
  hearOfLeaving,
  hearOfPictures,
  hearOfRecording,
  mayPublish,
  mayReplay,
  streamerOf,
  streamersOf,
  viewersOf,
} from './watching/show-pictures.ts';
import { playSamples } from './samples/play-samples.ts';
import { StreamActionResolver } from './stream-action.resolver.ts';
import { FeaturedPlayerResolver, StreamResolver } from './stream.resolver.ts';
import { hearOfLive, tellFollowers } from './watching/tell-followers.ts';
import { leaveStreams, sweepViewers } from './watching/watch-stream.ts';

const CLIPPED = 'erased: with its files';

/** What the person sends ends, and nobody counts the person among viewers. */
async function erase({ tx, user, at }: Leaving): Promise<void> {
  const live = await readLiveOf(tx, user.id);
  const stream = live && (await lockStream(tx, live.id));
  if (stream?.state === 'live') await closeStream(tx, stream, at, null);
  await leaveStreams(tx, user.id, at);
  await eraseClips(tx, user.id, at);
  await deleteAroundStreams(tx, user.id);
}

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    'stream-thumbnail': unknown;
  }
}

export const streams: Room = {
  name: 'streams',
  activity: {
    'stream.reported': 'A stream was reported.',
  },
  refusals: streamsRefusals,
  resolvers: [
    ClipResolver,
    ClippingResolver,
    FeaturedPlayerResolver,
    LiveMarkerResolver,
    LiveStreamResolver,
    MarkerResolver,
    MonitoredStreamResolver,
    PastStreamResolver,
    RaidResolver,
    RunningResolver,
    ReportedClipResolver,
    StreamActionResolver,
    StreamResolver,
  ],
  routes: [
    // GL-06
    pictureRoute('stream-thumbnail', {
      operation: 'uploadStreamThumbnail',
      summary: 'Takes the picture of a stream that you set up',
      description: 'It is dropped after a day unless a stream takes it.',
      access: 'own',
      bytesMax: THUMBNAIL_BYTES_MAX,
    }),
  ],
  files: [{ prefix: clipAddresses.folder, answer: answerClip }],
  uploads: { 'stream-thumbnail': 'public, erased' },
  jobs: { 'stream.tell-followers': tellFollowers },
  lines: { 'sample battles': playSamples },
  tasks: { viewers: sweepViewers, 'streams due': endDueStreams },
  subscribers: [hearOfLeaving, hearOfLive, hearOfPictures, hearOfRecording, unfollowBlocked],
  notices: streamsNotices,
  told: streamsTold,
  topics: ['stream', 'streams'],
  matters: { 'stream-report': listStreamReportsOn },
  desks: { moderation: ['stream-report'] },
  silent: { moderation: ['streams'] },
  open: endOpenStream,
  places: { battle: placeOfBattle, stream: placeOfStream },
  provides: { clippedFiles, dropClips, mayPublish, mayReplay, streamerOf, streamersOf, viewersOf },
  personalData: {
    tables: [
      personal(streamTable, {
        fates: { streamerId: 'erased' },
        archive: {
          'streams.streams': {
            shows: [
              'id',
              'title',
              'description',
              'game',
              'kind',
              'language',
              'tags',
              'battleId',
              'contestKind',
              'contestId',
              'peakViewers',
              'startedAt',
              'endedAt',
            ],
            order: ['startedAt', 'id'],
          },
        },
      }),
      personal(streamFollows, {
        fates: { followerId: 'erased', streamerId: 'erased' },
        archive: { 'streams.follows': { shows: ['streamerId', 'at'], order: ['at', 'streamerId'] } },
      }),
      personal(streamViews, {
        fates: { userId: 'erased' },
        archive: { 'streams.watched': { shows: ['streamId', 'since', 'seenAt'], order: ['since', 'streamId'] } },
      }),
      personal(streamWatchTimes, {
        fates: { userId: 'erased' },
        archive: {
          'streams.watchTime': { shows: ({ seenAt, day, dayMinutes }) => ({ seenAt, day, minutes: dayMinutes }) },
        },
      }),
      personal(streamReports, {
        fates: { reporterId: 'erased' },
        archive: { 'streams.reports': { shows: ['streamId', 'reason', 'at'], order: ['at', 'id'] } },
      }),
      personal(streamRaids, {
        archive: {
          'streams.raids': {
            of: streamTable.streamerId,
            joins: [[streamTable, streamTable.id, streamRaids.streamId]],
            shows: ['streamId', 'targetId', 'viewers', 'at'],
            order: ['at', 'id'],
          },
        },
      }),
      personal(streamMarkers, {
        archive: {
          'streams.markers': {
            of: recordings.userId,
            joins: [[recordings, recordings.id, streamMarkers.recordingId]],
            shows: ['id', 'recordingId', 'atMs', 'label'],
            order: [recordings.startedAt, recordings.id, 'atMs', 'id'],
          },
        },
      }),
      personal(streamClips, {
        fates: { streamerId: CLIPPED, makerId: CLIPPED },
        archive: {
          'streams.clips': {
            of: 'makerId',
            shows: ['id', 'streamId', 'title', 'game', 'lengthMs', 'views', 'at'],
            order: ['at', 'id'],
          },
          'streams.clipsOfStreams': {
            shows: ['id', 'streamId', 'lengthMs', 'bytes', 'views', 'at'],
            order: ['at', 'id'],
          },
        },
      }),
      personal(streamClipViews, {
        fates: { userId: 'erased' },
        archive: { 'streams.clipsWatched': { shows: ['clipId', 'at'], order: ['at', 'clipId'] } },
      }),
      personal(clipChoices, { fates: { userId: 'erased' }, archive: { 'streams.allowsClips': { shows: ['isOn'] } } }),
      personal(raidChoices, { fates: { userId: 'erased' }, archive: { 'streams.takesRaids': { shows: ['isOn'] } } }),
    ],
    erase,
  },
  samples,
};
