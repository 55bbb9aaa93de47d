import type { Deps } from '../../kernel/deps.ts';
import type { RecordingStore } from '../../kernel/video-engine.ts';
import { type BucketDeps, BucketStore } from './bucket-store.ts';
import { FolderStore } from './folder-store.ts';

/**
 * Recordings in the folder and in the bucket; one of the two takes new ones. While one is moved its files lie in both,
 * and whoever looks for a file that has just left one place finds it in the other.
 */
class BothStores implements RecordingStore {
  readonly #folder: FolderStore;
  readonly #bucket: BucketStore;
  readonly #taking: RecordingStore;

  constructor(folder: FolderStore, bucket: BucketStore, taking: RecordingStore) {
    this.#folder = folder;
    this.#bucket = bucket;
    this.#taking = taking;
  }

  begin(id: string): Promise<void> {
    return this.#taking.begin(id);
  }

  write(id: string, file: string, pieces: readonly Uint8Array[], lines: string): Promise<void> {
    return this.#taking.write(id, file, pieces, lines);
  }

  /** That of the folder is there for as long as it is whole. */
  async playlist(id: string): Promise<string | null> {
    const find = async () => (await this.#folder.playlist(id)) ?? (await this.#bucket.playlist(id));
    return (await find()) ?? (await find());
  }

  async read(id: string, file: string): ReturnType<RecordingStore['read']> {
    const find = async () => (await this.#bucket.read(id, file)) ?? (await this.#folder.read(id, file));
    return (await find()) ?? (await find());
  }

  async measure(id: string, files: readonly string[]): Promise<number | null> {
    let bytes = 0;
    for (const file of files) {
      const size = (await this.#bucket.measure(id, [file])) ?? (await this.#folder.measure(id, [file]));
      if (size === null) return null;
      bytes += size;
    }
    return bytes;
  }

  async drop(id: string, kept: readonly string[]): Promise<void> {
    await this.#bucket.drop(id, kept);
    await this.#folder.drop(id, kept);
  }
}

/** Where recordings lie, and where new ones go; null where none are kept. */
export function recordingStoreOf(deps: BucketDeps & Pick<Deps, 'config'>): RecordingStore | null {
  const { recordingFolder, files } = deps.config;
  const folder = recordingFolder === null ? null : new FolderStore(recordingFolder);
  const bucket = deps.objects === null ? null : new BucketStore(deps);
  if (folder === null || bucket === null) return folder ?? bucket;
  return new BothStores(folder, bucket, files.store === 's3' ? bucket : folder);
}
