import { buffer } from 'node:stream/consumers';
import { filesOf } from '../../../domain/video/cut-recording.ts';
import { PLAYLIST_FILE } from '../../../domain/video/recording-addresses.ts';
import { linesByFile } from '../../../domain/video/recording.ts';
import type { Tx } from '../../../db/client/database.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import {
  leaveRecordingFiles,
  listRecordingFiles,
  lockRecordingFiles,
  nextRecordingInObjects,
} from '../../../db/video/recording-file.queries.ts';
import { lockRecording, readRecording } from '../../../db/video/recording.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { FilesAway } from '../../kernel/files/file-store.ts';
import { alertOfFault, readWhole } from '../../kernel/files/whole-object.ts';
import { BucketStore } from './bucket-store.ts';
import { dropFiles, forgetFiles } from './delete-recording.ts';
import { FolderStore } from './folder-store.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Brings recordings that lie elsewhere to where new ones are put, from after one of them on. */
    'recordings.move': { readonly after?: string };
  }
}

/** So many files in one job: other jobs have their turn in between. */
const AT_ONCE = 10;

/**
 * Moves recordings that are over, and what clips are made of, to the store that `FILE_STORE` names, a few files at a
 * time: each job leaves the next one behind. A file is read where it lies until it lies in the other place too; its
 * bytes are compared before.
 * @throws FilesAway and the same files are tried again
 */
export async function moveRecordings(deps: Deps, { payload }: Job<'recordings.move'>): Promise<void> {
  if (payload.after === undefined) await dropForgotten(deps);
  const { after = '' } = payload;
  const { recordingFolder, files } = deps.config;
  if (recordingFolder === null || deps.objects === null) return;
  const folder = new FolderStore(recordingFolder);
  const isOut = files.store === 's3';
  const id = isOut
    ? (await folder.list()).find((one) => one > after)
    : await nextRecordingInObjects(deps.db.read, after);
  if (!id) return;
  const recording = await readRecording(deps.db.read, id);
  const isRunning = recording !== undefined && recording.endedAt === null;
  const isDone = isRunning || (await (isOut ? moveOut : moveBack)(deps, folder, id));
  const isGone = (await readRecording(deps.db.read, id)) === undefined;
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    // What was deleted meanwhile may have left a file behind that was on its way.
    if (isGone) await forgetFiles(tx, id, deps.newId(), at);
    const next = { after: isDone ? id : after };
    await enqueueJob(tx, { id: deps.newId(), kind: 'recordings.move', payload: next, runAt: at, createdAt: at });
  });
}

/**
 * Lets go of what lies in the bucket and is neither of a recording nor of a clip: whoever deleted it may have been of a
 * version that knew the folder alone.
 */
async function dropForgotten(deps: Deps): Promise<void> {
  const { read } = deps.db;
  for (let id = await nextRecordingInObjects(read, ''); id !== null; id = await nextRecordingInObjects(read, id))
    if ((await readRecording(read, id)) === undefined) await dropFiles(deps, id);
}

/** Moves some files into the bucket; true when it was the last of them. */
async function moveOut(deps: Deps, folder: FolderStore, id: string): Promise<boolean> {
  const { db, wiring } = deps;
  const bucket = new BucketStore(deps);
  // The rows first: what leaves the bucket meanwhile is seen in the folder then.
  const moved = new Set((await listRecordingFiles(db.read, id)).map(({ file }) => file));
  const written = (await folder.playlist(id)) ?? '';
  const lines = linesByFile(written);
  const named = new Set([...filesOf(written), ...(await wiring.provided.clippedFiles(db.read, id))]);
  const left = folder.files(id).filter((file) => named.has(file) && !moved.has(file));
  const isWanted = async (tx: Tx, file: string): Promise<boolean> =>
    (await lockRecording(tx, id)) !== undefined || (await wiring.provided.clippedFiles(tx, id)).includes(file);
  await Promise.all(
    left.slice(0, AT_ONCE).map(async (file) => {
      const found = await folder.read(id, file);
      if (!found) return;
      const object = await bucket.put(file, await buffer(found.stream));
      // Not kept as it was put: it would be lost for good, and is removed within the hour.
      const { fault } = await readWhole(deps, object);
      if (fault !== null) throw new FilesAway(fault);
      await bucket.keep(id, file, object.key, lines.get(file) ?? '', (tx) => isWanted(tx, file));
    }),
  );
  if (left.length > AT_ONCE) return false;
  await db.transact(async (tx) => {
    const kept = new Set(await lockRecordingFiles(tx, id));
    // Where another gateway has brought them back meanwhile, they begin anew.
    if (left.every((file) => kept.has(file)) && [...moved].every((file) => kept.has(file))) folder.leave(id);
  });
  await folder.sweep();
  return true;
}

/** Moves some files into the folder; true when it was the last of them, or where they cannot be moved. */
async function moveBack(deps: Deps, folder: FolderStore, id: string): Promise<boolean> {
  const { db } = deps;
  const files = await listRecordingFiles(db.read, id);
  await folder.begin(id);
  const there = new Set(folder.files(id));
  const left = files.filter(({ file }) => !there.has(file));
  const taken = await Promise.all(
    left.slice(0, AT_ONCE).map(async (one) => {
      const { bytes, fault } = await readWhole(deps, one);
      if (bytes) await folder.take(id, one.file, bytes);
      else await alertOfFault(deps, 'recordings.move', `film:${id}`, fault);
      return bytes !== null;
    }),
  );
  if (taken.includes(false)) return true;
  if (left.length > AT_ONCE) return false;
  const lines = files.map((one) => one.lines).join('');
  // Where there is one the recording was on its way out, and that one is whole.
  if (lines !== '' && !there.has(PLAYLIST_FILE)) await folder.take(id, PLAYLIST_FILE, lines);
  await db.transact(async (tx) => {
    const kept = await lockRecordingFiles(tx, id);
    const found = new Set(folder.files(id));
    // Where another gateway has taken them out meanwhile, they begin anew.
    if (kept.every((file) => found.has(file))) await leaveRecordingFiles(tx, id, deps.now());
  });
  return true;
}
