import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../db/client/database.ts';
import { closeAlert, listOpenAlerts, listResolvedAlerts, raiseAlert } from '../../../db/wallet/alert.queries.ts';
import { listLines } from '../../../db/wallet/history.queries.ts';
import {
  deleteOldLeaves,
  listLinks,
  listRoots,
  publishRoot,
  readLeaves,
  readLedgerHead,
  readRoot,
  readTransfer,
} from '../../../db/wallet/proof.queries.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import {
  type NewStatement,
  insertStatement,
  listLinesUntil,
  listPlayersBehind,
  listStatements,
  readFirstBooking,
  readLastStatement,
  readStatementFile,
} from '../../../db/wallet/statement.queries.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import type { Leaf } from '../../../domain/wallet/balance-tree.ts';
import type { Difference } from '../../../domain/wallet/alerts.ts';
import { CHAIN_START } from '../../../domain/shared/hash-chain.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { book } from '../../support/bookings.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(async () => {
  expect(await verifyLedger(world.db.read)).toEqual([]);
  await world.close();
});

const DIFFERENCE: Difference = { kind: 'balance', message: '', subject: 'user:1:USD', currency: 'USD', sides: [] };

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => world.db.transact(work);

describe('statements', () => {
  const statement = (userId: string, change: Partial<NewStatement> = {}): NewStatement => ({
    id: world.deps.newId(),
    userId,
    type: 'monthly',
    period: '2025-12',
    endsAt: 100,
    openingCents: 0,
    closingCents: 10_00,
    lineCount: 1,
    lastNumber: 1,
    issuedAt: world.now,
    pdf: Buffer.from('pdf'),
    csv: Buffer.from('csv'),
    pdfBytes: 3,
    ...change,
  });
  const issue = (row: NewStatement) => inTx((tx) => insertStatement(tx, row));

  it('are one a period and type, listed for their owner by pages, and given to nobody else', async () => {
    const [player, other] = [await world.player(), await world.player()];
    const first = statement(player.userId);
    expect([await issue(first), await issue(statement(player.userId))]).toEqual([true, false]);
    const quarterly = statement(player.userId, { type: 'quarterly', period: '2025-Q4' });
    const later = statement(player.userId, { period: '2026-01', endsAt: 200 });
    for (const row of [quarterly, later, statement(other.userId)]) expect(await issue(row)).toBe(true);
    const listed = async (limit: number, past: { endsAt: number; id: string } | null) =>
      (await listStatements(world.db.read, player.userId, limit, past)).map(({ id }) => id);
    const sameEnd = [first.id, quarterly.id].toSorted().toReversed();
    expect(await listed(9, null)).toEqual([later.id, ...sameEnd]);
    expect(await listed(1, null)).toEqual([later.id]);
    expect(await listed(9, { endsAt: 100, id: sameEnd[0] ?? '' })).toEqual(sameEnd.slice(1));
    const last = async (type: 'monthly' | 'quarterly') =>
      (await readLastStatement(world.db.read, player.userId, type))?.id;
    expect([await last('monthly'), await last('quarterly')]).toEqual([later.id, quarterly.id]);
    const file = (actor: Actor, format: 'pdf' | 'csv') =>
      readStatementFile(world.db.read, actor.userId, first.id, format);
    expect(String((await file(player, 'pdf'))?.bytes)).toBe('pdf');
    expect(String((await file(player, 'csv'))?.bytes)).toBe('csv');
    expect(await file(other, 'pdf')).toBeUndefined();
  });

  it('are made of every booking up to the first one that is not before their end, though clocks disagree', async () => {
    const player = await world.player();
    expect(await readFirstBooking(world.db.read, player.userId)).toBeNull();
    expect(await listLinesUntil(world.db.read, player.userId, 0, world.now)).toEqual([]);
    const start = world.now;
    await world.pay(player, 30_00);
    world.pass(1_000);
    const hold = await book(world, player, 'hold', -10_00, 'battle-9');
    world.now = start + 500;
    await world.pay(player, 2_00);
    world.now = start + 5_000;
    await world.pay(player, 1_00);
    expect(await readFirstBooking(world.db.read, player.userId)).toBe(start);
    const numbers = async (past: number, until: number) =>
      (await listLinesUntil(world.db.read, player.userId, past, until)).map(({ number }) => number);
    expect([await numbers(0, start + 600), await numbers(0, start + 5_000), await numbers(0, start + 5_001)]).toEqual([
      [1],
      [1, 2, 3],
      [1, 2, 3, 4],
    ]);
    expect([await numbers(2, start + 5_001), await numbers(3, start + 600)]).toEqual([[3, 4], []]);
    const [line, held] = await listLinesUntil(world.db.read, player.userId, 0, start + 5_000);
    expect(held).toMatchObject({ kind: 'wager', transferKind: 'hold', reference: 'battle-9', balanceAfter: 20_00 });
    expect(line?.reference, 'the transfer itself where it belongs to nothing').not.toBe(hold);
    expect(line).toMatchObject({ kind: 'deposit', amount: 30_00, balanceAfter: 30_00 });
  });

  it('are due for whoever has bookings that no quarterly one holds, in the order of ids', async () => {
    const [done, behind, fresh, empty] = [
      await world.player({ cents: 1_00 }),
      await world.player({ cents: 1_00 }),
      await world.player({ cents: 1_00 }),
      await world.player(),
    ];
    await world.pay(behind, 1_00);
    for (const { userId } of [done, behind])
      await issue(statement(userId, { type: 'quarterly', period: '2025-Q4', lastNumber: 1 }));
    await issue(statement(fresh.userId, { lastNumber: 1 }));
    const all = await listPlayersBehind(world.db.read, '', 1_000);
    const own = new Set([done, behind, fresh, empty].map(({ userId }) => userId));
    expect(all.filter((id) => own.has(id))).toEqual([behind.userId, fresh.userId].toSorted());
    expect(all).toEqual([...new Set(all)].toSorted());
    expect(await listPlayersBehind(world.db.read, all[0] ?? '', 1)).toEqual(all.slice(1, 2));
  });
});

describe('the proofs', () => {
  it('show a transfer with its entries and the link before it, from its linking on', async () => {
    const player = await world.player({ cents: 10_00 });
    while ((await linkTransfers(world.db)) > 0);
    const head = await readLedgerHead(world.db.read);
    const id = await book(world, player, 'hold', -1_00);
    expect(await readTransfer(world.db.read, id)).toMatchObject({ previousHash: null, transfer: { position: null } });
    expect(await listLinks(world.db.read, head.position, 9)).toEqual([]);
    await linkTransfers(world.db);
    const shown = await readTransfer(world.db.read, id);
    expect(shown).toMatchObject({ previousHash: head.hash, transfer: { id, position: head.position + 1 } });
    expect(shown?.entries.map(({ seq, amount }) => [seq, Math.abs(amount)])).toEqual([
      [0, 1_00],
      [1, 1_00],
    ]);
    const links = await listLinks(world.db.read, 0, 2);
    expect(links.map(({ position }) => position)).toEqual([1, 2]);
    expect((await listLinks(world.db.read, head.position, 9)).map(({ hash }) => hash)).toEqual([shown?.transfer.hash]);
    const lines = await listLines(world.db.read, player.userId, 'USD', 9, null);
    expect(lines[0]).toMatchObject({ transferId: id, position: head.position + 1 });
    expect(await readTransfer(world.db.read, 'unknown')).toBeUndefined();
  });

  it('let the first transfer follow no other, and begin the chain at nothing', async () => {
    const young = await World.open({ seed: 'young' });
    expect(await readLedgerHead(young.db.read)).toEqual({ position: 0, hash: CHAIN_START });
    const { userId } = await young.player({ cents: 1_00 });
    await linkTransfers(young.db);
    const [line] = await listLines(young.db.read, userId, 'USD', 1, null);
    const first = await readTransfer(young.db.read, line?.transferId ?? '');
    expect(first).toMatchObject({ previousHash: null, transfer: { position: 1 } });
    await young.close();
  });

  it('keep a day’s leaves in their places and its root for good, however many there are', async () => {
    const leaves = Array.from({ length: 401 }, (_, n): Leaf => ({
      userId: `u${String(n).padStart(3, '0')}`,
      salt: `s${n}`,
      cents: n,
    }));
    const root = {
      day: '2026-02-01',
      root: 'aa',
      totalCents: 1,
      escrowCents: 2,
      fundsCents: 3,
      leafCount: 401,
      at: 5,
      auditPosition: null,
      auditHash: null,
    };
    await publishRoot(world.db, root, leaves);
    expect(await readLeaves(world.db.read, root.day)).toEqual(leaves);
    await publishRoot(world.db, { ...root, root: 'bb' }, leaves);
    await publishRoot(world.db, { ...root, day: '2026-02-02' }, leaves.slice(0, 2));
    expect(await readRoot(world.db.read, root.day)).toEqual(root);
    expect(await readRoot(world.db.read, '2026-02-03')).toBeUndefined();
    expect((await listRoots(world.db.read, 9)).map(({ day }) => day)).toEqual(['2026-02-02', '2026-02-01']);
    expect(await listRoots(world.db.read, 1)).toHaveLength(1);
    await inTx((tx) => deleteOldLeaves(tx, '2026-02-02'));
    expect(await readLeaves(world.db.read, root.day)).toEqual([]);
    expect(await readLeaves(world.db.read, '2026-02-02')).toEqual(leaves.slice(0, 2));
    expect(await readRoot(world.db.read, root.day)).toEqual(root);
  });

  it('alert staff once of one thing, until somebody has looked at it', async () => {
    const staff = await world.player({ role: 'administrator' });
    const raise = (id: string, uniqueKey: string, at: number) =>
      inTx((tx) => raiseAlert(tx, { id, uniqueKey, difference: { ...DIFFERENCE, message: `of ${id}` }, at }));
    expect([
      await raise('a', 'k1', 1),
      await raise('b', 'k1', 2),
      await raise('c', 'k2', 2),
      await raise('d', 'k3', 2),
    ]).toEqual([true, false, true, true]);
    const open = async (limit = 9) => (await listOpenAlerts(world.db.read, limit)).map(({ id }) => id);
    expect([await open(), await open(1)]).toEqual([['d', 'c', 'a'], ['d']]);
    const [seen] = (await listOpenAlerts(world.db.read, 9)).toReversed();
    expect(seen).toMatchObject({ id: 'a', message: 'of b', at: 1, seenAt: 2, resolvedAt: null });
    const resolve = (id: string, at: number) => inTx((tx) => closeAlert(tx, id, staff.userId, `why ${id}`, at));
    await resolve('c', 7);
    expect(await open()).toEqual(['d', 'a']);
    expect(await raise('e', 'k2', 8), 'it is still there').toBe(true);
    await resolve('a', 9);
    expect(await open()).toEqual(['e', 'd']);
    const closed = await listResolvedAlerts(world.db.read, 9);
    expect(closed.map(({ id, reason, resolvedAt }) => [id, reason, resolvedAt])).toEqual([
      ['a', 'why a', 9],
      ['c', 'why c', 7],
    ]);
    const past = { at: 9, id: 'a' };
    expect((await listResolvedAlerts(world.db.read, 9, past)).map(({ id }) => id)).toEqual(['c']);
    expect((await listOpenAlerts(world.db.read, 9, { at: 8, id: 'e' })).map(({ id }) => id)).toEqual(['d']);
  });
});
