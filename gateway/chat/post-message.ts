import { isStaff } from '../../domain/accounts/roles.ts';
import { mayAct } from '../../domain/accounts/standing.ts';
import {
  CHANNELS,
  type ChannelId,
  type MESSAGE_KINDS,
  type TalkId,
  isBetweenTwo,
  isPlaceId,
} from '../../domain/chat/channels.ts';
import { friendIn } from '../../domain/friends/talk.ts';
import { flipCoin, rollDice } from '../../domain/chat/draw.ts';
import { mentionedKeys, ruleOnMessage } from '../../domain/chat/message-text.ts';
import type { ModerationRule } from '../../domain/chat/moderation.ts';
import { type Command, readCommand, shrugged } from '../../domain/chat/slash-commands.ts';
import { SPAM_DEPTH } from '../../domain/chat/spam.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { MINUTE, SECOND } from '../../domain/shared/time.ts';
import type { User } from '../../db/accounts/index.ts';
import { readChatSettings, readMentioned } from '../../db/chat/chat-user.queries.ts';
import { insertMessage, listLatestOf } from '../../db/chat/message.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { findPlace } from '../kernel/manifest/place.ts';
import { once } from '../kernel/once.ts';
import { hasLink } from '../kernel/has-link.ts';
import { judgeWords, sayJudged } from './moderation/judge-words.ts';
import { requirePlace } from './read-place.ts';
import { fileReport, findReported } from './moderation/report-player.ts';

const POSTS_PER_MINUTE = 20;

export interface PostMessageInput {
  readonly channelId: TalkId;
  readonly text: string;
}

/** What became of a text: a message in the channel, for `/report` word to staff, for `/marker` a moment that is kept. */
export type Posted =
  | { readonly kind: 'message'; readonly messageId: string }
  | { readonly kind: 'report'; readonly reportedId: string }
  | { readonly kind: 'marker'; readonly markerId: string };

/** A message as it would stand in the channel. */
interface Drafted {
  readonly kind: (typeof MESSAGE_KINDS)[number];
  readonly body: string;
  /** What of it the author wrote; empty where the server draws. */
  readonly own: string;
}

/**
 * Posts to a channel (GC-02, GC-10). A message that a rule stops is kept with the rule for staff, and the refusal names
 * the rule: the author's receipt. Staff are not moderated.
 * @throws Refused BAD_INPUT, CHANNEL_READ_ONLY, CHAT_MUTED, CHAT_LINKS_REFUSED, MESSAGE_BLOCKED, RATE_LIMITED, NOT_FOUND and ONESELF for a report,
 * FORBIDDEN, STREAM_OVER, MARKER_UNRECORDED and MARKERS_FULL for a marker
 */
export async function postMessage(deps: Deps, actor: Actor, key: string, input: PostMessageInput): Promise<Posted> {
  const { channelId } = input;
  await chargeAttempt(deps, `chat:post:${actor.userId}`, POSTS_PER_MINUTE, MINUTE);
  const text = must(ruleOnMessage(input.text));
  const markerId = await markMoment(deps, actor, key, channelId, text);
  if (markerId !== null) return { kind: 'marker', markerId };
  const id = deps.newId();
  const said = { kind: 'message', channelId, authorId: actor.userId, words: { text } } as const;
  const answer = await sayJudged(deps, said, () =>
    deps.db.transact(async (tx) => {
      const at = deps.now();
      const author = await lockStanding(tx, actor.userId);
      if (!(await isOpenTo(deps, tx, author, channelId))) throw new Refused('CHANNEL_READ_ONLY');
      const { slashCommands } = await readChatSettings(tx, author.id);
      const command = slashCommands ? must(readCommand(text)) : null;
      const reported = command?.kind === 'report' ? await findReported(tx, author, command.username) : null;
      const answerId = reported ? `report:${reported.id}` : id;
      const call = { userId: author.id, key, operation: 'postChatMessage', payload: [channelId, text], answerId, at };
      return once(tx, call, async () => {
        if (reported && command?.kind === 'report') {
          const { reason } = command;
          await fileReport(deps, tx, {
            reporterId: author.id,
            reportedId: reported.id,
            messageId: null,
            clipId: null,
            reportType: 'other',
            reason,
          });
          return;
        }
        await post(deps, tx, author, { id, channelId, at, ...draft(deps, text, command) });
      });
    }),
  );
  const [, reportedId] = answer.split('report:', 2);
  return reportedId === undefined ? { kind: 'message', messageId: answer } : { kind: 'report', reportedId };
}

/** What `/marker` does, which posts nothing; null for any other text. */
async function markMoment(deps: Deps, actor: Actor, key: string, talkId: TalkId, text: string): Promise<string | null> {
  const { read } = deps.db;
  const command = readCommand(text);
  if (!command.ok || command.value?.kind !== 'marker') return null;
  if (!(await readChatSettings(read, actor.userId)).slashCommands) return null;
  const place = isPlaceId(talkId) ? await findPlace(deps, read, talkId, actor) : null;
  if (!place?.mark) throw new Refused('BAD_INPUT', { field: 'text', data: { command: '/marker' } });
  return place.mark(actor, key, command.value.label);
}

/** GC-08: a channel for staff is read by everybody and written by staff. */
export const mayPost = ({ role }: Pick<User, 'role'>, channelId: ChannelId): boolean =>
  isStaff(role) || !CHANNELS.some(({ id, isStaffOnly }) => id === channelId && isStaffOnly);

/** A place is open for as long as what it belongs to is, but for those whom its hosts have muted, or who are hidden from one. */
async function isOpenTo(deps: Deps, tx: Tx, author: User, talkId: TalkId): Promise<boolean> {
  if (!isPlaceId(talkId)) return mayPost(author, talkId);
  const { standing } = await requirePlace(deps, tx, talkId, { userId: author.id, role: author.role });
  if (standing.isMuted) throw new Refused('CHAT_MUTED');
  return standing.mayPost;
}

function draft(deps: Deps, text: string, command: Command | null): Drafted {
  if (command?.kind === 'roll') return { kind: 'roll', body: rollDice(deps.randomBytes, command.dice), own: '' };
  if (command?.kind === 'flip') return { kind: 'flip', body: flipCoin(deps.randomBytes), own: '' };
  if (command?.kind === 'shrug') return { kind: 'shrug', body: shrugged(command.text), own: command.text };
  return { kind: 'text', body: text, own: text };
}

/** Puts a message where it stands, and tells it. */
export async function putMessage(tx: Tx, message: Parameters<typeof insertMessage>[1]): Promise<void> {
  const { id: messageId, channelId, authorId, at } = message;
  await insertMessage(tx, message);
  await appendEvent(tx, {
    type: 'chat.posted',
    entity: 'channel',
    entityId: channelId,
    concerns: [],
    data: { messageId, authorId },
    at,
  });
}

type NewMessage = Drafted & { readonly id: string; readonly channelId: TalkId; readonly at: number };

async function post(deps: Deps, tx: Tx, author: User, message: NewMessage): Promise<void> {
  const { own, at, channelId } = message;
  const isOfTwo = isBetweenTwo(channelId);
  if (isOfTwo && hasLink(own)) throw new Refused('CHAT_LINKS_REFUSED', { field: 'text' });
  const flag = await judgeWords(tx, {
    author,
    text: own,
    now: at,
    isOfTwo,
    listEarlier: ({ slowMode }) => listLatestOf(tx, author.id, at - Math.max(MINUTE, slowMode * SECOND), SPAM_DEPTH),
  });
  await tellPosted(deps, tx, author, message, flag);
}

/**
 * Posts what staff let through after all, as a message that its author has written now.
 * @throws Refused MESSAGE_UNPOSTABLE where they may not write there any more
 */
export async function postAppealed(
  deps: Deps,
  tx: Tx,
  author: User,
  { channelId, text }: PostMessageInput,
): Promise<void> {
  const isOpen = isOpenTo(deps, tx, author, channelId).catch((cause: unknown) => {
    if (cause instanceof Refused) return false;
    throw cause;
  });
  if (!mayAct(author).ok || !(await isOpen)) throw new Refused('MESSAGE_UNPOSTABLE');
  const { slashCommands } = await readChatSettings(tx, author.id);
  const command = slashCommands ? readCommand(text) : null;
  const shrug = command?.ok && command.value?.kind === 'shrug' ? command.value : null;
  const message = { id: deps.newId(), channelId, at: deps.now(), ...draft(deps, text, shrug) };
  await tellPosted(deps, tx, author, message, null);
}

async function tellPosted(
  deps: Deps,
  tx: Tx,
  author: User,
  { own, ...message }: NewMessage,
  flag: ModerationRule | null,
): Promise<void> {
  const { id, channelId, at } = message;
  await putMessage(tx, { ...message, authorId: author.id, flag });
  const friendId = friendIn(channelId, author.id);
  if (friendId !== null)
    await appendEvent(tx, {
      type: 'chat.written',
      entity: 'message',
      entityId: id,
      concerns: [friendId],
      data: { userId: friendId, fromId: author.id, fromName: author.username, channelId },
      at,
    });
  for (const userId of await readMentioned(tx, mentionedKeys(own), author.id)) {
    // Who was told of the message is not told of the name in it.
    if (userId === friendId) continue;
    // Whoever may not read it is not told of it.
    if (isPlaceId(channelId) && !(await findPlace(deps, tx, channelId, { userId, role: 'player' }))) continue;
    await appendEvent(tx, {
      type: 'chat.mentioned',
      entity: 'message',
      entityId: id,
      concerns: [userId],
      data: { userId, fromName: author.username, channelId, messageId: id },
      at,
    });
  }
}
