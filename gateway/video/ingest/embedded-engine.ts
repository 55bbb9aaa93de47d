import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, type Server, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import type { IncomingFigures, RtmpState } from '../../../domain/video/incoming.ts';
import { masterAddress, posterAddress } from '../../../domain/video/live-addresses.ts';
import type { TypedKey } from '../../../domain/video/typed-key.ts';
import type { BroadcastEnd } from '../../../domain/video/video-events.ts';
import { type Certificate, readCertificate } from '../../kernel/http/certificate.ts';
import type { Config } from '../../kernel/config/config.ts';
import { RELAY_PAUSES } from '../../../domain/video/simulcast.ts';
import { lineOut } from '../../kernel/http/outgoing.ts';
import type { Claim, Playback, Product, RecordingStore, RelayFigures, VideoEngine } from '../../kernel/video-engine.ts';
import { answerLive } from './answer-live.ts';
import { Turns } from './turns.ts';
import { takeBrowser } from './browser-publisher.ts';
import { loopFilm } from './film-loop.ts';
import { LiveChannel, type Publisher } from './live-channel.ts';
import { PlaybackTokens, TOKEN_LIFE_MS } from './playback-token.ts';
import { Recorder } from '../recordings/recorder.ts';
import type { RelayTerms } from '../simulcast/relay.ts';
import { Relays } from '../simulcast/relays.ts';
import { type RtmpServers, makeRtmpServers } from './rtmp-server.ts';
import { UNKNOWN_KEY, WrongKeys } from './wrong-keys.ts';

/** A publisher that has sent something since is there; another with the same key is refused meanwhile. */
const PRESENT_MS = 3 * SECOND;
const TICKET_LIFE_MS = MINUTE;
const TICKETS_MAX = 10_000;
/** How often it is asked whether whoever publishes still may. */
const PATROL_MS = SECOND;
const PAYLOAD_MAX = 4 * 1024 * 1024;
/** How often it is looked whether the certificate was renewed. */
const RENEWAL_MS = MINUTE;
/** An ended broadcast is kept so long, for players that are a little behind. */
const KEPT_MS = 30 * SECOND;

/** What the engine takes from the configuration. */
export type EngineConfig = Pick<Config, 'host' | 'rtmpPort' | 'rtmps' | 'video' | 'videoSecret' | 'simulcast'>;

/** Platforms are reached over the open internet, but where tests have put a server in their place. */
function relayTermsOf({ simulcast: { standIn } }: EngineConfig): RelayTerms {
  if (standIn === null) return { open: lineOut(), pauses: RELAY_PAUSES };
  const to = { host: standIn.hostname, port: Number(standIn.port) };
  return { open: (_, onOpen) => connect(to, onOpen), pauses: RELAY_PAUSES };
}

const OFF = { state: 'off', port: 0 } as const;

interface Place {
  readonly channel: LiveChannel;
  readonly relays: Relays | null;
  readonly recorder: Recorder | null;
  /** Null of a looped film. */
  claim: Claim | null;
}

/** The engine in the process of the gateway: nothing is decoded or encoded, and what is live lies in memory. */
export class EmbeddedEngine implements VideoEngine {
  readonly origin = null;
  readonly keepsSoftware = true;
  readonly recordings: RecordingStore | null;
  readonly #config: EngineConfig;
  readonly #relayTerms: RelayTerms;
  readonly #tokens: PlaybackTokens;
  readonly #places = new Map<string, Place>();
  readonly #tickets = new Map<string, { readonly channel: string; readonly until: number }>();
  readonly #wrongKeys = new WrongKeys();
  readonly #turns = new Turns();
  readonly #servers: RtmpServers;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: PAYLOAD_MAX, perMessageDeflate: false });
  #product: Product | null = null;
  #certificate: Certificate | null;
  #rtmp: VideoEngine['rtmp'] = OFF;
  #rtmps: VideoEngine['rtmps'] = OFF;
  #renewal: NodeJS.Timeout | null = null;
  #patrol: NodeJS.Timeout | null = null;
  /** A round that waits for the database is not joined by the next ones. */
  #isLooking = false;

  constructor(config: EngineConfig, recordings: RecordingStore | null, relay: RelayTerms = relayTermsOf(config)) {
    this.#config = config;
    this.#relayTerms = relay;
    this.recordings = recordings;
    this.#tokens = new PlaybackTokens(config.videoSecret);
    this.#certificate = config.rtmps && readCertificate(config.rtmps);
    const terms = {
      linesPerAddress: config.video.linesPerAddress,
      open: (typed: TypedKey, address: string, publisher: Publisher) =>
        'mistake' in typed ? Promise.resolve(typed.mistake) : this.#openKey(typed.key, address, publisher),
    };
    this.#servers = makeRtmpServers(terms, this.#certificate);
  }

  get rtmp(): VideoEngine['rtmp'] {
    return this.#rtmp;
  }

  get rtmps(): VideoEngine['rtmps'] {
    return this.#rtmps;
  }

  async start(product: Product): Promise<void> {
    const { rtmpPort, rtmps } = this.#config;
    this.#product = product;
    this.#patrol = setInterval(() => void this.#lookAround(product), PATROL_MS);
    this.#patrol.unref();
    const { plain, sealed } = this.#servers;
    if (rtmpPort !== null) await this.#listen(plain, rtmpPort, product, (found) => (this.#rtmp = found));
    if (!sealed || !rtmps) return;
    await this.#listen(sealed, rtmps.port, product, (found) => (this.#rtmps = found));
    this.#renewal = setInterval(() => this.renew(), RENEWAL_MS);
    this.#renewal.unref();
  }

  /** Serves another certificate from now on, if its files hold another; a pair that does not fit waits to be whole. */
  renew(): void {
    const { rtmps } = this.#config;
    if (!rtmps) return;
    try {
      const found = readCertificate(rtmps);
      if (found.cert === this.#certificate?.cert && found.key === this.#certificate.key) return;
      this.#servers.sealed?.setSecureContext(found);
      this.#certificate = found;
    } catch (err) {
      this.#product?.warn('the certificate of RTMPS was not renewed', { err });
    }
  }

  /** Resolves when it is known how it stands. */
  #listen(
    server: Server,
    port: number,
    product: Product,
    note: (found: { readonly state: RtmpState; readonly port: number }) => void,
  ): Promise<void> {
    return new Promise((resolve) => {
      server.on('error', (err) => {
        // Taken, or not allowed: browsers can publish all the same.
        note({ state: 'unavailable', port });
        product.warn('streaming software cannot reach us', { port, err });
        resolve();
      });
      server.listen(port, this.#config.host, () => {
        note({ state: 'on', port: (server.address() as AddressInfo).port });
        resolve();
      });
    });
  }

  async stop(): Promise<void> {
    for (const timer of [this.#patrol, this.#renewal]) if (timer) clearInterval(timer);
    for (const { channel } of this.#places.values()) channel.finish('gateway-stopped', 'The server restarts');
    const recorders = [...this.#places.values()].flatMap(({ recorder }) => (recorder ? [recorder.settled()] : []));
    this.#places.clear();
    for (const socket of this.#sockets.clients) socket.terminate();
    for (const server of [this.#servers.plain, this.#servers.sealed])
      if (server?.listening) await new Promise<void>((resolve) => void server.close(() => resolve()));
    await Promise.all(recorders);
    this.#rtmp = OFF;
    this.#rtmps = OFF;
    this.#product = null;
  }

  softwareKey(_channel: string, key: string): string {
    return key;
  }

  figures(channel: string): IncomingFigures | null {
    return this.#running(channel)?.figures() ?? null;
  }

  async playback(channel: string): Promise<Playback | null> {
    const found = this.#running(channel);
    const canPlay = found ? found.live.isReady : await this.#hasFilm(channel);
    return canPlay ? this.#addresses(channel, found?.isPrivate ?? false) : null;
  }

  preview(channel: string): Playback | null {
    return this.#running(channel)?.live.isReady ? this.#addresses(channel, true) : null;
  }

  viewers(channel: string): number {
    return this.#running(channel)?.viewers() ?? 0;
  }

  relays(channel: string): readonly RelayFigures[] {
    return (this.#running(channel) && this.#places.get(channel)?.relays?.figures()) ?? [];
  }

  end(channel: string, end: BroadcastEnd, why?: string): boolean {
    for (const [ticket, { channel: of }] of this.#tickets) if (of === channel) this.#tickets.delete(ticket);
    const found = this.#running(channel);
    found?.finish(end, why);
    return found !== null;
  }

  published(): readonly string[] {
    return [...this.#places].flatMap(([id, { channel, claim }]) => (claim && channel.end === null ? [id] : []));
  }

  giveTicket(channel: string): string {
    const now = performance.now();
    for (const [ticket, { until }] of this.#tickets) if (until < now) this.#tickets.delete(ticket);
    for (const oldest of this.#tickets.keys()) {
      if (this.#tickets.size < TICKETS_MAX) break;
      this.#tickets.delete(oldest);
    }
    const ticket = randomBytes(24).toString('base64url');
    this.#tickets.set(ticket, { channel, until: now + TICKET_LIFE_MS });
    return ticket;
  }

  answer(request: IncomingMessage, response: ServerResponse, pathname: string, address: string): Promise<void> {
    const call = {
      find: (id: string, token: string | null) => this.#find(id, token),
      viewerOf: () =>
        createHash('sha256')
          .update(`${address} ${request.headers['user-agent'] ?? ''}`)
          .digest('base64url'),
      turns: this.#turns,
    };
    return answerLive(call, request, response, pathname);
  }

  takeSocket(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      takeBrowser(opened, { open: (ticket, publisher) => this.#openTicket(ticket, publisher) }),
    );
  }

  /** What is not over on a channel. */
  #running(id: string): LiveChannel | null {
    const channel = this.#places.get(id)?.channel;
    return channel && channel.end === null ? channel : null;
  }

  #addresses(channel: string, isSigned: boolean): Playback | null {
    if (!this.#product) return null;
    const expiresAt = isSigned ? this.#product.now() + TOKEN_LIFE_MS : null;
    const token = expiresAt === null ? null : this.#tokens.give(channel, expiresAt);
    return { hls: masterAddress(channel, token), poster: posterAddress(channel, token), expiresAt };
  }

  async #openKey(key: string, address: string, publisher: Publisher): Promise<LiveChannel | string> {
    const now = performance.now();
    if (this.#wrongKeys.knows(address, key, now)) return UNKNOWN_KEY;
    const opened = await this.#open({ protocol: 'rtmp', key }, publisher);
    return opened === UNKNOWN_KEY ? this.#wrongKeys.refuse(address, key, now) : opened;
  }

  #openTicket(ticket: string, publisher: Publisher): Promise<LiveChannel | string> {
    const found = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    if (!found || found.until < performance.now()) return Promise.resolve('This page was open for too long: try again');
    return this.#open({ protocol: 'browser', channel: found.channel }, publisher);
  }

  async #open(claim: Claim, publisher: Publisher): Promise<LiveChannel | string> {
    const product = this.#product;
    if (!product) return 'The server restarts: try again';
    const ruling = await product.authorise(claim);
    if (!ruling.ok) return ruling.why;
    const running = this.#running(ruling.channel);
    const place = this.#places.get(ruling.channel);
    if (running && place?.claim) {
      if (running.publisher && running.idleMs < PRESENT_MS) return 'Somebody is live with this key already';
      // A connection that is half open since the network changed, or the same publisher again.
      place.claim = claim;
      place.relays?.aim(ruling.relays);
      place.recorder?.aim(ruling.record);
      running.attach(publisher);
      return running;
    }
    if (this.published().length >= this.#config.video.streamsMax) return 'No more streams fit at the moment';
    running?.finish('stopped'); // a film gives way to what is real
    const channel = new LiveChannel(ruling.channel, ruling.isPrivate, this.#terms(product, true));
    const relays = new Relays(this.#relayTerms, () => channel.live.picture ?? { width: 0, height: 0 });
    const recorder = this.recordings && new Recorder(ruling.channel, channel.live, this.recordings, product);
    channel.tap = relays;
    channel.recorder = recorder;
    this.#places.set(ruling.channel, { channel, claim, relays, recorder });
    channel.attach(publisher);
    relays.aim(ruling.relays);
    recorder?.aim(ruling.record);
    return channel;
  }

  #terms(product: Product, isPublished: boolean) {
    const { kbpsMax, graceMs } = this.#config.video;
    const onState = (channel: LiveChannel) => {
      if (channel.end !== null) this.#dropLater(channel);
      if (isPublished) this.#tell(product, channel);
    };
    return { now: product.now, kbpsMax, graceMs, onState };
  }

  #tell(product: Product, { id, live, protocol, peakViewers, end }: LiveChannel): void {
    const { width = 0, height = 0 } = live.picture ?? {};
    product.tell({ channel: id, state: live.state, protocol, width, height, peakViewers, end });
  }

  #dropLater(channel: LiveChannel): void {
    setTimeout(() => {
      if (this.#places.get(channel.id)?.channel === channel) this.#places.delete(channel.id);
    }, KEPT_MS).unref();
  }

  async #hasFilm(channel: string): Promise<boolean> {
    return this.#product !== null && (await this.#product.filmOf(channel)) !== null;
  }

  /** The channel behind an address, if this token, or none, opens it. */
  async #find(id: string, token: string | null): Promise<LiveChannel | null> {
    const product = this.#product;
    if (!product) return null;
    if (token !== null && !this.#tokens.opens(token, id, product.now())) return null;
    const found = this.#places.get(id)?.channel ?? null;
    if (found && (found.end === null || this.#places.get(id)?.claim)) {
      return found.isPrivate && token === null ? null : found;
    }
    const film = await product.filmOf(id);
    if (film === null) return null;
    return this.#running(id) ?? this.#startFilm(product, id, film);
  }

  #startFilm(product: Product, id: string, film: Parameters<typeof loopFilm>[1]): LiveChannel {
    const channel = loopFilm(id, film, this.#terms(product, false));
    this.#places.set(id, { channel, claim: null, relays: null, recorder: null });
    return channel;
  }

  /** Asks again whether those who publish still may: key, account and right may have changed anywhere. */
  async #lookAround(product: Product): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    for (const [id, { channel, claim, relays, recorder }] of this.#places) {
      if (!claim || channel.end !== null) continue;
      try {
        const ruling = await product.authorise(claim);
        if (ruling.ok && ruling.channel === id) {
          channel.isPrivate = ruling.isPrivate;
          relays?.aim(ruling.relays);
          recorder?.aim(ruling.record);
        } else if (ruling.ok || ruling.isWrongKey) channel.finish('key-replaced', 'The stream key was replaced');
        else channel.finish('not-allowed', ruling.why);
      } catch (err) {
        // The database is away for a moment: whoever is live stays live.
        product.warn('whether somebody may publish is not known', { err });
      }
    }
    this.#isLooking = false;
  }
}
