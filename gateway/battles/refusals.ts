import type { BattlesRefusal } from '../../domain/battles/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const battlesRefusals: PublicRefusals<BattlesRefusal> = {
  BATTLE_NOT_DRAFT: [409, 'There is no such draft'],
  BATTLE_NOT_WAITING: [409, 'The battle is not waiting any more'],
  BATTLE_NOT_ACTIVE: [409, 'The battle is not active'],
  BATTLE_OVER: [409, 'The time for this has passed'],
  BATTLE_NOT_OVER: [409, 'The battle is not completed'],
  SEAT_TAKEN: [409, 'The seat is taken'],
  OWN_BATTLE: [409, 'You cannot join your own battle'],
  INVITE_CODE_WRONG: [403, 'The invite code does not fit'],
  OPPONENT_MISSING: [409, 'Nobody has taken the second seat yet'],
  ALREADY_READY: [409, 'You are ready already; the other player is being waited for'],
  NOT_READY: [409, 'Nobody is being waited for any more'],
  NO_SHOWS: [409, 'Three battles of today were not started because you did not come; wait until `data.endsAt`'],
  RECORDING_REQUIRED: [400, 'A stream or recording link is required'],
  INVITE_NOT_PENDING: [409, 'The invite is not waiting for an answer any more'],
  SENDER_UNABLE: [409, 'The challenger cannot put in the stake at the moment'],
  LINK_NOT_ALLOWED: [400, 'A link does not belong here'],
  DISPUTE_TOO_LATE: [409, 'A completed battle, and a ruling, can be disputed for 24 hours'],
};
