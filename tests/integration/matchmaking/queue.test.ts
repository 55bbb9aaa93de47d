import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { battles } from '../../../db/battles/battle.table.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { proposals, seekers } from '../../../db/matchmaking/queue.table.ts';
import { ratings } from '../../../db/results/leader.table.ts';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { PROPOSAL_WINDOW } from '../../../domain/matchmaking/proposal.ts';
import { SILENT_AFTER } from '../../../domain/matchmaking/seeker.ts';
import { DAY, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { setAccountStatus } from '../../../gateway/admin/people/set-account-status.ts';
import { confirmProposal, declineProposal } from '../../../gateway/matchmaking/answer-proposal.ts';
import { keepQueue } from '../../../gateway/matchmaking/keep-queue.ts';
import { leaveQueue, stayInQueue } from '../../../gateway/matchmaking/leave-queue.ts';
import { readFigures } from '../../../gateway/matchmaking/read-queue.ts';
import { startPause } from '../../../gateway/wallet/limits/start-pause.ts';
import { setPlayLimit } from '../../../gateway/wallet/limits/set-play-limit.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { pair, placeOf, proposalOf, queue, setFlag, stands } from '../../support/queue-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const HOLD = 10_50;
const PURSE = 100_00;

let world: World;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  admin = await world.player({ role: 'administrator' });
});
beforeEach(() => setFlag(world, admin, 'new-matchmaking', true));
afterEach(async () => {
  await setFlag(world, admin, 'new-matchmaking', false);
  await keepQueue(world.deps);
  world.pass(2 * DAY);
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const player = (cents = PURSE) => world.player({ cents });
const confirm = (actor: Actor, id: string) => confirmProposal(world.deps, actor, id);
const rate = (actor: Actor, rating: number) =>
  world.db.transact(async (tx) => {
    const own = { userId: actor.userId, game: 'cs2', muMicro: 25_000_000, sigmaMicro: 1, rating, battles: 1 };
    await tx.insert(ratings).values({ ...own, updatedAt: world.now });
  });

describe('the queue', () => {
  it('puts two together who both see the same offer, and holds nothing before both have confirmed', async () => {
    const [one, other] = [await player(), await player()];
    const id = await pair(world, one, other);
    const [mine, theirs] = [await placeOf(world, one), await placeOf(world, other)];
    expect(mine.proposal).toMatchObject({
      id,
      stakeCents: 10_00,
      holdCents: HOLD,
      poolCents: 20_00,
      expiresAt: world.now + PROPOSAL_WINDOW,
      opponent: { username: other.username },
      viewerConfirmed: false,
    });
    expect(theirs.proposal).toMatchObject({ id, opponent: { username: one.username } });
    await confirm(other, id);
    expect((await placeOf(world, one)).proposal).toMatchObject({ viewerConfirmed: false, opponentConfirmed: true });
    expect([await world.balance(one), await world.balance(other)]).toEqual([PURSE, PURSE]);
  });

  it('makes and starts the battle with the second yes, both stakes held, and says yes twice for one', async () => {
    const [one, other] = [await player(), await player()];
    const id = await pair(world, one, other);
    await confirm(one, id);
    await confirm(other, id);
    expect(await codeOf(confirm(one, id)), 'said again').toBe('ok');
    const { battleId, reason, state } = await placeOf(world, one);
    expect([state, reason, (await placeOf(world, other)).battleId]).toEqual(['out', 'paired', battleId]);
    expect(await world.battle(battleId ?? '')).toMatchObject({
      status: 'active',
      creatorId: one.userId,
      opponentId: other.userId,
      stakeCents: 10_00,
      startedAt: world.now,
    });
    expect(await accountCents(world.db.read, `escrow:${battleId}`)).toBe(2 * HOLD);
    expect([await world.balance(one), await world.balance(other)]).toEqual([PURSE - HOLD, PURSE - HOLD]);
    await leaveQueue(world.deps, one);
    expect(await stands(world, one), 'what is read is told no more').toEqual(['out', null]);
  });

  it('makes the battle after all when the gateway dies between the second yes and the battle', async () => {
    const [one, other] = [await player(), await player()];
    const id = await pair(world, one, other);
    await confirm(one, id);
    await world.db.transact((tx) =>
      tx.update(proposals).set({ secondConfirmedAt: world.now }).where(eq(proposals.id, id)),
    );
    world.pass(PROPOSAL_WINDOW);
    await keepQueue(world.deps);
    expect([await stands(world, one), await stands(world, other)]).toEqual([
      ['out', 'paired'],
      ['out', 'paired'],
    ]);
  });

  it('tells both honestly when one stake cannot be held: that one is out, the other first again, and nothing is held', async () => {
    const [one, other, third] = [await player(), await player(20_00), await player()];
    const wish = { maxStakeCents: 12_00 };
    const id = await pair(world, one, other, wish);
    // Spent meanwhile, elsewhere.
    await world.pay(other, -15_00);
    await confirm(other, id);
    await confirm(one, id);
    expect([await stands(world, one), await stands(world, other)]).toEqual([
      ['waiting', 'opponent-unable'],
      ['out', 'unable'],
    ]);
    expect((await placeOf(world, other)).refusedAs).toBe('INSUFFICIENT_FUNDS');
    expect([await world.balance(one), await world.balance(other)]).toEqual([PURSE, 5_00]);
    expect(await world.db.read.select().from(battles).where(eq(battles.creatorId, one.userId))).toEqual([]);
    // Back at the front: before somebody who has waited longer.
    const early = await player();
    await world.db.transact((tx) => tx.update(seekers).set({ since: world.now }).where(eq(seekers.userId, one.userId)));
    await queue(world, early, wish);
    await world.db.transact((tx) => tx.update(seekers).set({ since: 1 }).where(eq(seekers.userId, early.userId)));
    await queue(world, third, wish);
    await keepQueue(world.deps);
    expect((await placeOf(world, one)).proposal?.opponent.username).toBe(early.username);
    expect((await stands(world, third))[0]).toBe('waiting');
  });

  it('cools down whoever lets an offer pass, longer each time, and puts the other back with the time waited', async () => {
    const [one, other] = [await player(), await player()];
    const since = world.now;
    const id = await pair(world, one, other);
    await confirm(one, id);
    world.pass(PROPOSAL_WINDOW - 1);
    await keepQueue(world.deps);
    expect((await stands(world, one))[0], 'not before its time').toBe('proposed');
    world.pass(1);
    expect(await codeOf(confirm(other, id)), 'too late').toBe('PROPOSAL_OVER');
    await keepQueue(world.deps);
    expect([await stands(world, one), await stands(world, other)]).toEqual([
      ['waiting', 'opponent-absent'],
      ['out', 'absent'],
    ]);
    expect((await placeOf(world, one)).since).toBe(since);
    expect((await placeOf(world, other)).freeAt).toBe(world.now + MINUTE);
    expect(await codeOf(queue(world, other))).toBe('QUEUE_COOL_DOWN');
    world.pass(MINUTE);
    await stayInQueue(world.deps, one);
    await queue(world, other);
    await keepQueue(world.deps);
    await confirm(one, await proposalOf(world, one));
    world.pass(PROPOSAL_WINDOW);
    await keepQueue(world.deps);
    expect((await placeOf(world, other)).freeAt).toBe(world.now + 5 * MINUTE);
  });

  it('takes a first no for nothing and a second one of the day for an offer let pass; leaving is a no', async () => {
    const [one, other] = [await player(), await player()];
    await declineProposal(world.deps, other, await pair(world, one, other));
    expect([await stands(world, one), await stands(world, other)]).toEqual([
      ['waiting', 'opponent-declined'],
      ['out', null],
    ]);
    await queue(world, other);
    await keepQueue(world.deps);
    await leaveQueue(world.deps, other);
    expect([await stands(world, other), (await placeOf(world, other)).freeAt]).toEqual([
      ['out', 'declined'],
      world.now + MINUTE,
    ]);
    expect((await stands(world, one))[0]).toBe('waiting');
    await leaveQueue(world.deps, one);
    expect(await stands(world, one)).toEqual(['out', null]);
  });

  it('lets go who has shown no sign of life for a minute and a half, and keeps who has', async () => {
    const [gone, here] = [await player(), await player()];
    await queue(world, gone);
    await queue(world, here, { game: 'apex' });
    world.pass(SILENT_AFTER - SECOND);
    expect(await stayInQueue(world.deps, here)).toBe(true);
    world.pass(SECOND);
    await keepQueue(world.deps);
    expect([await stands(world, gone), (await stands(world, here))[0]]).toEqual([['out', 'silent'], 'waiting']);
    expect(await stayInQueue(world.deps, gone)).toBe(false);
  });

  it('waits with the table: another gateway goes on where one has ended', async () => {
    const before = await World.open({ seed: 'before' });
    const [one, other] = [await before.player({ cents: PURSE }), await before.player({ cents: PURSE })];
    await setFlag(before, one, 'new-matchmaking', true);
    await queue(before, one);
    await queue(before, other);
    await before.close();
    const after = await World.open({ url: before.url, seed: 'after' });
    await keepQueue(after.deps);
    const id = await proposalOf(after, one);
    await confirmProposal(after.deps, one, id);
    await confirmProposal(after.deps, other, id);
    expect([await stands(after, one), await after.balance(other)]).toEqual([['out', 'paired'], PURSE - HOLD]);
    await after.close();
  });
});

describe('who may meet', () => {
  const meets = async (one: Actor, other: Actor) => {
    await queue(world, one);
    await queue(world, other);
    await keepQueue(world.deps);
    const met = (await stands(world, one))[0] === 'proposed';
    await leaveQueue(world.deps, one);
    await leaveQueue(world.deps, other);
    return met;
  };

  it('is nobody blocked, no friend, nobody who signs in from the same network, and nobody far off in rating at first', async () => {
    const [one, blocked, friend, twin] = [await player(), await player(), await player(), await player()];
    await world.db.transact(async (tx) => {
      await insertBlock(tx, blocked.userId, one.userId, world.now);
      await befriend(tx, one.userId, friend.userId, world.now);
      for (const { userId } of [one, twin])
        await keepAddress(tx, { userId, addressHash: 'one-network', lastSeenAt: world.now });
    });
    for (const other of [blocked, friend, twin]) expect(await meets(one, other)).toBe(false);
    const strong = await player();
    await rate(strong, 1_250);
    await queue(world, one);
    await queue(world, strong);
    await keepQueue(world.deps);
    expect((await stands(world, one))[0]).toBe('waiting');
    world.pass(45 * SECOND);
    await keepQueue(world.deps);
    expect((await stands(world, one))[0], 'the window has widened').toBe('proposed');
  });

  it('is the same opponent three times a day and no more', async () => {
    const [one, other] = [await player(), await player()];
    for (let times = 0; times < 3; times++) {
      const id = await pair(world, one, other);
      await confirm(one, id);
      await confirm(other, id);
    }
    expect(await meets(one, other)).toBe(false);
    world.pass(DAY);
    expect(await meets(one, other)).toBe(true);
  });
});

describe('who may queue', () => {
  it('is whoever could stake the most that was said, by balance, own limits, breaks and standing', async () => {
    expect(await codeOf(queue(world, await player(52_49)))).toBe('INSUFFICIENT_FUNDS');
    expect(await codeOf(queue(world, await player(52_50)))).toBe('ok');
    expect(await codeOf(queue(world, await player(), { minStakeCents: 1 }))).toBe('STAKE_OUT_OF_BOUNDS');
    const limited = await player();
    await setPlayLimit(world.deps, limited, { kind: 'stake', period: 'day', cents: 49_99 });
    expect(await codeOf(queue(world, limited))).toBe('PLAY_LIMIT_REACHED');
    const rich = await world.player({ cents: 2_000_00, verification: 'unverified' });
    expect(await codeOf(queue(world, rich, { maxStakeCents: 500_01 }))).toBe('LIMIT_EXCEEDED');
    const banned = await world.player({ cents: PURSE, status: 'banned' });
    expect(await codeOf(queue(world, banned))).toBe('ACCOUNT_BANNED');
  });

  it('leaves the queue with a break or a ban, and whoever was to be the opponent is first again', async () => {
    const [one, other] = [await player(), await player()];
    await pair(world, one, other);
    await startPause(world.deps, one, { kind: 'cool-off', length: 1 });
    expect([await stands(world, one), await stands(world, other)]).toEqual([
      ['out', 'stopped'],
      ['waiting', 'opponent-gone'],
    ]);
    expect(await codeOf(queue(world, one))).toBe('PLAY_PAUSED');
    await setAccountStatus(world.deps, admin, { accountId: other.userId, status: 'banned', reason: 'Tried out.' });
    expect(await stands(world, other)).toEqual(['out', 'stopped']);
  });
});

describe('new-matchmaking (AS-12)', () => {
  it('switched off lets nobody in, and empties the queue with its reason; nobody is to blame for an open offer', async () => {
    const [one, other, third] = [await player(), await player(), await player()];
    const id = await pair(world, one, other);
    await confirm(one, id);
    await queue(world, third, { game: 'apex' });
    await setFlag(world, admin, 'new-matchmaking', false);
    expect(await codeOf(confirm(other, id))).toBe('MATCHMAKING_OFF');
    expect(await codeOf(queue(world, await player()))).toBe('MATCHMAKING_OFF');
    await keepQueue(world.deps);
    for (const actor of [one, other, third]) {
      expect(await placeOf(world, actor)).toMatchObject({
        isOpen: false,
        state: 'out',
        reason: 'switched-off',
        freeAt: null,
      });
      expect(await world.balance(actor)).toBe(PURSE);
    }
  });

  it('is off unless it is switched on, and under maintenance everybody goes home', async () => {
    const fresh = await World.open({ seed: 'fresh' });
    const early = await fresh.player({ cents: PURSE });
    expect(await codeOf(queue(fresh, early))).toBe('MATCHMAKING_OFF');
    await fresh.close();
    const one = await player();
    await queue(world, one);
    await setFlag(world, admin, 'maintenance-mode', true);
    await keepQueue(world.deps);
    await setFlag(world, admin, 'maintenance-mode', false);
    expect(await stands(world, one)).toEqual(['out', 'maintenance']);
  });
});

describe('figures of waiting', () => {
  it('are counted from those who wait and measured from the latest battles, or not told at all', async () => {
    const figures = () => readFigures(world.deps, 'league');
    expect(await figures()).toEqual({ waiting: 0, medianWaitSeconds: null });
    const [one, other] = [await player(), await player()];
    await queue(world, one, { game: 'league' });
    expect(await figures()).toEqual({ waiting: 1, medianWaitSeconds: null });
    world.pass(40 * SECOND);
    await queue(world, other, { game: 'league' });
    world.pass(10 * SECOND);
    await keepQueue(world.deps);
    const id = await proposalOf(world, one);
    await confirm(one, id);
    expect((await figures()).medianWaitSeconds, 'no battle yet').toBeNull();
    await confirm(other, id);
    expect(await figures()).toEqual({ waiting: 0, medianWaitSeconds: 10 });
    world.pass(8 * DAY);
    expect((await figures()).medianWaitSeconds).toBeNull();
  });

  it('last for thirty days, as does what the queue knows of players', async () => {
    const one = await player();
    await queue(world, one);
    await leaveQueue(world.deps, one);
    world.pass(30 * DAY);
    await deleteExpired(world.deps);
    expect(await world.db.read.select().from(seekers).where(eq(seekers.userId, one.userId))).toEqual([]);
  });
});
