import type { SecurityEvent } from '../../domain/accounts/account-events.ts';
import type { EventPayloads } from '../../domain/shared/events.ts';
import { readSessionSource } from '../../db/security/session.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { Deps } from '../kernel/deps.ts';
import { UNKNOWN_DEVICE } from '../../domain/security/device-name.ts';
import { deviceNameOf } from './sessions/device-name.ts';

/** Who changed it: a session, or a caller who has none. */
export type Source = { readonly sessionId: string } | { readonly userAgent: string };

/** What some of them tell beside it. */
type More<T> = T extends 'sessions.ended'
  ? [{ readonly count: number }]
  : T extends 'account.inspected'
    ? [{ readonly until: number }]
    : [];

/**
 * Writes a change of an account's safety as an event, with the device that it came from where one is known. The address
 * stays with the session, which is forgotten in time; events are kept.
 */
export async function tellSecurity<T extends SecurityEvent>(
  deps: Deps,
  tx: Tx,
  type: T,
  userId: string,
  source: Source,
  ...[more]: More<T>
): Promise<void> {
  const sessionId = 'sessionId' in source ? source.sessionId : null;
  const userAgent =
    'sessionId' in source ? (await readSessionSource(tx, source.sessionId))?.userAgent : source.userAgent;
  const device = userAgent ? deviceNameOf(userAgent) : null;
  const data = {
    userId,
    ...more,
    ...(sessionId !== null && { sessionId }),
    ...(device !== null && device !== UNKNOWN_DEVICE && { device }),
  };
  await appendEvent(tx, {
    type,
    entity: 'account',
    entityId: userId,
    concerns: [userId],
    data: data as EventPayloads[T],
    at: deps.now(),
  });
}
