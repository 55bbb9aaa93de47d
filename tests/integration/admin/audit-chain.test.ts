// @module-tag engines
import { beforeAll, describe, expect, it } from 'vitest';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { auditHead, auditLog } from '../../../db/audit/audit.table.ts';
import { linkAudit } from '../../../db/audit/link-audit.ts';
import { verifyAudit } from '../../../db/audit/verify-audit.ts';
import { engine } from '../../../db/client/kit.ts';
import { CHAIN_START } from '../../../domain/shared/hash-chain.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { reconcile } from '../../../gateway/wallet/providers/reconcile.ts';
import { staffAlerts } from '../../../db/wallet/index.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { World, copyDatabase } from '../../support/world.ts';

/** More than a page of lines. */
const LINES = 1_005;

let url: string;
let staffId: string;
let ids: readonly string[];
let lastAt: number;

/** Writes lines a minute apart, as a member of staff. */
async function write(world: World, actorId: string, count: number): Promise<string[]> {
  const written: string[] = [];
  await world.db.transact(async (tx) => {
    for (let n = 0; n < count; n++) {
      world.now += MINUTE;
      const id = world.deps.newId();
      written.push(id);
      await insertAudit(tx, {
        id,
        actorId,
        action: 'account.noted',
        subject: 'account',
        subjectId: actorId,
        reason: `Note ${n}`,
        // Not in the order of their names: engines keep them in orders of their own.
        data: { to: n, from: null, about: 'it' },
        at: world.now,
      });
    }
  });
  return written;
}

beforeAll(async () => {
  const world = await World.open();
  ({ url } = world);
  staffId = (await world.player({ role: 'administrator' })).userId;
  await world.player({ username: 'somebody-else' });
  ids = await write(world, staffId, LINES);
  lastAt = world.now;
  while ((await linkAudit(world.db)) > 0);
  expect(await verifyAudit(world.db.read)).toEqual([]);
  await world.close();
});

/** A copy of the database after somebody has changed it behind the gateway's back. */
async function changed(...texts: readonly string[]): Promise<World> {
  const copy = await copyDatabase(url);
  await dropGuards(copy);
  await rawSql(copy, ...texts);
  return World.open({ url: copy, connections: 1 });
}

async function foundAfter(...texts: readonly string[]): Promise<string[]> {
  const world = await changed(...texts);
  const found = await verifyAudit(world.db.read);
  await world.close();
  return found;
}

const lineAt = (position: number): string => ids[position - 1] ?? '';
const insert = (at: number, rest = ', NULL, NULL'): string =>
  `INSERT INTO audit_log (id, actor_id, action, subject, subject_id, reason, data, at, position, hash)
   VALUES ('put-in', '${staffId}', 'account.noted', 'account', 'x', 'Made up.', '{}', ${at}${rest})`;

describe('the chain of the audit log', () => {
  it.each([1, 500, 1_001, LINES])('names the line that was changed, wherever it stands: %i', async (position) => {
    const id = lineAt(position);
    expect(await foundAfter(`UPDATE audit_log SET reason = 'Another.' WHERE id = '${id}'`)).toEqual([
      `line ${id} of the audit log, at position ${position}, does not match its hash`,
    ]);
  });

  it.each([
    `action = 'account.banned'`,
    `actor_id = (SELECT id FROM users WHERE username = 'somebody-else')`,
    `subject = 'battle'`,
    `subject_id = 'x'`,
    `data = '{"to": 7}'`,
    `at = at + 1`,
    `id = 'x'`,
  ])('covers %s', async (change) => {
    const found = await foundAfter(`UPDATE audit_log SET ${change} WHERE position = 400`);
    expect(found).toEqual([expect.stringContaining('at position 400, does not match its hash')]);
  });

  it('names the place of a line that was deleted, also the last one', async () => {
    expect(await foundAfter('DELETE FROM audit_log WHERE position = 700')).toEqual([
      'the audit log has no line at position 700',
    ]);
    expect(await foundAfter(`DELETE FROM audit_log WHERE position = ${LINES}`)).toEqual([
      `the audit log ends at position ${LINES - 1}, its head says ${LINES}`,
    ]);
    expect(await foundAfter('DELETE FROM audit_head')).toEqual([
      `the audit log ends at position ${LINES}, its head says nothing`,
    ]);
  });

  it('names a line that was put in: dated back, before and after it is linked, or with a place of its own making', async () => {
    const dated = 'line put-in of the audit log is dated before lines that were there before it';
    const world = await changed(insert(lastAt - DAY - 1));
    expect(await verifyAudit(world.db.read)).toEqual([dated]);
    expect(await linkAudit(world.db)).toBe(1);
    expect(await verifyAudit(world.db.read)).toEqual([dated]);
    await world.close();
    expect(await foundAfter(insert(lastAt, `, ${LINES + 1}, 'x'`))).toEqual([
      `line put-in of the audit log, at position ${LINES + 1}, does not match its hash`,
    ]);
  });

  it('is not broken by lines that wait for their place, nor by a clock that is behind', async () => {
    expect(await foundAfter(insert(lastAt - DAY))).toEqual([]);
  });

  it('alerts staff of the first broken place once, however often the books are compared', async () => {
    const id = lineAt(3);
    const world = await changed(`UPDATE audit_log SET reason = 'Another.' WHERE id = '${id}'`);
    await reconcile(world.deps);
    await reconcile(world.deps);
    const alerts = await world.db.read
      .select({ kind: staffAlerts.kind, message: staffAlerts.message })
      .from(staffAlerts);
    expect(alerts).toEqual([
      { kind: 'audit-log', message: `line ${id} of the audit log, at position 3, does not match its hash` },
    ]);
    await world.close();
  });
});

describe('linking', () => {
  it('takes up the lines of a database of before, in the order in which they were written', async () => {
    const world = await changed('UPDATE audit_log SET position = NULL, hash = NULL', 'DELETE FROM audit_head');
    const lines = () =>
      world.db.read.select({ id: auditLog.id, position: auditLog.position }).from(auditLog).orderBy(auditLog.position);
    expect(await verifyAudit(world.db.read), 'not begun').toEqual([]);
    await rawSql(world.url, `INSERT INTO audit_head (id, position, hash) VALUES (1, 0, '${CHAIN_START}')`);
    while ((await linkAudit(world.db)) > 0);
    expect(await lines()).toEqual(ids.map((id, n) => ({ id, position: n + 1 })));
    expect(await verifyAudit(world.db.read)).toEqual([]);
    await world.close();
  });

  it('goes on where it stopped, and two at once give every line one place', async () => {
    const world = await World.open({ url: await copyDatabase(url), seed: 'more' });
    world.now = lastAt;
    await write(world, staffId, 40);
    await Promise.all([linkAudit(world.db, 15), linkAudit(world.db, 15)]);
    while ((await linkAudit(world.db, 15)) > 0);
    expect(await verifyAudit(world.db.read)).toEqual([]);
    expect(await world.db.read.select({ position: auditHead.position }).from(auditHead)).toEqual([
      { position: LINES + 40 },
    ]);
    await world.close();
  });

  it('is the one change that the database lets a line have, and once', async () => {
    const world = await World.open({ url: await copyDatabase(url), seed: 'guards' });
    world.now = lastAt;
    const [id] = await write(world, staffId, 1);
    const tries = [
      `UPDATE audit_log SET position = NULL, hash = NULL WHERE position = 1`,
      `UPDATE audit_log SET hash = 'x' WHERE position = 1`,
      `UPDATE audit_log SET position = 9999, hash = 'x', reason = 'Another.' WHERE id = '${id ?? ''}'`,
      `DELETE FROM audit_log WHERE position = 1`,
      ...(engine === 'postgres' ? ['TRUNCATE audit_log'] : []),
    ];
    for (const text of tries) await expect(rawSql(world.url, text), text).rejects.toThrow(/append-only/);
    expect(await linkAudit(world.db)).toBe(1);
    await world.close();
  });

  it('waits for a chain that has a start', async () => {
    const world = await changed('DELETE FROM audit_head', insert(lastAt));
    await expect(linkAudit(world.db)).rejects.toThrow('the chain of the audit log has no start');
    await world.close();
  });
});
