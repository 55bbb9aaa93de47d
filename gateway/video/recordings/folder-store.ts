import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { appendFile, mkdir, open, readFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { PLAYLIST_FILE } from '../../../domain/video/recording-addresses.ts';
import { RECORDING_RESERVE } from '../../../domain/video/recording.ts';
import type { RecordingStore } from '../../kernel/video-engine.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What else lies in the folder, such as what a file system keeps for itself, is none of ours. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** How the name begins of what was put aside; no id does. */
const LEFT = '.left-';

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Recordings in a folder, each in one of its own, segment by segment. A segment is there before the playlist names it,
 * so that whatever dies between the two loses that segment and nothing else.
 */
export class FolderStore implements RecordingStore {
  readonly #folder: string;
  readonly #reserve: number;

  constructor(folder: string, reserve = RECORDING_RESERVE) {
    this.#folder = folder;
    this.#reserve = reserve;
  }

  async begin(id: string): Promise<void> {
    await mkdir(join(this.#folder, id), { recursive: true });
  }

  /** Not where the folder of the recording is gone: whoever deleted it has deleted it. */
  async write(id: string, file: string, pieces: readonly Uint8Array[], lines: string): Promise<void> {
    await this.#requireRoom();
    await writeFile(join(this.#folder, id, file), pieces);
    if (lines !== '') await appendFile(join(this.#folder, id, PLAYLIST_FILE), lines);
  }

  /** A file that is moved here, the playlist too: it is there as a whole or not at all. */
  async take(id: string, file: string, bytes: string | Uint8Array): Promise<void> {
    await this.#requireRoom();
    const path = join(this.#folder, id, `.${randomUUID()}`);
    await writeFile(path, bytes);
    await rename(path, join(this.#folder, id, file));
  }

  /** The recordings of which something lies here, in the order of their ids. */
  async list(): Promise<string[]> {
    const places = (await unlessMissing(readdir(this.#folder))) ?? [];
    return places.filter((place) => ID.test(place)).toSorted();
  }

  /** Puts a recording aside at once; its files are no part of it any more, and go by `sweep`. */
  leave(id: string): void {
    const place = join(this.#folder, id);
    if (existsSync(place)) renameSync(place, join(this.#folder, `${LEFT}${randomUUID()}`));
  }

  /** Removes what was put aside, also by somebody who died over it. */
  async sweep(): Promise<void> {
    const places = (await unlessMissing(readdir(this.#folder))) ?? [];
    for (const place of places.filter((one) => one.startsWith(LEFT)))
      await rm(join(this.#folder, place), { recursive: true, force: true });
  }

  /** The files of one. At once, as `leave`: a transaction waits for nothing but its database. */
  files(id: string): string[] {
    const place = join(this.#folder, id);
    return existsSync(place) ? readdirSync(place) : [];
  }

  async #requireRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < this.#reserve) throw new Error('There is no room left for recordings');
  }

  playlist(id: string): Promise<string | null> {
    return unlessMissing(readFile(join(this.#folder, id, PLAYLIST_FILE), 'utf8'));
  }

  async read(id: string, file: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null> {
    const handle = await unlessMissing(open(join(this.#folder, id, file)));
    if (!handle) return null;
    // Its stream closes it.
    return { bytes: (await handle.stat()).size, stream: handle.createReadStream() };
  }

  async measure(id: string, files: readonly string[]): Promise<number | null> {
    const sizes = files.map((file) => unlessMissing(stat(join(this.#folder, id, file))));
    let bytes = 0;
    for (const found of await Promise.all(sizes)) {
      if (found === null) return null;
      bytes += found.size;
    }
    return bytes;
  }

  async drop(id: string, kept: readonly string[]): Promise<void> {
    const place = join(this.#folder, id);
    if (kept.length === 0) return rm(place, { recursive: true, force: true });
    for (const file of this.files(id)) if (!kept.includes(file)) await rm(join(place, file), { force: true });
  }
}
