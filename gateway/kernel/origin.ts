import type { IncomingMessage } from 'node:http';

/**
 * Whether a call that may change something, or a websocket, comes from our own pages or from no page at all. Browsers
 * say so themselves and pages cannot lie about it; this stands beside the SameSite cookie.
 */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host || from.origin === new URL(publicUrl).origin;
}

/** Methods that change nothing. */
export const isSafeMethod = (method: string | undefined): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
