import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { HOUR } from '../../../domain/shared/time.ts';

/** The page asks for another before. */
export const TOKEN_LIFE_MS = HOUR;

const KNOWN_MAX = 10_000;

/** Channel, end in base 36, signature. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Signs addresses of private channels, and says whether one is still good. */
export class PlaybackTokens {
  readonly #key: Uint8Array;
  /** Those whose signature was found to be right: a player shows its own several times a second. */
  readonly #known = new Set<string>();

  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, 'gauntlet', 'video playback', 32));
  }

  give(channel: string, expiresAt: number): string {
    const terms = `${channel}.${Math.floor(expiresAt / 1000).toString(36)}`;
    return `${terms}.${this.#sign(terms)}`;
  }

  opens(token: string, channel: string, now: number): boolean {
    const [, whose, end = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (whose !== channel || Number.parseInt(end, 36) * 1000 <= now) return false;
    if (this.#known.has(token)) return true;
    // The letters are compared: several spellings are the same bytes.
    const isRight = timingSafeEqual(Buffer.from(this.#sign(`${whose}.${end}`)), Buffer.from(signature));
    if (!isRight) return false;
    if (this.#known.size >= KNOWN_MAX) this.#known.clear();
    this.#known.add(token);
    return true;
  }

  #sign(terms: string): string {
    return createHmac('sha256', this.#key).update(terms).digest('base64url');
  }
}
