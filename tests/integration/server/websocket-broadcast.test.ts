// @module-tag engines
import { createPubSub } from '@graphql-yoga/subscription';
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver, Root, Subscription, buildSchema } from 'type-graphql';
import { type MockInstance, afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readLatestSeq } from '../../../db/events/log.queries.ts';
import { deleteBlock, insertBlock } from '../../../db/friends/block.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { Broadcast } from '../../../gateway/events/broadcast.ts';
import { Broadcaster } from '../../../gateway/events/broadcaster.ts';
import { liveLog } from '../../../gateway/events/live-log.ts';
import { Access, guardSchema } from '../../../gateway/schema/access.ts';
import type { Context } from '../../../gateway/kernel/context.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { socketUrl } from '../../support/socket-client.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';
import { testEvent } from '../../support/test-events.ts';
import { until } from '../../support/until.ts';
import type { EventOf } from '../../../domain/shared/events.ts';

/** How often the room's resolver ran, for whom, and who is no member any more. */
const room = vi.hoisted(() => ({ runs: [] as string[], gone: new Set<string>(), breaksAt: '' }));

@Access('member')
@ObjectType()
class Said {
  @Field(() => Int)
  declare seq: number;
  @Field(() => String)
  declare text: string;
}

interface RoomArgs {
  readonly id: string;
  readonly after?: number | null;
}

@Resolver()
class RoomResolver {
  @Access('anyone')
  @Query(() => Boolean)
  isOpen(): boolean {
    return true;
  }

  @Broadcast({ authorOf: (event) => (event.type === 'test.happened' ? (event.data.authorId ?? null) : null) })
  @Access('member')
  @Subscription(() => Said, {
    subscribe: ({ context, args: { id, after = null } }: { context: Context; args: RoomArgs }) => {
      const userId = context.caller.actor?.userId ?? '';
      const mayRead = () => Promise.resolve(!room.gone.has(userId));
      return liveLog(context, { topic: 'channel', entity: 'channel', id, after, mayRead });
    },
  })
  roomHappened(
    @Root() { seq, data }: EventOf<'test.happened'>,
    @Ctx() { caller }: Context,
    @Arg('id', () => String) _id: string,
    @Arg('after', () => Int, { nullable: true }) _after?: number,
  ): Said {
    room.runs.push(`${caller.actor?.role}:${caller.actor?.userId}`);
    if (data.text === room.breaksAt) throw new Error('secret of the inside');
    return { seq, text: String(data.text) };
  }
}

const roomSchema = async () =>
  guardSchema(await buildSchema({ resolvers: [RoomResolver], validate: false, pubSub: createPubSub() }));

const FOLLOW = 'subscription R($id: String!, $after: Int) { roomHappened(id: $id, after: $after) { seq text } }';

let gate: HttpGateway;
/** Who is told of the room from then on. */
let joins: MockInstance<Broadcaster['join']>;
beforeAll(async () => {
  joins = vi.spyOn(Broadcaster.prototype, 'join');
  gate = await HttpGateway.open({ schema: await roomSchema() });
});
afterAll(async () => {
  await gate.close();
  joins.mockRestore();
});
let id = '';
let rooms = 0;
beforeEach(() => {
  id = `room-${++rooms}`;
  Object.assign(room, { runs: [], gone: new Set(), breaksAt: '' });
});

const say = (text: string, authorId = 'somebody', at: HttpGateway = gate): Promise<void> =>
  at.db.transact((tx) => appendEvent(tx, testEvent({ entity: 'channel', entityId: id, data: { text, authorId } })));

interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: { readonly data?: { readonly roomHappened: { seq: number; text: string } }; errors?: unknown };
}

/** A greeted socket that keeps everything that it hears. */
class Ear {
  readonly heard: Message[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #userId: string;
  #wake: () => void = () => undefined;

  private constructor(socket: WebSocket, userId: string) {
    this.#socket = socket;
    this.#userId = userId;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as Message);
      this.#wake();
    });
  }

  static async open(player: SignedIn, at: HttpGateway = gate): Promise<Ear> {
    const socket = new WebSocket(socketUrl(at.url), 'graphql-transport-ws', { headers: { cookie: player.cookie } });
    const ear = new Ear(socket, player.user.id);
    await once(socket, 'open');
    ear.send({ type: 'connection_init' });
    await ear.until(() => ear.heard.length === 1);
    ear.heard.length = 0;
    return ear;
  }

  send(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Follows the room; resolves once the server has it among those who are told. */
  async follow(operation: string, after: number | null = null, query = FOLLOW): Promise<void> {
    const joined = () =>
      joins.mock.calls.filter(([{ contextValue }]) => contextValue.caller.actor?.userId === this.#userId).length;
    const before = joined();
    this.send({ id: operation, type: 'subscribe', payload: { query, variables: { id, after } } });
    await until(() => assert.equal(joined(), before + 1));
  }

  /** Resolves once everything is read that the server has sent until now. */
  async settle(): Promise<void> {
    this.send({ type: 'ping' });
    await this.until(() => this.heard.some(({ type }) => type === 'pong'));
    this.heard.splice(
      this.heard.findIndex(({ type }) => type === 'pong'),
      1,
    );
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => void (this.#wake = resolve));
  }

  texts(operation: string): string[] {
    return this.heard
      .filter((message) => message.id === operation && message.type === 'next')
      .map(({ payload }) => payload?.data?.roomHappened.text ?? JSON.stringify(payload));
  }

  async hears(operation: string, texts: readonly string[]): Promise<void> {
    await this.until(() => this.texts(operation).length >= texts.length);
    assert.deepEqual(this.texts(operation), texts);
  }

  async leave(): Promise<void> {
    this.#socket.close();
    await this.closed;
  }

  /** Takes nothing more from the wire. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }
}

test('what happens is executed once for everybody of a role, by nobody in particular, and reaches each under its own id', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => gate.player()));
  const ears = await Promise.all(players.map((player) => Ear.open(player)));
  const moderator = await Ear.open(await gate.player({ role: 'moderator' }));
  for (const [n, ear] of ears.entries()) await ear.follow(`op-"${n}`);
  await ears[0]?.follow('again');
  await moderator.follow('1');
  await say('hello');
  for (const [n, ear] of ears.entries()) await ear.hears(`op-"${n}`, ['hello']);
  await ears[0]?.hears('again', ['hello']);
  await moderator.hears('1', ['hello']);
  expect(room.runs.toSorted()).toEqual(['moderator:', 'player:']);
  await Promise.all([...ears, moderator].map((ear) => ear.leave()));
});

test('whoever comes back is told what was missed, once and in order, and then what happens', async () => {
  const [reader, other] = [await gate.player(), await gate.player()];
  await say('long ago');
  const after = await readLatestSeq(gate.db.read);
  const ear = await Ear.open(reader);
  const witness = await Ear.open(other);
  await witness.follow('w');
  for (let n = 0; n < 20; n++) await say(`missed ${n}`);
  const going = (async () => {
    for (let n = 0; n < 20; n++) await say(`then ${n}`);
  })();
  ear.send({ id: '1', type: 'subscribe', payload: { query: FOLLOW, variables: { id, after } } });
  await going;
  const expected = ['missed', 'then'].flatMap((word) => Array.from({ length: 20 }, (_, n) => `${word} ${n}`));
  await ear.until(() => ear.texts('1').includes('then 19'));
  expect(ear.texts('1').filter((text) => text !== 'long ago')).toEqual(expected);
  await witness.hears('w', expected);
  await Promise.all([ear.leave(), witness.leave()]);
});

test('whoever missed more than can be told is refused with TOO_FAR_BEHIND and begins anew', async () => {
  const ear = await Ear.open(await gate.player());
  const after = await readLatestSeq(gate.db.read);
  await gate.db.transact(async (tx) => {
    for (let n = 0; n <= 500; n++)
      await appendEvent(tx, testEvent({ entity: 'channel', entityId: id, data: { text: 'x' } }));
  });
  await ear.follow('1', after);
  await ear.until(() => ear.heard.some(({ type }) => type === 'error'));
  expect(ear.heard.at(0)).toMatchObject({
    id: '1',
    type: 'error',
    payload: [{ extensions: { code: 'TOO_FAR_BEHIND' } }],
  });
  await ear.leave();
});

test('nothing comes after a completion, and the id may be used again; a second use at once closes with 4409', async () => {
  const ear = await Ear.open(await gate.player());
  await ear.follow('1');
  ear.send({ id: '1', type: 'complete' });
  await ear.settle();
  await say('to nobody');
  await ear.settle();
  expect(ear.heard).toEqual([]);
  await ear.follow('1');
  await say('again');
  await ear.hears('1', ['again']);
  await ear.follow('2', 0);
  ear.send({ id: '3', type: 'subscribe', payload: { query: FOLLOW, variables: { id, after: 0 } } });
  ear.send({ id: '3', type: 'complete' });
  await ear.settle();
  expect(ear.texts('3')).toEqual([]);
  ear.send({ id: '1', type: 'subscribe', payload: { query: FOLLOW, variables: { id } } });
  expect(await ear.closed).toBe(4409);
});

test('a broken resolver tells everybody that something went wrong, not what, and the next event comes', async () => {
  room.breaksAt = 'break';
  const [one, other] = [await Ear.open(await gate.player()), await Ear.open(await gate.player())];
  await Promise.all([one.follow('1'), other.follow('2')]);
  await say('break');
  await say('whole');
  await one.until(() => one.heard.length === 2);
  await other.until(() => other.heard.length === 2);
  for (const { heard } of [one, other]) {
    expect(heard[0]).toMatchObject({ type: 'next', payload: { errors: [{ extensions: { code: 'INTERNAL' } }] } });
    expect(JSON.stringify(heard[0])).not.toContain('secret');
    expect(heard[1]).toMatchObject({ payload: { data: { roomHappened: { text: 'whole' } } } });
  }
  await Promise.all([one.leave(), other.leave()]);
});

test('what a blocked player does is told to neither side, from the block on and until it is lifted', async () => {
  const [reader, author] = [await gate.player(), await gate.player()];
  const [one, other] = [await Ear.open(reader), await Ear.open(author)];
  await Promise.all([one.follow('1'), other.follow('1')]);
  const [fromId, toId] = [reader.user.id, author.user.id];
  const change = (type: 'friend.blocked' | 'friend.unblocked') =>
    gate.db.transact(async (tx) => {
      if (type === 'friend.blocked') await insertBlock(tx, fromId, toId, 0);
      else await deleteBlock(tx, fromId, toId);
      await appendEvent(tx, {
        type,
        entity: 'friend',
        entityId: fromId,
        concerns: [fromId, toId],
        data: { fromId, toId },
        at: 0,
      });
    });
  await say('before', toId);
  await change('friend.blocked');
  await say('hidden', toId);
  await say('hidden too', fromId);
  await say('seen');
  await one.until(() => one.texts('1').includes('seen'));
  await other.until(() => other.texts('1').includes('seen'));
  expect(one.texts('1')).toEqual(['before', 'hidden too', 'seen']);
  expect(other.texts('1')).toEqual(['before', 'hidden', 'seen']);
  const late = await Ear.open(reader);
  await late.follow('2', (await readLatestSeq(gate.db.read)) - 4);
  await late.until(() => late.texts('2').includes('seen'));
  expect(late.texts('2')).not.toContain('hidden');
  await change('friend.unblocked');
  // Whose block is lifted is read anew; what is said until then may still be hidden.
  while (!one.texts('1').includes('after')) {
    await say('after', toId);
    await one.settle();
  }
  await Promise.all([one.leave(), other.leave(), late.leave()]);
});

test('whoever loses the right is told nothing more, and the operation ends at once', async () => {
  const [leaver, member] = [await gate.player(), await gate.player()];
  const [one, other] = [await Ear.open(leaver), await Ear.open(member)];
  await Promise.all([one.follow('1'), other.follow('1')]);
  await say('for both');
  await one.hears('1', ['for both']);
  room.gone.add(leaver.user.id);
  const left = testEvent({ entity: 'team', concerns: [leaver.user.id] });
  await gate.db.transact(async (tx) => {
    await appendEvent(tx, left);
    const data = { text: 'for members', authorId: 'somebody' };
    await appendEvent(tx, testEvent({ entity: 'channel', entityId: id, data }));
  });
  const passed = stopwatch();
  await one.until(() => one.heard.some(({ type }) => type === 'complete'));
  expect(passed()).toBeLessThan(SOON_MS);
  await other.hears('1', ['for both', 'for members']);
  expect(one.texts('1')).toEqual(['for both']);
  await Promise.all([one.leave(), other.leave()]);
});

test(
  'a client that does not take what it is sent is closed with 1013, also when it never answers; the others go on',
  { tags: ['full'] },
  async () => {
    const [slow, dead, quick] = await Promise.all(Array.from({ length: 3 }, async () => Ear.open(await gate.player())));
    if (!slow || !dead || !quick) throw new Error('there are three');
    await Promise.all([slow, dead, quick].map((ear) => ear.follow('1')));
    const openSockets = async () => (await gate.metrics.sockets.get()).values[0]?.value ?? 0;
    await until(async () => expect(await openSockets()).toBe(3));
    const closings = vi.spyOn(WebSocket.prototype, 'close');
    const givenUp = () => closings.mock.calls.filter(([code]) => code === 1013).length;
    slow.pause();
    dead.pause();
    const text = 'x'.repeat(800_000);
    for (let n = 1; givenUp() < 2; n++) {
      await say(text);
      await quick.until(() => quick.texts('1').length === n);
    }
    closings.mockRestore();
    slow.resume();
    expect(await slow.closed).toBe(1013);
    await until(async () => expect(await openSockets()).toBe(1));
    await say('still here');
    await quick.until(() => quick.texts('1').at(-1) === 'still here');
    await quick.leave();
  },
);

test.runIf(engine === 'postgres')(
  'with two gateways on one database, a subscriber on each hears what is done on the other, once',
  async () => {
    const there = await HttpGateway.open({ schema: await roomSchema(), databaseUrl: gate.databaseUrl });
    const player = await gate.player();
    const [here, far] = [await Ear.open(player), await Ear.open(await there.enter(player.user), there)];
    // One after the other, since both are the same player's.
    await here.follow('1');
    await far.follow('1');
    await say('from here');
    await far.hears('1', ['from here']);
    await say('from there', 'somebody', there);
    await here.hears('1', ['from here', 'from there']);
    await far.hears('1', ['from here', 'from there']);
    await say('the end');
    await far.hears('1', ['from here', 'from there', 'the end']);
    expect(far.texts('1')).toHaveLength(3);
    await Promise.all([here.leave(), far.leave()]);
    await there.close();
  },
);
