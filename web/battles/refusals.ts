import { HOUR } from '../../domain/shared/time.ts';
import { DISPUTE_WINDOW_MS } from '../../domain/wallet/payments.ts';
import type { BattlesRefusal } from '../../domain/battles/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<BattlesRefusal> = {
  BATTLE_NOT_DRAFT: say(t.thisDraftHasBeenPublishedOrRemoved()),
  BATTLE_NOT_WAITING: say(t.thisBattleIsNoLongerWaiting()),
  BATTLE_NOT_ACTIVE: say(t.thisBattleIsNotRunning()),
  BATTLE_OVER: say(t.theTimeForThisHasPassed()),
  BATTLE_NOT_OVER: say(t.aRematchIsForACompletedBattle()),
  SEAT_TAKEN: say(t.somebodyElseTookTheSeat()),
  OWN_BATTLE: say(t.youCannotJoinYourOwnBattle()),
  INVITE_CODE_WRONG: say(t.thisInviteCodeDoesNotOpen()),
  OPPONENT_MISSING: say(t.nobodyHasTakenTheSecondSeatYet()),
  ALREADY_READY: say(t.youAreReadyAlready()),
  NOT_READY: say(t.nobodyIsBeingWaitedFor()),
  NO_SHOWS: (data) => t.threeNoShowsToday({ when: momentOf(data, 'endsAt') }),
  RECORDING_REQUIRED: say(t.addALinkToTheStream()),
  INVITE_NOT_PENDING: say(t.thisInviteHasBeenAnswered()),
  SENDER_UNABLE: say(t.theChallengerCannotPutInTheStake()),
  LINK_NOT_ALLOWED: say(t.aLinkDoesNotBelongHere()),
  DISPUTE_TOO_LATE: say(t.aCompletedBattleCanBeDisputed({ hours: DISPUTE_WINDOW_MS / HOUR })),
};
