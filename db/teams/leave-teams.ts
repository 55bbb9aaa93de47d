import { and, eq, inArray } from 'drizzle-orm';
import { captainOf, heirOf } from '../../domain/teams/membership.ts';
import { uploads } from '../uploads/upload.table.ts';
import type { Tx } from '../client/database.ts';
import { deleteAsksOfTeam } from './ask.queries.ts';
import { listOpenTeamBattles } from './team-battle.queries.ts';
import { deleteMember, disbandTeam, lockTeam, readMembership, readRoster, updateRole } from './team.queries.ts';
import { teams } from './team.table.ts';
import { tellTeam } from './tell-team.ts';
import { endOffersOf } from './end-offers.ts';

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
