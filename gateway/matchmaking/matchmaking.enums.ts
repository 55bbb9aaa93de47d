import { SEEKER_REASONS, SEEKER_STATES } from '../../domain/matchmaking/seeker.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const SeekerStateEnum = graphqlEnum(
  'SeekerState',
  'Not in the queue, waiting in it, or put together with somebody.',
  SEEKER_STATES,
);

export const SeekerReasonEnum = graphqlEnum(
  'SeekerReason',
  'What put a player where the player stands, where it was not the player alone.',
  SEEKER_REASONS,
);
