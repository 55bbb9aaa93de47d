/** What a message can be answered with (GC-05). */
export const REACTIONS = ['👍', '❤️', '😂', '🔥', '🎉', '😮', '😢', '💀'] as const;
export type ReactionEmoji = (typeof REACTIONS)[number];

export const isReaction = (emoji: string): emoji is ReactionEmoji => (REACTIONS as readonly string[]).includes(emoji);
