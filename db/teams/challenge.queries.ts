import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Agreement } from '../../domain/teams/shares.ts';
import { users } from '../accounts/user.table.ts';
import type { Reader, Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { playerColumns } from './team.queries.ts';
import { type TeamChallengeRow, teamAgreements, teamChallenges } from './team.table.ts';

const { placeholder } = sql;

const challengeForUpdate = statement((tx) =>
  tx
    .select()
    .from(teamChallenges)
    .where(eq(teamChallenges.id, placeholder('id')))
    .for('update')
    .prepare('team_challenge_for_update'),
);

/** The challenge, locked until the transaction ends. */
export async function lockTeamChallenge(tx: Tx, id: string): Promise<TeamChallengeRow | undefined> {
  const [challenge] = await challengeForUpdate(tx, { id });
  return challenge;
}

export async function readTeamChallenge(reader: Reader, id: string): Promise<TeamChallengeRow | undefined> {
  const [challenge] = await reader.select().from(teamChallenges).where(eq(teamChallenges.id, id));
  return challenge;
}

export async function insertTeamChallenge(tx: Tx, challenge: typeof teamChallenges.$inferInsert): Promise<void> {
  await tx.insert(teamChallenges).values(challenge);
}

export async function updateTeamChallenge(
  tx: Tx,
  id: string,
  change: Pick<TeamChallengeRow, 'status'> & Partial<Pick<TeamChallengeRow, 'teamBattleId'>>,
): Promise<void> {
  await tx.update(teamChallenges).set(change).where(eq(teamChallenges.id, id));
}

const isPending = sql`${teamChallenges.status} = 'pending'`;
const ofTeam = (teamId: string) => or(eq(teamChallenges.fromTeamId, teamId), eq(teamChallenges.toTeamId, teamId));

/** A team's challenges that wait for an answer, in either direction, newest first. */
export const listPendingChallenges = (reader: Reader, teamId: string): Promise<TeamChallengeRow[]> =>
  reader
    .select()
    .from(teamChallenges)
    .where(and(ofTeam(teamId), isPending))
    .orderBy(desc(teamChallenges.createdAt), desc(teamChallenges.id));

/** Ids of challenges whose time has run out, the longest due first. */
export async function listLapsedChallenges(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: teamChallenges.id })
    .from(teamChallenges)
    .where(and(isPending, lte(teamChallenges.expiresAt, now)))
    .orderBy(asc(teamChallenges.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Who agreed to be charged, and up to how much, on both sides. */
export const readAgreements = (
  reader: Reader,
  challengeId: string,
): Promise<(Agreement & { readonly teamId: string })[]> =>
  reader
    .select({
      userId: teamAgreements.userId,
      teamId: teamAgreements.teamId,
      agreedCents: teamAgreements.agreedCents,
    })
    .from(teamAgreements)
    .where(eq(teamAgreements.challengeId, challengeId));

/** The same with the players' names, for several challenges at once. */
export async function listAgreements(reader: Reader, challengeIds: readonly string[]) {
  if (challengeIds.length === 0) return [];
  return reader
    .select({ agreement: teamAgreements, player: playerColumns })
    .from(teamAgreements)
    .innerJoin(users, eq(users.id, teamAgreements.userId))
    .where(inArray(teamAgreements.challengeId, [...challengeIds]))
    .orderBy(asc(teamAgreements.at), asc(teamAgreements.userId));
}

export async function putAgreement(tx: Tx, agreement: typeof teamAgreements.$inferInsert): Promise<void> {
  const { teamId, agreedCents, at } = agreement;
  await tx
    .insert(teamAgreements)
    .values(agreement)
    .onConflictDoUpdate({
      target: [teamAgreements.challengeId, teamAgreements.userId],
      set: { teamId, agreedCents, at },
    });
}

export async function deleteAgreement(tx: Tx, challengeId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(teamAgreements)
    .where(and(eq(teamAgreements.challengeId, challengeId), eq(teamAgreements.userId, userId)))
    .returning({ userId: teamAgreements.userId });
  return gone.length > 0;
}
