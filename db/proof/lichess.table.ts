import { sql } from 'drizzle-orm';
import { LICHESS_DOUBTS, LICHESS_ENDS } from '../../domain/proof/lichess.ts';
import { SEATS } from '../../domain/proof/cross-check.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, uniqueIndex } = kit;

/** The game on Lichess of a chess battle that has started, and what Lichess said of it. */
export const lichessGames = table(
  'lichess_games',
  {
    battleId: text()
      .primaryKey()
      .references(() => battles.id),
    /** The accounts that may play it, as they were linked at the start; null some time after, or once a player has left. */
    creatorAccount: text(),
    opponentAccount: text(),
    white: oneOf(SEATS).notNull(),
    /** Null until Lichess has made it. */
    gameId: text(),
    startedAt: at().notNull(),
    /** When Lichess is asked next; null when it is asked no more. */
    askAt: at(),
    /** Calls in a row that came to nothing. */
    failures: int().notNull(),
    /** Why its last word was left to people. */
    doubt: oneOf(LICHESS_DOUBTS),
    /** Lichess's own word for how the game stands or ended; null before the game. */
    status: text(),
    /** Null until the game has ended. */
    says: oneOf(LICHESS_ENDS),
    /** The answer that ended it as it came, for some time, and its SHA-256 in hex. */
    answer: text(),
    sha256: text(),
    endedAt: at(),
  },
  (t) => [
    uniqueIndex('lichess_games_game')
      .on(t.gameId)
      .where(sql`${t.gameId} is not null`),
    index('lichess_games_ask')
      .on(t.askAt)
      .where(sql`${t.askAt} is not null`),
    index('lichess_games_named')
      .on(t.startedAt)
      .where(sql`${t.creatorAccount} is not null or ${t.opponentAccount} is not null`),
  ],
);
export type LichessGameRow = typeof lichessGames.$inferSelect;

/** Whose turn it is to call a service that takes one call at a time from all gateways together. */
export const serviceTurns = table('service_turns', {
  id: oneOf(['lichess']).primaryKey(),
  /** Nobody calls before this instant. */
  until: at().notNull(),
});
