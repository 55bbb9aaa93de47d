import { randomBytes } from 'node:crypto';
import { type Socket, connect } from 'node:net';

/** A frame of a client is masked; with zeros the text stays as it is. */
function frame(opcode: number, payload: Buffer): Buffer {
  const long = payload.length > 125;
  const head = long
    ? Buffer.from([0x80 | opcode, 0x80 | 126, payload.length >> 8, payload.length & 255])
    : Buffer.from([0x80 | opcode, 0x80 | payload.length]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** A websocket that does as little as a socket can, so that a thousand of them do not measure themselves. */
export class FrameSocket {
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  readonly #onText: (bytes: Buffer) => void;
  #rest: Buffer | null = null;
  #isOpen = false;
  #refusal = 'hung up';
  #opened: () => void = () => undefined;

  private constructor(socket: Socket, onText: (bytes: Buffer) => void) {
    this.#socket = socket;
    this.#onText = onText;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => this.#take(chunk));
  }

  /** Connects to `/graphql`; `onText` gets every message. */
  static async open(url: string, cookie: string, onText: (bytes: Buffer) => void): Promise<FrameSocket> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    const made = new FrameSocket(socket, onText);
    const opened = new Promise<void>((resolve, reject) => {
      made.#opened = resolve;
      socket.once('close', () => reject(new Error(`${url} took no websocket: ${made.#refusal}`)));
    });
    const lines = [
      'GET /graphql HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await opened;
    return made;
  }

  send(message: unknown): void {
    this.#socket.write(frame(1, Buffer.from(JSON.stringify(message))));
  }

  /** Hangs up without a goodbye, or with one. */
  leave(politely: boolean): void {
    if (politely) this.#socket.write(frame(8, Buffer.from([1000 >> 8, 1000 & 255])));
    else this.#socket.resetAndDestroy();
  }

  #take(chunk: Buffer): void {
    let bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = null;
    if (!this.#isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return void (this.#rest = bytes);
      if (!bytes.toString('latin1', 0, 12).endsWith(' 101')) {
        this.#refusal = bytes.toString('latin1', 0, bytes.indexOf('\r\n'));
        return void this.#socket.destroy();
      }
      this.#isOpen = true;
      this.#opened();
      bytes = bytes.subarray(end + 4);
    }
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = (bytes[at + 1] ?? 0) & 127;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (bytes.length - at < head) break;
      const length =
        short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
      if (bytes.length - at < head + length) break;
      const payload = bytes.subarray(at + head, at + head + length);
      const opcode = (bytes[at] ?? 0) & 15;
      if (opcode === 1) this.#onText(payload);
      else if (opcode === 9) this.#socket.write(frame(10, payload));
      else if (opcode === 8) this.#socket.end();
      at += head + length;
    }
    if (at < bytes.length) this.#rest = bytes.subarray(at);
  }
}
