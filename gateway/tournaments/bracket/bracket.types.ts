import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ENDINGS, MATCH_STATES } from '../../../domain/tournaments/fold.ts';
import type { Part } from '../../../domain/tournaments/graph.ts';
import type { MEETING_STATUSES } from '../../../domain/tournaments/match-life.ts';
import type { MatchBasis } from '../../../domain/tournaments/match-basis.ts';
import { CAPACITY_MAX } from '../../../domain/tournaments/tournament.ts';
import { RULING_REASON_MAX } from '../../../domain/tournaments/tournaments.schemas.ts';
import type { Criterion } from '../../../domain/tournaments/standings.ts';
import type { LogRow } from '../../../db/tournaments/tournament.table.ts';
import { Player, loadPlayer } from '../../accounts/index.ts';
import { Dispute } from '../../disputes/index.ts';
import { Beside } from '../../schema/beside.ts';
import { Access } from '../../schema/access.ts';
import { Node } from '../../schema/node.ts';
import { Scope } from '../../schema/scope.ts';
import { Listed } from '../../schema/listed.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import {
  MatchBasisEnum,
  MatchEndingEnum,
  MatchPartEnum,
  MatchStateEnum,
  MeetingStatusEnum,
  TieBreakEnum,
  TournamentDecisionEnum,
} from '../tournament.enums.ts';
import { TournamentEntrant } from '../entry/entrant.types.ts';

/** Of a double elimination of the largest field. */
export const MATCHES_MAX = 2 * CAPACITY_MAX;

/** What a decision may carry. */
export const MARK_WORDS =
  'As in `TournamentOutlook.mark`: MATCH_CHANGED where the decision would come to something else by now.';

/** Tables of a tournament, as its cost counts them. */
const TABLES = 4;

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'A match as it stands in the bracket.' })
export class BracketMatch {
  @Field(() => Int, { description: 'Its place in the graph, which follows from format and field.' })
  match!: number;

  @Field(() => [Int], { description: 'Two seeds; −1 nobody, −2 not known yet.' })
  slots!: readonly number[];

  @Field(() => MatchStateEnum, { description: 'How far it is known.' })
  state!: (typeof MATCH_STATES)[number];

  @Field(() => Int, { description: 'A seed; −1 nobody, −2 not decided.' })
  winner!: number;

  @Field(() => MatchEndingEnum, {
    nullable: true,
    description: 'How it was decided; null before, and where nobody comes to it.',
  })
  how!: (typeof ENDINGS)[number] | null;

  @Field(() => [Int], { description: 'Games won, in the order of the slots; both 0 where none were played.' })
  games!: readonly number[];

  @Field(() => MeetingStatusEnum, { description: 'How far its two players have come with playing it.' })
  status!: (typeof MEETING_STATUSES)[number];

  @Field(() => Instant, { nullable: true, description: 'When the server acts by itself; null where no clock runs.' })
  dueAt!: number | null;

  @Field(() => Int, { description: 'Which meeting it is; what is said of an earlier one is refused.' })
  attempt!: number;
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'All matches of a tournament and who plays in them, as of one moment.' })
export class TournamentBracket {
  @Field(() => Int, { description: 'Counts the changes of the bracket: the higher one is the newer.' })
  version!: number;

  @Field(() => [TournamentEntrant], { description: 'In the order of seeds.' })
  @Listed(CAPACITY_MAX)
  entrants!: readonly TournamentEntrant[];

  @Field(() => [BracketMatch], {
    description: 'In the order of `BracketMatch.match`: each stands behind those that decide who plays in it.',
  })
  @Listed(MATCHES_MAX)
  matches!: readonly BracketMatch[];
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'A line of a table, best first.' })
export class TournamentLine {
  @Field(() => Int, { description: 'A seed.' })
  entrant!: number;

  @Field(() => Int, { description: 'From 1; shared by those whom no tie-break parts.' })
  place!: number;

  @Field(() => Int, { description: 'Two for a win, a bye among them, and one for a draw.' })
  points!: number;

  @Field(() => Int, { description: 'Matches won, byes among them.' })
  wins!: number;

  @Field(() => Int, { description: 'Decided matches against somebody, also where one of the two did not come.' })
  played!: number;

  @Field(() => Int, { description: 'Games won less games lost.' })
  games!: number;

  @Field(() => TieBreakEnum, {
    nullable: true,
    description: 'What parts it from the line above; null where they share.',
  })
  decidedBy!: Criterion | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Its figure by what parts it, and that of the line above; null where they share.',
  })
  figures!: readonly number[] | null;
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'The table of a group, of a Swiss or of a round robin.' })
export class TournamentTable {
  // All tables together have a line for each entrant.
  @Field(() => [TournamentLine], { description: 'Best first.' })
  @Listed(CAPACITY_MAX / TABLES)
  lines!: readonly TournamentLine[];
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'How somebody stands in the whole of a tournament, and what that brings.' })
export class TournamentPlace {
  @Field(() => Int, { description: 'A seed.' })
  entrant!: number;

  @Field(() => Int, { description: 'From 1; shared by equals.' })
  place!: number;

  @Field(() => Cents, { description: 'The prize if it ended now; from the end on what was paid.' })
  prizeCents!: number;
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'Tables and places as they stand.' })
export class TournamentStandings {
  @Field(() => Boolean, { description: 'Whether every match is decided.' })
  isOver!: boolean;

  @Field(() => [TournamentTable], {
    description: 'One for each group, one for a Swiss or round robin, none for a bracket.',
  })
  @Listed(TABLES)
  tables!: readonly TournamentTable[];

  @Field(() => [TournamentPlace], { description: 'Best first, without cheats; empty before the start.' })
  @Listed(CAPACITY_MAX)
  places!: readonly TournamentPlace[];
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'What one player has said of a match.' })
export class PlayerReport {
  @Field(() => ID, { description: 'The player who said it.' })
  playerId!: string;

  @Beside('playerId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `playerId`.' })
  player?: Player;

  @Field(() => [Int], { description: 'Games won, in the order of the slots.' })
  games!: readonly number[];

  @Field(() => String, { description: 'The stream or recording that shows it; empty where none was needed.' })
  recordingUrl!: string;

  @Field(() => Instant, { description: 'When it was said.' })
  at!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'What the organiser or our staff have decided over the result of a match.' })
export class MatchRuling {
  @Field(() => TournamentDecisionEnum, {
    description: 'That a result was set, taken back, or put right after the end.',
  })
  what!: LogRow['what'];

  @Field(() => Player, { description: 'Who decided.' })
  by!: Player;

  @Field(() => String, { description: 'Why, in their words.' })
  reason!: string;

  @Field(() => Instant, { description: 'When it was decided.' })
  at!: number;
}

@Scope('public')
@Access('anyone')
@ObjectType({ implements: Node, description: 'A match with its meeting, as its page shows it.' })
export class TournamentMatch {
  @Field(() => ID, { description: 'Of its tournament and its number there, which stands after a colon.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the tournament.' })
  tournamentId!: string;

  @Field(() => String, { description: 'What the organiser calls the tournament.' })
  tournamentTitle!: string;

  @Field(() => BracketMatch, { description: 'The match as it stands in the bracket.' })
  row!: BracketMatch;

  @Field(() => MatchPartEnum, { description: 'Which part of the tournament it belongs to.' })
  part!: Part;

  @Field(() => Int, { description: 'From 1 within its part.' })
  round!: number;

  @Field(() => Int, { description: 'Games at most: 1, 3 or 5; whoever has won more than half of them wins.' })
  bestOf!: number;

  @Field(() => [Player], {
    description: 'In the order of the slots, as far as they are known; to visitors as entrants are.',
  })
  @Listed(2)
  players!: readonly Player[];

  @Field(() => [Boolean], { description: 'Which of the two have said that they are there.' })
  here!: readonly boolean[];

  @Field(() => [PlayerReport], {
    description:
      'What they said; for the two, the organiser and staff, for all members once decided. Empty for visitors.',
  })
  @Listed(2)
  words!: readonly PlayerReport[];

  @Field(() => MatchBasisEnum, {
    nullable: true,
    description: 'What the result rests on; null before there is one, and where it follows from another match.',
  })
  basis!: MatchBasis | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When its result was set; null before, and where it follows from another match.',
  })
  decidedAt!: number | null;

  @Field(() => MatchRuling, {
    nullable: true,
    description:
      'That its result was decided, or was taken back and there is none since; null otherwise, and for visitors and keys.',
  })
  ruling!: MatchRuling | null;

  @Field(() => Int, { nullable: true, description: 'The caller’s slot; null for onlookers, visitors and keys.' })
  viewerSide!: 0 | 1 | null;

  @Field(() => Boolean, { description: 'Whether the caller may decide it; false for keys.' })
  canRule!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'The contest that the caller, who did not win the match, may dispute now, because its organiser ruled it; null otherwise.',
  })
  contestId!: string | null;

  @Scope('closed')
  @Field(() => Dispute, {
    nullable: true,
    description: 'Of this meeting; for the two and staff, null for everybody else and without one.',
  })
  dispute!: Dispute | null;
}

@InputType({ description: 'A player’s report on the own match.' })
export class MatchReportFields {
  @Field(() => ID, { description: 'The id of the tournament.' })
  tournamentId!: string;

  @Field(() => Int, { description: 'The match, as in `BracketMatch.match`.' })
  match!: number;

  @Field(() => Int, {
    description: 'The meeting that is meant, as in `BracketMatch.attempt`; any other one is refused.',
  })
  attempt!: number;

  @Field(() => [Int], { description: 'Games won, in the order of the slots.' })
  games!: number[];

  @Field(() => String, {
    defaultValue: '',
    description:
      'A web link to the stream or recording that shows it; may be empty where the other has won, or has said the same.',
  })
  recordingUrl!: string;
}

@InputType({ description: 'A decision over a match.' })
export class MatchRulingFields {
  @Field(() => ID, { description: 'The id of the tournament.' })
  tournamentId!: string;

  @Field(() => Int, { description: 'The match, as in `BracketMatch.match`.' })
  match!: number;

  @Field(() => ID, { nullable: true, description: 'The player who won; null where nobody did.' })
  winnerId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Of a table: ended level. Only without a winner.' })
  isDraw!: boolean;

  @Field(() => [Int], {
    nullable: true,
    description: 'Games won, in the order of the slots; null where it was not played.',
  })
  games?: number[] | null;

  @Field(() => String, { description: `What both players read: 1 to ${RULING_REASON_MAX} characters.` })
  reason!: string;

  @Field(() => String, { nullable: true, description: MARK_WORDS })
  mark?: string | null;
}
