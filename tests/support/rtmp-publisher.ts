import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { type Amf, type AmfObject, decodeAmf, encodeAmf } from '../../domain/video/amf0.ts';
import { words as bigEndian } from '../../domain/video/bytes.ts';
import { ChunkReader, MESSAGE, type Message, writeMessage } from '../../domain/video/chunks.ts';
import { filmMessages } from './film.ts';

const CHUNK = 4_096;
const ROUND_MS = 12_000;

/** Streaming software as far as a server can tell, that shows the film of the product over real RTMP. */
export class RtmpPublisher {
  /** What the server said last. */
  readonly said: string[] = [];
  /** Resolves when the connection is over. */
  readonly closed: Promise<unknown>;
  readonly #socket: Socket;
  readonly #messages: readonly Message[];
  #shownMs = 0;
  #next = 0;

  private constructor(socket: Socket, messages: readonly Message[]) {
    this.#socket = socket;
    this.#messages = messages;
    this.closed = once(socket, 'close');
    socket.on('error', () => socket.destroy());
  }

  /**
   * Resolves once the server takes pictures. @param messages twelve seconds of what it shows
   * @throws Error with the words of the server's no
   */
  static async open(
    port: number,
    key: string,
    socket: Socket = connect(port, '127.0.0.1'),
    messages: readonly Message[] = filmMessages,
  ): Promise<RtmpPublisher> {
    const publisher = new RtmpPublisher(socket, messages);
    socket.write(Buffer.concat([Buffer.of(3), Buffer.alloc(1536)]));
    const answer = publisher.#listen();
    const isCut = publisher.closed.then(() => true);
    if ((await Promise.race([answer.greeted, isCut])) === true) throw new Error('hung up');
    socket.write(Buffer.alloc(1536));
    publisher.#send(2, MESSAGE.chunkSize, 0, bigEndian(CHUNK), 128);
    publisher.#command('connect', 1, { app: 'live', type: 'nonprivate' });
    publisher.#command('releaseStream', 2, null, key);
    publisher.#command('FCPublish', 3, null, key);
    publisher.#command('createStream', 4, null);
    publisher.#command('publish', 5, null, key, 'live');
    const refusal = await Promise.race([answer.published, publisher.closed.then(() => 'hung up')]);
    if (refusal !== null) throw new Error(publisher.said.at(-1) ?? refusal);
    return publisher;
  }

  /** Sends so much more of the film at once; it begins anew where it ends. */
  show(ms: number): void {
    this.#shownMs += ms;
    for (;;) {
      const message = this.#messages[this.#next % this.#messages.length];
      const at = (message?.at ?? 0) + Math.floor(this.#next / this.#messages.length) * ROUND_MS;
      if (!message || at > this.#shownMs) return;
      this.#send(message.type === MESSAGE.picture ? 6 : 4, message.type, at, message.body, CHUNK);
      this.#next++;
    }
  }

  /** As 'Stop' does in streaming software. */
  stop(): Promise<unknown> {
    this.#command('FCUnpublish', 6, null, 'x');
    this.#command('deleteStream', 7, null, 1);
    return this.closed;
  }

  /** As a cable that is pulled. */
  cut(): void {
    this.#socket.destroy();
  }

  #command(...values: readonly Amf[]): void {
    this.#send(3, MESSAGE.command, 0, encodeAmf(...values), CHUNK);
  }

  #send(chunkStream: number, type: number, at: number, body: Uint8Array, chunkSize: number): void {
    this.#socket.write(writeMessage({ type, at, body }, chunkStream, 1, chunkSize));
  }

  #listen(): { readonly greeted: Promise<void>; readonly published: Promise<null | string> } {
    let greeted = (): void => undefined;
    let published: (refusal: null | string) => void = () => undefined;
    let held = Buffer.alloc(0);
    let reader: ChunkReader | null = null;
    const take = (name: unknown, info: AmfObject) => {
      if (name !== 'onStatus') return;
      const { level, description } = info;
      const words = typeof description === 'string' ? description : '';
      this.said.push(words);
      published(level === 'status' ? null : words);
    };
    this.#socket.on('data', (bytes: Buffer) => {
      if (reader) return reader.push(bytes);
      held = Buffer.concat([held, bytes]);
      if (held.length < 1 + 2 * 1536) return;
      reader = new ChunkReader(65_536, ({ type, body }) => {
        if (type !== MESSAGE.command) return;
        const [name, , , info] = decodeAmf(body);
        take(name, (info ?? {}) as AmfObject);
      });
      greeted();
      reader.push(held.subarray(1 + 2 * 1536));
    });
    return {
      greeted: new Promise((resolve) => (greeted = resolve)),
      published: new Promise((resolve) => (published = resolve)),
    };
  }
}
