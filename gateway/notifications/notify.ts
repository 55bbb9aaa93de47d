import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { inviteKey, INVITE_ENDS } from '../../domain/notifications/battle-notices.ts';
import { noticesOf } from '../../domain/notifications/notices-of.ts';
import { type Facts, NO_FACTS, type Notice } from '../../domain/notifications/notification.ts';
import { sendingOf } from '../../domain/notifications/sending.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { readSettingsOf } from '../../db/accounts/preferences.queries.ts';
import { readSessionSource } from '../../db/security/session.queries.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { isBlocked } from '../../db/friends/block.queries.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import { findNotification, insertNotification, markRead } from '../../db/notifications/notification.queries.ts';
import { addPending } from '../../db/notifications/pending-send.queries.ts';
import { deletePushesOfSession, listPushIds } from '../../db/notifications/push-subscription.queries.ts';

/** So long a push waits for others that happen with it. */
const GATHER_MS = 2 * SECOND;

/** An id that grows with time and is the same whenever the event is delivered. */
const idOf = ({ at, seq }: StoredEvent, ...parts: readonly string[]): string =>
  v7({ msecs: at, seq, random: createHash('sha256').update(parts.join('\n')).digest().subarray(0, 16) });

const idIn = ({ data }: StoredEvent, key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' ? value : null;
};

/** What the rules want to know beside the event. */
async function factsOf(tx: Tx, event: StoredEvent): Promise<Facts> {
  const sessionId = idIn(event, 'sessionId');
  if (sessionId === null) return NO_FACTS;
  return { address: (await readSessionSource(tx, sessionId))?.address ?? null };
}

/** Tells the player's screens that the inbox has changed. */
const wake = (tx: Tx, type: string, userId: string, notificationId: string, at: number): Promise<void> =>
  appendLiveEvent(tx, { type, entity: 'inbox', entityId: userId, data: { userId, notificationId }, at });

async function give(tx: Tx, event: StoredEvent, notice: Notice): Promise<void> {
  const { userId, fromId, isPersonal, topics: _topics, channel: _channel, mail: _mail, ...written } = notice;
  const user = await readUser(tx, userId);
  if (!user || user.status === 'closed') return;
  if (isPersonal && fromId !== null && (await isBlocked(tx, userId, fromId))) return;
  const sending = sendingOf(notice, await readSettingsOf(tx, userId));
  if (!sending.isWritten) return;
  const { at } = event;
  const id = idOf(event, userId, notice.uniqueKey);
  if (!(await insertNotification(tx, { ...written, id, userId, fromId, kind: event.type, at, readAt: null }))) return;
  await wake(tx, 'notification.added', userId, id, at);
  const pending = { notificationId: id, userId, at };
  if (sending.mail === 'digest') await addPending(tx, { ...pending, channel: 'email' });
  if (sending.mail === 'at-once') {
    const job = { id: idOf(event, 'mail', id), kind: 'notification.mail', payload: { userId, notificationId: id } };
    await enqueueJob(tx, { ...job, runAt: at, createdAt: at });
  }
  if ((await listPushIds(tx, userId)).length === 0) return;
  await addPending(tx, { ...pending, channel: 'push' });
  const job = { id: idOf(event, 'push', id), kind: 'push.gather', payload: { userId } };
  await enqueueJob(tx, { ...job, runAt: at + GATHER_MS, createdAt: at });
}

/** The notification of an invite that has ended shows its end; whoever answered it has read it. */
async function endInvite(tx: Tx, event: StoredEvent): Promise<void> {
  const toId = idIn(event, 'toId');
  if (toId === null) return;
  const id = await findNotification(tx, toId, inviteKey(event.entityId));
  if (id === null) return;
  if (event.type === 'invite.accepted' || event.type === 'invite.declined') await markRead(tx, toId, id, event.at);
  await wake(tx, 'notification.changed', toId, id, event.at);
}

/**
 * Writes what an event has to tell players, by their preferences. A second delivery changes nothing: each key is told
 * a player once, and what follows from it follows from that row.
 */
export async function notify(tx: Tx, event: StoredEvent): Promise<void> {
  if (event.type === 'session.ended') return deletePushesOfSession(tx, event.entityId);
  if (INVITE_ENDS.has(event.type)) await endInvite(tx, event);
  for (const notice of noticesOf(event, await factsOf(tx, event))) await give(tx, event, notice);
}
