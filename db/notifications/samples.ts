import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { SecurityEvent } from '../../domain/accounts/account-events.ts';
import { TEXTS } from '../../domain/notifications/__generated__/texts.ts';
import { noticesOf } from '../../domain/notifications/notices-of.ts';
import { type Facts, NO_FACTS } from '../../domain/notifications/notification.ts';
import { ACHIEVEMENTS, unlockedBy } from '../../domain/results/achievements.ts';
import type { EventOf, EventPayloads, EventType } from '../../domain/shared/events.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import type { PaymentEvent } from '../../domain/wallet/wallet-events.ts';
import { users } from '../accounts/user.table.ts';
import type { Tx } from '../client/database.ts';
import { events, storedEvents } from '../events/event.table.ts';
import { insertNotification } from './notification.queries.ts';
import { readDeeds } from '../results/achievement.queries.ts';
import { deposits, withdrawals } from '../wallet/payment.table.ts';

/** What is older than this was read by the players of the demo data set. */
const UNREAD_DAYS = 3;

interface Moment {
  readonly event: EventOf;
  readonly facts?: Facts;
  /** Names the notification where no stored event does. */
  readonly key?: string;
}

/** What happened before events were kept, told as they tell it. */
const happened = <T extends EventType>(type: T, entityId: string, data: EventPayloads[T], at: number): EventOf =>
  ({ seq: 0, type, entity: '', entityId, concerns: [], data, at }) as EventOf;

/** Payments of the past, which were booked without events. */
async function paymentMoments(tx: Tx): Promise<Moment[]> {
  const moment = (
    type: PaymentEvent,
    row: { id: string; userId: string; amountCents: number },
    at: number,
  ): Moment => ({
    event: happened(type, row.id, { userId: row.userId, amountCents: row.amountCents }, at),
    key: `${type}:${row.id}`,
  });
  const paidIn = await tx.select().from(deposits).orderBy(asc(deposits.id));
  const paidOut = await tx.select().from(withdrawals).orderBy(asc(withdrawals.id));
  return [
    ...paidIn.map((row) => moment(`deposit.${row.status}`, row, row.changedAt)),
    ...paidOut.flatMap((row) => [
      ...(row.status === 'paid'
        ? [moment('withdrawal.approved', row, row.requestedAt + (row.changedAt - row.requestedAt) / 2)]
        : []),
      moment(`withdrawal.${row.status}`, row, row.changedAt),
    ]),
  ];
}

/** Changes of the account `demo`, one of them from an address that tells nothing. */
function securityMoments(now: number): Moment[] {
  const moment = (type: SecurityEvent, at: number, device: string, address: string | null): Moment => ({
    event: happened(type, '1', { userId: '1', device, count: 1 }, at),
    facts: { address },
    key: `${type}:demo`,
  });
  return [
    moment('device.added', now - 26 * HOUR, 'Firefox on Windows', '203.0.113.24'),
    moment('password.changed', now - 19 * DAY, 'Chrome on Windows', '198.51.100.7'),
    moment('sessions.ended', now - 31 * DAY, 'Chrome on Windows', null),
  ];
}

/** What players have reached by what they did; unlocked when the events of it are delivered. */
async function achievementMoments(tx: Tx): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const { id: userId } of await tx.select({ id: users.id }).from(users).orderBy(asc(users.id))) {
    for (const [achievement, at] of unlockedBy(await readDeeds(tx, userId))) {
      const title = ACHIEVEMENTS.find(({ id }) => id === achievement)?.title ?? achievement;
      const data = { userId, achievement, title };
      moments.push({ event: happened('achievement.unlocked', achievement, data, at) });
    }
  }
  return moments;
}

/**
 * Tells the players of the demo data set what has happened to them, by the rules of the product. Under the keys of the
 * events, so that their delivery afterwards tells nothing twice, and nobody gets e-mails about the past. None of them
 * has chosen another language than English.
 */
export async function seedNotifications(tx: Tx, now: number): Promise<void> {
  const stored = storedEvents(await tx.select().from(events).orderBy(asc(events.seq)));
  const moments = [
    ...stored.map((event): Moment => ({ event })),
    ...(await paymentMoments(tx)),
    ...(await achievementMoments(tx)),
    ...securityMoments(now),
  ];
  for (const [n, moment] of moments.toSorted((a, b) => a.event.at - b.event.at).entries()) {
    const { event, facts = NO_FACTS, key } = moment;
    const at = Math.floor(event.at);
    for (const notice of noticesOf(event, TEXTS.en, facts)) {
      const uniqueKey = key ?? notice.uniqueKey;
      const random = createHash('sha256').update(`${notice.userId} ${uniqueKey}`).digest().subarray(0, 16);
      const { userId, type, tab, title, message, fromId, link, data } = notice;
      await insertNotification(tx, {
        id: v7({ msecs: at, seq: n, random }),
        userId,
        type,
        tab,
        kind: event.type,
        uniqueKey,
        title,
        message,
        fromId,
        link,
        data,
        at,
        readAt: at < now - UNREAD_DAYS * DAY ? at + 20 * MINUTE : null,
      });
    }
  }
}
