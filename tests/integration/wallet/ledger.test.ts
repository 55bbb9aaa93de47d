// @module-tag engines
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { count, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { entries, ledgerHead, transfers } from '../../../db/wallet/ledger.table.ts';
import { type NewTransfer, postTransfer } from '../../../db/wallet/post-transfer.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { CHAIN_START } from '../../../domain/shared/hash-chain.ts';
import { escrowAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { cancel, create, settledBattle } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { World, codeOf, copyDatabase } from '../../support/world.ts';

/** A history with holds, refunds and payouts. */
async function history(world: World, battles: number): Promise<[Actor, Actor]> {
  const one = await world.player({ cents: 4_000_00 });
  const other = await world.player({ cents: 4_000_00 });
  for (let i = 0; i < battles; i++) {
    await settledBattle(world, i % 3 === 0 ? one : other, i % 3 === 0 ? other : one, 20_00 + i);
    await cancel(world, one, await create(world, one));
    world.pass(1_000);
  }
  return [one, other];
}

async function linkAll(world: World): Promise<number> {
  let linked = 0;
  for (let now = await linkTransfers(world.db, 7); now > 0; now = await linkTransfers(world.db, 7)) linked += now;
  return linked;
}

describe('posting', () => {
  let world: World;
  let player: Actor;
  beforeAll(async () => {
    world = await World.open();
    player = await world.player({ cents: 100_00 });
  });
  afterAll(() => world.close());

  const transferOf = (change: Partial<NewTransfer> = {}): NewTransfer => ({
    id: world.deps.newId(),
    opKey: `test:${world.deps.newId()}`,
    kind: 'hold',
    currency: 'USD',
    subjectId: null,
    actorId: null,
    at: world.now,
    legs: [
      { accountId: userAccount(player.userId, 'USD'), kind: 'wager', amount: -10_00 },
      { accountId: escrowAccount('posting'), kind: 'wager', amount: 10_00 },
    ],
    ...change,
  });
  const post = (transfer: NewTransfer) => world.db.transact((tx) => postTransfer(tx, transfer));
  const state = async () => JSON.stringify([await world.balance(player), await world.db.read.select().from(entries)]);

  it('refuses a transfer that does not sum to zero, whatever its amounts', async () => {
    const before = await state();
    const unbalanced = fc
      .tuple(fc.integer({ min: 1, max: 50_00 }), fc.integer({ min: -50_00, max: 50_00 }))
      .filter(([out, into]) => out !== into);
    await fc.assert(
      fc.asyncProperty(unbalanced, async ([out, into]) => {
        const legs = [
          { accountId: userAccount(player.userId, 'USD'), kind: 'wager', amount: -out },
          { accountId: escrowAccount('posting'), kind: 'wager', amount: into },
        ] as const;
        await expect(post(transferOf({ legs }))).rejects.toThrow('does not balance');
      }),
      { numRuns: 30 },
    );
    expect(await state()).toBe(before);
  });

  it('refuses a transfer with a single entry or with six', async () => {
    const [leg] = transferOf().legs;
    if (!leg) throw new Error('no leg');
    await expect(post(transferOf({ legs: [leg] }))).rejects.toThrow('2 to 5 entries');
    await expect(post(transferOf({ legs: [leg, leg, leg, leg, leg, leg] }))).rejects.toThrow('2 to 5 entries');
  });

  it('posts an operation once, however often it is asked to', async () => {
    const first = transferOf({ opKey: 'once' });
    const balance = await world.balance(player);
    expect(await post(first)).toBe(true);
    const again = Array.from({ length: 20 }, () => post(transferOf({ opKey: 'once' })));
    expect(await Promise.all(again)).toEqual(Array.from({ length: 20 }, () => false));
    expect(await world.balance(player)).toBe(balance - 10_00);
  });

  it('never overdraws a player or an escrow, and leaves nothing behind when it would', async () => {
    const before = await state();
    const balance = await world.balance(player);
    const legs = (amount: number) =>
      [
        { accountId: userAccount(player.userId, 'USD'), kind: 'wager', amount: -amount },
        { accountId: escrowAccount('posting'), kind: 'wager', amount },
      ] as const;
    expect(await codeOf(post(transferOf({ legs: legs(balance + 1) })))).toBe('INSUFFICIENT_FUNDS');
    expect(await codeOf(post(transferOf({ legs: legs(-10_00 - 1) })))).toBe('INSUFFICIENT_FUNDS');
    expect(
      await codeOf(
        post(
          transferOf({
            legs: legs(-1).map((leg) => ({
              ...leg,
              accountId: leg.accountId.replace('escrow:posting', 'escrow:none'),
            })),
          }),
        ),
      ),
    ).toBe('INSUFFICIENT_FUNDS');
    expect(await state()).toBe(before);
  });

  it('lets the database itself refuse a balance below zero and an entry of nothing', async () => {
    await expect(
      rawSql(world.url, `UPDATE ledger_accounts SET balance = -1 WHERE id = '${userAccount(player.userId, 'USD')}'`),
    ).rejects.toThrow(/no_overdraft/);
    const [first] = await world.db.read.select().from(transfers).limit(1);
    await expect(
      rawSql(
        world.url,
        `INSERT INTO entries (transfer_id, seq, account_id, number, kind, amount, balance_after) VALUES ('${first?.id}', 9, '${userAccount(player.userId, 'USD')}', 900, 'fee', 0, 0)`,
      ),
    ).rejects.toThrow(/entries_amount/);
  });

  it('never takes another operation for one that was posted because it brings the same id', async () => {
    const first = transferOf();
    expect(await post(first)).toBe(true);
    const before = await state();
    await expect(post(transferOf({ id: first.id }))).rejects.toThrow(/transfers/);
    expect(await state()).toBe(before);
  });
});

describe('append-only', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
    await history(world, 3);
    await linkTransfers(world.db, 10);
  });
  afterAll(() => world.close());

  it.each([
    'UPDATE entries SET amount = amount + 1',
    `UPDATE entries SET kind = 'bonus'`,
    'UPDATE entries SET balance_after = 0',
    'DELETE FROM entries',
    'DELETE FROM transfers',
    'UPDATE transfers SET at = at + 1 WHERE position IS NULL',
    'UPDATE transfers SET at = at + 1 WHERE position = 1',
    `UPDATE transfers SET hash = 'x' WHERE position = 1`,
    'UPDATE transfers SET position = NULL, hash = NULL WHERE position = 1',
    'UPDATE transfers SET position = position + 1000 WHERE position = 1',
    // Linking may write position and hash and nothing beside them.
    `UPDATE transfers SET position = 5000, hash = 'x', at = at + 1 WHERE position IS NULL`,
    `UPDATE transfers SET position = 5000, hash = 'x', op_key = op_key || 'x' WHERE position IS NULL`,
    `UPDATE transfers SET position = 5000, hash = 'x', actor_id = NULL WHERE position IS NULL`,
    `UPDATE transfers SET position = 5000, hash = 'x', kind = 'bonus' WHERE position IS NULL`,
    ...(engine === 'postgres' ? ['TRUNCATE entries', 'TRUNCATE transfers CASCADE'] : []),
  ])('the database refuses: %s', async (text) => {
    const rows = async () =>
      JSON.stringify([await world.db.read.select().from(transfers), await world.db.read.select().from(entries)]);
    const before = await rows();
    await expect(rawSql(world.url, text)).rejects.toThrow(/append-only/);
    expect(await rows()).toBe(before);
  });

  it('guards the ledger again at the next start when the triggers were lost', async () => {
    await world.close();
    await dropGuards(world.url);
    world = await World.open({ url: world.url, seed: 'again' });
    await expect(rawSql(world.url, 'DELETE FROM entries')).rejects.toThrow(/append-only/);
  });
});

describe('the hash chain', () => {
  it('begins at zero, grows without gaps, and goes on after a restart', async () => {
    let world = await World.open();
    await history(world, 2);
    expect((await world.db.read.select().from(ledgerHead))[0]).toEqual({
      id: 1,
      position: 0,
      hash: CHAIN_START,
      logSize: 0,
      logEdge: null,
    });
    const first = await linkAll(world);
    await world.close();
    world = await World.open({ url: world.url, seed: 'second' });
    await history(world, 2);
    const second = await linkAll(world);
    const rows = await world.db.read.select().from(transfers).orderBy(transfers.position);
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    expect(rows).toHaveLength(first + second);
    expect((await world.db.read.select().from(ledgerHead))[0]).toMatchObject({
      position: rows.length,
      hash: rows.at(-1)?.hash,
    });
    expect(await verifyLedger(world.db.read)).toEqual([]);
    await world.close();
  });

  it('links a transfer once: linking again changes nothing', async () => {
    const world = await World.open();
    await history(world, 2);
    await linkAll(world);
    const rows = () => world.db.read.select().from(transfers).orderBy(transfers.id);
    const before = await rows();
    expect(await Promise.all([linkTransfers(world.db), linkTransfers(world.db)])).toEqual([0, 0]);
    expect(await rows()).toEqual(before);
    await world.close();
  });

  it('is found sound while transfers are being linked', async () => {
    const world = await World.open();
    await history(world, 12);
    const linking = linkAll(world);
    let checks = 0;
    let isDone = false;
    void linking.finally(() => (isDone = true));
    while (!isDone) {
      expect(await verifyLedger(world.db.read)).toEqual([]);
      checks++;
      await setImmediate(); // SQLite answers within one turn of the event loop, which linking needs to go on
    }
    expect(await linking).toBeGreaterThan(0);
    expect(checks).toBeGreaterThan(0);
    await world.close();
  });
});

describe('verifyLedger', () => {
  let url: string;
  let positions: number;
  beforeAll(async () => {
    const world = await World.open();
    await history(world, 6);
    await linkAll(world);
    expect(await findViolations(world.db.read)).toEqual([]);
    const [last] = await world.db.read
      .select({ position: transfers.position })
      .from(transfers)
      .orderBy(desc(transfers.position))
      .limit(1);
    positions = last?.position ?? 0;
    const [all] = await world.db.read.select({ total: count() }).from(transfers).where(eq(transfers.kind, 'settle'));
    expect(all?.total).toBe(6);
    url = world.url;
    await world.close();
  });

  const at = (position: number) => `transfer_id = (SELECT id FROM transfers WHERE position = ${position}) AND seq = 0`;
  const forgeries: readonly (readonly [string, (position: number) => readonly string[]])[] = [
    ['an amount', (p) => [`UPDATE entries SET amount = amount + 1 WHERE ${at(p)}`]],
    ['a balance after an entry', (p) => [`UPDATE entries SET balance_after = balance_after + 1 WHERE ${at(p)}`]],
    ['the place of an entry in its account', (p) => [`UPDATE entries SET number = number + 100000 WHERE ${at(p)}`]],
    ['the kind of an entry', (p) => [`UPDATE entries SET kind = 'bonus' WHERE ${at(p)}`]],
    [
      'the account of an entry',
      (p) => [`UPDATE entries SET account_id = 'house:bonus:USD', number = number + 100000 WHERE ${at(p)}`],
    ],
    ['the instant of a transfer', (p) => [`UPDATE transfers SET at = at + 1 WHERE position = ${p}`]],
    [
      'who caused a transfer',
      (p) => [
        `UPDATE transfers SET actor_id = CASE WHEN actor_id IS NULL THEN (SELECT min(id) FROM users) ELSE NULL END WHERE position = ${p}`,
      ],
    ],
    ['the key of an operation', (p) => [`UPDATE transfers SET op_key = op_key || '!' WHERE position = ${p}`]],
    ['the kind of a transfer', (p) => [`UPDATE transfers SET kind = 'bonus' WHERE position = ${p}`]],
    ['what a transfer is about', (p) => [`UPDATE transfers SET subject_id = 'another' WHERE position = ${p}`]],
    ['a hash', (p) => [`UPDATE transfers SET hash = '${'a'.repeat(64)}' WHERE position = ${p}`]],
    [
      'a transfer taken out of the chain',
      (p) => [`UPDATE transfers SET position = NULL, hash = NULL WHERE position = ${p}`],
    ],
    [
      'a transfer that is gone with its entries',
      (p) => [
        `DELETE FROM entries WHERE transfer_id = (SELECT id FROM transfers WHERE position = ${p})`,
        `DELETE FROM stakes WHERE transfer_id = (SELECT id FROM transfers WHERE position = ${p})`,
        `DELETE FROM transfers WHERE position = ${p}`,
      ],
    ],
    ['a balance', () => [`UPDATE ledger_accounts SET balance = balance + 1 WHERE id = 'house:bonus:USD'`]],
    [
      'the count of entries',
      () => [`UPDATE ledger_accounts SET entry_count = entry_count + 1 WHERE id = 'house:bonus:USD'`],
    ],
    ['the head', () => [`UPDATE ledger_head SET position = position - 1`]],
    ['the hash of the head', () => [`UPDATE ledger_head SET hash = '${'b'.repeat(64)}'`]],
  ];

  it.each(forgeries)('finds a forged history anywhere in the chain: %s', async (_, forge) => {
    const [first, ...others] = fc.sample(fc.integer({ min: 1, max: positions }), {
      numRuns: engine === 'sqlite' ? 3 : 1,
      seed: 11,
    });
    for (const position of [first ?? 1, ...others, positions]) {
      const copy = await copyDatabase(url);
      await dropGuards(copy);
      await rawSql(copy, ...forge(position));
      const world = await World.open({ url: copy, connections: 1 });
      expect(await verifyLedger(world.db.read), `at ${position}`).not.toEqual([]);
      await world.close();
    }
  });

  it('has nothing to say about the untouched copy', async () => {
    const world = await World.open({ url: await copyDatabase(url) });
    expect(await verifyLedger(world.db.read)).toEqual([]);
    await world.close();
  });
});
