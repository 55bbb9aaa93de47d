import type { TeamsRefusal } from '../../domain/teams/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const teamsRefusals: PublicRefusals<TeamsRefusal> = {
  TEAM_NAME_TAKEN: [409, 'The team name is taken'],
  TEAM_NAME_UNUSABLE: [400, 'A team name has 3 to 30 characters and imitates nobody'],
  TEAM_CODE_UNKNOWN: [404, 'There is no such invite code'],
  IN_A_TEAM: [409, 'A player is in one team at a time'],
  NOT_IN_A_TEAM: [403, 'This needs a team'],
  CAPTAIN_ONLY: [403, 'Only the captain may do that'],
  TEAM_FULL: [409, 'The team has no place left'],
  TEAM_BUSY: [409, 'A battle or a challenge of the team is still open'],
  TEAM_CHANGED: [409, 'The team has changed since'],
};
