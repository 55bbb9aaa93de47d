import { hash } from 'node:crypto';
import type { Tx } from '../../../db/client/database.ts';
import type { FileObject } from '../../../db/uploads/upload.table.ts';
import {
  claimRecordingFile,
  insertRecordingFile,
  listRecordingFiles,
  readRecordingFile,
  releaseRecordingFiles,
} from '../../../db/video/recording-file.queries.ts';
import { lockRecording } from '../../../db/video/recording.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { FilesAway } from '../../kernel/files/file-store.ts';
import { requireStore } from '../../kernel/files/place-file.ts';
import { outageOf } from '../../kernel/refusals.ts';
import { streamObject } from '../../kernel/files/stream-file.ts';
import type { RecordingStore } from '../../kernel/video-engine.ts';
import { FILM_TYPE } from './answer-film.ts';

export type BucketDeps = Pick<Deps, 'db' | 'objects' | 'now' | 'randomBytes'>;

/**
 * Recordings in the object store, segment by segment. The rows of what is kept are the playlist; an object has its row
 * before it is put, and no recording has it until it is there, so that whatever dies loses one segment and forgets none.
 */
export class BucketStore implements RecordingStore {
  readonly #deps: BucketDeps;

  constructor(deps: BucketDeps) {
    this.#deps = deps;
  }

  /** There is nothing to make ready. */
  begin(): Promise<void> {
    return Promise.resolve();
  }

  /** Not where the row of the recording is gone: whoever deleted it has deleted it. */
  async write(id: string, file: string, pieces: readonly Uint8Array[], lines: string): Promise<void> {
    const isKept = await this.#patiently(async () => {
      const { key } = await this.put(file, Buffer.concat(pieces));
      return this.keep(id, file, key, lines, async (tx) => (await lockRecording(tx, id)) !== undefined);
    });
    if (!isKept) throw new Error('The recording is gone');
  }

  async playlist(id: string): Promise<string | null> {
    const files = await listRecordingFiles(this.#deps.db.read, id);
    return files.length === 0 ? null : files.map(({ lines }) => lines).join('');
  }

  async read(id: string, file: string): ReturnType<RecordingStore['read']> {
    const object = await readRecordingFile(this.#deps.db.read, id, file);
    if (!object) return null;
    const { key, sizeBytes: bytes } = object;
    const address = await requireStore(this.#deps).address(key, FILM_TYPE, this.#deps.now());
    return address ? { bytes, address } : { bytes, stream: (await streamObject(this.#deps, object, null)).stream };
  }

  async measure(id: string, files: readonly string[]): Promise<number | null> {
    let bytes = 0;
    for (const file of files) {
      const object = await readRecordingFile(this.#deps.db.read, id, file);
      if (!object) return null;
      bytes += object.sizeBytes;
    }
    return bytes;
  }

  async drop(id: string, kept: readonly string[]): Promise<void> {
    await this.#deps.db.transact((tx) => releaseRecordingFiles(tx, id, kept));
  }

  /** Puts the bytes of a file into an object, which is removed within the hour unless it is kept. @throws FilesAway */
  async put(file: string, bytes: Buffer): Promise<FileObject> {
    const { db, now, randomBytes } = this.#deps;
    const store = requireStore(this.#deps);
    const key = `films/${randomBytes(18).toString('base64url')}`;
    const object = { key, sizeBytes: bytes.length, sha256: hash('sha256', bytes, 'hex') };
    // Its row first: whoever dies from here on leaves nothing that is not known of.
    await db.transact((tx) => insertRecordingFile(tx, object, file, now()));
    await store.put(key, bytes, object.sha256);
    return object;
  }

  /** Makes an object a file of a recording, if that is still wanted: whoever deletes it then finds it. */
  keep(id: string, file: string, key: string, lines: string, isWanted: (tx: Tx) => Promise<boolean>): Promise<boolean> {
    const { db, now } = this.#deps;
    return db.transact(async (tx) => {
      if (!(await isWanted(tx))) return false;
      // A try before this one may have come through without being heard of; so may somebody else who moves it.
      if (await readRecordingFile(tx, id, file)) return true;
      if (await claimRecordingFile(tx, key, { recordingId: id, lines }, now())) return true;
      throw new FilesAway(`${key} was put too long ago`);
    });
  }

  /** A database that is away for a moment is waited for as the store is. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const outage = outageOf(error);
      throw outage ? new FilesAway('the database is away', outage) : error;
    }
  }
}
