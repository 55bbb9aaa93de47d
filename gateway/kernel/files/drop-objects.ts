import { MINUTE } from '../../../domain/shared/time.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import type { Deps } from '../deps.ts';

/** So many in one turn, and so many at once. */
const AT_ONCE = 50;
const ABREAST = 10;
/** When one that could not be removed is tried again. */
const AGAIN = 10 * MINUTE;

/** Where it stands which objects are to be removed. */
export interface DueObjects {
  readonly list: (reader: Reader, now: number, limit: number) => Promise<string[]>;
  readonly forget: (tx: Tx, keys: readonly string[]) => Promise<void>;
  readonly postpone: (tx: Tx, keys: readonly string[], dueAt: number) => Promise<void>;
}

/**
 * Removes objects that nothing has any more. Answers how many; one that cannot be removed waits, and holds up no other.
 * @throws FilesAway
 */
export async function dropObjects({ db, objects, now }: Deps, due: DueObjects): Promise<number> {
  if (objects === null) return 0;
  const keys = await due.list(db.read, now(), AT_ONCE);
  for (let begun = 0; begun < keys.length; begun += ABREAST) {
    const some = keys.slice(begun, begun + ABREAST);
    const ends = await Promise.allSettled(some.map((key) => objects.remove(key)));
    const left = some.filter((_, n) => ends[n]?.status === 'rejected');
    await db.transact(async (tx) => {
      await due.forget(
        tx,
        some.filter((key) => !left.includes(key)),
      );
      await due.postpone(tx, left, now() + AGAIN);
    });
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
  return keys.length;
}
