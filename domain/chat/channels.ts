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

export const isChannelId = (id: string): id is ChannelId => (CHANNEL_IDS as readonly string[]).includes(id);

/** What a message is: written, or drawn by the server for a slash command (GC-10). */
export const MESSAGE_KINDS = ['text', 'roll', 'flip', 'shrug'] as const;

/** How strictly messages are looked at (EN-61). */
export const MODERATION_SEVERITIES = ['low', 'medium', 'high'] as const;

/** What may happen to a message. */
export const HAPPENING_KINDS = ['posted', 'reacted', 'pinned', 'unpinned', 'deleted'] as const;
export type HappeningKind = (typeof HAPPENING_KINDS)[number];

/** Where a report of a player stands; `escalated` has been handed to a senior moderator. */
export const REPORT_STATUSES = ['open', 'escalated', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
