import { HOUR } from '../../domain/shared/time.ts';
import { DISPUTE_WINDOW_MS } from '../../domain/wallet/payments.ts';
import type { BattlesRefusal } from '../../domain/battles/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<BattlesRefusal> = {
  BATTLE_NOT_DRAFT: say('This draft has been published or removed.'),
  BATTLE_NOT_WAITING: say('This battle is no longer waiting: it has started or ended.'),
  BATTLE_NOT_ACTIVE: say('This battle is not running.'),
  BATTLE_OVER: say('The time for this has passed.'),
  SEAT_TAKEN: say('Somebody else took the seat. Nothing was charged.'),
  OWN_BATTLE: say('You cannot join your own battle.'),
  INVITE_CODE_WRONG: say('This invite code does not open the battle.'),
  OPPONENT_MISSING: say('Nobody has taken the second seat yet.'),
  RECORDING_REQUIRED: say('Add a link to the stream or recording of the match.'),
  ALREADY_REPORTED: say('You have already reported the result.'),
  INVITE_NOT_PENDING: say('This invite has been answered or has expired.'),
  SENDER_UNABLE: say('The challenger cannot put in the stake at the moment. Nothing was held.'),
  DISPUTE_TOO_LATE: say(
    `A completed battle can be disputed for ${DISPUTE_WINDOW_MS / HOUR} hours. That time has passed.`,
  ),
};
