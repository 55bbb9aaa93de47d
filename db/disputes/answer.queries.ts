import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { disputeParties } from './dispute.table.ts';

/** A side has had its word: it has nothing to answer until something new comes. */
export async function endAnswer(tx: Tx, disputeId: string, sideId: string): Promise<void> {
  await tx
    .update(disputeParties)
    .set({ answerUntil: null })
    .where(and(eq(disputeParties.disputeId, disputeId), eq(disputeParties.sideId, sideId)));
}

/** Whoever is not on a side may answer what it has brought. */
export async function askOthers(tx: Tx, disputeId: string, sideId: string, until: number): Promise<void> {
  await tx
    .update(disputeParties)
    .set({ answerUntil: until })
    .where(and(eq(disputeParties.disputeId, disputeId), ne(disputeParties.sideId, sideId)));
}

export interface Answerer {
  readonly disputeId: string;
  readonly sideId: string;
  readonly id: string;
  readonly username: string;
  readonly avatarId: string | null;
  readonly until: number | null;
}

/** Who was asked to answer in some disputes and could: whoever may not act holds nothing up. */
export async function listAnswerers(reader: Reader, disputeIds: readonly string[]): Promise<Answerer[]> {
  if (disputeIds.length === 0) return [];
  return reader
    .select({
      disputeId: disputeParties.disputeId,
      sideId: disputeParties.sideId,
      id: users.id,
      username: users.username,
      avatarId: users.avatarId,
      until: disputeParties.answerUntil,
    })
    .from(disputeParties)
    .innerJoin(users, eq(users.id, disputeParties.userId))
    .where(
      and(
        inArray(disputeParties.disputeId, [...disputeIds]),
        isNotNull(disputeParties.answerUntil),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(asc(disputeParties.disputeId), asc(disputeParties.userId));
}
