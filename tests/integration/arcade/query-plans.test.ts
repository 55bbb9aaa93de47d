// @module-tag engines
import {
  hasRivals,
  listNearRivals,
  readFigures,
  readFreeDay,
  readRating,
  readRatingsOf,
} from '../../../db/arcade/rating.queries.ts';
import {
  isInBracket,
  listDueBrackets,
  listFreeBrackets,
  listOwnBrackets,
  listPairs,
  listRunningBrackets,
  readBracket,
  readBracketIdOf,
  readBracketSeats,
  readHeldBrackets,
} from '../../../db/arcade/bracket.queries.ts';
import {
  countOnBoard,
  listBoard,
  listStands,
  readBoardOf,
  readDaily,
  readRunIn,
} from '../../../db/arcade/daily.queries.ts';
import { countBetter, listLeaders } from '../../../db/arcade/leader.queries.ts';
import { listPlaying } from '../../../db/arcade/playing.queries.ts';
import {
  countNamedPairs,
  listDueContests,
  listFreeSeats,
  listInvites,
  listPaidContests,
  readSeated,
  readUnknownContest,
} from '../../../db/arcade/contest.queries.ts';
import {
  listDueRuns,
  listLastRuns,
  listRatings,
  listRuns,
  listWaiting,
  lockContest,
  readContest,
  readOpenRun,
  readRun,
  readRunsOf,
  readStages,
} from '../../../db/arcade/run.queries.ts';
import { readBeaten, readSeekers } from '../../../db/arcade/seeker.queries.ts';
import { countContestsWon } from '../../../db/results/achievement.queries.ts';
import { LAST_VERSIONS } from '../../../domain/arcade/versions.ts';
import { engine } from '../../../db/client/kit.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';

const TERMS = { game: 'turncoat', version: 1, mode: 'battle', currency: 'BC', entry: 200 } as const;
const SEATED = { userId: 'x', inputClass: 'keys', enteredAt: 5 } as const;

const BRACKET = { game: 'turncoat', version: 1, currency: 'BC', entry: 200, size: 4 } as const;

checkPlans([
  {
    name: 'arcade, brackets with a free seat',
    run: ({ db }) => listFreeBrackets(db.read, BRACKET, 'x', 5, 40),
    uses: ['arcade_brackets_seats'],
    isInOrder: true,
  },
  {
    name: 'arcade, brackets that staff see',
    run: ({ db }) => listRunningBrackets(db.read, 20, null),
    uses: ['arcade_brackets_newest'],
    isInOrder: true,
  },
  {
    name: 'arcade, brackets that staff see after a cursor',
    run: ({ db }) => listRunningBrackets(db.read, 20, [5, 'x']),
    uses: ['arcade_brackets_newest'],
    isInOrder: true,
  },
  {
    name: 'arcade, brackets with a pair that is held',
    run: ({ db }) => readHeldBrackets(db.read, ['x', 'y']),
    uses: ['arcade_contests_bracket'],
  },
  {
    name: 'arcade, contests that staff see',
    run: ({ db }) => listPaidContests(db.read, 20, null),
    uses: ['arcade_contests_paid'],
    isInOrder: true,
  },
  {
    name: 'arcade, contests that staff see after a cursor',
    run: ({ db }) => listPaidContests(db.read, 20, [5, 'x']),
    uses: ['arcade_contests_paid'],
    isInOrder: true,
  },
  {
    name: 'arcade, brackets that are due',
    run: ({ db }) => listDueBrackets(db.read, 5, 20),
    uses: ['arcade_brackets_due'],
    isInOrder: true,
  },
  {
    name: 'arcade, brackets of a player',
    run: ({ db }) => listOwnBrackets(db.read, 'x', 5),
    uses: ['arcade_bracket_seats_player', pk('arcade_brackets')],
  },
  {
    name: 'arcade, who sits in brackets',
    run: ({ db }) => readBracketSeats(db.read, ['x', 'y']),
    uses: ['arcade_bracket_seats_bracket'],
  },
  {
    name: 'arcade, whether somebody is in a bracket',
    run: ({ db }) => isInBracket(db.read, 'x', 'y'),
    uses: ['arcade_bracket_seats_bracket'],
  },
  {
    name: 'arcade, pairs of some brackets',
    run: ({ db }) => listPairs(db.read, ['x', 'y']),
    uses: ['arcade_contests_bracket'],
  },
  {
    name: 'arcade, the board of a day',
    run: ({ db }) => readDaily(db.read, 'turncoat', 5),
    uses: ['arcade_contests_seats'],
    isInOrder: true,
  },
  {
    name: 'arcade, the board of a day that is over',
    run: ({ db }) => readBoardOf(db.read, 'turncoat', 5),
    uses: ['arcade_contests_daily'],
    isInOrder: true,
  },
  {
    name: 'arcade, how a player stands on all boards of a day',
    run: ({ db }) => listStands(db.read, 'x', 5),
    uses: ['arcade_contests_daily', 'arcade_runs_board'],
  },
  {
    name: 'arcade, who plays a game best',
    run: ({ db }) => listLeaders(db.read, 'turncoat', 10),
    uses: ['arcade_ratings_board', pk('users'), pk('preferences')],
    isInOrder: true,
  },
  {
    name: 'arcade, how many play it better',
    run: ({ db }) => countBetter(db.read, 'turncoat', 5),
    uses: ['arcade_ratings_board'],
  },
  {
    name: 'arcade, who plays now',
    run: ({ db }) => listPlaying(db.read, 'x', 5, 12),
    uses: ['arcade_runs_due'],
    isInOrder: true,
  },
  {
    name: 'arcade, the best of a board',
    run: ({ db }) => listBoard(db.read, 'x', 10),
    uses: ['arcade_runs_board'],
    isInOrder: true,
  },
  {
    name: 'arcade, how many are better on a board',
    run: ({ db }) => countOnBoard(db.read, 'x', { score: 5, tieBreak: -1 }),
    uses: ['arcade_runs_board'],
  },
  {
    name: 'arcade, a player’s run in a contest',
    run: ({ db }) => readRunIn(db.read, 'x', 'y'),
    // Either finds it; PostgreSQL takes whichever its figures of the table favour.
    uses: [engine === 'postgres' ? 'arcade_runs_' : 'arcade_runs_contest'],
  },
  { name: 'arcade, a bracket', run: ({ db }) => readBracket(db.read, 'x'), uses: [pk('arcade_brackets')] },
  {
    name: 'arcade, the bracket of a seat',
    run: ({ db }) => readBracketIdOf(db.read, 'x'),
    uses: [pk('arcade_bracket_seats')],
  },
  {
    name: 'arcade, a contest locked after its bracket',
    run: ({ db }) => db.transact((tx) => lockContest(tx, 'x')),
    uses: [pk('arcade_brackets'), pk('arcade_contests')],
  },
  {
    name: 'arcade, seats to be drawn',
    run: ({ db }) => listFreeSeats(db.read, TERMS, 'x', 5, 40),
    uses: ['arcade_contests_seats'],
    isInOrder: true,
  },
  {
    name: 'arcade, who sits in contests',
    run: ({ db }) => readSeated(db.read, ['x', 'y']),
    uses: ['arcade_runs_contest'],
  },
  {
    name: 'arcade, contests that are due',
    run: ({ db }) => listDueContests(db.read, { known: LAST_VERSIONS, now: 9, givenUpAt: 5 }, 20),
    uses: ['arcade_contests_due'],
    isInOrder: true,
  },
  {
    name: 'arcade, a contest that is due by rules that are not there',
    run: ({ db }) => readUnknownContest(db.read, LAST_VERSIONS, 5),
    uses: ['arcade_contests_due'],
    isInOrder: true,
  },
  {
    name: 'arcade, battles offered to a player',
    run: ({ db }) => listInvites(db.read, 'x', 5, 20),
    uses: ['arcade_contests_invited', 'arcade_runs_contest'],
  },
  {
    name: 'arcade, battles that two offered each other',
    run: ({ db }) => countNamedPairs(db.read, 'x', 'y', 5),
    uses: ['arcade_runs_player'],
  },
  {
    name: 'arcade, whom a player has beaten',
    run: ({ db }) => readBeaten(db.read, 'x'),
    uses: ['arcade_runs_won', pk('arcade_contests')],
  },
  {
    name: 'arcade, what the members of a team have won',
    run: ({ db }) => countContestsWon(db.read, ['x', 'y']),
    uses: ['counted_runs_user'],
  },
  {
    name: 'arcade, what players are drawn by',
    run: ({ db }) => readSeekers(db.read, 'turncoat', [SEATED, { ...SEATED, userId: 'y' }], 5),
    uses: [
      pk('arcade_ratings'),
      'arcade_runs_rated',
      pk('friendships'),
      pk('known_devices'),
      pk('known_addresses'),
      'payment_methods_user',
    ],
  },
  {
    name: 'arcade, runs that wait',
    run: ({ db }) => listWaiting(db.read, 'x', 5),
    uses: ['arcade_runs_player'],
  },
  {
    name: 'arcade, ratings of the past',
    run: ({ db }) => listRatings(db.read, 'x', 'turncoat', 30),
    uses: ['arcade_runs_rated'],
    isInOrder: true,
  },
  {
    name: 'arcade, the last counted runs',
    run: ({ db }) => listLastRuns(db.read, 'x', TERMS, 4),
    uses: ['arcade_runs_rated'],
  },
  { name: 'arcade, a contest', run: ({ db }) => readContest(db.read, 'x'), uses: [pk('arcade_contests')] },
  { name: 'arcade, a run', run: ({ db }) => readRun(db.read, 'x'), uses: [pk('arcade_runs'), pk('arcade_contests')] },
  { name: 'arcade, the open run', run: ({ db }) => readOpenRun(db.read, 'x'), uses: ['arcade_runs_open'] },
  {
    name: 'arcade, runs of a player',
    run: ({ db }) => listRuns(db.read, 'x', 20, { at: 5, id: 'x' }),
    uses: ['arcade_runs_player'],
    isInOrder: true,
  },
  { name: 'arcade, runs of a contest', run: ({ db }) => readRunsOf(db.read, 'x'), uses: ['arcade_runs_contest'] },
  { name: 'arcade, stages of a run', run: ({ db }) => readStages(db.read, 'x'), uses: [pk('arcade_stages')] },
  {
    name: 'arcade, runs that are due',
    run: ({ db }) => listDueRuns(db.read, 5, 20),
    uses: ['arcade_runs_due'],
    isInOrder: true,
  },
  { name: 'arcade, a rating', run: ({ db }) => readRating(db.read, 'x', 'turncoat'), uses: [pk('arcade_ratings')] },
  { name: 'arcade, ratings of a player', run: ({ db }) => readRatingsOf(db.read, 'x'), uses: [pk('arcade_ratings')] },
  {
    name: 'arcade, rivals near a rating',
    run: ({ db }) => listNearRivals(db.read, { userId: 'x', game: 'turncoat', version: 1, ratingMicro: 5 }),
    uses: ['arcade_ratings_rivals'],
    isInOrder: true,
  },
  {
    name: 'arcade, whether there are rivals',
    run: ({ db }) => hasRivals(db.read, 'x', 'turncoat', 1),
    uses: ['arcade_ratings_rivals'],
  },
  { name: 'arcade, a free day', run: ({ db }) => readFreeDay(db.read, 'x', '2026-03-02'), uses: [pk('arcade_days')] },
  {
    name: 'arcade, what is going on',
    run: ({ db }) => readFigures(db.read, 5),
    uses: ['arcade_runs_entries', 'arcade_contests_seats', /arcade_brackets_(live|newest)/, 'arcade_runs_playing'],
  },
]);
