import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before, lookup, statement, sumInt } from '../client/sql.ts';
import { playerColumns } from './team.queries.ts';
import { type TeamBattleRow, type TeamSeatRow, teamBattles, teamSeats, teams } from './team.table.ts';

const { placeholder } = sql;

const battleForUpdate = statement((tx) =>
  tx
    .select()
    .from(teamBattles)
    .where(eq(teamBattles.id, placeholder('id')))
    .for('no key update')
    .prepare('team_battle_for_update'),
);

/** The team battle, locked until the transaction ends. */
export async function lockTeamBattle(tx: Tx, id: string): Promise<TeamBattleRow | undefined> {
  const [battle] = await battleForUpdate(tx, { id });
  return battle;
}

const seatsByBattle = lookup((reader) =>
  reader
    .select()
    .from(teamSeats)
    .where(eq(teamSeats.teamBattleId, placeholder('teamBattleId')))
    .orderBy(asc(teamSeats.userId))
    .prepare('seats_by_team_battle'),
);

/** The line-up of both sides, in the order of user ids. */
export const readSeats = (reader: Reader, teamBattleId: string): Promise<TeamSeatRow[]> =>
  seatsByBattle(reader, { teamBattleId });

/** The line-ups of several battles with the players' names. */
export async function listSeats(reader: Reader, teamBattleIds: readonly string[]) {
  if (teamBattleIds.length === 0) return [];
  return reader
    .select({ seat: teamSeats, player: playerColumns })
    .from(teamSeats)
    .innerJoin(users, eq(users.id, teamSeats.userId))
    .where(inArray(teamSeats.teamBattleId, [...teamBattleIds]))
    .orderBy(desc(teamSeats.stakeCents), asc(users.username), asc(teamSeats.teamBattleId));
}

const isOpen = sql`${teamBattles.status} in ('active', 'disputed')`;
const ofTeam = (teamId: string) => or(eq(teamBattles.homeTeamId, teamId), eq(teamBattles.awayTeamId, teamId));

/** Battles of a team that still hold money, newest first. */
export const listOpenTeamBattles = (reader: Reader, teamId: string): Promise<TeamBattleRow[]> =>
  reader
    .select()
    .from(teamBattles)
    .where(and(ofTeam(teamId), isOpen))
    .orderBy(desc(teamBattles.createdAt), desc(teamBattles.id));

const homeTeams = alias(teams, 'home_teams');
const awayTeams = alias(teams, 'away_teams');

/**
 * Team battles in whose line-up a player stands and that still hold money, with the names of both teams; the newest first, as ids
 * grow with time.
 */
export const listOpenSeatedIn = (reader: Reader, userId: string, limit: number) =>
  reader
    .select({ battle: teamBattles, homeName: homeTeams.name, awayName: awayTeams.name })
    .from(teamSeats)
    .innerJoin(teamBattles, and(eq(teamBattles.id, teamSeats.teamBattleId), isOpen))
    .innerJoin(homeTeams, eq(homeTeams.id, teamBattles.homeTeamId))
    .innerJoin(awayTeams, eq(awayTeams.id, teamBattles.awayTeamId))
    .where(eq(teamSeats.userId, userId))
    .orderBy(desc(teamSeats.teamBattleId))
    .limit(limit);

export interface TeamBattleKey {
  readonly createdAt: number;
  readonly id: string;
}

/** A team's settled battles, newest first (EN-22). */
export const listSettledTeamBattles = (
  reader: Reader,
  teamId: string,
  limit: number,
  past: TeamBattleKey | null,
): Promise<TeamBattleRow[]> =>
  reader
    .select()
    .from(teamBattles)
    .where(
      and(
        ofTeam(teamId),
        eq(teamBattles.status, 'completed'),
        past ? before([teamBattles.createdAt, teamBattles.id], [past.createdAt, past.id]) : undefined,
      ),
    )
    .orderBy(desc(teamBattles.createdAt), desc(teamBattles.id))
    .limit(limit);

/** What each of some settled battles brought a team, fees taken off, in cents. */
export async function readTeamEarnings(
  reader: Reader,
  teamId: string,
  teamBattleIds: readonly string[],
): Promise<Map<string, number>> {
  if (teamBattleIds.length === 0) return new Map();
  const rows = await reader
    .select({
      id: teamSeats.teamBattleId,
      cents: sumInt(
        sql`case when ${teamBattles.winnerTeamId} = ${teamSeats.teamId} then ${teamSeats.stakeCents} else -${teamSeats.stakeCents} end - ${teamSeats.feeCents}`,
      ),
    })
    .from(teamSeats)
    .innerJoin(teamBattles, eq(teamBattles.id, teamSeats.teamBattleId))
    .where(and(eq(teamSeats.teamId, teamId), inArray(teamSeats.teamBattleId, [...teamBattleIds])))
    .groupBy(teamSeats.teamBattleId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** Some team battles, in no order. */
export async function listTeamBattles(reader: Reader, ids: readonly string[]): Promise<TeamBattleRow[]> {
  if (ids.length === 0) return [];
  return reader
    .select()
    .from(teamBattles)
    .where(inArray(teamBattles.id, [...ids]));
}

/** Ids of team battles in which the server has to act by now, the longest due first. */
export async function listDueTeamBattles(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: teamBattles.id })
    .from(teamBattles)
    .where(and(isNotNull(teamBattles.dueAt), lte(teamBattles.dueAt, now)))
    .orderBy(asc(teamBattles.dueAt), asc(teamBattles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
