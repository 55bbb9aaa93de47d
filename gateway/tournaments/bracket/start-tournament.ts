import { startBracket } from '../../../domain/tournaments/change-bracket.ts';
import { buildGraph } from '../../../domain/tournaments/graph.ts';
import { planOf, poolOf } from '../../../domain/tournaments/tournament.ts';
import type { Tx } from '../../../db/client/database.ts';
import { drawSeeds } from '../../../db/tournaments/draw-seeds.ts';
import { type EntrantView, listEntrants, listUsersIn, putStandings } from '../../../db/tournaments/entrant.queries.ts';
import { putChange } from '../../../db/tournaments/match.queries.ts';
import { readSeats } from '../../../db/tournaments/lineup.queries.ts';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { StakeContext } from '../../../db/wallet/index.ts';
import { listBonds } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';
import { compareOrigins } from '../../wallet/index.ts';
import { refundSeats } from '../entry/enter-tournament.ts';
import { tellAll } from '../talk/tell-tournament.ts';

/** In the order of seeds; whoever entered earlier goes before an equal. */
function seeded(row: TournamentRow, entrants: readonly EntrantView[]): readonly EntrantView[] {
  switch (row.seeding) {
    case 'rating':
      return entrants.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.enteredAt - b.enteredAt);
    case 'hand':
      // They come in the order that the organiser has set, the others behind it.
      return entrants;
    case 'drawn':
      return drawSeeds(row, entrants);
  }
}

/**
 * Begins a tournament, which is locked, with those who are there: who is not gets everything back, the bracket is drawn
 * and its first matches are called.
 */
export async function startTournament(deps: Deps, tx: Tx, row: TournamentRow, context: StakeContext): Promise<void> {
  const { at, newId } = context;
  const entrants = await listEntrants(tx, row.id);
  // With those who were gone before: a seed is of whoever plays, and of nobody else.
  const absent = entrants.filter(({ status }) => status !== 'here').toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const field = seeded(
    row,
    entrants.filter(({ status }) => status === 'here'),
  );
  const seatsOf = await readSeats(tx, row);
  const left = absent.filter(({ status }) => status === 'entered');
  await refundSeats(
    tx,
    row,
    left.flatMap(({ userId }) => seatsOf(userId)),
    context,
  );
  await putStandings(tx, [
    ...absent.map((entrant) => rowOf(entrant, { status: 'gone', seed: null })),
    ...field.map((entrant, seed) => rowOf(entrant, { status: 'here', seed })),
  ]);
  const change = startBracket(buildGraph(planOf(row, field.length)));
  const rows = change.bracket.graph.matches.map((_, match) => match);
  await putChange(
    tx,
    { ...change, rows, met: new Set(rows) },
    { tournamentId: row.id, at, byId: null, newId, decisionId: row.id, stored: new Map(), own: new Map() },
  );
  const begun = { status: 'running', dueAt: null, startedAt: at, field: field.length, entrants: field.length } as const;
  await updateTournament(tx, row.id, { ...begun, version: row.version + 1 });
  await tellAll(tx, { ...row, ...begun }, 'tournament.started', context);
  if (poolOf(row, field.length) === 0) return;
  const players = (await listUsersIn(tx, row.id)).filter((id) => id !== row.organiserId);
  const bonds = await listBonds(deps, tx, [row.organiserId, ...players], at);
  await compareOrigins(tx, [[row.organiserId], players], at, bonds);
}

const rowOf = (
  { tournamentId, userId, teamId, enteredAt, place, prizeCents }: EntrantView,
  change: Pick<EntrantView, 'status' | 'seed'>,
) => ({ tournamentId, userId, teamId, enteredAt, place, prizeCents, ...change });
