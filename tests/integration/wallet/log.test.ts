// @module-tag engines
import { bytesToHex } from '@noble/hashes/utils.js';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { addToLog, growLog } from '../../../db/wallet/grow-log.ts';
import { ledgerHead, ledgerTiles } from '../../../db/wallet/ledger.table.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { proveConsistency, proveInclusion, readLog, readLogLeaves, readTile } from '../../../db/wallet/log.queries.ts';
import { postTransfer } from '../../../db/wallet/post-transfer.ts';
import { listLinks } from '../../../db/wallet/proof.queries.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { escrowAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import { transferLeaf } from '../../../domain/wallet/log/leaf.ts';
import { EMPTY_ROOT, HASH_BYTES, isConsistent, isIncluded, leafHash } from '../../../domain/wallet/log/tree.ts';
import { naiveRoot } from '../../support/naive-log.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { World, copyDatabase } from '../../support/world.ts';

/** More than two tiles, so that there is a level above. */
const HOLDS = 600;

async function hold(world: World, userId: string, count: number): Promise<void> {
  await world.db.transact(async (tx) => {
    for (let n = 0; n < count; n++) {
      const id = world.deps.newId();
      await postTransfer(tx, {
        id,
        opKey: `hold:${id}`,
        kind: 'hold',
        currency: 'USD',
        subjectId: null,
        actorId: null,
        at: world.now,
        legs: [
          { accountId: userAccount(userId, 'USD'), kind: 'wager', amount: -1 },
          { accountId: escrowAccount('one'), kind: 'wager', amount: 1 },
        ],
      });
    }
  });
}

const link = async (world: World, most: number): Promise<void> => {
  while ((await linkTransfers(world.db, most)) > 0);
};

/** What a stranger computes of the published links. */
async function leavesOf(world: World): Promise<Uint8Array[]> {
  const links = await listLinks(world.db.read, 0, 10_000);
  return links.map(({ position, contentHash }) => transferLeaf(position, contentHash));
}

const tilesOf = async (world: World) =>
  (await world.db.read.select().from(ledgerTiles).orderBy(asc(ledgerTiles.level), asc(ledgerTiles.number))).map(
    ({ level, number, hashes }) => [level, number, bytesToHex(hashes)],
  );

let url: string;
let userId: string;
beforeAll(async () => {
  const world = await World.open();
  ({ url } = world);
  ({ userId } = await world.player({ cents: 5_000_00 }));
  await hold(world, userId, HOLDS);
  for (const most of [1, 1, 3, 250, 2, 1_000]) await linkTransfers(world.db, most);
  await world.close();
});

/** A copy of the database, and one that has no guards and no log yet. */
const copyOf = async (): Promise<World> => World.open({ url: await copyDatabase(url), seed: 'copy' });
async function withoutLog(): Promise<World> {
  const copy = await copyDatabase(url);
  await dropGuards(copy);
  await rawSql(copy, 'DELETE FROM ledger_tiles', 'UPDATE ledger_head SET log_size = 0, log_edge = NULL');
  return World.open({ url: copy, seed: 'old' });
}

describe('the log of the ledger', () => {
  let world: World;
  beforeAll(async () => {
    world = await copyOf();
  });
  afterAll(() => world.close());

  it('has every linked transfer as a leaf, in the order of the chain, whatever came at once', async () => {
    const leaves = await leavesOf(world);
    const { size, root } = await readLog(world.db.read);
    expect(size).toBe(leaves.length);
    expect(bytesToHex(root)).toBe(bytesToHex(naiveRoot(leaves.map(leafHash))));
    expect(await readLogLeaves(world.db.read, 250, 10)).toEqual(leaves.slice(250, 260));
    const tile = await readTile(world.db.read, { level: 0, number: 1 });
    expect(bytesToHex(tile ?? new Uint8Array())).toBe(bytesToHex(Buffer.concat(leaves.slice(256, 512).map(leafHash))));
    expect((await readTile(world.db.read, { level: 1, number: 0 }))?.length).toBe(2 * HASH_BYTES);
    expect(await readTile(world.db.read, { level: 2, number: 0 })).toBeUndefined();
    expect(await verifyLedger(world.db.read)).toEqual([]);
  });

  it('proves each leaf, and that what it was began what it is', async () => {
    const hashes = (await leavesOf(world)).map(leafHash);
    const { size, root } = await readLog(world.db.read);
    for (const index of [0, 1, 255, 256, 300, 511, 512, size - 1]) {
      const proof = await proveInclusion(world.db.read, index, size);
      expect(isIncluded(hashes[index] ?? root, index, size, root, proof)).toBe(true);
      const before = { size: index + 1, root: naiveRoot(hashes.slice(0, index + 1)) };
      expect(isConsistent(before, { size, root }, await proveConsistency(world.db.read, index + 1, size))).toBe(true);
      const then = await proveInclusion(world.db.read, index, index + 1);
      expect(isIncluded(hashes[index] ?? root, index, index + 1, before.root, then)).toBe(true);
    }
    await expect(proveInclusion(world.db.read, size, size)).rejects.toThrow(RangeError);
    await expect(proveConsistency(world.db.read, size + 1, size)).rejects.toThrow(RangeError);
  });

  it('is empty before the first transfer', async () => {
    const fresh = await World.open({ seed: 'empty' });
    expect(await readLog(fresh.db.read)).toEqual({ size: 0, root: EMPTY_ROOT });
    expect(await readTile(fresh.db.read, { level: 0, number: 0 })).toBeUndefined();
    await fresh.close();
  });

  it('takes each transfer once from two gateways that link at the same time', async () => {
    const one = await copyOf();
    const other = engine === 'postgres' ? await World.open({ url: one.url, seed: 'other' }) : one;
    await hold(one, userId, 300);
    await Promise.all([link(one, 7), link(other, 11), link(one, 5)]);
    const leaves = await leavesOf(one);
    expect(leaves.length).toBe(HOLDS + 301);
    const { size, root } = await readLog(other.db.read);
    expect([size, bytesToHex(root)]).toEqual([leaves.length, bytesToHex(naiveRoot(leaves.map(leafHash)))]);
    expect(await verifyLedger(one.db.read)).toEqual([]);
    if (other !== one) await other.close();
    await one.close();
  });

  it('stays as it was when a gateway dies between the tiles and the head', async () => {
    const copy = await copyOf();
    const before = [await readLog(copy.db.read), await tilesOf(copy)];
    const dies = copy.db.transact(async (tx) => {
      const [head] = await tx.select().from(ledgerHead).where(eq(ledgerHead.id, 1));
      if (head) await addToLog(tx, head, ['a', 'b', 'c']);
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    expect([await readLog(copy.db.read), await tilesOf(copy)]).toEqual(before);
    await hold(copy, userId, 1);
    await link(copy, 10);
    expect(await verifyLedger(copy.db.read)).toEqual([]);
    await copy.close();
  });
});

describe('a database from before there was a log', () => {
  it('gets the same tiles, by parts, while transfers are linked beside', async () => {
    const old = await withoutLog();
    expect(await growLog(old.db, 100)).toBe(100);
    await hold(old, userId, 5);
    await link(old, 2);
    // Nobody adds behind a gap: what was linked meanwhile waits for its turn.
    expect((await readLog(old.db.read)).size).toBe(100);
    expect(await verifyLedger(old.db.read)).toEqual([]);
    const { url: place } = old;
    await old.close();
    // What was done before the gateway went is not done again.
    const again = await World.open({ url: place, seed: 'again' });
    const counts: number[] = [];
    for (let count = await growLog(again.db, 256); count > 0; count = await growLog(again.db, 256)) counts.push(count);
    expect(counts).toEqual([256, HOLDS + 6 - 100 - 256]);
    const whole = await copyOf();
    expect((await tilesOf(again)).slice(0, 2)).toEqual((await tilesOf(whole)).slice(0, 2));
    expect(await verifyLedger(again.db.read)).toEqual([]);
    await hold(again, userId, 1);
    await link(again, 10);
    expect((await readLog(again.db.read)).size).toBe(HOLDS + 7);
    expect(await growLog(again.db)).toBe(0);
    await whole.close();
    await again.close();
  });

  it('gets each leaf once from two gateways at the same time', async () => {
    const old = await withoutLog();
    const other = engine === 'postgres' ? await World.open({ url: old.url, seed: 'other' }) : old;
    const grow = async (world: World) => {
      while ((await growLog(world.db, 64)) > 0);
    };
    await Promise.all([grow(old), grow(other)]);
    const whole = await copyOf();
    expect(await tilesOf(old)).toEqual(await tilesOf(whole));
    expect(await readLog(old.db.read)).toEqual(await readLog(whole.db.read));
    await whole.close();
    if (other !== old) await other.close();
    await old.close();
  });
});

describe('what the database refuses', () => {
  it.each([
    'UPDATE ledger_head SET log_size = log_size - 1',
    'UPDATE ledger_head SET log_size = 0, log_edge = NULL',
    'UPDATE ledger_head SET log_edge = NULL',
    'DELETE FROM ledger_tiles',
    'UPDATE ledger_tiles SET number = number + 10 WHERE level = 0 AND number = 2',
    'UPDATE ledger_tiles SET hashes = substr(hashes, 1, 32) WHERE level = 0 AND number = 2',
    'UPDATE ledger_tiles SET hashes = substr(hashes, 33) WHERE level = 0 AND number = 2',
    ...(engine === 'postgres' ? ['TRUNCATE ledger_tiles'] : []),
  ])('%s: an old head never takes the place of a larger one', async (text) => {
    const copy = await copyDatabase(url);
    await expect(rawSql(copy, text)).rejects.toThrow(/append-only/);
  });

  it('has no tile wider than full, nor one that ends within a hash', async () => {
    const copy = await copyDatabase(url);
    const bytes = engine === 'postgres' ? (hex: string) => `'\\x${hex}'::bytea` : (hex: string) => `x'${hex}'`;
    for (const hashes of ['00'.repeat(31), '00'.repeat(33), '', '00'.repeat(8224)])
      await expect(rawSql(copy, `INSERT INTO ledger_tiles VALUES (5, 5, ${bytes(hashes)})`)).rejects.toThrow(/check/i);
  });
});

describe('what verifying the ledger finds in the log', () => {
  it.each([
    [
      'UPDATE ledger_tiles SET hashes = (SELECT hashes FROM ledger_tiles WHERE level = 0 AND number = 1) WHERE level = 0 AND number = 0',
      'tile 0/0 of the log does not match its transfers',
    ],
    ['DELETE FROM ledger_tiles WHERE level = 0 AND number = 2', 'tile 0/2 of the log does not match its transfers'],
    [
      'UPDATE ledger_tiles SET hashes = substr(hashes, 1, 32) WHERE level = 1',
      'tile 1/0 of the log does not match its transfers',
    ],
    ['UPDATE ledger_head SET log_edge = NULL', `the head of the log does not match its ${HOLDS + 1} leaves`],
    ['UPDATE ledger_head SET log_size = 9999', 'the head of the log does not match its 9999 leaves'],
  ])('%s', async (text, finding) => {
    const copy = await copyDatabase(url);
    await dropGuards(copy);
    await rawSql(copy, text);
    const world = await World.open({ url: copy, connections: 1 });
    expect(await verifyLedger(world.db.read)).toContain(finding);
    await world.close();
  });
});
