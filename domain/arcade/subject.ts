import type { SubjectTerms } from '../shared/subjects.ts';

export const arcadeSubjects = {
  arcade: { title: 'Arcade', isStreamed: true, isRunning: true },
} as const satisfies Readonly<Record<string, SubjectTerms>>;
