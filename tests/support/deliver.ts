import { lookForEvents } from '../../db/events/dispatch-events.ts';
import type { Subscriber } from '../../db/events/subscriber.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import type { Logger } from '../../gateway/kernel/log.ts';
import { deliverEvents } from '../../gateway/server/work/deliver-events.ts';

/** Longer than any event takes here, however busy the machine is. */
const patienceMs = 60_000;

/** One look and one turn of everybody, as the worker's loops have them; answers how much was done. */
export async function deliverOnce(
  deps: Deps,
  log: Logger,
  subscribers: readonly Subscriber[] = deps.wiring.subscribers,
): Promise<number> {
  const { done, next } = await lookForEvents(deps.db, subscribers, deps.now());
  const turns = await Promise.all(
    next.map((subscriber) => deliverEvents(deps, log, subscriber, { patienceMs, stop: new AbortController().signal })),
  );
  return turns.reduce((sum, count) => sum + count, done);
}

/** Delivers until nothing is left that is due. */
export async function deliverEverything(deps: Deps, log: Logger, subscribers?: readonly Subscriber[]): Promise<void> {
  while ((await deliverOnce(deps, log, subscribers)) > 0);
}
