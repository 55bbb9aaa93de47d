import { type Failure, dispatchEvents } from '../../db/events/dispatch-events.ts';
import { raiseAlert } from '../../db/wallet/alert.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Logger } from '../kernel/log.ts';

/** An event that was not taken so often is a matter for staff: a quarter of a minute after the first try. */
const STUCK_AFTER = 5;

/** Hands what has happened to its subscribers; answers how much was done. Staff are alerted of what stays behind. */
export const deliverEvents = (deps: Deps, log: Logger, subscribers = deps.wiring.subscribers): Promise<number> =>
  dispatchEvents(deps.db, subscribers, deps.now(), async (tx, failure) => {
    const { subscriber, event, attempts, error } = failure;
    log.error({ subscriber, seq: event.seq, type: event.type, attempts, err: error }, 'event not taken');
    if (attempts < STUCK_AFTER) return;
    const uniqueKey = `subscriber:${subscriber}:${event.seq}`;
    await raiseAlert(tx, { id: deps.newId(), uniqueKey, difference: differenceOf(failure), at: deps.now() });
  });

const differenceOf = ({ subscriber, event }: Failure) => ({
  kind: 'subscriber' as const,
  message: `${subscriber} cannot take event ${event.seq}, ${event.type} of ${event.entity} ${event.entityId}`,
  subject: `${event.entity} ${event.entityId}`,
  currency: null,
  sides: [],
});
