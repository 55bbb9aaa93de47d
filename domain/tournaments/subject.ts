import type { SubjectTerms } from '../shared/subjects.ts';

export const tournamentsSubjects = {
  tournament: { title: 'Tournament', isContested: true, isStreamed: true, isRunning: true },
} as const satisfies Readonly<Record<string, SubjectTerms>>;
