/** Sends bodies to an address of the own machine as Gauntlet sends them to webhooks, so that a receiver can be tried. */

/** A receiver under work, and what its messages are signed with. */
export interface Receiver {
  readonly address: string;
  /** `whsec_…`, as a webhook has one. */
  readonly secret: string;
  readonly fetch: typeof fetch;
}

const EXAMPLE = 'such as http://localhost:3000/hook';
const PATIENCE_MS = 10_000;

const isOwn = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d+){3}$/.test(hostname);

/** The address of a receiver on this machine. @throws TypeError that says what is wrong with it */
export function givenAddress(given: unknown): string {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') throw new TypeError(`--forward is missing: where your receiver listens, ${EXAMPLE}`);
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text))
    throw new TypeError(`--forward has no http:// before it: http://${text.replace(/^\/+/, '')}`);
  if (!URL.canParse(text)) throw new TypeError(`--forward is no address: ${text}. Write one ${EXAMPLE}`);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`--forward has to be http or https, not ${url.protocol}//`);
  if (url.username !== '' || url.password !== '')
    throw new TypeError('--forward has a name or password in it, which no webhook has: leave it out');
  if (!isOwn(url.hostname))
    throw new TypeError(
      `--forward leads to ${url.hostname}, which is not this machine: localhost or 127.0.0.1. Add a webhook for it under Developer`,
    );
  return url.href;
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A secret for a receiver under work, in the form of a webhook's. */
export const newSecret = (): string => `whsec_${base64(crypto.getRandomValues(new Uint8Array(32)))}`;

/** The secret of a receiver. @throws TypeError where it is none */
export function givenSecret(secret: string): string {
  const text = secret.trim();
  if (/^whsec_[\w+/]+={0,2}$/.test(text) && (text.length - 6) % 4 === 0) return text;
  throw new TypeError('The secret is missing or cut: copy it whole, from whsec_ to its end');
}

/** The headers of Standard Webhooks. */
async function signedHeaders(secret: string, id: string, body: string, nowMs: number): Promise<Record<string, string>> {
  const seconds = String(Math.floor(nowMs / 1_000));
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${seconds}.${body}`));
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Gauntlet-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${base64(new Uint8Array(signature))}`,
  };
}

/** What became of a message, for a line of the console. */
export interface Forwarded {
  readonly isTaken: boolean;
  readonly says: string;
}

/** What an answer means to a webhook. */
function meaningOf(status: number): string {
  if (status >= 200 && status <= 299) return `${status}`;
  if (status >= 300 && status <= 399)
    return `${status}: a webhook follows no redirect, so give the address it leads to`;
  if (status === 404) return '404: nothing is under this path, look at its spelling';
  if (status === 405) return '405: the path takes no POST';
  if (status === 410) return '410: Gauntlet would switch the webhook off';
  return `${status}: Gauntlet would try again`;
}

/** Sends one message, signed as it is now. It is tried once: what fails stands in the console. */
export async function forward(
  { address, secret, fetch: send }: Receiver,
  { id, body }: { readonly id: string; readonly body: string },
  nowMs: number = Date.now(),
): Promise<Forwarded> {
  try {
    const headers = await signedHeaders(secret, id, body, nowMs);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await send(address, { method: 'POST', headers, body, redirect: 'manual', signal });
    return { isTaken: status >= 200 && status <= 299, says: meaningOf(status) };
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    const says = isLate
      ? `no answer within ${PATIENCE_MS / 1_000} s`
      : `nobody listens at ${address}: start your receiver`;
    return { isTaken: false, says };
  }
}
