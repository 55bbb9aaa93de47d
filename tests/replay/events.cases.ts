import { DAY, HOUR } from '../../domain/shared/time.ts';
import { appendEvent, appendLiveEvent } from '../../db/events/append-event.ts';
import * as cursors from '../../db/events/cursor.queries.ts';
import { setAsideEvents, subscriberCursors } from '../../db/events/cursor.table.ts';
import { type Turn, lookForEvents, takeTurn } from '../../db/events/dispatch-events.ts';
import { dropOldEvents } from '../../db/events/drop-events.ts';
import { type StoredEvent, events } from '../../db/events/event.table.ts';
import { readLags } from '../../db/events/lag.queries.ts';
import * as log from '../../db/events/log.queries.ts';
import * as aside from '../../db/events/set-aside.queries.ts';
import { type Subscriber, defineSubscriber } from '../../db/events/subscriber.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Cast } from './cast.ts';
import { edgeSubscriber } from './events.rows.ts';
import { onDatabase, pages, reads, roomCases, writes } from './kit.ts';
import { EDGES, WORDS } from './words.ts';

const names = [...Array.from({ length: 6 }, (_, n) => edgeSubscriber(n)), 'nobody'];
const each = names.map((name) => [name] as const);
const times = ({ now }: Cast): number[] => [now, now - HOUR, now - 3 * HOUR, 0];
const positions = (cast: Cast): number[] => [0, 50, 51, 200, ...cast.values(events, 'position').slice(-2)];

const keys = (cast: Cast): log.LogKey[] => [
  ...cast.some(events, 4),
  { entity: 'battle', entityId: edgeBattle(0) },
  { entity: 'battle', entityId: edgeBattle(1) },
  { entity: 'alert', entityId: 'late-0' },
  { entity: 'Battle', entityId: edgeBattle(0) },
];
/** Everywhere in a log, and outside of it. */
const places = (cast: Cast, { entity, entityId }: log.LogKey): number[] => [
  0,
  ...cast.some(events, 3, (event) => event.entity === entity && event.entityId === entityId).map(({ seq }) => seq),
  Number.MAX_SAFE_INTEGER,
];

const happened = (cast: Cast) => ({
  type: 'friend.accepted' as const,
  entity: 'friend',
  entityId: 'Ж "\\%_',
  concerns: ['2', '1'],
  data: { toId: '🎲', fromId: '1', requestId: '"' },
  at: cast.now,
});

/** Takes what friends do; cannot take what a name stands for. */
const taker = (name: string, cannotTake: (event: StoredEvent) => boolean = () => false): Subscriber =>
  defineSubscriber({
    name,
    types: ['friend.accepted', 'battle.created', 'battle.joined'],
    handle: (_, event) => (cannotTake(event) ? Promise.reject(new Error('Ж')) : Promise.resolve()),
  });
/** Some that are known, one that is new from the oldest event on, one that is new from now on. */
const subscribers: readonly Subscriber[] = [
  taker(edgeSubscriber(0)),
  taker(edgeSubscriber(1)),
  defineSubscriber({ name: 'fresh', types: [], handle: () => Promise.resolve() }),
  defineSubscriber({ name: 'late', types: ['alert.raised'], from: 'oldest', handle: () => Promise.resolve() }),
];

const turn = ({ now }: Cast): Turn => ({
  now,
  watch: () => Promise.resolve(),
  patienceMs: DAY,
  stop: new AbortController().signal,
});

const asideRows = (cast: Cast) => cast.some(setAsideEvents, 8);
const firstPositioned = (cast: Cast) =>
  cast.row(events, ({ position }) => position !== null && position > 200) as cursors.Positioned;

export const cases = roomCases('events', [
  writes(appendEvent)((cast) => [
    [happened(cast)],
    ...EDGES.map((at) => [{ ...happened(cast), concerns: [], at }] as const),
  ]),
  writes(appendLiveEvent)((cast) => [[happened(cast)]]),

  onDatabase(cursors.orderEvents)(() => [[]]),
  pages(
    cursors.readEventsAfter,
    ({ position }) => position,
  )((cast) =>
    positions(cast)
      .slice(-3)
      .map((from) => (limit, past) => [past ?? from, limit]),
  ),
  reads(cursors.readEvent)((cast) => [...cast.some(events, 8).map(({ seq }) => [seq] as const), [0]]),
  reads(cursors.readCursors)(() => [[]], { unordered: { why: 'each is found by its name' } }),
  onDatabase(cursors.openCursors)((cast) => [
    [subscribers, cast.now],
    [subscribers, cast.now + 30 * DAY],
    [subscribers.slice(0, 2), cast.now],
    [[], cast.now],
  ]),
  onDatabase(cursors.declareSubscribers)((cast) => [[subscribers, cast.now]]),
  reads(cursors.readCursor)(() => each),
  writes(cursors.lockCursor)(() => each),
  writes(cursors.moveCursor)(() => EDGES.flatMap((to) => [[edgeSubscriber(0), to] as const, ['nobody', to] as const]), {
    show: () => null,
  }),
  writes(cursors.passOver)((cast) => [
    [cast.some(subscriberCursors, 5), 500],
    [cast.some(subscriberCursors, 5).map((cursor) => ({ ...cursor, position: cursor.position + 1 })), 500],
    [cast.some(subscriberCursors, 5).map((cursor) => ({ ...cursor, types: 'others' })), 500],
  ]),

  onDatabase(lookForEvents)((cast) => [[subscribers, cast.now]], {
    show: ({ done, next }: Awaited<ReturnType<typeof lookForEvents>>) => ({ done, next: next.map(({ name }) => name) }),
  }),
  onDatabase(takeTurn)((cast) => [
    ...[0, 1, 2, 3, 4, 20].map((n) => [taker(edgeSubscriber(n)), turn(cast)] as const),
    [taker('nobody'), turn(cast)],
    [taker(edgeSubscriber(8), ({ entityId }) => entityId.includes('1')), turn(cast)],
    [taker(edgeSubscriber(9), () => true), turn(cast)],
  ]),
  onDatabase(dropOldEvents)(({ now }) => [
    [now + 1, 5],
    [now + 1, 1_000],
    [0, 5],
  ]),

  reads(readLags)(() => [[]], { unordered: { why: 'each names its subscriber' } }),

  pages(
    log.readLogAfter,
    ({ seq }) => seq,
  )((cast) => keys(cast).map((key) => (limit, past) => [key, past ?? 0, limit])),
  reads(log.readLogAfter)((cast) =>
    keys(cast).flatMap((key) => places(cast, key).map((seq) => [key, seq, 2] as const)),
  ),
  reads(log.listEventsSince)((cast) =>
    cast
      .some(events, 12)
      .flatMap((event) => [
        [event, [event.type], event.at] as const,
        [event, [event.type, 'battle.created'], 0] as const,
        [event, [event.type], event.at + 1] as const,
      ]),
  ),
  reads(log.readOvertaken)((cast) => keys(cast).flatMap((key) => places(cast, key).map((seq) => [key, seq] as const)), {
    differs: 'on SQLite no event is overtaken, and none is looked for',
    hollow: 'there is none on SQLite',
  }),
  reads(log.listEventsAt)(
    (cast) =>
      cast
        .some(events, 12)
        .flatMap((event) => [
          [event, event.type, event.at] as const,
          [event, event.type, event.at + 1] as const,
          [{ entity: 'battle', entityId: edgeBattle(0) }, 'friend.accepted', event.at] as const,
        ]),
    { unordered: { why: 'each is told by itself' } },
  ),
  reads(log.readNumbersAfter)((cast) => [[0], [cast.rows(events).length], [Number.MAX_SAFE_INTEGER]]),
  reads(log.readLatestSeq)(() => [[]]),
  reads(log.readOldestSeq)(() => [[]]),
  reads(log.listForStaff)(() => [[1], [2], [100]]),

  reads(aside.readStuckEntities)(() => each),
  reads(aside.readWhoIsDue)((cast) => times(cast).map((at) => [at])),
  reads(aside.readDue)((cast) => names.flatMap((name) => times(cast).map((at) => [name, at] as const))),
  writes(aside.setAside)((cast) => [
    ...EDGES.map(
      (attempts) =>
        [
          edgeSubscriber(3),
          firstPositioned(cast),
          { attempts, retryAt: attempts === 0 ? null : attempts, lastError: 'Ж', setAsideAt: cast.now },
        ] as const,
    ),
    ...WORDS.map(
      (word) =>
        [word, firstPositioned(cast), { attempts: 0, retryAt: null, lastError: null, setAsideAt: cast.now }] as const,
    ),
  ]),
  writes(aside.postponeSetAside)((cast) =>
    asideRows(cast).map((row) => [row, { attempts: 2 ** 31, retryAt: Number.MAX_SAFE_INTEGER, lastError: 'Ж' }]),
  ),
  writes(aside.releaseSetAside)((cast) => [
    ...asideRows(cast).map((row) => [row, cast.now + 1] as const),
    [{ ...(asideRows(cast)[0] as (typeof setAsideEvents)['$inferSelect']), subscriber: edgeUser(0) }, cast.now],
  ]),
]);
