import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { putPlayLimit } from '../../../db/wallet/play-limit.queries.ts';
import { hasStake, listHeld, readSubjects } from '../../../db/wallet/stake.queries.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { findViolations } from '../../support/invariants.ts';
import { stakeSteps } from '../../support/stake-steps.ts';
import { World, codeOf } from '../../support/world.ts';

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

const { inTx, subjectIn, hold, refund, refundAll, escrow, coins, held, daysOf, postedFor } = stakeSteps(() => world);

describe('a hold', () => {
  it('moves stake and fee into escrow, counts on its day, and keeps what it is for', async () => {
    const [player, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
    const [first, second] = [subjectIn(), subjectIn()];
    await hold(first, player, 20_00, 1_00);
    await hold(second, player, 10_00);
    await hold(second, other, 30_00, 5);
    expect([await world.balance(player), await escrow(first), await escrow(second)]).toEqual([69_00, 21_00, 40_05]);
    expect([await held(player), await held(other), await held(player, 'BC')]).toEqual([31_00, 30_05, 0]);
    expect(await listHeld(world.db.read, player.userId, 'USD')).toEqual([
      { ...second, amount: 10_00 },
      { ...first, amount: 21_00 },
    ]);
    expect(await daysOf(player)).toEqual([[30_00, 31_00]]);
    expect(await readSubjects(world.db.read, [first.id, second.id, first.id, 'none'])).toEqual(
      new Map([
        [first.id, first],
        [second.id, second],
      ]),
    );
    expect([await hasStake(world.db.read, player.userId), await hasStake(world.db.read, 'none')]).toEqual([
      true,
      false,
    ]);
    expect(await postedFor(first)).toMatchObject([{ kind: 'hold', actorId: player.userId }]);
  });

  it('brings title and address up to date, and never kind or currency', async () => {
    const [player, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
    await world.pay(other, 1_000, 'BC');
    const subject = subjectIn();
    await hold(subject, player, 10_00);
    await hold({ ...subject, title: 'Renamed', path: '/elsewhere' }, other, 10_00);
    const stored = { ...subject, title: 'Renamed', path: '/elsewhere' };
    expect((await readSubjects(world.db.read, [subject.id])).get(subject.id)).toEqual(stored);
    await expect(hold({ ...subject, currency: 'BC' }, other, 10)).rejects.toThrow('takes nothing in BC');
    await expect(hold({ ...subject, kind: 'team-battle' }, other, 10)).rejects.toThrow('takes no stakes');
    expect([await coins(other), await escrow(subject)]).toEqual([1_000, 20_00]);
  });

  it('takes nothing that is no stake', async () => {
    const player = await world.player({ cents: 100_00 });
    for (const [stake, fee] of [
      [0, 1],
      [-5_00, 0],
      [5_00, -1],
    ] as const)
      await expect(hold(subjectIn(), player, stake, fee)).rejects.toThrow('no stake');
    expect(await world.balance(player)).toBe(100_00);
  });

  it('is refused without the money, and leaves neither a stake nor a subject behind', async () => {
    const player = await world.player({ cents: 10_49 });
    const subject = subjectIn();
    expect(await codeOf(hold(subject, player, 10_00, 50))).toBe('INSUFFICIENT_FUNDS');
    expect(await readSubjects(world.db.read, [subject.id])).toEqual(new Map());
    expect([await hasStake(world.db.read, player.userId), await daysOf(player)]).toEqual([false, []]);
  });

  it.each([
    ['a suspension', { status: 'suspended' }, 'ACCOUNT_SUSPENDED'],
    ['a ban', { status: 'banned' }, 'ACCOUNT_BANNED'],
    ['a closed account', { status: 'closed' }, 'UNAUTHENTICATED'],
    ['a break', { pausedUntil: Number.MAX_SAFE_INTEGER }, 'PLAY_PAUSED'],
  ] as const)('is refused by %s, in money and in BattleCoin', async (_, change, code) => {
    const player = await world.player({ cents: 100_00 });
    await world.pay(player, 100, 'BC');
    await inTx((tx) => tx.update(users).set(change).where(eq(users.id, player.userId)));
    expect(await codeOf(hold(subjectIn(), player, 10_00))).toBe(code);
    expect(await codeOf(hold(subjectIn('BC'), player, 10))).toBe(code);
    expect([await world.balance(player), await coins(player)]).toEqual([100_00, 100]);
  });
});

describe('the limits of stakes', () => {
  const TIER_CENTS = 500_00;

  it('of a tier hold for one sum and for many small ones, over all subjects of a day', async () => {
    const unverified = () => world.player({ cents: 2_000_00, verification: 'unverified' });
    const [one, many] = [await unverified(), await unverified()];
    expect(await codeOf(hold(subjectIn(), one, TIER_CENTS + 1))).toBe('LIMIT_EXCEEDED');
    expect(await codeOf(hold(subjectIn(), one, TIER_CENTS, 25_00))).toBe('ok');
    for (let n = 0; n < 5; n++) expect(await codeOf(hold(subjectIn(), many, 100_00, 5_00))).toBe('ok');
    expect(await codeOf(hold(subjectIn(), many, 1))).toBe('LIMIT_EXCEEDED');
    expect([await daysOf(one), await daysOf(many)]).toEqual([[[500_00, 525_00]], [[500_00, 525_00]]]);
    world.pass(24 * HOUR);
    expect(await codeOf(hold(subjectIn(), many, 1))).toBe('ok');
  });

  it('of the player’s own count the stake, and the fee as a loss, in one sum and in many', async () => {
    const limit = { period: 'day', cents: 30_00, pendingCents: null, pendingFrom: null } as const;
    for (const { kind, fits, breaks } of [
      { kind: 'stake', fits: [30_00, 1_50], breaks: [30_01, 0] },
      { kind: 'loss', fits: [28_50, 1_50], breaks: [28_50, 1_51] },
    ] as const) {
      const [one, many] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
      for (const { userId } of [one, many]) await inTx((tx) => putPlayLimit(tx, userId, { ...limit, kind }));
      expect(await codeOf(hold(subjectIn(), one, breaks[0], breaks[1]))).toBe('PLAY_LIMIT_REACHED');
      expect(await codeOf(hold(subjectIn(), one, fits[0], fits[1]))).toBe('ok');
      for (let n = 0; n < 3; n++) expect(await codeOf(hold(subjectIn(), many, fits[0] / 3, fits[1] / 3))).toBe('ok');
      expect(await codeOf(hold(subjectIn(), many, 1))).toBe('PLAY_LIMIT_REACHED');
    }
  });

  it('let in no more when twenty stakes come at once', async () => {
    const player = await world.player({ cents: 2_000_00, verification: 'unverified' });
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(hold(subjectIn(), player, 100_00))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
    expect(await held(player)).toBe(TIER_CENTS);
  });

  it('are of money: BattleCoin counts towards none, and its flag switches stakes of it', async () => {
    const player = await world.player({ verification: 'unverified' });
    await world.pay(player, 90_000, 'BC');
    const limit = { kind: 'stake', period: 'day', cents: 0, pendingCents: null, pendingFrom: null } as const;
    await inTx((tx) => putPlayLimit(tx, player.userId, limit));
    expect(await codeOf(hold(subjectIn('BC'), player, 80_000))).toBe('ok');
    expect([await daysOf(player), await held(player), await held(player, 'BC')]).toEqual([[], 0, 80_000]);
    const redemption = (isOn: boolean) =>
      inTx((tx) => changeFlag(tx, 'battlecoin-redemption', isOn, player.userId, world.now));
    await redemption(false);
    expect(await codeOf(hold(subjectIn('BC'), player, 10))).toBe('REDEMPTION_OFF');
    await redemption(true);
  });
});

describe('a refund', () => {
  it('returns what was held to the one player, and takes it off the day on which it was held', async () => {
    const [player, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
    const subject = subjectIn();
    await hold(subject, player, 20_00, 1_00);
    await hold(subject, other, 20_00, 1_00);
    world.pass(24 * HOUR);
    await hold(subjectIn(), player, 7_00);
    await refund(subject, player);
    expect([await world.balance(player), await world.balance(other), await escrow(subject)]).toEqual([
      93_00, 79_00, 21_00,
    ]);
    expect(await daysOf(player)).toEqual([
      [0, 0],
      [7_00, 7_00],
    ]);
    await hold(subject, player, 20_00, 1_00);
    expect(await escrow(subject)).toBe(42_00);
  });

  it('returns several stakes of one player together', async () => {
    const player = await world.player({ cents: 100_00 });
    const subject = subjectIn();
    await hold(subject, player, 20_00, 1_00);
    await hold(subject, player, 5_00);
    expect(await listHeld(world.db.read, player.userId, 'USD')).toEqual([{ ...subject, amount: 26_00 }]);
    await refund(subject, player);
    expect([await world.balance(player), await escrow(subject)]).toEqual([100_00, 0]);
  });

  it('of all ends the subject: nobody comes in any more', async () => {
    const players = [await world.player({ cents: 50_00 }), await world.player({ cents: 50_00 })];
    const subject = subjectIn();
    for (const player of players) await hold(subject, player, 20_00, 1_00);
    await refundAll(subject);
    expect(await Promise.all(players.map((player) => world.balance(player)))).toEqual([50_00, 50_00]);
    for (const player of players) {
      expect([await held(player), await daysOf(player)]).toEqual([0, [[0, 0]]]);
      await expect(hold(subject, player, 20_00)).rejects.toThrow('takes no stakes');
    }
    const kinds = (await postedFor(subject)).map(({ kind, actorId }) => [kind, actorId === null]);
    expect(kinds.slice(2)).toEqual([
      ['refund', true],
      ['refund', true],
    ]);
  });

  it('of BattleCoin leaves the days of money alone', async () => {
    const player = await world.player({ cents: 50_00 });
    await world.pay(player, 500, 'BC');
    const subject = subjectIn('BC');
    await hold(subjectIn(), player, 10_00);
    await hold(subject, player, 300, 5);
    expect(await coins(player)).toBe(195);
    await refund(subject, player);
    expect([await coins(player), await daysOf(player)]).toEqual([500, [[10_00, 10_00]]]);
  });
});
