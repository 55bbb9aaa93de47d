/** Where a player may have another account that we can be shown (PR-02). */
export const LINKED_PROVIDERS = ['twitch', 'youtube', 'kick', 'discord'] as const;
export type LinkedProvider = (typeof LINKED_PROVIDERS)[number];

export const LINKED_PROVIDER_NAMES: Readonly<Record<LinkedProvider, string>> = {
  twitch: 'Twitch',
  youtube: 'YouTube',
  kick: 'Kick',
  discord: 'Discord',
};
