import { DAY } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { listOrigins } from '../../db/security/index.ts';
import { raiseAlert, readAlert } from '../../db/wallet/alert.queries.ts';

/** A browser is used by others after a while, and an address is given to others. */
const ORIGIN_LIFE = 30 * DAY;

/**
 * Tells staff of players on different sides of a contest who have signed in from one browser or one network. A signal
 * to look at, once for each two players, and never a verdict: brothers and friends do that too.
 */
export async function compareOrigins(tx: Tx, sides: readonly (readonly string[])[], at: number): Promise<void> {
  const origins = await listOrigins(tx, sides.flat(), at - ORIGIN_LIFE);
  const sideOf = new Map(sides.flatMap((players, side) => players.map((userId) => [userId, side] as const)));
  const shared = new Map<string, { readonly pair: readonly string[]; readonly kinds: Set<string> }>();
  for (const one of origins)
    for (const other of origins) {
      if (one.userId >= other.userId || one.kind !== other.kind || one.hash !== other.hash) continue;
      if (sideOf.get(one.userId) === sideOf.get(other.userId)) continue;
      const pair = [one.userId, other.userId];
      const key = pair.join(':');
      const found = shared.get(key) ?? { pair, kinds: new Set() };
      shared.set(key, { pair, kinds: found.kinds.add(one.kind) });
    }
  for (const [key, { pair, kinds }] of shared) {
    const id = `shared-origin:${key}`;
    if (await readAlert(tx, id)) continue;
    const subject = `${pair.join(' and ')}: one ${[...kinds].toSorted().join(' and one ')}`;
    const message = `accounts that have played each other share where they sign in from: ${subject}`;
    const difference = { kind: 'shared-origin', message, subject, currency: null, sides: [], players: pair } as const;
    await raiseAlert(tx, { id, uniqueKey: id, difference, at });
  }
}
