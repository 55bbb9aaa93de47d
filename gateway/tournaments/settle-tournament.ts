import { playersIn } from '../../domain/shared/events.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { awardPrizes } from '../../domain/tournaments/award-prizes.ts';
import { readBracket } from '../../domain/tournaments/change-bracket.ts';
import { buildGraph } from '../../domain/tournaments/graph.ts';
import { placeNumbers, placesOf } from '../../domain/tournaments/places.ts';
import { planOf, poolOf } from '../../domain/tournaments/tournament.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { putPrizes } from '../../db/results/index.ts';
import { listEntrants, putStandings } from '../../db/tournaments/entrant.queries.ts';
import { readFacts } from '../../db/tournaments/match.queries.ts';
import { updateTournament } from '../../db/tournaments/tournament.queries.ts';
import type { EntrantRow, TournamentRow } from '../../db/tournaments/tournament.table.ts';
import { type StakeContext, payPool, refundStakes } from '../../db/wallet/index.ts';
import { toldOf } from './tell-tournament.ts';

/** Keeps what a paid tournament brought each of its players, as their earnings (EN-33). */
export function countPrizes(
  tx: Tx,
  { id: subjectId, game, title, buyInCents, feeCents }: TournamentRow,
  standings: readonly Pick<EntrantRow, 'userId' | 'place' | 'prizeCents'>[],
  at: number,
): Promise<void> {
  const subject = { kind: 'tournament', subjectId, game, gameTitle: GAME_TITLES[game], title, at } as const;
  const paidCents = buyInCents + feeCents;
  const shares = standings.map(({ userId, place, prizeCents }) => ({ userId, place, paidCents, prizeCents }));
  return putPrizes(tx, subject, shares);
}

/** Ends a tournament that is decided, and pays its prizes; the tournament is locked. Where nobody has a place, all comes back. */
export async function settleTournament(tx: Tx, row: TournamentRow, context: StakeContext): Promise<void> {
  const { at } = context;
  const bracket = readBracket(buildGraph(planOf(row, row.field ?? 0)), [...(await readFacts(tx, row.id)).keys()]);
  const places = placeNumbers(placesOf(bracket.graph, bracket.folded));
  const cents = awardPrizes(row, bracket);
  const standings = (await listEntrants(tx, row.id)).flatMap(({ seed, tournamentId, userId, status, enteredAt }) => {
    if (seed === null || status !== 'here') return [];
    const place = places.get(seed) ?? null;
    return [{ tournamentId, userId, status, enteredAt, seed, place, prizeCents: cents.get(seed) ?? 0 }];
  });
  const prizes = standings
    .filter(({ prizeCents }) => prizeCents > 0)
    .map(({ userId, place, prizeCents }) => ({ userId, place: place ?? 0, cents: prizeCents }));
  const poolCents = poolOf(row, bracket.graph.plan.entrants);
  const paidCents = prizes.reduce((sum, { cents: prize }) => sum + prize, 0);
  if (prizes.length > 0 && paidCents !== poolCents)
    throw new Error(`${row.id} would pay ${paidCents} of a pool of ${poolCents}`);
  if (row.buyInCents > 0) {
    const shares = prizes.map(({ userId, cents: parts }) => ({ userId, parts }));
    if (shares.length > 0) await payPool(tx, row.id, shares, context);
    else await refundStakes(tx, row.id, context);
    if (shares.length > 0) await countPrizes(tx, row, standings, at);
  }
  await putStandings(tx, standings);
  const over = { status: 'completed', dueAt: null, endedAt: at } as const;
  await updateTournament(tx, row.id, over);
  await appendEvent(tx, {
    type: 'tournament.completed',
    entity: 'tournament',
    entityId: row.id,
    concerns: playersIn(row.organiserId, ...standings.map(({ userId }) => userId)),
    data: { ...toldOf({ ...row, ...over }, context), poolCents, prizes },
    at,
  });
}
