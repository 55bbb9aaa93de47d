import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOddsCounts } from '../../../db/store/crate.queries.ts';
import { readItems } from '../../../db/store/item.queries.ts';
import { crateCommitments, crateOpenings, oddsCounts, storePlayers } from '../../../db/store/store.table.ts';
import { findTable } from '../../../domain/store/catalogue.ts';
import { OPENING_FAULTS, commitmentOf, verifyOpening } from '../../../domain/store/crate.ts';
import { findOf } from '../../../domain/store/items.ts';
import type { OddsTable } from '../../../domain/store/odds.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openCrate, prepareOpening } from '../../../gateway/store/crates/open-crate.ts';
import { readOdds, requireOpening } from '../../../gateway/store/read-items.ts';
import { findViolations } from '../../support/invariants.ts';
import { playerOf } from '../../support/mission-steps.ts';
import { cratesOf, fillCart, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  player = await world.player();
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

/** Buys so many crates; answers their ids. */
async function buy(count: number, product = 'premium-loot-crate', price = 800): Promise<string[]> {
  await world.pay(player, count * price, 'BC');
  await fillCart(world, player, { [product]: count });
  expect(await pay(world, player, count * price)).toBe('ok');
  return (await cratesOf(world.db, player.userId)).filter(({ openedAt }) => openedAt === null).map(({ id }) => id);
}
const prepare = () => prepareOpening(world.deps, player);
const open = (crateId: string, commitment: string, clientSeed = 'my seed', key = world.key()) =>
  openCrate(world.deps, player, key, { crateId, commitment, clientSeed });
const openingOf = (crateId: string) => requireOpening(world.db.read, player.userId, crateId);
const tableOf = ({ oddsId, oddsVersion }: { oddsId: string; oddsVersion: number }) =>
  findTable(oddsId, oddsVersion) as OddsTable;
const nonce = async () =>
  (await world.db.read.select().from(storePlayers).where(eq(storePlayers.userId, player.userId)))[0]?.nonce;

describe('an opening (SO-09)', () => {
  it('holds by what its player kept from before it, and each change of it is named', async () => {
    const [crateId = ''] = await buy(1);
    const { commitment, nonce: number } = await prepare();
    await open(crateId, commitment, 'a seed of mine');
    const opening = await openingOf(crateId);
    const table = tableOf(opening);
    const kept = { commitment, clientSeed: 'a seed of mine', nonce: number };
    expect(verifyOpening(table, opening, kept)).toEqual([]);
    const changes: Partial<typeof opening>[] = [
      { commitment: commitmentOf(commitment) },
      { serverSecret: commitmentOf(opening.serverSecret) },
      { clientSeed: 'another' },
      { nonce: number + 1 },
      { tableHash: commitment },
      { roll: (opening.roll + 1) % 10_000 },
      { rarity: opening.rarity === 'common' ? 'rare' : 'common' },
      { itemName: 'Something better' },
    ];
    const found = changes.map((change) => verifyOpening(table, { ...opening, ...change }, kept));
    expect(found.every((faults, n) => faults.includes(OPENING_FAULTS[n] ?? 'roll'))).toBe(true);
  });

  it('is committed to once, before it, and its secret is shown by nothing until it has been', async () => {
    const [crateId = ''] = await buy(1);
    const asked = await Promise.all(Array.from({ length: 20 }, prepare));
    expect(new Set(asked.map(({ commitment }) => commitment)).size).toBe(1);
    const [stored] = await world.db.read.select().from(crateCommitments);
    const { commitment } = asked[0] ?? { commitment: '' };
    await open(crateId, commitment);
    const { serverSecret } = await openingOf(crateId);
    expect(commitmentOf(serverSecret)).toBe(commitment);
    expect(JSON.stringify(stored)).not.toContain(serverSecret);
    expect((await prepare()).commitment).not.toBe(commitment);
  });

  it('happens once under twenty at once with keys of their own, and is answered under its key as the first time', async () => {
    const [crateId = ''] = await buy(1);
    const { commitment } = await prepare();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(open(crateId, commitment))));
    expect([codes.filter((code) => code === 'ok').length, new Set(codes)]).toEqual([
      1,
      new Set(['ok', 'CRATE_OPENED']),
    ]);
    expect([await nonce(), (await readItems(world.db.read, player.userId)).length]).toEqual([1, 1]);
    const [second = ''] = await buy(1);
    const next = await prepare();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => open(second, next.commitment, 'seed', 'one-key-for-all')),
    );
    expect([new Set(answers), await nonce()]).toEqual([new Set([second]), 2]);
  });

  it('of two crates by one commitment opens one; numbers have no gaps, and a refusal uses none', async () => {
    const ids = await buy(6);
    const { commitment } = await prepare();
    const codes = await Promise.all(ids.slice(0, 2).map((id) => codeOf(open(id, commitment))));
    expect(codes.toSorted()).toEqual(['COMMITMENT_PASSED', 'ok']);
    expect(await codeOf(open('no-such', (await prepare()).commitment))).toBe('NOT_FOUND');
    // Half a character is stored as another one, by which nobody could compute the draw again.
    for (const seed of ['', 'x'.repeat(65), 'half \ud83d'])
      expect(await codeOf(open(ids[2] ?? '', (await prepare()).commitment, seed))).toBe('BAD_INPUT');
    for (const id of ids.slice(2)) await open(id, (await prepare()).commitment);
    const numbers = (await world.db.read.select().from(crateOpenings)).map((row) => row.nonce);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes on after the server’s secret was exchanged: what nobody can open any more is committed to anew', async () => {
    const [crateId = ''] = await buy(1);
    const before = await prepare();
    const config = { ...world.deps.config, sessionSecret: 'another secret of forty characters or so' };
    const deps = { ...world.deps, config };
    const terms = (commitment: string) => ({ crateId, commitment, clientSeed: 'seed' });
    expect(await codeOf(openCrate(deps, player, world.key(), terms(before.commitment)))).toBe('COMMITMENT_PASSED');
    const after = await prepareOpening(deps, player);
    expect([after.nonce, after.commitment === before.commitment]).toEqual([before.nonce, false]);
    expect(await prepareOpening(deps, player)).toMatchObject({ commitment: after.commitment });
    await openCrate(deps, player, world.key(), terms(after.commitment));
    expect(await openingOf(crateId)).toMatchObject({ commitment: after.commitment, nonce: before.nonce });
  });

  it('of another player’s crate is refused', async () => {
    const [crateId = ''] = await buy(1);
    player = await world.player();
    expect(await codeOf(open(crateId, (await prepare()).commitment))).toBe('NOT_FOUND');
  });

  it('brings no item twice: what is had is passed over, and credits stand in for a rarity that is had whole', async () => {
    const ids = await buy(40);
    for (const id of ids) await open(id, (await prepare()).commitment, id);
    const rows = (await world.db.read.select().from(crateOpenings)).toSorted((a, b) => a.nonce - b.nonce);
    const owned = new Set<string>();
    let credits = 0;
    for (const row of rows) {
      const found = findOf(tableOf(row), row.roll, owned);
      expect([row.item, row.credits]).toEqual([found.item?.id ?? null, found.credits]);
      if (row.item === null) credits += row.credits;
      else owned.add(row.item);
    }
    expect(new Set((await readItems(world.db.read, player.userId)).map(({ item }) => item))).toEqual(owned);
    expect((await playerOf(world.db, player.userId)).credits).toBe(credits);
    expect(credits).toBeGreaterThan(0);
    const counts = await readOddsCounts(world.db.read, 'premium-loot-crate', 1);
    expect([...counts.values()].reduce((sum, hits) => sum + hits, 0)).toBe(40);
  });
});

it('realised odds are shown from 500 openings on', async () => {
  const put = (rarity: 'common' | 'rare', hits: number) =>
    world.db.transact((tx) => tx.insert(oddsCounts).values({ oddsId: 'mystery-chest', oddsVersion: 1, rarity, hits }));
  const chest = async () => (await readOdds(world.db.read)).find(({ id }) => id === 'mystery-chest:1');
  await put('common', 400);
  expect(await chest()).toMatchObject({ openings: 400, rarities: [{}, {}, {}, { realised: null, stated: 0.79 }] });
  await put('rare', 100);
  expect(await chest()).toMatchObject({
    openings: 500,
    rarities: [{ realised: 0 }, {}, { realised: 0.2 }, { realised: 0.8, isWithin: true }],
  });
});
