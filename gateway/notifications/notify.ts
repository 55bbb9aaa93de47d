import type { Settings } from '../../domain/accounts/preferences.ts';
import { locationOf } from '../../domain/notifications/location.ts';
import { sendingOf } from '../../domain/notifications/sending.ts';
import { isEvent } from '../../domain/shared/is-event.ts';
import { LANGUAGES, type Language } from '../../domain/shared/languages.ts';
import { type Facts, NO_FACTS, type Notice, type NoticeRule } from '../../domain/shared/notice.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { holdUsers, readLanguages, readSettingsOfMany } from '../../db/accounts/index.ts';
import { readSessionSource } from '../../db/security/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { inSlices } from '../../db/client/in-slices.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { eventId } from '../../db/events/event-id.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { type Subscriber, defineSubscriber } from '../../db/events/subscriber.ts';
import { isBlocked } from '../../db/friends/index.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import {
  findNotification,
  insertNotification,
  markRead,
  replaceMessages,
} from '../../db/notifications/notification.queries.ts';
import { addPending } from '../../db/notifications/pending-send.queries.ts';
import { deletePushesOfSession, readPushed } from '../../db/notifications/push-subscription.queries.ts';
import type { Said } from '../kernel/manifest/room.ts';

/** So long a push waits for others that happen with it. */
const GATHER_MS = 2 * SECOND;

/** What the rules want to know beside the event. */
async function factsOf(tx: Tx, event: StoredEvent): Promise<Facts> {
  if (!('sessionId' in event.data) || typeof event.data.sessionId !== 'string') return NO_FACTS;
  const source = await readSessionSource(tx, event.data.sessionId);
  return { location: locationOf(source?.address ?? null) };
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

/** A player who can be told something: how, and whether a browser takes pushes. */
interface Receiver {
  readonly settings: Settings & { readonly language: Language };
  readonly isPushed: boolean;
}

async function give(tx: Tx, event: StoredEvent, notice: Notice, { settings, isPushed }: Receiver): Promise<void> {
  const { userId, fromId, isPersonal, topics: _topics, channel: _channel, mail: _mail, ...written } = notice;
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
  if (!isPushed) return;
  await addPending(tx, { ...pending, channel: 'push' });
  const job = { id: eventId(event, 'push', id), payload: { userId }, runAt: at + GATHER_MS, createdAt: at };
  await enqueueJob(tx, { kind: 'push.gather', ...job });
}

type Told = (language: Language) => readonly Notice[];

/** What an event tells in each language, which is worked out once. */
async function toldBy(tx: Tx, event: StoredEvent, rule: NoticeRule): Promise<Told> {
  const facts = await factsOf(tx, event);
  const known = new Map<Language, readonly Notice[]>();
  return (language) => {
    const notices = known.get(language) ?? rule.noticesOf(event, language, facts);
    known.set(language, notices);
    return notices;
  };
}

interface Gathered {
  /** By the numbers of the events, without those of which a rule throws. */
  readonly told: ReadonlyMap<number, Told>;
  /** By their ids, without those whose accounts are closed. */
  readonly receivers: ReadonlyMap<string, Receiver>;
}

/** Whom an event is told, and in which order: the same in every language. */
const toldTo = (told: Told): string[] => told(LANGUAGES[0]).map(({ userId }) => userId);

/** What some events tell, and how those whom they tell want it. */
async function gather(tx: Tx, events: readonly StoredEvent[], notices: Said['notices']): Promise<Gathered> {
  const told = new Map<number, Told>();
  const userIds: string[] = [];
  for (const event of events) {
    const rule = notices.get(event.type);
    if (!rule) continue;
    const noticesIn = await toldBy(tx, event, rule);
    try {
      userIds.push(...toldTo(noticesIn));
      told.set(event.seq, noticesIn);
    } catch {
      // It is that event's failure, and none of the others': it throws again when its turn comes.
    }
  }
  const accounts = await inSlices(userIds, (ids) => holdUsers(tx, ids));
  const open = accounts.filter(({ status }) => status !== 'closed').map(({ id }) => id);
  const chosen = await inSlices(open, async (ids) => [...(await readSettingsOfMany(tx, ids))]);
  const pushed = new Set(await inSlices(open, (ids) => readPushed(tx, ids)));
  const receivers = chosen.map(([id, settings]) => [id, { settings, isPushed: pushed.has(id) }] as const);
  return { told, receivers: new Map(receivers) };
}

/** Gives each player what an event tells, in their own language. */
async function giveAll(tx: Tx, event: StoredEvent, rule: NoticeRule, { told, receivers }: Gathered): Promise<void> {
  const noticesIn = told.get(event.seq);
  if (!noticesIn) {
    // The rule threw when all were asked, and says so to this event now.
    toldTo(await toldBy(tx, event, rule));
    throw new Error(`${event.type} could not be told`);
  }
  for (const [at, userId] of toldTo(noticesIn).entries()) {
    const receiver = receivers.get(userId);
    const notice = receiver && noticesIn(receiver.settings.language)[at];
    if (notice) await give(tx, event, notice, receiver);
  }
}

/** Changes what players were told before, and tells their screens. */
async function changeEarlier(tx: Tx, event: StoredEvent, rule: NoticeRule): Promise<void> {
  const change = rule.changeOf?.(event, LANGUAGES[0]);
  if (!change) return;
  const { userIds, uniqueKey, isRead = false, message } = change;
  const changed: { readonly id: string; readonly userId: string }[] = [];
  if (message === undefined)
    for (const userId of userIds) {
      const id = await findNotification(tx, userId, uniqueKey);
      if (id !== null) changed.push({ id, userId });
    }
  else {
    const chosen = await readLanguages(tx, userIds);
    for (const language of LANGUAGES) {
      const readers = userIds.filter((userId) => (chosen.get(userId) ?? LANGUAGES[0]) === language);
      const words = rule.changeOf?.(event, language)?.message ?? message;
      changed.push(...(await replaceMessages(tx, readers, uniqueKey, words)));
    }
  }
  for (const { id, userId } of changed) {
    if (isRead) await markRead(tx, userId, id, event.at);
    await wake(tx, 'notification.changed', userId, id, event.at);
  }
}

/**
 * Writes what an event has to tell players, by their preferences. A second delivery changes nothing: each key is told
 * a player once, and what follows from it follows from that row.
 */
export const notify = ({ notices }: Said): Subscriber =>
  defineSubscriber({
    name: 'notify',
    types: ['session.ended', ...[...notices.values()].flatMap(({ types }) => types)],
    gather: (tx, events) => gather(tx, events, notices),
    async handle(tx, event, gathered) {
      if (isEvent(event, ['session.ended'])) await deletePushesOfSession(tx, event.entityId);
      const rule = notices.get(event.type);
      if (!rule) return;
      await changeEarlier(tx, event, rule);
      await giveAll(tx, event, rule, gathered);
    },
  });
