import { TOLD_EVENTS, type Told, toldOf } from '../../domain/platform/told-events.ts';
import { bodyOf } from '../../domain/platform/webhook.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import type { Tx } from '../../db/client/database.ts';
import { eventId } from '../../db/events/event-id.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { appendToLog, lockLogsOf } from '../../db/platform/account-log.queries.ts';
import { insertDelivery, lockEndpointsOf, updateEndpoint } from '../../db/platform/webhook.queries.ts';
import { eventCursor } from './event-cursor.ts';

/**
 * Puts what has happened into the log of each account that it concerns, and from there into the line of each of its
 * webhooks. Both numbers are taken under a lock, that of the log and that of the endpoint, so that they have no gaps and
 * stand in the order in which they can be seen. What an endpoint that is off is not told stands in the log.
 */
export const noteWebhooks = defineSubscriber({
  name: 'webhooks',
  types: TOLD_EVENTS,
  async handle(tx, event) {
    if (event.concerns.length === 0) return;
    const told = toldOf(event);
    const seqs = await noteInLogs(tx, event, told);
    for (const endpoint of await lockEndpointsOf(tx, event.concerns)) {
      const { id: endpointId, userId } = endpoint;
      const logSeq = seqs.get(userId);
      // What stands in the log already was put into the lines with it.
      if (logSeq === 'there' || !endpoint.types.includes(told.type)) continue;
      const seq = endpoint.lastSeq + 1;
      const cursor = logSeq === undefined ? undefined : eventCursor(userId, logSeq);
      await insertDelivery(tx, {
        id: eventId(event, 'webhook', endpointId),
        endpointId,
        seq,
        logSeq: logSeq ?? null,
        type: told.type,
        body: bodyOf(told.type, { seq, cursor }, event.at, told.data),
        state: 'waiting',
        isTest: false,
        tries: 0,
        lastTriedAt: null,
        status: null,
        answer: null,
        createdAt: event.at,
      });
      // One that waits until it is tried again goes on waiting.
      await updateEndpoint(tx, endpointId, { lastSeq: seq, wakeAt: endpoint.wakeAt ?? event.at });
    }
  },
});

/** Appends an event to the logs of those whom it concerns; answers its number in each, where it was not there yet. */
async function noteInLogs(tx: Tx, event: EventOf, told: Told): Promise<ReadonlyMap<string, number | 'there'>> {
  const { seq: eventSeq, at } = event;
  const { type, about, data } = told;
  const seqs = new Map<string, number | 'there'>();
  for (const { userId, lastSeq, notedAt } of await lockLogsOf(tx, event.concerns)) {
    const seq = lastSeq + 1;
    const body = bodyOf(type, { cursor: eventCursor(userId, seq) }, at, data);
    const row = { userId, seq, eventSeq, about, type, body, at, notedAt: Math.max(at, notedAt) };
    seqs.set(userId, (await appendToLog(tx, row)) ? seq : 'there');
  }
  return seqs;
}
