import type { IncomingMessage, ServerResponse } from 'node:http';
import { findActor, prolongSession, tokenHashOf } from '../accounts/session.ts';
import type { Caller } from './actor.ts';
import type { Deps } from './deps.ts';

const COOKIE = 'gauntlet_session';

/** The value of a cookie; null without it. */
function cookieIn(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/** The address the call came from, as far as the trusted proxies tell. */
function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof forwarded !== 'string') return direct;
  const chain = [...forwarded.split(',').map((hop) => hop.trim()), direct];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? direct;
}

/** What tells the browser to keep or drop the session's token. */
export function sessionCookie(deps: Deps, opened: { token: string; expiresAt: number } | null): string {
  const maxAge = opened ? Math.max(0, Math.floor((opened.expiresAt - deps.now()) / 1000)) : 0;
  const secure = deps.config.isProduction ? '; Secure' : '';
  return `${COOKIE}=${opened?.token ?? ''}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** Who is calling and how; prolongs a session that is in use. `response` is null for a websocket. */
export async function identify(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse | null,
  requestId: string,
): Promise<Caller> {
  const { headers } = request;
  const token = cookieIn(headers.cookie, COOKIE);
  const tokenHash = token === null ? null : tokenHashOf(deps, token);
  const found = tokenHash === null ? null : await findActor(deps, tokenHash);
  if (found && token !== null && response) {
    const expiresAt = await prolongSession(deps, found);
    if (expiresAt !== null) response.setHeader('Set-Cookie', sessionCookie(deps, { token, expiresAt }));
  }
  const key = headers['idempotency-key'];
  return {
    requestId,
    address: addressOf(request, deps.config.trustedProxies),
    userAgent: headers['user-agent'] ?? '',
    tokenHash,
    actor: found?.actor ?? null,
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}
