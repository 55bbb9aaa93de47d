import { sql } from 'drizzle-orm';
import { CONTRADICTIONS, SEATS, VERDICT_KINDS, type Doubt } from '../../domain/proof/cross-check.ts';
import { type FeedFacts, FEED_FLAGS } from '../../domain/proof/feed-facts.ts';
import { ENTRY_KINDS } from '../../domain/proof/feed-news.ts';
import { FEED_REFUSALS, SIDES } from '../../domain/proof/proof.schemas.ts';
import { PROOF_MODES } from '../../domain/proof/proof.settings.ts';
import { users } from '../accounts/user.table.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, json, index, uniqueIndex, primaryKey } = kit;

const player = () =>
  text()
    .notNull()
    .references(() => users.id);
const battle = () =>
  text()
    .notNull()
    .references(() => battles.id);

/** Where games know their players by an account of their own. */
export const GAME_PLATFORMS = ['steam', 'lichess'] as const;

/**
 * A player's account in the games of a platform. One of Steam is what the first post under the key named: that proves
 * nothing, so it keeps nobody else from naming the same one, and then it is contested. One of Lichess its owner has
 * signed in to, so that it belongs to one player here.
 */
export const gameAccounts = table(
  'game_accounts',
  {
    userId: player(),
    platform: oneOf(GAME_PLATFORMS).notNull(),
    accountId: text().notNull(),
    linkedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.platform] }),
    index('game_accounts_account').on(t.platform, t.accountId),
    uniqueIndex('game_accounts_lichess')
      .on(t.accountId)
      .where(sql`${t.platform} = 'lichess'`),
  ],
);

/** With what a player's game lets itself in; a new one takes the place of the earlier one. */
export const feedKeys = table(
  'feed_keys',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    /** Keyed hash: the key itself stands in the player's file only. */
    tokenHash: text().notNull(),
    madeAt: at().notNull(),
    /** When a post last came under it, to within some seconds; null before the first. */
    heardAt: at(),
    /** Why and when a post under it was refused last; null before the first. */
    refusal: oneOf(FEED_REFUSALS),
    refusedAt: at(),
  },
  (t) => [uniqueIndex('feed_keys_token_hash').on(t.tokenHash)],
);

/** What one player's client has said about one battle so far. */
export const battleFeeds = table(
  'battle_feeds',
  {
    battleId: battle(),
    playerId: player(),
    facts: json<FeedFacts>().notNull(),
    /** When it was stored, to within some seconds of the last post. */
    heardAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.playerId] }),
    index('battle_feeds_player').on(t.playerId),
    index('battle_feeds_heard').on(t.heardAt),
  ],
);
export type BattleFeedRow = typeof battleFeeds.$inferSelect;

/** The timeline of a battle, one line for each thing that a client told; only ever added to, and gone some time after. */
export const feedEntries = table(
  'feed_entries',
  {
    battleId: battle(),
    playerId: player(),
    /** From 1 on, for each player. */
    n: int().notNull(),
    kind: oneOf(ENTRY_KINDS).notNull(),
    own: int().notNull(),
    other: int().notNull(),
    side: oneOf(SIDES),
    isWon: bool(),
    flag: oneOf(FEED_FLAGS),
    at: at().notNull(),
    /** Of the post as it came, SHA-256 in hex. */
    sha256: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.playerId, t.n] }),
    index('feed_entries_player').on(t.playerId),
    index('feed_entries_at').on(t.at),
  ],
);
export type FeedEntryRow = typeof feedEntries.$inferSelect;

/** What the games said in the end of a battle of which any was heard. */
export const battleProofs = table(
  'battle_proofs',
  {
    battleId: text()
      .primaryKey()
      .references(() => battles.id),
    verdict: oneOf(VERDICT_KINDS).notNull(),
    /** Null where they name nobody, like the score. */
    winner: oneOf(SEATS),
    creatorRounds: int(),
    opponentRounds: int(),
    /** Rounds in which both were heard. */
    shared: int().notNull(),
    /** Milliseconds; null without two feeds. */
    skewMs: int(),
    contradiction: oneOf(CONTRADICTIONS),
    round: int(),
    why: json<readonly Doubt[]>().notNull(),
    /** Whether the one who was paid is the one whom the games name; null where they name nobody or nobody was paid. */
    isOutcome: bool(),
    /** Of the two feeds as they were then, SHA-256 in hex. */
    sha256: text().notNull(),
    /** What the games' word did at that time. */
    mode: oneOf(PROOF_MODES).notNull(),
    at: at().notNull(),
  },
  (t) => [index('battle_proofs_at').on(t.at)],
);
export type BattleProofRow = typeof battleProofs.$inferSelect;
