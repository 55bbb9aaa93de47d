import { playersIn } from '../../domain/shared/events.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { countGameRecord } from '../../db/results/count-outcome.ts';

/** Adds a settled battle to both players' records in its game. */
export const recordGame = defineSubscriber({
  name: 'record-game',
  types: ['battle.completed'],
  async handle(tx, { data: { game, creatorId, opponentId, winnerId } }) {
    for (const userId of playersIn(creatorId, opponentId).toSorted())
      await countGameRecord(tx, userId, game, userId === winnerId);
  },
});
