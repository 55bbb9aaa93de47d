import { defineSubscriber } from '../../db/events/subscriber.ts';
import { compareOrigins } from '../wallet/index.ts';

/**
 * Tells staff when the two of a match sign in from one place, and when the organiser and somebody who is paid do: the
 * prize can be corrected as long as it is locked, and after.
 */
export const compareMatchOrigins = defineSubscriber({
  name: 'compare-match-origins',
  types: ['tournament.match-changed', 'tournament.completed'],
  async handle(tx, event) {
    if (event.type === 'tournament.completed') {
      const { poolCents, organiserId, prizes } = event.data;
      if (poolCents > 0) await compareOrigins(tx, [[organiserId], prizes.map(({ userId }) => userId)], event.at);
    } else if (event.data.what === 'match.begun') {
      const sides = event.data.sides ?? event.concerns.map((userId) => [userId]);
      await compareOrigins(tx, sides, event.at);
    }
  },
});
