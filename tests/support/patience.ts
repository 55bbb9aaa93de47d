import type { Timeouts } from '../../db/client/timeouts.ts';
import { MINUTE } from '../../domain/shared/time.ts';

const WAIT_MS = 5 * MINUTE;

/** A busy machine is slow and no outage: the database may keep a test waiting, unless the test is about waiting. */
export const PATIENT: Timeouts = {
  connectMs: WAIT_MS,
  statementMs: WAIT_MS,
  lockMs: WAIT_MS,
  idleMs: WAIT_MS,
  probeMs: WAIT_MS,
};

/** As a gateway is told of it; a call waits for its turn as long as for the database. */
export const waits = ({ connectMs, statementMs, lockMs, idleMs, probeMs }: Timeouts): Record<string, string> => ({
  CALL_WAIT_MS: String(connectMs),
  DATABASE_CONNECT_MS: String(connectMs),
  DATABASE_STATEMENT_MS: String(statementMs),
  DATABASE_LOCK_MS: String(lockMs),
  DATABASE_IDLE_MS: String(idleMs),
  DATABASE_PROBE_MS: String(probeMs),
});
