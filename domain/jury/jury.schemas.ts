import * as z from 'zod/mini';
import { requiredText } from '../shared/schema.ts';
import { JURY_CHOICES, VOTE_REASON_MAX, VOTE_REASON_MIN } from './jury.ts';

/** What a juror says of a case. */
export const juryVote = z.object({
  choice: z.enum(JURY_CHOICES),
  reason: requiredText(VOTE_REASON_MAX, VOTE_REASON_MIN),
});
