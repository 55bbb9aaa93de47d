import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { battles } from '../battles/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup } from '../client/sql.ts';
import { type LichessGameRow, lichessGames, serviceTurns } from './lichess.table.ts';
import { gameAccounts } from './proof.table.ts';

const { placeholder } = sql;

/** The Lichess account of a player; undefined without one. */
export async function readLichessAccount(reader: Reader, userId: string) {
  const [row] = await reader
    .select()
    .from(gameAccounts)
    .where(and(eq(gameAccounts.userId, userId), eq(gameAccounts.platform, 'lichess')));
  return row;
}

/** Links an account in place of an earlier one; false when another player has it. */
export async function putLichessAccount(tx: Tx, userId: string, accountId: string, linkedAt: number): Promise<boolean> {
  await deleteLichessAccount(tx, userId);
  const rows = await tx
    .insert(gameAccounts)
    .values({ userId, platform: 'lichess', accountId, linkedAt })
    .onConflictDoNothing()
    .returning({ userId: gameAccounts.userId });
  return rows.length > 0;
}

/** Answers whether there was one. */
export async function deleteLichessAccount(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(gameAccounts)
    .where(and(eq(gameAccounts.userId, userId), eq(gameAccounts.platform, 'lichess')))
    .returning({ userId: gameAccounts.userId });
  return rows.length > 0;
}

// With the condition of the indexes of battles that hold money: few, however many a player has played.
const boundBy = (reader: Reader, seat: typeof battles.creatorId | typeof battles.opponentId) =>
  reader
    .select({ id: battles.id })
    .from(battles)
    .where(
      and(
        eq(seat, placeholder('userId')),
        sql`${battles.status} in ('waiting', 'active', 'disputed')`,
        eq(battles.game, 'chess'),
      ),
    );

const chessHeld = lookup((reader) =>
  boundBy(reader, battles.creatorId)
    .unionAll(boundBy(reader, battles.opponentId))
    .limit(1)
    .prepare('chess_battles_held'),
);

/** Whether a player has a stake in a chess battle that is not over. */
export const isBoundByChess = async (reader: Reader, userId: string): Promise<boolean> =>
  (await chessHeld(reader, { userId })).length > 0;

/** Notes that a battle needs its game; once more does nothing. */
export async function addLichessGame(
  tx: Tx,
  game: Pick<LichessGameRow, 'battleId' | 'creatorAccount' | 'opponentAccount' | 'white' | 'startedAt'>,
): Promise<void> {
  const nothing = { gameId: null, doubt: null, status: null, says: null, answer: null, sha256: null, endedAt: null };
  await tx
    .insert(lichessGames)
    .values({ ...game, ...nothing, askAt: game.startedAt, failures: 0 })
    .onConflictDoNothing();
}

const gameOf = lookup((reader) =>
  reader
    .select()
    .from(lichessGames)
    .where(eq(lichessGames.battleId, placeholder('battleId')))
    .prepare('lichess_game_of_battle'),
);

export async function readLichessGame(reader: Reader, battleId: string): Promise<LichessGameRow | undefined> {
  const [row] = await gameOf(reader, { battleId });
  return row;
}

const gamesDue = lookup((reader) =>
  reader
    .select()
    .from(lichessGames)
    .where(and(isNotNull(lichessGames.askAt), lte(lichessGames.askAt, placeholder('now'))))
    .orderBy(asc(lichessGames.askAt), asc(lichessGames.battleId))
    .limit(placeholder('limit'))
    .prepare('lichess_games_due'),
);

/** The games that Lichess is to be asked for, those that wait longest first. */
export const listDueGames = (reader: Reader, now: number, limit: number): Promise<LichessGameRow[]> =>
  gamesDue(reader, { now, limit });

/** Changes what is known of a game; its battle is locked. */
export async function changeLichessGame(
  tx: Tx,
  battleId: string,
  change: Partial<Omit<LichessGameRow, 'battleId'>>,
): Promise<void> {
  await tx.update(lichessGames).set(change).where(eq(lichessGames.battleId, battleId));
}

/** Keeps the game that Lichess has made; false where there is one already. */
export async function keepMadeGame(tx: Tx, battleId: string, gameId: string, askAt: number): Promise<boolean> {
  const rows = await tx
    .update(lichessGames)
    .set({ gameId, askAt, failures: 0, doubt: null })
    .where(and(eq(lichessGames.battleId, battleId), isNull(lichessGames.gameId)))
    .returning({ battleId: lichessGames.battleId });
  return rows.length > 0;
}

/** Takes the turn until an instant, for one gateway of all; false while somebody has it, or while nobody may call. */
export async function takeTurn(tx: Tx, now: number, until: number): Promise<boolean> {
  const rows = await tx
    .insert(serviceTurns)
    .values({ id: 'lichess', until })
    .onConflictDoUpdate({
      target: serviceTurns.id,
      set: { until: excluded(serviceTurns.until) },
      setWhere: lte(serviceTurns.until, now),
    })
    .returning({ id: serviceTurns.id });
  return rows.length > 0;
}

/** Gives a turn that was taken until `until` back: the next call may be made at `next`. */
export async function passTurn(tx: Tx, until: number, next: number): Promise<void> {
  await tx
    .update(serviceTurns)
    .set({ until: next })
    .where(and(eq(serviceTurns.id, 'lichess'), eq(serviceTurns.until, until)));
}

const gamesAt = (reader: Reader, seat: 'creator' | 'opponent', userId: string) =>
  reader
    .select({
      battleId: lichessGames.battleId,
      gameId: lichessGames.gameId,
      account: seat === 'creator' ? lichessGames.creatorAccount : lichessGames.opponentAccount,
      white: lichessGames.white,
      startedAt: lichessGames.startedAt,
      status: lichessGames.status,
      says: lichessGames.says,
      sha256: lichessGames.sha256,
    })
    .from(battles)
    .innerJoin(lichessGames, eq(lichessGames.battleId, battles.id))
    .where(eq(seat === 'creator' ? battles.creatorId : battles.opponentId, userId))
    .orderBy(desc(battles.createdAt), desc(battles.id));

/** The games of the battles of a player, for the player’s archive: first those that the player opened. */
export const listGamesOf = async (reader: Reader, userId: string) => [
  ...(await gamesAt(reader, 'creator', userId)),
  ...(await gamesAt(reader, 'opponent', userId)),
];

const NAMELESS = { answer: null, gameId: null, askAt: null } as const;

/** Forgets a player's account in the games of the own battles, and whatever leads to it; what they said stays. */
export async function forgetLichessOf(tx: Tx, userId: string): Promise<void> {
  for (const seat of [battles.creatorId, battles.opponentId])
    await tx
      .update(lichessGames)
      .set({ ...NAMELESS, creatorAccount: null, opponentAccount: null })
      .where(sql`${lichessGames.battleId} in (select ${battles.id} from ${battles} where ${seat} = ${userId})`);
}

/** The same for games of battles that began long ago. */
export async function forgetOldGames(tx: Tx, until: number): Promise<void> {
  await tx
    .update(lichessGames)
    .set({ ...NAMELESS, creatorAccount: null, opponentAccount: null })
    .where(
      and(
        lte(lichessGames.startedAt, until),
        sql`(${lichessGames.creatorAccount} is not null or ${lichessGames.opponentAccount} is not null)`,
      ),
    );
}

/** Whom Lichess names as the winner of some battles; those of which it names nobody are left out. */
export const listLichessWinners = async (reader: Reader, battleIds: readonly string[]) => {
  const rows = await reader
    .select({ battleId: lichessGames.battleId, winner: lichessGames.says })
    .from(lichessGames)
    .where(inArray(lichessGames.battleId, [...battleIds]));
  return rows.flatMap(({ battleId, winner }) =>
    winner === 'creator' || winner === 'opponent' ? [{ battleId, winner }] : [],
  );
};
