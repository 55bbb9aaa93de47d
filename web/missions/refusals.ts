import type { MissionsRefusal } from '../../domain/missions/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<MissionsRefusal> = {
  MISSION_NOT_COMPLETED: say('This mission is not complete yet.'),
  MISSION_CLAIMED: say('You have claimed this reward already.'),
  CLAIM_OVER: say('A reward waits for seven days; this one is gone.'),
  MISSION_CAP_REACHED: (data) =>
    `Missions pay 500 BC a day at most. This reward waits for you: claim it from ${momentOf(data, 'claimableAt')} on.`,
  MISSION_PROMISED: say('Players were promised this mission: it counts the same and pays no less.'),
  MISSION_CHANGED: say('Somebody else has changed this mission. Close this and look at it again.'),
  SEASON_SET_CLOSED: say('Missions of this season can be changed no more.'),
  SEASON_SET_FULL: say('A season has twelve missions at most. Remove one first.'),
};
