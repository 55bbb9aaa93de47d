import type { TournamentsRefusal } from '../../domain/tournaments/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<TournamentsRefusal> = {
  CAPACITY_IMPOSSIBLE: ({ max }) =>
    typeof max === 'number' ? `This format has room for ${max} at most.` : 'This format has room for fewer.',
  TIMES_IMPOSSIBLE: say('Registration opens first, then check-in, then the start; all of it lies ahead.'),
  TOURNAMENT_NOT_DRAFT: say('This tournament was announced already.'),
  TOURNAMENT_NOT_RUNNING: say('This tournament is not running.'),
  TOURNAMENT_OVER: say('This tournament is over.'),
  TOURNAMENT_NOT_COMPLETED: say('The prizes of this tournament were not paid yet.'),
  TOURNAMENT_UNDECIDED: say('Matches would be left without a result. Name theirs too.'),
  TOURNAMENT_FULL: say('All places are taken. You can stand on the waiting list.'),
  REGISTRATION_CLOSED: say('Registration for this tournament is closed.'),
  ALREADY_ENTERED: say('You are in this tournament already.'),
  NOT_ENTERED: say('You are not in this tournament.'),
  ENTRY_CODE_WRONG: say('This tournament needs its entry code.'),
  ENTRY_NOT_ALLOWED: ({ only }) =>
    only === 'exclusive'
      ? 'This tournament is exclusive: for VIPs, and for those whom the organiser has given its link.'
      : only === 'verified'
        ? 'This tournament is for verified players. You can be verified in your wallet.'
        : only === 'others'
          ? 'You have added prize money to this tournament, so others play for it.'
          : 'This tournament is for players of another region.',
  MATCH_NOT_CALLED: say('This match does not wait for a check-in.'),
  MATCH_NOT_PLAYING: say('This match is not being played.'),
  MATCH_NOT_READY: say('This match cannot be played now.'),
  MATCH_CHANGED: say('Results have changed since you opened this. Look again.'),
  SCORE_IMPOSSIBLE: ({ bestOf }) =>
    bestOf === undefined
      ? 'A match does not end with this score.'
      : `A best of ${bestOf} does not end with this score.`,
  DRAW_NOT_ALLOWED: say('A match of a bracket has a winner.'),
  NO_RESULT: say('This match has no result to take back.'),
  OWN_MATCH: say('You cannot decide a match of your own, nor one before or after it.'),
  FOR_TEAMS: say('Teams enter this tournament. Your captain names who plays.'),
  FOR_PLAYERS: say('Players enter this tournament, each for themselves.'),
  LINEUP_IMPOSSIBLE: ({ size }) =>
    typeof size === 'number' && size > 0
      ? `Name ${size} players of your team, you among them.`
      : 'Name players of your team.',
  LINEUP_CHANGED: say(
    'The line-up cannot enter like this: it has changed, or one of its players cannot take part now. The captain can name another one.',
  ),
  IN_A_LINEUP: say('One of these players stands in another line-up of this tournament.'),
  TOURNAMENT_NOT_OPEN: say('This tournament is a draft, or has been over for a week.'),
  PRIZES_NOT_HELD: say('The prizes of this tournament are not held.'),
  HOLD_SECOND_PERSON: say('You have held these prizes. Somebody else of our staff has to release them.'),
  TOURNAMENTS_OPEN: say('Your tournaments have to end first.'),
};
