import { APPEAL_WINDOW } from '../../domain/disputes/appeal.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { DisputesRefusal } from '../../domain/disputes/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<DisputesRefusal> = {
  ALREADY_DISPUTED: say('This battle is already in dispute. The money stays in escrow until it is decided.'),
  DISPUTE_DECIDED: say('This dispute has already been decided.'),
  DISPUTE_TAKEN: say('Another moderator looks at this case. A senior moderator can take it over.'),
  ANSWER_DUE: (data) => `One side may still answer, until ${momentOf(data, 'until')}. Decide then, or escalate.`,
  NO_STANDING_RESULT: say('No result was reported, so there is none to overturn.'),
  WINNER_REQUIRED: say('Name one of the two players as the winner.'),
  SENIOR_ONLY: say('An escalated dispute is decided by a senior moderator.'),
  OWN_DISPUTE: say('You cannot decide a dispute that you are part of.'),
  DECISION_UNSUPPORTED: say('This decision is not open for a contest of this kind.'),
  NEW_EVIDENCE_REQUIRED: say('A dispute was dismissed already. Add a link that shows something new.'),
  DISPUTE_UNDECIDED: say('This dispute has not been decided yet.'),
  DECISION_FINAL: say('This decision cannot be appealed.'),
  ALREADY_APPEALED: say('This decision has been appealed already.'),
  APPEAL_TOO_LATE: say(`A decision can be appealed for ${APPEAL_WINDOW / HOUR} hours. That time has passed.`),
  OWN_DECISION: say('Somebody else has to decide this appeal: the decision was yours.'),
};
