import { Refused } from '../../domain/shared/refusals.ts';
import { leavesOpenTeamBattle, leaveTeamsForGood, readTeamData } from '../../db/teams/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { teamLogoRoutes } from './logo.rest.ts';
import { passTeamDeadlines } from './pass-team-deadlines.ts';
import { TeamChangeResolver } from './team-change.resolver.ts';
import { TeamResolver } from './team.resolver.ts';

export const teams: Room = {
  name: 'teams',
  resolvers: [TeamChangeResolver, TeamResolver],
  routes: teamLogoRoutes,
  tasks: { 'team deadlines': passTeamDeadlines },
  topics: ['team'],
  uploads: { 'team-logo': 'public' },
  personalData: {
    tables: {
      team_members: 'exported, erased',
      team_asks: 'exported, erased',
      team_agreements: 'exported, erased',
      team_seats: 'exported, kept: the line-up of a team battle is the record of both teams',
      team_challenges: 'kept: what one team has sent to another',
    },
    read: async (reader, userId) => ({ teams: await readTeamData(reader, userId) }),
    async requireFree({ tx, user }) {
      if (await leavesOpenTeamBattle(tx, user.id)) throw new Refused('BATTLES_OPEN');
    },
    erase: ({ tx, user, at }) => leaveTeamsForGood(tx, user.id, at),
  },
};
