import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertKnownDevice, touchKnownDevice } from '../../../db/security/known-device.queries.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { create, report, startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let staff: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  staff = await gate.player({ role: 'moderator' });
});
afterAll(() => gate.close());

const BATTLES = `query ($id: ID!, $first: Int!, $after: String) { accountBattles(accountId: $id, first: $first, after: $after) {
  edges { node { id game status opponent { username } result stakeCents endedAt } } pageInfo { hasNextPage endCursor } } }`;
interface Page {
  readonly accountBattles: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

it('every battle that a player opened or joined stands before staff from that player’s side, private ones too, page after page', async () => {
  const [one, two] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const won = await startedBattle(one, two);
  await report(one, won, 'WON');
  await report(two, won, 'LOST');
  gate.pass(MINUTE);
  const joined = await startedBattle(two, one);
  gate.pass(MINUTE);
  const hidden = await create(one, { privacy: 'INVITE', game: 'CS2', stakeCents: 10_00 });
  const page = async (after: string | null) =>
    (await staff.ask<Page>(BATTLES, { id: one.user.id, first: 2, after })).accountBattles;
  const first = await page(null);
  expect(first.edges.map(({ node }) => node)).toMatchObject([
    { id: hidden.id, game: 'CS2', status: 'WAITING', opponent: null, result: null, stakeCents: 10_00, endedAt: null },
    { id: joined, status: 'ACTIVE', opponent: { username: two.user.username }, result: null },
  ]);
  const rest = await page(first.pageInfo.endCursor);
  expect([rest.edges.map(({ node }) => node), rest.pageInfo.hasNextPage]).toMatchObject([
    [{ id: won, status: 'COMPLETED', opponent: { username: two.user.username }, result: 'WIN' }],
    false,
  ]);
  const other = await staff.ask<Page>(BATTLES, { id: two.user.id, first: 20, after: null });
  expect(other.accountBattles.edges.map(({ node }) => node)).toMatchObject([
    { id: joined, opponent: { username: one.user.username } },
    { id: won, result: 'LOSS' },
  ]);
});

it('the browsers of a player stand before staff, the last seen first, and the player reads that staff looked', async () => {
  const player = await gate.player();
  const at = gate.deps.now();
  const known = (deviceHash: string, name: string, seenAt: number) => ({
    userId: player.user.id,
    deviceHash,
    name,
    firstSeenAt: seenAt,
    lastSeenAt: seenAt,
  });
  await gate.db.transact(async (tx) => {
    await insertKnownDevice(tx, known('a', 'Chrome on Windows', at - HOUR));
    await insertKnownDevice(tx, known('b', 'Safari on iPhone', at - MINUTE));
    await touchKnownDevice(tx, known('a', '', 0), 'Chrome on Windows', at);
  });
  expect(
    await staff.ask('query ($id: ID!) { accountDevices(id: $id) { name firstSeenAt lastSeenAt } }', {
      id: player.user.id,
    }),
  ).toEqual({
    accountDevices: [
      { name: 'Chrome on Windows', firstSeenAt: at - HOUR, lastSeenAt: at },
      { name: 'Safari on iPhone', firstSeenAt: at - MINUTE, lastSeenAt: at - MINUTE },
    ],
  });
  expect(await player.ask('{ accountLooks { edges { node { what at } } } }')).toEqual({
    accountLooks: { edges: [{ node: { what: 'ACCOUNT', at } }] },
  });
});
