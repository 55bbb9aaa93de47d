import { type Amf, type AmfObject, decodeAmf, encodeAmf } from './amf0.ts';
import { Malformed, join, viewOf, words } from './bytes.ts';
import { ChunkReader, MESSAGE, type Message, writeMessage } from './chunks.ts';

const VERSION = 3;
const GREETING_BYTES = 1_536;
/** Servers answer with short commands. */
const ANSWER_MAX = 16 * 1024;
/** What a server may say at all, beside a tenth of what it was sent. */
const SAID_MAX = 64 * 1024;
const CHUNK_BEFORE = 128;
const CHUNK_OUT = 4_096;

const CONTROL_STREAM = 2;
const COMMAND_STREAM = 3;
const SOUND_STREAM = 4;
const PICTURE_STREAM = 6;

/** By these numbers the server says which of our calls it answers. */
const CALL = { connect: 1, releaseStream: 2, announce: 3, createStream: 4, publish: 5, withdraw: 6, deleteStream: 7 };
const PING = 6;
const PONG = 7;

/** What a conversation asks of whoever holds the line. */
export interface PushTalk {
  readonly send: (bytes: Uint8Array) => void;
  /** Bytes that nobody foresees. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The server takes pictures from now on. */
  readonly onReady: () => void;
  /** The server says no, in its words; the line is of no use any more. */
  readonly onRefused: (words: string) => void;
}

export interface PushTarget {
  readonly app: string;
  /** The address without the key. */
  readonly href: string;
  readonly key: string;
}

/**
 * The publisher's side of one RTMP connection: handshake, commands, media. What the server says is no more trusted than
 * what strangers send us: whatever is not as it should be is thrown, and the line is then cut.
 */
export class PushConversation {
  readonly #talk: PushTalk;
  readonly #target: PushTarget;
  readonly #reader = new ChunkReader(ANSWER_MAX, (message) => this.#take(message));
  #stage: 'greeting' | 'echo' | 'chunks' = 'greeting';
  #held: Uint8Array = new Uint8Array(0);
  #state: 'asking' | 'ready' | 'over' = 'asking';
  #streamId = 1;
  #received = 0;
  #sent = 0;
  #acknowledged = 0;
  #window: number | null = null;

  constructor(talk: PushTalk, target: PushTarget) {
    this.#talk = talk;
    this.#target = target;
  }

  start(): void {
    this.#send(join(Uint8Array.of(VERSION), new Uint8Array(8), this.#talk.randomBytes(GREETING_BYTES - 8)));
  }

  /** @throws Malformed, or RangeError for what is cut short */
  feed(bytes: Uint8Array): void {
    this.#received += bytes.length;
    if (this.#received > SAID_MAX + this.#sent / 10) throw new Malformed('rtmp: the server says too much');
    if (this.#stage === 'chunks') this.#reader.push(bytes);
    else {
      this.#held = join(this.#held, bytes);
      if (this.#stage === 'greeting') this.#greet();
      if (this.#stage === 'echo') this.#passEcho();
    }
    if (this.#window === null || this.#received - this.#acknowledged < this.#window / 2) return;
    this.#acknowledged = this.#received;
    this.#control(MESSAGE.acknowledge, words(this.#received));
  }

  /** A picture, sound, or how either is to be read. Before the server is ready nothing is sent. */
  media({ type, at, body }: Message): void {
    if (this.#state !== 'ready') return;
    const stream = type === MESSAGE.picture ? PICTURE_STREAM : SOUND_STREAM;
    this.#send(writeMessage({ type, at, body }, stream, this.#streamId, CHUNK_OUT));
  }

  /** What players are told of the stream before its first picture. */
  describe(about: AmfObject): void {
    const body = encodeAmf('@setDataFrame', 'onMetaData', about);
    this.media({ type: MESSAGE.data, at: 0, body });
  }

  /** Says that the stream is over. */
  stop(): void {
    if (this.#state === 'ready') {
      this.#call('FCUnpublish', CALL.withdraw, null, this.#target.key);
      this.#call('deleteStream', CALL.deleteStream, null, this.#streamId);
    }
    this.#state = 'over';
  }

  #greet(): void {
    if (this.#held.length > 0 && this.#held[0] !== VERSION) throw new Malformed('rtmp: version');
    if (this.#held.length < 1 + GREETING_BYTES) return;
    this.#send(this.#held.slice(1, 1 + GREETING_BYTES));
    this.#held = this.#held.slice(1 + GREETING_BYTES);
    this.#stage = 'echo';
  }

  #passEcho(): void {
    if (this.#held.length < GREETING_BYTES) return;
    const rest = this.#held.slice(GREETING_BYTES);
    this.#held = new Uint8Array(0);
    this.#stage = 'chunks';
    const { app, href: tcUrl } = this.#target;
    this.#control(MESSAGE.chunkSize, words(CHUNK_OUT));
    this.#call('connect', CALL.connect, { app, type: 'nonprivate', flashVer: 'FMLE/3.0 (compatible)', tcUrl });
    this.#reader.push(rest);
  }

  #take({ type, body }: Message): void {
    switch (type) {
      case MESSAGE.windowSize:
        this.#window = viewOf(body).getUint32(0);
        return;
      case MESSAGE.userControl:
        if (viewOf(body).getUint16(0) === PING)
          this.#control(MESSAGE.userControl, join(Uint8Array.of(0, PONG), body.slice(2, 6)));
        return;
      case MESSAGE.command:
        return this.#hear(decodeAmf(body));
      case MESSAGE.commandAmf3:
        return this.#hear(decodeAmf(body.subarray(1)));
      default:
    }
  }

  #hear([name, id, , said]: readonly Amf[]): void {
    if (this.#state === 'over') return;
    if (name === '_error' && (id === CALL.connect || id === CALL.createStream)) return this.#refuse(said);
    if (name === '_result' && id === CALL.connect) return this.#ask();
    if (name === '_result' && id === CALL.createStream && this.#state === 'asking') {
      this.#streamId = typeof said === 'number' ? said : 1;
      return this.#call('publish', CALL.publish, null, this.#target.key, 'live');
    }
    if (name !== 'onStatus') return;
    const { level, code } = objectOf(said);
    if (level === 'error') return this.#refuse(said);
    if (code !== 'NetStream.Publish.Start' || this.#state === 'ready') return;
    this.#state = 'ready';
    this.#talk.onReady();
  }

  #ask(): void {
    const { key } = this.#target;
    this.#call('releaseStream', CALL.releaseStream, null, key);
    this.#call('FCPublish', CALL.announce, null, key);
    this.#call('createStream', CALL.createStream, null);
  }

  #refuse(said: Amf): void {
    const { description, code } = objectOf(said);
    this.#state = 'over';
    const told = [description, code].filter((text) => typeof text === 'string');
    this.#talk.onRefused(told.find((text) => text !== '') ?? '');
  }

  #call(...values: readonly Amf[]): void {
    const stream = values[0] === 'publish' ? this.#streamId : 0;
    const message = { type: MESSAGE.command, at: 0, body: encodeAmf(...values) };
    this.#send(writeMessage(message, COMMAND_STREAM, stream, CHUNK_OUT));
  }

  #control(type: number, body: Uint8Array): void {
    this.#send(writeMessage({ type, at: 0, body }, CONTROL_STREAM, 0, CHUNK_BEFORE));
  }

  #send(bytes: Uint8Array): void {
    this.#sent += bytes.length;
    this.#talk.send(bytes);
  }
}

const objectOf = (said: Amf): AmfObject =>
  typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as AmfObject) : {};
