import { Refused } from '../../domain/shared/refusals.ts';
import { teamsNotices } from '../../domain/teams/notices.ts';
import { personal } from '../../db/client/personal-data.ts';
import {
  teamAgreements,
  teamAsks,
  teamBattles,
  teamMembers,
  teamOffers,
  teamSeats,
  teams as teamTable,
} from '../../db/teams/team.table.ts';
import { leaveTeamsForGood, leavesOpenTeamBattle } from '../../db/teams/leave-teams.ts';
import { samples } from '../../db/teams/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { compareTeamOrigins, contestedTeamBattle, tiedByTeam } from './battles/contested-team-battle.ts';
import { teamLogoRoutes } from './logo.rest.ts';
import { passTeamDeadlines } from './battles/pass-team-deadlines.ts';
import { runningTeamBattle } from './battles/running-team-battle.ts';
import { TeamBattleDisputeResolver } from './battles/team-battle-dispute.resolver.ts';
import { TeamChangeResolver } from './team-change.resolver.ts';
import { TeamResolver } from './team.resolver.ts';
import { teamsRefusals } from './refusals.ts';
import { openOffers } from './battles/withdraw-offers.ts';

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
  notices: teamsNotices,
  topics: ['team'],
  contested: { 'team-battle': contestedTeamBattle },
  running: { 'team-battle': runningTeamBattle },
  ties: [tiedByTeam],
  open: openOffers,
  uploads: { 'team-logo': 'public, erased' },
  personalData: {
    tables: [
      personal(teamMembers, {
        fates: { userId: 'erased: whoever is next takes over the team' },
        archive: {
          'teams.membership': {
            as: 'row',
            shows: ({ role, joinedAt, wins, losses, earningsCents }) => ({
              team: teamTable.name,
              role,
              joinedAt,
              wins,
              losses,
              earningsCents,
            }),
            joins: [[teamTable, teamTable.id, teamMembers.teamId]],
          },
        },
      }),
      personal(teamAsks, {
        fates: { userId: 'erased' },
        archive: {
          'teams.asks': {
            shows: ({ ask, at }) => ({ team: teamTable.name, ask, at }),
            joins: [[teamTable, teamTable.id, teamAsks.teamId]],
            order: ['at', 'id'],
          },
        },
      }),
      personal(teamOffers, { fates: { sentBy: 'kept: what one team has sent to another' } }),
      personal(teamAgreements, {
        fates: { userId: 'erased' },
        archive: { 'teams.agreements': { shows: ['offerId', 'agreedCents', 'at'], order: ['at', 'offerId'] } },
      }),
      personal(teamSeats, {
        fates: { userId: 'kept: the line-up of a team battle is the record of both teams' },
        archive: {
          'teams.battles': {
            shows: ({ teamBattleId, stakeCents, feeCents }) => ({
              teamBattleId,
              team: teamTable.name,
              game: teamBattles.game,
              status: teamBattles.status,
              stakeCents,
              feeCents,
              createdAt: teamBattles.createdAt,
              endedAt: teamBattles.endedAt,
            }),
            joins: [
              [teamBattles, teamBattles.id, teamSeats.teamBattleId],
              [teamTable, teamTable.id, teamSeats.teamId],
            ],
            order: [teamBattles.createdAt, teamBattles.id],
          },
        },
      }),
    ],
    async requireFree({ tx, user }) {
      if (await leavesOpenTeamBattle(tx, user.id)) throw new Refused('BATTLES_OPEN');
    },
    erase: ({ tx, user, at }) => leaveTeamsForGood(tx, user.id, at),
  },
  samples,
};
