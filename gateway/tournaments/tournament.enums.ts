import { ENDINGS, MATCH_STATES } from '../../domain/tournaments/fold.ts';
import { PARTS } from '../../domain/tournaments/graph.ts';
import { MEETING_STATUSES } from '../../domain/tournaments/match-life.ts';
import { CRITERIA } from '../../domain/tournaments/standings.ts';
import {
  ENTRANT_STATUSES,
  FORMATS,
  SEEDINGS,
  TOURNAMENT_KINDS,
  TOURNAMENT_PRIVACIES,
  TOURNAMENT_STATUSES,
} from '../../domain/tournaments/tournament.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const TournamentKindEnum = graphqlEnum(
  'TournamentKind',
  'Which list a tournament stands in (BG-20, BG-21).',
  TOURNAMENT_KINDS,
);
export const TournamentStatusEnum = graphqlEnum(
  'TournamentStatus',
  'Where a tournament stands in its life.',
  TOURNAMENT_STATUSES,
);
export const TournamentFormatEnum = graphqlEnum('TournamentFormat', 'How a tournament is played (BG-21).', FORMATS);
export const SeedingEnum = graphqlEnum('Seeding', 'What the order of seeds comes from.', SEEDINGS);
export const TournamentPrivacyEnum = graphqlEnum(
  'TournamentPrivacy',
  'Who may see a tournament and enter it.',
  TOURNAMENT_PRIVACIES,
);
export const EntrantStatusEnum = graphqlEnum('EntrantStatus', 'Where somebody stands with it.', ENTRANT_STATUSES);
export const MatchPartEnum = graphqlEnum('MatchPart', 'Which part of a tournament a match belongs to.', PARTS);
export const MatchStateEnum = graphqlEnum('MatchState', 'How far a match is known.', MATCH_STATES);
export const MatchEndingEnum = graphqlEnum('MatchEnding', 'How a match was decided.', ENDINGS);
export const MeetingStatusEnum = graphqlEnum(
  'MeetingStatus',
  'How far the two of a match have come with playing it.',
  MEETING_STATUSES,
);
export const TieBreakEnum = graphqlEnum('TieBreak', 'What parts two lines of a table.', CRITERIA);
export const TournamentDecisionEnum = graphqlEnum('TournamentDecision', 'What somebody has decided.', [
  'ruled',
  'undone',
  'sent-out',
  'cancelled',
]);
