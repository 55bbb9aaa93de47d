import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'playwright/test';
import { fastFolder } from '../support/fast-folder.ts';
import { setShift, shiftTo, walkNow } from './walk-clock.mjs';

/** When the demo data set is seeded: a Wednesday noon, UTC. Its people are online, its streams live as of then. */
export const SEEDED_FROM = Date.UTC(2026, 10, 11, 12);

/** Longer than any work behind a start on a busy machine. */
const QUIET_MS = 110_000;

/** Longer than another worker takes for all of it. */
const SEEDED_MS = 220_000;

/** A folder for the database of one gateway. */
export const newFolder = (): string => fastFolder('gauntlet-e2e-');

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Where the workers of a run keep what every file begins with. */
const sharedFolder = (): string => {
  const folder = process.env['E2E_SEEDS'];
  if (!folder) throw new Error('a run of walks has a folder for its demo data');
  return folder;
};

/** Of whoever seeds: nobody else does meanwhile. */
const seedingFolder = (): string => join(sharedFolder(), 'seeding');

/** What was kept, under the epoch milliseconds at which all work behind it was done; null before. */
function findSeed(): { readonly folder: string; readonly at: number } | null {
  const name = readdirSync(sharedFolder()).find((each) => /^\d+$/.test(each));
  return name === undefined ? null : { folder: join(sharedFolder(), name), at: Number(name) };
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

/** Has the demo data set seeded, once in a run; waits for the worker that is at it. */
async function seedOnce(seedIn: (folder: string) => Promise<void>): Promise<NonNullable<ReturnType<typeof findSeed>>> {
  const seed = findSeed();
  if (seed) return seed;
  const folder = seedingFolder();
  if (!claimSeeding()) {
    const options = { message: 'demo data set of another worker', timeout: SEEDED_MS, intervals: [100] };
    await expect.poll(() => existsSync(folder), options).toBe(false);
    return seedOnce(seedIn);
  }
  try {
    setShift(shiftTo(SEEDED_FROM));
    await seedIn(folder);
    forgetServer(folder);
    // Whole or not at all: others look at any time.
    renameSync(folder, join(sharedFolder(), String(walkNow())));
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
  return seedOnce(seedIn);
}

/** A new folder with the demo data set. From here on it is the moment at which that was ready. */
export async function seededFolder(seedIn: (folder: string) => Promise<void>): Promise<string> {
  const seed = await seedOnce(seedIn);
  const folder = newFolder();
  cpSync(seed.folder, folder, { recursive: true });
  setShift(shiftTo(seed.at));
  return folder;
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
    await expect.poll(() => left.get(walkNow())?.count, options).toBe(0);
  } finally {
    db.close();
  }
}
