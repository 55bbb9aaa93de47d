import { playersIn } from '../../domain/shared/events.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { correctRecords } from '../../db/results/correct-outcomes.ts';
import { countGameRecord } from '../../db/results/count-outcome.ts';
import { correctionOf } from './correction-of.ts';

/** Adds a settled battle to both players' records in its game, and puts them right where its result was. */
export const recordGame = defineSubscriber({
  name: 'record-game',
  types: ['battle.completed', 'battle.corrected'],
  async handle(tx, event) {
    if (event.type === 'battle.corrected') {
      const { formerId, result } = correctionOf(event);
      return correctRecords(tx, formerId, result);
    }
    const { game, creatorId, opponentId, winnerId } = event.data;
    for (const userId of playersIn(creatorId, opponentId).toSorted())
      await countGameRecord(tx, userId, game, userId === winnerId);
  },
});
