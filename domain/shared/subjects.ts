/** What players stake on, by kind, as players call it. A new kind adds its name here. */
export const SUBJECT_TITLES = {
  battle: 'Battle',
  'team-battle': 'Team battle',
  arcade: 'Arcade',
  tournament: 'Tournament',
  bet: 'Bet',
} as const;
export type SubjectKind = keyof typeof SUBJECT_TITLES;
export const SUBJECT_KINDS = Object.keys(SUBJECT_TITLES) as [SubjectKind, ...SubjectKind[]];

/** The kinds whose result can be disputed. */
export const CONTESTED_KINDS = ['battle', 'team-battle', 'tournament'] as const satisfies readonly SubjectKind[];
export type ContestedKind = (typeof CONTESTED_KINDS)[number];

/** The kinds that a stream can show beside a battle: a match of a tournament, and a run of the arcade. */
export const STREAMED_KINDS = ['tournament', 'arcade'] as const satisfies readonly SubjectKind[];
export type StreamedKind = (typeof STREAMED_KINDS)[number];

/** The kinds that players are in the middle of; those whom they bet on play these. */
export const RUNNING_KINDS = [
  'battle',
  'team-battle',
  'tournament',
  'arcade',
] as const satisfies readonly SubjectKind[];
export type RunningKind = (typeof RUNNING_KINDS)[number];
