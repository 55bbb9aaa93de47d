import { sql } from 'drizzle-orm';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { ENDINGS, type Fact, MATCH_STATES } from '../../domain/tournaments/fold.ts';
import type { BestOf, Pair } from '../../domain/tournaments/graph.ts';
import { MEETING_STATUSES, type PlayerReport } from '../../domain/tournaments/match-life.ts';
import {
  ENTRANT_STATUSES,
  FORMATS,
  SEEDINGS,
  TOURNAMENT_DECISIONS,
  TOURNAMENT_KINDS,
  TOURNAMENT_PRIVACIES,
  TOURNAMENT_STATUSES,
} from '../../domain/tournaments/tournament.ts';
import { users } from '../accounts/index.ts';
import { kit } from '../client/kit.ts';
import { teams } from '../teams/index.ts';

const { table, text, int, oneOf, at, bool, json, index, check, primaryKey } = kit;

/** A tournament or custom bracket: its terms, and where it stands. Whoever changes anything of it locks this row first. */
export const tournaments = table(
  'tournaments',
  {
    id: text().primaryKey(),
    kind: oneOf(TOURNAMENT_KINDS).notNull(),
    status: oneOf(TOURNAMENT_STATUSES).notNull(),
    organiserId: text()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    /** The title as a search compares it; null until the next start has filled it in. */
    searchKey: text(),
    rules: text().notNull(),
    game: oneOf(BATTLE_GAMES).notNull(),
    format: oneOf(FORMATS).notNull(),
    hasThird: bool().notNull(),
    swissRounds: int(),
    groupSize: int().notNull(),
    bestOf: json<readonly BestOf[]>().notNull(),
    /** 0 for a free one, for which nothing is held. */
    buyInCents: int().notNull(),
    feeCents: int().notNull(),
    /** What the organiser adds to the pool; in escrow from the announcement on. */
    guaranteeCents: int().notNull().default(0),
    capacity: int().notNull(),
    minEntrants: int().notNull(),
    /** Places taken; those who wait do not count. */
    entrants: int().notNull().default(0),
    /** Percents of the pool, best place first. */
    prizeTable: json<readonly number[]>().notNull(),
    seeding: oneOf(SEEDINGS).notNull(),
    /** What the seeds are drawn with, shown from the start on; null where they are not drawn. */
    drawSecret: text(),
    /** SHA-256 of the secret, shown from the announcement on. */
    drawHash: text(),
    privacy: oneOf(TOURNAMENT_PRIVACIES).notNull(),
    /** Whoever knows it may see and enter; null where nobody needs one. */
    entryCode: text(),
    /** Whose players may enter; null for everybody. */
    region: oneOf(REGIONS),
    isVerifiedOnly: bool().notNull(),
    /** For VIPs, and for those who know the entry code. */
    isExclusive: bool().notNull().default(false),
    /** How many play for an entrant that is a team; null where players enter. */
    teamSize: int(),
    /** Between which ratings in its game whoever enters is; null without a bound. */
    minRating: int(),
    maxRating: int(),
    opensAt: at().notNull(),
    startsAt: at().notNull(),
    checkInMinutes: int().notNull(),
    /** Which rules make the graph of it: a later change of them leaves running tournaments alone. */
    graph: int().notNull().default(1),
    /** How many were there at the start; null before it. */
    field: int(),
    /** Counts the changes of the bracket. */
    version: int().notNull().default(0),
    /** When the server acts by itself; null where nothing is due. */
    dueAt: at(),
    createdAt: at().notNull(),
    startedAt: at(),
    endedAt: at(),
    /** Why it was cancelled; null otherwise. */
    cancelReason: text(),
    /** While staff hold its prizes: when they are paid at the latest; null otherwise. */
    heldUntil: at(),
    /** Why they are held; null where they are not. */
    holdReason: text(),
  },
  (t) => [
    index('tournaments_listed')
      .on(t.kind, t.createdAt, t.id)
      .where(sql`${t.privacy} = 'public' and ${t.status} not in ('draft', 'cancelled')`),
    index('tournaments_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    // What staff see, private ones too.
    index('tournaments_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} not in ('draft', 'completed', 'cancelled')`),
    index('tournaments_search_due')
      .on(t.createdAt, t.id)
      .where(sql`${t.searchKey} is null`),
    index('tournaments_organiser').on(t.organiserId, t.createdAt, t.id),
    // The last place, once more.
    check('tournaments_capacity', sql`${t.entrants} between 0 and ${t.capacity}`),
  ],
);
export type TournamentRow = Omit<typeof tournaments.$inferSelect, 'searchKey'>;

/** Who takes part, or waits to. */
export const tournamentEntrants = table(
  'tournament_entrants',
  {
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id),
    /** Of a team whoever was its captain at the entry, who checks in and reports for it. */
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Null for a player. */
    teamId: text().references(() => teams.id),
    status: oneOf(ENTRANT_STATUSES).notNull(),
    enteredAt: at().notNull(),
    /** The place in the order of seeds, from 0; before the start what the organiser has set, or null. */
    seed: int(),
    /** At the end; null before it, and for a cheat. */
    place: int(),
    prizeCents: int().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.userId] }),
    index('tournament_entrants_seed').on(t.tournamentId, t.seed),
    index('tournament_entrants_user').on(t.userId, t.enteredAt),
    index('tournament_entrants_team').on(t.teamId),
    index('tournament_entrants_waiting')
      .on(t.tournamentId, t.enteredAt, t.userId)
      .where(sql`${t.status} = 'waiting'`),
  ],
);
export type EntrantRow = typeof tournamentEntrants.$inferSelect;

/**
 * Who plays for a team: a row for each, the captain among them. Until all have agreed it is a proposal, which holds no
 * money and takes no place; then there is an entrant with the captain's id. Nobody stands in two of a tournament.
 */
export const tournamentLineups = table(
  'tournament_lineups',
  {
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    captainId: text()
      .notNull()
      .references(() => users.id),
    teamId: text()
      .notNull()
      .references(() => teams.id),
    /** Of buy-in and fee of the team, held when it takes its place. */
    stakeCents: int().notNull(),
    feeCents: int().notNull(),
    /** When the captain named them. */
    askedAt: at().notNull(),
    /** When the player said yes to the share; null until then. */
    agreedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.userId] }),
    index('tournament_lineups_captain').on(t.tournamentId, t.captainId),
    index('tournament_lineups_user').on(t.userId, t.askedAt),
    index('tournament_lineups_captains').on(t.captainId),
    index('tournament_lineups_team').on(t.teamId),
    check('tournament_lineups_positive', sql`${t.stakeCents} >= 0 and ${t.feeCents} >= 0`),
  ],
);
export type LineupRow = typeof tournamentLineups.$inferSelect;

/** What happened in a bracket: everything else of it follows from those that are not void. Never deleted. */
export const tournamentFacts = table(
  'tournament_facts',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id),
    fact: json<Fact>().notNull(),
    /** Who brought it about; null for the server. */
    byId: text().references(() => users.id),
    at: at().notNull(),
    voidedAt: at(),
    /** The decision that made it void. */
    voidedBy: text(),
  },
  (t) => [
    index('tournament_facts_live')
      .on(t.tournamentId)
      .where(sql`${t.voidedAt} is null`),
    index('tournament_facts_by').on(t.byId),
  ],
);

/** The matches as they follow from the facts, kept for those who read, with how far the two of each have come. */
export const tournamentMatches = table(
  'tournament_matches',
  {
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id),
    /** Its place in the graph. */
    match: int().notNull(),
    /** Entrants by their seeds; −1 nobody, −2 not known yet. */
    one: int().notNull(),
    other: int().notNull(),
    state: oneOf(MATCH_STATES).notNull(),
    winner: int().notNull(),
    how: oneOf(ENDINGS),
    gamesOne: int().notNull(),
    gamesOther: int().notNull(),
    /** Counts the meetings: what is said of an old one is refused. */
    attempt: int().notNull(),
    status: oneOf(MEETING_STATUSES).notNull(),
    here: json<Pair<boolean>>().notNull(),
    words: json<Pair<PlayerReport | null>>().notNull(),
    /** When both were there; null before. */
    begunAt: at(),
    dueAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.match] }),
    index('tournament_matches_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('tournament_matches_disputed')
      .on(t.tournamentId)
      .where(sql`${t.status} = 'disputed'`),
  ],
);
export type MatchRow = typeof tournamentMatches.$inferSelect;

/** Every decision of somebody, with its reason, which those concerned read. */
export const tournamentLog = table(
  'tournament_log',
  {
    id: text().primaryKey(),
    tournamentId: text()
      .notNull()
      .references(() => tournaments.id),
    byId: text()
      .notNull()
      .references(() => users.id),
    what: oneOf(TOURNAMENT_DECISIONS).notNull(),
    /** The match that it is about; null for none. */
    match: int(),
    /** The entrant that it is about; null for none. */
    entrantId: text().references(() => users.id),
    reason: text().notNull(),
    /** How many results fell with it. */
    fallen: int().notNull(),
    at: at().notNull(),
    /** Of an announcement: when it was corrected or taken back, so that staff alone read its words; null otherwise. */
    withdrawnAt: at(),
  },
  (t) => [
    index('tournament_log_newest').on(t.tournamentId, t.at, t.id),
    index('tournament_log_announcements')
      .on(t.tournamentId, t.at, t.id)
      .where(sql`${t.what} = 'announcement'`),
    index('tournament_log_by').on(t.byId),
    index('tournament_log_entrant').on(t.entrantId),
  ],
);
export type LogRow = typeof tournamentLog.$inferSelect;
