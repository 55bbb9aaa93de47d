import { playersIn } from '../../../domain/shared/events.ts';
import { readGameBeingPlayed } from '../../../db/battles/playing.queries.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { showGame } from '../../friends/index.ts';

/**
 * Keeps the presence of players in step with their battles: the game is read anew, so that a repetition is no fault and the
 * last of several events says it all.
 */
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
  /** By player: the last event that is theirs. */
  gather: async (_, events) =>
    new Map(
      events.flatMap(({ seq, data: { creatorId, opponentId } }) =>
        playersIn(creatorId, opponentId).map((userId) => [userId, seq] as const),
      ),
    ),
  async handle(tx, { seq, data: { creatorId, opponentId }, at }, last) {
    const players = playersIn(creatorId, opponentId).filter((userId) => last.get(userId) === seq);
    for (const userId of players.toSorted()) await showGame(tx, userId, await readGameBeingPlayed(tx, userId), at);
  },
});
