import { HEARTBEAT_EVERY, GONE_AFTER, presenceOf } from '../../domain/friends/presence.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY, SECOND } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import {
  deleteSilent,
  hasSilent,
  insertPresence,
  lockPresence,
  updatePresence,
} from '../../db/friends/presence.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** Tells the player's friends, who follow the presence by its own topic. */
const tellPresence = (tx: Tx, userId: string, at: number): Promise<void> =>
  appendEvent(tx, { type: 'presence.changed', entity: 'presence', entityId: userId, concerns: [], data: {}, at });

/**
 * One tab's heartbeat: that it is open, and for how long nothing was done in it. The newest activity of all tabs, at whichever
 * gateway they came in, says whether the player is away; friends hear of it when the answer changes.
 * @throws Refused BAD_INPUT
 */
export async function sendHeartbeat(deps: Deps, { userId }: Actor, idleSeconds: number): Promise<void> {
  if (!Number.isInteger(idleSeconds) || idleSeconds < 0) throw new Refused('BAD_INPUT', { field: 'idleSeconds' });
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const heard = now - Math.min(idleSeconds * SECOND, DAY);
    const first = { userId, status: presenceOf(heard, now), seenAt: now, activeAt: heard };
    const game = await deps.wiring.provided.gameBeingPlayed(tx, userId);
    // A row that is gone between the two looks has been swept: then this is a first heartbeat after all.
    for (;;) {
      if (await insertPresence(tx, { ...first, game })) return tellPresence(tx, userId, now);
      const known = await lockPresence(tx, userId);
      if (!known) continue;
      const activeAt = Math.max(known.activeAt, heard);
      const status = presenceOf(activeAt, now);
      const wasGone = now - known.seenAt >= GONE_AFTER;
      const isNews = wasGone || status !== known.status || game !== known.game;
      // Many tabs of one player need not write more often than one.
      const isOld = Math.max(now - known.seenAt, activeAt - known.activeAt) >= HEARTBEAT_EVERY / 4;
      if (!isNews && !isOld) return;
      await updatePresence(tx, { userId, status, game, seenAt: now, activeAt });
      if (isNews) await tellPresence(tx, userId, now);
      return;
    }
  });
}

/** So many at a time, so that players' calls come in between. */
const SWEEP_MAX = 100;

/** Forgets whoever has not been heard from, and tells their friends; answers how many. */
export async function sweepPresences(deps: Deps): Promise<number> {
  const until = deps.now() - GONE_AFTER;
  if (!(await hasSilent(deps.db.read, until))) return 0;
  return deps.db.transact(async (tx) => {
    const gone = await deleteSilent(tx, until, SWEEP_MAX);
    for (const userId of gone) await tellPresence(tx, userId, deps.now());
    return gone.length;
  });
}

/** Keeps what is shown of a player who is here in step with what they play; friends hear of a change. */
export async function showGame(tx: Tx, userId: string, game: string | null, at: number): Promise<void> {
  const known = await lockPresence(tx, userId);
  if (!known || game === known.game) return;
  await updatePresence(tx, { ...known, game });
  await tellPresence(tx, userId, at);
}
