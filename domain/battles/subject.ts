import { challengePath } from './battles.paths.ts';
import type { SubjectTerms } from '../shared/subjects.ts';
import type { Subject } from '../wallet/stakes.ts';

export const battlesSubjects = {
  battle: { title: 'Battle', isContested: true, isRunning: true },
} as const satisfies Readonly<Record<string, SubjectTerms>>;

/** A battle as what its players stake on. */
export const battleSubject = ({ id, title }: { readonly id: string; readonly title: string }): Subject => ({
  kind: 'battle',
  id,
  title,
  path: challengePath(id),
  currency: 'USD',
});
