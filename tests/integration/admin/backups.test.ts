// @module-tag engines
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBackups } from '../../../db/admin/operation.queries.ts';
import { listAudit } from '../../../db/audit/audit.queries.ts';
import { restoreDatabase } from '../../../db/client/backup.ts';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { mountSmallDisk } from '../../support/small-disk.ts';
import { type ServerSteps, makeServer } from '../../support/server-steps.ts';

let folder: string;
let gateway: HttpGateway;
let admin: SignedIn;
let server: ServerSteps;
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'gauntlet-backups-')), 'kept');
  gateway = await HttpGateway.open({ env: { BACKUP_FOLDER: folder, BACKUPS_KEPT: '2', SERVER_NAME: 'web-a' } });
  admin = await gateway.player({ role: 'administrator' });
  server = makeServer(gateway.deps, 'web-a');
  await server.work();
});
afterEach(async () => {
  await gateway.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const RUN = `mutation { runOperation(input: { kind: BACKUP, reason: "Before the update." }) { id } }`;
const LIST = `{ systemOperations(first: 20) { edges { node { id state fileName bytes errands { state outcome } } } } }`;
interface Listed {
  readonly id: string;
  readonly state: string;
  readonly fileName: string | null;
  readonly bytes: number | null;
  readonly errands: readonly { readonly outcome: string }[];
}
const backUp = async (at: ServerSteps = server): Promise<Listed> => {
  await admin.ask(RUN);
  await at.work();
  const { systemOperations } = await admin.ask<{ systemOperations: { edges: { node: Listed }[] } }>(LIST);
  const [first] = systemOperations.edges;
  if (!first) throw new Error('no backup was asked for');
  return first.node;
};
/** The same server where a copy ends as it is told. */
const whose = (copyDatabase: (file: string) => Promise<string[]>): ServerSteps =>
  makeServer({ ...gateway.deps, host: Object.assign(Object.create(gateway.deps.host), { copyDatabase }) }, 'web-a');

describe('Backup Database', () => {
  it('copies the whole database beside the work, opens the copy, checks its books, and gives it to administrators alone (AS-16)', async () => {
    const player = await gateway.player({ cents: 12_34 });
    const made = await backUp();
    expect(made).toMatchObject({
      state: 'DONE',
      errands: [{ outcome: 'The copy was opened, and its books are in order' }],
    });
    const bytes = readFileSync(join(folder, made.fileName ?? ''));
    expect(made.bytes).toBe(bytes.length);
    const path = `/backups/${made.id}`;
    for (const [by, status] of [
      [gateway.visitor(), 401],
      [player, 403],
      [await gateway.player({ role: 'senior_moderator' }), 403],
    ] as const)
      expect((await by.rest('GET', path)).status).toBe(status);
    const taken = await admin.rest('GET', path);
    expect([taken.status, taken.headers['content-length'], taken.headers['content-disposition']]).toEqual([
      200,
      String(bytes.length),
      `attachment; filename="${made.fileName}"`,
    ]);
    const [last] = await listAudit(gateway.db.read, null, 1, null);
    expect(last).toMatchObject({ action: 'system.backup-downloaded', actorId: admin.user.id, subjectId: made.id });
    if (engine === 'sqlite') {
      const url = `file:${join(folder, 'restored.db')}`;
      await restoreDatabase(url, join(folder, made.fileName ?? ''), verifyLedger);
      const db = await openDatabase(url);
      expect(await db.snapshot(verifyLedger)).toEqual([]);
      await db.close();
    }
  });

  it('keeps as many as the operator said, and removes only files of its own (AS-16)', async () => {
    const first = await backUp();
    writeFileSync(join(folder, 'other.backup'), 'not ours');
    const names = [first, await backUp(), await backUp()].map(({ fileName }) => fileName ?? '');
    expect(readdirSync(folder).toSorted()).toEqual([...names.slice(1), 'other.backup'].toSorted());
    expect((await listBackups(gateway.db.read, 10)).map(({ fileName }) => fileName)).toEqual([names[2], names[1]]);
    expect((await admin.rest('GET', `/backups/${first.id}`)).status).toBe(404);
  });

  it('says that the disk is full or the folder closed, and leaves nothing behind (AS-16)', async () => {
    const full = whose(() => Promise.reject(Object.assign(new Error('x'), { code: 'ENOSPC' })));
    await full.work();
    expect(await backUp(full)).toMatchObject({
      state: 'FAILED',
      fileName: null,
      errands: [{ outcome: 'The disk of the backups is full' }],
    });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in its place');
    expect(await backUp(full)).toMatchObject({
      state: 'FAILED',
      errands: [{ outcome: 'The folder of the backups is no folder' }],
    });
    rmSync(folder);
    expect(await backUp(full)).toMatchObject({ state: 'FAILED' });
    expect(readdirSync(folder)).toEqual([]);
  });

  const disk = mountSmallDisk(1);
  afterAll(() => disk?.remove());
  it('a copy that does not fit on its disk fails in words, and leaves no part of it (AS-16)', async () => {
    if (disk === null) return; // this process may mount nothing
    disk.fill();
    const small = makeServer(
      { ...gateway.deps, config: { ...gateway.deps.config, backups: { folder: disk?.folder ?? '', kept: 2 } } },
      'web-a',
    );
    await small.work();
    expect(await backUp(small)).toMatchObject({
      state: 'FAILED',
      fileName: null,
      errands: [{ outcome: 'The disk of the backups is full' }],
    });
    expect(readdirSync(disk?.folder ?? '')).toEqual(['ballast']);
  });

  it('one whose books are not in order is kept and said to be, and pushes no good one out (AS-16)', async () => {
    const good = await backUp();
    const bad = whose((file) => {
      writeFileSync(file, 'a copy');
      return Promise.resolve(['account x is 5 cents off']);
    });
    await bad.work();
    const broken = [await backUp(bad), await backUp(bad), await backUp(bad)];
    expect(broken[0]).toMatchObject({
      state: 'FAILED',
      errands: [{ outcome: 'The books in the copy are not in order: account x is 5 cents off' }],
    });
    for (const { fileName } of [good, ...broken]) expect(existsSync(join(folder, fileName ?? ''))).toBe(true);
  });

  it('is refused where no folder is named, and a file that is not there is said to be elsewhere (AS-16)', async () => {
    const made = await backUp();
    rmSync(join(folder, made.fileName ?? ''));
    expect(await admin.rest('GET', `/backups/${made.id}`)).toMatchObject({
      status: 409,
      json: { errors: [{ extensions: { code: 'BACKUP_NOT_HERE' } }] },
    });
    const none = await HttpGateway.open({
      change: (deps) => ({ config: { ...deps.config, backups: null } }),
    });
    const staff = await none.player({ role: 'administrator' });
    expect(await staff.refusal(RUN)).toMatchObject({ code: 'NO_BACKUP_FOLDER' });
    await none.close();
  });
});
