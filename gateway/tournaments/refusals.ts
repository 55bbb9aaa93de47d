import type { TournamentsRefusal } from '../../domain/tournaments/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const tournamentsRefusals: PublicRefusals<TournamentsRefusal> = {
  CAPACITY_IMPOSSIBLE: [422, 'So many entrants cannot play this format; `max` is how many can'],
  TIMES_IMPOSSIBLE: [422, 'Registration opens before check-in, check-in before the start, and all of it lies ahead'],
  TOURNAMENT_NOT_DRAFT: [409, 'The tournament was announced already'],
  TOURNAMENT_NOT_RUNNING: [409, 'The tournament is not running'],
  TOURNAMENT_OVER: [409, 'The tournament is over'],
  TOURNAMENT_NOT_COMPLETED: [409, 'The prizes of the tournament were not paid yet'],
  TOURNAMENT_UNDECIDED: [409, 'Matches would be left without a result, which has to be named too; `matches` are they'],
  TOURNAMENT_FULL: [409, 'All places are taken; with `mayWait` the caller stands on the waiting list'],
  REGISTRATION_CLOSED: [409, 'The tournament takes no entries now, and gives up none'],
  ALREADY_ENTERED: [409, 'The caller takes part, or waits, already'],
  NOT_ENTERED: [409, 'The caller does not take part'],
  ENTRY_CODE_WRONG: [403, 'The tournament is for those who know its code'],
  ENTRY_NOT_ALLOWED: [
    403,
    'The tournament is for players of another region, for verified players, or for others than who put up its prize money',
  ],
  MATCH_NOT_CALLED: [409, 'The match does not wait for its players to come'],
  MATCH_NOT_PLAYING: [409, 'The match is not being played'],
  MATCH_NOT_READY: [409, 'The match cannot be played now'],
  MATCH_CHANGED: [409, 'The match has another pair, or is played again, since it was read; or results differ'],
  SCORE_IMPOSSIBLE: [422, 'A best of `bestOf` does not end with this score'],
  DRAW_NOT_ALLOWED: [422, 'A match of a bracket has a winner'],
  NO_RESULT: [409, 'The match has no result that could be undone'],
  OWN_MATCH: [403, 'Nobody decides a match of their own, nor one that feeds or follows it'],
  TOURNAMENTS_OPEN: [409, 'Tournaments that the account organises or takes part in are not over'],
};
