import { HOUR, MINUTE, SECOND } from '../../domain/shared/time.ts';
import { deleteJob, enqueueJob, hasReadyJob, leaseJob, postponeJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { sealTransfers } from '../../db/wallet/seal-transfers.ts';
import { passDeadlines } from '../battles/pass-deadlines.ts';
import { deliverEvents, redeliverEvent } from '../events/deliver-events.ts';
import type { Deps } from '../server/deps.ts';
import type { Logger } from '../server/log.ts';
import type { Metrics } from '../server/metrics.ts';
import { keepHouse } from './keep-house.ts';

const TICK_MS = 500;
const LEASE_MS = 5 * MINUTE;
const BACKOFF_MAX = HOUR;

/** What each kind of job does. */
const HANDLERS: Readonly<Record<string, (deps: Deps, job: Job) => Promise<void>>> = {
  'event.redeliver': redeliverEvent,
  'house.keep': keepHouse,
};

/** The next try of a job that failed: after 1, 2, 4 … seconds, an hour at the most. */
const backoffOf = (attempts: number): number => Math.min(BACKOFF_MAX, SECOND * 2 ** Math.min(attempts - 1, 20));

/** Does one ready job, if there is one. A job that fails is tried again later. */
export async function workOnce(deps: Deps, log: Logger): Promise<boolean> {
  if (!(await hasReadyJob(deps.db.read, deps.now()))) return false;
  const job = await deps.db.transact((tx) => leaseJob(tx, deps.now(), deps.now() + LEASE_MS));
  if (!job) return false;
  try {
    const handler = HANDLERS[job.kind];
    if (!handler) throw new Error(`nobody knows how to do ${job.kind}`);
    await handler(deps, job);
    await deps.db.transact((tx) => deleteJob(tx, job.id));
  } catch (error) {
    log.error({ job: job.id, kind: job.kind, attempts: job.attempts, err: error }, 'job failed');
    const message = error instanceof Error ? error.message : String(error);
    await deps.db.transact((tx) => postponeJob(tx, job.id, deps.now() + backoffOf(job.attempts), message));
  }
  return true;
}

/** Makes sure that the cleaning of this hour is done once, by whichever gateway. */
async function scheduleCleaning(deps: Deps): Promise<void> {
  const hour = Math.floor(deps.now() / HOUR) * HOUR;
  await deps.db.transact((tx) =>
    enqueueJob(tx, {
      id: deps.newId(),
      kind: 'house.keep',
      payload: {},
      runAt: hour,
      createdAt: deps.now(),
      uniqueKey: `house.keep:${hour}`,
    }),
  );
}

/**
 * The background of a gateway: deadlines of battles, delivery of events, the hash chain and jobs. Each task looks
 * first and locks what it takes, so that any number of gateways may run it.
 */
export function startWorker(deps: Deps, log: Logger, metrics: Metrics): { stop(): Promise<void> } {
  const tasks: [string, () => Promise<unknown>][] = [
    ['deadlines', () => passDeadlines(deps)],
    ['events', () => deliverEvents(deps, log)],
    ['seals', () => sealTransfers(deps.db)],
    ['jobs', () => workOnce(deps, log)],
  ];
  let isStopping = false;
  let cleanedAt = 0;

  async function run(): Promise<void> {
    while (!isStopping) {
      if (deps.now() - cleanedAt > HOUR) {
        cleanedAt = deps.now();
        await scheduleCleaning(deps).catch((err: unknown) => log.error({ err }, 'cleaning was not scheduled'));
      }
      let done = 0;
      for (const [task, work] of tasks) {
        try {
          const count = Number(await work());
          if (count > 0) metrics.worker.inc({ task }, count);
          done += count;
        } catch (err) {
          log.error({ task, err }, 'background task failed');
        }
      }
      if (done === 0 && !isStopping) await pause();
    }
  }

  let wake: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, TICK_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = run();
  return {
    async stop() {
      isStopping = true;
      wake();
      await running;
    },
  };
}
