import { Refused, must } from '../../domain/shared/refusals.ts';
import { captainOf, handOver, leave, removeMember, setRole } from '../../domain/teams/membership.ts';
import type { TeamRole } from '../../domain/teams/team.ts';
import { readUser, type User } from '../../db/accounts/index.ts';
import { deleteAsksOfTeam } from '../../db/teams/ask.queries.ts';
import { endOffersOf } from '../../db/teams/end-offers.ts';
import { listOpenTeamBattles } from '../../db/teams/team-battle.queries.ts';
import { deleteMember, disbandTeam, updateRole } from '../../db/teams/team.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { type TeamScene, changeTeam, tell } from './change-team.ts';

async function named({ tx }: TeamScene, userId: string): Promise<User> {
  const user = await readUser(tx, userId);
  if (!user) throw new Refused('NOT_FOUND', { field: 'userId' });
  return user;
}

/** @throws Refused NOT_IN_A_TEAM, CAPTAIN_ONLY, NOT_FOUND, BAD_INPUT */
export const setTeamRole = (deps: Deps, actor: Actor, userId: string, role: TeamRole): Promise<void> =>
  changeTeam(deps, actor, async (scene) => {
    must(setRole(scene.roster, actor.userId, userId, role));
    await updateRole(scene.tx, scene.team.id, userId, role);
    await tell(scene, 'team.changed', await named(scene, userId), { role });
  });

/**
 * Makes another member the captain; what the old one had challenged others to is taken back, because the new one has not
 * agreed to pay for it.
 * @throws Refused NOT_IN_A_TEAM, CAPTAIN_ONLY, NOT_FOUND, ONESELF
 */
export const handOverTeam = (deps: Deps, actor: Actor, userId: string): Promise<void> =>
  changeTeam(deps, actor, async (scene) => {
    const { tx, at, team, roster } = scene;
    must(handOver(roster, actor.userId, userId));
    await endOffersOf(tx, team.id, 'sent', at);
    const role = roster.find((member) => member.userId === userId)?.role ?? 'igl';
    // The old captain first: a team has one captain at every instant.
    await updateRole(tx, team.id, actor.userId, role);
    await updateRole(tx, team.id, userId, 'captain');
    await tell(scene, 'team.handed-over', await named(scene, userId), { byName: scene.user.username });
  });

/** @throws Refused NOT_IN_A_TEAM, CAPTAIN_ONLY, NOT_FOUND, ONESELF */
export const removeFromTeam = (deps: Deps, actor: Actor, userId: string): Promise<void> =>
  changeTeam(deps, actor, async (scene) => {
    must(removeMember(scene.roster, actor.userId, userId));
    await deleteMember(scene.tx, scene.team.id, userId);
    await tell(scene, 'team.left', await named(scene, userId), { isRemoved: true });
  });

/**
 * Leaves the team; the last member disbands it. Money in a running team battle stays the payer's: it comes back, or
 * doubled, wherever the player is by then.
 * @throws Refused NOT_IN_A_TEAM, CAPTAIN_ONLY for a captain who has not handed over, TEAM_BUSY
 */
export const leaveTeam = (deps: Deps, actor: Actor): Promise<void> =>
  changeTeam(deps, actor, async (scene) => {
    const { tx, at, team, roster } = scene;
    const isBusy = roster.length === 1 && (await listOpenTeamBattles(tx, team.id)).length > 0;
    const { isLast } = must(leave(roster, actor.userId, isBusy));
    await deleteMember(tx, team.id, actor.userId);
    if (isLast) {
      await endOffersOf(tx, team.id, 'all', at);
      await deleteAsksOfTeam(tx, team.id);
      await disbandTeam(tx, team.id, at);
    }
    const captainId = isLast ? null : captainOf(roster);
    await tell(scene, 'team.left', scene.user, { isDisbanded: isLast, captainId });
  });
