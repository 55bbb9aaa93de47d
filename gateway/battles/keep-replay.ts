import { keepReplayOf } from '../../db/battles/keep-replay.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';

/** Keeps a replay of every battle that is completed, by its players or by staff. */
export const keepReplay = defineSubscriber({
  name: 'keep-replay',
  types: ['battle.completed'],
  handle: (tx, { entityId, at }) => keepReplayOf(tx, entityId, at),
});
