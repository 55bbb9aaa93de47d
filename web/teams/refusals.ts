import type { TeamsRefusal } from '../../domain/teams/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<TeamsRefusal> = {
  TEAM_NAME_TAKEN: say('Another team has this name.'),
  TEAM_NAME_UNUSABLE: say('Use 3 to 30 letters, digits or spaces.'),
  TEAM_CODE_UNKNOWN: say('No team has this invite code.'),
  IN_A_TEAM: say('Leave the present team first: a player is in one team at a time.'),
  NOT_IN_A_TEAM: say('You are in no team.'),
  CAPTAIN_ONLY: say('Only the captain of the team may do that.'),
  TEAM_FULL: say('The team has no place left.'),
  TEAM_BUSY: say('Your team has an open battle or challenge. Finish it first.'),
  TEAM_CHANGED: say('One of the teams has changed since. Send a new challenge.'),
};
