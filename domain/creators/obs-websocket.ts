import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { CANVAS_WIDTH, OBS_SCENE, type ObsSource } from './obs-scenes.ts';

/** Where OBS listens unless its owner has set another port. */
export const OBS_ADDRESS = 'ws://localhost:4455';
/** On the computer of whoever streams alone: our pages may connect to nothing else (docs/decisions/overlays.md). */
const OWN_COMPUTER = /^ws:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/?$/;
export const isObsAddress = (address: string): boolean => OWN_COMPUTER.test(address) && URL.canParse(address);

/** With which OBS ends the line, by its documentation. */
export const OBS_CLOSE = { wrongPassword: 4009, otherVersion: 4010 } as const;
/** The only version of its requests that there is. */
const RPC_VERSION = 1;
const ALREADY_EXISTS = 601;
const OPCODE = { hello: 0, identify: 1, identified: 2, request: 6, response: 7 } as const;

export interface ObsMessage {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>>;
}

/** By name: what was made, and what was there and was left as it is. */
export interface ObsSetUp {
  readonly made: readonly string[];
  readonly found: readonly string[];
}

/** Why OBS was not set up, or not whole; `said` is what OBS says itself. */
export type ObsRefusal = 'absent' | 'wrongPassword' | 'otherVersion' | 'lost' | 'refused';
export class ObsRefused extends Error {
  readonly reason: ObsRefusal;
  readonly said: string;
  constructor(reason: ObsRefusal, said = '') {
    super(reason);
    [this.reason, this.said] = [reason, said];
  }
}

const base64Hash = (text: string): string => btoa(String.fromCharCode(...sha256(utf8ToBytes(text))));

/** What shows that the password is known, without it on the line. */
export const obsProof = (password: string, salt: string, challenge: string): string =>
  base64Hash(base64Hash(password + salt) + challenge);

type Talk<T> = Generator<ObsMessage | null, T, ObsMessage>;

/** The next message of that kind; what else OBS tells is passed over. */
function* heard(op: number, isMeant: (d: ObsMessage['d']) => boolean = () => true): Talk<ObsMessage['d']> {
  for (;;) {
    const message = yield null;
    if (message.op === op && isMeant(message.d)) return message.d;
  }
}

/** What OBS answers; null where what was to be made is there already. */
function* asked(requestType: string, requestData: object = {}): Talk<Readonly<Record<string, unknown>> | null> {
  const { inputName = '' } = requestData as { readonly inputName?: string };
  const requestId = `${requestType} ${inputName}`;
  yield { op: OPCODE.request, d: { requestType, requestId, requestData } };
  const { requestStatus, responseData } = yield* heard(OPCODE.response, (d) => d['requestId'] === requestId);
  const { result, code, comment } = requestStatus as { result: boolean; code: number; comment?: string };
  if (result) return (responseData ?? {}) as Readonly<Record<string, unknown>>;
  if (code === ALREADY_EXISTS) return null;
  throw new ObsRefused('refused', comment ?? `${requestType}: ${code}`);
}

/**
 * The whole talk with OBS by version 5 of obs-websocket (CR-21): yields what is to be sent, or null to hear first, and is
 * given each message that comes. Makes the scene and the sources that are not there, whatever their settings.
 * @param sourcesOn the sources for a picture of that width in pixels
 */
export function* setUpObs(password: string, sourcesOn: (width: number) => readonly ObsSource[]): Talk<ObsSetUp> {
  const { rpcVersion, authentication } = yield* heard(OPCODE.hello);
  if (typeof rpcVersion !== 'number' || rpcVersion < RPC_VERSION) throw new ObsRefused('otherVersion');
  const asks = authentication as { readonly salt: string; readonly challenge: string } | undefined;
  const proof = asks && { authentication: obsProof(password, asks.salt, asks.challenge) };
  yield { op: OPCODE.identify, d: { rpcVersion: RPC_VERSION, eventSubscriptions: 0, ...proof } };
  yield* heard(OPCODE.identified);

  const told: { readonly made: string[]; readonly found: string[] } = { made: [], found: [] };
  const video = yield* asked('GetVideoSettings');
  const scene = yield* asked('CreateScene', { sceneName: OBS_SCENE });
  told[scene ? 'made' : 'found'].push(OBS_SCENE);
  for (const { name, settings, pos } of sourcesOn(Number(video?.['baseWidth'] ?? CANVAS_WIDTH))) {
    const input = { inputName: name, inputKind: 'browser_source', inputSettings: settings };
    const made = yield* asked('CreateInput', { sceneName: OBS_SCENE, ...input });
    told[made ? 'made' : 'found'].push(name);
    if (!made) continue;
    const sceneItemTransform = { positionX: pos.x, positionY: pos.y };
    const place = { sceneName: OBS_SCENE, sceneItemId: made['sceneItemId'], sceneItemTransform };
    yield* asked('SetSceneItemTransform', place);
  }
  return told;
}
