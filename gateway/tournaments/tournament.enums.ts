import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { ENDINGS, MATCH_STATES } from '../../domain/tournaments/fold.ts';
import { PARTS } from '../../domain/tournaments/graph.ts';
import { MATCH_BASES } from '../../domain/tournaments/match-basis.ts';
import { MATCH_CHECK_IN, MATCH_CONTEST, MEETING_STATUSES } from '../../domain/tournaments/match-life.ts';
import { LIST_STAGES } from '../../domain/tournaments/list-order.ts';
import { CRITERIA } from '../../domain/tournaments/standings.ts';
import {
  BRACKET_CAPACITY,
  DRAFT_LIFE,
  ENTRANT_STATUSES,
  FORMATS,
  PREMIUM_CAPACITIES,
  SEEDINGS,
  TOURNAMENT_KINDS,
  TOURNAMENT_PRIVACIES,
  TOURNAMENT_DECISIONS,
  TOURNAMENT_STATUSES,
} from '../../domain/tournaments/tournament.ts';
import { graphqlEnum } from '../schema/enums.ts';

/** BG-20, BG-21, BG-24 */
export const TournamentKindEnum = graphqlEnum(
  'TournamentKind',
  'Which list a tournament stands in.',
  TOURNAMENT_KINDS,
  {
    tournament: 'A tournament of any format and size.',
    bracket: `A custom bracket of ${BRACKET_CAPACITY} places.`,
    premium: `A premium listing of ${PREMIUM_CAPACITIES.join(' or ')} places, for verified or invited players; verified creators and staff make them.`,
  },
);
export const TournamentStatusEnum = graphqlEnum(
  'TournamentStatus',
  'Where a tournament stands in its life.',
  TOURNAMENT_STATUSES,
  {
    draft: `Seen by its organiser alone; ends when it is not announced within ${DRAFT_LIFE / DAY} days.`,
    announced: 'Its terms stand; registration has not opened yet.',
    registration: 'Players may enter while places are free, and wait while it is full: `entrants` is `capacity` then.',
    'check-in': 'Those who entered say that they are there; a place that becomes free goes to whoever waits.',
    running: 'It is played.',
    settling: 'Every match is decided; prizes are about to be paid.',
    completed: 'It is over, and the prizes are paid.',
    cancelled: 'It ended without a result, and everybody got everything back.',
  },
);
export const TournamentStageEnum = graphqlEnum(
  'TournamentStage',
  'Where a tournament stands for whoever looks for one. Lists have them in this order.',
  LIST_STAGES,
  {
    open: 'It takes entries, and has a place free.',
    coming: 'It is announced, full, or checks those in who have entered.',
    live: 'It is played, or decided and about to be paid.',
    completed: 'It is over, and the prizes are paid.',
  },
);
/** BG-21 */
export const TournamentFormatEnum = graphqlEnum('TournamentFormat', 'How a tournament is played.', FORMATS, {
  single: 'Single elimination: whoever loses a match is out.',
  double: 'Double elimination: whoever loses two matches is out.',
  robin: 'Round robin: everybody meets everybody once.',
  swiss: 'Swiss: in each round those meet who stand alike, and nobody is out.',
  groups: 'Groups, each a round robin, whose two best go on to a single elimination.',
});
export const SeedingEnum = graphqlEnum('Seeding', 'What the order of seeds comes from.', SEEDINGS, {
  rating: 'The rating in the game, the highest first; among equals whoever entered first.',
  hand: 'The organiser, with `seedTournament`.',
  drawn: 'A draw that everybody can check with `drawHash` and `drawKey`.',
});
export const TournamentPrivacyEnum = graphqlEnum(
  'TournamentPrivacy',
  'Who may see a tournament and enter it.',
  TOURNAMENT_PRIVACIES,
  { public: 'Listed, and seen by everybody.', code: 'Not listed; for those who know the entry code.' },
);
export const EntrantStatusEnum = graphqlEnum('EntrantStatus', 'Where somebody stands with it.', ENTRANT_STATUSES, {
  entered: 'Has a place; buy-in and fee are held.',
  waiting: 'Waits for a place; nothing is held.',
  here: 'Has checked in, and plays.',
  gone: 'Does not play: was not there at the start, or could not take the place that became free.',
});
export const MatchPartEnum = graphqlEnum('MatchPart', 'Which part of a tournament a match belongs to.', PARTS, {
  upper: 'The bracket of those who have not lost; of a single elimination every match but that for third place.',
  lower: 'Of a double elimination: the bracket of those who have lost once.',
  final: 'Of a double elimination: the winners of both brackets, once more where the one from the lower bracket wins.',
  third: 'The match for third place.',
  group: 'A match of a group, or of a round robin.',
  swiss: 'A match of a Swiss.',
});
export const MatchStateEnum = graphqlEnum('MatchState', 'How far a match is known.', MATCH_STATES, {
  open: 'It is not known yet who plays in it.',
  ready: 'Both players are known, and there is no result.',
  decided: 'There is a result, be it a bye.',
  empty: 'Nobody comes to it, as to a second final that is not needed.',
});
export const MatchEndingEnum = graphqlEnum('MatchEnding', 'How a match was decided.', ENDINGS, {
  played: 'By a score, as the players reported it or a decision set it.',
  forfeit: 'Won without a score: the other did not come, or a decision says so.',
  draw: 'Ended level; in tables only.',
  'both-out': 'Nobody won: neither came or reported, both are out of the tournament, or a decision says so.',
  bye: 'Won without an opponent.',
  walkover: 'Won because the opponent was sent out before it was played.',
});
export const MatchBasisEnum = graphqlEnum('MatchBasis', 'What the result of a match rests on.', MATCH_BASES, {
  agreement: 'Both players reported the same.',
  report: `One player reported it, and the other said nothing else within ${MATCH_CONTEST / MINUTE} minutes.`,
  absence: 'The server set it when time was up: somebody did not come, or neither reported.',
  decision: 'The organiser or staff set it.',
});
export const MeetingStatusEnum = graphqlEnum(
  'MeetingStatus',
  'How far the two of a match have come with playing it.',
  MEETING_STATUSES,
  {
    waiting: 'It is not their turn yet.',
    'check-in': `They are called, and each has ${MATCH_CHECK_IN / MINUTE} minutes to say so with \`checkInMatch\`.`,
    playing: 'Both are there, and nobody has reported.',
    reported: `One has reported, which stands after ${MATCH_CONTEST / MINUTE} minutes unless the other says otherwise.`,
    disputed: 'They have reported different results, and somebody else has to decide.',
    decided: 'There is a result, or nobody comes.',
  },
);
export const TieBreakEnum = graphqlEnum('TieBreak', 'What parts two lines of a table.', CRITERIA, {
  points: 'Points.',
  'head-to-head': 'Points against the others who are level, where all of them have met.',
  wins: 'Matches won.',
  'buchholz-cut-1': 'The points of all opponents but the one with the fewest.',
  buchholz: 'The points of all opponents.',
  'sonneborn-berger': 'The points of each opponent times the points won against that one.',
  'game-difference': 'Games won less games lost.',
});
export const TournamentDecisionEnum = graphqlEnum(
  'TournamentDecision',
  'What somebody has decided.',
  TOURNAMENT_DECISIONS,
  {
    ruled: 'The result of a match was set, or another one put in its place.',
    undone: 'The result of a match was taken back.',
    'sent-out': 'An entrant was sent out.',
    cancelled: 'The tournament was cancelled.',
    corrected: 'After the prizes were paid: results, places and prizes were put right.',
    announcement: 'Something was said to everybody who takes part.',
    'announcement-withdrawn': 'An announcement was taken back: by whoever had posted it, or by staff.',
    'prizes-held': 'Staff hold the prizes.',
    'prizes-released': 'Staff hold the prizes no longer.',
  },
);
