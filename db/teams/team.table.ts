import { sql } from 'drizzle-orm';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import type { Rounds } from '../../domain/teams/team-battle.ts';
import {
  MEMBERSHIP_ASKS,
  TEAM_BATTLE_STATUSES,
  TEAM_OFFER_STATUSES,
  TEAM_PAYERS,
  TEAM_ROLES,
} from '../../domain/teams/team.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, json, index, uniqueIndex, check, primaryKey } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

export const teams = table(
  'teams',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** What makes the name unique; of a disbanded team something that no name is. */
    nameKey: text().notNull(),
    /** The name as a search compares it; null until the next start has filled it in. */
    searchKey: text(),
    description: text().notNull(),
    /** The uploaded logo; without it one is drawn from the id. */
    logoId: text(),
    /** Seen by the captain only (RO-06). */
    inviteCode: text().notNull(),
    createdAt: at().notNull(),
    /** When its last member left. */
    disbandedAt: at(),
    wins: int().notNull().default(0),
    losses: int().notNull().default(0),
    /** Won less lost, fees included. */
    earningsCents: int().notNull().default(0),
  },
  (t) => [
    uniqueIndex('teams_name_key').on(t.nameKey),
    uniqueIndex('teams_invite_code').on(t.inviteCode),
    index('teams_rank').on(t.earningsCents, t.id),
    index('teams_logo').on(t.logoId),
    index('teams_search_due')
      .on(t.createdAt, t.id)
      .where(sql`${t.searchKey} is null`),
  ],
);
export type TeamRow = Omit<typeof teams.$inferSelect, 'searchKey'>;

/** A player is in one team at most, and a team has one captain. */
export const teamMembers = table(
  'team_members',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id),
    userId: person(),
    role: oneOf(TEAM_ROLES).notNull(),
    joinedAt: at().notNull(),
    wins: int().notNull().default(0),
    losses: int().notNull().default(0),
    earningsCents: int().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.userId] }),
    uniqueIndex('team_members_user').on(t.userId),
    uniqueIndex('team_members_captain')
      .on(t.teamId)
      .where(sql`${t.role} = 'captain'`),
  ],
);
export type TeamMemberRow = typeof teamMembers.$inferSelect;

/** An open question of membership; the row goes when it is answered. */
export const teamAsks = table(
  'team_asks',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id),
    userId: person(),
    ask: oneOf(MEMBERSHIP_ASKS).notNull(),
    at: at().notNull(),
  },
  (t) => [
    uniqueIndex('team_asks_pair').on(t.teamId, t.userId),
    index('team_asks_team').on(t.teamId, t.ask, t.at),
    index('team_asks_user').on(t.userId, t.ask, t.at),
  ],
);
export type TeamAskRow = typeof teamAsks.$inferSelect;

export const teamOffers = table(
  'team_offers',
  {
    id: text().primaryKey(),
    fromTeamId: text()
      .notNull()
      .references(() => teams.id),
    toTeamId: text()
      .notNull()
      .references(() => teams.id),
    /** The captain who sent it. */
    sentBy: person(),
    game: oneOf(BATTLE_GAMES).notNull(),
    /** Of each team. */
    stakeCents: int().notNull(),
    payer: oneOf(TEAM_PAYERS).notNull(),
    status: oneOf(TEAM_OFFER_STATUSES).notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    teamBattleId: text(),
  },
  (t) => [
    check('team_challenges_two', sql`${t.fromTeamId} <> ${t.toTeamId}`),
    index('team_offers_to').on(t.toTeamId, t.createdAt, t.id),
    index('team_offers_from').on(t.fromTeamId, t.createdAt, t.id),
    index('team_offers_due')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'pending'`),
  ],
);
export type TeamOfferRow = typeof teamOffers.$inferSelect;

/** Who agreed to be charged for an offer, and up to how much; nobody else is (docs/decisions/teams.md). */
export const teamAgreements = table(
  'team_agreements',
  {
    offerId: text()
      .notNull()
      .references(() => teamOffers.id),
    userId: person(),
    teamId: text()
      .notNull()
      .references(() => teams.id),
    /** Stake and fee together, at the most. */
    agreedCents: int().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.userId] }), index('team_agreements_user').on(t.userId)],
);

/** A battle of two teams. */
export const teamBattles = table(
  'team_battles',
  {
    id: text().primaryKey(),
    /** The challenging team. */
    homeTeamId: text()
      .notNull()
      .references(() => teams.id),
    awayTeamId: text()
      .notNull()
      .references(() => teams.id),
    game: oneOf(BATTLE_GAMES).notNull(),
    /** Of each team. */
    stakeCents: int().notNull(),
    status: oneOf(TEAM_BATTLE_STATUSES).notNull(),
    winnerTeamId: text().references(() => teams.id),
    /** What each captain says: the winner's id; null until said. */
    homeClaim: text(),
    awayClaim: text(),
    /** When each captain said so; null until said, and where it was not kept at the time. */
    homeClaimedAt: at(),
    awayClaimedAt: at(),
    /** The rounds of each side as first reported and, once settled, by its winner's report; null without a score. */
    homeScore: int(),
    awayScore: int(),
    /** The rounds of both sides by each captain's word; null where it named none, and where it was not kept whose they are. */
    homeRounds: json<Rounds>(),
    awayRounds: json<Rounds>(),
    /** The stream or recording that a captain's report names; null without one. */
    homeRecordingUrl: text(),
    awayRecordingUrl: text(),
    createdAt: at().notNull(),
    endsAt: at().notNull(),
    endedAt: at(),
    /** When the server acts next by itself; null when nothing is due. */
    dueAt: at(),
  },
  (t) => [
    check('team_battles_two', sql`${t.homeTeamId} <> ${t.awayTeamId}`),
    index('team_battles_home').on(t.homeTeamId, t.createdAt, t.id),
    index('team_battles_away').on(t.awayTeamId, t.createdAt, t.id),
    index('team_battles_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);
export type TeamBattleRow = typeof teamBattles.$inferSelect;

/**
 * The line-up of a team battle: the rosters at the start. What each put in is kept, so that it goes back, or comes
 * doubled, to the same, wherever that player is by then.
 */
export const teamSeats = table(
  'team_seats',
  {
    teamBattleId: text()
      .notNull()
      .references(() => teamBattles.id),
    userId: person(),
    teamId: text()
      .notNull()
      .references(() => teams.id),
    /** 0 for who plays on the captain's money. */
    stakeCents: int().notNull(),
    feeCents: int().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamBattleId, t.userId] }),
    index('team_seats_user').on(t.userId, t.teamBattleId),
    check('team_seats_positive', sql`${t.stakeCents} >= 0 and ${t.feeCents} >= 0`),
  ],
);
export type TeamSeatRow = typeof teamSeats.$inferSelect;
