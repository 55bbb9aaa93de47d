import { countAccounts } from '../../../db/accounts/index.ts';
import type { Database, Reader } from '../../../db/client/database.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { Deps } from '../../kernel/deps.ts';

interface Counted {
  /** Accounts that were opened before this. */
  readonly until: number;
  readonly count: number;
}

/** An account that was opened so long ago is stored: its transaction has ended long since. */
const STORED_AFTER = 10 * MINUTE;

const countedOf = new WeakMap<Database, Counted>();

/**
 * How many accounts there are, closed ones too. All of them are counted once by each gateway, which keeps the sum of
 * those that no other comes before any more, as an account is never taken away; later it counts what came since.
 */
export async function countAllAccounts({ db, now }: Deps, read: Reader): Promise<number> {
  const nothing: Counted = { until: 0, count: 0 };
  let counted = countedOf.get(db) ?? nothing;
  // The clock was ahead: others may still come before what was counted.
  if (counted.until > now()) counted = nothing;
  const until = now() - STORED_AFTER;
  if (counted.until < until) {
    counted = { until, count: counted.count + (await countAccounts(read, counted.until, until)) };
    countedOf.set(db, counted);
  }
  return counted.count + (await countAccounts(read, counted.until));
}
