import { and, eq, sql } from 'drizzle-orm';
import type { MembershipAsk } from '../../domain/teams/team.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type TeamAskRow, teamAsks } from './team.table.ts';

export async function readAsk(reader: Reader, id: string): Promise<TeamAskRow | undefined> {
  const [ask] = await reader.select().from(teamAsks).where(eq(teamAsks.id, id));
  return ask;
}

/** The open question between a team and a player, whoever asked it. */
export async function readAskBetween(reader: Reader, teamId: string, userId: string): Promise<TeamAskRow | undefined> {
  const [ask] = await reader
    .select()
    .from(teamAsks)
    .where(and(eq(teamAsks.teamId, teamId), eq(teamAsks.userId, userId)));
  return ask;
}

const countAsks = async (reader: Reader, condition: ReturnType<typeof eq>, ask: MembershipAsk): Promise<number> => {
  const [row] = await reader
    .select({ total: sql<number>`cast(count(*) as bigint)`.mapWith(Number) })
    .from(teamAsks)
    .where(and(condition, eq(teamAsks.ask, ask)));
  return row?.total ?? 0;
};

export const countRequestsOf = (reader: Reader, userId: string): Promise<number> =>
  countAsks(reader, eq(teamAsks.userId, userId), 'request');

export const countInvitationsOf = (reader: Reader, teamId: string): Promise<number> =>
  countAsks(reader, eq(teamAsks.teamId, teamId), 'invitation');

export async function insertAsk(tx: Tx, ask: TeamAskRow): Promise<void> {
  await tx.insert(teamAsks).values(ask);
}

/** Takes an open question away; false when somebody else was faster. */
export async function deleteAsk(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(teamAsks).where(eq(teamAsks.id, id)).returning({ id: teamAsks.id });
  return gone.length > 0;
}

/** Whoever has found a team, or is gone, asks nobody any more. */
export async function deleteAsksOfPlayer(tx: Tx, userId: string): Promise<void> {
  await tx.delete(teamAsks).where(eq(teamAsks.userId, userId));
}

export async function deleteAsksOfTeam(tx: Tx, teamId: string): Promise<void> {
  await tx.delete(teamAsks).where(eq(teamAsks.teamId, teamId));
}
