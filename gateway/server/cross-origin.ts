import type { IncomingMessage, ServerResponse } from 'node:http';

/** What pages of other sites may send with a key; a browser asks for leave before it sends any of it. */
const ALLOWED: readonly (readonly [name: string, value: string])[] = [
  ['Access-Control-Allow-Methods', 'GET, POST, DELETE'],
  ['Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key, Accept'],
  ['Access-Control-Max-Age', '86400'],
];
const EXPOSED = 'RateLimit, RateLimit-Policy, Retry-After, Server-Time, X-Request-Id';

/** Whether a call shows a key in place of a cookie. */
export const hasBearer = ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined;

/** Whether a browser asks whether it may send a key along. */
const asksForBearer = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' &&
  headers.origin !== undefined &&
  /(?:^|,)\s*authorization\s*(?:,|$)/i.test(headers['access-control-request-headers'] ?? '');

/**
 * Lets pages of other sites call with a key, and with nothing else: cookies are neither asked for nor looked at, so what
 * such a page can do is what its key can. Answers a browser's question; false where the call goes on.
 */
export function answerCrossOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const isQuestion = asksForBearer(request);
  if (!isQuestion && !hasBearer(request)) return false;
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (!isQuestion) {
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    return false;
  }
  for (const [name, value] of ALLOWED) response.setHeader(name, value);
  response.statusCode = 204;
  response.end();
  return true;
}
