import type { SupportRefusal } from '../../domain/support/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<SupportRefusal> = {
  TICKET_TAKEN: say(t.aColleagueLooksAfterThisRequest()),
  TICKET_MOVED_ON: say(t.somethingWasWrittenMeanwhileRead()),
  TICKET_SOLVED: say(t.thisRequestIsSolvedAlready()),
};
