import { acceptInvite } from '../../../domain/battles/invite.ts';
import { INVITE_CODE_LENGTH } from '../../../domain/battles/invite-code.ts';
import { type RefusalCode, Refused, must } from '../../../domain/shared/refusals.ts';
import { mayPlay } from '../../../domain/wallet/play-pause.ts';
import { readBattle } from '../../../db/battles/battle.queries.ts';
import { endInvite, lockInvite, readInvite } from '../../../db/battles/invite.queries.ts';
import type { BattleInviteRow } from '../../../db/battles/invite.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { type Pair, lockPair } from '../../friends/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Deps, randomCode } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { SeatRefused, type Seating, seatBoth } from './seat-both.ts';

/**
 * Takes up an invite (NO-03): a battle with both seats taken and both stakes and fees held, by the rules and postings of
 * opening and joining, all in one transaction. Either player starts it. Answers the battle's id.
 * @throws Refused NOT_FOUND, INVITE_NOT_PENDING, BLOCKED, STAKE_OUT_OF_BOUNDS, SENDER_UNABLE when the sender cannot
 * put in the stake; INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING,
 * STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED when the caller cannot
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
      const pair = await lockPair(tx, userId, seen.fromId);
      await takeUpInvite(deps, tx, actor, pair, inviteId, battleId, at);
    });
  });
}

/** The same in a transaction that has locked both accounts, the sender's as the other. */
export async function takeUpInvite(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  pair: Pair,
  inviteId: string,
  battleId: string,
  at: number,
): Promise<void> {
  const { caller, other: sender } = pair;
  const invite = await lockInvite(tx, inviteId);
  if (!invite) throw new Refused('NOT_FOUND');
  const ended = must(acceptInvite(invite, caller.id, battleId, at));
  if (await isBlocked(tx, caller.id, sender.id)) throw new Refused('BLOCKED');
  // Asked first, so that nobody on a break learns of the other's means.
  must(mayPlay(caller.pausedUntil, at));
  await deps.wiring.provided.chargeKeyStake(tx, actor, invite.stakeCents, at);
  try {
    await seatBoth(deps, tx, { id: battleId, ...(await seatingOf(deps, tx, invite, pair)) }, at);
  } catch (error) {
    const isOfTheSender = error instanceof SeatRefused && error.userId === sender.id;
    if (isOfTheSender && OF_THE_SENDER.has(error.refusal.code)) throw new Refused('SENDER_UNABLE');
    throw error;
  }
  await endInvite(tx, invite, ended);
}

/** For the two alone, and the sender's; a rematch is as open as what it repeats, with its words, and the seats swapped. */
async function seatingOf(
  deps: Deps,
  tx: Tx,
  { stakeCents, game, mode, rematchOfId }: BattleInviteRow,
  { caller, other: sender }: Pair,
): Promise<Omit<Seating, 'id'>> {
  const terms = { stakeCents, game, mode };
  const former = rematchOfId === null ? undefined : await readBattle(tx, rematchOfId);
  const privacy = former?.privacy ?? 'invite';
  const inviteCode = privacy === 'invite' ? randomCode(deps, INVITE_CODE_LENGTH) : null;
  if (!former) return { ...terms, privacy, inviteCode, creator: sender, opponent: caller };
  const [creator, opponent] = former.creatorId === sender.id ? [caller, sender] : [sender, caller];
  const { title, description } = former;
  return { ...terms, privacy, inviteCode, creator, opponent, agreedBy: caller.id, words: { title, description } };
}

/** Why the sender cannot play is the sender's own affair: money, limits, breaks and sanctions are told to nobody else. */
const OF_THE_SENDER: ReadonlySet<RefusalCode> = new Set([
  'INSUFFICIENT_FUNDS',
  'LIMIT_EXCEEDED',
  'PLAY_LIMIT_REACHED',
  'GAME_ACCOUNT_MISSING',
  'PLAY_PAUSED',
  'BIRTH_DATE_MISSING',
  'STAKE_TOO_YOUNG',
  'UNAUTHENTICATED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_BANNED',
]);
