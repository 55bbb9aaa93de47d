import {
  findFeedKey,
  isContested,
  listDuelsPlayed,
  listEntries,
  readFeedKey,
  readFeeds,
  readGameAccount,
} from '../../../db/proof/feed.queries.ts';
import { readProofData } from '../../../db/proof/personal-data.queries.ts';
import { countVerdicts, readProof } from '../../../db/proof/proof.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';

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
  {
    name: 'a player’s own data',
    run: (w) => readProofData(read(w), 'x'),
    uses: ['battle_feeds_player', 'feed_entries_player'],
  },
]);
