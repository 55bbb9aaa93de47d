/** The channels of the global chat (GC-01). */
export const CHANNELS = [
  { id: 'general', name: '#general', isStaffOnly: false },
  { id: 'announcements', name: '#announcements', isStaffOnly: true },
  { id: 'strategy-talk', name: '#strategy-talk', isStaffOnly: false },
  { id: 'valorant', name: '#valorant', isStaffOnly: false },
  { id: 'apex', name: '#apex', isStaffOnly: false },
  { id: 'off-topic', name: '#off-topic', isStaffOnly: false },
] as const;

export const CHANNEL_IDS = ['general', 'announcements', 'strategy-talk', 'valorant', 'apex', 'off-topic'] as const;
export type ChannelId = (typeof CHANNEL_IDS)[number];

/** What a place of another room, where people talk, may belong to. */
export const PLACE_KINDS = ['stream', 'battle', 'tournament'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
/** A place by what it belongs to. */
export type PlaceId = `${PlaceKind}:${string}`;
const PLACE = new RegExp(String.raw`^(?:${PLACE_KINDS.join('|')}):[\w-]{1,64}$`);
export const isPlaceId = (id: string): id is PlaceId => PLACE.test(id);

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
