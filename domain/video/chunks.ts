import { Malformed, join, viewOf } from './bytes.ts';

/** A message of RTMP, put together from its chunks. */
export interface Message {
  readonly type: number;
  /** Milliseconds of the sender's clock, 32 bits. */
  readonly at: number;
  readonly body: Uint8Array;
}

/** As the protocol numbers messages. */
export const MESSAGE = {
  chunkSize: 1,
  acknowledge: 3,
  userControl: 4,
  windowSize: 5,
  peerBandwidth: 6,
  sound: 8,
  picture: 9,
  commandAmf3: 17,
  data: 18,
  command: 20,
} as const;

const CHUNK_STREAMS_MAX = 16;
const CHUNK_SIZE_MAX = 0xff_ff_ff;
/** Written in place of a time that needs four bytes. */
const EXTENDED = 0xff_ff_ff;
/** Bytes of the message header, by the format of the chunk. */
const HEADER_BYTES = [11, 7, 3, 0] as const;

interface ChunkStream {
  at: number;
  delta: number;
  length: number;
  type: number;
  isExtended: boolean;
  body: Uint8Array | null;
  got: number;
}

/** Puts the messages of one connection together, however its bytes are cut. @throws Malformed */
export class ChunkReader {
  /** The largest message that is taken: small until the key was looked at, then one picture. */
  messageMax: number;
  readonly #onMessage: (message: Message) => void;
  readonly #streams = new Map<number, ChunkStream>();
  #chunkSize = 128;
  #rest: Uint8Array = new Uint8Array(0);
  #current: ChunkStream | null = null;
  #missing = 0;

  constructor(messageMax: number, onMessage: (message: Message) => void) {
    this.messageMax = messageMax;
    this.#onMessage = onMessage;
  }

  push(bytes: Uint8Array): void {
    const all = this.#rest.length > 0 ? join(this.#rest, bytes) : bytes;
    let at = 0;
    for (;;) {
      if (this.#current === null) {
        const header = this.#readHeader(all.subarray(at));
        if (header === 0) break;
        at += header;
      }
      at += this.#fill(all.subarray(at));
      if (this.#current !== null) break;
    }
    // A header at most: what is kept never holds on to the whole that came in.
    this.#rest = new Uint8Array(all.subarray(at));
  }

  /** Takes what belongs to the chunk under way; answers how much that was. */
  #fill(bytes: Uint8Array): number {
    const stream = this.#current;
    if (!stream?.body) return 0;
    const count = Math.min(this.#missing, bytes.length);
    stream.body.set(bytes.subarray(0, count), stream.got);
    stream.got += count;
    this.#missing -= count;
    if (this.#missing > 0) return count;
    this.#current = null;
    if (stream.got === stream.length) {
      const { type, at, body } = stream;
      stream.body = null;
      this.#hand({ type, at, body });
    }
    return count;
  }

  #hand(message: Message): void {
    if (message.type !== MESSAGE.chunkSize) return this.#onMessage(message);
    const size = message.body.length >= 4 ? viewOf(message.body).getUint32(0) & 0x7f_ff_ff_ff : 0;
    if (size < 1 || size > CHUNK_SIZE_MAX) throw new Malformed('rtmp: chunk size');
    this.#chunkSize = size;
  }

  /** How many bytes the header has that stands first; 0 while it has not wholly come. */
  #readHeader(bytes: Uint8Array): number {
    const view = viewOf(bytes);
    if (bytes.length === 0) return 0;
    const format = view.getUint8(0) >> 6;
    const low = view.getUint8(0) & 63;
    const idBytes = low === 0 ? 2 : low === 1 ? 3 : 1;
    const size = HEADER_BYTES[format] ?? 0;
    if (bytes.length < idBytes + size) return 0;
    const id = low === 0 ? 64 + view.getUint8(1) : low === 1 ? 64 + view.getUint16(1, true) : low;
    const known = this.#streams.get(id);
    if (!known && format > 1) throw new Malformed('rtmp: chunk of an unknown stream');
    if (known?.body && format < 3) throw new Malformed('rtmp: header inside of a message');
    const stream = known ?? { at: 0, delta: 0, length: 0, type: 0, isExtended: false, body: null, got: 0 };
    const time = timeIn(view, idBytes, size, stream, format);
    if (time === null) return 0;
    if (format < 2) {
      stream.length = (view.getUint16(idBytes + 3) << 8) | view.getUint8(idBytes + 5);
      stream.type = view.getUint8(idBytes + 6);
    }
    if (stream.length > this.messageMax) throw new Malformed('rtmp: message too large');
    if (!known) {
      if (this.#streams.size >= CHUNK_STREAMS_MAX) throw new Malformed('rtmp: too many chunk streams');
      this.#streams.set(id, stream);
    }
    if (stream.body === null) {
      stream.delta = time.value;
      stream.isExtended = time.isExtended;
      stream.at = format === 0 ? time.value : (stream.at + time.value) >>> 0;
      stream.body = new Uint8Array(stream.length);
      stream.got = 0;
    }
    this.#current = stream;
    this.#missing = Math.min(this.#chunkSize, stream.length - stream.got);
    return idBytes + size + time.bytes;
  }
}

interface ReadTime {
  readonly value: number;
  readonly isExtended: boolean;
  /** How many stand behind the header for it. */
  readonly bytes: 0 | 4;
}

/** The time of a chunk; null while its four bytes have not come. */
function timeIn(view: DataView, from: number, size: number, stream: ChunkStream, format: number): ReadTime | null {
  const short = format < 3 ? (view.getUint16(from) << 8) | view.getUint8(from + 2) : stream.delta;
  const isExtended = format < 3 ? short === EXTENDED : stream.isExtended;
  if (!isExtended) return { value: short, isExtended, bytes: 0 };
  if (view.byteLength < from + size + 4) return null;
  const wide = view.getUint32(from + size);
  if (format < 3) return { value: wide, isExtended, bytes: 4 };
  // Some encoders say the time again with each chunk that goes on, some do not.
  const isSaidAgain = wide === stream.delta || wide === stream.at;
  return { value: stream.delta, isExtended, bytes: isSaidAgain ? 4 : 0 };
}

/** One message as bytes: a full header, then chunks that go on. `chunkStream` is below 64. */
export function writeMessage(
  { type, at, body }: Message,
  chunkStream: number,
  messageStream: number,
  chunkSize: number,
): Uint8Array {
  const isExtended = at >= EXTENDED;
  const extra = isExtended ? 4 : 0;
  const goesOn = Math.max(0, Math.ceil(body.length / chunkSize) - 1);
  const bytes = new Uint8Array(12 + extra + body.length + goesOn * (1 + extra));
  const view = viewOf(bytes);
  view.setUint32(0, isExtended ? EXTENDED : at);
  view.setUint8(0, chunkStream);
  view.setUint32(4, (body.length << 8) | type);
  view.setUint32(8, messageStream, true);
  if (isExtended) view.setUint32(12, at);
  let to = 12 + extra;
  for (let from = 0; from < body.length; from += chunkSize) {
    if (from > 0) {
      view.setUint8(to++, 0xc0 | chunkStream);
      if (isExtended) view.setUint32(to, at);
      to += extra;
    }
    const piece = body.subarray(from, from + chunkSize);
    bytes.set(piece, to);
    to += piece.length;
  }
  return bytes;
}
