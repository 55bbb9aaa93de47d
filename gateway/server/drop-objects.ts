import { MINUTE } from '../../domain/shared/time.ts';
import { deleteObject, listDueObjects, postponeObject } from '../../db/uploads/object.queries.ts';
import type { Deps } from '../kernel/deps.ts';

/** So many in one turn. */
const AT_ONCE = 50;
/** When one that could not be removed is tried again. */
const AGAIN = 10 * MINUTE;

/**
 * Removes objects that no file has: of files that are gone, and of those that were never stored. Answers how many; one
 * that cannot be removed waits, and holds up no other.
 * @throws FilesAway
 */
export async function dropObjects({ db, objects, now }: Deps): Promise<number> {
  if (objects === null) return 0;
  const due = await listDueObjects(db.read, now(), AT_ONCE);
  for (const key of due) {
    try {
      await objects.remove(key);
    } catch (error) {
      await db.transact((tx) => postponeObject(tx, key, now() + AGAIN));
      throw error;
    }
    await db.transact((tx) => deleteObject(tx, key));
  }
  return due.length;
}
