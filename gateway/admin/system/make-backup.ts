import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOperation, listBackups, lockOperation } from '../../../db/admin/operation.queries.ts';
import type { Errand } from '../../../db/admin/operation.table.ts';
import { codeOf } from '../../../db/client/sql.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Settled } from '../approvals/settle-errand.ts';

/** How a file of ours is called; nothing else in the folder is touched. */
const DRAFT = /^gauntlet-[\w-]+\.backup\.partial(-wal|-shm|\.lock)?$/;

const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the backups is full',
  SQLITE_FULL: 'The disk of the backups is full',
  EDQUOT: 'The disk of the backups is full',
  EACCES: 'The folder of the backups cannot be written to',
  EPERM: 'The folder of the backups cannot be written to',
  EROFS: 'The folder of the backups cannot be written to',
  ENOTDIR: 'The folder of the backups is no folder',
  EEXIST: 'The folder of the backups is no folder',
  SQLITE_CANTOPEN: 'The folder of the backups cannot be written to',
};

const failed = (outcome: string): Settled => ({ state: 'failed', outcome });

/** `gauntlet-20260105-120000-` and the end of the id. */
const nameOf = (id: string, at: number): string =>
  `gauntlet-${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${id.slice(-8)}.backup`;

/** Removes what is above the number that is kept, the oldest first. One whose books are not in order keeps nobody out. */
async function removeOld({ db }: Deps, folder: string, kept: number): Promise<void> {
  let good = 0;
  for (const backup of await listBackups(db.read, 1_000)) {
    if (backup.state !== 'failed') good++;
    if (good <= kept || backup.fileName === null) continue;
    await rm(join(folder, backup.fileName), { force: true });
    await db.transact((tx) => changeOperation(tx, backup.id, { fileName: null }));
  }
}

/**
 * Copies the database into the operator's folder while everything goes on, opens the copy and checks its books (AS-16).
 * A copy whose books are not in order is kept, so that it can be looked into.
 */
export async function makeBackup(deps: Deps, { operationId }: Errand): Promise<Settled> {
  const { backups } = deps.config;
  if (backups === null) return failed('The operator has named no folder for backups');
  const { folder, kept } = backups;
  const fileName = nameOf(operationId, deps.now());
  const file = join(folder, fileName);
  let findings: readonly string[];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // What a server left that died over it.
    for (const name of await readdir(folder)) if (DRAFT.test(name)) await rm(join(folder, name), { force: true });
    findings = await deps.host.copyDatabase(file);
  } catch (error) {
    return failed(WORDS[codeOf(error)] ?? (error instanceof Error ? error.message : 'The copy failed'));
  }
  const { size: bytes } = await stat(file);
  const isWanted = await deps.db.transact(async (tx) => {
    const operation = await lockOperation(tx, operationId);
    if (operation?.state !== 'running') return false;
    await changeOperation(tx, operationId, { fileName, bytes });
    return true;
  });
  if (!isWanted) {
    await rm(file, { force: true });
    return failed('It took too long, and the copy was removed');
  }
  if (findings.length > 0) return failed(`The books in the copy are not in order: ${findings.slice(0, 3).join('; ')}`);
  await removeOld(deps, folder, kept);
  return { state: 'done', outcome: 'The copy was opened, and its books are in order' };
}
