import { must } from '../../domain/shared/refusals.ts';
import { requireCaptain } from '../../domain/teams/membership.ts';
import { TEAM_CODE_LENGTH } from '../../domain/teams/team.ts';
import { teamEdit } from '../../domain/teams/teams.schemas.ts';
import { updateTeam } from '../../db/teams/team.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { changeTeam, tell } from './change-team.ts';

/** @throws Refused NOT_IN_A_TEAM, CAPTAIN_ONLY, BAD_INPUT */
export async function editTeam(deps: Deps, actor: Actor, text: string): Promise<void> {
  const change = readInput(teamEdit, { description: text });
  await changeTeam(deps, actor, async (scene) => {
    must(requireCaptain(scene.roster, actor.userId));
    await updateTeam(scene.tx, scene.team.id, change);
    await tell(scene, 'team.changed', scene.user);
  });
}

/** A fresh invite code; the earlier one opens nothing from then on (RO-06). @throws Refused as `editTeam` */
export async function renewTeamCode(deps: Deps, actor: Actor): Promise<void> {
  const inviteCode = randomCode(deps, TEAM_CODE_LENGTH);
  await changeTeam(deps, actor, async (scene) => {
    must(requireCaptain(scene.roster, actor.userId));
    await updateTeam(scene.tx, scene.team.id, { inviteCode });
    await tell(scene, 'team.changed', scene.user);
  });
}
