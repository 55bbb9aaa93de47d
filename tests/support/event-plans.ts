import { appendEvent } from '../../db/events/append-event.ts';
import { lockCursor, orderEvents, readCursor, readEventsAfter } from '../../db/events/cursor.queries.ts';
import { readDue, readStuckEntities, readWhoIsDue, releaseSetAside } from '../../db/events/set-aside.queries.ts';
import { type PlanCase, pk } from './query-plans.ts';
import { testEvent } from './test-events.ts';

const ROW = { subscriber: 'x', position: 1, seq: 1, entity: 'x', entityId: 'x', attempts: 1 } as const;

export const EVENT_PLANS: readonly PlanCase[] = [
  {
    name: 'events without a place in the order',
    run: async (w) => {
      await w.db.transact((tx) => appendEvent(tx, testEvent()));
      await orderEvents(w.db);
    },
    uses: ['events_unordered'],
  },
  {
    name: 'events after a place in the order',
    run: (w) => readEventsAfter(w.db.read, 5, 5),
    uses: ['events_position'],
    isInOrder: true,
  },
  {
    name: 'where a subscriber stands',
    run: async (w) => {
      await readCursor(w.db.read, 'x');
      await w.db.transact((tx) => lockCursor(tx, 'x'));
    },
    uses: [pk('subscriber_cursors')],
  },
  { name: 'for whom something is due again', run: (w) => readWhoIsDue(w.db.read, 5), uses: ['set_aside_events_due'] },
  { name: 'what is due again', run: (w) => readDue(w.db.read, 'x', 5), uses: ['set_aside_events_due'] },
  {
    name: 'what a subscriber could not take',
    run: (w) => readStuckEntities(w.db.read, 'x'),
    uses: ['set_aside_events_'],
  },
  {
    name: 'what waits behind it',
    run: (w) => w.db.transact((tx) => releaseSetAside(tx, { ...ROW, retryAt: 1, lastError: null, setAsideAt: 1 }, 5)),
    uses: ['set_aside_events_entity'],
  },
];
