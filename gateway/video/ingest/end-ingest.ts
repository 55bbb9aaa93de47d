import type { PlantedThing } from '../../../domain/shared/planted.ts';
import { SIMULCAST_TITLES } from '../../../domain/video/simulcast.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { deleteSimulcastTargetsOf } from '../../../db/video/simulcast.queries.ts';
import { deleteStreamKey } from '../../../db/video/stream-key.queries.ts';
import type { Resetting } from '../../kernel/manifest/planted.ts';

/**
 * Takes the stream key away, and forgets where streams go as well. Whoever publishes is cut off: with the key within a
 * second, from a browser as soon as its gateway hears of the reset.
 */
export async function endIngest({ tx, user, at }: Resetting): Promise<PlantedThing[]> {
  const { id: userId } = user;
  const things: PlantedThing[] = [];
  for (const { hint, madeAt } of await deleteStreamKey(tx, userId))
    things.push({ kind: 'stream-key', name: `…${hint}`, madeAt, end: 'ended' });
  for (const { platform, connectedAt, hint } of await deleteSimulcastTargetsOf(tx, userId)) {
    const name = `${SIMULCAST_TITLES[platform]} · …${hint}`;
    things.push({ kind: 'simulcast', name, madeAt: connectedAt, end: 'ended' });
    await appendEvent(tx, {
      type: 'simulcast.disconnected',
      entity: 'simulcast',
      entityId: userId,
      concerns: [userId],
      data: { userId, platform },
      at,
    });
  }
  return things;
}
