import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertPresence } from '../../../db/friends/presence.queries.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import type { Presence } from '../../../domain/friends/presence.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const LIST = `query L($first: Int, $after: String, $search: String) { friends(first: $first, after: $after, search: $search) {
  counts { playing online offline }
  edges { node { player { username } status game group } }
  pageInfo { hasNextPage endCursor }
} }`;

interface Page {
  readonly counts: object;
  readonly edges: readonly {
    readonly node: { readonly player: { readonly username: string }; readonly group: string };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let gate: HttpGateway;
let me: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());
beforeEach(async () => {
  gate.pass(10 * MINUTE);
  me = await gate.player();
});

/** A friend who is here so, or gone with null. */
async function friend(status: Presence | null, game: string | null = null, silentMs = 0): Promise<string> {
  const { user } = await gate.player();
  await gate.db.transact(async (tx) => {
    await befriend(tx, me.user.id, user.id, gate.deps.now());
    if (status === null) return;
    const seenAt = gate.deps.now() - silentMs;
    await insertPresence(tx, { userId: user.id, status, game, seenAt, activeAt: seenAt });
  });
  return user.username;
}

const page = async (variables: Readonly<Record<string, unknown>> = {}): Promise<Page> =>
  (await me.ask<{ friends: Page }>(LIST, variables)).friends;
const grouped = ({ edges }: Page) => edges.map(({ node: { player, group } }) => [player.username, group]);
const byName = (...names: string[]) => names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));

test('friends come in groups: in a battle, here, gone; by name in each, those in use before those who are away (FC-04)', async () => {
  const gone = await friend(null);
  const silent = await friend('online', 'Valorant', 2 * MINUTE);
  const away = await friend('away');
  const online = await friend('online');
  const playing = [await friend('away', 'CS2'), await friend('online', 'Valorant')];
  const shown = await page();
  expect(grouped(shown)).toEqual([
    ...byName(...playing).map((name) => [name, 'PLAYING']),
    [online, 'ONLINE'],
    [away, 'ONLINE'],
    ...byName(gone, silent).map((name) => [name, 'OFFLINE']),
  ]);
  expect(shown.counts).toEqual({ playing: 2, online: 2, offline: 2 });
});

test('pages go on through the groups without a gap, and each counts all of them', async () => {
  const names: string[] = [];
  for (const [status, game] of [
    ['online', 'CS2'],
    ['online', null],
    ['away', null],
    [null, null],
  ] as const)
    for (let n = 0; n < 3; n++) names.push(await friend(status, game));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const read: Page = await page({ first: 5, after });
    expect(read.counts).toEqual({ playing: 3, online: 6, offline: 3 });
    seen.push(...read.edges.map(({ node }) => node.player.username));
    after = read.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen).toHaveLength(12);
  expect(new Set(seen)).toEqual(new Set(names));
});

test('a search counts those whom it finds, and nobody else’s friends are counted', async () => {
  const found = await friend('online', 'CS2');
  await friend('online');
  expect((await page({ search: found })).counts).toEqual({ playing: 1, online: 0, offline: 0 });
  expect((await page({ search: 'nobody-is-called-so' })).counts).toEqual({ playing: 0, online: 0, offline: 0 });
  me = await gate.player();
  expect((await page()).counts).toEqual({ playing: 0, online: 0, offline: 0 });
});
