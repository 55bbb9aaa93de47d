/** The kinds of contests: what players stake on, and what can be disputed. A new kind adds its name here. */
export const SUBJECT_KINDS = ['battle', 'team-battle'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
