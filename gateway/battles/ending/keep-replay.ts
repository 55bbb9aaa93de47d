import { keepReplayOf } from '../../../db/battles/keep-replay.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';

/** Keeps a replay of every battle that is completed, by its players or by staff, as its result was put right. */
export const keepReplay = defineSubscriber({
  name: 'keep-replay',
  types: ['battle.completed', 'battle.corrected'],
  handle: (tx, { entityId, at }) => keepReplayOf(tx, entityId, at),
});
