import type { TeamsRefusal } from '../../domain/teams/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<TeamsRefusal> = {
  TEAM_NAME_TAKEN: say(t.anotherTeamHasThisName()),
  TEAM_NAME_UNUSABLE: say(t.use3To30LettersDigits()),
  TEAM_CODE_UNKNOWN: say(t.noTeamHasThisInviteCode()),
  IN_A_TEAM: say(t.leaveThePresentTeamFirstAPlayer()),
  NOT_IN_A_TEAM: say(t.youAreInNoTeamSentence()),
  CAPTAIN_ONLY: say(t.onlyTheCaptainOfTheTeamMay()),
  TEAM_FULL: say(t.theTeamHasNoPlaceLeft()),
  TEAM_BUSY: say(t.yourTeamHasAnOpenBattle()),
  TEAM_CHANGED: say(t.oneOfTheTeamsHasChangedSince()),
};
