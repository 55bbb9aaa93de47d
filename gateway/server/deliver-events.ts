import type { Tx } from '../../db/client/database.ts';
import { dispatchEvents, readEvent } from '../../db/events/dispatch-events.ts';
import { REDELIVERY } from '../../db/events/drop-events.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Logger } from '../kernel/log.ts';

const BATCH = 100;

/** Delivers what has happened; an event that a subscriber cannot take is set aside as a job, so that the rest goes on. */
export async function deliverEvents(deps: Deps, log: Logger): Promise<number> {
  const { subscribers } = deps.wiring;
  try {
    return await dispatchEvents(deps.db, subscribers, deps.now(), BATCH);
  } catch (err) {
    log.error({ err }, 'events were not delivered together; trying the oldest alone');
  }
  return dispatchEvents(deps.db, subscribers, deps.now(), 1).catch(() => setAsideNext(deps));
}

/** Marks the oldest event as dispatched and makes a job of it. */
const setAsideNext = (deps: Deps): Promise<number> =>
  dispatchEvents(
    deps.db,
    [
      (tx: Tx, event) =>
        enqueueJob(tx, {
          id: deps.newId(),
          kind: REDELIVERY,
          payload: { seq: event.seq },
          runAt: deps.now(),
          createdAt: deps.now(),
          uniqueKey: `${REDELIVERY}:${event.seq}`,
        }),
    ],
    deps.now(),
    1,
  );

/** The second way of an event: all its subscribers in one transaction, tried again until they take it. */
export async function redeliverEvent(deps: Deps, job: Job): Promise<void> {
  const event = await readEvent(deps.db.read, Number(job.payload['seq']));
  if (!event) return;
  await deps.db.transact(async (tx) => {
    for (const subscriber of deps.wiring.subscribers) await subscriber(tx, event);
  });
}
