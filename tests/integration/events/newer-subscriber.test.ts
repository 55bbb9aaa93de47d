// @module-tag engines
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { declareSubscribers } from '../../../db/events/cursor.queries.ts';
import { setAsideEvents } from '../../../db/events/cursor.table.ts';
import { type Subscriber, defineSubscriber } from '../../../db/events/subscriber.ts';
import type { EventType } from '../../../domain/shared/events.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { World } from '../../support/world.ts';

const log = openLog('silent');

let world: World;
let heard: string[];
beforeEach(async () => {
  world = await World.open();
  heard = [];
});
afterEach(() => world.close());

/** A version of one subscriber. */
const version = (by: string, types: readonly EventType[], refused = new Set<string>()): Subscriber =>
  defineSubscriber({
    name: 'reader',
    types,
    handle: (_, { entityId }) => {
      if (refused.has(entityId)) throw new Error('not yet');
      heard.push(`${by} ${entityId}`);
      return Promise.resolve();
    },
  });
const older = version('older', ['test.happened']);
const newer = version('newer', ['test.followed', 'test.happened']);

const start = (subscriber: Subscriber) => declareSubscribers(world.db, [subscriber], world.now);
const deliver = (subscriber: Subscriber) => deliverEverything(world.deps, log, [subscriber]);
const say = (type: 'test.happened' | 'test.followed', entityId: string): Promise<void> =>
  world.db.transact((tx) =>
    appendEvent(tx, { type, entity: 'test', entityId, concerns: [], data: { text: '' }, at: world.now }),
  );

describe('while gateways of two versions run', () => {
  it('an event of a type that only the newer subscriber takes waits for it, with what comes after', async () => {
    await start(older);
    await start(newer);
    await say('test.happened', 'a');
    await say('test.followed', 'b');
    await say('test.happened', 'c');
    await deliver(older);
    expect(heard).toEqual(['older a']);
    await deliver(newer);
    expect(heard).toEqual(['older a', 'newer b', 'newer c']);
    await say('test.happened', 'd');
    await deliver(older);
    expect(heard.at(-1)).toBe('older d');
  });

  it('one that the newer could not take is tried again by no older one', async () => {
    const poison = new Set(['b']);
    const failing = version('newer', ['test.followed', 'test.happened'], poison);
    await start(older);
    await start(failing);
    await say('test.followed', 'b');
    await deliver(failing);
    world.pass(SECOND);
    await deliver(older);
    expect(heard).toEqual([]);
    expect(await world.db.read.select().from(setAsideEvents)).toHaveLength(1);
    poison.clear();
    await deliver(failing);
    expect(heard).toEqual(['newer b']);
  });
});

describe('a type that is not taken any more', () => {
  it('holds nothing up once the version without it has started', async () => {
    await start(newer);
    await say('test.followed', 'b');
    await say('test.happened', 'c');
    await start(older);
    await deliver(older);
    expect(heard).toEqual(['older c']);
  });

  it('is given up where it was set aside', async () => {
    const failing = version('newer', ['test.followed', 'test.happened'], new Set(['b']));
    await start(failing);
    await say('test.followed', 'b');
    await say('test.happened', 'b');
    await deliver(failing);
    expect(await world.db.read.select().from(setAsideEvents)).toHaveLength(2);
    await start(older);
    world.pass(SECOND);
    await deliver(older);
    expect(heard).toEqual(['older b']);
    expect(await world.db.read.select().from(setAsideEvents)).toEqual([]);
  });
});

it('an event of a type that nobody takes holds up nobody', async () => {
  await start(older);
  await say('test.followed', 'b');
  await say('test.happened', 'c');
  await deliver(older);
  expect(heard).toEqual(['older c']);
});
