import * as z from 'zod/mini';
import { allow, refuse } from '../shared/refusals.ts';
import { attachments, optionalText, requiredText, ruledInto } from '../shared/schema.ts';
import { APPEAL_VERDICTS, APPEAL_WORDS_MAX } from './appeal.ts';
import { DISPUTE_ACTIONS, DISPUTE_TYPES } from './dispute.ts';
import { EVIDENCE_WORDS_MAX, acceptEvidenceLink } from './evidence.ts';

/** Characters of the reason that a decision gives. */
export const DECISION_REASON_MAX = 2_000;

/** A link as typed, empty for none; null comes out for none. */
export const evidenceLink = ruledInto(acceptEvidenceLink);

/** Characters of what is said about a contest. */
export const COMPLAINT_MAX = 2_000;
/** Names, or tags, of one complaint, and the characters of each. */
export const NAMES_MAX = 10;
export const TAG_MAX = 30;

/** Texts between commas, each once; none comes out for nothing. */
const commaSeparated = (field: string, lengthMax: number) =>
  ruledInto((typed) => {
    const parts = [...new Set(typed.split(',').map((part) => part.trim()))].filter((part) => part !== '');
    const isUsable = parts.length <= NAMES_MAX && parts.every(({ length }) => length <= lengthMax);
    return isUsable ? allow(parts) : refuse('BAD_INPUT', { field });
  });

/** 'Submit Dispute' (HE-05, EN-46). */
export const disputeComplaint = z.object({
  subjectId: requiredText(100),
  usernames: commaSeparated('usernames', 20),
  type: z.enum(DISPUTE_TYPES),
  description: requiredText(COMPLAINT_MAX),
  evidenceUrl: evidenceLink,
  tags: commaSeparated('tags', TAG_MAX),
});

export const disputeComplaintInput = z.extend(disputeComplaint, { fileIds: attachments });

/** What a party shows or says more: words, a link, or both. */
export const evidence = z
  .object({ evidenceUrl: evidenceLink, words: optionalText(EVIDENCE_WORDS_MAX) })
  .check(z.refine(({ words, evidenceUrl }) => words !== '' || evidenceUrl !== null, { path: ['words'] }));

/** A moderator's decision; which are open, and whether a winner has to be named, says the case. */
export const disputeDecision = z.object({
  action: z.enum(DISPUTE_ACTIONS),
  winnerId: z.nullable(z.string()),
  reason: requiredText(DECISION_REASON_MAX),
});

/** What a party says against a decision (BC-13). */
export const appealFiling = z.object({ words: requiredText(APPEAL_WORDS_MAX) });

/** What staff make of an appeal. */
export const appealDecision = z.object({
  verdict: z.enum(APPEAL_VERDICTS),
  winnerId: z.nullable(z.string()),
  reason: requiredText(DECISION_REASON_MAX),
});

/** What a party shows or says more, with files, which say enough by themselves. */
export const evidenceInput = z
  .object({ evidenceUrl: evidenceLink, words: optionalText(EVIDENCE_WORDS_MAX), fileIds: attachments })
  .check(
    z.refine(({ words, evidenceUrl, fileIds }) => words !== '' || evidenceUrl !== null || fileIds.length > 0, {
      path: ['words'],
    }),
  );
