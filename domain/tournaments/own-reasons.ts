/** Why a tournament was cancelled, or its prizes are held, by itself. */
export const OWN_REASONS = {
  fewPlayers: 'Too few players were there.',
  fewTeams: 'Too few teams were there.',
  ruledWins: 'Staff look at wins that the organiser has set before prizes are paid.',
  notAnnounced: 'The draft was not announced in time.',
} as const;

export type OwnReason = (typeof OWN_REASONS)[keyof typeof OWN_REASONS];
