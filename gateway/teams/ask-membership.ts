import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { requireCaptain, takeIn } from '../../domain/teams/membership.ts';
import { FIRST_ROLE, OWN_REQUESTS_MAX, TEAM_INVITATIONS_MAX, teamCodeOf } from '../../domain/teams/team.ts';
import { readUser, readUserByName, type User } from '../../db/accounts/index.ts';
import { isBlocked } from '../../db/friends/index.ts';
import {
  countInvitationsOf,
  countRequestsOf,
  deleteAsk,
  deleteAsksOfPlayer,
  insertAsk,
  readAsk,
  readAskBetween,
} from '../../db/teams/ask.queries.ts';
import { insertMember, lockTeam, readMembership, readRoster, readTeamByCode } from '../../db/teams/team.queries.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { type TeamScene, changeTeam, tell } from './change-team.ts';

/** Within a quarter of an hour: far below what guessing would need. */
const CODES_MAX = 20;
const INVITATIONS_PER_WINDOW = 60;

/** Takes a player into a locked team; every other question of that player's is answered with it. */
async function seat(scene: Pick<TeamScene, 'tx' | 'at' | 'team' | 'roster'>, player: User): Promise<void> {
  const { tx, at, team, roster } = scene;
  must(takeIn(roster, player.id));
  if (!(await insertMember(tx, { teamId: team.id, userId: player.id, role: FIRST_ROLE, joinedAt: at })))
    throw new Refused('IN_A_TEAM');
  await deleteAsksOfPlayer(tx, player.id);
  await tell(scene, 'team.joined', player);
}

/**
 * Asks to be taken into the team behind an invite code; its captain decides (TE-06). Who was invited there is in at once.
 * Asking again changes nothing.
 * @throws Refused TEAM_CODE_UNKNOWN, IN_A_TEAM, TEAM_FULL, LIST_FULL, BLOCKED, RATE_LIMITED
 */
export async function joinByCode(deps: Deps, { userId }: Actor, typed: string): Promise<void> {
  await chargeAttempt(deps, `team-code:account:${userId}`, CODES_MAX);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requireStanding(tx, userId);
    const found = await readTeamByCode(tx, teamCodeOf(typed));
    const team = found && (await lockTeam(tx, found.id));
    if (!team || team.inviteCode !== found.inviteCode) throw new Refused('TEAM_CODE_UNKNOWN', { field: 'code' });
    if (await readMembership(tx, userId)) throw new Refused('IN_A_TEAM');
    const roster = await readRoster(tx, team.id);
    const scene = { tx, at, team, roster };
    must(takeIn(roster, userId));
    for (const { userId: memberId, role } of roster)
      if (role === 'captain' && (await isBlocked(tx, memberId, userId))) throw new Refused('BLOCKED');
    const open = await readAskBetween(tx, team.id, userId);
    if (open?.ask === 'request') return;
    if (open) return seat(scene, user);
    if ((await countRequestsOf(tx, userId)) >= OWN_REQUESTS_MAX)
      throw new Refused('LIST_FULL', { data: { max: OWN_REQUESTS_MAX } });
    const id = deps.newId();
    await insertAsk(tx, { id, teamId: team.id, userId, ask: 'request', at });
    await tell(scene, 'team.requested', user, { askId: id });
  });
}

/**
 * The captain wants a player in (TE-07). Who has asked already is in at once.
 * @throws Refused NOT_IN_A_TEAM, CAPTAIN_ONLY, NOT_FOUND, IN_A_TEAM, TEAM_FULL, LIST_FULL, BLOCKED, ONESELF, RATE_LIMITED
 */
export async function inviteToTeam(deps: Deps, actor: Actor, username: string): Promise<void> {
  await chargeAttempt(deps, `team-invite:account:${actor.userId}`, INVITATIONS_PER_WINDOW);
  await changeTeam(deps, actor, async (scene) => {
    const { tx, at, team, roster } = scene;
    must(requireCaptain(roster, actor.userId));
    const player = await readUserByName(tx, usernameKeyOf(username));
    if (!player || player.status !== 'active') throw new Refused('NOT_FOUND', { field: 'username' });
    if (player.id === actor.userId) throw new Refused('ONESELF', { field: 'username' });
    if (await isBlocked(tx, actor.userId, player.id)) throw new Refused('BLOCKED', { field: 'username' });
    must(takeIn(roster, player.id));
    const open = await readAskBetween(tx, team.id, player.id);
    if (open?.ask === 'invitation') return;
    if (open) return seat(scene, player);
    if (await readMembership(tx, player.id)) throw new Refused('IN_A_TEAM', { field: 'username' });
    if ((await countInvitationsOf(tx, team.id)) >= TEAM_INVITATIONS_MAX)
      throw new Refused('LIST_FULL', { data: { max: TEAM_INVITATIONS_MAX } });
    const id = deps.newId();
    await insertAsk(tx, { id, teamId: team.id, userId: player.id, ask: 'invitation', at });
    await tell(scene, 'team.invited', player, { askId: id, byName: scene.user.username });
  });
}

/**
 * The captain's answer to a request (TE-08).
 * @throws Refused NOT_FOUND, NOT_IN_A_TEAM, CAPTAIN_ONLY, TEAM_FULL, IN_A_TEAM
 */
export const answerTeamRequest = (deps: Deps, actor: Actor, askId: string, isAccepted: boolean): Promise<void> =>
  changeTeam(deps, actor, async (scene) => {
    const { tx, team, roster } = scene;
    must(requireCaptain(roster, actor.userId));
    const ask = await readAsk(tx, askId);
    if (!ask || ask.teamId !== team.id || ask.ask !== 'request') throw new Refused('NOT_FOUND');
    const player = await readUser(tx, ask.userId);
    if (!player || (isAccepted && player.status !== 'active')) throw new Refused('NOT_FOUND');
    if (!(await deleteAsk(tx, askId))) throw new Refused('NOT_FOUND');
    if (isAccepted) await seat(scene, player);
    else await tell(scene, 'team.declined', player, { askId });
  });

/**
 * The player's answer to an invitation (TE-07).
 * @throws Refused NOT_FOUND, IN_A_TEAM, TEAM_FULL
 */
export const answerTeamInvitation = (
  deps: Deps,
  { userId }: Actor,
  askId: string,
  isAccepted: boolean,
): Promise<void> =>
  deps.db.transact(async (tx) => {
    const user = await requireStanding(tx, userId);
    const ask = await readAsk(tx, askId);
    const team = ask?.userId === userId && ask.ask === 'invitation' ? await lockTeam(tx, ask.teamId) : undefined;
    if (!team || !(await deleteAsk(tx, askId))) throw new Refused('NOT_FOUND');
    const scene = { tx, at: deps.now(), team, roster: await readRoster(tx, team.id) };
    if (isAccepted) await seat(scene, user);
    else await tell(scene, 'team.declined', user, { askId });
  });

/** Takes back what one asked: a player the own request, a captain an invitation. @throws Refused NOT_FOUND */
export const withdrawTeamAsk = (deps: Deps, { userId }: Actor, askId: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    const ask = await readAsk(tx, askId);
    const team = ask && (await lockTeam(tx, ask.teamId));
    if (!ask || !team) throw new Refused('NOT_FOUND');
    const roster = await readRoster(tx, team.id);
    const isOwn = ask.ask === 'request' ? ask.userId === userId : requireCaptain(roster, userId).ok;
    if (!isOwn || !(await deleteAsk(tx, askId))) throw new Refused('NOT_FOUND');
    const player = await readUser(tx, ask.userId);
    const more = { askId, isWithdrawn: true };
    await tell({ tx, at: deps.now(), team, roster }, 'team.changed', player ?? { id: ask.userId, username: '' }, more);
  });
