import type { BlockAppeal } from './blocked-message.ts';
import type { TalkId } from './channels.ts';

interface MessageTold {
  readonly messageId: string;
  readonly authorId: string;
}

/** Done to a message by somebody. */
interface DoneTo extends MessageTold {
  readonly byId: string;
}

/** What happens in a channel. */
export const CHANNEL_EVENTS = ['chat.posted', 'chat.reacted', 'chat.pinned', 'chat.unpinned', 'chat.deleted'] as const;
export type ChannelEvent = (typeof CHANNEL_EVENTS)[number];

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<'chat.deleted' | 'chat.pinned' | 'chat.unpinned', DoneTo> {
    'chat.posted': MessageTold;
    'chat.reacted': DoneTo & { readonly emoji: string; readonly isOn: boolean };
    'blocked-message.appealed': object;
    /** `userId` is its author; the reason is empty where it was posted. */
    'blocked-message.decided': {
      readonly userId: string;
      readonly channelId: TalkId;
      readonly appeal: Exclude<BlockAppeal, 'waiting'>;
      readonly reason: string;
    };
    'report.filed': object;
    'report.decided': object;
    /** `userId` is the friend to whom it was written. */
    'chat.written': {
      readonly userId: string;
      readonly fromId: string;
      readonly fromName: string;
      readonly channelId: TalkId;
    };
    /** `userId` is whom the message names. */
    'chat.mentioned': {
      readonly userId: string;
      readonly fromName: string;
      readonly channelId: TalkId;
      readonly messageId: string;
    };
  }
}
