import type { RiskRefusal } from '../../domain/risk/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<RiskRefusal> = {
  RISK_CASE_TAKEN: say('A colleague looks after this case.'),
  RISK_CASE_MOVED_ON: say('A new signal came in meanwhile. Look at it first, then decide.'),
  RISK_CASE_STATE: say('The case has changed meanwhile. Look at it again.'),
  RISK_CASE_OWN: say('You are part of this case, so a colleague has to look at it.'),
};
