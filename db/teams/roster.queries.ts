import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { lookup } from '../client/sql.ts';
import { presences } from '../friends/index.ts';
import { leaders, playerStats } from '../results/index.ts';
import { playerColumns } from './team.queries.ts';
import { teamAsks, teamMembers, teams } from './team.table.ts';

const { placeholder } = sql;

const own = alias(leaders, 'own_place');
const above = alias(leaders, 'places_above');

/** A player's place on the leaderboard of all time, all games and all regions; null for who is not on it. */
const playerRank = sql<number | null>`(
  select (select count(*) + 1 from ${leaders} as places_above
    where ${above.span} = 'alltime' and ${above.game} = 'overall' and ${above.region} = 'global'
      and ${above.isListed} and ${above.earningsCents} > ${own.earningsCents})
  from ${leaders} as own_place
  where ${own.span} = 'alltime' and ${own.game} = 'overall' and ${own.region} = 'global'
    and ${own.isListed} and ${own.userId} = ${users.id})`.mapWith((rank: unknown) =>
  rank === null ? null : Number(rank),
);

const rosterViews = lookup((reader) =>
  reader
    .select({
      member: teamMembers,
      player: playerColumns,
      rank: playerRank,
      status: presences.status,
      seenAt: presences.seenAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(presences, eq(presences.userId, teamMembers.userId))
    .where(eq(teamMembers.teamId, placeholder('teamId')))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId))
    .prepare('team_roster_views'),
);

/** The roster as the screens show it, the longest first; the captain's place in it is the caller's affair. */
export const listRoster = (reader: Reader, teamId: string) => rosterViews(reader, { teamId });
export type RosterView = Awaited<ReturnType<typeof listRoster>>[number];

/** A team's open questions, the oldest first, with the record of who is meant (EN-21). */
export const listAsksOfTeam = (reader: Reader, teamId: string) =>
  reader
    .select({
      ask: teamAsks,
      player: playerColumns,
      rank: playerRank,
      wins: sql<number>`coalesce(${playerStats.wins}, 0)`.mapWith(Number),
      battles: sql<number>`coalesce(${playerStats.battles}, 0)`.mapWith(Number),
    })
    .from(teamAsks)
    .innerJoin(users, eq(users.id, teamAsks.userId))
    .leftJoin(playerStats, eq(playerStats.userId, teamAsks.userId))
    .where(eq(teamAsks.teamId, teamId))
    .orderBy(asc(teamAsks.at), asc(teamAsks.id));
export type TeamAskView = Awaited<ReturnType<typeof listAsksOfTeam>>[number];

/** A player's own open questions, the oldest first. */
export const listAsksOfPlayer = (reader: Reader, userId: string) =>
  reader
    .select({ ask: teamAsks, team: teams })
    .from(teamAsks)
    .innerJoin(teams, eq(teams.id, teamAsks.teamId))
    .where(and(eq(teamAsks.userId, userId)))
    .orderBy(asc(teamAsks.at), asc(teamAsks.id));
