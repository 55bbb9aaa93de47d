import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { deleteUpload, insertUpload } from '../uploads/upload.queries.ts';
import type { PlacedUpload } from '../uploads/upload.table.ts';
import {
  type OauthApplicationRow,
  type OauthGrantRow,
  type OauthTokenRow,
  oauthApplications,
  oauthGrants,
  oauthTokens,
} from './oauth.table.ts';

const { placeholder } = sql;

const accessTokenById = lookup((reader) =>
  reader
    .select({
      sealed: oauthTokens.sealed,
      grantId: oauthGrants.id,
      applicationId: oauthGrants.applicationId,
      userId: oauthGrants.userId,
      scopes: oauthGrants.scopes,
      dailyStakeCents: oauthGrants.dailyStakeCents,
      lastUsedAt: oauthGrants.lastUsedAt,
      lastUsedAddress: oauthGrants.lastUsedAddress,
      username: users.username,
      role: users.role,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(
      and(
        eq(oauthTokens.id, placeholder('id')),
        eq(oauthTokens.kind, 'AccessToken'),
        gt(oauthTokens.expiresAt, placeholder('now')),
        gt(oauthGrants.expiresAt, placeholder('now')),
        eq(users.status, 'active'),
      ),
    )
    .prepare('oauth_access_token_by_id'),
);

export type LiveAccessToken = Awaited<ReturnType<typeof accessTokenById>>[number];

/** An access token with its grant and account; undefined when one of them is good no more. */
export async function readLiveAccessToken(
  reader: Reader,
  id: string,
  now: number,
): Promise<LiveAccessToken | undefined> {
  const [token] = await accessTokenById(reader, { id, now });
  return token;
}

/** Those of the given access tokens that are still good. */
export async function liveAccessTokenIds(reader: Reader, ids: readonly string[], now: number): Promise<Set<string>> {
  const rows = await reader
    .select({ id: oauthTokens.id })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(
      and(
        inArray(oauthTokens.id, [...ids]),
        gt(oauthTokens.expiresAt, now),
        gt(oauthGrants.expiresAt, now),
        eq(users.status, 'active'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function readToken(reader: Reader, id: string): Promise<OauthTokenRow | undefined> {
  const [row] = await reader.select().from(oauthTokens).where(eq(oauthTokens.id, id));
  return row;
}

/** Lets a code or token be known by another hash of it. */
export async function renewTokenId(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(oauthTokens).set({ id: to }).where(eq(oauthTokens.id, from));
}

/** A code or question, locked until the transaction ends. */
export async function lockToken(tx: Tx, id: string): Promise<OauthTokenRow | undefined> {
  const [row] = await tx.select().from(oauthTokens).where(eq(oauthTokens.id, id)).for('update');
  return row;
}

export async function readTokenByUserCode(reader: Reader, userCodeHash: string): Promise<OauthTokenRow | undefined> {
  const [row] = await reader.select().from(oauthTokens).where(eq(oauthTokens.userCodeHash, userCodeHash));
  return row;
}

/** Keeps a code or token, or what has become of it. */
export async function putToken(tx: Tx, { id, ...rest }: Omit<OauthTokenRow, 'consumedAt'>): Promise<void> {
  await tx
    .insert(oauthTokens)
    .values({ id, ...rest, consumedAt: null })
    .onConflictDoUpdate({ target: oauthTokens.id, set: rest });
}

/** Marks a code or token as used; false when it was already, or is gone. */
export async function consumeToken(tx: Tx, id: string, consumedAt: number): Promise<boolean> {
  const rows = await tx
    .update(oauthTokens)
    .set({ consumedAt })
    .where(and(eq(oauthTokens.id, id), isNull(oauthTokens.consumedAt)))
    .returning({ id: oauthTokens.id });
  return rows.length > 0;
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tx.delete(oauthTokens).where(eq(oauthTokens.id, id));
}

/** Drops all that was given out by a grant; answers which. */
export const deleteTokensOf = (tx: Tx, grantId: string): Promise<Pick<OauthTokenRow, 'id' | 'kind'>[]> =>
  tx
    .delete(oauthTokens)
    .where(eq(oauthTokens.grantId, grantId))
    .returning({ id: oauthTokens.id, kind: oauthTokens.kind });

export async function deleteExpiredTokens(tx: Tx, now: number): Promise<void> {
  await tx.delete(oauthTokens).where(lte(oauthTokens.expiresAt, now));
}

export async function insertGrant(tx: Tx, grant: OauthGrantRow): Promise<void> {
  await tx.insert(oauthGrants).values(grant);
}

/** A grant of a player who may sign in; undefined when it is good no more. */
export async function readGrant(reader: Reader, id: string, now: number): Promise<OauthGrantRow | undefined> {
  const [row] = await reader
    .select({ grant: oauthGrants })
    .from(oauthGrants)
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(and(eq(oauthGrants.id, id), gt(oauthGrants.expiresAt, now), eq(users.status, 'active')));
  return row?.grant;
}

/** A grant that is in force, locked until the transaction ends. */
export async function lockGrant(tx: Tx, id: string, now: number): Promise<OauthGrantRow | undefined> {
  const [grant] = await tx
    .select()
    .from(oauthGrants)
    .where(and(eq(oauthGrants.id, id), gt(oauthGrants.expiresAt, now)))
    .for('update');
  return grant;
}

/** What a player has let applications do, the first first, each with its application and whose that is. */
export const listGrantsOf = (reader: Reader, userId: string, now: number) =>
  reader
    .select({
      grant: oauthGrants,
      name: oauthApplications.name,
      logoId: oauthApplications.logoId,
      ownerName: users.username,
    })
    .from(oauthGrants)
    .innerJoin(oauthApplications, eq(oauthApplications.id, oauthGrants.applicationId))
    .innerJoin(users, eq(users.id, oauthApplications.userId))
    .where(and(eq(oauthGrants.userId, userId), gt(oauthGrants.expiresAt, now)))
    .orderBy(asc(oauthGrants.applicationId), asc(oauthGrants.id));

/** The grants of a player to one application, the last first, locked until the transaction ends. */
export const lockGrantsTo = (tx: Tx, userId: string, applicationId: string): Promise<OauthGrantRow[]> =>
  tx
    .select()
    .from(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), eq(oauthGrants.applicationId, applicationId)))
    .orderBy(desc(oauthGrants.id))
    .for('update');

/** Holds all that an application may stake for a player to the cap that was agreed last. */
export async function capGrants(tx: Tx, userId: string, applicationId: string, dailyStakeCents: number): Promise<void> {
  await tx
    .update(oauthGrants)
    .set({ dailyStakeCents })
    .where(
      and(
        eq(oauthGrants.userId, userId),
        eq(oauthGrants.applicationId, applicationId),
        gt(oauthGrants.dailyStakeCents, 0),
      ),
    );
}

/** Writes down when and from where a grant was used. */
export async function noteGrantUse(tx: Tx, id: string, lastUsedAt: number, lastUsedAddress: string): Promise<void> {
  await tx.update(oauthGrants).set({ lastUsedAt, lastUsedAddress }).where(eq(oauthGrants.id, id));
}

/** Ends a grant; answers its row, or nothing when there is none. */
export const deleteGrant = (tx: Tx, id: string): Promise<OauthGrantRow[]> =>
  tx.delete(oauthGrants).where(eq(oauthGrants.id, id)).returning();

/** Ends all that a player lets applications do; answers the rows. */
export const deleteGrantsOf = (tx: Tx, userId: string): Promise<OauthGrantRow[]> =>
  tx.delete(oauthGrants).where(eq(oauthGrants.userId, userId)).returning();

/** Ends all that players let an application do; answers the rows. */
export const deleteGrantsTo = (tx: Tx, applicationId: string): Promise<OauthGrantRow[]> =>
  tx.delete(oauthGrants).where(eq(oauthGrants.applicationId, applicationId)).returning();

/** Ends what has run out; answers the rows. */
export const deleteExpiredGrants = (tx: Tx, now: number): Promise<OauthGrantRow[]> =>
  tx.delete(oauthGrants).where(lte(oauthGrants.expiresAt, now)).returning();

/** What an application is called, whoever owns it. */
export async function readApplicationName(reader: Reader, id: string): Promise<string> {
  const [row] = await reader
    .select({ name: oauthApplications.name })
    .from(oauthApplications)
    .where(eq(oauthApplications.id, id));
  return row?.name ?? '';
}

/** An application, locked until the transaction ends, so that it does not go while somebody is connected with it. */
export async function lockApplication(tx: Tx, id: string): Promise<OauthApplicationRow | undefined> {
  const [row] = await tx.select().from(oauthApplications).where(eq(oauthApplications.id, id)).for('update');
  return row;
}

/** An application whose owner may sign in, with the owner's name. */
export async function readApplication(
  reader: Reader,
  id: string,
): Promise<(OauthApplicationRow & { readonly ownerName: string }) | undefined> {
  const [row] = await reader
    .select({ application: oauthApplications, ownerName: users.username })
    .from(oauthApplications)
    .innerJoin(users, eq(users.id, oauthApplications.userId))
    .where(and(eq(oauthApplications.id, id), eq(users.status, 'active')));
  return row && { ...row.application, ownerName: row.ownerName };
}

/** The applications of a player, the first made first. */
export const listApplicationsOf = (reader: Reader, userId: string): Promise<OauthApplicationRow[]> =>
  reader
    .select()
    .from(oauthApplications)
    .where(eq(oauthApplications.userId, userId))
    .orderBy(asc(oauthApplications.id));

export async function insertApplication(tx: Tx, application: OauthApplicationRow): Promise<void> {
  await tx.insert(oauthApplications).values(application);
}

/** An own application, locked until the transaction ends. */
export async function lockOwnApplication(tx: Tx, userId: string, id: string): Promise<OauthApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(oauthApplications)
    .where(and(eq(oauthApplications.id, id), eq(oauthApplications.userId, userId)))
    .for('update');
  return row;
}

export async function updateApplication(
  tx: Tx,
  id: string,
  change: Partial<Omit<OauthApplicationRow, 'id' | 'userId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(oauthApplications).set(change).where(eq(oauthApplications.id, id));
}

/** Gives a locked application its logo, or none; the earlier one is dropped. */
export async function putApplicationLogo(
  tx: Tx,
  { id, logoId }: OauthApplicationRow,
  logo: Pick<PlacedUpload, 'id' | 'ownerId' | 'contentType' | 'bytes' | 'object' | 'createdAt'> | null,
): Promise<void> {
  if (logo) await insertUpload(tx, { ...logo, purpose: 'application-logo', name: 'logo.webp', expiresAt: null });
  await updateApplication(tx, id, { logoId: logo?.id ?? null });
  if (logoId !== null) await deleteUpload(tx, logoId);
}

/** Drops a locked application with its logo. */
export async function deleteApplication(tx: Tx, { id, logoId }: OauthApplicationRow): Promise<void> {
  await tx.delete(oauthApplications).where(eq(oauthApplications.id, id));
  if (logoId !== null) await deleteUpload(tx, logoId);
}

export async function deleteApplicationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oauthApplications).where(eq(oauthApplications.userId, userId));
}
