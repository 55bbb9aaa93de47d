import { readSessionSource } from '../../db/security/session.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { EventData } from '../../db/events/event.table.ts';
import type { Deps } from '../kernel/deps.ts';
import { UNKNOWN_DEVICE, deviceNameOf } from './device-name.ts';

type SecurityEvent =
  | 'device.added'
  | 'password.changed'
  | 'two-factor.enabled'
  | 'two-factor.disabled'
  | 'recovery-codes.replaced'
  | 'passkey.added'
  | 'passkey.removed'
  | 'sessions.ended';

/** Who changed it: a session, or a caller who has none. */
type Source = { readonly sessionId: string } | { readonly userAgent: string };

/**
 * Writes a change of an account's safety as an event, with the device that it came from where one is known. The address
 * stays with the session, which is forgotten in time; events are kept.
 */
export async function tellSecurity(
  deps: Deps,
  tx: Tx,
  type: SecurityEvent,
  userId: string,
  source: Source,
  more: EventData = {},
): Promise<void> {
  const sessionId = 'sessionId' in source ? source.sessionId : null;
  const userAgent =
    'sessionId' in source ? (await readSessionSource(tx, source.sessionId))?.userAgent : source.userAgent;
  const device = userAgent ? deviceNameOf(userAgent) : null;
  const data: EventData = {
    userId,
    ...more,
    ...(sessionId !== null && { sessionId }),
    ...(device !== null && device !== UNKNOWN_DEVICE && { device }),
  };
  await appendEvent(tx, { type, entity: 'account', entityId: userId, data, at: deps.now() });
}
