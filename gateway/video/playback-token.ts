import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { HOUR } from '../../domain/shared/time.ts';

/** The page asks for another before. */
export const TOKEN_LIFE_MS = HOUR;

/** Channel, end in base 36, signature. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Signs addresses of private channels, and says whether one is still good. */
export class PlaybackTokens {
  readonly #key: Uint8Array;

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
    // The letters are compared: several spellings are the same bytes.
    return timingSafeEqual(Buffer.from(this.#sign(`${whose}.${end}`)), Buffer.from(signature));
  }

  #sign(terms: string): string {
    return createHmac('sha256', this.#key).update(terms).digest('base64url');
  }
}
