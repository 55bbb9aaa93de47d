import { MEMBERSHIP_ASKS, TEAM_BATTLE_STATUSES, TEAM_PAYERS, TEAM_ROLES } from '../../domain/teams/team.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const TeamRoleEnum = graphqlEnum('TeamRole', 'What a member plays in the team.', TEAM_ROLES, {
  captain: 'Leads the team: invites, takes in and removes players, and stakes and reports for it; every team has one.',
  sniper: 'Plays as the sniper.',
  support: 'Plays in support of the others.',
  entry: 'Goes in first.',
  igl: 'Calls the play: the in-game leader.',
  fragger: 'Plays for kills; what every newcomer is at first.',
});

export const MembershipAskEnum = graphqlEnum('MembershipAsk', 'Who asked: player or captain.', MEMBERSHIP_ASKS, {
  request: 'The player asked to be taken in; the captain answers.',
  invitation: 'The captain invited the player, who answers.',
});

export const TeamPayerEnum = graphqlEnum('TeamPayer', 'Whose money a team puts in.', TEAM_PAYERS, {
  captain: 'Each captain puts in the whole stake of the own team.',
  members: 'The captain and the members who agreed to it put in equal shares.',
});

export const TeamBattleStatusEnum = graphqlEnum(
  'TeamBattleStatus',
  'Where a battle of two teams stands.',
  TEAM_BATTLE_STATUSES,
  {
    active: 'The match runs; the money of both teams is held.',
    completed: 'One team has won, and its payers were paid the pool.',
    disputed: 'The result is contested: the money stays in escrow until staff decide.',
    cancelled: 'Over without a winner: what was held has gone back.',
  },
);
