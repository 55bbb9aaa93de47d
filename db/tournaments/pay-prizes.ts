import { GAME_TITLES } from '../../domain/shared/games.ts';
import { awardPrizes } from '../../domain/tournaments/award-prizes.ts';
import type { Bracket } from '../../domain/tournaments/change-bracket.ts';
import { placeNumbers, placesOf } from '../../domain/tournaments/places.ts';
import { poolOf } from '../../domain/tournaments/tournament.ts';
import type { Tx } from '../client/database.ts';
import { putPrizes } from '../results/index.ts';
import { type StakeContext, payPool, refundStakes } from '../wallet/index.ts';
import { listEntrants, putStandings } from './entrant.queries.ts';
import { updateTournament } from './tournament.queries.ts';
import type { EntrantRow, TournamentRow } from './tournament.table.ts';

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

export interface Paid {
  readonly poolCents: number;
  readonly players: readonly string[];
  readonly prizes: readonly { readonly userId: string; readonly place: number; readonly cents: number }[];
}

/**
 * Pays the prizes of a tournament whose bracket is over, and completes it; the tournament is locked. Where nobody has a
 * place, all comes back.
 */
export async function payPrizes(tx: Tx, row: TournamentRow, bracket: Bracket, context: StakeContext): Promise<Paid> {
  const { at } = context;
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
  if (poolCents > 0) {
    const shares = prizes.map(({ userId, cents: parts }) => ({ userId, parts }));
    if (shares.length > 0) await payPool(tx, row.id, shares, context);
    else await refundStakes(tx, row.id, context);
    if (shares.length > 0) await countPrizes(tx, row, standings, at);
  }
  await putStandings(tx, standings);
  await updateTournament(tx, row.id, { status: 'completed', dueAt: null, endedAt: at });
  return { poolCents, players: standings.map(({ userId }) => userId), prizes };
}
