import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Wanted {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
  readonly allowCredentials?: readonly { readonly id: string }[];
}

/** What a test lets a device do that an honest one would not. */
export interface Mischief {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: the device did not make sure of its owner. */
  readonly isVerified?: boolean;
  /** In place of the next count. */
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

/** A device with one passkey (ES256), in software. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** Answers `navigator.credentials.create`, as the browser writes it down. */
  create(optionsJson: string, mischief: Mischief = {}): string {
    const options = JSON.parse(optionsJson) as Wanted;
    this.#userHandle = options.user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const authData = Buffer.concat([
      this.#head(mischief.rpId ?? options.rp?.id ?? '', mischief, HAS_KEY),
      Buffer.alloc(16),
      length,
      this.#id,
      key,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, mischief).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(optionsJson: string, mischief: Mischief = {}): string {
    const options = JSON.parse(optionsJson) as Wanted;
    this.#counter = mischief.counter ?? this.#counter + 1;
    const authData = this.#head(mischief.rpId ?? options.rpId ?? '', mischief, 0);
    const clientData = this.#clientData('webauthn.get', options.challenge, mischief);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: mischief.userHandle ?? this.#userHandle,
    });
  }

  #head(rpId: string, { isVerified = true }: Mischief, extra: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | extra, 0);
    rest.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  #clientData(type: string, challenge: string, mischief: Mischief): Buffer {
    return Buffer.from(
      JSON.stringify({ type: mischief.type ?? type, challenge, origin: mischief.origin ?? this.#origin }),
    );
  }

  #answer(response: Record<string, unknown>): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} });
  }
}
