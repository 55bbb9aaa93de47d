import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Asks for a comparison of the books now; one that waits or runs already is enough. */
export function checkBooks({ db, now, newId }: Deps): Promise<void> {
  const at = now();
  return db.transact((tx) =>
    enqueueJob(tx, {
      id: newId(),
      kind: 'ledger.reconcile',
      payload: {},
      runAt: at,
      createdAt: at,
      uniqueKey: 'ledger.reconcile:asked',
    }),
  );
}
