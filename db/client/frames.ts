/** A stream of byte strings of known length, so that what holds anything can follow what holds anything. */
import type { Readable } from 'node:stream';

const LENGTH_BYTES = 4;

/** The bytes of one frame; an empty one ends a run of frames. */
export function frame(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

export const textFrame = (value: unknown): Buffer => frame(Buffer.from(JSON.stringify(value)));

/** Reads frames back, one at a time. */
export class FrameReader {
  readonly #chunks: AsyncIterator<Buffer, undefined>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  }

  async #take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [this.#rest];
    for (let length = this.#rest.length; length < count;) {
      const { value } = await this.#chunks.next();
      if (!value) throw new Error('the file ends too early');
      parts.push(value);
      length += value.length;
    }
    const all = Buffer.concat(parts);
    this.#rest = all.subarray(count);
    return all.subarray(0, count);
  }

  async next(): Promise<Buffer> {
    const length = (await this.#take(LENGTH_BYTES)).readUInt32BE();
    return this.#take(length);
  }

  async nextValue<T>(): Promise<T> {
    return JSON.parse((await this.next()).toString()) as T;
  }

  /** The frames up to the empty one. */
  async *run(): AsyncGenerator<Buffer> {
    for (let bytes = await this.next(); bytes.length > 0; bytes = await this.next()) yield bytes;
  }
}
