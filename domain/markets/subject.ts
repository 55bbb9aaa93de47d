import type { SubjectTerms } from '../shared/subjects.ts';

export const marketsSubjects = {
  bet: { title: 'Bet' },
} as const satisfies Readonly<Record<string, SubjectTerms>>;
