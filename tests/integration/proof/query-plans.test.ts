// @module-tag engines
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
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';
import { readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;

checkPlans([
  { name: 'whose key it is', run: (w) => findFeedKey(read(w), 'x'), uses: ['feed_keys_token_hash'] },
  { name: 'the key of a player', run: (w) => readFeedKey(read(w), 'x'), uses: [pk('feed_keys')] },
  { name: 'the game account of a player', run: (w) => readGameAccount(read(w), 'x'), uses: ['game_accounts'] },
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
    uses: ['battle_feeds_player', 'feed_entries_player'],
  },
]);
