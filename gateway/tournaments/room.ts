import { Refused } from '../../domain/shared/refusals.ts';
import { dropMatchRecordingsOf } from '../../db/tournaments/keep-match-replays.ts';
import { readTournamentData } from '../../db/tournaments/personal-data.queries.ts';
import { isInTournament } from '../../db/tournaments/tournament.queries.ts';
import { samples } from '../../db/tournaments/samples.ts';
import type { Room } from '../kernel/room.ts';
import { compareMatchOrigins, contestedMatch } from './contested-match.ts';
import { CorrectTournamentResolver, DecideTournamentResolver } from './correct-tournament.resolver.ts';
import { countTeams } from './count-teams.ts';
import { countTournaments } from './count-tournaments.ts';
import { fillPlaces } from './fill-places.ts';
import { contestsOfTeam } from './contests-of-team.ts';
import { keepMatchReplays } from './keep-match-replays.ts';
import { leaveLineups, leaveLineupsOf, openTournaments } from './leave-tournaments.ts';
import { LiveTournamentResolver } from './live-tournament.resolver.ts';
import { passMatchDeadlines, passTournamentDeadlines } from './pass-tournament-deadlines.ts';
import { StaffTournamentResolver } from './staff-tournament.resolver.ts';
import { runningMatch } from './running-match.ts';
import { streamedMatch } from './streamed-match.ts';
import { tournamentsRefusals } from './refusals.ts';
import { TellTournamentResolver } from './tell-tournament.resolver.ts';
import { TournamentChangeResolver } from './tournament-change.resolver.ts';
import { MatchTournamentResolver, TournamentResolver } from './tournament.resolver.ts';
import { placeOfTournament } from './tournament-place.ts';
import { tournamentRoutes } from './tournament.rest.ts';

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
  topics: ['tournament'],
  places: { tournament: placeOfTournament },
  contested: { tournament: contestedMatch },
  streamed: { tournament: streamedMatch },
  running: { tournament: runningMatch },
  open: openTournaments,
  provides: { contestsOfTeam },
  personalData: {
    tables: {
      tournaments: 'exported, kept: a tournament is the record of all who played in it',
      tournament_entrants: 'exported, kept: who took part is the record of all who played',
      tournament_lineups: 'exported, kept: who played for a team is the record of all who played',
      tournament_facts: 'exported, kept: every result follows from them',
      tournament_log: 'exported, kept: why a result was decided',
    },
    read: async (reader, userId) => ({ tournaments: await readTournamentData(reader, userId) }),
    async requireFree({ tx, user }) {
      if (await isInTournament(tx, user.id)) throw new Refused('TOURNAMENTS_OPEN');
    },
    erase: ({ tx, user }) => dropMatchRecordingsOf(tx, user.id),
  },
  samples,
};
