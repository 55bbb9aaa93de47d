import { sql } from 'drizzle-orm';
import { REGIONS } from '../../domain/shared/regions.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { battles } from '../battles/battle.table.ts';

const { table, text, oneOf, int, at, bool, index, check, primaryKey } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/**
 * What a player has won in a span, by game and region; kept up by the events of settled battles. `span` is `2026-W47`,
 * `2026-11` or `alltime`; `game` is a game's id or `overall`; `region` is a region or `global`.
 */
export const leaders = table(
  'leaders',
  {
    span: text().notNull(),
    game: text().notNull(),
    region: text().notNull(),
    userId: person(),
    /** Won less lost, fees included: what the board is sorted by. */
    earningsCents: int().notNull(),
    battles: int().notNull(),
    wins: int().notNull(),
    /** False while the account is banned or closed: the figures stay, the place is gone. */
    isListed: bool().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.span, t.game, t.region, t.userId] }),
    index('leaders_rank').on(t.span, t.game, t.region, t.isListed, t.earningsCents, t.userId),
    index('leaders_user').on(t.userId),
  ],
);

/** A player's skill in a game (openskill), in millionths: the library's numbers are fractions. */
export const ratings = table(
  'ratings',
  {
    userId: person(),
    game: text().notNull(),
    muMicro: int().notNull(),
    sigmaMicro: int().notNull(),
    /** What is shown. */
    rating: int().notNull(),
    /** Those that were rated, matches of tournaments among them. */
    battles: int().notNull(),
    /** The matches of tournaments among them, which open no market. */
    matches: int().notNull().default(0),
    updatedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.game] })],
);

/**
 * The tournaments that counted, a row for each player: what it came to on the boards, and the rating afterwards. Also the
 * mark that they have counted; a correction goes by what stands here.
 */
export const countedTournaments = table(
  'counted_tournaments',
  {
    tournamentId: text().notNull(),
    userId: person(),
    game: text().notNull(),
    /** On whose boards it counted beside the global ones: where the player was at home then. */
    region: oneOf(REGIONS),
    /** Rated ones. */
    matches: int().notNull(),
    wins: int().notNull(),
    /** The prize less buy-in and fee. */
    earningsCents: int().notNull(),
    /** Null where no match was rated. */
    rating: int(),
    /** When it ended. */
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.userId] }),
    index('counted_tournaments_user').on(t.userId, t.at, t.tournamentId),
    check('counted_tournaments_wins', sql`${t.wins} between 0 and ${t.matches}`),
  ],
);
export type CountedRow = typeof countedTournaments.$inferSelect;

/** The battles that counted, a row for each player: what the rating was afterwards. Also the mark that they have counted. */
export const ratingHistory = table(
  'rating_history',
  {
    userId: person(),
    game: text().notNull(),
    battleId: text()
      .notNull()
      .references(() => battles.id),
    rating: int().notNull(),
    /** On whose boards the battle counted beside the global ones: where the player was at home then. */
    region: oneOf(REGIONS),
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.battleId] }),
    index('rating_history_game').on(t.userId, t.game, t.at),
    index('rating_history_battle').on(t.battleId),
  ],
);
