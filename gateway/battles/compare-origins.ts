import { playersIn } from '../../domain/shared/events.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { compareOrigins } from '../wallet/index.ts';

/** Tells staff when the two of a battle sign in from one place. */
export const compareBattleOrigins = defineSubscriber({
  name: 'compare-battle-origins',
  types: ['battle.started'],
  async handle(tx, { data: { creatorId, opponentId }, at }) {
    await compareOrigins(
      tx,
      playersIn(creatorId, opponentId).map((userId) => [userId]),
      at,
    );
  },
});
