import { APPEAL_WINDOW } from '../../domain/disputes/appeal.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { DisputesRefusal } from '../../domain/disputes/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<DisputesRefusal> = {
  ALREADY_REPORTED: say(t.youHaveAlreadyReportedTheResult()),
  ALREADY_DISPUTED: say(t.thisBattleIsAlreadyInDispute()),
  DISPUTE_DECIDED: say(t.thisDisputeHasAlreadyBeenDecided()),
  DISPUTE_TAKEN: say(t.anotherModeratorLooksAtThisCase()),
  ANSWER_DUE: (data) => t.oneSideMayStillAnswerUntil({ until: momentOf(data, 'until') }),
  EVIDENCE_CLOSED: (data) => t.thisCaseTakesNothingNewSince({ since: momentOf(data, 'since') }),
  NO_STANDING_RESULT: say(t.noResultWasReportedSoThere()),
  WINNER_REQUIRED: say(t.nameOneOfTheTwoPlayers()),
  SENIOR_ONLY: say(t.anEscalatedDisputeIsDecided()),
  OWN_DISPUTE: say(t.youCannotDecideADispute()),
  DECISION_UNSUPPORTED: say(t.thisDecisionIsNotOpen()),
  NEW_EVIDENCE_REQUIRED: say(t.aDisputeWasDismissedAlreadyAdd()),
  DISPUTE_UNDECIDED: say(t.thisDisputeHasNotBeenDecidedYet()),
  DECISION_FINAL: say(t.thisDecisionCannotBeAppealed()),
  ALREADY_APPEALED: say(t.thisDecisionHasBeenAppealedAlready()),
  APPEAL_TOO_LATE: say(t.aDecisionCanBeAppealedForHours({ hours: APPEAL_WINDOW / HOUR })),
  OWN_DECISION: say(t.somebodyElseHasToDecideThisAppeal()),
};
