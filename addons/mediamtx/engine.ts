import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECOND } from '../../domain/shared/time.ts';
import type { BroadcastState, IncomingFigures } from '../../domain/video/incoming.ts';
import { LIVE_FOLDER } from '../../domain/video/live-addresses.ts';
import { keyTyped } from '../../domain/video/typed-key.ts';
import type { BroadcastEnd } from '../../domain/video/video-events.ts';
import type { Config } from '../../gateway/kernel/config/config.ts';
import type { Playback, Product, PublishRuling, RelayFigures, VideoEngine } from '../../gateway/kernel/video-engine.ts';
import { PlaybackTokens, TOKEN_LIFE_MS, UNKNOWN_KEY, WrongKeys } from '../../gateway/video/index.ts';
import { type LineKind, MediaMtxClient, type MediaMtxPath, isLine } from './client.ts';
import { type Question, answerHook, channelIn, pathOf } from './hook.ts';
import type { Settings } from './settings.ts';

/** How often it is looked what MediaMTX has, and asked whether whoever publishes still may. */
const ROUND_MS = SECOND;
/** Over so long the bitrate is measured. */
const SPAN_MS = 3 * SECOND;
/** How long more than the most may come before the line is cut: an encoder sends a scene that changes at once. */
const BURST_MS = 10 * SECOND;

/** Where MediaMTX asks who may do what. */
const HOOK = `${LIVE_FOLDER}authorise`;

/** The codecs that MediaMTX names in words, as players do. */
const PICTURES = new Set(['H264', 'H265', 'AV1', 'VP9', 'VP8']);

interface Source {
  readonly kind: LineKind;
  readonly id: string;
}

interface Place {
  state: BroadcastState;
  source: Source;
  isPrivate: boolean;
  path: MediaMtxPath;
  relays: readonly RelayFigures[];
  readonly startedAt: number;
  peak: number;
  /** Of a clock that never goes back. */
  goneAt: number | null;
  overAt: number | null;
  arrivals: { readonly at: number; readonly bytes: number }[];
}

/** What the engine takes from the configuration of the gateway. */
type EngineConfig = Pick<Config, 'video' | 'videoSecret'>;

/**
 * Streaming software publishes to a MediaMTX beside the gateways, and viewers fetch from it, or from a CDN in front: no
 * picture goes through a gateway, every gateway knows every stream, and a stream outlives any of them. What browsers
 * send, and the looped films, stay in the gateway, in the engine that this one is given. MediaMTX is asked what it has each
 * second, and itself asks who may publish and watch.
 */
export class MediaMtxEngine implements VideoEngine {
  readonly keepsSoftware = false;
  readonly #config: EngineConfig;
  readonly #roundMs: number;
  readonly #burstMs: number;
  readonly #here: VideoEngine;
  readonly #client: MediaMtxClient;
  readonly #settings: Settings;
  readonly #tokens: PlaybackTokens;
  readonly #wrongKeys = new WrongKeys();
  readonly #places = new Map<string, Place>();
  /** Lines that are to be cut and are there still, by id: what they send is nobody's any more. */
  readonly #cut = new Map<string, LineKind>();
  #product: Product | null = null;
  #isReached = false;
  #isLooking = false;
  #round: NodeJS.Timeout | null = null;

  constructor(
    here: VideoEngine,
    settings: Settings,
    config: EngineConfig,
    { roundMs = ROUND_MS, burstMs = BURST_MS } = {},
  ) {
    this.#here = here;
    this.#settings = settings;
    this.#config = config;
    this.#roundMs = roundMs;
    this.#burstMs = burstMs;
    this.#client = new MediaMtxClient(settings);
    this.#tokens = new PlaybackTokens(config.videoSecret);
  }

  get origin(): string {
    return new URL(this.#settings.hls).origin;
  }

  get recordings() {
    return this.#here.recordings;
  }

  get rtmp(): VideoEngine['rtmp'] {
    return { state: this.#isReached ? 'on' : 'unavailable', port: Number(this.#settings.rtmp.port || 1935) };
  }

  /** Whether it is over TLS is in the address that the operator gives. */
  get rtmps(): VideoEngine['rtmps'] {
    return { state: 'off', port: 0 };
  }

  async start(product: Product): Promise<void> {
    this.#product = product;
    // One player is live in one way at a time.
    const authorise: Product['authorise'] = (claim) =>
      claim.protocol === 'browser' && this.#places.has(claim.channel)
        ? Promise.resolve({ ok: false, why: 'Your streaming software is live already', isWrongKey: false })
        : product.authorise(claim);
    await this.#here.start({ ...product, authorise });
    void this.#look(product);
    this.#round = setInterval(() => void this.#look(product), this.#roundMs);
    this.#round.unref();
  }

  /** What streams to MediaMTX goes on: another gateway has it, or this one when it is back. */
  async stop(): Promise<void> {
    if (this.#round) clearInterval(this.#round);
    this.#product = null;
    this.#places.clear();
    await this.#here.stop();
  }

  /** MediaMTX finds the channel in the path, and the key in the query. */
  softwareKey(channel: string, key: string): string {
    return `${channel}?pass=${key}`;
  }

  figures(channel: string): IncomingFigures | null {
    const place = this.#places.get(channel);
    if (!place) return this.#here.figures(channel);
    const tracks = place.path.tracks2 ?? [];
    const picture = tracks.find(({ codec }) => PICTURES.has(codec));
    const sound = tracks.find(({ codec }) => !PICTURES.has(codec));
    return {
      state: place.state,
      protocol: 'rtmp',
      ...this.#sizeOf(place),
      // MediaMTX counts bytes and no frames.
      framesPerSecond: 0,
      kbps: kbpsOf(place),
      keyInterval: null,
      videoCodec: picture?.codec ?? null,
      soundCodec: sound?.codec ?? null,
      startedAt: place.startedAt,
    };
  }

  async playback(channel: string): Promise<Playback | null> {
    const place = this.#places.get(channel);
    if (!place) return this.#here.playback(channel);
    return place.state === 'starting' ? null : this.#addresses(channel, place.isPrivate);
  }

  preview(channel: string): Playback | null {
    const place = this.#places.get(channel);
    if (!place) return this.#here.preview(channel);
    return place.state === 'starting' ? null : this.#addresses(channel, true);
  }

  viewers(channel: string): number {
    const place = this.#places.get(channel);
    return place ? viewersOf(place.path) : this.#here.viewers(channel);
  }

  relays(channel: string): readonly RelayFigures[] {
    return this.#places.get(channel)?.relays ?? this.#here.relays(channel);
  }

  end(channel: string, end: BroadcastEnd, why?: string): boolean {
    const place = this.#places.get(channel);
    if (!place || !this.#product) return this.#here.end(channel, end, why);
    this.#finish(this.#product, channel, place, end);
    return true;
  }

  published(): readonly string[] {
    return [...this.#places.keys(), ...this.#here.published()];
  }

  giveTicket(channel: string): string {
    return this.#here.giveTicket(channel);
  }

  takeSocket(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#here.takeSocket(request, socket, head);
  }

  async answer(request: IncomingMessage, response: ServerResponse, pathname: string, address: string): Promise<void> {
    if (pathname !== HOOK) return this.#here.answer(request, response, pathname, address);
    const [status, said] = await this.#answerHook(request);
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(said);
  }

  #addresses(channel: string, isSigned: boolean): Playback | null {
    if (!this.#product) return null;
    const expiresAt = isSigned ? this.#product.now() + TOKEN_LIFE_MS : null;
    const query = expiresAt === null ? '' : `?token=${this.#tokens.give(channel, expiresAt)}`;
    const folder = `${this.#settings.hls}/${pathOf(channel)}`;
    return { hls: `${folder}/index.m3u8${query}`, poster: null, expiresAt };
  }

  async #answerHook(request: IncomingMessage): Promise<readonly [status: number, said: string]> {
    const product = this.#product;
    if (!product) return [503, 'The server restarts'];
    try {
      return await answerHook(request, {
        secret: this.#settings.secret,
        publish: (channel, asked) => this.#rulePublish(product, channel, asked),
        read: (channel, asked) => this.#ruleRead(product, channel, asked),
      });
    } catch (err) {
      product.warn('whether somebody may publish or watch is not known', { err });
      return [503, 'Not known at the moment'];
    }
  }

  async #rulePublish(product: Product, channel: string, { password, ip }: Question): Promise<string | null> {
    const typed = keyTyped(password, '');
    if ('mistake' in typed) return typed.mistake;
    const now = performance.now();
    const tried = `${channel} ${typed.key}`;
    if (this.#wrongKeys.knows(ip, tried, now)) return UNKNOWN_KEY;
    const ruling = await this.#authorise(product, channel, typed.key);
    if (!ruling.ok) return ruling.isWrongKey ? this.#wrongKeys.refuse(ip, tried, now) : ruling.why;
    if (this.#here.published().includes(channel)) return 'Your camera is live already';
    const isNew = !this.#places.has(channel);
    return isNew && this.published().length >= this.#config.video.streamsMax
      ? 'No more streams fit at the moment'
      : null;
  }

  async #ruleRead(product: Product, channel: string, { query }: Question): Promise<string | null> {
    const token = new URLSearchParams(query).get('token');
    if (token !== null) return this.#tokens.opens(token, channel, product.now()) ? null : 'Not found';
    // Asked for, since it may have become private elsewhere a moment ago.
    const ruling = await product.authorise({ protocol: 'browser', channel });
    return ruling.ok && !ruling.isPrivate ? null : 'Not found';
  }

  /** A key opens its own channel alone. */
  async #authorise(product: Product, channel: string, key: string): Promise<PublishRuling> {
    const ruling = await product.authorise({ protocol: 'rtmp', key });
    return ruling.ok && ruling.channel !== channel ? { ok: false, why: UNKNOWN_KEY, isWrongKey: true } : ruling;
  }

  /** Compares what MediaMTX has with what is known here. While it does not answer, nothing comes in. */
  async #look(product: Product): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const found = await this.#readSources(product);
      if (this.#product !== product) return;
      if (found)
        for (const id of this.#cut.keys()) if (!found.some(({ source }) => source.id === id)) this.#cut.delete(id);
      for (const one of found ?? []) {
        if (this.#cut.has(one.source.id)) this.#cutLine(product, one.source);
        else await this.#follow(product, one.channel, one.path, one.source, one.key);
      }
      const there = new Set(found?.map(({ channel }) => channel));
      for (const [channel, place] of this.#places) if (!there.has(channel)) this.#miss(product, channel, place);
    } finally {
      this.#isLooking = false;
    }
  }

  /** Null while MediaMTX does not answer. */
  async #readSources(product: Product) {
    try {
      const paths = await this.#client.paths();
      const keys = new Map<string, string>();
      for (const kind of ['rtmpConn', 'rtmpsConn'] as const)
        if (paths.some(({ source }) => source?.type === kind))
          for (const { id, query } of await this.#client.lines(kind))
            keys.set(id, new URLSearchParams(query).get('pass') ?? '');
      this.#isReached = true;
      return paths.flatMap((path) => {
        const channel = channelIn(path.name);
        const { source } = path;
        if (channel === null || !source || !isLine(source.type)) return [];
        const key = keys.get(source.id);
        // A line that ended between the two answers.
        if (key === undefined) return [];
        return [{ channel, path, key, source: { kind: source.type, id: source.id } }];
      });
    } catch (err) {
      if (this.#isReached) product.warn('MediaMTX does not answer', { err });
      this.#isReached = false;
      return null;
    }
  }

  async #follow(product: Product, channel: string, path: MediaMtxPath, source: Source, key: string): Promise<void> {
    let ruling: PublishRuling;
    try {
      ruling = await this.#authorise(product, channel, key);
    } catch (err) {
      // The database is away for a moment: whoever is live stays live, and nobody begins.
      product.warn('whether somebody may publish is not known', { err });
      const place = this.#places.get(channel);
      if (place) this.#places.set(channel, { ...place, path, source, goneAt: null });
      return;
    }
    // Ended, or stopped, while that was asked.
    if (this.#product !== product || this.#cut.has(source.id)) return;
    const known = this.#places.get(channel);
    if (!ruling.ok) {
      this.#cutLine(product, source);
      if (known) this.#finish(product, channel, known, ruling.isWrongKey ? 'key-replaced' : 'not-allowed');
      return;
    }
    const why = 'What streaming software sends is not sent on here: use the camera';
    const place: Place = {
      ...(known ?? {
        state: 'starting',
        startedAt: startOf(path) ?? product.now(),
        peak: 0,
        overAt: null,
        arrivals: [],
      }),
      path,
      source,
      goneAt: null,
      isPrivate: ruling.isPrivate,
      relays: ruling.relays.map(({ platform }) => ({ platform, state: 'refused', why })),
    };
    place.peak = Math.max(place.peak, viewersOf(path));
    this.#places.set(channel, place);
    if (this.#isOver(place, path.bytesReceived)) {
      this.#finish(product, channel, place, 'not-allowed');
      product.warn('a stream sent more than it may', { channel, kbps: this.#config.video.kbpsMax });
      return;
    }
    if (path.ready && place.state !== 'live') this.#tell(product, channel, place, 'live');
  }

  /** Whether it has sent more than it may for too long. */
  #isOver(place: Place, bytes: number): boolean {
    const now = performance.now();
    const [newest] = place.arrivals.slice(-1);
    // Another line begins to count anew.
    if (newest && bytes < newest.bytes) place.arrivals = [];
    place.arrivals = [...place.arrivals.filter(({ at }) => at >= now - SPAN_MS), { at: now, bytes }];
    place.overAt = kbpsOf(place) > this.#config.video.kbpsMax ? (place.overAt ?? now) : null;
    return place.overAt !== null && now - place.overAt > this.#burstMs;
  }

  #miss(product: Product, channel: string, place: Place): void {
    const now = performance.now();
    if (place.goneAt === null) {
      place.goneAt = now;
      place.arrivals = [];
      if (place.state === 'live') this.#tell(product, channel, place, 'reconnecting');
    } else if (now - place.goneAt >= this.#config.video.graceMs) this.#finish(product, channel, place, 'lost');
  }

  #finish(product: Product, channel: string, place: Place, end: BroadcastEnd): void {
    this.#places.delete(channel);
    if (place.goneAt === null) this.#cutLine(product, place.source);
    this.#tell(product, channel, place, 'ended', end);
  }

  /** Until MediaMTX has it no more, it is tried again with every round. */
  #cutLine(product: Product, { kind, id }: Source): void {
    this.#cut.set(id, kind);
    this.#client.cut(kind, id).catch((err: unknown) => product.warn('a line was not cut', { err }));
  }

  #tell(product: Product, channel: string, place: Place, state: BroadcastState, end: BroadcastEnd | null = null): void {
    place.state = state;
    const { width, height } = this.#sizeOf(place);
    product.tell({ channel, state, protocol: 'rtmp', width, height, peakViewers: place.peak, end });
  }

  #sizeOf({ path }: Place): { readonly width: number; readonly height: number } {
    const picture = path.tracks2?.find(({ codec }) => PICTURES.has(codec))?.codecProps;
    return { width: picture?.width ?? 0, height: picture?.height ?? 0 };
  }
}

/** Whoever fetches has one session of MediaMTX each, or a CDN all of them together one. */
const viewersOf = ({ readers }: MediaMtxPath): number => readers?.length ?? 0;

function kbpsOf({ arrivals }: Place): number {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  if (!first || !last || last.at <= first.at) return 0;
  return Math.round(((last.bytes - first.bytes) * 8) / (last.at - first.at));
}

const startOf = ({ readyTime }: MediaMtxPath): number | null => (readyTime ? Date.parse(readyTime) : null);
