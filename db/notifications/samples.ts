import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { v7 } from 'uuid';
import { NO_FACTS } from '../../domain/shared/notice.ts';
import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { events, storedEvents } from '../events/event.table.ts';
import type { Samples, Untold, Scene } from '../seed/scene.ts';
import { insertNotification } from './notification.queries.ts';

/** What is older than this was read by the players of the demo data set. */
const UNREAD_DAYS = 3;

/**
 * Tells the players of the demo data set what has happened to them, by the rules of the product. Under the keys of the
 * events, so that their delivery afterwards tells nothing twice, and nobody gets e-mails about the past. None of them
 * has chosen another language than English.
 */
async function follows(scene: Scene): Promise<void> {
  const { tx, now } = scene;
  const stored = storedEvents(await tx.select().from(events).orderBy(asc(events.seq)));
  const told: Untold[] = stored.map((event) => ({ event }));
  for (const { untold } of scene.samples) told.push(...((await untold?.(scene)) ?? []));
  for (const [n, moment] of told.toSorted((a, b) => a.event.at - b.event.at).entries()) {
    const { event, location = null, key } = moment;
    const rule = scene.notices.get(event.type);
    const at = Math.floor(event.at);
    for (const notice of rule?.noticesOf(event, 'en', { ...NO_FACTS, location }) ?? []) {
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

export const samples: Samples = { follows };
