import type { JuryRefusal } from '../../domain/jury/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const juryRefusals: PublicRefusals<JuryRefusal> = {
  JURY_OFF: [409, 'The community jury is switched off'],
  JUROR_UNFIT: [409, 'Something keeps the player from serving as a juror'],
  SUMMONS_OVER: [409, 'The case does not wait for this juror any more'],
};
