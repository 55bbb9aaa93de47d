import { INDEXED_FOR_STAFF } from '../../db/events/event.table.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import type { Database, Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { orderEvents, readEventsAfter } from '../../db/events/cursor.queries.ts';
import { setAsideEvents, subscriberCursors } from '../../db/events/cursor.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const edgeSubscriber = (n: number): string => `subscriber-${String(n).padStart(2, '0')}`;

/** Where the one stands who is furthest behind. */
const SLOWEST = 40;
/** What was set aside comes behind this position, and before that of the two for whom it was. */
const ASIDE = 50;

/** Events that concern staff and that do not, several of one thing at one instant, and who hears of them. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, word] of WORDS.entries()) {
    const at = now - Math.floor(n / 3) * HOUR;
    const data = { kind: 'balance' } as const;
    const entity = nth(INDEXED_FOR_STAFF, n);
    await appendEvent(tx, { type: 'alert.raised', entity, entityId: word, concerns: [], data, at });
    await appendEvent(tx, {
      type: 'friend.accepted',
      entity: 'battle',
      entityId: edgeBattle(n % 3),
      concerns: [edgeUser(n), edgeUser(n + 1)],
      data: { fromId: word, toId: edgeUser(n) },
      at,
    });
  }
  for (const [n, word] of WORDS.entries())
    await tx.insert(subscriberCursors).values({
      subscriber: edgeSubscriber(n),
      position: SLOWEST + n * 20,
      types: n % 3 === 0 ? null : `battle.created,${word}`,
      seenAt: now - (n % 3 === 2 ? 8 * DAY : n * MINUTE),
    });
}

/** Gives all but the last their position, and sets some of them aside. */
export async function goOn(db: Database, { now }: Edges): Promise<void> {
  while ((await orderEvents(db)) > 0);
  await db.transact(async (tx) => {
    for (const { seq, position, entity, entityId } of await readEventsAfter(tx, ASIDE, 30))
      await tx.insert(setAsideEvents).values({
        subscriber: edgeSubscriber(2 + (position % 2)),
        position,
        seq,
        entity,
        entityId,
        attempts: nth(EDGES, position),
        retryAt: position % 3 === 2 ? null : now + ((position % 5) - 3) * HOUR,
        lastError: position % 3 === 2 ? null : nth(WORDS, position),
        setAsideAt: now - Math.floor(position / 4) * HOUR,
      });
    for (const n of [0, 1, 2, 3])
      await appendEvent(tx, {
        type: 'alert.raised',
        entity: 'alert',
        entityId: `late-${n}`,
        concerns: [edgeUser(n)],
        data: { kind: 'balance' },
        at: now - n,
      });
  });
}
