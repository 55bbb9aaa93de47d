import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface ObsOptions {
  readonly password?: string;
  /** `silent` waits to be asked first, as version 4 did; `babbles` is another program. */
  readonly kind?: 'obs' | 'silent' | 'babbles' | 'later';
  readonly width?: number;
  /** A request that it cannot do, or at which its line breaks. */
  readonly refuses?: string;
  readonly breaksAt?: string;
}

interface StandingSource {
  readonly scene: string;
  readonly kind: string;
  readonly settings: Readonly<Record<string, unknown>>;
  place: Readonly<Record<string, unknown>>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Stands in the place of OBS 28 with its obs-websocket, by the documentation of version 5: keeps scenes and sources. */
export class ObsStandIn {
  readonly scenes = new Set<string>();
  readonly sources = new Map<string, StandingSource>();
  /** Where it listens, and nobody does once it is closed. */
  url = '';
  readonly #options: ObsOptions;
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });

  private constructor(options: ObsOptions) {
    this.#options = options;
    this.#server.on('connection', (socket) => this.#greet(socket));
  }

  static async open(options: ObsOptions = {}): Promise<ObsStandIn> {
    const obs = new ObsStandIn(options);
    await once(obs.#server, 'listening');
    obs.url = `ws://localhost:${(obs.#server.address() as AddressInfo).port}`;
    return obs;
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #greet(socket: WebSocket): void {
    const { password, kind = 'obs' } = this.#options;
    const tell = (op: number, d: object): void => socket.send(JSON.stringify({ op, d }));
    if (kind === 'silent') return;
    if (kind === 'babbles') return socket.send('welcome');
    const [salt, challenge] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    const authentication = password === undefined ? {} : { authentication: { challenge, salt } };
    tell(0, { obsWebSocketVersion: '5.5.4', rpcVersion: 1, ...authentication });
    let isKnown = false;
    socket.on('message', (data) => {
      const { op, d } = JSON.parse((data as Buffer).toString()) as { op: number; d: Record<string, unknown> };
      if (op === 1) {
        if (kind === 'later') return socket.close(4010, 'Your requested RPC version is not supported.');
        const proof = password === undefined ? undefined : sha256(sha256(password + salt) + challenge);
        if (d['authentication'] !== proof) return socket.close(4009, 'Authentication failed.');
        isKnown = true;
        return tell(2, { negotiatedRpcVersion: 1 });
      }
      if (!isKnown) return socket.close(4007, 'You must identify first.');
      const { requestType, requestId } = d as { requestType: string; requestId: string };
      if (requestType === this.#options.breaksAt) return socket.terminate();
      // An event that nobody asked about, as plugins of others send.
      tell(5, { eventType: 'VendorEvent', eventIntent: 512, eventData: {} });
      tell(7, { requestType, requestId, ...this.#answer(requestType, d['requestData'] as Record<string, unknown>) });
    });
  }

  #answer(type: string, asked: Record<string, unknown>): object {
    const done = (responseData?: object): object => ({
      requestStatus: { result: true, code: 100 },
      ...(responseData && { responseData }),
    });
    const refused = (code: number, comment: string): object => ({ requestStatus: { result: false, code, comment } });
    const { width = 1920, refuses } = this.#options;
    if (type === refuses) return refused(605, 'Your specified input kind is not supported by OBS.');
    const [scene, name] = [String(asked['sceneName']), String(asked['inputName'])];
    if (type === 'GetVideoSettings') return done({ baseWidth: width, baseHeight: 1080 });
    if (type === 'CreateScene') {
      if (this.scenes.has(scene)) return refused(601, 'A source already exists by that scene name.');
      this.scenes.add(scene);
      return done({ sceneUuid: scene });
    }
    if (!this.scenes.has(scene)) return refused(600, 'No source was found by that name.');
    if (type === 'CreateInput') {
      if (this.sources.has(name)) return refused(601, 'A source already exists by that input name.');
      const settings = asked['inputSettings'] as Record<string, unknown>;
      this.sources.set(name, { scene, kind: String(asked['inputKind']), settings, place: {} });
      return done({ inputUuid: name, sceneItemId: this.sources.size });
    }
    const source = [...this.sources.values()][Number(asked['sceneItemId']) - 1];
    if (type !== 'SetSceneItemTransform' || !source) return refused(204, 'Your request type is not valid.');
    source.place = asked['sceneItemTransform'] as Record<string, unknown>;
    return done();
  }
}
