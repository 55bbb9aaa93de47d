// @module-tag engines
import pg from 'pg';
import { expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { listGameAccounts } from '../../../db/proof/account.queries.ts';
import {
  findFeedKey,
  isContested,
  listDuelsPlayed,
  listEntries,
  readFeedKey,
  readFeeds,
  readGameAccount,
} from '../../../db/proof/feed.queries.ts';
import {
  isBoundByChess,
  listDueGames,
  listGamesOf,
  listLichessWinners,
  readLichessAccount,
  readLichessGame,
} from '../../../db/proof/lichess.queries.ts';
import { countVerdicts, readProof } from '../../../db/proof/proof.queries.ts';
import { findServerKey, listServerEntries, listServerWinners, readServer } from '../../../db/proof/server.queries.ts';
import { listEndings } from '../../../db/proof/badge.queries.ts';
import { countProven } from '../../../db/proof/trust.queries.ts';
import { countHeard, listSignals } from '../../../db/proof/signal.queries.ts';
import { checkPlans, either, pk } from '../../support/query-plans.ts';
import { World, untouchedDatabase } from '../../support/world.ts';
import { readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;

checkPlans([
  { name: 'whose key it is', run: (w) => findFeedKey(read(w), 'x'), uses: ['feed_keys_token_hash'] },
  { name: 'the key of a player', run: (w) => readFeedKey(read(w), 'x'), uses: [pk('feed_keys')] },
  { name: 'the game account of a player', run: (w) => readGameAccount(read(w), 'x'), uses: ['game_accounts'] },
  { name: 'the game accounts of some', run: (w) => listGameAccounts(read(w), ['x', 'y']), uses: ['game_accounts'] },
  { name: 'who else names it', run: (w) => isContested(read(w), 'x', 'y'), uses: ['game_accounts_account'] },
  { name: 'the duels that a player plays', run: (w) => listDuelsPlayed(read(w), 'x'), uses: ['_holding'] },
  { name: 'the feeds of a battle', run: (w) => readFeeds(read(w), 'x'), uses: ['battle_feeds'] },
  { name: 'the timeline of a battle', run: (w) => listEntries(read(w), 'x', 10), uses: ['feed_entries'] },
  { name: 'what the games said', run: (w) => readProof(read(w), 'x'), uses: [pk('battle_proofs')] },
  { name: 'verdicts of some days', run: (w) => countVerdicts(read(w), 5), uses: ['battle_proofs_at'] },
  { name: 'the battle of a server’s key', run: (w) => findServerKey(read(w), 'x'), uses: ['battle_servers_key_hash'] },
  { name: 'the server of a battle', run: (w) => readServer(read(w), 'x'), uses: [pk('battle_servers')] },
  { name: 'what a server told', run: (w) => listServerEntries(read(w), 'x', 10), uses: ['server_entries'] },
  {
    name: 'whom the servers of some battles name',
    run: (w) => listServerWinners(read(w), ['x', 'y']),
    uses: [pk('battle_servers')],
  },
  { name: 'the badges of some battles', run: (w) => listEndings(read(w), ['x', 'y']), uses: ['disputes_subject'] },
  { name: 'how results came about', run: (w) => countProven(read(w), 10), uses: ['battles_completed'] },
  { name: 'the latest signals', run: (w) => listSignals(read(w), 5, 10), uses: ['proof_signals_at'] },
  { name: 'how often games were heard', run: (w) => countHeard(read(w), ['x', 'y']), uses: ['battle_feeds_player'] },
  { name: 'the Lichess account of a player', run: (w) => readLichessAccount(read(w), 'x'), uses: ['game_accounts'] },
  { name: 'whether chess binds a player', run: (w) => isBoundByChess(read(w), 'x'), uses: ['_holding'] },
  { name: 'the game of a battle', run: (w) => readLichessGame(read(w), 'x'), uses: [pk('lichess_games')] },
  {
    name: 'whom Lichess names in some battles',
    run: (w) => listLichessWinners(read(w), ['x', 'y']),
    uses: [pk('lichess_games')],
  },
  { name: 'the games to ask for', run: (w) => listDueGames(read(w), 5, 10), uses: ['lichess_games_ask'] },
  {
    name: 'the games of a player who opened the battles',
    run: (w) => listGamesOf(read(w), 'x'),
    uses: ['battles_creator'],
  },
  {
    name: 'the games of a player who joined',
    run: (w) => listGamesOf(read(w), 'x'),
    uses: ['battles_opponent'],
  },
  {
    name: 'a player’s own data',
    run: (w) => readRoom(read(w), 'proof', 'x'),
    uses: [either('battle_feeds', 'battle_feeds_player'), either('feed_entries', 'feed_entries_player')],
  },
]);

/** An empty table is read in the order of its key, which costs nothing there; of many players' rows that is another matter. */
test.runIf(engine === 'postgres')(
  'what the games told of a player is found by the player among the entries of many',
  async () => {
    const world = await World.open({ url: await untouchedDatabase() });
    const client = new pg.Client(world.url);
    await client.connect();
    await client.query('SET session_replication_role = replica'); // rows without the battles that they are of
    await client.query(
      `INSERT INTO feed_entries (battle_id, player_id, n, kind, own, other, at, sha256)
        SELECT 'b' || g / 40, 'p' || g % 500, g % 40, 'round', 1, 1, g, 'x' FROM generate_series(1, 40000) g`,
    );
    await client.query('ANALYZE feed_entries');
    const planOf = async (past: string) =>
      (
        await client.query<{ 'QUERY PLAN': string }>(
          `EXPLAIN (GENERIC_PLAN) SELECT * FROM feed_entries WHERE player_id = $1 ${past} ORDER BY battle_id, n LIMIT 500`,
        )
      ).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    expect(await planOf('')).toContain('feed_entries_player');
    expect(await planOf('AND (battle_id, n) > ($2, $3)')).toContain('feed_entries_player');
    await client.end();
    await world.close();
  },
);
