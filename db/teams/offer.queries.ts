import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Agreement } from '../../domain/teams/shares.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { playerColumns } from './team.queries.ts';
import { type TeamOfferRow, teamAgreements, teamOffers } from './team.table.ts';

const { placeholder } = sql;

const offerForUpdate = statement((tx) =>
  tx
    .select()
    .from(teamOffers)
    .where(eq(teamOffers.id, placeholder('id')))
    .for('no key update')
    .prepare('team_offer_for_update'),
);

/** The offer, locked until the transaction ends. */
export async function lockTeamOffer(tx: Tx, id: string): Promise<TeamOfferRow | undefined> {
  const [offer] = await offerForUpdate(tx, { id });
  return offer;
}

export async function readTeamOffer(reader: Reader, id: string): Promise<TeamOfferRow | undefined> {
  const [offer] = await reader.select().from(teamOffers).where(eq(teamOffers.id, id));
  return offer;
}

export async function insertTeamOffer(tx: Tx, offer: typeof teamOffers.$inferInsert): Promise<void> {
  await tx.insert(teamOffers).values(offer);
}

export async function updateTeamOffer(
  tx: Tx,
  id: string,
  change: Pick<TeamOfferRow, 'status'> & Partial<Pick<TeamOfferRow, 'teamBattleId'>>,
): Promise<void> {
  await tx.update(teamOffers).set(change).where(eq(teamOffers.id, id));
}

const isPending = sql`${teamOffers.status} = 'pending'`;
const ofTeam = (teamId: string) => or(eq(teamOffers.fromTeamId, teamId), eq(teamOffers.toTeamId, teamId));

/** A team's offers that wait for an answer, in either direction, newest first. */
export const listPendingOffers = (reader: Reader, teamId: string): Promise<TeamOfferRow[]> =>
  reader
    .select()
    .from(teamOffers)
    .where(and(ofTeam(teamId), isPending))
    .orderBy(desc(teamOffers.createdAt), desc(teamOffers.id));

/** Ids of offers whose time has run out, the longest due first. */
export async function listLapsedOffers(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: teamOffers.id })
    .from(teamOffers)
    .where(and(isPending, lte(teamOffers.expiresAt, now)))
    .orderBy(asc(teamOffers.expiresAt), asc(teamOffers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Who agreed to be charged, and up to how much, on both sides. */
export const readAgreements = (reader: Reader, offerId: string): Promise<(Agreement & { readonly teamId: string })[]> =>
  reader
    .select({
      userId: teamAgreements.userId,
      teamId: teamAgreements.teamId,
      agreedCents: teamAgreements.agreedCents,
    })
    .from(teamAgreements)
    .where(eq(teamAgreements.offerId, offerId));

/** The same with the players' names, for several offers at once. */
export async function listAgreements(reader: Reader, offerIds: readonly string[]) {
  if (offerIds.length === 0) return [];
  return reader
    .select({ agreement: teamAgreements, player: playerColumns })
    .from(teamAgreements)
    .innerJoin(users, eq(users.id, teamAgreements.userId))
    .where(inArray(teamAgreements.offerId, [...offerIds]))
    .orderBy(asc(teamAgreements.at), asc(teamAgreements.userId), asc(teamAgreements.offerId));
}

export async function putAgreement(tx: Tx, agreement: typeof teamAgreements.$inferInsert): Promise<void> {
  const { teamId, agreedCents, at } = agreement;
  await tx
    .insert(teamAgreements)
    .values(agreement)
    .onConflictDoUpdate({
      target: [teamAgreements.offerId, teamAgreements.userId],
      set: { teamId, agreedCents, at },
    });
}

/** Takes back what a player has agreed to pay in offers that still wait; answers those offers. */
export async function deletePendingAgreementsOf(tx: Tx, userId: string): Promise<string[]> {
  const pending = tx.select({ id: teamOffers.id }).from(teamOffers).where(isPending);
  const gone = await tx
    .delete(teamAgreements)
    .where(and(eq(teamAgreements.userId, userId), inArray(teamAgreements.offerId, pending)))
    .returning({ offerId: teamAgreements.offerId });
  return gone.map(({ offerId }) => offerId);
}

export async function deleteAgreement(tx: Tx, offerId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(teamAgreements)
    .where(and(eq(teamAgreements.offerId, offerId), eq(teamAgreements.userId, userId)))
    .returning({ userId: teamAgreements.userId });
  return gone.length > 0;
}
