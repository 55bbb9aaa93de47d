// @module-tag engines
import { asc, inArray, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { engine } from '../../../db/client/kit.ts';
import { appendEvent, appendLiveEvent } from '../../../db/events/append-event.ts';
import { setAsideEvents, subscriberCursors } from '../../../db/events/cursor.table.ts';
import { events } from '../../../db/events/event.table.ts';
import type { Subscriber } from '../../../db/events/subscriber.ts';
import { gameRecords } from '../../../db/results/result.table.ts';
import { readGameRecord } from '../../../db/results/result.queries.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { recordGame } from '../../../gateway/results/record-game.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything, deliverOnce } from '../../support/deliver.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { heardBy, hearing } from '../../support/hearing.ts';
import { findViolations } from '../../support/invariants.ts';
import { testEvent } from '../../support/test-events.ts';
import { World } from '../../support/world.ts';

const log = openLog('silent');
/** Of what a settled battle brings, and of the test itself. */
const FOR_SCREENS = ['mission.progressed', 'notification.added', 'test.happened'];

let world: World;
let one: Actor;
let other: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  one = await world.player({ cents: 1_000_00 });
  other = await world.player({ cents: 1_000_00 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const deliverAll = async (subscribers?: readonly Subscriber[], on: World = world): Promise<void> => {
  await deliverEverything(on.deps, log, subscribers);
};
const say = (text: string, entityId = 'thing'): Promise<void> =>
  world.db.transact((tx) => appendEvent(tx, testEvent({ entityId, data: { text }, at: world.now })));
const heard = (name: string) => heardBy(world.db.read, name);
const waiting = () => world.db.read.select().from(setAsideEvents).orderBy(asc(setAsideEvents.position));
const recordOf = (actor: Actor) => readGameRecord(world.db.read, actor.userId, 'valorant');

/** A subscriber that cannot take the events of some texts. */
const failing = (name: string, poison: Set<string>): Subscriber =>
  hearing(name, {
    on: (_, { data }) => {
      if (poison.has(data.text ?? '')) throw new Error(`not ${data.text}`);
    },
  });

describe('when nobody fails', () => {
  it('every event has its effect once, though ten deliveries run at the same time', async () => {
    for (let i = 0; i < 4; i++) await settledBattle(world, one, other, 10_00);
    for (let i = 0; i < 2; i++) await settledBattle(world, other, one, 10_00);
    await Promise.all(Array.from({ length: 10 }, () => deliverOnce(world.deps, log)));
    await deliverAll();
    expect(await world.db.read.select().from(events).where(isNull(events.position))).toEqual([]);
    expect([await recordOf(one), await recordOf(other)]).toEqual([
      { battles: 6, wins: 4 },
      { battles: 6, wins: 2 },
    ]);
  });

  it('each event has one place in an order without gaps; what only wakes screens has none', async () => {
    for (let i = 0; i < 3; i++) await settledBattle(world, one, other, 10_00);
    await world.db.transact((tx) => appendLiveEvent(tx, testEvent({ entity: 'screen' })));
    await deliverAll();
    const all = await world.db.read.select().from(events).orderBy(asc(events.position));
    const onScreens = all.filter(({ position }) => position === 0);
    expect([...new Set(onScreens.map(({ type }) => type))].toSorted()).toEqual(FOR_SCREENS);
    const placed = all.filter(({ type }) => !FOR_SCREENS.includes(type));
    expect(placed.map(({ position }) => position)).toEqual(placed.map((_, n) => n + 1));
  });

  it('a subscriber hears what it declares and nothing else, in the order in which it happened', async () => {
    await deliverAll([hearing('ear')]);
    await settledBattle(world, one, other, 10_00);
    for (let n = 0; n < 250; n++) await say(String(n), `thing-${n % 3}`);
    await deliverAll([hearing('ear'), recordGame]);
    expect(await heard('ear')).toEqual(Array.from({ length: 250 }, (_, n) => `thing-${n % 3}:${n}`));
  });
});

describe('a subscriber that gathers', () => {
  /** Writes down which events it gathered for at once; it cannot gather for those of some texts. */
  const gathering = (gathered: string[][], poison = new Set<string>()): Subscriber => ({
    ...hearing('gatherer'),
    gather: async (_, among) => {
      const texts = among.map(({ data }) => String('text' in data && data.text));
      gathered.push(texts);
      const wrong = texts.find((text) => poison.has(text));
      if (wrong !== undefined) throw new Error(`not ${wrong}`);
      return texts;
    },
  });

  it('does so once for all events of a transaction, and anew for those that come later', async () => {
    const gathered: string[][] = [];
    await deliverAll([gathering(gathered)]);
    for (const text of ['a', 'b', 'c']) await say(text);
    await deliverAll([gathering(gathered)]);
    await say('d');
    await deliverAll([gathering(gathered)]);
    expect(gathered).toEqual([['a', 'b', 'c'], ['d']]);
    expect(await heard('gatherer')).toEqual(['thing:a', 'thing:b', 'thing:c', 'thing:d']);
  });

  it('and cannot for one of them loses none of the others, nor their order, and takes that one when it can', async () => {
    const poison = new Set(['poison']);
    const subscribers = [gathering([], poison)];
    await deliverAll(subscribers);
    await say('before', 'one');
    await say('poison', 'other');
    await say('after', 'one');
    await deliverAll(subscribers);
    world.pass(SECOND);
    await deliverAll(subscribers);
    expect(await heard('gatherer')).toEqual(['one:before', 'one:after']);
    poison.clear();
    world.pass(4 * SECOND);
    await deliverAll(subscribers);
    expect(await heard('gatherer')).toEqual(['one:before', 'one:after', 'other:poison']);
    expect(await waiting()).toEqual([]);
  });
});

describe('a subscriber that fails for one event', () => {
  it('holds up nobody: the others have everything in the same turns', async () => {
    const subscribers = [failing('broken', new Set(['poison'])), hearing('whole')];
    await deliverAll(subscribers);
    for (const text of ['before', 'poison', 'after']) await say(text);
    await deliverAll(subscribers);
    expect(await heard('whole')).toEqual(['thing:before', 'thing:poison', 'thing:after']);
  });

  it('goes on with other entities, keeps the order within the one, and comes back to it with growing pauses', async () => {
    const poison = new Set(['poison']);
    const subscribers = [failing('broken', poison)];
    await deliverAll(subscribers);
    for (const text of ['before', 'poison', 'after']) await say(text);
    await say('elsewhere', 'other');
    await deliverAll(subscribers);
    expect(await heard('broken')).toEqual(['thing:before', 'other:elsewhere']);
    await say('later');
    await deliverAll(subscribers);
    expect((await waiting()).map(({ attempts, retryAt, lastError }) => [attempts, retryAt, lastError])).toEqual([
      [1, world.now + SECOND, 'not poison'],
      [0, null, null],
      [0, null, null],
    ]);
    world.pass(SECOND - 1);
    await deliverAll(subscribers);
    expect((await waiting())[0]?.attempts, 'not before its time').toBe(1);
    for (const [pause, attempts] of [
      [1, 2],
      [2 * SECOND, 3],
      [4 * SECOND, 4],
    ] as const) {
      world.pass(pause);
      await deliverAll(subscribers);
      expect((await waiting()).map((row) => row.attempts)).toEqual([attempts, 0, 0]);
    }
    poison.clear();
    world.pass(8 * SECOND);
    await deliverAll(subscribers);
    expect(await waiting()).toEqual([]);
    expect(await heard('broken')).toEqual([
      'thing:before',
      'other:elsewhere',
      'thing:poison',
      'thing:after',
      'thing:later',
    ]);
  });

  it('leaves no effect of the try that failed, nor any twice of what came before it in the batch', async () => {
    const poison = new Set(['poison']);
    await deliverAll([failing('broken', poison)]);
    for (let n = 0; n < 5; n++) await say(String(n), `thing-${n}`);
    await say('poison', 'poisoned');
    await deliverAll([failing('broken', poison)]);
    expect(await heard('broken')).toEqual(Array.from({ length: 5 }, (_, n) => `thing-${n}:${n}`));
  });

  it('is tried again on its own when what waited behind it fails too', async () => {
    const poison = new Set(['first', 'second']);
    const subscribers = [failing('broken', poison)];
    await deliverAll(subscribers);
    for (const text of ['first', 'second', 'third']) await say(text);
    await deliverAll(subscribers);
    poison.delete('first');
    world.pass(SECOND);
    await deliverAll(subscribers);
    expect(await heard('broken')).toEqual(['thing:first']);
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    poison.clear();
    world.pass(SECOND);
    await deliverAll(subscribers);
    expect(await heard('broken')).toEqual(['thing:first', 'thing:second', 'thing:third']);
  });

  it('is an alert for staff once it has failed five times, one alert for one event', async () => {
    const subscribers = [failing('broken', new Set(['poison']))];
    await deliverAll(subscribers);
    await say('poison');
    await deliverAll(subscribers);
    const alertsAfter: number[] = [];
    for (const pause of [1, 2, 4, 8, 16]) {
      world.pass(pause * SECOND);
      await deliverAll(subscribers);
      alertsAfter.push((await listOpenAlerts(world.db.read, 10)).length);
    }
    expect(alertsAfter).toEqual([0, 0, 0, 1, 1]);
    const [row] = await waiting();
    expect(await listOpenAlerts(world.db.read, 10)).toMatchObject([
      {
        kind: 'subscriber',
        message: `broken cannot take event ${row?.seq}, test.happened of test thing`,
        details: { subject: 'test thing', sides: [] },
        seenAt: world.now,
      },
    ]);
  });

  it('as a real one does: a game of players who do not exist is counted once they do', async () => {
    await settledBattle(world, one, other, 10_00);
    await world.db.transact((tx) =>
      appendEvent(tx, {
        type: 'battle.completed',
        entity: 'battle',
        entityId: 'poisoned',
        concerns: [],
        data: {
          status: 'completed',
          game: 'valorant',
          privacy: 'public',
          creatorId: 'nobody',
          opponentId: 'no-one',
          winnerId: 'nobody',
          stakeCents: 10_00,
          actorId: null,
        },
        at: world.now,
      }),
    );
    await settledBattle(world, one, other, 10_00);
    await deliverAll([recordGame]);
    expect(await recordOf(one)).toEqual({ battles: 2, wins: 2 });
    const nobody = await world.player({ id: 'nobody' });
    await world.player({ id: 'no-one' });
    world.pass(SECOND);
    await deliverAll([recordGame]);
    expect(await recordOf(nobody)).toEqual({ battles: 1, wins: 1 });
    // The record of a battle that there is not would be a violation.
    await world.db.transact(async (tx) => {
      await tx.delete(gameRecords).where(inArray(gameRecords.userId, ['nobody', 'no-one']));
    });
  });
});

describe('where a subscriber begins', () => {
  it('a new one hears what happens from then on, or from the oldest event that is kept, as it declares', async () => {
    await deliverAll([hearing('early')]);
    await say('past');
    await deliverAll([hearing('early')]);
    const all = [hearing('early'), hearing('from now'), hearing('from the oldest', { from: 'oldest' })];
    await deliverAll(all);
    await say('present');
    await deliverAll(all);
    expect(await heard('from now')).toEqual(['thing:present']);
    expect(await heard('from the oldest')).toEqual(['thing:past', 'thing:present']);
    expect(await heard('early')).toEqual(['thing:past', 'thing:present']);
  });

  it('one that is away for less than a week goes on where it stood; after that it is forgotten with what it left', async () => {
    const all = [hearing('here'), failing('gone', new Set(['poison']))];
    await deliverAll(all);
    await say('poison');
    await deliverAll(all);
    world.pass(6 * 24 * 3_600 * SECOND);
    await say('missed', 'other');
    await deliverAll([hearing('here')]);
    await deliverAll(all);
    expect(await heard('gone')).toEqual(['other:missed']);
    expect(await waiting()).toHaveLength(1);
    world.pass(8 * 24 * 3_600 * SECOND);
    await deliverAll([hearing('here')]);
    expect(await waiting()).toEqual([]);
    expect((await world.db.read.select().from(subscriberCursors)).map(({ subscriber }) => subscriber)).toEqual([
      'here',
    ]);
  });

  it('a whole installation that was off for a month goes on where it stood', async () => {
    await deliverAll([hearing('ear')]);
    await say('last words');
    world.pass(31 * 24 * 3_600 * SECOND);
    await deliverAll([hearing('ear')]);
    expect(await heard('ear')).toEqual(['thing:last words']);
  });
});

describe.runIf(engine === 'postgres')('with several gateways', () => {
  it('an event whose number was given out before another’s and committed after it is delivered', async () => {
    await deliverAll([hearing('ear')]);
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => void (commit = resolve));
    let isWritten: () => void = () => undefined;
    const written = new Promise<void>((resolve) => void (isWritten = resolve));
    const overtaken = world.db.transact(async (tx) => {
      await appendEvent(tx, testEvent({ entityId: 'slow', data: { text: 'overtaken' } }));
      isWritten();
      await mayCommit;
    });
    await written;
    await say('faster', 'fast');
    await deliverAll([hearing('ear')]);
    expect(await heard('ear')).toEqual(['fast:faster']);
    commit();
    await overtaken;
    await deliverAll([hearing('ear')]);
    expect(await heard('ear')).toEqual(['fast:faster', 'slow:overtaken']);
  });

  it('two that deliver while others write give each event its effect once, in the order of its entity', async () => {
    const there = await World.open({ url: world.url, seed: 'other', connections: 4 });
    const poison = new Set(['7']);
    const subscribers = [hearing('whole'), failing('broken', poison)];
    await deliverAll(subscribers);
    let isWriting = true;
    const deliverOn = async (on: World): Promise<void> => {
      while (isWriting) await deliverAll(subscribers, on);
    };
    const delivering = [deliverOn(world), deliverOn(there)];
    await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (entityId) => {
        for (let n = 0; n < 25; n++) await say(String(n), entityId);
      }),
    );
    isWriting = false;
    await Promise.all(delivering);
    poison.clear();
    for (const at of [world, there]) at.pass(SECOND);
    await Promise.all([world, there].map((at) => deliverAll(subscribers, at)));
    for (const name of ['whole', 'broken'])
      for (const entityId of ['a', 'b', 'c', 'd'])
        expect((await heard(name)).filter((text) => text.startsWith(entityId))).toEqual(
          Array.from({ length: 25 }, (_, n) => `${entityId}:${n}`),
        );
    await there.close();
  });

  it('one that hangs in a subscriber is passed by: the other delivers to the rest and does not wait', async () => {
    const there = await World.open({ url: world.url, seed: 'other', connections: 4 });
    let goOn: () => void = () => undefined;
    const mayGoOn = new Promise<void>((resolve) => void (goOn = resolve));
    let isIn: () => void = () => undefined;
    const entered = new Promise<void>((resolve) => void (isIn = resolve));
    const hanging = hearing('slow', {
      on: () => {
        isIn();
        return mayGoOn;
      },
    });
    await deliverAll([hanging]);
    await say('first');
    const slowly = deliverOnce(world.deps, log, [hanging]);
    await entered;
    const others = [hearing('slow'), hearing('quick', { from: 'oldest' })];
    await deliverAll(others, there);
    expect(await heard('quick')).toEqual(['thing:first']);
    expect(await heard('slow')).toEqual([]);
    goOn();
    await slowly;
    expect(await heard('slow')).toEqual(['thing:first']);
    await there.close();
  });
});
