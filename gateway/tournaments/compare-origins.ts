import { defineSubscriber } from '../../db/events/subscriber.ts';
import { compareOrigins } from '../wallet/index.ts';

/** Tells staff when the two of a match sign in from one place. */
export const compareMatchOrigins = defineSubscriber({
  name: 'compare-match-origins',
  types: ['tournament.match-changed'],
  async handle(tx, { data: { what }, concerns, at }) {
    if (what !== 'match.begun') return;
    await compareOrigins(
      tx,
      concerns.map((userId) => [userId]),
      at,
    );
  },
});
