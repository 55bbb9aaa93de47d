import type { IncomingMessage, ServerResponse } from 'node:http';
import { KEY_FAULTS, type KeyFault } from '../../domain/platform/api-key.ts';
import { DAY } from '../../domain/shared/time.ts';
import { type RefusalCode, Refused } from '../../domain/shared/refusals.ts';
import { tidyLine } from '../../domain/shared/text.ts';
import { faultOf, findKeyActor } from '../platform/index.ts';
import { findActor, prolongSession, tokenHashOf } from '../security/index.ts';
import type { Caller } from '../kernel/actor.ts';
import type { HandedSession } from '../kernel/context.ts';
import { CONNECT_COOKIE, SESSION_COOKIE, cookieName } from '../kernel/http/cookie-name.ts';
import type { Deps } from '../kernel/deps.ts';
import { addressIn } from '../kernel/http/network.ts';
import { cookieIn } from './cookie-in.ts';
import { languageOf } from './language-of.ts';

const DEVICE_COOKIE = 'gauntlet_device';
const DEVICE_COOKIE_SECONDS = (365 * DAY) / 1000;

/** What we gave out ourselves: 32 bytes. */
const DEVICE_TOKEN = /^[\w-]{43}$/;

/**
 * The address the call came from, as far as the trusted proxies tell. Where one of them names none, it is the address of
 * that proxy: else whoever hides behind it would be somebody else with each call.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = addressIn(request.socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof forwarded !== 'string') return direct;
  const chain = [...forwarded.split(',').map(addressIn), direct];
  const told = chain.slice(Math.max(0, chain.length - 1 - trustedProxies));
  return told.find((address) => address !== null) ?? direct;
}

/** A cookie that scripts cannot read and other sites do not send; gone at once with no seconds to live. */
function cookie(deps: Deps, name: string, value: string, seconds: number): string {
  const secure = deps.config.isProduction ? '; Secure' : '';
  return `${cookieName(deps.config, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** What tells the browser to keep or drop the session's token, and by what it is known again. */
export function sessionCookies(deps: Deps, opened: Omit<HandedSession, 'userId'> | null): string[] {
  const seconds = opened ? Math.max(0, Math.floor((opened.expiresAt - deps.now()) / 1000)) : 0;
  const session = cookie(deps, SESSION_COOKIE, opened?.token ?? '', seconds);
  const deviceToken = opened?.deviceToken ?? null;
  return deviceToken === null ? [session] : [session, cookie(deps, DEVICE_COOKIE, deviceToken, DEVICE_COOKIE_SECONDS)];
}

/** What stands behind `Bearer` in a header; null where there is no such header, empty where it is another scheme's. */
export function bearerIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1] ?? '';
}

/** Names under which other services read a key, in a header or an address; and what is a key whatever its name. */
const KEY_NAME = /^(?:x[-_]?)?api[-_]?key$|^access[-_]?token$/i;
const KEY_VALUE = /^(?:Bearer )?gntl_/i;

/** Whether a key stands where none is read. In an address it would be written into the logs of whoever passes it on. */
function hasUnreadKey({ headers, url = '' }: IncomingMessage): boolean {
  if (headers['x-api-key'] !== undefined) return true;
  const at = url.indexOf('?');
  if (at < 0) return false;
  return [...new URLSearchParams(url.slice(at))].some(([name, value]) => KEY_NAME.test(name) || KEY_VALUE.test(value));
}

const FAULTS: ReadonlySet<string> = new Set<KeyFault>(KEY_FAULTS);

/** What a refusal over who is calling asks for in `WWW-Authenticate` (RFC 6750); null for any other. */
export function authenticateHeaderOf(code: RefusalCode): string | null {
  if (code === 'UNAUTHENTICATED' || code === 'BEARER_REQUIRED') return 'Bearer';
  return FAULTS.has(code) ? 'Bearer error="invalid_token"' : null;
}

/** Who calls with a key. Cookies beside it count for nothing. @throws Refused where the key opens nothing, with the reason */
async function identifyKey(deps: Deps, request: IncomingMessage, key: string, requestId: string): Promise<Caller> {
  const { headers } = request;
  const address = addressOf(request, deps.config.trustedProxies);
  const actor = key === '' ? null : await findKeyActor(deps, key, address);
  if (!actor) throw new Refused(await faultOf(deps, key));
  const idempotencyKey = headers['idempotency-key'];
  return {
    requestId,
    address,
    userAgent: tidyLine(headers['user-agent'] ?? ''),
    tokenHash: null,
    actor,
    deviceToken: null,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
    believedUserId: null,
  };
}

/** Who is calling and how; prolongs a session that is in use. `response` is null for a websocket. @throws Refused for a key that opens nothing */
export async function identify(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse | null,
  requestId: string,
  authorization: string | undefined = request.headers.authorization,
): Promise<Caller> {
  const { headers } = request;
  const bearer = bearerIn(authorization);
  if (bearer !== null) return identifyKey(deps, request, bearer, requestId);
  // Whoever sends it there would be a visitor here, without a word.
  if (hasUnreadKey(request)) throw new Refused('BEARER_REQUIRED');
  const token = cookieIn(headers.cookie, cookieName(deps.config, SESSION_COOKIE));
  const deviceToken = cookieIn(headers.cookie, cookieName(deps.config, DEVICE_COOKIE));
  const tokenHash = token === null ? null : tokenHashOf(deps, token);
  const found = token === null ? null : await findActor(deps, token);
  if (found && token !== null && response) {
    const expiresAt = await prolongSession(deps, found);
    if (expiresAt !== null)
      response.setHeader('Set-Cookie', sessionCookies(deps, { token, expiresAt, deviceToken: null }));
  }
  const connectId = cookieIn(headers.cookie, cookieName(deps.config, CONNECT_COOKIE));
  const key = headers['idempotency-key'];
  const viewer = headers['x-viewer'];
  return {
    requestId,
    address: addressOf(request, deps.config.trustedProxies),
    userAgent: tidyLine(headers['user-agent'] ?? ''),
    tokenHash,
    actor: found?.actor ?? null,
    deviceToken: deviceToken !== null && DEVICE_TOKEN.test(deviceToken) ? deviceToken : null,
    ...(connectId !== null && { connectId }),
    language: languageOf(request),
    idempotencyKey: typeof key === 'string' ? key : null,
    believedUserId: typeof viewer === 'string' ? viewer : null,
  };
}
