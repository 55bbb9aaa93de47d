import { type SQLWrapper, sql } from 'drizzle-orm';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { BATTLE_MODES, BATTLE_PRIVACIES, BATTLE_STATUSES, CLAIMS, SEATS } from '../../domain/battles/battle.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, bool, int, at, index, uniqueIndex, check, primaryKey } = kit;

/** A literal, so that a partial index answers it. */
export const isOpened = (status: SQLWrapper) => sql`${status} <> 'draft'`;

/**
 * Whether a battle holds stakes, for the list of one status; literal, and in an order of its own, so that SQLite takes the
 * index of that list for no other.
 */
export const isOfRunning = (status: SQLWrapper) => sql`${status} in ('disputed', 'active', 'waiting')`;

export const battles = table(
  'battles',
  {
    id: text().primaryKey(),
    status: oneOf(BATTLE_STATUSES).notNull(),
    game: oneOf(BATTLE_GAMES).notNull(),
    mode: oneOf(BATTLE_MODES).notNull(),
    title: text().notNull(),
    /** The title as a search compares it; null in a draft, and until the next start has filled it in. */
    searchKey: text(),
    description: text().notNull(),
    privacy: oneOf(BATTLE_PRIVACIES).notNull(),
    /** Set while an invite-only battle exists; whoever knows it may see and join. */
    inviteCode: text(),
    /** 0 in a draft without a stake. */
    stakeCents: int().notNull(),
    feeCents: int().notNull(),
    creatorId: text()
      .notNull()
      .references(() => users.id),
    opponentId: text().references(() => users.id),
    winnerId: text().references(() => users.id),
    /** When the draft was written or the battle opened. */
    createdAt: at().notNull(),
    joinedAt: at(),
    startedAt: at(),
    /** When it was completed, cancelled or expired. */
    endedAt: at(),
    /** The end that the countdown runs to; null in a draft. */
    endsAt: at(),
    /** When the server acts next by itself; null when nothing is due. */
    dueAt: at(),
    /** Who has pressed start and waits for the other; null outside of a ready check, and so are the next three. */
    readySeat: oneOf(SEATS),
    checkEndsAt: at(),
    /** Who was called and asked for time; until the next call. */
    laterSeat: oneOf(SEATS),
    laterUntil: at(),
    /** Whether a call to this seat has gone unanswered. */
    creatorMissed: bool().notNull().default(false),
    opponentMissed: bool().notNull().default(false),
  },
  (t) => [
    check('battles_stake', sql`${t.stakeCents} > 0 or (${t.stakeCents} = 0 and ${t.status} = 'draft')`),
    check('battles_fee', sql`${t.feeCents} >= 0`),
    check('battles_two_players', sql`${t.opponentId} is null or ${t.opponentId} <> ${t.creatorId}`),
    check('battles_winner', sql`(${t.status} = 'completed') = (${t.winnerId} is not null)`),
    index('battles_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('waiting', 'active') and ${t.privacy} = 'public'`),
    // For staff, who see the private ones too.
    index('battles_running')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('waiting', 'active', 'disputed')`),
    index('battles_running_status').on(t.status, t.createdAt, t.id).where(isOfRunning(t.status)),
    index('battles_completed')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'completed'`),
    // How many were opened, by the hour.
    index('battles_opened').on(t.createdAt).where(isOpened(t.status)),
    index('battles_creator').on(t.creatorId, t.createdAt, t.id),
    index('battles_opponent').on(t.opponentId, t.createdAt, t.id),
    index('battles_creator_holding')
      .on(t.creatorId)
      .where(sql`${t.status} in ('waiting', 'active', 'disputed')`),
    index('battles_opponent_holding')
      .on(t.opponentId)
      .where(sql`${t.status} in ('waiting', 'active', 'disputed')`),
    index('battles_drafts')
      .on(t.creatorId, t.createdAt, t.id)
      .where(sql`${t.status} = 'draft'`),
    index('battles_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    uniqueIndex('battles_invite_code')
      .on(t.inviteCode)
      .where(sql`${t.inviteCode} is not null`),
  ],
);
export type BattleRow = Omit<typeof battles.$inferSelect, 'searchKey'>;

export const battleReports = table(
  'battle_reports',
  {
    battleId: text()
      .notNull()
      .references(() => battles.id),
    playerId: text()
      .notNull()
      .references(() => users.id),
    claim: oneOf(CLAIMS).notNull(),
    /** As the player writes it, e.g. `13–9`; may be empty. */
    score: text().notNull(),
    recordingUrl: text().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.battleId, t.playerId] })],
);
export type BattleReportRow = typeof battleReports.$inferSelect;
