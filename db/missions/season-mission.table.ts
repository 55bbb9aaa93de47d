import { sql } from 'drizzle-orm';
import { SEASON_GOALS, SEASON_MISSION_STATES, SEASON_REWARD_TYPES } from '../../domain/missions/season-missions.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, check, primaryKey } = kit;

/** What staff have set for a season, drafts and removed ones too. */
export const seasonMissions = table(
  'season_missions',
  {
    id: text().primaryKey(),
    /** Sets are prepared before their season is stored. */
    season: text().notNull(),
    goal: oneOf(SEASON_GOALS).notNull(),
    target: int().notNull(),
    title: text().notNull(),
    rewardType: oneOf(SEASON_REWARD_TYPES).notNull(),
    rewardAmount: int().notNull(),
    /** Smaller ones stand first. */
    place: int().notNull(),
    state: oneOf(SEASON_MISSION_STATES).notNull(),
    /** Null of one that was never published. */
    publishedAt: at(),
    /** Grows with each change: whoever read an older one changes nothing unseen. */
    version: int().notNull(),
  },
  (t) => [
    index('season_missions_set').on(t.season, t.place),
    check('season_missions_amounts', sql`${t.target} > 0 and ${t.rewardAmount} > 0`),
    check('season_missions_published', sql`${t.state} <> 'published' or ${t.publishedAt} is not null`),
  ],
);
export type SeasonMissionRow = typeof seasonMissions.$inferSelect;

/** What a player did in a day towards each goal, for the preview of new missions. Under the lock of the player's row. */
export const missionTallies = table(
  'mission_tallies',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    /** A date of the player's calendar. */
    day: text().notNull(),
    goal: oneOf(SEASON_GOALS).notNull(),
    amount: int().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.goal] }),
    index('mission_tallies_day').on(t.day),
    check('mission_tallies_amount', sql`${t.amount} >= 0`),
  ],
);
