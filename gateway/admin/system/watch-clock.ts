import { MINUTE } from '../../../domain/shared/time.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { measureClock } from '../../kernel/shared-clock.ts';

const CLOCK_EVERY = MINUTE;
/** A clock that is off by more is told to staff. */
const CLOCK_OFF_MAX_MS = 100;

/**
 * Measures the clock of this server against that of the database when its time has come, by a clock that may be set, and
 * alerts staff where they are apart; answers how often.
 */
export async function watchClock(deps: Deps): Promise<number> {
  const at = deps.now();
  const last = deps.host.clock?.at ?? -Infinity;
  if (at >= last && at - last < CLOCK_EVERY) return 0;
  const aheadMs = await measureClock(deps);
  const offMs = Math.abs(aheadMs);
  if (offMs <= CLOCK_OFF_MAX_MS) return 1;
  const { id } = deps.config.server;
  const message = `the clock of ${id} is ${offMs} ms ${aheadMs > 0 ? 'behind' : 'ahead of'} that of the database`;
  const difference = { kind: 'clock', message, subject: id, currency: null, sides: [] } as const;
  await deps.db.transact((tx) => raiseAlert(tx, { id: deps.newId(), uniqueKey: `clock:${id}`, difference, at }));
  return 1;
}
