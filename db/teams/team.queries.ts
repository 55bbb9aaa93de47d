import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { searchKeyOf } from '../../domain/shared/search.ts';
import { deleteUpload, insertUpload } from '../uploads/upload.queries.ts';
import type { PlacedUpload } from '../uploads/upload.table.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { contains, lookup, statement } from '../client/sql.ts';
import { type TeamMemberRow, type TeamRow, teamAgreements, teamMembers, teams } from './team.table.ts';

const { placeholder } = sql;

const isRunning = isNull(teams.disbandedAt);

const teamById = lookup((reader) =>
  reader
    .select()
    .from(teams)
    .where(eq(teams.id, placeholder('id')))
    .prepare('team_by_id'),
);

/** A team, disbanded ones too: past battles name them. */
export async function readTeam(reader: Reader, id: string): Promise<TeamRow | undefined> {
  const [team] = await teamById(reader, { id });
  return team;
}

const teamForUpdate = statement((tx) =>
  tx
    .select()
    .from(teams)
    .where(eq(teams.id, placeholder('id')))
    .for('no key update')
    .prepare('team_for_update'),
);

/** A team that exists, locked until the transaction ends: whatever changes its roster goes one after the other. */
export async function lockTeam(tx: Tx, id: string): Promise<TeamRow | undefined> {
  const [team] = await teamForUpdate(tx, { id });
  return team && team.disbandedAt === null ? team : undefined;
}

/** Several teams in the order of their ids, so that two calls on the same two never wait for each other. */
export async function lockTeams(tx: Tx, ids: readonly string[]): Promise<Map<string, TeamRow>> {
  const locked = new Map<string, TeamRow>();
  for (const id of [...new Set(ids)].toSorted()) {
    const team = await lockTeam(tx, id);
    if (team) locked.set(id, team);
  }
  return locked;
}

export async function readTeamByCode(reader: Reader, inviteCode: string): Promise<TeamRow | undefined> {
  const [team] = await reader
    .select()
    .from(teams)
    .where(and(eq(teams.inviteCode, inviteCode), isRunning));
  return team;
}

export async function isTeamNameTaken(reader: Reader, nameKey: string): Promise<boolean> {
  const rows = await reader.select({ id: teams.id }).from(teams).where(eq(teams.nameKey, nameKey)).limit(1);
  return rows.length > 0;
}

/** Stores a new team; false when its name or code is taken. */
export async function insertTeam(tx: Tx, team: typeof teams.$inferInsert): Promise<boolean> {
  const row = { ...team, searchKey: searchKeyOf(team.name) };
  const stored = await tx.insert(teams).values(row).onConflictDoNothing().returning({ id: teams.id });
  return stored.length > 0;
}

export async function updateTeam(
  tx: Tx,
  id: string,
  change: Partial<Pick<TeamRow, 'description' | 'inviteCode'>>,
): Promise<void> {
  await tx.update(teams).set(change).where(eq(teams.id, id));
}

/** The name is free again; who looks at a past battle still reads it. */
export async function disbandTeam(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .update(teams)
    .set({ disbandedAt: at, nameKey: `disbanded:${id}`, inviteCode: `disbanded:${id}` })
    .where(eq(teams.id, id));
}

export type TeamLogo = Pick<PlacedUpload, 'id' | 'ownerId' | 'contentType' | 'bytes' | 'object' | 'createdAt'>;

/** Gives a locked team its logo, or none; the earlier one is dropped. */
export async function putTeamLogo(tx: Tx, team: TeamRow, logo: TeamLogo | null): Promise<void> {
  if (logo) await insertUpload(tx, { ...logo, purpose: 'team-logo', name: 'logo.webp', expiresAt: null });
  await tx
    .update(teams)
    .set({ logoId: logo?.id ?? null })
    .where(eq(teams.id, team.id));
  if (team.logoId !== null) await deleteUpload(tx, team.logoId);
}

const membershipByUser = lookup((reader) =>
  reader
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.userId, placeholder('userId')))
    .prepare('team_membership_by_user'),
);

/** The one team that a player is in; undefined without one. */
export async function readMembership(reader: Reader, userId: string): Promise<TeamMemberRow | undefined> {
  const [member] = await membershipByUser(reader, { userId });
  return member;
}

const rosterByTeam = lookup((reader) =>
  reader
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.teamId, placeholder('teamId')))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId))
    .prepare('team_roster'),
);

/** Who is in a team, the longest first; exact while the team is locked. */
export const readRoster = (reader: Reader, teamId: string): Promise<TeamMemberRow[]> =>
  rosterByTeam(reader, { teamId });

/** Makes a player a member; false when the player is in a team already. */
export async function insertMember(
  tx: Tx,
  member: Pick<TeamMemberRow, 'teamId' | 'userId' | 'role' | 'joinedAt'>,
): Promise<boolean> {
  const stored = await tx
    .insert(teamMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ userId: teamMembers.userId });
  return stored.length > 0;
}

/** Takes a member out, with every agreement to be charged for the team. */
export async function deleteMember(tx: Tx, teamId: string, userId: string): Promise<void> {
  await tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  await tx.delete(teamAgreements).where(and(eq(teamAgreements.teamId, teamId), eq(teamAgreements.userId, userId)));
}

export async function updateRole(tx: Tx, teamId: string, userId: string, role: TeamMemberRow['role']): Promise<void> {
  await tx
    .update(teamMembers)
    .set({ role })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
}

/** Adds a settled battle to the figures of a team and of those of its line-up who are still in it. */
export const countTeamBattle = (
  tx: Tx,
  teamId: string,
  won: boolean,
  earnings: readonly { readonly userId: string; readonly cents: number }[],
): Promise<void> => addToTeam(tx, teamId, { wins: won ? 1 : 0, losses: won ? 0 : 1 }, earnings);

/** The same of any number of wins and losses, less than none where an earlier count is taken back. */
export async function addToTeam(
  tx: Tx,
  teamId: string,
  { wins, losses }: { readonly wins: number; readonly losses: number },
  earnings: readonly { readonly userId: string; readonly cents: number }[],
): Promise<void> {
  const total = earnings.reduce((sum, { cents }) => sum + cents, 0);
  await tx
    .update(teams)
    .set({
      wins: sql`${teams.wins} + ${wins}`,
      losses: sql`${teams.losses} + ${losses}`,
      earningsCents: sql`${teams.earningsCents} + ${total}`,
    })
    .where(eq(teams.id, teamId));
  for (const { userId, cents } of earnings.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
    await tx
      .update(teamMembers)
      .set({
        wins: sql`${teamMembers.wins} + ${wins}`,
        losses: sql`${teamMembers.losses} + ${losses}`,
        earningsCents: sql`${teamMembers.earningsCents} + ${cents}`,
      })
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
}

const teamsAhead = lookup((reader) =>
  reader
    .select({ ahead: sql<number>`cast(count(*) as bigint)`.mapWith(Number) })
    .from(teams)
    .where(and(gt(teams.earningsCents, placeholder('cents')), isRunning))
    .prepare('teams_ahead'),
);

/** The place among all teams by earnings, from 1; teams with the same earnings share it. Null before the first battle. */
export async function readTeamRank(reader: Reader, team: TeamRow): Promise<number | null> {
  if (team.disbandedAt !== null || team.wins + team.losses === 0) return null;
  const [row] = await teamsAhead(reader, { cents: team.earningsCents });
  return (row?.ahead ?? 0) + 1;
}

interface TeamKey {
  readonly cents: number;
  readonly id: string;
}

const memberCount =
  sql<number>`(select cast(count(*) as bigint) from ${teamMembers} where ${teamMembers.teamId} = ${teams.id})`.mapWith(
    Number,
  );

/** What a list of teams shows of each. */
export interface TeamCardRow {
  readonly team: TeamRow;
  readonly memberCount: number;
}

/** Teams by earnings, the greatest first; `text` is looked for in the name, whatever its case. */
export function listTeams(
  reader: Reader,
  text: string,
  exceptId: string | null,
  limit: number,
  past: TeamKey | null,
): Promise<TeamCardRow[]> {
  return reader
    .select({ team: teams, memberCount })
    .from(teams)
    .where(
      and(
        isRunning,
        text === '' ? undefined : contains(teams.searchKey, text),
        exceptId === null ? undefined : sql`${teams.id} <> ${exceptId}`,
        past ? sql`(${teams.earningsCents}, ${teams.id}) < (${past.cents}, ${past.id})` : undefined,
      ),
    )
    .orderBy(desc(teams.earningsCents), desc(teams.id))
    .limit(limit);
}

/** Teams with their head counts, by id. */
export async function readTeamCards(reader: Reader, ids: readonly string[]): Promise<Map<string, TeamCardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ team: teams, memberCount })
    .from(teams)
    .where(inArray(teams.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.team.id, row]));
}

/** Who stands behind a user id, as every screen shows a player. */
export const playerColumns = { id: users.id, username: users.username, avatarId: users.avatarId };
