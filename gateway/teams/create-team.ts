import { Refused } from '../../domain/shared/refusals.ts';
import { teamNameKeyOf } from '../../domain/teams/team-name.ts';
import { TEAM_CODE_LENGTH } from '../../domain/teams/team.ts';
import { newTeam } from '../../domain/teams/teams.schemas.ts';
import { deleteAsksOfPlayer } from '../../db/teams/ask.queries.ts';
import { insertMember, insertTeam, isTeamNameTaken, readMembership } from '../../db/teams/team.queries.ts';
import { tellTeam } from '../../db/teams/tell-team.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';

/**
 * Founds a team with the caller as its captain and a fresh invite code (TE-04). Answers the team's id.
 * @throws Refused TEAM_NAME_UNUSABLE, TEAM_NAME_TAKEN, IN_A_TEAM, BAD_INPUT
 */
export async function createTeam(
  deps: Deps,
  { userId }: Actor,
  key: string,
  input: { readonly name: string; readonly description: string },
): Promise<string> {
  const { name, description } = readInput(newTeam, input);
  const teamId = deps.newId();
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'createTeam', payload: [name, description], answerId: teamId, at };
    return once(tx, call, async () => {
      const user = await lockStanding(tx, userId);
      if (await readMembership(tx, userId)) throw new Refused('IN_A_TEAM');
      const nameKey = teamNameKeyOf(name);
      if (await isTeamNameTaken(tx, nameKey)) throw new Refused('TEAM_NAME_TAKEN', { field: 'name' });
      const inviteCode = randomCode(deps, TEAM_CODE_LENGTH);
      const team = { id: teamId, name, nameKey, description, inviteCode, createdAt: at };
      if (!(await insertTeam(tx, team))) throw new Refused('TEAM_NAME_TAKEN', { field: 'name' });
      if (!(await insertMember(tx, { teamId, userId, role: 'captain', joinedAt: at }))) throw new Refused('IN_A_TEAM');
      await deleteAsksOfPlayer(tx, userId);
      const news = { teamId, teamName: name, userId, captainId: userId, username: user.username };
      await tellTeam(tx, 'team.created', news, at);
    });
  });
}
