import { expect } from 'vitest';
import type { Tx } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { rawSql } from './raw-sql.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Begins `second` after `first` has written and before it has committed; answers what came of `second`. The commit comes
 * once `second` waits for it, so it must. On SQLite it stands in line for the one writer.
 */
export async function overlap<T>(
  world: World,
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const begun: Promise<PromiseSettledResult<T>[]>[] = [];
  await world.db.transact(async (tx) => {
    await first(tx);
    begun.push(Promise.allSettled([second()]));
    if (engine === 'postgres') await until(async () => expect(await rawSql(world.url, WAITING)).not.toEqual([]));
  });
  const [ended] = (await Promise.all(begun)).flat();
  if (!ended) throw new Error('nothing was begun');
  return ended;
}
