import type { SubjectKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What its contests are called. */
export const marketsSubjectWords = { BET: t.bet() } satisfies Partial<Record<SubjectKind, string>>;
