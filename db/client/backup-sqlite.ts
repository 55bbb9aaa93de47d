import { chmodSync, copyFileSync, existsSync, statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { dropDraft, settleDraft } from './draft.ts';
import { openSqlite, readSqlite } from './sqlite.ts';
import { connect, fileOf, lockFile, makeFile } from './sqlite-file.ts';
import { type Verify, verifyAndClose } from './verify.ts';

/** All pages in one step: a copy in several would begin again with every commit of the gateway beside it. */
const ALL_PAGES = 0x7fff_ffff;

/** Copies the file as it is at one moment into `draft`, beside the gateway that goes on with it. Answers what is wrong in it. */
export async function copySqlite(url: string, draft: string, verify: Verify): Promise<string[]> {
  const source = connect(fileOf(url), true);
  try {
    await source.backup(draft, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  chmodSync(draft, 0o600);
  // One file without a log beside it, whoever copies it further.
  const copy = new BetterSqlite3(draft);
  copy.pragma('journal_mode = DELETE');
  const damage = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (damage !== 'ok') return [String(damage)];
  return readSqlite(`file:${draft}`, verify);
}

/** Puts a copy in the place that a url names, brought to the tables of this version, once all in it is in order. */
export async function placeSqlite(
  url: string,
  backup: string,
  migrationsFolder: string,
  verify: Verify,
): Promise<void> {
  const file = makeFile(url);
  const lock = lockFile(file);
  const draft = `${file}.restoring`;
  try {
    if (statSync(file).size > 0 || existsSync(`${file}-wal`))
      throw new Error(`${file} holds a database. A backup goes into an empty place only: move that file away first.`);
    dropDraft(draft);
    copyFileSync(backup, draft);
    chmodSync(draft, 0o600);
    const copy = new BetterSqlite3(draft);
    const damage = copy.pragma('integrity_check', { simple: true });
    copy.close();
    if (damage !== 'ok') throw new Error(`${backup} is damaged: ${String(damage)}`);
    const findings = await verifyAndClose(openSqlite(`file:${draft}`, migrationsFolder), verify);
    if (findings.length > 0) throw new Error(`The books in ${backup} are not in order:\n${findings.join('\n')}`);
    settleDraft(draft, file);
  } finally {
    dropDraft(draft);
    lock.close();
  }
}
