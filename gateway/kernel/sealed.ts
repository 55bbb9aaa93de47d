import { createCipheriv, createDecipheriv, hash, hkdfSync } from 'node:crypto';
import type { Deps } from './deps.ts';

const keyFor = (deps: Deps): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', deps.config.sessionSecret, 'gauntlet', 'sealed texts', 32));

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that only this server's secret opens again: AES-256-GCM, nonce and tag in front. */
export function seal(deps: Deps, text: string): string {
  const nonce = deps.randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(deps), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The sealed text. Throws when it was changed, or sealed under another secret. */
export function unseal(deps: Deps, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(deps), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** What the database knows of a code or token: without the server's secret the hash of a short code tells nothing. */
export const keyedHash = (deps: Deps, purpose: string, text: string): string =>
  hash('sha256', `${deps.config.sessionSecret}.${purpose}.${text}`, 'base64url');
