import { Refused } from '../../domain/shared/refusals.ts';
import type { Reader } from '../../db/client/database.ts';
import { type BetView, listBets, listHeld, readBet } from '../../db/markets/bet.queries.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { versus } from '../../domain/markets/market.ts';
import type { Bet, HeldBet } from './market.types.ts';

const toBet = ({ bet, contestId, game, marketState, firstName, secondName }: BetView): Bet => ({
  ...bet,
  isHeld: bet.heldAt !== null && bet.endedAt === null,
  contestId,
  // As they are called now: whoever has closed the account is called nothing that says who it was.
  title: versus(firstName, secondName),
  game,
  marketState,
  playerName: bet.side === 0 ? firstName : secondName,
});

/** A player's bets, newest first. @throws Refused BAD_INPUT */
export async function readBets(reader: Reader, userId: string, { first, after }: PageArgs): Promise<Connection<Bet>> {
  const limit = pageSize(first);
  const rows = await listBets(reader, userId, limit + 1, decodeCursor(after));
  return toConnection(rows, { first: limit, after }, ({ bet }) => [bet.placedAt, bet.id], toBet);
}

/** A bet of the player's own. @throws Refused NOT_FOUND */
export async function requireBet(reader: Reader, userId: string, id: string): Promise<Bet> {
  const view = await readBet(reader, userId, id);
  if (!view) throw new Refused('NOT_FOUND');
  return toBet(view);
}

/** So many wins that wait for staff are shown at once. */
const HELD_MAX = 100;

/** Wins that wait for staff, the longest first. */
export async function readHeldBets(reader: Reader): Promise<HeldBet[]> {
  const rows = await listHeld(reader, HELD_MAX);
  return rows.flatMap(({ bet, contestId, firstName, secondName, username }) =>
    bet.heldAt === null
      ? []
      : {
          ...bet,
          contestId,
          title: versus(firstName, secondName),
          playerName: bet.side === 0 ? firstName : secondName,
          username,
          heldAt: bet.heldAt,
        },
  );
}
