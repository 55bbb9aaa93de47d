import type { JuryRefusal } from '../../domain/jury/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<JuryRefusal> = {
  JURY_OFF: say('The community jury is switched off at the moment.'),
  JUROR_UNFIT: say('You cannot serve yet. The page says what is missing.'),
  SUMMONS_OVER: say('This case does not wait for you any more: it was decided, or your time was up.'),
};
