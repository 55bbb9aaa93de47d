import { MEMBERSHIP_ASKS, TEAM_BATTLE_STATUSES, TEAM_PAYERS, TEAM_ROLES } from '../../domain/teams/team.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const TeamRoleEnum = graphqlEnum('TeamRole', 'What a member plays in the team.', TEAM_ROLES);

export const MembershipAskEnum = graphqlEnum('MembershipAsk', 'Who asked: player or captain.', MEMBERSHIP_ASKS);

export const TeamPayerEnum = graphqlEnum('TeamPayer', 'Whose money a team puts in.', TEAM_PAYERS);

export const TeamBattleStatusEnum = graphqlEnum(
  'TeamBattleStatus',
  'Where a battle of two teams stands.',
  TEAM_BATTLE_STATUSES,
);
