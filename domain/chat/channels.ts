import { isFriendTalk } from '../friends/talk.ts';

/** The channels of the global chat (GC-01). */
export const CHANNEL_IDS = ['general', 'announcements', 'strategy-talk', 'valorant', 'apex', 'off-topic'] as const;
export type ChannelId = (typeof CHANNEL_IDS)[number];
export const CHANNELS = CHANNEL_IDS.map((id) => ({ id, name: `#${id}`, isStaffOnly: id === 'announcements' }));

/** A place of another room, where people talk: the kind of what it belongs to, which is its room's word, and the id of that. */
export type PlaceId = `${string}:${string}`;
/** Long enough for the two ids of a pair. */
const PLACE = /^[a-z-]+:[\w-]{1,80}$/;
export const isPlaceId = (id: string): id is PlaceId => PLACE.test(id);

/**
 * Whether talk is that of two: who play each other, with the id of what they play, or who are friends, which a block
 * ends. They write no links, what each has blocked hides nothing, and staff read what was flagged or reported of it, and
 * that of a battle in a dispute.
 */
export const isBetweenTwo = (id: string): boolean => id.startsWith('room:') || isFriendTalk(id);

/** So many may be muted in one place. */
export const MUTES_MAX = 100;

/** Wherever messages stand: a channel of the global chat, or a place. */
export type TalkId = ChannelId | PlaceId;

export const isChannelId = (id: string): id is ChannelId => (CHANNEL_IDS as readonly string[]).includes(id);

/** What a message is: written, drawn by the server for a slash command (GC-10), or its word on a raid. */
export const MESSAGE_KINDS = ['text', 'roll', 'flip', 'shrug', 'raid'] as const;

/** What may happen to a message. */
export const MESSAGE_EVENT_KINDS = ['posted', 'reacted', 'pinned', 'unpinned', 'deleted'] as const;
export type MessageEventKind = (typeof MESSAGE_EVENT_KINDS)[number];
