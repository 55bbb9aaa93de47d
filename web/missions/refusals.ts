import type { MissionsRefusal } from '../../domain/missions/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<MissionsRefusal> = {
  MISSION_NOT_COMPLETED: say(t.thisMissionIsNotCompleteYet()),
  MISSION_CLAIMED: say(t.youHaveClaimedThisRewardAlready()),
  CLAIM_OVER: say(t.aRewardWaitsForSevenDays()),
  MISSION_CAP_REACHED: (data) => t.missionsPay500BCADay({ claimableAt: momentOf(data, 'claimableAt') }),
  MISSION_PROMISED: say(t.playersWerePromisedThisMissionItCounts()),
  MISSION_CHANGED: say(t.somebodyElseHasChangedThisMissionClose()),
  SEASON_SET_CLOSED: say(t.missionsOfThisSeasonCanBeChanged()),
  SEASON_SET_FULL: say(t.aSeasonHasTwelveMissionsAtMost()),
};
