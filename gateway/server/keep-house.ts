import { DAY, utcDay } from '../../domain/shared/time.ts';
import { deleteExpiredChallenges } from '../../db/security/challenge.queries.ts';
import { deleteExpiredUploads } from '../../db/privacy/data-export.queries.ts';
import { deleteOldIdempotencyKeys } from '../../db/calls/idempotency.queries.ts';
import { deleteForgottenDevices } from '../../db/security/known-device.queries.ts';
import { deleteExpiredPasswordResets } from '../../db/security/password-reset.queries.ts';
import { deletePassedRateLimits } from '../../db/calls/rate-limit.queries.ts';
import { deleteExpiredRegistrations } from '../../db/onboarding/registration.queries.ts';
import { deleteExpiredSessions } from '../../db/security/session.queries.ts';
import { dropOldEvents } from '../../db/events/drop-events.ts';
import { deleteOldMessages } from '../../db/mail/mailbox.queries.ts';
import { deleteOldViews } from '../../db/results/replay-changes.ts';
import type { Deps } from '../kernel/deps.ts';

/** A client that repeats a call later than this is taken for a new one. */
const KEY_LIFE = 30 * DAY;

/** As long as the browser keeps the cookie by which it is known. */
const DEVICE_LIFE = 365 * DAY;

/** How long the development mailbox keeps a message. */
const MESSAGE_LIFE = 7 * DAY;

/** Beyond the week that the most viewed replays are counted over. */
const VIEW_LIFE = 30 * DAY;

/** How long what has happened can be told again. What it did is kept elsewhere: money in the ledger, staff in the audit log. */
const EVENT_LIFE = 30 * DAY;

/** Events that one transaction drops: few enough that others hardly wait for it. */
const EVENT_BATCH = 500;
/** And how many such in one turn; the next hour goes on. */
const EVENT_BATCHES = 200;

/** Drops rows that no longer mean anything. */
export async function keepHouse(deps: Deps): Promise<void> {
  const now = deps.now();
  for (let batch = 0; batch < EVENT_BATCHES; batch++)
    if ((await dropOldEvents(deps.db, now - EVENT_LIFE, EVENT_BATCH)) < EVENT_BATCH) break;
  await deps.db.transact(async (tx) => {
    await deleteExpiredSessions(tx, now);
    await deletePassedRateLimits(tx, now);
    await deleteExpiredChallenges(tx, now);
    await deleteForgottenDevices(tx, now - DEVICE_LIFE);
    await deleteExpiredRegistrations(tx, now);
    await deleteExpiredPasswordResets(tx, now);
    await deleteExpiredUploads(tx, now);
    await deleteOldViews(tx, utcDay(now - VIEW_LIFE));
    await deleteOldMessages(tx, now - MESSAGE_LIFE);
    await deleteOldIdempotencyKeys(tx, now - KEY_LIFE);
  });
}
