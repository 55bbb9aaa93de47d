import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { FriendTalkProps } from './components/friend-talk.tsx';
import type { PlaceChatProps } from './components/place-chat.tsx';
import type { RoomTalkProps } from './components/room-talk.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The chat of a stream, a match or a tournament. */
    'chat.place': PlaceChatProps;
    /** The talk of the two of a battle. */
    'chat.room': RoomTalkProps;
    /** The talk with a friend. */
    'chat.friend': FriendTalkProps;
    /** What was said lately, to be taken away. */
    'desk.content.chat': object;
    /** What players report of others. */
    'desk.content.reports': object;
    'desk.content.filters': object;
    /** Messages that were kept out, and appeals against it. */
    'desk.content.blocked': object;
    /** What others have reported of a player. */
    'desk.account.reports': { readonly accountId: string };
  }
}

export const chat = defineRoom({
  parts: {
    'chat.place': part(async () => (await import('./components/place-chat.tsx')).PlaceChat),
    'chat.room': part(async () => (await import('./components/room-talk.tsx')).RoomTalk),
    'chat.friend': part(async () => (await import('./components/friend-talk.tsx')).FriendTalk),
    'desk.content.chat': part(async () => (await import('./desk/moderated-messages.tsx')).ModeratedMessages),
    'desk.content.reports': part(async () => (await import('./desk/report-queue.tsx')).ReportQueue),
    'desk.content.filters': part(async () => (await import('./desk/filters.tsx')).Filters),
    'desk.content.blocked': part(async () => (await import('./desk/blocked-queue.tsx')).BlockedQueue),
    'desk.account.reports': part(async () => (await import('./desk/account-reports.tsx')).AccountReports),
  },
});
