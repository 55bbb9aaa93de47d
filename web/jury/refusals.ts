import type { JuryRefusal } from '../../domain/jury/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<JuryRefusal> = {
  JURY_OFF: say(t.theCommunityJuryIsSwitchedOff()),
  JUROR_UNFIT: say(t.youCannotServeYetThePageSays()),
  SUMMONS_OVER: say(t.thisCaseDoesNotWait()),
};
