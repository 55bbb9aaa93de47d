import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
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

/** Longer than another worker takes for all of it. */
const SEEDED_MS = 220_000;

/** A folder for the database of one gateway. */
export const newFolder = (): string => fastFolder('gauntlet-e2e-');

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Where the workers of a run keep what they begin with, each under the Unix milliseconds of its seeding. */
const sharedFolder = (): string => {
  const folder = process.env['E2E_SEEDS'];
  if (!folder) throw new Error('a run of walks has a folder for its demo data');
  return folder;
};

/** Of whoever seeds: nobody else does meanwhile. */
const seedingFolder = (): string => join(sharedFolder(), 'seeding');

/** The folder of the demo data set that was kept last, if it is fresh. */
function freshSeed(): string | null {
  const [last = 0] = readdirSync(sharedFolder())
    .map(Number)
    .filter((at) => machineNow() - at < FRESH_MS)
    .toSorted((a, b) => b - a);
  return last === 0 ? null : join(sharedFolder(), String(last));
}

/** A new folder, with the demo data set where it was kept lately; elsewhere the gateway seeds it. */
export function seededFolder(): string {
  const folder = newFolder();
  const seed = freshSeed();
  if (seed) cpSync(seed, folder, { recursive: true });
  return folder;
}

/** True for one of all who want to seed; the folder is there then. */
function claimSeeding(): boolean {
  try {
    mkdirSync(seedingFolder());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Has the demo data set seeded where no worker of the run has done so lately; waits for the one that is at it. */
export async function freshenSeed(seedIn: (folder: string) => Promise<void>): Promise<void> {
  if (freshSeed()) return;
  const folder = seedingFolder();
  const at = machineNow();
  if (!claimSeeding()) {
    const options = { message: 'demo data set of another worker', timeout: SEEDED_MS, intervals: [100] };
    await expect.poll(() => existsSync(folder), options).toBe(false);
    return freshenSeed(seedIn);
  }
  try {
    await seedIn(folder);
    forgetServer(folder);
    // Whole or not at all: others look at any time.
    renameSync(folder, join(sharedFolder(), String(at)));
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

/** Staff would see the server that seeded as one that has ended. */
function forgetServer(folder: string): void {
  const db = new Database(join(folder, 'e2e.db'));
  db.exec('DELETE FROM server_days WHERE server_id IN (SELECT id FROM servers WHERE NOT is_sample)');
  db.exec('DELETE FROM servers WHERE NOT is_sample');
  db.close();
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
