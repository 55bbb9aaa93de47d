import { THUMBNAIL_BYTES_MAX } from '../../domain/streams/stream.ts';
import { clipAddresses } from '../../domain/streams/clip-addresses.ts';
import { listStreamReportsOn } from '../../db/streams/audience.queries.ts';
import { eraseStreamData, readStreamData } from '../../db/streams/personal-data.queries.ts';
import { lockStream, readLiveOf } from '../../db/streams/stream.queries.ts';
import { samples } from '../../db/streams/samples.ts';
import { pictureRoute } from '../accounts/index.ts';
import type { Leaving, Room } from '../kernel/room.ts';
import { answerClip } from './answer-clip.ts';
import { closeStream } from './change-stream.ts';
import { placeOfBattle, placeOfStream } from './chat-place.ts';
import { ClipResolver, ClippingResolver, ReportedClipResolver } from './clip.resolver.ts';
import { clippedFiles, dropClips, eraseClips } from './delete-clip.ts';
import { endDueStreams, endOpenStream } from './end-stream.ts';
import { unfollowBlocked } from './follow-streamer.ts';
import { LiveStreamResolver } from './live-stream.resolver.ts';
import { PastStreamResolver } from './past-stream.resolver.ts';
import { LiveMarkerResolver, MarkerResolver } from './marker.resolver.ts';
import { MonitoredStreamResolver } from './monitored-stream.resolver.ts';
import { RaidResolver } from './raid.resolver.ts';
import { RunningResolver } from './running.resolver.ts';
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
} from './show-pictures.ts';
import { StreamActionResolver } from './stream-action.resolver.ts';
import { FeaturedPlayerResolver, StreamResolver } from './stream.resolver.ts';
import { hearOfLive, tellFollowers } from './tell-followers.ts';
import { leaveStreams, sweepViewers } from './watch-stream.ts';

/** What the person sends ends, and nobody counts the person among viewers. */
async function erase({ tx, user, at }: Leaving): Promise<void> {
  const live = await readLiveOf(tx, user.id);
  const stream = live && (await lockStream(tx, live.id));
  if (stream?.state === 'live') await closeStream(tx, stream, at, null);
  await leaveStreams(tx, user.id, at);
  await eraseClips(tx, user.id, at);
  await eraseStreamData(tx, user.id);
}

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    'stream-thumbnail': unknown;
  }
}

export const streams: Room = {
  name: 'streams',
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
  tasks: { viewers: sweepViewers, 'streams due': endDueStreams },
  subscribers: [hearOfLeaving, hearOfLive, hearOfPictures, hearOfRecording, unfollowBlocked],
  topics: ['stream', 'streams'],
  matters: { 'stream-report': listStreamReportsOn },
  desks: { moderation: ['stream-report'] },
  silent: { moderation: ['streams'] },
  open: endOpenStream,
  places: { battle: placeOfBattle, stream: placeOfStream },
  provides: { clippedFiles, dropClips, mayPublish, mayReplay, streamerOf, streamersOf, viewersOf },
  personalData: {
    tables: {
      streams: 'exported, erased',
      stream_follows: 'exported, erased',
      stream_views: 'exported, erased',
      stream_watch_times: 'exported, erased',
      stream_reports: 'exported, erased',
      raid_choices: 'exported, erased',
      stream_clips: 'exported, erased',
      stream_clip_views: 'exported, erased',
      clip_choices: 'exported, erased',
    },
    read: async (reader, userId) => ({ streams: await readStreamData(reader, userId) }),
    erase,
  },
  samples,
};
