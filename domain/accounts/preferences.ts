export const PROFILE_VISIBILITIES = ['public', 'friends', 'private'] as const;
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

/** The channels and the topics of what a player is told about, side by side (C-27). */
export const NOTIFICATION_CHANNELS = ['email', 'chat', 'missions'] as const;
export const NOTIFICATION_TOPICS = ['battleUpdates', 'matchResults', 'walletChanges', 'marketing'] as const;

/** What a player chooses on the settings page (EN-39, C-27). */
export type Settings = Readonly<
  Record<(typeof NOTIFICATION_CHANNELS)[number] | (typeof NOTIFICATION_TOPICS)[number], boolean>
> & {
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
