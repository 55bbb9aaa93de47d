import { keepReplayOf } from '../../db/battles/keep-replay.ts';
import type { Tx } from '../../db/client/database.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';

/** Keeps a replay of every battle that is completed, by its players or by staff. */
export async function keepReplay(tx: Tx, { type, entityId, at }: StoredEvent): Promise<void> {
  if (type === 'battle.completed') await keepReplayOf(tx, entityId, at);
}
