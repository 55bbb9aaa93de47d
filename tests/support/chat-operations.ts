import { MINUTE } from '../../domain/shared/time.ts';
import { insertBlock } from '../../db/friends/block.queries.ts';
import type { HttpGateway, SignedIn } from './http-gateway.ts';
import type { SeenRefusal } from './http-client.ts';
import type { LiveClient } from './socket-client.ts';

const FIELDS =
  '{ id channelId kind username message timestamp isPinned isAdmin isDeleted author { id } reactions { emoji count isOwn } }';

export const POST = `mutation P($input: PostChatMessageInput!) { postChatMessage(input: $input) { message ${FIELDS} reported { username } } }`;
const PAGE = `query M($channelId: ID!, $first: Int!, $after: String) { chatMessages(channelId: $channelId, first: $first, after: $after) { seq edges { node ${FIELDS} } pageInfo { hasNextPage endCursor } } }`;
const PINNED = `query N($channelId: ID!) { pinnedMessages(channelId: $channelId) ${FIELDS} }`;
const CHANNELS = '{ chatChannels { id name unreadCount badge firstUnreadId isAdminOnly mayPost hasPin } }';
export const HAPPENED = `subscription H($channelId: ID!, $after: Int) { chatHappened(channelId: $channelId, after: $after) { seq kind byId emoji isOn message ${FIELDS} } }`;

export interface SeenMessage {
  readonly id: string;
  readonly kind: string;
  readonly username: string;
  readonly message: string;
  readonly timestamp: number;
  readonly isPinned: boolean;
  readonly isAdmin: boolean;
  readonly isDeleted: boolean;
  readonly author: { readonly id: string };
  readonly reactions: readonly { readonly emoji: string; readonly count: number; readonly isOwn: boolean | null }[];
}

export interface SeenMessageEvent {
  readonly seq: number;
  readonly kind: string;
  readonly byId: string;
  readonly emoji: string | null;
  readonly isOn: boolean | null;
  readonly message: SeenMessage;
}

export interface SeenPage {
  readonly seq: number;
  readonly messages: readonly SeenMessage[];
  readonly next: string | null;
}

/** Posts and answers the message; the text must pass. */
export async function say(who: SignedIn, text: string, channelId = 'general', key?: string): Promise<SeenMessage> {
  const { postChatMessage } = await who.ask<{ postChatMessage: { message: SeenMessage } }>(
    POST,
    { input: { channelId, text } },
    key,
  );
  return postChatMessage.message;
}

export const refused = (who: SignedIn, text: string, channelId = 'general'): Promise<SeenRefusal> =>
  who.refusal(POST, { input: { channelId, text } });

export async function look(who: SignedIn, channelId = 'general', first = 50, after?: string): Promise<SeenPage> {
  const { chatMessages } = await who.ask<{
    chatMessages: {
      seq: number;
      edges: { node: SeenMessage }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }>(PAGE, { channelId, first, after });
  const { seq, edges, pageInfo } = chatMessages;
  return { seq, messages: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

export const texts = async (who: SignedIn, channelId = 'general'): Promise<string[]> =>
  (await look(who, channelId)).messages.map(({ message }) => message);

export const pins = async (who: SignedIn, channelId = 'general'): Promise<readonly SeenMessage[]> =>
  (await who.ask<{ pinnedMessages: SeenMessage[] }>(PINNED, { channelId })).pinnedMessages;

export interface SeenChannel {
  readonly id: string;
  readonly name: string;
  readonly unreadCount: number;
  readonly badge: string | null;
  readonly firstUnreadId: string | null;
  readonly isAdminOnly: boolean;
  readonly mayPost: boolean;
  readonly hasPin: boolean;
}

export const channels = async (who: SignedIn): Promise<readonly SeenChannel[]> =>
  (await who.ask<{ chatChannels: SeenChannel[] }>(CHANNELS)).chatChannels;

export const unreadIn = async (who: SignedIn, channelId: string): Promise<number> =>
  (await channels(who)).find(({ id }) => id === channelId)?.unreadCount ?? -1;

export const markRead = (who: SignedIn, channelId: string, messageId: string): Promise<unknown> =>
  who.ask('mutation R($c: ID!, $m: ID!) { markChannelRead(channelId: $c, messageId: $m) { unreadCount } }', {
    c: channelId,
    m: messageId,
  });

/** One of the mutations that take a message's id, and an emoji for reactions. */
export const onMessage = (field: string): string =>
  field.endsWith('actToMessage')
    ? `mutation A($id: ID!, $emoji: String!) { ${field}(messageId: $id, emoji: $emoji) ${FIELDS} }`
    : `mutation A($id: ID!) { ${field}(messageId: $id) ${FIELDS} }`;

export const act = async (who: SignedIn, field: string, id: string, emoji?: string): Promise<SeenMessage> =>
  (await who.ask<Record<string, SeenMessage>>(onMessage(field), { id, emoji }))[field] as SeenMessage;

export const hide = (gate: HttpGateway, who: SignedIn, other: SignedIn): Promise<boolean> =>
  gate.db.transact((tx) => insertBlock(tx, who.user.id, other.user.id, gate.deps.now()));

/** Lets the rules about time forget what was said. */
export const calm = (gate: HttpGateway): void => gate.pass(2 * MINUTE);

/** Follows a channel from a number on: `next` answers what happens. */
export function follow(live: LiveClient, channelId: string, after: number | null): () => Promise<SeenMessageEvent> {
  const results = live.iterate(HAPPENED, { channelId, after });
  // Waited for from the beginning: the client's iterator does not hear of an end that comes before it is asked.
  const ask = (): ReturnType<typeof results.next> => {
    const answer = results.next();
    answer.catch(() => undefined);
    return answer;
  };
  let coming = ask();
  return async () => {
    const answer = await coming;
    coming = ask();
    const { value, done } = answer as {
      done?: boolean;
      value: { data?: { chatHappened: SeenMessageEvent }; errors?: readonly unknown[] };
    };
    if (done === true) throw new Error('nothing more is told');
    if (!value.data) throw new Error(JSON.stringify(value.errors));
    return value.data.chatHappened;
  };
}
