import { GAME_TITLES } from '../../domain/shared/games.ts';
import { awardPrizes } from '../../domain/tournaments/award-prizes.ts';
import type { Bracket } from '../../domain/tournaments/change-bracket.ts';
import type { TeamTold } from '../../domain/tournaments/tournament-events.ts';
import { placeNumbers, placesOf } from '../../domain/tournaments/places.ts';
import { type LineupSeat, partsOf } from '../../domain/tournaments/lineup.ts';
import { type SeatedTeam, teamFigures } from '../../domain/tournaments/team-figures.ts';
import { poolOf } from '../../domain/tournaments/tournament.ts';
import type { Tx } from '../client/database.ts';
import { putPrizes } from '../results/index.ts';
import { type StakeContext, payPool, refundStakes } from '../wallet/index.ts';
import { listEntrants, putStandings } from './entrant.queries.ts';
import { readSeats } from './lineup.queries.ts';
import { updateTournament } from './tournament.queries.ts';
import type { EntrantRow, TournamentRow } from './tournament.table.ts';

type Standing = Pick<EntrantRow, 'userId' | 'teamId' | 'seed' | 'place' | 'prizeCents'>;
type SeatsOf = (entrantId: string) => readonly LineupSeat[];

/** What the prizes of entrants bring each who plays for them. */
export const sharesOf = (standings: readonly Standing[], seatsOf: SeatsOf) =>
  standings.flatMap(({ userId, place, prizeCents }) => {
    const seats = seatsOf(userId);
    const parts = partsOf(
      prizeCents,
      seats.map((seat) => seat.userId),
    );
    return seats.map((seat, n) => ({
      userId: seat.userId,
      place,
      paidCents: seat.stakeCents + seat.feeCents,
      prizeCents: parts[n]?.cents ?? 0,
    }));
  });

/** The teams of a bracket. */
export const seatedTeams = (standings: readonly Pick<Standing, 'userId' | 'teamId' | 'seed'>[], seatsOf: SeatsOf) =>
  standings.flatMap(({ userId, teamId, seed }): SeatedTeam[] =>
    teamId === null || seed === null ? [] : [{ teamId, seed, seats: seatsOf(userId) }],
  );

/** Keeps what a paid tournament brought each of its players, as their earnings (EN-33). */
export function countPrizes(
  tx: Tx,
  { id: subjectId, game, title }: TournamentRow,
  standings: readonly Standing[],
  seatsOf: SeatsOf,
  at: number,
): Promise<void> {
  const subject = { kind: 'tournament', subjectId, game, gameTitle: GAME_TITLES[game], title, at } as const;
  return putPrizes(tx, subject, sharesOf(standings, seatsOf));
}

/** Nothing is due or held any more. */
const OVER = { dueAt: null, heldUntil: null, holdReason: null } as const;

export interface Paid {
  readonly poolCents: number;
  /** All who played, for a team too. */
  readonly players: readonly string[];
  readonly prizes: readonly { readonly userId: string; readonly place: number; readonly cents: number }[];
  /** What it adds to the figures of teams; none where players entered. */
  readonly teams: readonly TeamTold[];
}

/**
 * Pays the prizes of a tournament whose bracket is over, and completes it; the tournament is locked. Where nobody has a
 * place, all comes back.
 */
export async function payPrizes(tx: Tx, row: TournamentRow, bracket: Bracket, context: StakeContext): Promise<Paid> {
  const { at } = context;
  const places = placeNumbers(placesOf(bracket.graph, bracket.folded));
  const cents = awardPrizes(row, bracket);
  const standings = (await listEntrants(tx, row.id)).flatMap((entrant) => {
    const { seed, tournamentId, userId, teamId, status, enteredAt } = entrant;
    if (seed === null || status !== 'here') return [];
    const place = places.get(seed) ?? null;
    return [{ tournamentId, userId, teamId, status, enteredAt, seed, place, prizeCents: cents.get(seed) ?? 0 }];
  });
  const seatsOf = await readSeats(tx, row);
  const prizes = sharesOf(standings, seatsOf)
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
    if (shares.length > 0) await countPrizes(tx, row, standings, seatsOf, at);
  }
  await putStandings(tx, standings);
  await updateTournament(tx, row.id, { ...OVER, status: 'completed', endedAt: at });
  const players = standings.flatMap(({ userId }) => seatsOf(userId).map((seat) => seat.userId));
  const teams = teamFigures(row, seatedTeams(standings, seatsOf), null, bracket);
  return { poolCents, players, prizes, teams };
}
