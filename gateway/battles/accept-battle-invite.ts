import { GAME_TITLES } from '../../domain/shared/games.ts';
import type { Step } from '../../domain/battles/battle.ts';
import { createBattle } from '../../domain/battles/create-battle.ts';
import { acceptInvite } from '../../domain/battles/invite.ts';
import { joinBattle } from '../../domain/battles/join-battle.ts';
import { type RefusalCode, Refused, must } from '../../domain/shared/refusals.ts';
import { mayPlay } from '../../domain/wallet/play-pause.ts';
import type { User } from '../../db/accounts/user.table.ts';
import { applyStep, insertStep } from '../../db/battles/apply-step.ts';
import type { BattleRow } from '../../db/battles/battle.table.ts';
import { endInvite, lockInvite, readInvite } from '../../db/battles/invite.queries.ts';
import type { BattleInviteRow } from '../../db/battles/invite.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { isBlocked } from '../../db/friends/block.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { lockPair } from '../friends/friend-pair.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';

const INVITE_CODE_LENGTH = 10;

/**
 * Takes up a challenge (NO-03): a battle with both seats taken and both stakes and fees held, by the rules and postings of
 * opening and joining, all in one transaction. Either player starts it. Answers the battle's id.
 * @throws Refused NOT_FOUND, INVITE_NOT_PENDING, BLOCKED, STAKE_OUT_OF_BOUNDS, CHALLENGER_UNABLE when the sender cannot
 * put in the stake; INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, PLAY_LIMIT_REACHED when the caller cannot
 */
export async function acceptBattleInvite(deps: Deps, actor: Actor, key: string, inviteId: string): Promise<string> {
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const battleId = deps.newId();
    const call = { userId, key, operation: 'acceptBattleInvite', payload: inviteId, answerId: battleId, at };
    return once(tx, call, async () => {
      const seen = await readInvite(tx, inviteId);
      if (seen?.toId !== userId) throw new Refused('NOT_FOUND');
      // Both accounts before the invite, as everything does that concerns two players.
      const { caller, other: sender } = await lockPair(tx, userId, seen.fromId);
      const invite = await lockInvite(tx, inviteId);
      if (!invite) throw new Refused('NOT_FOUND');
      const ended = must(acceptInvite(invite, userId, battleId, at));
      if (await isBlocked(tx, userId, sender.id)) throw new Refused('BLOCKED');
      // Asked first, so that nobody on a break learns of the other's means.
      must(mayPlay(caller.pausedUntil, at));
      const opened = await openSeat(deps, tx, invite, sender, battleId, at);
      await takeSeat(deps, tx, opened, caller, at);
      await endInvite(tx, invite, ended);
    });
  });
}

/** The sender's part: opens the battle and holds stake and fee. */
async function openSeat(
  deps: Deps,
  tx: Tx,
  invite: BattleInviteRow,
  sender: User,
  id: string,
  at: number,
): Promise<BattleRow> {
  const { minStakeCents: minCents, maxStakeCents: maxCents } = await readSettings(tx);
  const { fromId: creatorId, stakeCents, game, mode } = invite;
  const opening = {
    id,
    creatorId,
    stakeCents,
    privacy: 'invite',
    inviteCode: randomCode(deps, INVITE_CODE_LENGTH),
  } as const;
  const step = must(createBattle(opening, { minCents, maxCents }, at));
  const row: BattleRow = {
    ...step.battle,
    game,
    mode,
    title: `${GAME_TITLES[game]} Challenge`,
    description: '',
    createdAt: at,
    joinedAt: null,
    startedAt: null,
    endedAt: null,
  };
  try {
    await insertStep(tx, row, step, { at, actorId: sender.id, staker: sender, newId: deps.newId });
  } catch (error) {
    if (error instanceof Refused && OF_THE_SENDER.has(error.refusal.code)) throw new Refused('CHALLENGER_UNABLE');
    throw error;
  }
  return row;
}

/** The caller's part: takes the second seat and holds stake and fee. */
async function takeSeat(deps: Deps, tx: Tx, row: BattleRow, caller: User, at: number): Promise<void> {
  const viewer = { accountId: caller.id, isStaff: false, isFriend: false, code: row.inviteCode };
  const step: Step = must(joinBattle(row, viewer, at));
  await applyStep(tx, row, step, { at, actorId: caller.id, staker: caller, newId: deps.newId });
}

/** Why the sender cannot play is the sender's own affair: money, limits, breaks and sanctions are told to nobody else. */
const OF_THE_SENDER: ReadonlySet<RefusalCode> = new Set([
  'INSUFFICIENT_FUNDS',
  'LIMIT_EXCEEDED',
  'PLAY_LIMIT_REACHED',
  'PLAY_PAUSED',
  'UNAUTHENTICATED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_BANNED',
]);
