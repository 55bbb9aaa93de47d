import type { RiskRefusal } from '../../domain/risk/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<RiskRefusal> = {
  RISK_CASE_TAKEN: say(t.aColleagueLooksAfterThisCase()),
  RISK_CASE_MOVED_ON: say(t.aNewSignalCameInMeanwhileLook()),
  RISK_CASE_STATE: say(t.theCaseHasChangedMeanwhileLook()),
  RISK_CASE_OWN: say(t.youArePartOfThisCaseSo()),
};
