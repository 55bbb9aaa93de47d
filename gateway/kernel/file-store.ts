import type { Readable } from 'node:stream';

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
