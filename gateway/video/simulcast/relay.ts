import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { MESSAGE } from '../../../domain/video/chunks.ts';
import { type Tag, writeTag } from '../../../domain/video/flv.ts';
import { PushConversation } from '../../../domain/video/push-conversation.ts';
import { RELAY_FAULTS, RelayClock, type RelayState, sayable } from '../../../domain/video/simulcast.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import type { LineOut } from '../../kernel/http/outgoing.ts';
import type { RelayFigures, RelayTarget } from '../../kernel/video-engine.ts';

/** From the first packet until pictures are taken. */
const GREETING_MS = 15 * SECOND;
/** Without a byte that the other side took. */
const STUCK_MS = 15 * SECOND;
/** What a platform has to read that the stream is over. */
const FAREWELL_MS = SECOND;
/** Bytes that wait for a slow line; then pictures are left out up to a key frame. */
const WAITING_MAX = 3_000_000;
/** So few wait when it goes on. */
const WAITING_AGAIN = 300_000;
/** What held for so long has proven itself: the next pause is the first again. */
const PROVEN_MS = MINUTE;

export interface RelayTerms {
  readonly open: LineOut;
  /** Milliseconds between two tries, the last for all later ones. */
  readonly pauses: readonly number[];
}

/** What a platform has to have before the first picture. */
export interface Description {
  readonly width: number;
  readonly height: number;
  readonly pictureConfig: Tag | null;
  readonly soundConfig: Tag | null;
}

/** One platform that a stream is sent on to. Nothing that it does reaches the stream. */
export class Relay {
  readonly target: RelayTarget;
  readonly #terms: RelayTerms;
  readonly #describe: () => Description;
  readonly #clock = new RelayClock();
  #state: RelayState = 'connecting';
  #why: string | null = null;
  #socket: Socket | null = null;
  #conversation: PushConversation | null = null;
  #pause: NodeJS.Timeout | null = null;
  #tries = 0;
  /** Until a key frame: at the beginning, and where the line is slower than the stream. */
  #isSkipping = true;

  constructor(target: RelayTarget, terms: RelayTerms, describe: () => Description) {
    this.target = target;
    this.#terms = terms;
    this.#describe = describe;
    this.#dial();
  }

  get figures(): RelayFigures {
    return { platform: this.target.platform, state: this.#state, why: this.#why };
  }

  /** Another publisher, or the same again. */
  attach(): void {
    this.#clock.attach();
    this.#isSkipping = true;
  }

  take(tag: Tag, at: number): void {
    if (this.#state !== 'sending') return;
    if (tag.kind === 'picture' || tag.kind === 'sound') {
      const waiting = this.#socket?.writableLength ?? 0;
      if (waiting > WAITING_MAX) this.#isSkipping = true;
      if (this.#isSkipping) {
        if (tag.kind !== 'picture' || !tag.isKey || waiting > WAITING_AGAIN) return;
        this.#isSkipping = false;
      }
    }
    this.#send(tag, this.#clock.place(at));
  }

  stop(): void {
    if (this.#pause) clearTimeout(this.#pause);
    const socket = this.#socket;
    const conversation = this.#conversation;
    this.#socket = null;
    this.#conversation = null;
    if (!socket || socket.destroyed) return;
    conversation?.stop();
    socket.end();
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  }

  #send(tag: Tag, at: number): void {
    const type = tag.kind === 'picture' || tag.kind === 'picture-config' ? MESSAGE.picture : MESSAGE.sound;
    this.#conversation?.media({ type, at, body: writeTag(tag) });
  }

  #dial(): void {
    const { address, key } = this.target;
    this.#state = 'connecting';
    const socket = this.#terms.open(address, () => conversation.start());
    const isCurrent = () => this.#socket === socket;
    const conversation = new PushConversation(
      {
        send: (bytes) => void (socket.writable && socket.write(bytes)),
        randomBytes,
        onReady: () => {
          clearTimeout(greeting);
          if (isCurrent()) this.#begin();
        },
        onRefused: (words) => {
          if (isCurrent()) this.#lose('refused', words === '' ? RELAY_FAULTS.refused : sayable(words, key));
          socket.destroy();
        },
      },
      { app: address.app, href: address.href, key },
    );
    this.#socket = socket;
    this.#conversation = conversation;
    const greeting = setTimeout(() => socket.destroy(new Error('no answer in time')), GREETING_MS);
    socket.setNoDelay(true);
    socket.setTimeout(STUCK_MS, () => {
      // While the publisher is away for a moment there is nothing to send.
      if (socket.writableLength > 0) socket.destroy(new Error('the line takes nothing'));
    });
    socket.on('data', (bytes: Buffer) => {
      try {
        conversation.feed(bytes);
      } catch {
        socket.destroy(new Error('the answer is no RTMP'));
      }
    });
    let broken: string | null = null;
    socket.on('error', ({ message }) => (broken ??= message));
    socket.on('close', () => {
      clearTimeout(greeting);
      if (isCurrent()) this.#lose('lost', broken === null ? RELAY_FAULTS.lost : sayable(broken, key));
    });
  }

  #begin(): void {
    this.#state = 'sending';
    this.#why = null;
    this.#isSkipping = true;
    const { width, height, pictureConfig, soundConfig } = this.#describe();
    this.#conversation?.describe({ width, height, videocodecid: 7, ...(soundConfig && { audiocodecid: 10 }) });
    for (const tag of [pictureConfig, soundConfig]) if (tag) this.#send(tag, 0);
    const provenLater = setTimeout(() => {
      if (this.#state === 'sending') this.#tries = 0;
    }, PROVEN_MS);
    provenLater.unref();
    this.#socket?.once('close', () => clearTimeout(provenLater));
  }

  #lose(state: 'refused' | 'lost', why: string): void {
    this.#socket = null;
    this.#conversation = null;
    this.#state = state;
    this.#why = why;
    const { pauses } = this.#terms;
    const pause = pauses[Math.min(this.#tries, pauses.length - 1)] ?? MINUTE;
    this.#tries++;
    this.#pause = setTimeout(() => this.#dial(), pause);
    this.#pause.unref();
  }
}
