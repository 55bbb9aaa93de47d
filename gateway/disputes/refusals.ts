import type { DisputesRefusal } from '../../domain/disputes/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const disputesRefusals: PublicRefusals<DisputesRefusal> = {
  ALREADY_REPORTED: [409, 'You have reported the result already'],
  ALREADY_DISPUTED: [409, 'The contest is in dispute already'],
  DISPUTE_DECIDED: [409, 'The dispute has been decided'],
  DISPUTE_TAKEN: [409, 'Another moderator looks at the case; a senior moderator can take it over'],
  ANSWER_DUE: [409, 'A side may still answer what the other one has shown; a decision waits for it'],
  EVIDENCE_CLOSED: [409, 'The case takes nothing new any more; only a side that is asked may answer'],
  NO_STANDING_RESULT: [409, 'No result was reported that could be overturned'],
  WINNER_REQUIRED: [400, 'Name one of the two players as the winner'],
  SENIOR_ONLY: [403, 'An escalated dispute is decided by a senior moderator'],
  OWN_DISPUTE: [403, 'Nobody decides a dispute they are part of'],
  DECISION_UNSUPPORTED: [409, 'This cannot be decided over a contest of this kind'],
  NEW_EVIDENCE_REQUIRED: [409, 'A dismissed dispute is not raised again without a link that shows something new'],
  DISPUTE_UNDECIDED: [409, 'The dispute has not been decided yet'],
  DECISION_FINAL: [409, 'This decision cannot be appealed'],
  ALREADY_APPEALED: [409, 'The decision has been appealed already'],
  APPEAL_TOO_LATE: [409, 'A decision can be appealed for 48 hours'],
  OWN_DECISION: [403, 'An appeal is decided by somebody else than the decision was'],
};
