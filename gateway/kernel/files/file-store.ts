import type { Readable } from 'node:stream';

/** How a store is reached that speaks S3. */
export interface S3Config {
  readonly endpoint: URL;
  /** Where viewers fetch films from it; null where gateways hand them on. */
  readonly publicUrl: URL | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly waitMs: number;
}

/** A stretch of a file: the first byte and the last one. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Bytes that are on their way, and how many of them there are. Whoever gets it reads or destroys the stream. */
export interface FileBody {
  readonly sizeBytes: number;
  readonly stream: Readable;
}

/**
 * Where files lie outside of the database, for all gateways. Nobody but the gateways reads it. Each key is written once,
 * so that what was read under it is never another file. Whatever cannot be done throws `FilesAway`.
 */
export interface FileStore {
  /** Keeps all of a file or nothing; `sha256` of its bytes in hexadecimal digits. What failed may be there all the same. */
  put(key: string, bytes: Uint8Array, sha256: string): Promise<void>;
  /** A file, or some of it; null where there is none. */
  read(key: string, range: ByteRange | null): Promise<FileBody | null>;
  /**
   * Where whoever has it fetches the file from the store itself, as `contentType`, for a moment from `now` on; null where
   * viewers do not reach the store.
   */
  address(key: string, contentType: string, now: number): Promise<URL | null>;
  /** In bytes; null where there is none. */
  size(key: string): Promise<number | null>;
  /** Also one that is not there. */
  remove(key: string): Promise<void>;
}

/** The store does not answer, or not with what it should. Nothing was changed, and it is worth another try. */
export class FilesAway extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FilesAway';
  }
}
