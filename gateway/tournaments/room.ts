import { Refused } from '../../domain/shared/refusals.ts';
import { tournamentsNotices } from '../../domain/tournaments/notices.ts';
import { tournamentsTold } from '../../domain/tournaments/told.ts';
import { personal } from '../../db/client/personal-data.ts';
import {
  tournamentEntrants,
  tournamentFacts,
  tournamentLineups,
  tournamentLog,
  tournaments as tournamentTable,
} from '../../db/tournaments/tournament.table.ts';
import { dropMatchRecordingsOf } from '../../db/tournaments/keep-match-replays.ts';
import { isInTournament } from '../../db/tournaments/tournament.queries.ts';
import { samples } from '../../db/tournaments/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { compareMatchOrigins, contestedMatch } from './bracket/contested-match.ts';
import { CorrectTournamentResolver, DecideTournamentResolver } from './correction/correct-tournament.resolver.ts';
import { countTeams } from './correction/count-teams.ts';
import { countTournaments } from './correction/count-tournaments.ts';
import { fillPlaces } from './entry/fill-places.ts';
import { contestsOfTeam } from './bracket/contests-of-team.ts';
import { keepMatchReplays } from './bracket/keep-match-replays.ts';
import { leaveLineups, leaveLineupsOf, openTournaments } from './entry/leave-tournaments.ts';
import { LiveTournamentResolver } from './live-tournament.resolver.ts';
import { passMatchDeadlines, passTournamentDeadlines } from './bracket/pass-tournament-deadlines.ts';
import { StaffTournamentResolver } from './desk/staff-tournament.resolver.ts';
import { runningMatch } from './bracket/running-match.ts';
import { streamedMatch } from './bracket/streamed-match.ts';
import { tournamentsRefusals } from './refusals.ts';
import { TellTournamentResolver } from './talk/tell-tournament.resolver.ts';
import { TournamentChangeResolver } from './tournament-change.resolver.ts';
import { MatchTournamentResolver, TournamentResolver } from './tournament.resolver.ts';
import { placeOfTournament } from './talk/tournament-place.ts';
import { tournamentRoutes } from './tournament.rest.ts';

const LINED_UP = 'kept: who played for a team is the record of all who played';

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    rulings: 'risk';
  }
}

export const tournaments: Room = {
  name: 'tournaments',
  alerts: {
    rulings: 'Somebody comes to a prize of a tournament mostly by rulings of its organiser; the prizes are held.',
  },
  refusals: tournamentsRefusals,
  resolvers: [
    CorrectTournamentResolver,
    DecideTournamentResolver,
    LiveTournamentResolver,
    MatchTournamentResolver,
    StaffTournamentResolver,
    TellTournamentResolver,
    TournamentChangeResolver,
    TournamentResolver,
  ],
  routes: tournamentRoutes,
  jobs: { 'tournament.fill-places': fillPlaces, 'tournament.leave-lineups': leaveLineupsOf },
  tasks: { 'tournament deadlines': passTournamentDeadlines, 'match deadlines': passMatchDeadlines },
  subscribers: [compareMatchOrigins, countTeams, countTournaments, keepMatchReplays, leaveLineups],
  notices: tournamentsNotices,
  told: tournamentsTold,
  topics: ['tournament'],
  places: { tournament: placeOfTournament },
  contested: { tournament: contestedMatch },
  streamed: { tournament: streamedMatch },
  running: { tournament: runningMatch },
  open: openTournaments,
  provides: { contestsOfTeam },
  personalData: {
    tables: [
      personal(tournamentTable, {
        fates: { organiserId: 'kept: a tournament is the record of all who played in it' },
        archive: {
          'tournaments.organised': {
            shows: ['id', 'title', 'status', 'guaranteeCents', 'createdAt'],
            order: ['createdAt', 'id'],
          },
        },
      }),
      personal(tournamentEntrants, {
        fates: { userId: 'kept: who took part is the record of all who played' },
        archive: { 'tournaments.entered': { order: ['enteredAt', 'tournamentId'] } },
      }),
      personal(tournamentLineups, {
        fates: { userId: LINED_UP, captainId: LINED_UP },
        archive: { 'tournaments.lineups': { order: ['askedAt', 'tournamentId'] } },
      }),
      personal(tournamentFacts, {
        fates: { byId: 'kept: every result follows from them' },
        archive: { 'tournaments.facts': { order: ['at', 'id'] } },
      }),
      personal(tournamentLog, {
        fates: { byId: 'kept: why a result was decided', entrantId: 'kept: whom a decision was about' },
        archive: { 'tournaments.decisions': { order: ['at', 'id'] } },
      }),
    ],
    async requireFree({ tx, user }) {
      if (await isInTournament(tx, user.id)) throw new Refused('TOURNAMENTS_OPEN');
    },
    erase: ({ tx, user }) => dropMatchRecordingsOf(tx, user.id),
  },
  samples,
};
