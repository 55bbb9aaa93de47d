import { backOffOf } from '../../../domain/shared/back-off.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import type { JobKind } from '../../../db/jobs/job-payloads.ts';
import {
  type Lease,
  deleteJob,
  enqueueJob,
  freeJobs,
  hasReadyJob,
  keepJob,
  leaseJob,
  listOtherKinds,
  postponeJob,
} from '../../../db/jobs/job.queries.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Logger } from '../../kernel/log.ts';
import { NoMoreTries } from '../../kernel/no-more-tries.ts';
import { traced } from '../../kernel/tracing.ts';
import { logFailure } from '../../kernel/refusals.ts';

/** So long a job rests when its gateway dies; one that runs is kept anew three times as often. */
const LEASE_MS = 30 * SECOND;
const KEEP_MS = LEASE_MS / 3;
/** A job that nobody could do for so long is a matter for staff: longer than it takes to bring a new version up everywhere. */
const UNKNOWN_MS = 10 * MINUTE;

const kindsOf = ({ wiring }: Deps): JobKind[] => [...wiring.jobs.keys()];

/**
 * Does one ready job of a kind that is known here, if there is one. A job that fails is tried again later, unless it
 * says that this is of no use. Whoever was
 * taken for dead, and whose job another has, can neither finish nor postpone it any more.
 */
export async function workOnce(deps: Deps, log: Logger): Promise<boolean> {
  const { db, now, wiring } = deps;
  const kinds = kindsOf(deps);
  if (!(await hasReadyJob(db.read, kinds, now()))) return false;
  const job = await db.transact((tx) => leaseJob(tx, kinds, now(), now() + LEASE_MS));
  const handler = job && wiring.jobs.get(job.kind);
  if (!handler) return false;
  const keeping = setInterval(() => void keep(deps, log, job), KEEP_MS);
  let fault: unknown = null;
  try {
    await traced(`job ${job.kind}`, { attempts: job.attempts }, () => handler(deps, job));
  } catch (error) {
    fault = error ?? new Error('a job failed without saying why');
    logFailure(log, { job: job.id, kind: job.kind, attempts: job.attempts }, fault, 'job failed');
  } finally {
    clearInterval(keeping);
  }
  const message = fault instanceof Error ? fault.message : String(fault);
  const isMine = await db.transact((tx) =>
    fault === null || fault instanceof NoMoreTries
      ? deleteJob(tx, job)
      : postponeJob(tx, job, now() + backOffOf(job.attempts), message),
  );
  if (!isMine) log.error({ job: job.id, kind: job.kind, attempts: job.attempts }, 'job was taken over');
  return true;
}

const keep = ({ db, now }: Deps, log: Logger, lease: Lease): Promise<unknown> =>
  db
    .transact((tx) => keepJob(tx, lease, now() + LEASE_MS))
    .catch((error: unknown) => logFailure(log, { job: lease.id }, error, 'job not kept'));

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

/** Alerts staff of jobs that wait for somebody who knows their kind: they are left alone until one comes. */
async function alertOfUnknown(deps: Deps, log: Logger): Promise<void> {
  const at = deps.now();
  for (const kind of await listOtherKinds(deps.db.read, kindsOf(deps), at - UNKNOWN_MS)) {
    const message = `nobody knows how to do ${kind}`;
    log.error({ kind }, message);
    const difference = { kind: 'job' as const, message, subject: kind, currency: null, sides: [] };
    await deps.db.transact((tx) => raiseAlert(tx, { id: deps.newId(), uniqueKey: `job:${kind}`, difference, at }));
  }
}

/** What the worker does about jobs, again and again; answers whether there was one to do. */
export function jobWork(deps: Deps, log: Logger): () => Promise<boolean> {
  /** The period of each routine that was begun here. */
  const begun = new Map<string, number>();
  /** One process has the SQLite file: whatever is leased at its start was left by one that died. */
  let hasLeft = deps.db.engine === 'sqlite';
  let lookedAt = -Infinity;
  return async () => {
    if (hasLeft) {
      await deps.db.transact(freeJobs);
      hasLeft = false;
    }
    await scheduleRoutines(deps, begun);
    if (deps.now() >= lookedAt + UNKNOWN_MS) {
      await alertOfUnknown(deps, log);
      lookedAt = deps.now();
    }
    return workOnce(deps, log);
  };
}
