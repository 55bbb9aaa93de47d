import { SEEKER_REASONS, SEEKER_STATES, SILENT_AFTER } from '../../domain/matchmaking/seeker.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const SeekerStateEnum = graphqlEnum(
  'SeekerState',
  'Not in the queue, waiting in it, or put together with somebody.',
  SEEKER_STATES,
  {
    out: 'Not in the queue.',
    waiting: 'Waits for an opponent.',
    proposed: 'Is put together with somebody: see `proposal`.',
  },
);

export const SeekerReasonEnum = graphqlEnum(
  'SeekerReason',
  'What put a player where the player stands, where it was not the player alone.',
  SEEKER_REASONS,
  {
    'opponent-absent': 'Back at the front of the queue: the other did not say yes in time.',
    'opponent-declined': 'Back at the front of the queue: the other said no.',
    'opponent-unable': 'Back at the front of the queue: the other’s stake could not be held.',
    'opponent-gone':
      'Back at the front of the queue: the other may play no more, or one of the two has blocked the other.',
    paired: 'Out of the queue: a battle came of it.',
    absent: 'Out of the queue, and kept from it for a while: the player did not say yes in time.',
    declined: 'Out of the queue, and kept from it for a while: the player said no again within a day.',
    unable: 'Out of the queue: the stake could not be held, see `refusedAs`.',
    silent: `Out of the queue: no page of the player’s gave a sign of life for ${SILENT_AFTER / SECOND} seconds.`,
    stopped: 'Out of the queue: the player may play no more.',
    'switched-off': 'Out of the queue: it was switched off for everybody.',
    maintenance: 'Out of the queue: the platform is under maintenance.',
  },
);
