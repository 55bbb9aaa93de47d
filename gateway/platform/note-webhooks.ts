import { TOLD_EVENTS, toldOf } from '../../domain/platform/told-events.ts';
import { bodyOf } from '../../domain/platform/webhook.ts';
import { eventId } from '../../db/events/event-id.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { insertDelivery, lockEndpointsOf, updateEndpoint } from '../../db/platform/webhook.queries.ts';

/**
 * Puts what has happened into the line of each webhook of the players whom it concerns. The number is taken under the
 * lock of the endpoint, so that numbers have no gaps and stand in the order in which they can be seen.
 */
export const noteWebhooks = defineSubscriber({
  name: 'webhooks',
  types: TOLD_EVENTS,
  async handle(tx, event) {
    if (event.concerns.length === 0) return;
    const told = toldOf(event);
    for (const endpoint of await lockEndpointsOf(tx, event.concerns)) {
      if (!endpoint.types.includes(told.type)) continue;
      const seq = endpoint.lastSeq + 1;
      await insertDelivery(tx, {
        id: eventId(event, 'webhook', endpoint.id),
        endpointId: endpoint.id,
        seq,
        type: told.type,
        body: bodyOf(told.type, seq, event.at, told.data),
        state: 'waiting',
        isTest: false,
        tries: 0,
        lastTriedAt: null,
        status: null,
        answer: null,
        createdAt: event.at,
      });
      // One that waits until it is tried again goes on waiting.
      await updateEndpoint(tx, endpoint.id, { lastSeq: seq, wakeAt: endpoint.wakeAt ?? event.at });
    }
  },
});
