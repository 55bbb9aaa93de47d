import { SUBJECT_TITLES } from '../../domain/shared/subjects.ts';
import type { SubjectKind } from '../data/__generated__/schema-types.ts';

/** What each kind of contest is called, by its name in the schema. */
export const SUBJECT_WORDS = Object.fromEntries(
  Object.entries(SUBJECT_TITLES).map(([kind, title]) => [kind.replaceAll('-', '_').toUpperCase(), title]),
) as Readonly<Record<SubjectKind, string>>;
