import type { MatchmakingRefusal } from '../../domain/matchmaking/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<MatchmakingRefusal> = {
  MATCHMAKING_OFF: say(t.findMeAMatchIsSwitchedOff()),
  ALREADY_QUEUED: say(t.youAreInTheQueueAlreadyMaybe()),
  QUEUE_COOL_DOWN: (data) => t.youLetAnOfferPassUntil({ freeAt: momentOf(data, 'freeAt') }),
  STAKE_RANGE: say(t.theMostHasToBeAtLeast()),
  PROPOSAL_OVER: say(t.thisOfferIsOver()),
};
