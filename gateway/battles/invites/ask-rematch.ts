import { otherPlayer } from '../../../domain/battles/battle.ts';
import { pressRematch } from '../../../domain/battles/rematch.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { readBattle } from '../../../db/battles/battle.queries.ts';
import { readRematch } from '../../../db/battles/rematch.queries.ts';
import { lockPair } from '../../friends/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { takeUpInvite } from './accept-battle-invite.ts';
import { chargeInvite, inviteIn } from './send-battle-invite.ts';

/**
 * 'Rematch' of a completed battle, on its terms and with the seats swapped: the first press invites the other player,
 * the other's accepts, and further ones change nothing. Both accounts are locked first, so that two presses at once make
 * one battle. Answers the id of the battle that is over.
 * @throws Refused NOT_FOUND for whoever did not play, BATTLE_NOT_OVER; what inviting and accepting refuse
 */
export async function askRematch(deps: Deps, actor: Actor, key: string, battleId: string): Promise<string> {
  const { userId } = actor;
  await chargeInvite(deps, userId);
  const [inviteId, nextId] = [deps.newId(), deps.newId()];
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'rematch', payload: battleId, answerId: battleId, at };
    return once(tx, call, async () => {
      const battle = await readBattle(tx, battleId);
      const otherId = battle && otherPlayer(battle, userId);
      if (!battle || otherId === null || otherId === undefined) throw new Refused('NOT_FOUND');
      const pair = await lockPair(tx, userId, otherId);
      const latest = await readRematch(tx, battleId);
      const press = must(pressRematch(battle, latest, userId, at));
      const { game, mode, stakeCents } = battle;
      if (press === 'ask')
        await inviteIn(
          deps,
          tx,
          pair,
          { id: inviteId, toId: otherId, game, mode, stakeCents, rematchOfId: battleId },
          at,
        );
      else if (press === 'accept' && latest) await takeUpInvite(deps, tx, actor, pair, latest.id, nextId, at);
    });
  });
}
