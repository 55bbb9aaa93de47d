import { z } from 'zod';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { FORMAT_TITLES, TOURNAMENT_KINDS, TOURNAMENT_STATUSES, poolOf } from '../../domain/tournaments/tournament.ts';
import type { Reader } from '../../db/client/database.ts';
import { listEntrants } from '../../db/tournaments/entrant.queries.ts';
import { readEntry } from '../../db/tournaments/lineup.queries.ts';
import { listMatches } from '../../db/tournaments/match.queries.ts';
import { type TournamentView, listTournaments } from '../../db/tournaments/tournament.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { CSV, InstantText, Money } from '../kernel/http/rest-schemas.ts';
import { type RestCall, RestFile, type RestRoute, route } from '../kernel/http/route.ts';
import { Bracket, Match, Standings } from './bracket/bracket.schemas.ts';
import { calendarOf, matchesCsv, standingsCsv } from './export-tournament.ts';
import { findTournament, readBracketPage, readMatchPage, readStandings } from './read-tournament.ts';

/** The newest ones; older ones are reached through GraphQL pages. */
const TOURNAMENTS_MAX = 100;

const Listed = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    game: z.enum(Object.values(GAME_TITLES)),
    type: z.enum(Object.values(FORMAT_TITLES)),
    buyIn: Money,
    prizePool: Money.describe('By those who have entered so far, with what the organiser has added.'),
    guaranteed: Money.describe('Of the prize pool, what the organiser has added; in escrow once it is announced.'),
    participants: z.int(),
    teamSize: z.int().nullable().describe('How many play for an entrant that is a team; null where players enter.'),
    capacity: z.int(),
    status: z.enum(TOURNAMENT_STATUSES),
    startsAt: InstantText,
  })
  .meta({ id: 'Tournament' });

const CALENDAR = 'text/calendar; charset=utf-8';

const PARAMS = { id: 'The id of the tournament.' } as const;
/** What a tournament for those who know a code is asked for with. */
const Code = z.object({ code: z.string().optional().describe('The entry code, of one that is not public.') });

/** EN-02: money as a decimal string, instants in ISO form. */
const fieldsOf = (view: TournamentView) => ({
  id: view.id,
  name: view.title,
  game: GAME_TITLES[view.game],
  type: FORMAT_TITLES[view.format],
  buyIn: decimalOf(view.buyInCents),
  prizePool: decimalOf(poolOf(view, view.entrants)),
  guaranteed: decimalOf(view.guaranteeCents),
  participants: view.entrants,
  teamSize: view.teamSize,
  capacity: view.capacity,
  status: view.status,
  startsAt: new Date(view.startsAt).toISOString(),
});

/** @throws Refused NOT_FOUND for what the caller may not see */
async function found(
  context: Context,
  reader: Reader,
  { params, query }: RestCall<'id', z.output<typeof Code>>,
): Promise<TournamentView> {
  const view = await findTournament(reader, actorOf(context), params.id, query.code ?? null);
  if (!view) throw new Refused('NOT_FOUND');
  return view;
}

export const tournamentRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/api/tournaments',
    operation: 'listTournaments',
    summary: 'Tournaments of one kind',
    description: `The first ${TOURNAMENTS_MAX}: those that can be entered, then those to come, those that run and those that are over, of each the newest first. Further ones are reached over GraphQL.`,
    access: 'own',
    scope: 'public',
    query: z.object({ kind: z.enum(TOURNAMENT_KINDS).default('tournament') }),
    answers: z.array(Listed),
    refusals: [],
    async answer({ deps }, { query }) {
      const filter = { kind: query.kind, text: '', game: null, format: null, statuses: null, stage: null };
      return (await listTournaments(deps.db.read, filter, TOURNAMENTS_MAX, null)).map(fieldsOf);
    },
  }),
  route({
    method: 'GET',
    path: '/api/tournaments/:id',
    operation: 'readTournament',
    summary: 'A tournament',
    params: PARAMS,
    access: 'own',
    scope: 'public',
    query: Code,
    answers: Listed,
    refusals: [],
    answer: async (context, call) => fieldsOf(await found(context, context.deps.db.read, call)),
  }),
  route({
    method: 'GET',
    path: '/api/tournaments/:id/bracket',
    operation: 'readBracket',
    summary: 'All matches of a tournament and who plays in them',
    params: PARAMS,
    access: 'own',
    scope: 'public',
    query: Code,
    answers: Bracket,
    refusals: [],
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) =>
        readBracketPage(reader, actorOf(context), await found(context, reader, call)),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/tournaments/:id/standings',
    operation: 'readStandings',
    summary: 'Tables and places of a tournament as they stand',
    params: PARAMS,
    access: 'own',
    scope: 'public',
    query: Code,
    answers: Standings,
    refusals: [],
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => readStandings(reader, await found(context, reader, call))),
  }),
  route({
    method: 'GET',
    path: '/api/tournaments/:id/standings.csv',
    operation: 'downloadStandings',
    summary: 'The places of a tournament as CSV',
    params: PARAMS,
    access: 'own',
    scope: 'public',
    query: Code,
    answers: { file: [CSV] },
    refusals: [],
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => {
        const view = await found(context, reader, call);
        const entrants = await listEntrants(reader, view.id);
        const file = standingsCsv(view, entrants, await readStandings(reader, view));
        return new RestFile(file, CSV, `gauntlet-standings-${view.id}.csv`);
      }),
  }),
  route({
    method: 'GET',
    path: '/api/tournaments/:id/matches.csv',
    operation: 'downloadMatches',
    summary: 'The matches of a tournament as CSV',
    params: PARAMS,
    access: 'own',
    scope: 'public',
    query: Code,
    answers: { file: [CSV] },
    refusals: [],
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => {
        const view = await found(context, reader, call);
        const [entrants, matches] = [await listEntrants(reader, view.id), await listMatches(reader, view.id)];
        return new RestFile(matchesCsv(view, entrants, matches), CSV, `gauntlet-matches-${view.id}.csv`);
      }),
  }),
  route({
    method: 'GET',
    path: '/api/tournaments/:id/calendar.ics',
    operation: 'downloadCalendar',
    summary: 'The dates of a tournament, with your matches, for a calendar',
    params: PARAMS,
    access: 'own',
    query: Code,
    answers: { file: [CALENDAR] },
    refusals: [],
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => {
        const { deps } = context;
        const view = await found(context, reader, call);
        const entrants = await listEntrants(reader, view.id);
        const seed = (await readEntry(reader, view.id, actorOf(context).userId))?.seed ?? null;
        const matches = seed === null ? [] : await listMatches(reader, view.id);
        const own = matches.filter(({ one, other }) => one === seed || other === seed);
        const file = calendarOf({ view, entrants, own, seed, publicUrl: deps.config.publicUrl, now: deps.now() });
        return new RestFile(file, CALENDAR, `gauntlet-${view.id}.ics`);
      }),
  }),
  route({
    method: 'GET',
    path: '/api/tournaments/:id/matches/:match',
    operation: 'readMatch',
    summary: 'A match with what was said of it',
    description: 'A key is answered as an onlooker is, also that of one of the two.',
    params: { ...PARAMS, match: 'Its place in the bracket, from 0.' },
    access: 'own',
    scope: 'public',
    query: Code,
    answers: Match,
    refusals: [],
    async answer(context, call) {
      const view = await found(context, context.deps.db.read, call);
      const match = call.params.match;
      const page = /^\d{1,4}$/.test(match)
        ? await readMatchPage(context.deps, actorOf(context), view, Number(match))
        : null;
      if (!page) throw new Refused('NOT_FOUND');
      const { dispute: _, ...rest } = page;
      return rest;
    },
  }),
];
