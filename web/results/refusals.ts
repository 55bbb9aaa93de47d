import type { ResultsRefusal } from '../../domain/results/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<ResultsRefusal> = {
  REGION_FIXED: (data) => t.youCanChooseAnotherRegionFrom({ moment: momentOf(data, 'freeAt') }),
  NOT_A_PARTICIPANT: say(t.onlyTheTwoPlayersOfThisBattle()),
};
