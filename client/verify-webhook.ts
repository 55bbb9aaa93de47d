/** How far the clocks of sender and receiver may be apart, and how long a message that was caught is good, in seconds. */
const TOLERANCE = 5 * 60;

/** Those of a `Request`, or those of Node's own servers. */
type SentHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | string[] | undefined>>;

const isOfRequest = (headers: SentHeaders): headers is Pick<Headers, 'get'> => typeof headers.get === 'function';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A message that is from Gauntlet, or why it cannot be known to be. */
export type ReadWebhook =
  | { readonly id: string }
  | {
      /**
       * HEADERS are missing, SECRET is none or not that of this webhook, CLOCK is not that of now (the message is old, or
       * this machine goes wrong), BODY is not what was sent, as after it was read and written again.
       */
      readonly fault: 'HEADERS' | 'SECRET' | 'CLOCK' | 'BODY';
      /** The same in words, for a log. */
      readonly says: string;
    };

const fault = (which: 'HEADERS' | 'SECRET' | 'CLOCK' | 'BODY', says: string): ReadWebhook => ({ fault: which, says });

/** A webhook's secret as bytes; null for what is none. */
function secretOf(secret: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof secret !== 'string') return null;
  const text = secret.trim().replace(/^whsec_/, '');
  return /^[\w+/]+={0,2}$/.test(text) && text.length % 4 === 0 ? bytesOf(text) : null;
}

/** What a parser, an editor or a log may have made of a body that was sent. */
function* originalsOf(body: string): Generator<string> {
  yield body.trim();
  try {
    yield JSON.stringify(JSON.parse(body));
  } catch {
    // No JSON: nothing else is known that it could have been.
  }
}

/**
 * Whether a message is from Gauntlet and of these minutes, by Standard Webhooks: HMAC-SHA256 of id, time and body,
 * compared in constant time. Several signatures stand beside each other for a day after the secret was replaced. What
 * the fault says is for your log, not for whoever called.
 * @param body as it came, before anything reads it
 * @returns its id, or what is wrong. A message may come again: do what it asks for once an id
 */
export async function readWebhook(
  secret: string,
  headers: SentHeaders,
  body: string,
  nowMs: number = Date.now(),
): Promise<ReadWebhook> {
  const bytes = secretOf(secret);
  if (bytes === null) return fault('SECRET', 'The secret is missing or cut: copy it whole, from whsec_ to its end');
  if (typeof body !== 'string')
    return fault('BODY', 'The body has to be the text as it came, before a parser reads it');
  const read = (name: string): unknown => (isOfRequest(headers) ? headers.get(name) : headers[name]);
  const [id, time, signatures] = [read('webhook-id'), read('webhook-timestamp'), read('webhook-signature')];
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string')
    return fault('HEADERS', 'webhook-id, webhook-timestamp or webhook-signature is missing: this is no webhook');
  if (!/^\d{1,12}$/.test(time)) return fault('HEADERS', 'webhook-timestamp is no time');
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const isSigned = async (text: string): Promise<boolean> => {
    const signed = new TextEncoder().encode(`${id}.${time}.${text}`);
    for (const one of signatures.split(' ')) {
      const [, signature] = /^v1,([\w+/]+={0,2})$/.exec(one) ?? [];
      // What cannot be base64 is no signature.
      if (signature === undefined || signature.length % 4 !== 0) continue;
      if (await subtle.verify('HMAC', key, bytesOf(signature), signed)) return true;
    }
    return false;
  };
  const apart = nowMs / 1_000 - Number(time);
  if (await isSigned(body)) {
    if (Math.abs(apart) <= TOLERANCE) return { id };
    const when = apart > 0 ? 'before' : 'after';
    return fault(
      'CLOCK',
      `It was sent ${Math.round(Math.abs(apart))} s ${when} the time of this machine: look at its clock`,
    );
  }
  for (const original of originalsOf(body))
    if (await isSigned(original))
      return fault(
        'BODY',
        'The body was changed on its way here: hand over the text as it came, before a parser reads it',
      );
  return fault('SECRET', 'No signature fits: the secret is that of another webhook, or somebody else sent this');
}

/**
 * The same as `readWebhook` without the reason: its id, or null.
 * @throws TypeError where the secret is none, since no message could ever be known
 */
export async function verifyWebhook(
  secret: string,
  headers: SentHeaders,
  body: string,
  nowMs: number = Date.now(),
): Promise<string | null> {
  if (secretOf(secret) === null)
    throw new TypeError('secret is missing or cut: copy it whole, from whsec_ to its end, where the webhook was made');
  const message = await readWebhook(secret, headers, body, nowMs);
  return 'id' in message ? message.id : null;
}
