import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { Arrivals } from '../../../domain/video/arrivals.ts';
import { Malformed } from '../../../domain/video/bytes.ts';
import { opusConfig } from '../../../domain/video/codecs.ts';
import type { Tag } from '../../../domain/video/flv.ts';
import type { BroadcastState, IncomingFigures, IngestProtocol } from '../../../domain/video/incoming.ts';
import { LiveStream } from '../../../domain/video/live-stream.ts';
import { writeMaster } from '../../../domain/video/playlist.ts';
import { playlistName } from '../../../domain/video/live-addresses.ts';
import type { BroadcastEnd } from '../../../domain/video/video-events.ts';

/** Who fetched nothing for longer does not watch any more. */
const WATCHING_MS = 12_000;
const VIEWERS_MAX = 50_000;
const WAITING_MAX = 20_000;
/** Players ask for what is about to come; this is longer than the longest part. */
const WAIT_MS = 8_000;
/** Seconds of the highest bitrate that may come at once: after a hiccup of the line. */
const BURST_S = 4;
/**
 * Seconds of the highest bitrate that are kept in memory at the most, more than any window is long. Only a publisher
 * whose clock hardly goes on comes to more: what is kept is measured by that clock.
 */
const KEPT_S = 60;

/** Whatever closes when the one who asked is gone: the answer that is not sent yet. */
export type Asking = Pick<EventEmitter, 'once' | 'off'>;

interface Waiting {
  readonly number: number;
  readonly part: number | null;
  readonly resolve: (isThere: boolean) => void;
}

/** The connection of whoever publishes. */
export interface Publisher {
  readonly protocol: IngestProtocol;
  /** Says why in the encoder, and hangs up. */
  readonly dismiss: (why: string) => void;
}

/** Whoever is handed all that a publisher sends, as it comes. */
export interface Tap {
  /** Another publisher, or the same again. */
  readonly attach: () => void;
  readonly take: (tag: Tag, at: number) => void;
  /** What follows is sound that is no AAC. */
  readonly takeOpus: () => void;
  readonly stop: () => void;
}

export interface ChannelTerms {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly kbpsMax: number;
  /** How long a publisher whose line broke may take to come back. */
  readonly graceMs: number;
  readonly onState: (channel: LiveChannel) => void;
}

/** Said on /go-live of sound that is none of AAC in a layout that browsers know. */
const MUTED =
  'The sound cannot be played: choose AAC in stereo in the encoder. Until then viewers see the picture without it.';

/** Sent more than was agreed, or something that is no stream. */
export class Overrun extends Error {}

/** One broadcast on a channel, with whoever publishes and whoever waits for what is next. */
export class LiveChannel {
  readonly id: string;
  readonly live: LiveStream;
  isPrivate: boolean;
  /** Why it is over; null before. */
  end: BroadcastEnd | null = null;
  peakViewers = 0;
  tap: Tap | null = null;
  /** Told whenever there is more to keep, and of the end. */
  recorder: { readonly look: () => void } | null = null;
  readonly #terms: ChannelTerms;
  readonly #startedAt: number;
  readonly #arrivals = new Arrivals();
  readonly #waiting = new Set<Waiting>();
  readonly #viewers = new Map<string, number>();
  #watchedAt = performance.now();
  #playlist: { readonly text: string; readonly bytes: Uint8Array } | null = null;
  #publisher: Publisher | null = null;
  #protocol: IngestProtocol = 'rtmp';
  #heardAt = 0;
  #budget: number;
  #budgetAt = performance.now();
  #grace: NodeJS.Timeout | null = null;
  #told: BroadcastState = 'starting';
  /** Why the sound of this publisher is not played; null where it is. */
  #muted: string | null = null;
  /** Why the last publisher was sent away; null for one that left. */
  #refused: string | null = null;

  constructor(id: string, isPrivate: boolean, terms: ChannelTerms) {
    this.id = id;
    this.isPrivate = isPrivate;
    this.#terms = terms;
    this.#startedAt = terms.now();
    this.#budget = this.#budgetMax;
    this.live = new LiveStream({
      now: terms.now,
      newEpoch: () => randomBytes(6).toString('hex'),
      onNews: () => this.#onNews(),
    });
  }

  get protocol(): IngestProtocol {
    return this.#protocol;
  }
  get publisher(): Publisher | null {
    return this.#publisher;
  }
  /** How long nothing has come from the publisher. */
  get idleMs(): number {
    return performance.now() - this.#heardAt;
  }

  /** How long nobody has fetched anything. */
  get unwatchedMs(): number {
    return performance.now() - this.#watchedAt;
  }

  /** A publisher takes the place, of one that is gone as well. */
  attach(publisher: Publisher): void {
    if (this.#grace) clearTimeout(this.#grace);
    this.#grace = null;
    const before = this.#publisher;
    this.#publisher = publisher;
    this.#protocol = publisher.protocol;
    this.#heardAt = performance.now();
    if (before) {
      before.dismiss('Another connection has taken over');
      this.live.detach();
    }
    this.#muted = null;
    this.live.attach();
    this.tap?.attach();
  }

  /** @throws Malformed, WrongCodec, Overrun */
  take(publisher: Publisher, tag: Tag, at: number): void {
    if (this.#publisher !== publisher) return;
    this.#note('data' in tag ? tag.data.length : tag.record.length, tag.kind === 'picture');
    if (tag.kind === 'sound-config' && !this.#configureSound(tag, at)) return;
    if (tag.kind === 'sound' && this.#muted !== null) return;
    if (tag.kind !== 'sound-config') this.live.take(tag, at);
    if (this.live.bytes > (this.#terms.kbpsMax * 1000 * KEPT_S) / 8)
      throw new Overrun('The clock of the encoder hardly goes on: start it again');
    this.tap?.take(tag, at);
  }

  #note(bytes: number, isPicture: boolean): void {
    const now = performance.now();
    this.#heardAt = now;
    this.#charge(bytes, now);
    this.#arrivals.note(now, bytes, isPicture);
  }

  /** Whether players can play the sound that is told of; the pictures go on without it otherwise. */
  #configureSound(tag: Extract<Tag, { kind: 'sound-config' }>, at: number): boolean {
    try {
      this.live.take(tag, at);
      this.#muted = null;
      return true;
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.#mute();
      return false;
    }
  }

  #mute(): void {
    this.#muted = MUTED;
    this.live.dropSound();
  }

  /** Sound that nothing here carries: the pictures go on without it. @throws Overrun */
  takeUnreadableSound(publisher: Publisher, bytes: number): void {
    if (this.#publisher !== publisher) return;
    this.#note(bytes, false);
    if (this.#muted === null) this.#mute();
  }

  /** Sound of a browser that has no AAC. */
  takeOpus(publisher: Publisher, channels: 1 | 2): void {
    if (this.#publisher !== publisher) return;
    this.live.configureSound(opusConfig(channels));
    this.tap?.takeOpus();
  }

  /** The publisher is gone: done, or for a while. @param why it was sent away; null for one that left */
  leave(publisher: Publisher, isClean: boolean, why: string | null = null): void {
    if (this.#publisher !== publisher) return;
    this.#publisher = null;
    this.#refused = why;
    if (isClean) return this.finish('stopped');
    this.live.detach();
    this.#grace = setTimeout(() => this.finish('lost'), this.#terms.graceMs);
    this.#grace.unref();
  }

  finish(end: BroadcastEnd, why = 'The stream was ended'): void {
    if (this.end !== null) return;
    this.end = end;
    // Players are a little behind: of what may not be seen any more, they get nothing that they have not got.
    if (end === 'ended' || end === 'not-allowed') this.isPrivate = true;
    if (this.#grace) clearTimeout(this.#grace);
    const publisher = this.#publisher;
    this.#publisher = null;
    publisher?.dismiss(why);
    this.tap?.stop();
    this.live.finish();
  }

  figures(): IncomingFigures {
    const { live } = this;
    return {
      state: live.state,
      protocol: this.#protocol,
      width: live.picture?.width ?? 0,
      height: live.picture?.height ?? 0,
      ...this.#arrivals.figures(performance.now()),
      keyInterval: live.keyInterval === null ? null : Math.round(live.keyInterval * 100) / 100,
      videoCodec: live.picture?.codec ?? null,
      soundCodec: live.sound?.codec ?? null,
      complaint: this.#muted ?? (live.state === 'live' ? null : this.#refused),
      startedAt: this.#startedAt,
    };
  }

  master(): string | null {
    const { picture, sound, isReady, epoch } = this.live;
    if (!picture || !isReady) return null;
    const { kbps, framesPerSecond } = this.figures();
    const codecs = [picture.codec, ...(sound ? [sound.codec] : [])];
    const { width, height } = picture;
    return writeMaster({ codecs, width, height, kbps, framesPerSecond }, playlistName(epoch));
  }

  /** The playlist as it is sent, made once for all who fetch it. */
  playlist(): Uint8Array {
    const text = this.live.playlist();
    if (this.#playlist?.text !== text) this.#playlist = { text, bytes: new TextEncoder().encode(text) };
    return this.#playlist.bytes;
  }

  /** Resolves to true when a part can be fetched, and to false when it does not come in time, or who asks has left. */
  wait(number: number, part: number | null, asking: Asking): Promise<boolean> {
    if (this.live.has(number, part) || this.live.state === 'ended') return Promise.resolve(true);
    if (!this.live.isNear(number) || this.#waiting.size >= WAITING_MAX) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (isThere: boolean) => {
        clearTimeout(timer);
        asking.off('close', giveUp);
        this.#waiting.delete(waiting);
        resolve(isThere);
      };
      const giveUp = () => settle(false);
      const timer = setTimeout(giveUp, WAIT_MS);
      timer.unref();
      const waiting: Waiting = { number, part, resolve: settle };
      asking.once('close', giveUp);
      this.#waiting.add(waiting);
    });
  }

  /** Somebody looks, without watching. */
  noteLook(): void {
    this.#watchedAt = performance.now();
  }

  noteViewer(viewer: string): void {
    const now = performance.now();
    this.noteLook();
    if (this.#viewers.size >= VIEWERS_MAX && !this.#viewers.has(viewer)) this.#forgetViewers(now);
    if (this.#viewers.size < VIEWERS_MAX) this.#viewers.set(viewer, now);
    if (this.#viewers.size > this.peakViewers) this.peakViewers = Math.max(this.peakViewers, this.viewers());
  }

  viewers(): number {
    this.#forgetViewers(performance.now());
    return this.#viewers.size;
  }

  #forgetViewers(now: number): void {
    for (const [viewer, at] of this.#viewers) if (at < now - WATCHING_MS) this.#viewers.delete(viewer);
  }

  get #budgetMax(): number {
    return (this.#terms.kbpsMax * 1000 * BURST_S) / 8;
  }

  #charge(bytes: number, now: number): void {
    const refill = ((now - this.#budgetAt) * this.#terms.kbpsMax) / 8;
    this.#budget = Math.min(this.#budgetMax, this.#budget + refill) - bytes;
    this.#budgetAt = now;
    if (this.#budget < 0) throw new Overrun(`Choose less than ${this.#terms.kbpsMax} kbps in the encoder`);
  }

  #onNews(): void {
    const isOver = this.live.state === 'ended';
    for (const { number, part, resolve } of this.#waiting) if (isOver || this.live.has(number, part)) resolve(true);
    this.recorder?.look();
    if (this.live.state === this.#told) return;
    this.#told = this.live.state;
    this.#terms.onState(this);
  }
}
