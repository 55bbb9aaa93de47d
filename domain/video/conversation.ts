import { type Amf, type AmfObject, decodeAmf, encodeAmf } from './amf0.ts';
import { Malformed, join, words } from './bytes.ts';
import { ChunkReader, MESSAGE, type Message, writeMessage } from './chunks.ts';
import { type TypedKey, keyTyped } from './typed-key.ts';

const VERSION = 3;
const GREETING_BYTES = 1_536;
/** Before the key was looked at: commands are short. */
const COMMAND_MAX = 16 * 1024;
const BEFORE_KEY_MAX = 64 * 1024;
/** One picture. */
const PICTURE_MAX = 4 * 1024 * 1024;
const CHUNK_OUT = 4_096;
const WINDOW = 2_500_000;
const ACKNOWLEDGE_EVERY = 2_000_000;

const CONTROL_STREAM = 2;
const COMMAND_STREAM = 3;
const STATUS_STREAM = 5;

/** What a conversation asks of whoever holds the connection. */
export interface Talk {
  readonly send: (bytes: Uint8Array) => void;
  /** Bytes that nobody foresees. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Somebody wants to publish: answered later by `accept` or `refuse`, once. */
  readonly onKey: (typed: TypedKey) => void;
  /** Pictures and sound, after the key was accepted. */
  readonly onMedia: (message: Message) => void;
  /** The other side says that it is done, or was told no: the connection ends once everything is sent. */
  readonly onEnd: (isClean: boolean) => void;
}

/**
 * The server's side of one RTMP connection: handshake, commands, media. Whatever is not as it should be is thrown, and the
 * connection is then cut.
 */
export class RtmpConversation {
  readonly #talk: Talk;
  readonly #reader: ChunkReader;
  #stage: 'greeting' | 'echo' | 'chunks' = 'greeting';
  #held: Uint8Array = new Uint8Array(0);
  /** What stands behind the name of the server in the line for it. */
  #app = '';
  #received = 0;
  #acknowledged = 0;
  #key: 'none' | 'asked' | 'accepted' | 'refused' = 'none';

  constructor(talk: Talk) {
    this.#talk = talk;
    this.#reader = new ChunkReader(COMMAND_MAX, (message) => this.#take(message));
  }

  /** @throws Malformed, or RangeError for what is cut short */
  feed(bytes: Uint8Array): void {
    this.#received += bytes.length;
    if (this.#key !== 'accepted' && this.#received > BEFORE_KEY_MAX) throw new Malformed('rtmp: too much before a key');
    if (this.#received - this.#acknowledged > ACKNOWLEDGE_EVERY) {
      this.#acknowledged = this.#received;
      this.#control(MESSAGE.acknowledge, words(this.#received));
    }
    if (this.#stage === 'chunks') return this.#reader.push(bytes);
    this.#held = join(this.#held, bytes);
    if (this.#stage === 'greeting') this.#greet();
    if (this.#stage === 'echo') this.#passEcho();
  }

  accept(): void {
    if (this.#key !== 'asked') return;
    this.#key = 'accepted';
    this.#reader.messageMax = PICTURE_MAX;
    this.#control(MESSAGE.userControl, join(Uint8Array.of(0, 0), words(1)));
    this.#tellStatus('status', 'NetStream.Publish.Start', 'Live');
  }

  /** Says no, in words that the encoder shows, and ends. */
  refuse(why: string, code: 'NetStream.Publish.BadName' | 'NetStream.Publish.Failed' | 'NetStream.Play.Failed'): void {
    if (this.#key === 'refused') return;
    this.#key = 'refused';
    this.#tellStatus('error', code, why);
    this.#talk.onEnd(false);
  }

  #greet(): void {
    if (this.#held.length > 0 && this.#held[0] !== VERSION) throw new Malformed('rtmp: version');
    if (this.#held.length < 1 + GREETING_BYTES) return;
    const theirs = this.#held.slice(1, 1 + GREETING_BYTES);
    const ours = join(new Uint8Array(8), this.#talk.randomBytes(GREETING_BYTES - 8));
    this.#talk.send(join(Uint8Array.of(VERSION), ours, theirs));
    this.#held = this.#held.slice(1 + GREETING_BYTES);
    this.#stage = 'echo';
  }

  #passEcho(): void {
    if (this.#held.length < GREETING_BYTES) return;
    const rest = this.#held.slice(GREETING_BYTES);
    this.#held = new Uint8Array(0);
    this.#stage = 'chunks';
    this.#reader.push(rest);
  }

  #take(message: Message): void {
    if (this.#key === 'refused') return;
    switch (message.type) {
      case MESSAGE.picture:
      case MESSAGE.sound:
        if (this.#key !== 'accepted') throw new Malformed('rtmp: media before the key was accepted');
        return this.#talk.onMedia(message);
      case MESSAGE.command:
        return this.#command(decodeAmf(message.body));
      case MESSAGE.commandAmf3:
        return this.#command(decodeAmf(message.body.subarray(1)));
      default:
    }
  }

  #command([name, id, about, key]: readonly Amf[]): void {
    const transaction = typeof id === 'number' ? id : 0;
    switch (typeof name === 'string' ? name : '') {
      case 'connect':
        this.#app = appIn(about);
        return this.#answerConnect(transaction);
      case 'createStream':
        return this.#reply('_result', transaction, null, 1);
      case 'releaseStream':
      case 'FCPublish':
        return this.#reply('_result', transaction, null, undefined);
      case 'publish':
        return this.#publish(key);
      case 'play':
        return this.refuse('This address takes streams and plays none', 'NetStream.Play.Failed');
      case 'FCUnpublish':
      case 'deleteStream':
      case 'closeStream':
        return this.#talk.onEnd(true);
      default:
    }
  }

  #publish(given: Amf): void {
    if (this.#key !== 'none') throw new Malformed('rtmp: published twice');
    this.#key = 'asked';
    this.#talk.onKey(keyTyped(typeof given === 'string' ? given : '', this.#app));
  }

  #answerConnect(transaction: number): void {
    this.#control(MESSAGE.windowSize, words(WINDOW));
    this.#control(MESSAGE.peerBandwidth, join(words(WINDOW), Uint8Array.of(2)));
    this.#control(MESSAGE.chunkSize, words(CHUNK_OUT));
    this.#reply(
      '_result',
      transaction,
      { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
      status('status', 'NetConnection.Connect.Success', 'Connected'),
    );
  }

  #tellStatus(level: 'status' | 'error', code: string, description: string): void {
    const body = encodeAmf('onStatus', 0, null, status(level, code, description));
    this.#talk.send(writeMessage({ type: MESSAGE.command, at: 0, body }, STATUS_STREAM, 1, CHUNK_OUT));
  }

  #reply(...values: readonly Amf[]): void {
    const body = encodeAmf(...values);
    this.#talk.send(writeMessage({ type: MESSAGE.command, at: 0, body }, COMMAND_STREAM, 0, CHUNK_OUT));
  }

  #control(type: number, body: Uint8Array): void {
    this.#talk.send(writeMessage({ type, at: 0, body }, CONTROL_STREAM, 0, CHUNK_OUT));
  }
}

function appIn(about: Amf): string {
  const { app } = (typeof about === 'object' && about !== null ? about : {}) as AmfObject;
  return typeof app === 'string' ? app : '';
}

const status = (level: string, code: string, description: string): AmfObject => ({
  level,
  code,
  description,
  objectEncoding: 0,
});
