import type { MatchmakingRefusal } from '../../domain/matchmaking/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<MatchmakingRefusal> = {
  MATCHMAKING_OFF: say('Find me a match is switched off at the moment.'),
  ALREADY_QUEUED: say('You are in the queue already, maybe in another window.'),
  QUEUE_COOL_DOWN: (data) => `You let an offer pass. You can queue again from ${momentOf(data, 'freeAt')} on.`,
  STAKE_RANGE: say('The most has to be at least as much as the least.'),
  PROPOSAL_OVER: say('This offer is over.'),
};
