import { playersIn } from '../../../domain/shared/events.ts';
import { readGameBeingPlayed } from '../../../db/battles/playing.queries.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { showGame } from '../../friends/index.ts';

/** Keeps the presence of players in step with their battles: the game is read anew, so that a repetition is no fault. */
export const followGame = defineSubscriber({
  name: 'follow-game',
  types: [
    'battle.started',
    'battle.completed',
    'battle.disputed',
    'battle.resumed',
    'battle.cancelled',
    'battle.expired',
  ],
  async handle(tx, { data: { creatorId, opponentId }, at }) {
    for (const userId of playersIn(creatorId, opponentId).toSorted())
      await showGame(tx, userId, await readGameBeingPlayed(tx, userId), at);
  },
});
