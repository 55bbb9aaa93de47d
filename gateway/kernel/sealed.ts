import { createCipheriv, createDecipheriv, hash, hkdfSync } from 'node:crypto';
import type { Tx } from '../../db/client/database.ts';
import type { Deps } from './deps.ts';

const keyFor = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'gauntlet', 'sealed texts', 32));

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that only this server's secret opens again: AES-256-GCM, nonce and tag in front. */
export function seal(deps: Deps, text: string): string {
  const nonce = deps.randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(deps.config.sessionSecret), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decipher(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', keyFor(secret), bytes.subarray(0, NONCE_BYTES));
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
}

/** The sealed text; null when it was changed, or sealed under another secret. */
function open(secret: string, sealed: string): string | null {
  try {
    return decipher(secret, sealed);
  } catch {
    return null;
  }
}

/** The sealed text; null when it was changed, or sealed under a secret that is neither ours nor the one before. */
export function unseal(
  { config: { sessionSecret, earlierSecret } }: Pick<Deps, 'config'>,
  sealed: string,
): string | null {
  return (earlierSecret === null ? null : open(earlierSecret, sealed)) ?? open(sessionSecret, sealed);
}

/**
 * The same for what nothing can be done without now: the job that needs it fails, and goes on when the operator names the
 * secret of before. @throws Error
 */
export function requireUnsealed(deps: Deps, sealed: string): string {
  const text = unseal(deps, sealed);
  if (text === null) throw new Error('sealed under another SESSION_SECRET: name that one as SESSION_SECRET_BEFORE');
  return text;
}

/** The same text under the present secret; null when the one before does not open it. */
export function sealAnew(deps: Deps, sealed: string): string | null {
  const { earlierSecret } = deps.config;
  const text = earlierSecret === null ? null : open(earlierSecret, sealed);
  return text === null ? null : seal(deps, text);
}

/** What the database knows of a code or token: without the server's secret the hash of a short code tells nothing. */
export const keyedHash = (deps: Deps, purpose: string, text: string): string =>
  hash('sha256', `${deps.config.sessionSecret}.${purpose}.${text}`, 'base64url');

/** The hash of now, and while a secret is exchanged the one that was made before. */
export function eachHash(deps: Deps, hashOf: (deps: Deps) => string): readonly string[] {
  const { earlierSecret } = deps.config;
  const before = earlierSecret !== null && { ...deps.config, sessionSecret: earlierSecret, earlierSecret: null };
  return [hashOf(deps), ...(before ? [hashOf({ ...deps, config: before })] : [])];
}

/**
 * What is known by a keyed hash. Where it is known by the one of the secret before, it is by that of now from here on.
 * @param renew puts the second hash into the place of the first
 */
export async function findHashed<T>(
  deps: Deps,
  hashOf: (deps: Deps) => string,
  find: (hash: string) => Promise<T | undefined>,
  renew: (tx: Tx, from: string, to: string) => Promise<void>,
): Promise<T | undefined> {
  const [now = '', before] = eachHash(deps, hashOf);
  const found = await find(now);
  if (found !== undefined || before === undefined || (await find(before)) === undefined) return found;
  await deps.db.transact((tx) => renew(tx, before, now));
  return find(now);
}
