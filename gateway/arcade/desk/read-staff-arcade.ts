import { readUsers } from '../../../db/accounts/index.ts';
import { listRunningBrackets, readBracketSeats, readHeldBrackets } from '../../../db/arcade/bracket.queries.ts';
import { listPaidContests, readSeated } from '../../../db/arcade/contest.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import type { StaffArcadeContest } from './staff-arcade.types.ts';

type Row = Omit<StaffArcadeContest, 'players' | 'held'> & {
  /** What each player has paid, with the fee. */
  readonly paid: number;
};

const newestFirst = (one: Row, other: Row): number => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** What holds entries and is not over: contests, and brackets, whose pairs hold nothing. @throws Refused BAD_INPUT */
export async function readStaffArcade(
  reader: Reader,
  { first, after }: PageArgs,
): Promise<Connection<StaffArcadeContest>> {
  const limit = pageSize(first);
  const past = decodeCursor(after);
  const contests = await listPaidContests(reader, limit + 1, past);
  const brackets = await listRunningBrackets(reader, limit + 1, past);
  const waiting = await readHeldBrackets(reader, idsOf(brackets));
  const rows: Row[] = [
    ...contests.map(({ id, game, mode, currency, entry, fee, seats, heldAt, createdAt, dueAt }) => {
      return { id, game, mode, currency, paid: entry + fee, seats, isHeld: heldAt !== null, createdAt, dueAt };
    }),
    ...brackets.map(({ id, game, currency, entry, fee, size, createdAt, dueAt }) => {
      const terms = { mode: 'bracket', paid: entry + fee, seats: size, isHeld: waiting.has(id) } as const;
      return { id, game, currency, createdAt, dueAt, ...terms };
    }),
  ]
    .toSorted(newestFirst)
    .slice(0, limit + 1);
  const seated = [
    ...(await readSeated(reader, idsOf(contests))).map(({ contestId, userId }) => ({ id: contestId, userId })),
    ...(await readBracketSeats(reader, idsOf(brackets))).map(({ bracketId, userId }) => ({ id: bracketId, userId })),
  ];
  const users = await readUsers(
    reader,
    seated.map(({ userId }) => userId),
  );
  const playersOf = (id: string): string[] =>
    seated
      .flatMap((seat) => (seat.id === id ? [users.get(seat.userId)?.username ?? ''] : []))
      .toSorted((one, other) => one.localeCompare(other));
  return toConnection(
    rows,
    { first: limit, after },
    ({ createdAt, id }) => [createdAt, id],
    ({ paid, ...row }) => {
      const players = playersOf(row.id);
      return { ...row, players, held: players.length * paid };
    },
  );
}
