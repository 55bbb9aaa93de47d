// @module-tag engines
import { listEventsAt } from '../../../db/events/log.queries.ts';
import { replaceMessages } from '../../../db/notifications/notification.queries.ts';
import { putReplaysOf } from '../../../db/results/replay-changes.ts';
import {
  countHere,
  listEntrants,
  listKeptBack,
  listOwnEntries,
  listParty,
  listSeated,
  listSeatedIn,
  listUnstartedOf,
  listUsersIn,
  readEntrant,
  readFirstWaiting,
} from '../../../db/tournaments/entrant.queries.ts';
import { dropMatchRecordingsOf, readSeated } from '../../../db/tournaments/keep-match-replays.ts';
import {
  countDisputed,
  listDisputed,
  listDueMatches,
  listMatches,
  listMatchesById,
  listOwnMatches,
  readFactMaker,
  readFacts,
  readMatch,
} from '../../../db/tournaments/match.queries.ts';
import {
  endAnnouncement,
  listAnnouncements,
  listLog,
  readAnnouncement,
  readHolder,
} from '../../../db/tournaments/tournament-log.queries.ts';
import {
  countOrganised,
  isInTournament,
  listDueTournaments,
  listOpenTournaments,
  listTournaments,
  listTournamentsOf,
  lockTournament,
  readTournament,
} from '../../../db/tournaments/tournament.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';

const ALL = { kind: 'tournament', text: '', game: null, format: null, statuses: null, stage: null } as const;

checkPlans([
  {
    name: 'tournaments, who takes part or is asked to',
    run: ({ db }) => listParty(db.read, 'x'),
    uses: [/tournament_entrants_/, /tournament_lineups_/],
  },
  { name: 'tournaments, one', run: ({ db }) => readTournament(db.read, 'x'), uses: [pk('tournaments')] },
  {
    name: 'tournaments, one locked',
    run: ({ db }) => db.transact((tx) => lockTournament(tx, 'x')),
    uses: [pk('tournaments')],
  },
  {
    name: 'tournaments, the list',
    run: ({ db }) => listTournaments(db.read, ALL, 20, null),
    uses: ['tournaments_open', 'tournaments_listed'],
  },
  {
    name: 'tournaments, the list after a cursor',
    run: ({ db }) => listTournaments(db.read, ALL, 20, { rank: 1, createdAt: 5, id: 'x' }),
    uses: ['tournaments_open', 'tournaments_listed'],
  },
  {
    name: 'tournaments, those that can be entered',
    run: ({ db }) => listTournaments(db.read, { ...ALL, stage: 'open' }, 20, null),
    uses: ['tournaments_open'],
  },
  {
    name: 'tournaments, those that are over after a cursor',
    run: ({ db }) => listTournaments(db.read, ALL, 20, { rank: 3, createdAt: 5, id: 'x' }),
    uses: ['tournaments_listed'],
    isInOrder: true,
  },
  {
    name: 'tournaments, a search',
    run: ({ db }) => listTournaments(db.read, { ...ALL, text: 'cup', game: 'cs2' }, 20, null),
    uses: ['tournaments_open', 'tournaments_listed'],
  },
  {
    name: 'tournaments, those of staff',
    run: ({ db }) => listOpenTournaments(db.read, 20, null),
    uses: ['tournaments_open'],
    isInOrder: true,
  },
  {
    name: 'tournaments, those of staff after a cursor',
    run: ({ db }) => listOpenTournaments(db.read, 20, { createdAt: 5, id: 'x' }),
    uses: ['tournaments_open'],
    isInOrder: true,
  },
  {
    name: 'tournaments, how many matches are disputed',
    run: ({ db }) => countDisputed(db.read, ['x', 'y']),
    uses: ['tournament_matches_disputed'],
  },
  { name: 'tournaments, own', run: ({ db }) => listTournamentsOf(db.read, 'x', 50), uses: ['tournaments_organiser'] },
  { name: 'tournaments, organised', run: ({ db }) => countOrganised(db.read, 'x'), uses: ['tournaments_organiser'] },
  { name: 'tournaments, open ones', run: ({ db }) => isInTournament(db.read, 'x'), uses: ['tournament_entrants_user'] },
  { name: 'tournaments, due', run: ({ db }) => listDueTournaments(db.read, 5, 20), uses: ['tournaments_due'] },
  {
    name: 'tournaments, the log',
    run: ({ db }) => listLog(db.read, 'x', 20, { at: 5, id: 'y' }),
    uses: ['tournament_log_newest'],
  },
  {
    name: 'tournaments, announcements',
    run: ({ db }) => listAnnouncements(db.read, 'x', 3),
    uses: ['tournament_log_announcements'],
    isInOrder: true,
  },
  {
    name: 'tournaments, an announcement',
    run: ({ db }) => readAnnouncement(db.read, 'x'),
    uses: [pk('tournament_log')],
  },
  {
    name: 'tournaments, an announcement that is taken back',
    run: ({ db }) => db.transact((tx) => endAnnouncement(tx, 'x', 5)),
    uses: [pk('tournament_log')],
  },
  {
    name: 'tournaments, who was told of an announcement',
    run: ({ db }) =>
      listEventsAt(db.read, { entity: 'tournament', entityId: 'x' }, 'tournament.announcement-posted', 5),
    uses: ['events_entity'],
  },
  {
    name: 'tournaments, what they were told of it',
    run: ({ db }) => db.transact((tx) => replaceMessages(tx, ['x', 'y'], 'announcement:z', 'Taken back.')),
    uses: ['notifications_key'],
  },
  { name: 'tournaments, who holds', run: ({ db }) => readHolder(db.read, 'x'), uses: ['tournament_log_newest'] },
  {
    name: 'tournaments, an entrant',
    run: ({ db }) => readEntrant(db.read, 'x', 'y'),
    uses: [pk('tournament_entrants')],
  },
  { name: 'tournaments, entrants', run: ({ db }) => listEntrants(db.read, 'x'), uses: [/tournament_entrants/] },
  {
    name: 'tournaments, who is kept back from visitors',
    run: ({ db }) => listKeptBack(db.read, ['x', 'y']),
    uses: [pk('preferences')],
  },
  {
    name: 'tournaments, who stands behind seeds',
    run: ({ db }) => listSeated(db.read, 'x', [0, 1]),
    uses: ['tournament_entrants_seed'],
  },
  {
    name: 'tournaments, who stands behind seeds of several',
    run: ({ db }) =>
      listSeatedIn(db.read, [
        { tournamentId: 'x', seeds: [0, 1] },
        { tournamentId: 'y', seeds: [2, 3] },
      ]),
    uses: ['tournament_entrants_seed'],
  },
  {
    name: 'tournaments, who waits first',
    run: ({ db }) => readFirstWaiting(db.read, 'x'),
    uses: ['tournament_entrants_waiting'],
    isInOrder: true,
  },
  { name: 'tournaments, who is there', run: ({ db }) => countHere(db.read, 'x'), uses: [/tournament_entrants/] },
  { name: 'tournaments, everybody', run: ({ db }) => listUsersIn(db.read, 'x'), uses: [/tournament_entrants/] },
  {
    name: 'tournaments, not begun',
    run: ({ db }) => listUnstartedOf(db.read, 'x'),
    uses: ['tournament_entrants_user'],
  },
  {
    name: 'tournaments, own entries',
    run: ({ db }) => listOwnEntries(db.read, 'x', ['y', 'z']),
    uses: [/tournament_entrants/],
  },
  { name: 'tournaments, live facts', run: ({ db }) => readFacts(db.read, 'x'), uses: ['tournament_facts_live'] },
  { name: 'tournaments, whose fact', run: ({ db }) => readFactMaker(db.read, 'x'), uses: [pk('tournament_facts')] },
  { name: 'tournaments, a match', run: ({ db }) => readMatch(db.read, 'x', 1), uses: [pk('tournament_matches')] },
  { name: 'tournaments, matches', run: ({ db }) => listMatches(db.read, 'x'), uses: [pk('tournament_matches')] },
  {
    name: 'tournaments, some matches',
    run: ({ db }) => listMatchesById(db.read, [{ tournamentId: 'x', match: 1 }]),
    uses: [pk('tournament_matches')],
  },
  {
    name: 'tournaments, own matches',
    run: ({ db }) => listOwnMatches(db.read, 'x', 20, 'all'),
    uses: ['tournament_entrants_user', 'tournament_lineups_user', pk('tournament_matches')],
  },
  { name: 'tournaments, disputed', run: ({ db }) => listDisputed(db.read, 'x'), uses: [/tournament_matches/] },
  {
    name: 'tournaments, who stands at the seeds',
    run: ({ db }) => readSeated(db.read, 'x'),
    uses: [/tournament_entrants_/],
  },
  {
    name: 'tournaments, own recordings under replays',
    run: ({ db }) => db.transact((tx) => dropMatchRecordingsOf(tx, 'x')),
    uses: ['replays_creator', 'replays_opponent', pk('tournament_matches')],
  },
  {
    name: 'tournaments, kept replays',
    run: ({ db }) => db.transact((tx) => putReplaysOf(tx, 'x', [])),
    uses: ['replays_tournament'],
  },
  {
    name: 'tournaments, due matches',
    run: ({ db }) => listDueMatches(db.read, 5, 20),
    uses: ['tournament_matches_due'],
  },
]);
