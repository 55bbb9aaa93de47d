import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { dateCommitments as dateNext } from '../../../db/wallet/commitments.ts';
import type { Deps } from '../../kernel/deps.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'commitments.date': object;
  }
}

/** So long after its end a day is dated: whatever was committed to in it is there by then. */
const SETTLED_MS = HOUR;
/** So few roots a job, because all other jobs wait for its end. */
const ROOTS_A_JOB = 200;

/**
 * Dates the commitments of the UTC days that are over. Safe to repeat and to run twice at once; a day is over when the
 * database's clock says so too.
 */
export async function dateCommitments(deps: Deps): Promise<void> {
  const at = deps.now();
  const passed = Math.min(at, await deps.db.clock()) - SETTLED_MS;
  const until = passed - (passed % DAY);
  for (let n = 0; n < ROOTS_A_JOB; n++) if ((await dateNext(deps.db, { id: deps.newId(), at, until })) === 0) return;
}
