import { DAY } from '../../../domain/shared/time.ts';
import { dropOldEvents } from '../../../db/events/drop-events.ts';
import type { Deps } from '../../kernel/deps.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'house.keep': object;
  }
}

/** How long what has happened can be told again. What it did is kept elsewhere: money in the ledger, staff in the audit log. */
const EVENT_LIFE = 30 * DAY;

/** Events that one transaction drops: few enough that others hardly wait for it. */
const EVENT_BATCH = 500;
/** And how many such in one turn; the next hour goes on. */
const EVENT_BATCHES = 200;

/** Drops rows that no longer mean anything. */
export async function deleteExpired(deps: Deps): Promise<void> {
  const now = deps.now();
  for (let batch = 0; batch < EVENT_BATCHES; batch++)
    if ((await dropOldEvents(deps.db, now - EVENT_LIFE, EVENT_BATCH)) < EVENT_BATCH) break;
  await deps.db.transact(async (tx) => {
    for (const expire of deps.wiring.expires) await expire(tx, now);
  });
}
