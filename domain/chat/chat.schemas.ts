import * as z from 'zod/mini';
import { allow, refuse } from '../shared/refusals.ts';
import { ruled } from '../shared/schema.ts';
import { ruleOnBannedWord } from './banned-words.ts';
import { tidyMessage } from './message-text.ts';
import { REPORT_TYPES } from './report.ts';
import { REPORT_REASON_MAX } from './slash-commands.ts';

/** What staff are told about another player; the words may be empty. */
export const playerReport = z.object({
  reportType: z.enum(REPORT_TYPES),
  reason: ruled((typed) => {
    // Cut before it is tidied, so that a huge text costs nothing.
    const reason = tidyMessage(typed.slice(0, 4 * REPORT_REASON_MAX));
    return reason.length > REPORT_REASON_MAX
      ? refuse('BAD_INPUT', { data: { max: REPORT_REASON_MAX } })
      : allow(reason);
  }),
});

/** A word or phrase that nobody may say. */
export const bannedWord = z.object({ word: ruled(ruleOnBannedWord) });
