import type { ResultsRefusal } from '../../domain/results/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<ResultsRefusal> = {
  REGION_FIXED: (data) => `You can choose another region from ${momentOf(data, 'freeAt')}.`,
  NOT_A_PARTICIPANT: say('Only the two players of this battle can do this.'),
};
