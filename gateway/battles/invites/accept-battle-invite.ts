import { acceptInvite } from '../../../domain/battles/invite.ts';
import { type RefusalCode, Refused, must } from '../../../domain/shared/refusals.ts';
import { mayPlay } from '../../../domain/wallet/play-pause.ts';
import { endInvite, lockInvite, readInvite } from '../../../db/battles/invite.queries.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { lockPair } from '../../friends/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Deps, randomCode } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { SeatRefused, seatBoth } from './seat-both.ts';

const INVITE_CODE_LENGTH = 10;

/**
 * Takes up an invite (NO-03): a battle with both seats taken and both stakes and fees held, by the rules and postings of
 * opening and joining, all in one transaction. Either player starts it. Answers the battle's id.
 * @throws Refused NOT_FOUND, INVITE_NOT_PENDING, BLOCKED, STAKE_OUT_OF_BOUNDS, SENDER_UNABLE when the sender cannot
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
      await deps.wiring.provided.chargeKeyStake(tx, actor, invite.stakeCents, at);
      const { stakeCents, game, mode } = invite;
      const inviteCode = randomCode(deps, INVITE_CODE_LENGTH);
      const seating = { id: battleId, stakeCents, game, mode, privacy: 'invite', inviteCode } as const;
      try {
        await seatBoth(deps, tx, { ...seating, creator: sender, opponent: caller }, at);
      } catch (error) {
        const isOfTheSender = error instanceof SeatRefused && error.userId === sender.id;
        if (isOfTheSender && OF_THE_SENDER.has(error.refusal.code)) throw new Refused('SENDER_UNABLE');
        throw error;
      }
      await endInvite(tx, invite, ended);
    });
  });
}

/** Why the sender cannot play is the sender's own affair: money, limits, breaks and sanctions are told to nobody else. */
const OF_THE_SENDER: ReadonlySet<RefusalCode> = new Set([
  'INSUFFICIENT_FUNDS',
  'LIMIT_EXCEEDED',
  'PLAY_LIMIT_REACHED',
  'GAME_ACCOUNT_MISSING',
  'PLAY_PAUSED',
  'UNAUTHENTICATED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_BANNED',
]);
