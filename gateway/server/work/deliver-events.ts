import { type Failure, type Turn, takeTurn } from '../../../db/events/dispatch-events.ts';
import type { Subscriber } from '../../../db/events/subscriber.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Logger } from '../../kernel/log.ts';

/** An event that was not taken so often is a matter for staff: a quarter of a minute after the first try. */
const STUCK_AFTER = 5;

/** Gives a subscriber its turn; answers how much was done. Staff are alerted of what stays behind. */
export const deliverEvents = (
  deps: Deps,
  log: Logger,
  subscriber: Subscriber,
  limits: Pick<Turn, 'patienceMs' | 'stop'>,
): Promise<number> =>
  takeTurn(deps.db, subscriber, {
    ...limits,
    now: deps.now(),
    async watch(tx, failure) {
      const { event, attempts, error } = failure;
      const { seq, type } = event;
      log.error({ subscriber: subscriber.name, seq, type, attempts, err: error }, 'event not taken');
      if (attempts < STUCK_AFTER) return;
      const uniqueKey = `subscriber:${subscriber.name}:${seq}`;
      await raiseAlert(tx, { id: deps.newId(), uniqueKey, difference: differenceOf(failure), at: deps.now() });
    },
  });

const differenceOf = ({ subscriber, event }: Failure) => ({
  kind: 'subscriber' as const,
  message: `${subscriber} cannot take event ${event.seq}, ${event.type} of ${event.entity} ${event.entityId}`,
  subject: `${event.entity} ${event.entityId}`,
  currency: null,
  sides: [],
});
