import type { MatchmakingRefusal } from '../../domain/matchmaking/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const matchmakingRefusals: PublicRefusals<MatchmakingRefusal> = {
  MATCHMAKING_OFF: [409, 'The queue is switched off'],
  ALREADY_QUEUED: [409, 'The player is in the queue already'],
  QUEUE_COOL_DOWN: [409, 'The player let a proposal pass and may queue again later'],
  STAKE_RANGE: [400, 'The largest stake is below the smallest'],
  PROPOSAL_OVER: [409, 'The proposal is not open any more'],
};
