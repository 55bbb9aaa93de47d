import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { putWorn } from '../../../db/store/item.queries.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const WORN = 'worn { frame title }';

let gate: HttpGateway;
let reader: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  reader = await gate.player();
});
afterAll(() => gate.close());

const LISTS = {
  'messages of a channel': `query ($n: Int!) {
    list: chatMessages(channelId: "general", first: $n) { edges { node { player: author { id ${WORN} } } } } }`,
  replays: `query ($n: Int!) {
    list: replays(view: COMMUNITY, first: $n) { edges { node { player: player1 { id ${WORN} } player2 { ${WORN} } } } } }`,
};
interface Listed {
  readonly list: { readonly edges: readonly { node: { player: { id: string; worn: object } } }[] };
}

test.each(Object.entries(LISTS))('what is worn by those of %s comes in one read, and as it is', async (_, query) => {
  const read = vi.spyOn(gate.deps.db.read, 'select');
  const ask = async (n: number) => {
    const before = read.mock.calls.length;
    const { list } = await reader.ask<Listed>(query, { n });
    return { players: list.edges.map(({ node }) => node.player), reads: read.mock.calls.length - before };
  };
  // The first call prepares its statements.
  await ask(1);
  const [one, more] = [await ask(1), await ask(20)];
  expect(new Set(more.players.map(({ id }) => id)).size).toBeGreaterThan(1);
  expect(more.reads).toBe(one.reads);

  const [first] = more.players;
  const userId = first?.id ?? '';
  await gate.db.transact((tx) => putWorn(tx, { userId, slot: 'title', item: 'champion-title' }));
  await gate.db.transact((tx) => putWorn(tx, { userId, slot: 'frame', item: 'victory-frame' }));
  expect((await ask(1)).players).toMatchObject([{ id: userId, worn: { frame: 'victory-frame', title: 'Champion' } }]);
  read.mockRestore();
});
