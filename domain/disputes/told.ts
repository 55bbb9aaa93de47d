import { z } from 'zod';
import { CONTESTED_KINDS } from '../shared/subjects.ts';
import { toldKinds } from '../shared/told.ts';
import { Milliseconds } from '../shared/told-fields.ts';
import { APPEAL_VERDICTS } from './appeal.ts';

const SubjectKind = z.enum(CONTESTED_KINDS).meta({ id: 'SubjectKind', description: 'What can be disputed.' });
const AppealVerdict = z
  .enum(APPEAL_VERDICTS)
  .meta({ id: 'AppealVerdict', description: 'Whether the decision stands.' });

const appeal = z.object({
  subjectKind: SubjectKind.describe('What was played.'),
  subjectId: z.string().describe('The contest.'),
  title: z.string().describe('What the contest is called.'),
  byId: z.string().describe('Who has appealed.'),
  answerUntil: Milliseconds.nullable().describe('Until when the other side may answer; null where it may not.'),
  verdict: AppealVerdict.nullable().describe('What was decided; null while nothing is.'),
});

const EXAMPLE = {
  subjectKind: 'battle',
  subjectId: 'b1',
  title: 'CS2 Duel',
  byId: 'p1',
  answerUntil: 1_772_542_800_000,
  verdict: null,
} as const;

export const disputesTold = toldKinds({
  form: 'Appeal',
  about: 'battle',
  version: 1,
  body: appeal,
  // Not its case, which no key may read.
  dataOf: ({ data: { subjectKind, subjectId, title, byId, answerUntil = null, verdict = null } }) => ({
    subjectKind,
    subjectId,
    title,
    byId,
    answerUntil,
    verdict,
  }),
  kinds: {
    'appeal.filed': {
      as: 'battle.changed',
      says: 'A player has appealed against the decision of a dispute; its players are told.',
      example: EXAMPLE,
    },
    'appeal.decided': {
      as: 'battle.changed',
      says: 'An appeal was decided, for good.',
      example: { ...EXAMPLE, answerUntil: null, verdict: 'uphold' },
    },
  },
});
