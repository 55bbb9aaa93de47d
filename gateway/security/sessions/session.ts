import { hash } from 'node:crypto';
import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { noteLogin, type User } from '../../../db/accounts/index.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import type { Tx } from '../../../db/client/database.ts';
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  readSession,
  renewTokenHash,
  replaceToken,
} from '../../../db/security/session.queries.ts';
import { readInspectionOf } from '../../../db/security/inspection.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findHashed } from '../../kernel/sealed.ts';
import { USER_AGENT_MAX } from './device-name.ts';

/** A session in use is prolonged no more often than this, so that most calls write nothing. */
const TOUCH_EVERY = MINUTE;

/** However much a session is used, it ends so long after its sign-in. */
export const SESSION_LIFE_MS = 30 * DAY;

/** What the database knows of a cookie's token: without the secret a stolen table opens nothing. */
export const tokenHashOf = (deps: Deps, token: string): string =>
  hash('sha256', `${deps.config.sessionSecret}.${token}`, 'base64url');

export interface OpenedSession {
  readonly sessionId: string;
  /** For the cookie; stored nowhere. */
  readonly token: string;
  readonly expiresAt: number;
}

/** Opens a session for an account that has proven itself. Every sign-in gets a token of its own. */
export async function openSession(
  deps: Deps,
  tx: Tx,
  user: User,
  from: { userAgent: string; address: string },
): Promise<OpenedSession> {
  const at = deps.now();
  const token = deps.randomBytes(32).toString('base64url');
  const { sessionTimeoutMs } = await readSettings(tx);
  const expiresAt = at + Math.min(sessionTimeoutMs, SESSION_LIFE_MS);
  const sessionId = deps.newId();
  await insertSession(tx, {
    id: sessionId,
    tokenHash: tokenHashOf(deps, token),
    userId: user.id,
    createdAt: at,
    touchedAt: at,
    expiresAt,
    userAgent: from.userAgent.slice(0, USER_AGENT_MAX),
    address: from.address,
  });
  await noteLogin(tx, user.id, at);
  return { sessionId, token, expiresAt };
}

/** A caller, and the times of the session that decide whether to prolong it. */
export interface FoundActor {
  readonly actor: Actor;
  readonly sessionId: string;
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly expiresAt: number;
}

/** The caller behind a token; null when the session has ended or the account may not sign in. */
export async function findActor(deps: Deps, token: string): Promise<FoundActor | null> {
  const session = await findHashed(
    deps,
    (under) => tokenHashOf(under, token),
    (tokenHash) => readSession(deps.db.read, tokenHash, deps.now()),
    renewTokenHash,
  );
  if (!session) return null;
  const { id: sessionId, userId, username, role, createdAt, touchedAt, expiresAt } = session;
  const actor = { userId, username, role, sessionId };
  const times = { sessionId, createdAt, touchedAt, expiresAt };
  return { actor: role === 'administrator' ? await inspectedBy(deps, actor) : actor, ...times };
}

/** The player whom an administrator sees with the eyes of now, in this session; the administrator where there is none. */
async function inspectedBy(deps: Deps, actor: Actor): Promise<Actor> {
  const inspection = await readInspectionOf(deps.db.read, actor.sessionId, deps.now());
  if (!inspection || isStaff(inspection.role)) return actor;
  const { id, playerId, username, role, staffId, sessionId, reason, expiresAt } = inspection;
  const inspecting = { id, staffId, sessionId, reason, expiresAt };
  return { userId: playerId, username, role, sessionId: id, inspecting };
}

/**
 * Gives a session in use its full time again, by the `session_timeout` stored now and within the longest life of a
 * session; answers the new expiry, or null when the last time was only a moment ago.
 */
export async function prolongSession(
  deps: Deps,
  { sessionId, createdAt, touchedAt, expiresAt }: FoundActor,
): Promise<number | null> {
  const now = deps.now();
  if (now - touchedAt < Math.min(TOUCH_EVERY, (expiresAt - touchedAt) / 2)) return null;
  const { sessionTimeoutMs } = await readSettings(deps.db.read);
  const prolongedTo = Math.min(now + sessionTimeoutMs, createdAt + SESSION_LIFE_MS);
  await deps.db.transact((tx) => extendSession(tx, sessionId, now, prolongedTo));
  return prolongedTo;
}

/**
 * Gives a session another token: whoever got hold of the one before is out at once, and its sockets stay open.
 * @throws Refused UNAUTHENTICATED when the session has ended meanwhile
 */
export async function renewToken(deps: Deps, tx: Tx, sessionId: string): Promise<OpenedSession> {
  const token = deps.randomBytes(32).toString('base64url');
  const expiresAt = await replaceToken(tx, sessionId, tokenHashOf(deps, token));
  if (expiresAt === null) throw new Refused('UNAUTHENTICATED');
  return { sessionId, token, expiresAt };
}

/** Ends a session at once, in every gateway: its sockets are closed by the event. */
export async function endSession(deps: Deps, tx: Tx, tokenHash: string): Promise<void> {
  const ended = await deleteSession(tx, tokenHash);
  if (ended) await tellEnd(deps, tx, ended);
}

/** Ends the sessions of an account at once, all but the one that is named; answers how many. */
export async function endSessionsOf(deps: Deps, tx: Tx, userId: string, keptId: string | null): Promise<number> {
  const ended = await deleteSessionsOf(tx, userId, keptId);
  for (const session of ended) await tellEnd(deps, tx, session);
  return ended.length;
}

export function tellEnd(deps: Deps, tx: Tx, ended: { id: string; userId: string }): Promise<void> {
  const { id, userId } = ended;
  return appendEvent(tx, {
    type: 'session.ended',
    entity: 'session',
    entityId: id,
    concerns: [userId],
    data: { userId },
    at: deps.now(),
  });
}
