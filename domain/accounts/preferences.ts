import type { NotificationTopic } from '../shared/notice.ts';

export const PROFILE_VISIBILITIES = ['public', 'friends', 'private'] as const;
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

/** The channels of what a player is told about, beside its topics (C-27). */
export const NOTIFICATION_CHANNELS = ['email', 'chat', 'missions'] as const;

/** What a player chooses on the settings page (EN-39, C-27). */
export type Settings = Readonly<Record<(typeof NOTIFICATION_CHANNELS)[number] | NotificationTopic, boolean>> & {
  readonly profileVisibility: ProfileVisibility;
  readonly showStats: boolean;
  readonly showEarnings: boolean;
};

/** What holds for whoever has chosen nothing, and again after 'Reset to Defaults' (SE-01 to SE-03, SE-08). */
export const DEFAULT_SETTINGS: Settings = {
  email: true,
  chat: true,
  missions: true,
  battleUpdates: true,
  matchResults: true,
  walletChanges: true,
  marketing: false,
  profileVisibility: 'public',
  showStats: true,
  showEarnings: false,
};
