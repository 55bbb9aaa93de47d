import { DAY } from '../../domain/shared/time.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import { listOrigins } from '../../db/security/index.ts';
import { raiseAlert, readAlert } from '../../db/wallet/alert.queries.ts';

/** A browser is used by others after a while, and an address is given to others. */
const ORIGIN_LIFE = 30 * DAY;

/** A browser or network from which more than one of some players has signed in. */
interface SharedOrigin {
  readonly kind: string;
  readonly players: readonly string[];
}

export async function listSharedOrigins(
  reader: Reader,
  players: readonly string[],
  at: number,
): Promise<SharedOrigin[]> {
  const shared = new Map<string, { readonly kind: string; readonly players: Set<string> }>();
  for (const { userId, kind, hash } of await listOrigins(reader, players, at - ORIGIN_LIFE)) {
    const key = `${kind}:${hash}`;
    const found = shared.get(key) ?? { kind, players: new Set() };
    shared.set(key, { kind, players: found.players.add(userId) });
  }
  return [...shared.values()]
    .filter((origin) => origin.players.size > 1)
    .map((origin) => ({ kind: origin.kind, players: [...origin.players].toSorted() }));
}

/**
 * Tells staff of players on different sides of a contest who have signed in from one browser or one network. A signal
 * to look at, once for each two players, and never a verdict: brothers and friends do that too.
 */
export async function compareOrigins(tx: Tx, sides: readonly (readonly string[])[], at: number): Promise<void> {
  const sideOf = new Map(sides.flatMap((players, side) => players.map((userId) => [userId, side] as const)));
  const shared = new Map<string, { readonly pair: readonly string[]; readonly kinds: Set<string> }>();
  for (const { kind, players } of await listSharedOrigins(tx, sides.flat(), at))
    for (const [n, one] of players.entries())
      for (const other of players.slice(n + 1)) {
        if (sideOf.get(one) === sideOf.get(other)) continue;
        const pair = [one, other];
        const key = pair.join(':');
        const found = shared.get(key) ?? { pair, kinds: new Set() };
        shared.set(key, { pair, kinds: found.kinds.add(kind) });
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
