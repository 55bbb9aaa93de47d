import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { users } from '../accounts/user.table.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, index, primaryKey } = kit;

/** What a settled battle meant for one player (EN-05). */
export const outcomes = table(
  'outcomes',
  {
    battleId: text()
      .notNull()
      .references(() => battles.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    game: oneOf(BATTLE_GAMES).notNull(),
    won: bool().notNull(),
    /** The stake won, or minus the stake lost; the fee is apart. */
    amountCents: int().notNull(),
    feeCents: int().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.battleId, t.userId] }), index('outcomes_user').on(t.userId, t.at, t.battleId)],
);
export type OutcomeRow = typeof outcomes.$inferSelect;

/** The running figures of `domain/results/stats.ts`, moved in the settling transaction. */
export const playerStats = table('player_stats', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  battles: int().notNull(),
  wins: int().notNull(),
  stakedCents: int().notNull(),
  streak: int().notNull(),
  bestStreak: int().notNull(),
});

/** A player's record in one game, kept up by the events of settled battles. */
export const gameRecords = table(
  'game_records',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    game: oneOf(BATTLE_GAMES).notNull(),
    battles: int().notNull(),
    wins: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.game] })],
);
