// @module-tag engines
import { isTeamIn, listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import {
  listLineupsOf,
  listProposing,
  listSeats,
  readEntry,
  readLineup,
  readLineupNames,
  readSeat,
  readSeats,
} from '../../../db/tournaments/lineup.queries.ts';
import { listTeamMatches } from '../../../db/tournaments/team-match.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';

const TERMS = { id: 'x', teamSize: 2, buyInCents: 5, feeCents: 1 } as const;

checkPlans([
  {
    name: 'matches of a team',
    run: ({ db }) => listTeamMatches(db.read, 'x', 20, { startedAt: 5, tournamentId: 'y', match: 1 }),
    uses: ['tournament_entrants_team', pk('tournament_matches')],
  },
  { name: 'line-ups, a seat', run: ({ db }) => readSeat(db.read, 'x', 'y'), uses: [pk('tournament_lineups')] },
  { name: 'line-ups, an entry', run: ({ db }) => readEntry(db.read, 'x', 'y'), uses: [pk('tournament_entrants')] },
  { name: 'line-ups, one', run: ({ db }) => readLineup(db.read, 'x', 'y'), uses: [/tournament_lineups/] },
  { name: 'line-ups, all seats', run: ({ db }) => readSeats(db.read, TERMS), uses: [/tournament_lineups/] },
  { name: 'line-ups, some seats', run: ({ db }) => readSeats(db.read, TERMS, ['y']), uses: [/tournament_lineups/] },
  { name: 'line-ups, with names', run: ({ db }) => listSeats(db.read, 'x', ['y']), uses: [/tournament_lineups/] },
  { name: 'line-ups, all names', run: ({ db }) => readLineupNames(db.read, 'x'), uses: [/tournament_lineups/] },
  { name: 'line-ups, not entered', run: ({ db }) => listProposing(db.read, 'x'), uses: [/tournament_lineups/] },
  {
    name: 'line-ups, of a player',
    run: ({ db }) => listLineupsOf(db.read, 'x', 'y'),
    uses: [/tournament_lineups_(user|team)/],
  },
  { name: 'line-ups, entrants', run: ({ db }) => listEntrants(db.read, 'x'), uses: [/tournament_entrants/] },
  { name: 'line-ups, a team', run: ({ db }) => isTeamIn(db.read, 'x', 'y'), uses: [/tournament_entrants/] },
]);
