import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'playwright/test';
import { fastFolder } from '../support/fast-folder.ts';
import { machineNow } from '../support/machine-clock.ts';

/**
 * How old demo data is that a file begins with. Its people are online, its streams live and its deadlines near as of when
 * it was seeded, and a file of walks takes minutes itself.
 */
const FRESH_MS = 3 * 60_000;

/** Longer than any work behind a start on a busy machine. */
const QUIET_MS = 110_000;

/** A folder for the database of one gateway. */
export const newFolder = (): string => fastFolder('gauntlet-e2e-');

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** What the files of one worker begin with; null until it was kept. */
let kept: { readonly folder: string; readonly at: number } | null = null;

export const isSeedFresh = (): boolean => kept !== null && machineNow() - kept.at < FRESH_MS;

/** A new folder, with the demo data set where it was kept lately; elsewhere the gateway seeds it. */
export function seededFolder(): string {
  const folder = newFolder();
  if (kept && isSeedFresh()) cpSync(kept.folder, folder, { recursive: true });
  return folder;
}

/** Keeps the folder of a gateway that has stopped for the files to come. @param at when it was seeded, in Unix milliseconds */
export function keepSeed(folder: string, at: number): void {
  if (kept) removeFolder(kept.folder);
  const db = new Database(join(folder, 'e2e.db'));
  // Staff would see the one that seeded as ended.
  db.exec('DELETE FROM server_days WHERE server_id IN (SELECT id FROM servers WHERE NOT is_sample)');
  db.exec('DELETE FROM servers WHERE NOT is_sample');
  db.close();
  kept = { folder, at };
}

export function dropSeed(): void {
  if (kept) removeFolder(kept.folder);
  kept = null;
}

/** Work that is due: events without their place, subscribers that are behind, jobs whose time has come. */
const LEFT = `
  SELECT (SELECT count(*) FROM events WHERE position IS NULL)
    + (SELECT count(*) FROM subscriber_cursors, event_head WHERE subscriber_cursors.position < event_head.position)
    + (SELECT count(*) FROM jobs WHERE run_at <= ?) AS count`;

/** Waits until the gateway of a folder has done all work that seeding left to it. */
export async function untilQuiet(folder: string): Promise<void> {
  const db = new Database(join(folder, 'e2e.db'), { readonly: true, timeout: 60_000 });
  try {
    const left = db.prepare<[number], { count: number }>(LEFT);
    const options = { message: 'work behind the demo data set', timeout: QUIET_MS, intervals: [100] };
    await expect.poll(() => left.get(machineNow())?.count, options).toBe(0);
  } finally {
    db.close();
  }
}
