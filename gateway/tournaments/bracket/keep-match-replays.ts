import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { keepMatchReplays as keep } from '../../../db/tournaments/keep-match-replays.ts';

/** Keeps a replay of every match that was played in a completed tournament, and brings them in line where it is put right. */
export const keepMatchReplays = defineSubscriber({
  name: 'keep-match-replays',
  types: ['tournament.completed', 'tournament.corrected'],
  // Those that were over before there were any have theirs too.
  from: 'oldest',
  handle: (tx, { entityId, at }) => keep(tx, entityId, at),
});
