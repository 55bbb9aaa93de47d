// @module-tag engines
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { engine } from '../../../db/client/kit.ts';
import { appendEvent, appendLiveEvent } from '../../../db/events/append-event.ts';
import { setAsideEvents } from '../../../db/events/cursor.table.ts';
import type { Subscriber } from '../../../db/events/subscriber.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { openMetrics } from '../../../gateway/kernel/metrics.ts';
import { startWorker } from '../../../gateway/server/work/worker.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { heardBy, hearing } from '../../support/hearing.ts';
import { testEvent } from '../../support/test-events.ts';
import { World } from '../../support/world.ts';

const log = openLog('silent');
const LONG = 60 * SECOND;

let world: World;
let worker: ReturnType<typeof startWorker>;
/** Lets whoever hangs go on. */
let goOn: () => void;
let mayGoOn: Promise<void>;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  mayGoOn = new Promise((resolve) => void (goOn = resolve));
});
afterEach(async () => {
  goOn();
  await worker.stop();
  await world.close();
});

const start = (subscribers: readonly Subscriber[], patience: { eventMs: number; stopMs: number }): void => {
  const wiring = { ...world.deps.wiring, tasks: new Map(), routines: new Map(), subscribers };
  worker = startWorker({ ...world.deps, wiring }, log, openMetrics(), patience);
};
const say = (text: string, entityId = 'thing'): Promise<void> =>
  world.db.transact((tx) => appendEvent(tx, testEvent({ entityId, data: { text }, at: world.now })));
const heard = (name: string) => heardBy(world.db.read, name);
const waiting = () => world.db.read.select().from(setAsideEvents);

describe('a subscriber that hangs for one event', () => {
  it('holds up neither the others nor whoever writes, and has everything later', async () => {
    let isIn = false;
    const hanging = hearing('slow', {
      from: 'oldest',
      on: () => {
        isIn = true;
        return mayGoOn;
      },
    });
    start([hanging, hearing('quick', { from: 'oldest' })], { eventMs: LONG, stopMs: LONG });
    await say('first');
    await expect.poll(() => isIn).toBe(true);
    await say('second');
    await say('third', 'other');
    await expect.poll(() => heard('quick')).toEqual(['thing:first', 'thing:second', 'other:third']);
    expect(await heard('slow')).toEqual([]);
    goOn();
    await worker.stop();
    world.pass(SECOND);
    await deliverEverything(world.deps, log, [hearing('slow')]);
    expect((await heard('slow')).toSorted()).toEqual(['other:third', 'thing:first', 'thing:second']);
  });

  it('has not taken it once its time is over: the others of its events go on, and that one comes again', async () => {
    let isHanging = true;
    const hanging = hearing('slow', {
      from: 'oldest',
      async on(tx, { data }) {
        if (data.text !== 'slow' || !isHanging) return;
        await mayGoOn;
        await appendLiveEvent(tx, testEvent({ entity: 'heard', entityId: 'too late' }));
      },
    });
    await say('slow', 'a');
    await say('next', 'b');
    start([hanging], { eventMs: 100, stopMs: LONG });
    await expect.poll(() => heard('slow')).toEqual(['b:next']);
    expect(await waiting()).toMatchObject([
      {
        entityId: 'a',
        attempts: 1,
        lastError:
          engine === 'sqlite' ? 'a transaction awaited something other than the database' : 'not taken within 100 ms',
      },
    ]);
    isHanging = false;
    goOn();
    world.pass(SECOND);
    await expect.poll(() => heard('slow')).toEqual(['b:next', 'a:slow']);
    expect(await waiting()).toEqual([]);
    expect(await heard('too late'), 'what it goes on to write is written nowhere').toEqual([]);
  });

  it('is waited for no longer than allowed when the gateway stops, and has the event at the next start', async () => {
    let isIn = false;
    const hanging = hearing('slow', {
      from: 'oldest',
      on: () => {
        isIn = true;
        return mayGoOn;
      },
    });
    start([hanging], { eventMs: LONG, stopMs: 50 });
    await say('first');
    await expect.poll(() => isIn).toBe(true);
    await worker.stop();
    expect(await heard('slow')).toEqual([]);
    world.pass(SECOND);
    await deliverEverything(world.deps, log, [hearing('slow')]);
    expect(await heard('slow')).toEqual(['thing:first']);
  });
});

it('what happens while everybody rests is delivered, again and again', async () => {
  start([hearing('one', { from: 'oldest' }), hearing('other', { from: 'oldest' })], { eventMs: LONG, stopMs: LONG });
  const all: string[] = [];
  for (const text of ['a', 'b', 'c']) {
    await say(text);
    all.push(`thing:${text}`);
    await expect.poll(() => heard('one')).toEqual(all);
    await expect.poll(() => heard('other')).toEqual(all);
  }
});
