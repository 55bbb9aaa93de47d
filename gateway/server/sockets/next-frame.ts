const TEXT_FRAME = 0x81;
/** A length below this stands in the second byte; this and the next one announce two or eight bytes of length. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const TWO_BYTES_MAX = 0xff_ff;

/** Writes what every frame of one operation begins with, so that a message to a thousand sockets is encoded once. */
export class NextFrame {
  readonly #before: Buffer;

  constructor(operationId: string) {
    this.#before = Buffer.from(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`);
  }

  /** A `next` message of the graphql-ws protocol as one unmasked text frame (RFC 6455, 5.2). */
  of(payload: Buffer): Buffer {
    const length = this.#before.length + payload.length + 1;
    const head = length < TWO_BYTES ? 2 : length <= TWO_BYTES_MAX ? 4 : 10;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = TEXT_FRAME;
    if (head === 2) frame[1] = length;
    else if (head === 4) {
      frame[1] = TWO_BYTES;
      frame.writeUInt16BE(length, 2);
    } else {
      frame[1] = EIGHT_BYTES;
      frame.writeBigUInt64BE(BigInt(length), 2);
    }
    this.#before.copy(frame, head);
    payload.copy(frame, head + this.#before.length);
    frame[head + length - 1] = 0x7d; // }
    return frame;
  }
}
