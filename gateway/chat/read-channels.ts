import { CHANNELS, type ChannelId } from '../../domain/chat/channels.ts';
import { UNREAD_COUNTED_MAX } from '../../domain/chat/unread.ts';
import { readUser } from '../../db/accounts/index.ts';
import { readReads } from '../../db/chat/chat-user.queries.ts';
import { channelsWithPin, countUnread, readFirstUnread } from '../../db/chat/message.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { mayPost } from './post-message.ts';
import { viewerOf } from './visible-message.ts';

export interface ChannelView {
  readonly id: ChannelId;
  readonly name: string;
  readonly isStaffOnly: boolean;
  readonly mayPost: boolean;
  /** Messages of others since the last that was read, or since the account was opened; stops counting at 100. */
  readonly unread: number;
  /** The first of them; null for none. */
  readonly firstUnreadId: string | null;
  readonly hasPin: boolean;
}

/** Channels as one player sees them; all of them, or some. */
export async function readChannels(
  { db: { read } }: Deps,
  actor: Actor,
  some: readonly ChannelId[] | null = null,
): Promise<ChannelView[]> {
  const { userId } = actor;
  const channels = CHANNELS.filter(({ id }) => some === null || some.includes(id));
  const [user, reads, withPin] = await Promise.all([
    readUser(read, userId),
    readReads(read, userId),
    channelsWithPin(read),
  ]);
  return Promise.all(
    channels.map(async ({ id: channelId, name, isStaffOnly }) => {
      const since = reads.get(channelId) ?? { at: user?.createdAt ?? 0, id: '' };
      const question = { userId, viewer: viewerOf(actor, channelId), channelId, ...since };
      const unread = await countUnread(read, question, UNREAD_COUNTED_MAX);
      return {
        id: channelId,
        name,
        isStaffOnly,
        mayPost: mayPost(actor, channelId),
        unread,
        firstUnreadId: unread === 0 ? null : await readFirstUnread(read, question),
        hasPin: withPin.has(channelId),
      };
    }),
  );
}
