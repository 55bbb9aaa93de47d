import { HOUR } from '../../domain/shared/time.ts';
import { LIVE_FOLDER } from '../../domain/video/live-addresses.ts';
import { recordingAddresses } from '../../domain/video/recording-addresses.ts';
import { personal } from '../../db/client/personal-data.ts';
import {
  broadcasts,
  channelFilms,
  recordingChoices,
  recordings,
  simulcastTargets,
  streamKeys,
} from '../../db/video/video.table.ts';
import {
  deleteRecordingFiles,
  listDueRecordingFiles,
  postponeRecordingFiles,
} from '../../db/video/recording-file.queries.ts';
import { listRecordingsOf } from '../../db/video/recording.queries.ts';
import { type DueObjects, dropObjects } from '../kernel/files/drop-objects.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { answerRecording } from './recordings/answer-recording.ts';
import { endIngest } from './ingest/end-ingest.ts';
import { dropFiles, expireRecordings, forgetFiles } from './recordings/delete-recording.ts';
import { closeSilentRecordings } from './recordings/keep-recording.ts';
import { moveRecordings } from './recordings/move-recordings.ts';
import { endSilentBroadcasts } from './recordings/record-broadcast.ts';
import { videoRefusals } from './refusals.ts';
import { RecordingResolver } from './recordings/recording.resolver.ts';
import { SimulcastResolver } from './simulcast/simulcast.resolver.ts';
import { VideoResolver } from './video.resolver.ts';

/** Files of recordings that are gone, or lie in the folder now, and those that were never kept. */
export const DUE_FILMS: DueObjects = {
  list: listDueRecordingFiles,
  forget: deleteRecordingFiles,
  postpone: postponeRecordingFiles,
};

export const video: Room = {
  name: 'video',
  refusals: videoRefusals,
  resolvers: [RecordingResolver, SimulcastResolver, VideoResolver],
  files: [
    {
      prefix: LIVE_FOLDER,
      answer: ({ deps, request, response, pathname, address }) =>
        deps.video.answer(request, response, pathname, address),
    },
    { prefix: recordingAddresses.folder, answer: answerRecording },
  ],
  jobs: { 'recording.drop': (deps, { payload }) => dropFiles(deps, payload.recordingId) },
  expires: [expireRecordings],
  routines: { 'recordings.move': { everyMs: HOUR, run: moveRecordings } },
  lines: { 'film objects': (deps) => dropObjects(deps, DUE_FILMS) },
  tasks: { 'silent-broadcasts': endSilentBroadcasts, 'silent-recordings': closeSilentRecordings },
  personalData: {
    tables: [
      personal(streamKeys, {
        fates: { userId: 'erased' },
        archive: { 'video.streamKey': { as: 'row', shows: ['hint', 'madeAt'] } },
      }),
      personal(broadcasts, {
        fates: { userId: 'erased' },
        archive: { 'video.broadcasts': { order: ['startedAt', 'id'] } },
      }),
      personal(simulcastTargets, {
        fates: { userId: 'erased' },
        archive: { 'video.simulcast': { shows: ['platform', 'address', 'hint', 'connectedAt'], order: ['platform'] } },
      }),
      personal(recordingChoices, {
        fates: { userId: 'erased' },
        archive: { 'video.isRecorded': { as: 'value', shows: ['isOn'] } },
      }),
      personal(recordings, {
        fates: { userId: 'erased' },
        archive: { 'video.recordings': { order: ['startedAt', 'id'] } },
      }),
      personal(channelFilms, {
        fates: { userId: 'erased' },
        archive: { 'video.film': { as: 'value', shows: ['film'] } },
      }),
    ],
    // Whoever publishes on it is cut off within a second: the key opens nothing any more.
    async erase({ tx, user, at }) {
      for (const id of await listRecordingsOf(tx, user.id)) await forgetFiles(tx, id, `recording:${id}`, at);
    },
  },
  planted: { tables: { stream_keys: 'ended', simulcast_targets: 'ended' }, end: endIngest },
};
