import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readFreeMoney } from '../../../db/wallet/free-money.ts';
import { stakes } from '../../../db/wallet/stake.table.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { stakeSteps, winner } from '../../support/stake-steps.ts';
import { World } from '../../support/world.ts';

const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(async () => {
  expect(await verifyLedger(world.db.read)).toEqual([]);
  await world.close();
});

const { subjectIn, hold, refund, refundAll, pay, escrow, coins, held, daysOf, postedFor } = stakeSteps(() => world);

describe('a pool', () => {
  const seated = async (count: number, stake: number, fee: number, currency: Currency = 'USD') => {
    const subject = subjectIn(currency);
    const players: Actor[] = [];
    for (let n = 0; n < count; n++) {
      const player = await world.player({ cents: 100_00 });
      await world.pay(player, 1_000, 'BC');
      await hold(subject, player, stake, fee);
      players.push(player);
    }
    return { subject, players };
  };
  const fees = async (currency: Currency = 'USD') => {
    const shards = Array.from({ length: 16 }, (_, n) => accountCents(world.db.read, `house:fees:${currency}:${n}`));
    return (await Promise.all(shards)).reduce((sum, cents) => sum + cents, 0);
  };

  it('goes to one winner in one transfer, the fees of all with it to the house', async () => {
    const { subject, players } = await seated(2, 20_00, 1_00);
    const [first, second] = players as [Actor, Actor];
    const before = await fees();
    await pay(subject, winner(first));
    expect([await world.balance(first), await world.balance(second), await escrow(subject)]).toEqual([
      119_00, 79_00, 0,
    ]);
    expect((await fees()) - before).toBe(2_00);
    expect((await postedFor(subject)).slice(2)).toEqual([
      { kind: 'settle', opKey: `settle:${subject.id}`, actorId: null },
    ]);
    expect([await daysOf(first), await daysOf(second)]).toEqual([[[20_00, 21_00 - 40_00]], [[20_00, 21_00]]]);
    expect([await held(first), await held(second)]).toEqual([0, 0]);
  });

  it('goes to several by their shares, no cent lost, each in a transfer of their own', async () => {
    const { subject, players } = await seated(4, 25_01, 3);
    const [one, two, three, four] = players as [Actor, Actor, Actor, Actor];
    const before = await fees();
    // 100.04: a half, a third and a sixth.
    await pay(subject, winner(three, 3), winner(one, 2), winner(two, 1), winner(four, 0));
    const left = 100_00 - 25_04;
    expect(await Promise.all(players.map((player) => world.balance(player)))).toEqual([
      left + 33_35,
      left + 16_67,
      left + 50_02,
      left,
    ]);
    expect([await escrow(subject), (await fees()) - before]).toEqual([0, 12]);
    const keys = (await postedFor(subject)).filter(({ kind }) => kind === 'settle').map(({ opKey }) => opKey);
    const inOrder = [one, two, three].map(({ userId }) => userId).toSorted();
    expect(keys).toEqual([`settle:${subject.id}`, ...inOrder.map((userId) => `settle:${subject.id}:${userId}`)]);
    expect((await daysOf(one))[0]).toEqual([25_01, 25_04 - 33_35]);
  });

  it('of several without a fee books no fee', async () => {
    const { subject, players } = await seated(2, 10_00, 0);
    const [one, two] = players as [Actor, Actor];
    await pay(subject, winner(one), winner(two));
    expect([await world.balance(one), await world.balance(two)]).toEqual([100_00, 100_00]);
    expect(await postedFor(subject)).toHaveLength(4);
  });

  it('holds only what is still held: what was returned before is not paid out', async () => {
    const { subject, players } = await seated(3, 20_00, 1_00);
    const [one, two, three] = players as [Actor, Actor, Actor];
    await refund(subject, three);
    await pay(subject, winner(two));
    expect([await world.balance(one), await world.balance(two), await world.balance(three)]).toEqual([
      79_00, 119_00, 100_00,
    ]);
  });

  it('in BattleCoin is paid in BattleCoin, locks no money and counts on no day', async () => {
    const { subject, players } = await seated(2, 300, 10, 'BC');
    const [one, two] = players as [Actor, Actor];
    const before = await fees('BC');
    await pay(subject, winner(one));
    expect([await coins(one), await coins(two), (await fees('BC')) - before]).toEqual([1_290, 690, 20]);
    expect([await world.balance(one), await daysOf(one)]).toEqual([100_00, []]);
    expect((await readFreeMoney(world.db.read, one.userId, 100_00, world.now)).lockedCents).toBe(0);
  });

  it('that was won is locked for a day, whatever was contested, and what came back is not', async () => {
    const [home, away] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
    const [battle, team, called] = [subjectIn(), { ...subjectIn(), kind: 'team-battle' } as const, subjectIn()];
    for (const subject of [battle, team, called]) for (const player of [home, away]) await hold(subject, player, 10_00);
    await pay(battle, winner(home));
    world.pass(HOUR);
    await pay(team, winner(home, 1), winner(away, 3));
    await refundAll(called);
    const free = async (player: Actor) =>
      readFreeMoney(world.db.read, player.userId, await world.balance(player), world.now);
    const wonAt = world.now;
    expect(await free(home)).toEqual({
      lockedCents: 25_00,
      unlocksAt: wonAt + 24 * HOUR,
      debtCents: 0,
      withdrawableCents: 80_00,
    });
    expect(await free(away)).toMatchObject({ lockedCents: 15_00, withdrawableCents: 80_00 });
    world.pass(23 * HOUR);
    expect(await free(home)).toMatchObject({ lockedCents: 5_00, unlocksAt: wonAt + 24 * HOUR });
    world.pass(HOUR);
    expect(await free(home)).toMatchObject({ lockedCents: 0, unlocksAt: null, withdrawableCents: 105_00 });
  });
});

describe('an end', () => {
  const open = async () => {
    const subject = subjectIn();
    const players: Actor[] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
    for (const player of players) await hold(subject, player, 20_00, 1_00);
    return { subject, one: players[0] as Actor, two: players[1] as Actor };
  };

  it('happens once: neither a refund nor a payout follows a payout', async () => {
    const { subject, one, two } = await open();
    await pay(subject, winner(one));
    await expect(pay(subject, winner(two))).rejects.toThrow('nothing to pay out');
    await expect(refund(subject, two)).rejects.toThrow('nothing to give back');
    await expect(refundAll(subject)).rejects.toThrow('nothing to give back');
    await expect(hold(subject, two, 20_00)).rejects.toThrow('takes no stakes');
    expect([await world.balance(one), await world.balance(two)]).toEqual([119_00, 79_00]);
  });

  it('happens once: neither a refund nor a payout follows a refund', async () => {
    const { subject, one, two } = await open();
    await refund(subject, one);
    await expect(refund(subject, one)).rejects.toThrow('nothing to give back');
    await refund(subject, two);
    await expect(pay(subject, winner(one))).rejects.toThrow('nothing to pay out');
    await expect(refundAll(subject)).rejects.toThrow('nothing to give back');
    expect([await world.balance(one), await world.balance(two)]).toEqual([100_00, 100_00]);
    const whole = await open();
    await refundAll(whole.subject);
    await expect(pay(whole.subject, winner(whole.one))).rejects.toThrow('nothing to pay out');
    await expect(refundAll(whole.subject)).rejects.toThrow('nothing to give back');
  });

  it('is of something: an unknown subject and a player without a stake have nothing', async () => {
    const { subject, one } = await open();
    await expect(refund(subject, await world.player())).rejects.toThrow('nothing to give back');
    await expect(refund(subjectIn(), one)).rejects.toThrow('nothing to give back');
    await expect(refundAll(subjectIn())).rejects.toThrow('nothing to give back');
    await expect(pay(subjectIn(), winner(one))).rejects.toThrow('nothing to pay out');
    await expect(pay(subject)).rejects.toThrow('cannot be divided');
    expect(await escrow(subject)).toBe(42_00);
  });

  it('happens once when everything comes at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { subject, one, two } = await open();
      const ended = await Promise.allSettled([
        ...Array.from({ length: 4 }, () => pay(subject, winner(one))),
        ...Array.from({ length: 4 }, () => refundAll(subject)),
        ...[one, two, one, two].map((player) => refund(subject, player)),
      ]);
      expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
      const total = (await world.balance(one)) + (await world.balance(two)) + (await escrow(subject));
      const settle = (await postedFor(subject)).find(({ kind }) => kind === 'settle');
      const rows = await world.db.read.select().from(stakes).where(eq(stakes.subjectId, subject.id));
      const paidFees = rows.filter(({ ended: end }) => end === 'paid').length * 1_00;
      expect([total, rows.every(({ ended: end }) => end !== null)]).toEqual([200_00 - paidFees, true]);
      expect(settle !== undefined).toBe(paidFees > 0);
    }
  });

  it('meets stakes that come in: they are in the pool, or stay out of it', async () => {
    for (let round = 0; round < 4; round++) {
      const { subject, one } = await open();
      const late = await Promise.all(Array.from({ length: 6 }, () => world.player({ cents: 30_00 })));
      const came = await Promise.allSettled([
        pay(subject, winner(one)),
        ...late.map((player) => hold(subject, player, 20_00, 1_00)),
      ]);
      const ins = came.slice(1).filter(({ status }) => status === 'fulfilled').length;
      expect([await world.balance(one), await escrow(subject)]).toEqual([79_00 + (2 + ins) * 20_00, 0]);
    }
  });
});
