import { MINUTE } from '../../../domain/shared/time.ts';
import type { BroadcastEnd } from '../../../domain/video/video-events.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  closeBroadcast,
  insertBroadcast,
  listSilentBroadcasts,
  readOpenBroadcast,
} from '../../../db/video/broadcast.queries.ts';
import type { Broadcast } from '../../../db/video/video.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { EngineEvent } from '../../kernel/video-engine.ts';

/** A gateway that says nothing for so long has died with its broadcasts. */
const SILENT_MS = MINUTE;
const CLOSED_AT_ONCE = 50;

async function close(tx: Tx, { id, userId }: Broadcast, end: BroadcastEnd, at: number, peakViewers: number) {
  if (!(await closeBroadcast(tx, id, end, at, peakViewers))) return;
  await appendEvent(tx, {
    type: 'broadcast.ended',
    entity: 'broadcast',
    entityId: id,
    concerns: [userId],
    data: { userId, broadcastId: id, end },
    at,
  });
}

/** Writes down that a broadcast can be watched, or is over. */
export const recordBroadcast = (deps: Deps, event: EngineEvent): Promise<void> =>
  deps.db.transact(async (tx) => {
    const { channel: userId, state, protocol, width, height, peakViewers, end } = event;
    const at = deps.now();
    const open = await readOpenBroadcast(tx, userId);
    if (end !== null) {
      if (open) await close(tx, open, end, at, peakViewers);
      return;
    }
    // Back after a break: it is the same broadcast.
    if (state !== 'live' || open || !(await readUser(tx, userId))) return;
    const id = deps.newId();
    const row = { id, userId, protocol, startedAt: at, seenAt: at, width, height, peakViewers };
    if (!(await insertBroadcast(tx, row))) return;
    await appendEvent(tx, {
      type: 'broadcast.started',
      entity: 'broadcast',
      entityId: id,
      concerns: [userId],
      data: { userId, broadcastId: id, protocol },
      at,
    });
  });

/** Ends what a gateway that died has left open; answers how much that was. */
export const endSilentBroadcasts = (deps: Deps): Promise<number> =>
  deps.db.transact(async (tx) => {
    const silent = await listSilentBroadcasts(tx, deps.now() - SILENT_MS, CLOSED_AT_ONCE);
    for (const one of silent) await close(tx, one, 'gateway-stopped', one.seenAt, one.peakViewers);
    return silent.length;
  });
