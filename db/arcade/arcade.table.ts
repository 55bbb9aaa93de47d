import { sql } from 'drizzle-orm';
import { ARCADE_MODES, GAME_IDS, INPUT_CLASSES } from '../../domain/arcade/games.ts';
import type { RunSign } from '../../domain/arcade/signs.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { arcadeBrackets } from './bracket.table.ts';

const { table, text, oneOf, int, at, bool, bytes, json, index, uniqueIndex, check, primaryKey } = kit;

const player = () =>
  text()
    .notNull()
    .references(() => users.id);

/** What is played on one course, by one player or by several: the rules, the terms, and how it ended. */
export const arcadeContests = table(
  'arcade_contests',
  {
    id: text().primaryKey(),
    game: oneOf(GAME_IDS).notNull(),
    version: int().notNull(),
    mode: oneOf(ARCADE_MODES).notNull(),
    currency: oneOf(CURRENCIES).notNull(),
    /** In the smallest unit of the currency; 0 in practice. */
    entry: int().notNull(),
    fee: int().notNull(),
    /** The score that counted as reached when it was opened. */
    target: int().notNull(),
    /** Hex, as the secret. */
    commitment: text().notNull(),
    /** The last of the course, once it is over: until then only the key outside of the database tells it. */
    lastSecret: text(),
    /** How many can enter, and how many have. */
    seats: int().notNull(),
    taken: int().notNull(),
    state: oneOf(['open', 'settled', 'void']).notNull(),
    createdAt: at().notNull(),
    /** When it is decided at the latest, or staff have looked at it; null of those for one player, and of what is over. */
    dueAt: at(),
    endedAt: at(),
    /** For whom alone the second seat is; null where it is drawn. */
    invitedId: text().references(() => users.id),
    /** Since when its money waits for a look of staff; null where it does not. */
    heldAt: at(),
    /** Of a pair of a bracket, which holds its money: the round and the pair of it, from 0. Null in all others. */
    bracketId: text().references(() => arcadeBrackets.id),
    round: int(),
    pair: int(),
    /** Who goes on from a pair that is decided; null where nobody does. */
    advancedId: text().references(() => users.id),
    /** When both begin a battle that they play live; null where each begins by itself. */
    startsAt: at(),
  },
  (t) => [
    index('arcade_contests_bracket')
      .on(t.bracketId)
      .where(sql`${t.bracketId} is not null`),
    index('arcade_contests_seats')
      .on(t.game, t.mode, t.currency, t.entry, t.createdAt, t.id)
      .where(sql`${t.state} = 'open' and ${t.seats} > 1`),
    // What staff see: those that hold money by themselves.
    index('arcade_contests_paid')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} = 'open' and ${t.entry} > 0`),
    // The boards of the past, day by day.
    index('arcade_contests_daily')
      .on(t.game, t.createdAt)
      .where(sql`${t.mode} = 'daily'`),
    index('arcade_contests_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'open' and ${t.seats} > 1`),
    index('arcade_contests_invited')
      .on(t.invitedId, t.createdAt, t.id)
      .where(sql`${t.state} = 'open' and ${t.invitedId} is not null`),
    check('arcade_contests_seats', sql`${t.taken} between 0 and ${t.seats}`),
    check('arcade_contests_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check('arcade_contests_secret', sql`${t.state} = 'settled' or ${t.lastSecret} is null`),
  ],
);
export type ArcadeContest = typeof arcadeContests.$inferSelect;

/** A stored run that a run of free mode is measured by, as it was when the ticket was given out. */
export interface StoredRival {
  readonly runId: string;
  readonly ratingMicro: number;
  readonly score: number;
  readonly tieBreak: number;
}

/** One player's run in a contest, from the ticket to what it brought. */
export const arcadeRuns = table(
  'arcade_runs',
  {
    id: text().primaryKey(),
    contestId: text()
      .notNull()
      .references(() => arcadeContests.id),
    userId: player(),
    game: oneOf(GAME_IDS).notNull(),
    mode: oneOf(ARCADE_MODES).notNull(),
    inputClass: oneOf(INPUT_CLASSES).notNull(),
    state: oneOf(['entered', 'begun', 'ended', 'refused', 'void']).notNull(),
    enteredAt: at().notNull(),
    /** The UTC day that it belongs to, `YYYY-MM-DD`. */
    day: text().notNull(),
    startedAt: at(),
    /** When its player last said to be ready to play a battle live; null before that. */
    readyAt: at(),
    /** When the server ends it by itself; null once it is over. */
    dueAt: at(),
    endedAt: at(),
    /** The last receipt, in hex; the first before any stage has come. */
    receipt: text().notNull(),
    /** Of free mode; empty in all others. */
    rivals: json<readonly StoredRival[]>().notNull(),
    score: int(),
    tieBreak: int(),
    digest: text(),
    /** Rivals beaten in free mode; null in all others. */
    beaten: int(),
    /** In a contest of several; null where it does not count. */
    place: int(),
    isWon: bool().notNull(),
    /** In the smallest unit of the currency. */
    paid: int().notNull(),
    /** In millionths; null where it moved nothing. */
    ratingBeforeMicro: int(),
    ratingAfterMicro: int(),
    /** What staff should look at before money is paid for it; null where there is nothing. */
    signs: json<readonly RunSign[]>(),
  },
  (t) => [
    uniqueIndex('arcade_runs_contest').on(t.contestId, t.userId),
    // One open ticket a player.
    uniqueIndex('arcade_runs_open')
      .on(t.userId)
      .where(sql`${t.state} in ('entered', 'begun')`),
    // The board of a day, best first.
    index('arcade_runs_board')
      .on(t.contestId, t.score, t.tieBreak)
      .where(sql`${t.mode} = 'daily' and ${t.state} = 'ended'`),
    index('arcade_runs_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('arcade_runs_playing')
      .on(t.game)
      .where(sql`${t.state} = 'begun'`),
    index('arcade_runs_entries')
      .on(t.enteredAt, t.game)
      .where(sql`${t.mode} <> 'practice'`),
    index('arcade_runs_player').on(t.userId, t.enteredAt, t.id),
    index('arcade_runs_rated')
      .on(t.userId, t.game, t.endedAt)
      .where(sql`${t.ratingAfterMicro} is not null`),
    index('arcade_runs_won')
      .on(t.userId, t.endedAt)
      .where(sql`${t.isWon} and ${t.mode} in ('skill', 'battle')`),
    check('arcade_runs_due', sql`(${t.state} in ('entered', 'begun')) = (${t.dueAt} is not null)`),
    check('arcade_runs_score', sql`(${t.state} = 'ended') = (${t.score} is not null)`),
  ],
);
export type ArcadeRunRow = typeof arcadeRuns.$inferSelect;

/** One row for each kind of contest: whoever looks for a seat in one locks it, so that two that come at once meet. */
export const arcadeTurns = table(
  'arcade_turns',
  {
    game: oneOf(GAME_IDS).notNull(),
    mode: oneOf(ARCADE_MODES).notNull(),
    currency: oneOf(CURRENCIES).notNull(),
    entry: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.mode, t.currency, t.entry] })],
);

/** The inputs of a stage as they were handed in. Neither they nor their receipt change. */
export const arcadeStages = table(
  'arcade_stages',
  {
    runId: text()
      .notNull()
      .references(() => arcadeRuns.id),
    stage: int().notNull(),
    bytes: bytes().notNull(),
    receivedAt: at().notNull(),
    /** Hex. */
    receipt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.stage] })],
);
export type ArcadeStage = typeof arcadeStages.$inferSelect;

/** How a player stands in a game, and the newest run that counted, by which others are measured in free mode. */
export const arcadeRatings = table(
  'arcade_ratings',
  {
    userId: player(),
    game: oneOf(GAME_IDS).notNull(),
    /** In millionths: the steps are fractions. */
    ratingMicro: int().notNull(),
    /** Runs that moved the rating. */
    ratedRuns: int().notNull(),
    /** Runs that counted, and those that were won; practice is in none. */
    runs: int().notNull(),
    wins: int().notNull(),
    /** Of all runs that were played again, practice too. */
    bestScore: int().notNull(),
    /** The newest run that counted; null before the first. */
    runId: text().references(() => arcadeRuns.id),
    runVersion: int(),
    /** The rating when it was played. */
    runRatingMicro: int(),
    runScore: int(),
    runTieBreak: int(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.game] }),
    // The best of a game; with as many rated runs as `RATED_RUNS_TO_LEAD`.
    index('arcade_ratings_board')
      .on(t.game, t.ratingMicro, t.userId)
      .where(sql`${t.ratedRuns} >= 10`),
    index('arcade_ratings_rivals')
      .on(t.game, t.runVersion, t.runRatingMicro)
      .where(sql`${t.runId} is not null`),
  ],
);
export type ArcadeRating = typeof arcadeRatings.$inferSelect;

/** What a player has done in free mode in a UTC day. */
export const arcadeDays = table(
  'arcade_days',
  {
    userId: player(),
    day: text().notNull(),
    freeRuns: int().notNull(),
    /** What they have paid less their entries, in coins; an entry counts from the ticket on. */
    netCoins: int().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index('arcade_days_day').on(t.day),
    // The caps, once more.
    check('arcade_days_caps', sql`${t.freeRuns} between 0 and 10 and ${t.netCoins} <= 200`),
  ],
);
