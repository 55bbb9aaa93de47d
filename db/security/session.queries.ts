import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { type Session, sessions } from './session.table.ts';
import { users } from '../accounts/index.ts';

const { placeholder } = sql;

const sessionByToken = lookup((reader) =>
  reader
    .select({
      id: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      touchedAt: sessions.touchedAt,
      expiresAt: sessions.expiresAt,
      username: users.username,
      role: users.role,
      status: users.status,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, placeholder('tokenHash')),
        gt(sessions.expiresAt, placeholder('now')),
        eq(users.status, 'active'),
      ),
    )
    .prepare('session_by_token'),
);

export type LiveSession = Awaited<ReturnType<typeof sessionByToken>>[number];

/** The session behind a token hash, with its account; undefined when it has ended or the account may not sign in. */
export async function readSession(reader: Reader, tokenHash: string, now: number): Promise<LiveSession | undefined> {
  const [session] = await sessionByToken(reader, { tokenHash, now });
  return session;
}

/** Those of the given sessions that are still good. */
export async function liveSessionIds(reader: Reader, ids: readonly string[], now: number): Promise<Set<string>> {
  const rows = await reader
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), eq(users.status, 'active')));
  return new Set(rows.map((row) => row.id));
}

/** Whether anybody has been signed in, and used it, since an instant. */
export async function hasSessionSince(reader: Reader, since: number, now: number): Promise<boolean> {
  const rows = await reader
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(gt(sessions.expiresAt, now), gt(sessions.touchedAt, since)))
    .limit(1);
  return rows.length > 0;
}

/** Where a session came from; undefined when it has ended. */
export async function readSessionSource(
  reader: Reader,
  id: string,
): Promise<Pick<Session, 'userAgent' | 'address'> | undefined> {
  const [row] = await reader
    .select({ userAgent: sessions.userAgent, address: sessions.address })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row;
}

export async function insertSession(tx: Tx, session: Session): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** Moves a session's expiry on; a session that has ended meanwhile stays ended. */
export async function extendSession(tx: Tx, id: string, touchedAt: number, expiresAt: number): Promise<void> {
  await tx.update(sessions).set({ touchedAt, expiresAt }).where(eq(sessions.id, id));
}

/** Gives a session another token in place of its own; answers when it expires, or null when it has ended meanwhile. */
export async function replaceToken(tx: Tx, id: string, tokenHash: string): Promise<number | null> {
  const [renewed] = await tx
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, id))
    .returning({ expiresAt: sessions.expiresAt });
  return renewed?.expiresAt ?? null;
}

/** Lets a session be known by another hash of the same token. */
export async function renewTokenHash(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(sessions).set({ tokenHash: to }).where(eq(sessions.tokenHash, from));
}

/** Ends a session; answers whose it was, or null when it had ended before. */
export async function deleteSession(tx: Tx, tokenHash: string): Promise<{ id: string; userId: string } | null> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id, userId: sessions.userId });
  return ended ?? null;
}

/** The same by its id, for its owner only. */
export async function deleteOwnSession(
  tx: Tx,
  userId: string,
  id: string,
  now: number,
): Promise<{ id: string; userId: string } | null> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id, userId: sessions.userId });
  return ended ?? null;
}

/** Ends the sessions of an account, all but `keptId`; null keeps none. */
export function deleteSessionsOf(
  tx: Tx,
  userId: string,
  keptId: string | null,
): Promise<{ id: string; userId: string }[]> {
  return tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id, userId: sessions.userId });
}

/** The live sessions of an account, the last used first. */
export function readSessionsOf(reader: Reader, userId: string, now: number, most: number): Promise<Session[]> {
  return reader
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.touchedAt), desc(sessions.id))
    .limit(most);
}

/** Drops what expired long ago. */
export async function deleteExpiredSessions(tx: Tx, before: number): Promise<void> {
  await tx.delete(sessions).where(lte(sessions.expiresAt, before));
}
