import { captainOf } from '../../domain/teams/membership.ts';
import type { RosterEvent, RosterTold } from '../../domain/teams/team-events.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { User } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { lockTeam, readMembership, readRoster } from '../../db/teams/team.queries.ts';
import type { TeamMemberRow, TeamRow } from '../../db/teams/team.table.ts';
import { tellTeam } from '../../db/teams/tell-team.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** What a change of a team decides over: the locked team, its roster, the caller's account and the instant. */
export interface TeamScene {
  readonly tx: Tx;
  readonly at: number;
  readonly user: User;
  readonly team: TeamRow;
  readonly roster: readonly TeamMemberRow[];
}

/** The caller's own team, locked. @throws Refused NOT_IN_A_TEAM */
export async function lockOwnTeam(tx: Tx, userId: string): Promise<Pick<TeamScene, 'team' | 'roster'>> {
  const membership = await readMembership(tx, userId);
  const team = membership && (await lockTeam(tx, membership.teamId));
  // Read again behind the lock: the captain may have been faster.
  const roster = team ? await readRoster(tx, team.id) : [];
  if (!team || !roster.some((member) => member.userId === userId)) throw new Refused('NOT_IN_A_TEAM');
  return { team, roster };
}

/**
 * The frame of whatever a member does to the own team: one transaction that locks it. Whoever needs the account locked
 * as well says how, since accounts are locked before teams.
 */
export const changeTeam = <T>(
  deps: Deps,
  { userId }: Actor,
  work: (scene: TeamScene) => Promise<T>,
  enter: (tx: Tx, userId: string, at: number) => Promise<User> = requireStanding,
): Promise<T> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await enter(tx, userId, at);
    return work({ tx, at, user, ...(await lockOwnTeam(tx, userId)) });
  });

/** News of a team about one player, with both names in it. */
export const tell = (
  { tx, at, team, roster }: Pick<TeamScene, 'tx' | 'at' | 'team' | 'roster'>,
  type: RosterEvent,
  user: Pick<User, 'id' | 'username'>,
  more: Partial<RosterTold> = {},
): Promise<void> => {
  const names = { teamId: team.id, teamName: team.name, userId: user.id, username: user.username };
  return tellTeam(tx, type, { captainId: captainOf(roster), ...more, ...names }, at);
};
