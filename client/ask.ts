import { backOff } from './back-off.ts';
import { NoAnswer, type Refusal, type SentError, toError } from './refusal.ts';

/** Where Gauntlet is, by which key, and how patient the caller is. */
export interface Access {
  readonly url: string;
  /** A function gives one that changes. */
  readonly key: string | (() => Promise<string>);
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly waitMs: number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

export interface Question {
  readonly query: string;
  readonly variables: unknown;
  /** Of a mutation, the same for each try. */
  readonly idempotencyKey: string | null;
}

interface Tried {
  readonly data: unknown;
  readonly error: Refusal | NoAnswer | null;
  /** How long to wait before the next try at the least; null where another one changes nothing. */
  readonly againMs: number | null;
}

/** The key as it is now. */
export const keyOf = async ({ key }: Pick<Access, 'key'>): Promise<string> => (typeof key === 'string' ? key : key());

/**
 * Asks until there is an answer or the patience ends. What is asked a second time changes nothing that the first time
 * did not: a query reads, a mutation carries its key.
 * @throws Refusal, NoAnswer, and whatever the key throws that changes
 */
export async function ask(access: Access, question: Question, onHeaders: (headers: Headers) => void): Promise<unknown> {
  let waited = 0;
  for (let failures = 0; ; failures++) {
    const { data, error, againMs } = await tryOnce(access, question, onHeaders);
    if (error === null) return data;
    if (againMs === null) throw error;
    const wait = Math.max(againMs, backOff(failures));
    if (waited + wait > access.waitMs) throw error;
    waited += wait;
    await access.pause(wait);
  }
}

async function tryOnce(
  { url, key, fetch: send, timeoutMs }: Access,
  { query, variables, idempotencyKey }: Question,
  onHeaders: (headers: Headers) => void,
): Promise<Tried> {
  let response: Response;
  let text: string;
  let shown: string;
  try {
    shown = await keyOf({ key });
  } catch (cause) {
    if (cause instanceof NoAnswer) return failed(cause, 0);
    throw cause;
  }
  try {
    response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shown}`,
        accept: 'application/graphql-response+json',
        'content-type': 'application/json',
        ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ query, variables }),
      // The key is for nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (cause) {
    return failed(new NoAnswer('Gauntlet does not answer', { status: null, requestId: null, cause }), 0);
  }
  onHeaders(response.headers);
  const { status } = response;
  const { data = null, errors } = readBody(text);
  if (errors === undefined && data !== null && status === 200) return { data, error: null, againMs: null };
  const error = toError(errors ?? [], status);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(retryAfter)) return failed(error, retryAfter * 1_000);
  // Somebody on the way could not reach Gauntlet.
  return failed(error, errors === undefined && status >= 500 ? 0 : null);
}

const failed = (error: Refusal | NoAnswer, againMs: number | null): Tried => ({ data: null, error, againMs });

/** The body of an answer; empty for one that is none of GraphQL. */
function readBody(text: string): { readonly data?: unknown; readonly errors?: readonly SentError[] } {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
