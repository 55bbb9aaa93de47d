import type { SupportRefusal } from '../../domain/support/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<SupportRefusal> = {
  TICKET_TAKEN: say('A colleague looks after this request.'),
  TICKET_MOVED_ON: say('Something was written meanwhile. Read it first, then decide.'),
  TICKET_SOLVED: say('This request is solved already.'),
};
