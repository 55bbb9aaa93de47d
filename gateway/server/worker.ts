import { HOUR, MINUTE, SECOND } from '../../domain/shared/time.ts';
import { deleteJob, enqueueJob, hasReadyJob, leaseJob, postponeJob } from '../../db/jobs/job.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { deliverEvents } from './deliver-events.ts';

const TICK_MS = 500;
const LEASE_MS = 5 * MINUTE;
const BACKOFF_MAX = HOUR;

/** The next try of a job that failed: after 1, 2, 4 … seconds, an hour at the most. */
const backoffOf = (attempts: number): number => Math.min(BACKOFF_MAX, SECOND * 2 ** Math.min(attempts - 1, 20));

/** Does one ready job, if there is one. A job that fails is tried again later. */
export async function workOnce(deps: Deps, log: Logger): Promise<boolean> {
  if (!(await hasReadyJob(deps.db.read, deps.now()))) return false;
  const job = await deps.db.transact((tx) => leaseJob(tx, deps.now(), deps.now() + LEASE_MS));
  if (!job) return false;
  try {
    const handler = deps.wiring.jobs.get(job.kind);
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

/** Enqueues each routine when its period begins; a job that is there already is enough. */
async function scheduleRoutines(deps: Deps, begun: Map<string, number>): Promise<void> {
  const at = deps.now();
  for (const [kind, { everyMs }] of deps.wiring.routines) {
    const period = Math.floor(at / everyMs) * everyMs;
    if (begun.get(kind) === period) continue;
    const job = { id: deps.newId(), kind, payload: {}, runAt: period, createdAt: at, uniqueKey: `${kind}:${period}` };
    await deps.db.transact((tx) => enqueueJob(tx, job));
    begun.set(kind, period);
  }
}

type Work = readonly [name: string, work: () => Promise<unknown>];

/**
 * The background of a gateway: deadlines of battles, delivery of events, the hash chain and jobs. Each task looks
 * first and locks what it takes, so that any number of gateways may run it.
 */
export function startWorker(deps: Deps, log: Logger, metrics: Metrics): { stop(): Promise<void> } {
  let isStopping = false;
  /** The period of each routine that was begun here. */
  const begun = new Map<string, number>();
  const waiting = new Set<() => void>();

  const pause = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, TICK_MS);
      waiting.add(wake);
    });

  /** Does its tasks in turn, again and again; rests when none of them found anything. */
  async function run(tasks: readonly Work[]): Promise<void> {
    while (!isStopping) {
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

  async function workJobs(): Promise<boolean> {
    await scheduleRoutines(deps, begun);
    return workOnce(deps, log);
  }

  const running = Promise.all([
    run([
      ...[...deps.wiring.tasks].map(([name, task]): Work => [name, () => task(deps)]),
      ['events', () => deliverEvents(deps, log)],
    ]),
    // Apart from the others: a job may wait for a mail server, and battles must not wait with it.
    run([['jobs', workJobs]]),
  ]);
  return {
    async stop() {
      isStopping = true;
      for (const wake of waiting) wake();
      await running;
    },
  };
}
