/** What a player may limit for the own play, and over what time (UTC day, week from Monday, calendar month). */
export const PLAY_LIMIT_KINDS = ['deposit', 'loss', 'stake'] as const;
export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number];

export const PLAY_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type PlayLimitPeriod = (typeof PLAY_LIMIT_PERIODS)[number];

export const PLAY_PAUSE_KINDS = ['cool-off', 'self-exclusion'] as const;
export type PlayPauseKind = (typeof PLAY_PAUSE_KINDS)[number];
