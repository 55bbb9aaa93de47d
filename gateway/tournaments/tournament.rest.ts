import { GAME_TITLES } from '../../domain/shared/games.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { FORMAT_TITLES, TOURNAMENT_KINDS, poolOf } from '../../domain/tournaments/tournament.ts';
import type { Reader } from '../../db/client/database.ts';
import { listEntrants } from '../../db/tournaments/entrant.queries.ts';
import { listMatches } from '../../db/tournaments/match.queries.ts';
import { type TournamentView, listTournaments } from '../../db/tournaments/tournament.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { type RestCall, RestFile, type RestRoute } from '../kernel/route.ts';
import { calendarOf, matchesCsv, standingsCsv } from './export-tournament.ts';
import { findTournament, readBracketPage, readMatchPage, readStandings } from './read-tournament.ts';

/** The newest ones; older ones are reached through GraphQL pages. */
const TOURNAMENTS_MAX = 100;

/** EN-02: money as a decimal string, instants in ISO form. */
const fieldsOf = (view: TournamentView) => ({
  id: view.id,
  name: view.title,
  game: GAME_TITLES[view.game],
  type: FORMAT_TITLES[view.format],
  buyIn: decimalOf(view.buyInCents),
  prizePool: decimalOf(poolOf(view, view.entrants)),
  participants: view.entrants,
  capacity: view.capacity,
  status: view.status,
  startsAt: new Date(view.startsAt).toISOString(),
});

/** @throws Refused NOT_FOUND for what the caller may not see */
async function found(context: Context, reader: Reader, { params, query }: RestCall): Promise<TournamentView> {
  const view = await findTournament(reader, actorOf(context), params['id'] ?? '', query['code'] ?? null);
  if (!view) throw new Refused('NOT_FOUND');
  return view;
}

const CSV = 'text/csv; charset=utf-8';

export const tournamentRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/tournaments',
    access: 'own',
    scope: 'public',
    async answer({ deps }, { query }) {
      const kind = TOURNAMENT_KINDS.find((one) => one === (query['kind'] ?? 'tournament'));
      if (!kind) throw new Refused('BAD_INPUT', { field: 'kind' });
      const filter = { kind, text: '', game: null, format: null, statuses: null };
      return (await listTournaments(deps.db.read, filter, TOURNAMENTS_MAX, null)).map(fieldsOf);
    },
  },
  {
    method: 'GET',
    path: '/api/tournaments/:id',
    access: 'own',
    scope: 'public',
    answer: async (context, call) => fieldsOf(await found(context, context.deps.db.read, call)),
  },
  {
    method: 'GET',
    path: '/api/tournaments/:id/bracket',
    access: 'own',
    scope: 'public',
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => readBracketPage(reader, await found(context, reader, call))),
  },
  {
    method: 'GET',
    path: '/api/tournaments/:id/standings',
    access: 'own',
    scope: 'public',
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => readStandings(reader, await found(context, reader, call))),
  },
  {
    method: 'GET',
    path: '/api/tournaments/:id/standings.csv',
    access: 'own',
    scope: 'public',
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => {
        const view = await found(context, reader, call);
        const entrants = await listEntrants(reader, view.id);
        const file = standingsCsv(entrants, await readStandings(reader, view));
        return new RestFile(file, CSV, `gauntlet-standings-${view.id}.csv`);
      }),
  },
  {
    method: 'GET',
    path: '/api/tournaments/:id/matches.csv',
    access: 'own',
    scope: 'public',
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => {
        const view = await found(context, reader, call);
        const [entrants, matches] = [await listEntrants(reader, view.id), await listMatches(reader, view.id)];
        return new RestFile(matchesCsv(view, entrants, matches), CSV, `gauntlet-matches-${view.id}.csv`);
      }),
  },
  {
    method: 'GET',
    path: '/api/tournaments/:id/calendar.ics',
    access: 'own',
    answer: (context, call) =>
      context.deps.db.snapshot(async (reader) => {
        const { deps } = context;
        const view = await found(context, reader, call);
        const entrants = await listEntrants(reader, view.id);
        const seed = entrants.find(({ userId }) => userId === actorOf(context).userId)?.seed ?? null;
        const matches = seed === null ? [] : await listMatches(reader, view.id);
        const own = matches.filter(({ one, other }) => one === seed || other === seed);
        const file = calendarOf({ view, entrants, own, seed, publicUrl: deps.config.publicUrl, now: deps.now() });
        return new RestFile(file, 'text/calendar; charset=utf-8', `gauntlet-${view.id}.ics`);
      }),
  },
  {
    method: 'GET',
    path: '/api/tournaments/:id/matches/:match',
    access: 'own',
    async answer(context, call) {
      const view = await found(context, context.deps.db.read, call);
      const match = call.params['match'] ?? '';
      const page = /^\d{1,4}$/.test(match)
        ? await readMatchPage(context.deps, actorOf(context), view, Number(match))
        : null;
      if (!page) throw new Refused('NOT_FOUND');
      const { dispute: _, ...rest } = page;
      return rest;
    },
  },
];
