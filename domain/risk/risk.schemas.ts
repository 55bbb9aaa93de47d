import * as z from 'zod/mini';
import { between, optionalText } from '../shared/schema.ts';
import { RISK_ACTIONS, RISK_WORDS_MAX, isSpoken } from './risk-case.ts';

/** What staff do with a case; a note has words, and so has what puts it aside or opens it again. */
export const riskHandling = z
  .object({ action: z.enum(RISK_ACTIONS), words: optionalText(RISK_WORDS_MAX) })
  .check(between(({ action, words }) => (isSpoken(action) && words === '' ? { words: 'BAD_INPUT' } : {})));
