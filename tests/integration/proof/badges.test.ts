import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog } from '../../../gateway/kernel/log.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { REPORT } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import {
  CREATOR_WINS,
  type FedBattle,
  connectGame,
  duelNow,
  fedBattle,
  playOver,
  sendPost,
} from '../../support/feed-steps.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';

const log = openLog('silent');
const HISTORY =
  'query($username: String!) { player(username: $username) { history(first: 5) { edges { node { id badge } } } } }';
const REPLAYS = 'query { replays(first: 5) { edges { node { id badge } } } }';
const INBOX = 'query { notifications(first: 20) { edges { node { title } } } }';

interface Edges {
  readonly edges: readonly { readonly node: { readonly badge: string | null; readonly title: string } }[];
}

let gate: HttpGateway;
let battle: FedBattle;
beforeEach(async () => {
  gate = await openForDays();
  await gate.setting('proof_cs2', 'settle');
  battle = await fedBattle(gate);
});
afterEach(() => closeWithSoundBooks(gate));

const badgesOf = async (reader = battle.players.creator) => {
  const { player } = await reader.ask<{ player: { history: Edges } }>(HISTORY, {
    username: battle.players.creator.user.username,
  });
  const { replays } = await reader.ask<{ replays: Edges }>(REPLAYS);
  return [player.history, replays].map(({ edges }) => edges.map(({ node }) => node.badge));
};

it('stands in the history of a player and in the grid of replays once a battle is completed, and not before', async () => {
  expect(await badgesOf()).toEqual([[null], []]);
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
  await deliverEverything(gate.deps, log);
  expect(await badgesOf()).toEqual([['BOTH_FEEDS'], ['BOTH_FEEDS']]);
});

it('says that a report alone was not contested where no game was heard', async () => {
  const input = { battleId: battle.id, claim: 'WON', score: '13–5', recordingUrl: 'https://recordings.example/x' };
  await battle.players.creator.ask(REPORT, { input });
  gate.pass(31 * MINUTE);
  await passDeadlines(gate.deps);
  await deliverEverything(gate.deps, log);
  expect(await badgesOf()).toEqual([['UNCONTESTED'], ['UNCONTESTED']]);
});

it('a player is told of a new file, of the account that is linked, once, and of its end', async () => {
  const player = await gate.player();
  const token = await connectGame(player);
  const [first] = duelNow(gate);
  if (!first) throw new Error('nothing was posted');
  const provider = { ...first.post.provider, steamid: '76561198000000077' };
  await Promise.all([1, 2].map(() => sendPost(gate, token, { ...first.post, provider })));
  await player.ask('mutation { unlinkGameAccount { madeAt } }');
  await player.ask('mutation { unlinkGameAccount { madeAt } }');
  await deliverEverything(gate.deps, log);
  const { notifications } = await player.ask<{ notifications: Edges }>(INBOX);
  expect(notifications.edges.map(({ node }) => node.title).toSorted()).toEqual([
    'New CS2 file',
    'Steam account linked',
    'Steam account unlinked',
  ]);
});
