import type { SubjectKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What its contests are called. */
export const tournamentsSubjectWords = { TOURNAMENT: t.tournament() } satisfies Partial<Record<SubjectKind, string>>;
