import { lookForEvents } from '../../db/events/dispatch-events.ts';
import type { Subscriber } from '../../db/events/subscriber.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import type { Logger } from '../../gateway/kernel/log.ts';
import { UnfitBody } from '../../gateway/platform/events/event-body.ts';
import { deliverEvents } from '../../gateway/server/work/deliver-events.ts';

/** Longer than any event takes here, however busy the machine is. */
const patienceMs = 60_000;

/** A log that keeps the faults of bodies which are not as their rooms say. */
function hearing(log: Logger, unfit: UnfitBody[]): Logger {
  const error = (fields: { readonly err?: unknown }, message: string): void => {
    if (fields.err instanceof UnfitBody) unfit.push(fields.err);
    log.error(fields, message);
  };
  return Object.create(log, { error: { value: error } }) as Logger;
}

/**
 * One look and one turn of everybody, as the worker's loops have them; answers how much was done.
 * @throws UnfitBody where programs would be told what nobody has said they are
 */
export async function deliverOnce(
  deps: Deps,
  log: Logger,
  subscribers: readonly Subscriber[] = deps.wiring.subscribers,
): Promise<number> {
  const { done, next } = await lookForEvents(deps.db, subscribers, deps.now());
  const unfit: UnfitBody[] = [];
  const turns = await Promise.all(
    next.map((subscriber) =>
      deliverEvents(deps, hearing(log, unfit), subscriber, { patienceMs, stop: new AbortController().signal }),
    ),
  );
  if (unfit[0]) throw unfit[0];
  return turns.reduce((sum, count) => sum + count, done);
}

/** Delivers until nothing is left that is due. */
export async function deliverEverything(deps: Deps, log: Logger, subscribers?: readonly Subscriber[]): Promise<void> {
  while ((await deliverOnce(deps, log, subscribers)) > 0);
}
