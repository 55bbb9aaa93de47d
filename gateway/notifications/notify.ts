import { SECURITY_EVENTS } from '../../domain/accounts/account-events.ts';
import { INVITE_EVENTS, type InviteEvent } from '../../domain/battles/battle-events.ts';
import { TEXTS } from '../../domain/notifications/__generated__/texts.ts';
import type { Settings } from '../../domain/accounts/preferences.ts';
import { inviteKey } from '../../domain/notifications/battle-notices.ts';
import { announcementKey } from '../../domain/notifications/tournament-notices.ts';
import { NOTICED, noticesOf } from '../../domain/notifications/notices-of.ts';
import { type Facts, NO_FACTS, type Notice } from '../../domain/notifications/notification.ts';
import { sendingOf } from '../../domain/notifications/sending.ts';
import { type EventOf, isEvent } from '../../domain/shared/events.ts';
import { LANGUAGES, type Language } from '../../domain/shared/languages.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { readLanguages, readSettingsOf, readUser } from '../../db/accounts/index.ts';
import { readSessionSource } from '../../db/security/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { eventId } from '../../db/events/event-id.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { isBlocked } from '../../db/friends/index.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import {
  findNotification,
  insertNotification,
  markRead,
  replaceMessages,
} from '../../db/notifications/notification.queries.ts';
import { addPending } from '../../db/notifications/pending-send.queries.ts';
import { deletePushesOfSession, listPushIds } from '../../db/notifications/push-subscription.queries.ts';

/** So long a push waits for others that happen with it. */
const GATHER_MS = 2 * SECOND;

/** What the rules want to know beside the event. */
async function factsOf(tx: Tx, event: StoredEvent): Promise<Facts> {
  if (!isEvent(event, SECURITY_EVENTS) || event.data.sessionId === undefined) return NO_FACTS;
  return { address: (await readSessionSource(tx, event.data.sessionId))?.address ?? null };
}

/** Tells the player's screens that the inbox has changed. */
const wake = (
  tx: Tx,
  type: 'notification.added' | 'notification.changed',
  userId: string,
  notificationId: string,
  at: number,
): Promise<void> =>
  appendLiveEvent(tx, {
    type,
    entity: 'inbox',
    entityId: userId,
    concerns: [userId],
    data: { userId, notificationId },
    at,
  });

async function give(tx: Tx, event: StoredEvent, notice: Notice, settings: Settings): Promise<void> {
  const { userId, fromId, isPersonal, topics: _topics, channel: _channel, mail: _mail, ...written } = notice;
  const user = await readUser(tx, userId);
  if (!user || user.status === 'closed') return;
  if (isPersonal && fromId !== null && (await isBlocked(tx, userId, fromId))) return;
  const sending = sendingOf(notice, settings);
  if (!sending.isWritten) return;
  const { at } = event;
  const id = eventId(event, userId, notice.uniqueKey);
  if (!(await insertNotification(tx, { ...written, id, userId, fromId, kind: event.type, at, readAt: null }))) return;
  await wake(tx, 'notification.added', userId, id, at);
  const pending = { notificationId: id, userId, at };
  if (sending.mail === 'digest') await addPending(tx, { ...pending, channel: 'email' });
  if (sending.mail === 'at-once') {
    const payload = { userId, notificationId: id };
    const job = { id: eventId(event, 'mail', id), payload, runAt: at, createdAt: at };
    await enqueueJob(tx, { kind: 'notification.mail', ...job });
  }
  if ((await listPushIds(tx, userId)).length === 0) return;
  await addPending(tx, { ...pending, channel: 'push' });
  const job = { id: eventId(event, 'push', id), payload: { userId }, runAt: at + GATHER_MS, createdAt: at };
  await enqueueJob(tx, { kind: 'push.gather', ...job });
}

/** Gives each player what the event tells, in their own language; each language is worked out once. */
async function giveAll(tx: Tx, event: StoredEvent): Promise<void> {
  const facts = await factsOf(tx, event);
  const known = new Map<Language, readonly Notice[]>();
  const noticesIn = (language: Language): readonly Notice[] => {
    const notices = known.get(language) ?? noticesOf(event, TEXTS[language], facts);
    known.set(language, notices);
    return notices;
  };
  // Whom an event is told, and in which order, is the same in every language.
  for (const [at, { userId }] of noticesIn(LANGUAGES[0]).entries()) {
    const settings = await readSettingsOf(tx, userId);
    const notice = noticesIn(settings.language)[at];
    if (notice) await give(tx, event, notice, settings);
  }
}

/** The notification of an invite that has ended shows its end; whoever answered it has read it. */
async function endInvite(tx: Tx, { type, entityId, data: { toId }, at }: EventOf<InviteEvent>): Promise<void> {
  if (type === 'invite.sent') return;
  const id = await findNotification(tx, toId, inviteKey(entityId));
  if (id === null) return;
  if (type === 'invite.accepted' || type === 'invite.declined') await markRead(tx, toId, id, at);
  await wake(tx, 'notification.changed', toId, id, at);
}

/** An announcement that was taken back is not read in inboxes either. */
async function takeBack(tx: Tx, event: EventOf<'tournament.announcement-withdrawn'>): Promise<void> {
  const key = announcementKey(event.data.announcementId);
  const chosen = await readLanguages(tx, event.concerns);
  for (const language of LANGUAGES) {
    const readers = event.concerns.filter((userId) => (chosen.get(userId) ?? LANGUAGES[0]) === language);
    const changed = await replaceMessages(tx, readers, key, TEXTS[language].thisAnnouncementWasTakenBack());
    for (const { id, userId } of changed) await wake(tx, 'notification.changed', userId, id, event.at);
  }
}

/**
 * Writes what an event has to tell players, by their preferences. A second delivery changes nothing: each key is told
 * a player once, and what follows from it follows from that row.
 */
export const notify = defineSubscriber({
  name: 'notify',
  types: ['session.ended', 'tournament.announcement-withdrawn', ...NOTICED],
  async handle(tx, event) {
    if (event.type === 'session.ended') return deletePushesOfSession(tx, event.entityId);
    if (isEvent(event, ['tournament.announcement-withdrawn'])) return takeBack(tx, event);
    if (isEvent(event, INVITE_EVENTS)) await endInvite(tx, event);
    await giveAll(tx, event);
  },
});
