import type { IncomingMessage, ServerResponse } from 'node:http';
import { DAY } from '../../domain/shared/time.ts';
import { findActor, prolongSession, tokenHashOf } from '../security/session.ts';
import type { Caller } from '../kernel/actor.ts';
import type { HandedSession } from '../kernel/context.ts';
import type { Deps } from '../kernel/deps.ts';

const SESSION_COOKIE = 'gauntlet_session';
const DEVICE_COOKIE = 'gauntlet_device';
const DEVICE_COOKIE_SECONDS = (365 * DAY) / 1000;

/** What we gave out ourselves: 32 bytes. */
const DEVICE_TOKEN = /^[\w-]{43}$/;

/** The value of a cookie; null without it. */
function cookieIn(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/** The address the call came from, as far as the trusted proxies tell. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof forwarded !== 'string') return direct;
  const chain = [...forwarded.split(',').map((hop) => hop.trim()), direct];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? direct;
}

/** A cookie that scripts cannot read and other sites do not send; gone at once with no seconds to live. */
function cookie({ config }: Deps, name: string, value: string, seconds: number): string {
  const secure = config.isProduction ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** What tells the browser to keep or drop the session's token, and by what it is known again. */
export function sessionCookies(deps: Deps, opened: HandedSession | null): string[] {
  const seconds = opened ? Math.max(0, Math.floor((opened.expiresAt - deps.now()) / 1000)) : 0;
  const session = cookie(deps, SESSION_COOKIE, opened?.token ?? '', seconds);
  const deviceToken = opened?.deviceToken ?? null;
  return deviceToken === null ? [session] : [session, cookie(deps, DEVICE_COOKIE, deviceToken, DEVICE_COOKIE_SECONDS)];
}

/** Who is calling and how; prolongs a session that is in use. `response` is null for a websocket. */
export async function identify(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse | null,
  requestId: string,
): Promise<Caller> {
  const { headers } = request;
  const token = cookieIn(headers.cookie, SESSION_COOKIE);
  const deviceToken = cookieIn(headers.cookie, DEVICE_COOKIE);
  const tokenHash = token === null ? null : tokenHashOf(deps, token);
  const found = tokenHash === null ? null : await findActor(deps, tokenHash);
  if (found && token !== null && response) {
    const expiresAt = await prolongSession(deps, found);
    if (expiresAt !== null)
      response.setHeader('Set-Cookie', sessionCookies(deps, { token, expiresAt, deviceToken: null }));
  }
  const key = headers['idempotency-key'];
  const viewer = headers['x-viewer'];
  return {
    requestId,
    address: addressOf(request, deps.config.trustedProxies),
    userAgent: headers['user-agent'] ?? '',
    tokenHash,
    actor: found?.actor ?? null,
    deviceToken: deviceToken !== null && DEVICE_TOKEN.test(deviceToken) ? deviceToken : null,
    idempotencyKey: typeof key === 'string' ? key : null,
    believedUserId: typeof viewer === 'string' ? viewer : null,
  };
}
