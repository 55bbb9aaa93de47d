import type { ChatHappenedSubscription, ChatMessageFieldsFragment } from './operations/__generated__/chat.gql.ts';

export type Message = ChatMessageFieldsFragment;
export type ChatMessageEvent = NonNullable<ChatHappenedSubscription['chatHappened']>;

/** What of a channel is known here: an unbroken stretch of messages up to now, oldest first, and what is pinned. */
export interface Talk {
  readonly messages: readonly Message[];
  /** The latest pin first. */
  readonly pins: readonly Message[];
  /** Where the page before the oldest message begins; null when there is none. */
  readonly older: string | null;
  /** The last event that was heard. */
  readonly seq: number;
}

const comesBefore = (one: Message, other: Message): boolean =>
  one.timestamp < other.timestamp || (one.timestamp === other.timestamp && one.id < other.id);

const replace = (list: readonly Message[], message: Message): readonly Message[] =>
  list.some(({ id }) => id === message.id) ? list.map((one) => (one.id === message.id ? message : one)) : list;

/** In its place by time: messages of two gateways may arrive the other way round. */
function insert(list: readonly Message[], message: Message): readonly Message[] {
  const index = list.findLastIndex((one) => comesBefore(one, message));
  return [...list.slice(0, index + 1), message, ...list.slice(index + 1)];
}

/** A page of history in front of what is known; what is known already is newer than the page's copy. */
export function withOlder(talk: Talk, page: readonly Message[], older: string | null): Talk {
  const known = new Set(talk.messages.map(({ id }) => id));
  return { ...talk, messages: [...page.filter(({ id }) => !known.has(id)), ...talk.messages], older };
}

/** A message as the server has just answered it, own reactions included. */
export function withMessage(talk: Talk, message: Message): Talk {
  const isKnown = talk.messages.some(({ id }) => id === message.id);
  const [oldest] = talk.messages;
  // Before the stretch that is known lies a gap; the message comes with its page.
  const isBeyond = talk.older !== null && oldest !== undefined && comesBefore(message, oldest);
  const messages = isKnown
    ? replace(talk.messages, message)
    : isBeyond
      ? talk.messages
      : insert(talk.messages, message);
  return { ...talk, messages, pins: withPin(talk.pins, message) };
}

function withPin(pins: readonly Message[], message: Message): readonly Message[] {
  if (!message.isPinned) return pins.filter(({ id }) => id !== message.id);
  return pins.some(({ id }) => id === message.id) ? replace(pins, message) : [message, ...pins];
}

/** Something that happened, heard once or more often. */
export function withMessageEvent(talk: Talk, messageEvent: ChatMessageEvent, viewerId: string): Talk {
  const known =
    talk.messages.find(({ id }) => id === messageEvent.message.id) ??
    talk.pins.find(({ id }) => id === messageEvent.message.id);
  const message = withOwn(messageEvent, known, viewerId);
  const next = { ...talk, seq: Math.max(talk.seq, messageEvent.seq) };
  // A message that is not shown needs no news but of its pin.
  if (known === undefined && messageEvent.kind !== 'POSTED') return { ...next, pins: withPin(talk.pins, message) };
  return withMessage(next, message);
}

/** The subscription tells everybody the same; which reactions are the own is known here. */
function withOwn(
  { kind, byId, emoji, isOn, message }: ChatMessageEvent,
  known: Message | undefined,
  viewerId: string,
): Message {
  const own = new Set(known?.reactions.filter((reaction) => reaction.isOwn).map((reaction) => reaction.emoji));
  if (kind === 'REACTED' && byId === viewerId && emoji !== null) {
    if (isOn) own.add(emoji);
    else own.delete(emoji);
  }
  return {
    ...message,
    reactions: message.reactions.map((reaction) => ({ ...reaction, isOwn: own.has(reaction.emoji) })),
  };
}

/**
 * Whether this latest page shows others of the messages up to the last one known: somebody was blocked, or is not any
 * more, and nobody told.
 */
export function hasOthers(talk: Talk, page: readonly Message[], older: string | null): boolean {
  const last = talk.messages.at(-1);
  if (last === undefined) return page.length > 0;
  const starts = [talk.older === null ? undefined : talk.messages[0], older === null ? undefined : page[0]];
  const idsOf = (messages: readonly Message[]): string =>
    messages
      .filter((one) => !comesBefore(last, one) && starts.every((start) => !start || !comesBefore(one, start)))
      .map(({ id }) => id)
      .join(' ');
  return idsOf(talk.messages) !== idsOf(page);
}

/** The own reaction as it will be, before the server has said so. */
export function withOwnReaction(talk: Talk, messageId: string, emoji: string, isOn: boolean): Talk {
  const message = talk.messages.find(({ id }) => id === messageId);
  if (!message) return talk;
  const others = message.reactions.find((reaction) => reaction.emoji === emoji);
  const wasOn = others?.isOwn ?? false;
  if (wasOn === isOn) return talk;
  const count = (others?.count ?? 0) + (isOn ? 1 : -1);
  const changed = { __typename: 'ChatReaction' as const, emoji, count, isOwn: isOn };
  const reactions = others
    ? message.reactions.map((reaction) => (reaction.emoji === emoji ? changed : reaction))
    : [...message.reactions, changed];
  return withMessage(talk, { ...message, reactions: reactions.filter((reaction) => reaction.count > 0) });
}

/** Without a player who has just been blocked. */
export const withoutAuthor = (talk: Talk, authorId: string): Talk => ({
  ...talk,
  messages: talk.messages.filter(({ author }) => author.id !== authorId),
  pins: talk.pins.filter(({ author }) => author.id !== authorId),
});
