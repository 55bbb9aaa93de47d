import { SEATS } from '../../domain/proof/cross-check.ts';
import { type ServerFacts, SERVER_FLAGS } from '../../domain/proof/server-facts.ts';
import { SERVER_ENTRY_KINDS } from '../../domain/proof/server-news.ts';
import { SERVER_VERDICTS, type ServerDoubt } from '../../domain/proof/server-verdict.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, json, index, uniqueIndex, primaryKey } = kit;

const battle = () =>
  text()
    .notNull()
    .references(() => battles.id);

/** A server of the operator on which a battle is played, and what its log has told. */
export const battleServers = table(
  'battle_servers',
  {
    battleId: text()
      .primaryKey()
      .references(() => battles.id),
    /** Keyed hash: the key itself stands in the server's configuration only. */
    keyHash: text().notNull(),
    madeAt: at().notNull(),
    /** When it was last heard, to within some seconds; null before. */
    heardAt: at(),
    /** Null before it was heard, and some time after the end. */
    facts: json<ServerFacts>(),
    verdict: oneOf(SERVER_VERDICTS).notNull(),
    winner: oneOf(SEATS),
    /** Null while it is not known whose the rounds are. */
    creatorRounds: int(),
    opponentRounds: int(),
    why: json<readonly ServerDoubt[]>().notNull(),
  },
  (t) => [uniqueIndex('battle_servers_key_hash').on(t.keyHash), index('battle_servers_heard').on(t.heardAt)],
);
export type BattleServerRow = typeof battleServers.$inferSelect;

/** What the server told, one line each; only ever added to, and gone some time after. */
export const serverEntries = table(
  'server_entries',
  {
    battleId: battle(),
    /** From 1 on. */
    n: int().notNull(),
    kind: oneOf(SERVER_ENTRY_KINDS).notNull(),
    /** The score after it; null where it is not known whose the rounds are. */
    creatorRounds: int(),
    opponentRounds: int(),
    flag: oneOf(SERVER_FLAGS),
    at: at().notNull(),
    /** Of the post as it came, SHA-256 in hex. */
    sha256: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.battleId, t.n] }), index('server_entries_at').on(t.at)],
);
export type ServerEntryRow = typeof serverEntries.$inferSelect;
