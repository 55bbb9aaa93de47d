import { and, asc, eq, inArray } from 'drizzle-orm';
import { captainOf, heirOf } from '../../domain/teams/membership.ts';
import { uploads } from '../uploads/upload.table.ts';
import type { Reader, Tx } from '../client/database.ts';
import { deleteAsksOfPlayer, deleteAsksOfTeam } from './ask.queries.ts';
import { listOpenTeamBattles } from './team-battle.queries.ts';
import { deleteMember, disbandTeam, lockTeam, readMembership, readRoster, updateRole } from './team.queries.ts';
import { teamAgreements, teamAsks, teamBattles, teamMembers, teamSeats, teams } from './team.table.ts';
import { tellTeam } from './tell-team.ts';
import { endOffersOf } from './end-offers.ts';

/** Everything that the rooms of teams store about a person, and nothing of anybody else. */
export async function readTeamData(reader: Reader, userId: string) {
  const [membership, asks, agreements, battles] = await Promise.all([
    reader
      .select({
        team: teams.name,
        role: teamMembers.role,
        joinedAt: teamMembers.joinedAt,
        wins: teamMembers.wins,
        losses: teamMembers.losses,
        earningsCents: teamMembers.earningsCents,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teamMembers.userId, userId)),
    reader
      .select({ team: teams.name, ask: teamAsks.ask, at: teamAsks.at })
      .from(teamAsks)
      .innerJoin(teams, eq(teams.id, teamAsks.teamId))
      .where(eq(teamAsks.userId, userId))
      .orderBy(asc(teamAsks.at), asc(teamAsks.id)),
    reader
      .select({
        offerId: teamAgreements.offerId,
        agreedCents: teamAgreements.agreedCents,
        at: teamAgreements.at,
      })
      .from(teamAgreements)
      .where(eq(teamAgreements.userId, userId))
      .orderBy(asc(teamAgreements.at), asc(teamAgreements.offerId)),
    reader
      .select({
        teamBattleId: teamSeats.teamBattleId,
        team: teams.name,
        game: teamBattles.game,
        status: teamBattles.status,
        stakeCents: teamSeats.stakeCents,
        feeCents: teamSeats.feeCents,
        createdAt: teamBattles.createdAt,
        endedAt: teamBattles.endedAt,
      })
      .from(teamSeats)
      .innerJoin(teamBattles, eq(teamBattles.id, teamSeats.teamBattleId))
      .innerJoin(teams, eq(teams.id, teamSeats.teamId))
      .where(eq(teamSeats.userId, userId))
      .orderBy(asc(teamBattles.createdAt), asc(teamBattles.id)),
  ]);
  return { membership: membership[0] ?? null, asks, agreements, battles };
}

/** Whether a player is the last of a team that is in a team battle. */
export async function leavesOpenTeamBattle(tx: Tx, userId: string): Promise<boolean> {
  const membership = await readMembership(tx, userId);
  if (!membership) return false;
  const roster = await readRoster(tx, membership.teamId);
  return roster.length === 1 && (await listOpenTeamBattles(tx, membership.teamId)).length > 0;
}

/**
 * Takes somebody whose account goes out of every team matter. The team of a captain goes to whoever has been in it
 * longest; that of the last member is disbanded. Line-ups of the past keep a seat under a name that says nothing.
 */
export async function leaveTeamsForGood(tx: Tx, userId: string, at: number): Promise<void> {
  await deleteAsksOfPlayer(tx, userId);
  await tx.delete(teamAgreements).where(eq(teamAgreements.userId, userId));
  const logos = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.ownerId, userId), eq(uploads.purpose, 'team-logo')));
  await tx.update(teams).set({ logoId: null }).where(inArray(teams.logoId, logos));
  const membership = await readMembership(tx, userId);
  const team = membership && (await lockTeam(tx, membership.teamId));
  if (!membership || !team) return;
  const roster = await readRoster(tx, team.id);
  const heirId = heirOf(roster, userId);
  const wasCaptain = captainOf(roster) === userId;
  await deleteMember(tx, team.id, userId);
  const named = { teamId: team.id, teamName: team.name };
  if (heirId === null) {
    await endOffersOf(tx, team.id, 'all', at);
    await deleteAsksOfTeam(tx, team.id);
    await disbandTeam(tx, team.id, at);
  } else if (wasCaptain) {
    await endOffersOf(tx, team.id, 'sent', at);
    await updateRole(tx, team.id, heirId, 'captain');
    await tellTeam(tx, 'team.handed-over', { ...named, userId: heirId, captainId: heirId }, at);
  }
  const captainId = wasCaptain ? heirId : captainOf(roster);
  await tellTeam(tx, 'team.left', { ...named, userId, captainId }, at);
}
