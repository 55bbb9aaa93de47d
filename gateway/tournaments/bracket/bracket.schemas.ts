import { z } from 'zod';
import { ENDINGS, MATCH_STATES } from '../../../domain/tournaments/fold.ts';
import { PARTS } from '../../../domain/tournaments/graph.ts';
import { MATCH_BASES } from '../../../domain/tournaments/match-basis.ts';
import { MEETING_STATUSES } from '../../../domain/tournaments/match-life.ts';
import { CRITERIA } from '../../../domain/tournaments/standings.ts';
import { ENTRANT_STATUSES, TOURNAMENT_DECISIONS } from '../../../domain/tournaments/tournament.ts';
import { Cents, Milliseconds } from '../../kernel/http/rest-schemas.ts';

const Seed = z.int();
const Picture = z.string().nullable().describe('Where the picture is.');

const Entrant = z
  .strictObject({
    tournamentId: z.string(),
    id: z.string().describe('Of the player; of a team its captain’s.'),
    username: z.string().describe('Of the player, or the name of the team.'),
    avatarUrl: Picture,
    teamId: z.string().nullable().describe('Of the team that entered; null for a player.'),
    players: z.array(z.string()).describe('Names of who plays for the team; empty for a player.'),
    status: z.enum(ENTRANT_STATUSES),
    enteredAt: Milliseconds,
    seed: Seed.nullable().describe('From 0, from the start on.'),
    rating: z.int().nullable().describe('In the game; null for whoever was not rated yet.'),
    place: z.int().nullable().describe('At the end.'),
    prizeCents: Cents,
  })
  .meta({ id: 'TournamentEntrant' });

const BracketMatch = z
  .strictObject({
    match: z.int().describe('Its place in the bracket.'),
    slots: z.array(Seed).length(2).describe('Two seeds; -1 nobody, -2 not known yet.'),
    state: z.enum(MATCH_STATES),
    winner: Seed.describe('-1 nobody, -2 not decided.'),
    how: z.enum(ENDINGS).nullable().describe('How it ended.'),
    games: z.array(z.int()).length(2).describe('Won, in the order of the slots.'),
    status: z.enum(MEETING_STATUSES),
    dueAt: Milliseconds.nullable().describe('When the server acts by itself.'),
    attempt: z.int().describe('Which meeting it is.'),
  })
  .meta({ id: 'BracketMatch' });

export const Bracket = z.strictObject({
  version: z.int(),
  entrants: z.array(Entrant).describe('In the order of seeds.'),
  matches: z.array(BracketMatch),
});

const Line = z.strictObject({
  entrant: Seed,
  place: z.int().describe('From 1; shared by those whom no tie-break parts.'),
  points: z.int(),
  wins: z.int(),
  played: z.int(),
  games: z.int().describe('Won less lost.'),
  decidedBy: z.enum(CRITERIA).nullable().describe('What parts it from the line above; null where they share.'),
  figures: z
    .array(z.int())
    .length(2)
    .nullable()
    .describe('Its figure by what parts it, and that of the line above; null where they share.'),
});

export const Standings = z.strictObject({
  isOver: z.boolean().describe('Whether every match is decided.'),
  tables: z
    .array(z.strictObject({ lines: z.array(Line) }))
    .describe('One for each group, one for a Swiss or round robin, none for a bracket.'),
  places: z.array(
    z.strictObject({
      entrant: Seed,
      place: z.int().describe('From 1; shared by equals.'),
      prizeCents: Cents.describe('The prize if it ended now; from the end on what was paid.'),
    }),
  ),
});

export const Match = z.strictObject({
  id: z.string().describe('Of the match: that of the tournament, a colon, and its place in the graph.'),
  tournamentId: z.string(),
  tournamentTitle: z.string(),
  row: BracketMatch,
  part: z.enum(PARTS),
  round: z.int(),
  bestOf: z.int(),
  players: z
    .array(z.strictObject({ id: z.string(), username: z.string(), avatarUrl: Picture }))
    .describe('In the order of the slots, as far as they are known.'),
  here: z.array(z.boolean()).length(2).describe('Which of the two have said that they are there.'),
  words: z
    .array(
      z.strictObject({
        playerId: z.string(),
        games: z.array(z.int()).length(2).describe('Won, in the order of the slots.'),
        recordingUrl: z.string().describe('Empty where none was needed.'),
        at: Milliseconds,
      }),
    )
    .describe('What they said; for the two, the organiser and staff, for all once decided.'),
  basis: z.enum(MATCH_BASES).nullable().describe('What the result rests on; null where it follows from another match.'),
  decidedAt: Milliseconds.nullable().describe('When its result was set.'),
  ruling: z
    .strictObject({
      what: z.enum(TOURNAMENT_DECISIONS),
      by: z.strictObject({ id: z.string(), username: z.string(), avatarUrl: Picture }),
      reason: z.string(),
      at: Milliseconds,
    })
    .nullable()
    .describe('What was decided last over its result, by whom and why; null where nothing was.'),
  viewerSide: z.int().min(0).max(1).nullable().describe('Your slot; null for onlookers.'),
  canRule: z.boolean().describe('Whether you may decide it.'),
  contestId: z
    .string()
    .nullable()
    .describe('The contest that you may dispute, because its organiser ruled it against you; null otherwise.'),
});
