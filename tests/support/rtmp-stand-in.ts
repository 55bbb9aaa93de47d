import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import type { Message } from '../../domain/video/chunks.ts';
import { RtmpConversation } from '../../domain/video/conversation.ts';

/** A platform that takes streams, as far as whoever sends one can tell. */
export class RtmpStandIn {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** The key of each connection that asked to publish, in turn. */
  readonly keys: (string | null)[] = [];
  /** What came in over all connections, as it came. */
  readonly media: Message[] = [];
  /** Streams that were ended in so many words. */
  ends = 0;
  /** The words with which the next ones are told no; null takes them. */
  refusal: string | null = null;

  private constructor() {
    this.#server = createServer((socket) => this.#take(socket));
  }

  static async open(): Promise<RtmpStandIn> {
    const standIn = new RtmpStandIn();
    standIn.#server.listen(0, '127.0.0.1');
    await once(standIn.#server, 'listening');
    return standIn;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** As a cable that is pulled. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }

  #take(socket: Socket): void {
    let isEnded = false;
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
    const conversation: RtmpConversation = new RtmpConversation({
      send: (bytes) => void (socket.writable && socket.write(bytes)),
      randomBytes,
      onKey: (typed) => {
        this.keys.push('key' in typed ? typed.key : null);
        if (this.refusal === null) conversation.accept();
        else conversation.refuse(this.refusal, 'NetStream.Publish.BadName');
      },
      onMedia: (message) => void this.media.push(message),
      onEnd: (isClean) => {
        if (isClean && !isEnded) this.ends++;
        isEnded = true;
        socket.end();
      },
    });
    socket.on('data', (bytes) => conversation.feed(bytes));
  }
}
