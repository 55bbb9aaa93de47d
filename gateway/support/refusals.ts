import type { SupportRefusal } from '../../domain/support/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const supportRefusals: PublicRefusals<SupportRefusal> = {
  TICKET_TAKEN: [409, 'A colleague looks after this ticket'],
  TICKET_MOVED_ON: [409, 'Something was written in this ticket that the caller has not read'],
  TICKET_SOLVED: [409, 'The ticket is solved already'],
};
