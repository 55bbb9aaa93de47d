/** How far the clocks of sender and receiver may be apart, and how long a message that was caught is good, in seconds. */
const TOLERANCE = 5 * 60;

/** Those of a `Request`, or those of Node's own servers. */
type SentHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | string[] | undefined>>;

const isOfRequest = (headers: SentHeaders): headers is Pick<Headers, 'get'> => typeof headers.get === 'function';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Whether a message is from Gauntlet and of these minutes, by Standard Webhooks: HMAC-SHA256 of id, time and body,
 * compared in constant time. Several signatures stand beside each other for a day after the secret was replaced.
 * @param body as it came, before anything reads it
 * @returns its id, or null. A message may come again: do what it asks for once an id
 */
export async function verifyWebhook(
  secret: string,
  headers: SentHeaders,
  body: string,
  nowMs: number = Date.now(),
): Promise<string | null> {
  const read = (name: string): unknown => (isOfRequest(headers) ? headers.get(name) : headers[name]);
  const [id, time, signatures] = [read('webhook-id'), read('webhook-timestamp'), read('webhook-signature')];
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string') return null;
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs / 1_000 - Number(time)) > TOLERANCE) return null;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${time}.${body}`);
  for (const one of signatures.split(' ')) {
    const [, signature] = /^v1,([\w+/]+={0,2})$/.exec(one) ?? [];
    // What cannot be base64 is no signature.
    if (signature === undefined || signature.length % 4 !== 0) continue;
    if (await subtle.verify(algorithm, key, bytesOf(signature), signed)) return id;
  }
  return null;
}
