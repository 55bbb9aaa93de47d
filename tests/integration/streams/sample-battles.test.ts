// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { type BattleRow, battles } from '../../../db/battles/battle.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { declareSubscribers } from '../../../db/events/cursor.queries.ts';
import { bets } from '../../../db/markets/market.table.ts';
import { listOpenOf } from '../../../db/battles/index.ts';
import { insertSession } from '../../../db/security/session.queries.ts';
import { sessions } from '../../../db/security/session.table.ts';
import { REGULARS, people } from '../../../db/seed/cast.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { streams } from '../../../db/streams/stream.table.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { createBattle } from '../../../gateway/battles/create-battle.ts';
import { joinBattle } from '../../../gateway/battles/join-battle.ts';
import { cancelBattle } from '../../../gateway/battles/ending/cancel-battle.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { placeBet } from '../../../gateway/markets/place-bet.ts';
import { readNextBoard } from '../../../gateway/markets/read-board.ts';
import { playSamples } from '../../../gateway/streams/samples/play-samples.ts';
import { TERMS, complain } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { firmAll, settleAll, sure } from '../../support/market-steps.ts';
import { WORLD_START, World } from '../../support/world.ts';

const demo: Actor = { userId: people.demo, username: 'demo', role: 'creator', sessionId: 'session-demo' };
const [FIRST, SECOND_PLAYER] = REGULARS;

let worlds: World[] = [];
afterEach(async () => {
  await Promise.all(worlds.map((world) => world.close()));
  worlds = [];
});

/** A gateway beside another one, which plays the samples or does not. */
async function gateway(options: Parameters<typeof World.open>[0] = {}, playsSamples = true): Promise<World> {
  const world = await World.open(options);
  Object.assign(world, { deps: { ...world.deps, config: { ...world.deps.config, playsSamples } } });
  worlds.push(world);
  return world;
}

/** The demo data set as a start leaves it, with `demo` signed in. */
async function demoWorld(playsSamples = true): Promise<World> {
  const world = await gateway({}, playsSamples);
  await seedDemo(world.db, world.deps, (text) => text);
  await declareSubscribers(world.db, world.deps.wiring.subscribers, world.now);
  await signIn(world);
  return world;
}

const signIn = ({ db, now }: World): Promise<void> =>
  db.transact((tx) =>
    insertSession(tx, {
      id: demo.sessionId,
      userId: demo.userId,
      tokenHash: demo.sessionId,
      createdAt: now,
      touchedAt: now,
      expiresAt: Number.MAX_SAFE_INTEGER,
      userAgent: 'test',
      address: '127.0.0.1',
    }),
  );

const stay = ({ db, now }: World): Promise<unknown> =>
  db.transact((tx) => tx.update(sessions).set({ touchedAt: now }).where(eq(sessions.id, demo.sessionId)));

/** What the worker of a gateway does within a moment. */
async function look(world: World): Promise<void> {
  await playSamples(world.deps);
  await settleAll(world);
  while ((await passDeadlines(world.deps)) > 0);
  await settleAll(world);
}

const nextOf = (world: World) => readNextBoard(world.deps, world.db.read, demo.userId);

/** A bet of `demo` on what is offered on /home; answers its battle. */
async function bet(world: World, side: 0 | 1): Promise<string> {
  const board = sure(await nextOf(world));
  const market = sure(board.market);
  expect([market.state, market.bar]).toEqual(['open', null]);
  const playerId = market.ownPlayerId ?? sure(market.sides[side]).player.id;
  const input = { marketId: market.id, playerId, stakeCents: 5_00, quote: market.quote, streamId: null };
  await placeBet(world.deps, demo, world.key(), input);
  return board.contestId;
}

const played = async ({ db }: World) =>
  (await db.read.select().from(battles)).filter(({ title }) => title.startsWith('Sample battle'));

const expectSound = async ({ db }: World): Promise<void> => {
  expect(await findViolations(db.read)).toEqual([]);
  expect(await verifyLedger(db.read)).toEqual([]);
};

test('at any minute of an hour demo can bet on what /home offers, and each bet is won or lost by the result of the sample battle (HZ-03, HZ-06)', async () => {
  const world = await demoWorld();
  const offered = new Set<string>();
  for (let minute = 0; minute < 60; minute += 1) {
    await stay(world);
    await look(world);
    offered.add(await bet(world, minute % 2 === 0 ? 0 : 1));
    world.pass(6 * SECOND);
    await firmAll(world);
    world.pass(MINUTE - 6 * SECOND);
  }
  expect(offered.size).toBeGreaterThanOrEqual(6);
  expect((await played(world)).length).toBeLessThanOrEqual(7);
  for (let minute = 0; minute < 25; minute += 1) {
    await stay(world);
    await look(world);
    world.pass(MINUTE);
  }
  const own = (await world.db.read.select().from(bets)).filter(
    ({ userId, placedAt }) => userId === demo.userId && placedAt >= WORLD_START,
  );
  expect(own.length).toBe(60);
  for (const one of own) {
    expect(['won', 'lost']).toContain(one.state);
    expect(one.paidCents).toBe(one.state === 'won' ? one.payoutCents : 0);
  }
  const ended = (await played(world)).filter(({ status }) => status === 'completed');
  expect(new Set(ended.map(({ winnerId }) => winnerId)).size, 'not always the same').toBe(2);
  const shown = await world.db.read.select().from(streams);
  for (const { id, creatorId } of ended) {
    const stream = shown.find(({ battleId }) => battleId === id);
    expect([stream?.streamerId, stream?.state]).toEqual([creatorId, 'ended']);
  }
  await expectSound(world);
});

test(
  'nothing is opened while nobody has been signed in for a quarter of an hour; what has begun is finished, and after a long standstill it goes on',
  { tags: ['full'] },
  async () => {
    const world = await demoWorld();
    for (let minute = 0; minute < 13; minute += 1) {
      await look(world);
      world.pass(MINUTE);
    }
    const before = (await played(world)).length;
    expect(before).toBeGreaterThan(0);
    for (let hour = 0; hour < 6; hour += 1) {
      world.pass(30 * MINUTE);
      await look(world);
      await look(world);
    }
    const after = await played(world);
    expect(after.length).toBeLessThanOrEqual(before + 1);
    expect(await listOpenOf(world.db.read, FIRST.id, 50), 'each had its result, or went back').toEqual([]);
    world.pass(40 * 24 * 60 * MINUTE);
    await look(world);
    expect((await played(world)).length).toBe(after.length);
    await stay(world);
    await look(world);
    await bet(world, 0);
    await expectSound(world);
  },
);

test('a battle that is called off, or in which a stranger takes the seat, is followed by the next one', async () => {
  const world = await demoWorld();
  await look(world);
  const [battle] = await played(world);
  const { id, creatorId } = sure(battle);
  const username = creatorId === FIRST.id ? FIRST.username : SECOND_PLAYER.username;
  const creator: Actor = { userId: creatorId, username, role: 'player', sessionId: 'x' };
  await cancelBattle(world.deps, creator, world.key(), id);
  await settleAll(world);
  world.pass(MINUTE);
  await stay(world);
  await look(world);
  expect((await played(world)).length).toBe(2);

  const before = await world.balance(demo);
  const open = await createBattle(world.deps, creator, world.key(), { ...TERMS, game: 'league', stakeCents: 5_00 });
  await joinBattle(world.deps, demo, world.key(), { battleId: open, code: null });
  await look(world);
  expect((await world.battle(open)).status).toBe('cancelled');
  expect(await world.balance(demo)).toBe(before);
  await expectSound(world);
});

test('a battle that is disputed keeps nobody from betting on the next one', { tags: ['full'] }, async () => {
  const world = await demoWorld();
  let running: BattleRow | undefined;
  for (let minute = 0; running === undefined && minute < 15; minute += 1) {
    await stay(world);
    await look(world);
    running = (await world.db.read.select().from(battles)).find(
      ({ creatorId, status }) => creatorId === FIRST.id && status === 'active',
    );
    world.pass(MINUTE);
  }
  const creator: Actor = { userId: FIRST.id, username: FIRST.username, role: 'player', sessionId: 'x' };
  await complain(world, creator, sure(running).id);
  for (let minute = 0; minute < 30; minute += 1) {
    await stay(world);
    await look(world);
    await bet(world, 1);
    world.pass(MINUTE);
  }
  expect((await world.battle(sure(running).id)).status).toBe('disputed');
  await expectSound(world);
});

test('two gateways that look at the same moment play each battle once', async () => {
  const world = await demoWorld();
  // A SQLite file has one gateway, which may look twice at a time as well.
  const other = engine === 'postgres' ? await gateway({ url: world.url, seed: 'other' }) : world;
  for (let minute = 0; minute < 25; minute += 1) {
    await stay(world);
    other.now = world.now;
    await Promise.all([playSamples(world.deps), playSamples(other.deps)]);
    await settleAll(world);
    world.pass(MINUTE);
  }
  const made = await played(world);
  expect(made.length).toBeLessThanOrEqual(4);
  expect(new Set(made.map(({ createdAt }) => createdAt)).size).toBe(made.length);
  await expectSound(world);
});

test.each([
  ['switched off', async () => demoWorld(false)],
  [
    'without the demo data set, whoever is signed in',
    async () => {
      const world = await gateway();
      await world.player({ id: people.demo, username: 'demo' });
      return world;
    },
  ],
])('nobody plays: %s', async (_when, open) => {
  const world = await open();
  for (let minute = 0; minute < 3; minute += 1) {
    await look(world);
    world.pass(10 * MINUTE);
  }
  expect(await played(world)).toEqual([]);
});
