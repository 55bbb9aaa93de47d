import { Refused } from '../../domain/shared/refusals.ts';
import { DAY } from '../../domain/shared/time.ts';
import { hasRunningExport, insertExport } from '../../db/privacy/data-export.queries.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import { lockUser } from '../../db/accounts/index.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStanding } from '../accounts/index.ts';

const EXPORTS_PER_DAY = 5;

/**
 * Asks for everything that is stored about the caller (SE-06); a job makes the archive. Answers the request's id.
 * @throws Refused EXPORT_RUNNING, RATE_LIMITED after five archives within a day
 */
export async function requestDataExport(deps: Deps, { userId }: Actor): Promise<string> {
  const id = deps.newId();
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    // Two requests at once come one after the other.
    await lockUser(tx, userId);
    await requireStanding(tx, userId);
    if (await hasRunningExport(tx, userId)) throw new Refused('EXPORT_RUNNING');
    const { count, endsAt } = await chargeRateLimit(tx, `data-export:${userId}`, at, DAY);
    if (count > EXPORTS_PER_DAY)
      throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) } });
    await insertExport(tx, { id, userId, requestedAt: at });
    const job = { id: deps.newId(), payload: { exportId: id }, runAt: at, createdAt: at };
    await enqueueJob(tx, { kind: 'account.export', ...job, uniqueKey: `account.export:${id}` });
  });
  return id;
}
