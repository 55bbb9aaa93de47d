import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a call that may change something, or a websocket, comes from our own pages or from no page at all. Browsers
 * say so themselves and pages cannot lie about it; this stands beside the SameSite cookie. Our own pages are those of the
 * public address: what the call believes to be its host proves nothing, since anybody's name can point to us. On a
 * developer's machine they have other ports and names too, all of that machine.
 */
export function isOwnOrigin(
  request: IncomingMessage,
  { publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>,
): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === new URL(publicUrl).origin) return true;
  return !isProduction && from.host === host && LOOPBACK.has(from.hostname);
}

/** Methods that change nothing. */
export const isSafeMethod = (method: string | undefined): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
