// @module-tag engines
import { closeBroadcast, listSilentBroadcasts, readOpenBroadcast } from '../../../db/video/broadcast.queries.ts';
import { readFilm } from '../../../db/video/film.queries.ts';
import { readFlag } from '../../../db/settings/flag.queries.ts';
import {
  claimRecordingFile,
  deleteRecordingFiles,
  leaveRecordingFiles,
  listDueRecordingFiles,
  listRecordingFiles,
  lockRecordingFiles,
  nextRecordingInObjects,
  readRecordingFile,
  releaseRecordingFiles,
} from '../../../db/video/recording-file.queries.ts';
import {
  closeRecording,
  listExpiredRecordings,
  listRecordingsOf,
  listSilentRecordings,
  lockRecording,
  readOpenRecording,
  readRecording,
  readRecordingChoice,
  sumRecorded,
  touchRecording,
} from '../../../db/video/recording.queries.ts';
import { listSimulcastTargets } from '../../../db/video/simulcast.queries.ts';
import { readKeyOwner, readStreamKey } from '../../../db/video/stream-key.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';

const read = (world: World) => world.db.read;

checkPlans([
  { name: 'the key of a player', run: (w) => readStreamKey(read(w), 'x'), uses: [pk('stream_keys')] },
  { name: 'whose key it is', run: (w) => readKeyOwner(read(w), 'x'), uses: ['stream_keys_index'] },
  { name: 'the broadcast under way', run: (w) => readOpenBroadcast(read(w), 'x'), uses: ['broadcasts_'] },
  {
    name: 'broadcasts that nobody tells of',
    run: (w) => listSilentBroadcasts(read(w), 5, 10),
    uses: ['broadcasts_silent'],
    isInOrder: true,
  },
  {
    name: 'the end of a broadcast',
    run: (w) => w.db.transact((tx) => closeBroadcast(tx, 'x', 'lost', 5, 1)),
    uses: [pk('broadcasts')],
  },
  { name: 'platforms of a player', run: (w) => listSimulcastTargets(read(w), 'x'), uses: [pk('simulcast_targets')] },
  { name: 'whether simulcast is on', run: (w) => readFlag(read(w), 'stream-simulcast'), uses: [pk('feature_flags')] },
  { name: 'a recording', run: (w) => readRecording(read(w), 'x'), uses: [pk('recordings')] },
  {
    name: 'a recording that stays',
    run: (w) => w.db.transact((tx) => lockRecording(tx, 'x')),
    uses: [pk('recordings')],
  },
  { name: 'what recordings take', run: (w) => sumRecorded(read(w), 'x'), uses: ['recordings_user'] },
  { name: 'recordings of a player', run: (w) => listRecordingsOf(read(w), 'x'), uses: ['recordings_user'] },
  { name: 'what is recorded of a stream', run: (w) => readOpenRecording(read(w), 'x'), uses: ['recordings_stream'] },
  {
    name: 'recordings that nobody tells of',
    run: (w) => listSilentRecordings(read(w), 5, 10),
    uses: ['recordings_silent'],
    isInOrder: true,
  },
  {
    name: 'recordings whose time is over',
    run: (w) => listExpiredRecordings(read(w), 5, 10),
    uses: ['recordings_expires'],
    isInOrder: true,
  },
  {
    name: 'what a recording has come to',
    run: (w) => w.db.transact((tx) => touchRecording(tx, 'x', { bytes: 1, seconds: 1 }, 5)),
    uses: [pk('recordings')],
  },
  {
    name: 'the end of a recording',
    run: (w) =>
      w.db.transact((tx) =>
        closeRecording(tx, 'x', { end: 'stopped', endedAt: 5, expiresAt: 9, bytes: 1, seconds: 1 }),
      ),
    uses: [pk('recordings')],
  },
  {
    name: 'an object of a recording',
    run: (w) => readRecordingFile(read(w), 'x', '1.m4s'),
    uses: ['recording_files_file'],
  },
  {
    name: 'objects of a recording',
    run: (w) => listRecordingFiles(read(w), 'x'),
    uses: ['recording_files_file'],
    isInOrder: true,
  },
  {
    name: 'objects of a recording that stay',
    run: (w) => w.db.transact((tx) => lockRecordingFiles(tx, 'x')),
    uses: ['recording_files_file'],
  },
  {
    name: 'recordings in objects',
    run: (w) => nextRecordingInObjects(read(w), 'x'),
    uses: ['recording_files_file'],
    isInOrder: true,
  },
  {
    name: 'the object that becomes one of a recording',
    run: (w) => w.db.transact((tx) => claimRecordingFile(tx, 'x', { recordingId: 'x', lines: '' }, 5)),
    uses: [/recording_files_(\w+_pk|pkey|due|1)/],
  },
  {
    name: 'objects of a recording that go',
    run: (w) => w.db.transact((tx) => releaseRecordingFiles(tx, 'x', ['1.m4s'])),
    uses: ['recording_files_file'],
  },
  {
    name: 'objects of a recording that has moved',
    run: (w) => w.db.transact((tx) => leaveRecordingFiles(tx, 'x', 5)),
    uses: ['recording_files_file'],
  },
  {
    name: 'objects of recordings to be removed',
    run: (w) => listDueRecordingFiles(read(w), 5, 5),
    uses: [/recording_files_(due|file)/],
  },
  {
    name: 'objects of recordings that are removed',
    run: (w) => w.db.transact((tx) => deleteRecordingFiles(tx, ['x'])),
    uses: [/recording_files/],
  },
  {
    name: 'whether a player is recorded',
    run: (w) => readRecordingChoice(read(w), 'x'),
    uses: [pk('recording_choices')],
  },
  { name: 'the film of a channel', run: (w) => readFilm(read(w), 'x'), uses: [pk('channel_films')] },
]);
