import { sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, index, check, primaryKey } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/**
 * A player's calendar, streak, experience and what missions have paid: one row, whose lock everything takes that opens a
 * day, counts a deed or claims a reward.
 */
export const missionPlayers = table(
  'mission_players',
  {
    userId: owner().primaryKey(),
    /** IANA name, as the player's browser said it last. */
    zone: text().notNull(),
    streakDays: int().notNull().default(0),
    /** Dates of the player's calendar; null before the first opened day. */
    streakSince: text(),
    lastDay: text(),
    lastDayAt: at().notNull().default(0),
    freezes: int().notNull().default(0),
    xp: int().notNull().default(0),
    /** What contests have brought in the day `xpDay` of the player. */
    xpDay: text().notNull().default(''),
    xpToday: int().notNull().default(0),
    credits: int().notNull().default(0),
    multiplierFactor: int().notNull().default(1),
    /** The first instant at which the factor holds no more. */
    multiplierUntil: at().notNull().default(0),
    /** In coins, in the UTC day `paidDay` (BC-15). */
    paidDay: text().notNull().default(''),
    paidCoins: int().notNull().default(0),
  },
  (t) => [
    // The cap of a day, once more.
    check('mission_players_paid', sql`${t.paidCoins} between 0 and 500`),
    check('mission_players_counts', sql`${t.xp} >= 0 and ${t.credits} >= 0 and ${t.freezes} between 0 and 2`),
  ],
);
export type MissionPlayer = typeof missionPlayers.$inferSelect;

/** How far a player is with a mission in a period; made by the first deed that counts. */
export const missionProgress = table(
  'mission_progress',
  {
    userId: owner(),
    /** The day of a daily mission, the Monday of a weekly one, the season of one of a season. */
    period: text().notNull(),
    mission: text().notNull(),
    progress: int().notNull(),
    completedAt: at(),
    claimedAt: at(),
    /** What the claim paid. */
    coins: int().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.period, t.mission] }),
    index('mission_progress_claimable')
      .on(t.userId, t.completedAt)
      .where(sql`${t.completedAt} is not null and ${t.claimedAt} is null`),
    check('mission_progress_claimed', sql`${t.claimedAt} is null or ${t.completedAt} is not null`),
  ],
);
export type MissionProgressRow = typeof missionProgress.$inferSelect;

/** What has been counted, so that it counts once; and what was made void, so that it counts no more. */
export const missionDeeds = table(
  'mission_deeds',
  {
    userId: owner(),
    /** What was done and where: `battle-joined:<battle>`. */
    deed: text().notNull(),
    /** The day of the player that it belongs to. */
    day: text().notNull(),
    at: at().notNull(),
    voidedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deed] }), index('mission_deeds_at').on(t.at)],
);

/** Milestones that a streak has brought (EN-44). */
export const streakMilestones = table(
  'streak_milestones',
  {
    userId: owner(),
    /** The first day of the streak. */
    since: text().notNull(),
    milestone: int().notNull(),
    /** The day on which it was reached. */
    day: text().notNull(),
    coins: int().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.since, t.milestone] })],
);
