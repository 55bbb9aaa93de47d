import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** Of disk and of memory: databases of a whole run stay until its end. */
const ROOM_BYTES = 10 * 1_024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES && freemem() >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A new folder for databases of tests: in memory where it has room, since every commit waits for a disk. */
export const fastFolder = (prefix: string): string => mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
