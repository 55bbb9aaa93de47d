import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { ratings } from '../../../db/results/leader.table.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../domain/accounts/preferences.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const CREATE =
  'mutation ($key: String) { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500, title: "Duel" }, idempotencyKey: $key) { id } }';
const LIST = '{ battles(first: 50) { edges { node { id creatorRating } } } }';

interface Listed {
  readonly battles: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly creatorRating: number | null } }[];
  };
}

let gate: HttpGateway;
let stranger: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  stranger = await gate.player();
});
afterAll(() => gate.close());

const choose = (userId: string, chosen: Partial<Settings>) =>
  gate.db.transact((tx) => putSettings(tx, userId, { ...DEFAULT_SETTINGS, ...chosen }));

/** A player with an open battle in CS2, and with a rating in a game. */
async function creatorOf(game: string | null, rating = 1_234): Promise<{ userId: string; battleId: string }> {
  const player = await gate.player({ cents: 100_00 });
  const userId = player.user.id;
  const skill = { muMicro: 25_000_000, sigmaMicro: 8_333_333, battles: 1, updatedAt: gate.deps.now() };
  if (game !== null) await gate.db.transact((tx) => tx.insert(ratings).values({ ...skill, userId, game, rating }));
  const { createBattle } = await player.ask<{ createBattle: { id: string } }>(CREATE, { key: `create-${userId}` });
  return { userId, battleId: createBattle.id };
}

const ratingIn = async (battleId: string, who = stranger): Promise<number | null | undefined> =>
  (await who.ask<Listed>(LIST)).battles.edges.find(({ node }) => node.id === battleId)?.node.creatorRating;

test('the list says how strong whoever opened a battle is in its game, to each member the same', async () => {
  const [rated, elsewhere, unrated, other] = [
    await creatorOf('cs2'),
    await creatorOf('valorant'),
    await creatorOf(null),
    await creatorOf('cs2', 987),
  ];
  expect(await ratingIn(rated.battleId)).toBe(1_234);
  expect(await ratingIn(other.battleId)).toBe(987);
  expect(await ratingIn(elsewhere.battleId)).toBeNull();
  expect(await ratingIn(unrated.battleId)).toBeNull();
  expect(await ratingIn(rated.battleId, await gate.player())).toBe(1_234);
});

test.each([
  ['who keeps statistics back', { showStats: false }],
  ['whose profile friends alone see', { profileVisibility: 'friends' }],
  ['whose profile nobody sees', { profileVisibility: 'private' }],
] as const)('a creator %s is listed without a rating (SE-02, SE-03)', async (_, chosen) => {
  const { userId, battleId } = await creatorOf('cs2');
  await choose(userId, chosen);
  expect(await ratingIn(battleId)).toBeNull();
  await choose(userId, {});
  expect(await ratingIn(battleId)).toBe(1_234);
});
