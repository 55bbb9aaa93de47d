import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages of other sites may send these with a key; a browser asks for leave before it does. */
const METHODS = 'GET, POST, PATCH, DELETE';
const LEAVE_SECONDS = 86_400;
/** The name of a header (RFC 9110, 5.6.2). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const EXPOSED = 'RateLimit, RateLimit-Policy, Retry-After, Server-Time, X-Request-Id';

/** Whether a call shows a key in place of a cookie. */
export const hasBearer = ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined;

/** The headers that a browser asks to send beside a key; null where it asks for no key. */
function askedBesideKey({ method, headers }: IncomingMessage): readonly string[] | null {
  if (method !== 'OPTIONS' || headers.origin === undefined) return null;
  const asked = (headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim());
  const names = asked.filter((name) => TOKEN.test(name));
  return names.some((name) => name.toLowerCase() === 'authorization') ? names : null;
}

/**
 * Lets pages of other sites call with a key, and with nothing else: cookies are neither asked for nor looked at, so what
 * such a page can do is what its key can, whatever headers its library adds. Answers a browser's question; false where
 * the call goes on.
 */
export function answerCrossOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const asked = askedBesideKey(request);
  if (asked === null && !hasBearer(request)) return false;
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (asked === null) {
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    return false;
  }
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  response.setHeader('Access-Control-Allow-Headers', asked.join(', '));
  response.setHeader('Access-Control-Max-Age', LEAVE_SECONDS);
  response.setHeader('Vary', 'Origin, Access-Control-Request-Headers');
  response.statusCode = 204;
  response.end();
  return true;
}
