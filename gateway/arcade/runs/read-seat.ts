import { seatsOf } from '../../../domain/arcade/contests.ts';
import { GAMES, type ArcadeMode, type InputClass, isGameId } from '../../../domain/arcade/games.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { listInvites } from '../../../db/arcade/contest.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import { hiddenFrom } from '../../../db/friends/index.ts';
import type { ArcadeInvite, ArcadeSeat } from '../arcade-contest.types.ts';
import { playerAmong } from './read-run.ts';
import { findSeats } from './take-seat.ts';

export interface SeatQuestion {
  readonly game: string;
  readonly mode: ArcadeMode;
  readonly currency: Currency;
  readonly entry: number;
  readonly inputClass: InputClass;
}

/** The contest that an entry would get a seat in now; null where it would open one. Another may be quicker. */
export async function readSeat(
  reader: Reader,
  userId: string,
  { game, mode, currency, entry, inputClass }: SeatQuestion,
  now: number,
): Promise<ArcadeSeat | null> {
  if (!isGameId(game) || seatsOf(mode, currency) === 1) return null;
  const { version } = GAMES[game];
  const [seat] = await findSeats(reader, { game, version, mode, currency, entry, inputClass }, userId, now);
  if (!seat || seat.dueAt === null) return null;
  return { taken: seat.taken, seats: seat.seats, dueAt: seat.dueAt };
}

/** More than so many offers at a time nobody answers. */
const INVITES_MAX = 20;

/** Battles that are offered to a player alone, the newest first; none of whoever is blocked. */
export async function readInvites(reader: Reader, userId: string, now: number): Promise<ArcadeInvite[]> {
  const rows = await listInvites(reader, userId, now, INVITES_MAX);
  const players = await readUsers(
    reader,
    rows.map(({ run }) => run.userId),
  );
  const hidden = rows.length > 0 ? await hiddenFrom(reader, userId) : new Set<string>();
  return rows.flatMap(({ contest: { id, game, version, currency, entry, fee, dueAt }, run }) =>
    dueAt === null || hidden.has(run.userId)
      ? []
      : [{ contestId: id, game, version, currency, entry, fee, from: playerAmong(players, run.userId), dueAt }],
  );
}
