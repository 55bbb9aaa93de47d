import { type PlayerFeed, feedsOf, verdictOf } from '../../domain/proof/feeds.ts';
import { serverEvidence } from '../../domain/proof/server-verdict.ts';
import { evidenceOf } from '../../domain/proof/weigh.ts';
import type { BattleRow } from '../../db/battles/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { readServer } from '../../db/proof/server.queries.ts';

/**
 * All that says something of a CS2 duel, an entry for each source.
 * @param at when the two games are compared; without it when nothing will be heard any more
 */
export async function readEvidence(tx: Tx, row: BattleRow, feeds: readonly PlayerFeed[], at?: number) {
  const verdict = verdictOf(feedsOf(row, feeds), at);
  const server = await readServer(tx, row.id);
  const told = server ? serverEvidence(server) : null;
  return { verdict, server, told, evidence: [evidenceOf(verdict), told].filter((one) => one !== null) };
}
