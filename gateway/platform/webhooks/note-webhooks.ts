import { type EventPlace, bodyOf } from '../../../domain/platform/webhook.ts';
import type { EventOf } from '../../../domain/shared/events.ts';
import type { ToldRule } from '../../../domain/shared/told.ts';
import type { Tx } from '../../../db/client/database.ts';
import { inSlices } from '../../../db/client/in-slices.ts';
import { eventId } from '../../../db/events/event-id.ts';
import { type Subscriber, defineSubscriber } from '../../../db/events/subscriber.ts';
import type { AccountLogRow } from '../../../db/platform/account-log.table.ts';
import { appendToLog, lockLogsOf } from '../../../db/platform/account-log.queries.ts';
import type { WebhookEndpointRow } from '../../../db/platform/webhook.table.ts';
import { insertDelivery, lockEndpointsOf, updateEndpoint } from '../../../db/platform/webhook.queries.ts';
import type { Said } from '../../kernel/manifest/room.ts';
import { eventCursor } from '../event-cursor.ts';
import { requireFit } from '../events/event-body.ts';

/**
 * Puts what has happened into the log of each account that it concerns, and from there into the line of each of its
 * webhooks. Both numbers are taken under a lock, that of the log and that of the endpoint, so that they have no gaps and
 * stand in the order in which they can be seen. What an endpoint that is off is not told stands in the log.
 */
export const noteWebhooks = ({ told }: Said): Subscriber =>
  defineSubscriber({
    name: 'webhooks',
    types: [...told.values()].map(({ kind }) => kind),
    gather: listenersOf,
    async handle(tx, event, listeners) {
      const rule = told.get(event.type);
      if (!rule || event.concerns.every((userId) => !listeners.has(userId))) return;
      const { as: type } = rule;
      const write = writerOf(rule, event);
      const seqs = await noteInLogs(tx, event, rule, listeners, write);
      const concerned = [...new Set(event.concerns)];
      for (const endpoint of concerned.flatMap((userId) => listeners.get(userId)?.endpoints ?? [])) {
        const { id: endpointId, userId } = endpoint;
        const logSeq = seqs.get(userId);
        // What stands in the log already was put into the lines with it.
        if (logSeq === 'there' || !endpoint.types.includes(type)) continue;
        const seq = endpoint.lastSeq + 1;
        const cursor = logSeq === undefined ? undefined : eventCursor(userId, logSeq);
        await insertDelivery(tx, {
          id: eventId(event, 'webhook', endpointId),
          endpointId,
          seq,
          logSeq: logSeq ?? null,
          type,
          body: write({ seq, cursor }),
          state: 'waiting',
          isTest: false,
          tries: 0,
          lastTriedAt: null,
          status: null,
          answer: null,
          createdAt: event.at,
        });
        // One that waits until it is tried again goes on waiting.
        const change = { lastSeq: seq, wakeAt: endpoint.wakeAt ?? event.at };
        await updateEndpoint(tx, endpointId, change);
        Object.assign(endpoint, change);
      }
    },
  });

/** What is kept for an account, locked; it is kept in step while events are noted. */
interface Listener {
  log: AccountLogRow | null;
  readonly endpoints: WebhookEndpointRow[];
}

/** Who of all whom some events concern is told of them by programs: next to nobody. */
async function listenersOf(tx: Tx, events: readonly EventOf[]): Promise<ReadonlyMap<string, Listener>> {
  const userIds = new Set(events.flatMap(({ concerns }) => concerns));
  const listeners = new Map<string, Listener>();
  const listenerOf = (userId: string): Listener => {
    const listener = listeners.get(userId) ?? { log: null, endpoints: [] };
    listeners.set(userId, listener);
    return listener;
  };
  for (const log of await inSlices(userIds, (ids) => lockLogsOf(tx, ids))) listenerOf(log.userId).log = log;
  for (const endpoint of await inSlices(userIds, (ids) => lockEndpointsOf(tx, ids)))
    listenerOf(endpoint.userId).endpoints.push(endpoint);
  return listeners;
}

/** In production a body that does not fit is told all the same: whoever waits for it has more of it than of none. */
const isStrict = process.env['NODE_ENV'] !== 'production';

type Write = (place: EventPlace) => string;

/** Writes the bodies of an event: the one place where they are. @throws UnfitBody while it is worked on and tested */
function writerOf(rule: ToldRule, event: EventOf): Write {
  const data = rule.dataOf(event);
  return (place) => {
    const body = bodyOf(rule, place, event.at, data);
    if (isStrict) requireFit(rule, body);
    return body;
  };
}

/** Appends an event to the logs of those whom it concerns; answers its number in each, where it was not there yet. */
async function noteInLogs(
  tx: Tx,
  { seq: eventSeq, at, concerns }: EventOf,
  { as: type, about }: ToldRule,
  listeners: ReadonlyMap<string, Listener>,
  write: Write,
): Promise<ReadonlyMap<string, number | 'there'>> {
  const seqs = new Map<string, number | 'there'>();
  for (const userId of new Set(concerns)) {
    const listener = listeners.get(userId);
    if (!listener?.log) continue;
    const seq = listener.log.lastSeq + 1;
    const notedAt = Math.max(at, listener.log.notedAt);
    const body = write({ cursor: eventCursor(userId, seq) });
    const isNew = await appendToLog(tx, { userId, seq, eventSeq, about, type, body, at, notedAt });
    if (isNew) listener.log = { ...listener.log, lastSeq: seq, notedAt };
    seqs.set(userId, isNew ? seq : 'there');
  }
  return seqs;
}
