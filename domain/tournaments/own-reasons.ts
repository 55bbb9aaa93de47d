/** Why a tournament was cancelled by itself. */
export const OWN_REASONS = {
  fewPlayers: 'Too few players were there.',
  fewTeams: 'Too few teams were there.',
  notAnnounced: 'The draft was not announced in time.',
} as const;

export type OwnReason = (typeof OWN_REASONS)[keyof typeof OWN_REASONS];
