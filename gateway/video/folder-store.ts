import { appendFile, mkdir, open, readFile, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAYLIST_FILE } from '../../domain/video/recording-addresses.ts';
import { RECORDING_RESERVE } from '../../domain/video/recording.ts';
import type { RecordingStore } from '../kernel/video-engine.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

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
  async write(id: string, file: string, pieces: readonly Uint8Array[]): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < this.#reserve) throw new Error('There is no room left for recordings');
    await writeFile(join(this.#folder, id, file), pieces);
  }

  append(id: string, text: string): Promise<void> {
    return appendFile(join(this.#folder, id, PLAYLIST_FILE), text);
  }

  playlist(id: string): Promise<string | null> {
    return unlessMissing(readFile(join(this.#folder, id, PLAYLIST_FILE), 'utf8'));
  }

  async read(id: string, file: string): ReturnType<RecordingStore['read']> {
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
    for (const file of (await unlessMissing(readdir(place))) ?? [])
      if (!kept.includes(file)) await rm(join(place, file), { force: true });
  }
}
