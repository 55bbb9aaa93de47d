import type { EventOf, EventType } from '../../../domain/shared/events.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { type Subscriber, defineSubscriber } from '../../../db/events/subscriber.ts';
import { listOrigins } from '../../../db/security/index.ts';
import { raiseAlert, readAlert } from '../../../db/wallet/alert.queries.ts';
import { listDestinationsOf } from '../../../db/wallet/flow.queries.ts';
import type { Bond } from '../../kernel/manifest/bonds.ts';

/** A browser is used by others after a while, and an address is given to others. */
const ORIGIN_LIFE = 30 * DAY;

/** Signals of one contest at the most: a hall full of players says no more by its last pair than by these. */
const SIGNALS_MAX = 20;

/** Who plays on each side of a contest. */
type Sides = readonly (readonly string[])[];

/** Groups by what they have, of more than one account each. */
function sharedBy(rows: readonly { readonly userId: string; readonly kind: Bond['kind']; readonly hash: string }[]) {
  const shared = new Map<string, { readonly kind: Bond['kind']; readonly players: Set<string> }>();
  for (const { userId, kind, hash } of rows) {
    const key = `${kind}:${hash}`;
    const found = shared.get(key) ?? { kind, players: new Set() };
    shared.set(key, { kind, players: found.players.add(userId) });
  }
  return [...shared.values()]
    .filter(({ players }) => players.size > 1)
    .map(({ kind, players }): Bond => ({ kind, players: [...players].toSorted() }));
}

/** Browsers and networks from which more than one of some players has signed in. */
export const listSharedOrigins = async (reader: Reader, players: readonly string[], at: number): Promise<Bond[]> =>
  sharedBy(await listOrigins(reader, players, at - ORIGIN_LIFE));

/** Places to which more than one of some players can be paid out, or could be. */
export async function listSharedMethods(reader: Reader, players: readonly string[]): Promise<Bond[]> {
  const rows = await listDestinationsOf(reader, players);
  return sharedBy(rows.map((row) => ({ ...row, kind: 'payment method' })));
}

/**
 * Tells staff of players on different sides of a contest who have something in common. A signal to look at, once for each
 * two players, and never a verdict: brothers and friends do that too.
 * @param bonds what they have in common; without it where they have signed in from
 */
export async function compareOrigins(tx: Tx, sides: Sides, at: number, bonds?: readonly Bond[]): Promise<void> {
  const sideOf = new Map(sides.flatMap((players, side) => players.map((userId) => [userId, side] as const)));
  const shared = new Map<string, { readonly pair: readonly string[]; readonly kinds: Set<string> }>();
  for (const { kind, players } of bonds ?? (await listSharedOrigins(tx, sides.flat(), at)))
    for (const [n, one] of players.entries())
      for (const other of players.slice(n + 1)) {
        if (sideOf.get(one) === sideOf.get(other)) continue;
        const pair = [one, other].toSorted();
        const key = pair.join(':');
        const found = shared.get(key) ?? { pair, kinds: new Set() };
        shared.set(key, { pair, kinds: found.kinds.add(kind) });
      }
  for (const [key, { pair, kinds }] of [...shared].slice(0, SIGNALS_MAX)) {
    const id = `shared-origin:${key}`;
    if (await readAlert(tx, id)) continue;
    const subject = `${pair.join(' and ')}: one ${[...kinds].toSorted().join(' and one ')}`;
    const message = `accounts on different sides of a contest have something in common: ${subject}`;
    const difference = { kind: 'shared-origin', message, subject, currency: null, sides: [], players: pair } as const;
    await raiseAlert(tx, { id, uniqueKey: id, difference, at });
  }
}

/**
 * Compares where the sides of a kind of contests have signed in from, when it begins.
 * @param name of the subscriber, which is never changed
 * @param sidesOf nobody where there is nothing to compare
 */
export const comparesOrigins = <const T extends EventType>(
  name: string,
  types: readonly T[],
  sidesOf: (event: EventOf<T>, tx: Tx) => Sides | Promise<Sides>,
): Subscriber =>
  defineSubscriber({
    name,
    types,
    async handle(tx, event) {
      const sides = await sidesOf(event, tx);
      if (sides.length > 0) await compareOrigins(tx, sides, event.at);
    },
  });
