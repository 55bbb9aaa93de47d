import { Refused } from '../../domain/shared/refusals.ts';
import { leavesOpenTeamBattle, leaveTeamsForGood, readTeamData } from '../../db/teams/personal-data.queries.ts';
import { samples } from '../../db/teams/samples.ts';
import type { Room } from '../kernel/room.ts';
import { compareTeamOrigins, contestedTeamBattle, tiedByTeam } from './contested-team-battle.ts';
import { teamLogoRoutes } from './logo.rest.ts';
import { passTeamDeadlines } from './pass-team-deadlines.ts';
import { runningTeamBattle } from './running-team-battle.ts';
import { TeamBattleDisputeResolver } from './team-battle-dispute.resolver.ts';
import { TeamChangeResolver } from './team-change.resolver.ts';
import { TeamResolver } from './team.resolver.ts';
import { teamsRefusals } from './refusals.ts';
import { openOffers } from './withdraw-offers.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    'team-logo': unknown;
  }
}

export const teams: Room = {
  name: 'teams',
  refusals: teamsRefusals,
  resolvers: [TeamBattleDisputeResolver, TeamChangeResolver, TeamResolver],
  routes: teamLogoRoutes,
  tasks: { 'team deadlines': passTeamDeadlines },
  subscribers: [compareTeamOrigins],
  topics: ['team'],
  contested: { 'team-battle': contestedTeamBattle },
  running: { 'team-battle': runningTeamBattle },
  ties: [tiedByTeam],
  open: openOffers,
  uploads: { 'team-logo': 'public, erased' },
  personalData: {
    tables: {
      team_members: 'exported, erased',
      team_asks: 'exported, erased',
      team_agreements: 'exported, erased',
      team_seats: 'exported, kept: the line-up of a team battle is the record of both teams',
      team_offers: 'kept: what one team has sent to another',
    },
    read: async (reader, userId) => ({ teams: await readTeamData(reader, userId) }),
    async requireFree({ tx, user }) {
      if (await leavesOpenTeamBattle(tx, user.id)) throw new Refused('BATTLES_OPEN');
    },
    erase: ({ tx, user, at }) => leaveTeamsForGood(tx, user.id, at),
  },
  samples,
};
