import type { ResultsRefusal } from '../../domain/results/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const resultsRefusals: PublicRefusals<ResultsRefusal> = {
  REGION_FIXED: [409, 'The region was chosen too recently'],
  NOT_A_PARTICIPANT: [403, 'Only the players of the battle, or who lost the match, may do that'],
};
