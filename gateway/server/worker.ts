import { DAY, HOUR, MINUTE, SECOND } from '../../domain/shared/time.ts';
import { deleteJob, enqueueJob, hasReadyJob, leaseJob, postponeJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { sealTransfers } from '../../db/wallet/seal-transfers.ts';
import { orderPasswordReset } from '../security/request-password-reset.ts';
import { makeDataExport } from '../privacy/make-data-export.ts';
import { expireInvites } from '../battles/end-battle-invite.ts';
import { passDeadlines } from '../battles/pass-deadlines.ts';
import { deliverEvents, redeliverEvent } from './deliver-events.ts';
import { mailNotification, sendDigests } from '../notifications/mail-notification.ts';
import { deliverPush, gatherPush } from '../notifications/push-jobs.ts';
import { sweepPresences } from '../friends/beat-presence.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { passTeamDeadlines } from '../teams/pass-team-deadlines.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { issueStatements } from '../wallet/issue-statements.ts';
import { receiveSandboxWord } from '../wallet/receive-word.ts';
import { reconcile } from '../wallet/reconcile.ts';
import { payWithdrawal } from '../wallet/settle-withdrawal.ts';
import { chargeAgain } from '../wallet/start-deposit.ts';
import { keepHouse } from './keep-house.ts';

const TICK_MS = 500;
const LEASE_MS = 5 * MINUTE;
const BACKOFF_MAX = HOUR;

/** What each kind of job does. */
const HANDLERS: Readonly<Record<string, (deps: Deps, job: Job) => Promise<void>>> = {
  'account.export': makeDataExport,
  'event.redeliver': redeliverEvent,
  'balances.publish': publishBalances,
  'house.keep': keepHouse,
  'ledger.reconcile': reconcile,
  'mail.send': sendMail,
  'digest.send': sendDigests,
  'notification.mail': mailNotification,
  'push.deliver': deliverPush,
  'push.gather': gatherPush,
  'password-reset.order': orderPasswordReset,
  'deposit.charge': chargeAgain,
  'payment.word': receiveSandboxWord,
  'statements.issue': issueStatements,
  'withdrawal.pay': payWithdrawal,
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

/** What is done in every hour, UTC day or half of one, by whichever gateway comes first. */
const ROUTINES: readonly { readonly kind: string; readonly everyMs: number }[] = [
  { kind: 'house.keep', everyMs: HOUR },
  { kind: 'digest.send', everyMs: HOUR },
  { kind: 'ledger.reconcile', everyMs: DAY },
  { kind: 'balances.publish', everyMs: DAY },
  { kind: 'statements.issue', everyMs: DAY / 2 },
];

/** Enqueues each routine when its period begins; a job that is there already is enough. */
async function scheduleRoutines(deps: Deps, begun: Map<string, number>): Promise<void> {
  const at = deps.now();
  for (const { kind, everyMs } of ROUTINES) {
    const period = Math.floor(at / everyMs) * everyMs;
    if (begun.get(kind) === period) continue;
    const job = { id: deps.newId(), kind, payload: {}, runAt: period, createdAt: at, uniqueKey: `${kind}:${period}` };
    await deps.db.transact((tx) => enqueueJob(tx, job));
    begun.set(kind, period);
  }
}

type Task = readonly [name: string, work: () => Promise<unknown>];

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
  async function run(tasks: readonly Task[]): Promise<void> {
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
      ['deadlines', () => passDeadlines(deps)],
      ['team deadlines', () => passTeamDeadlines(deps)],
      ['invites', () => expireInvites(deps)],
      ['presences', () => sweepPresences(deps)],
      ['events', () => deliverEvents(deps, log)],
      ['seals', () => sealTransfers(deps.db)],
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
