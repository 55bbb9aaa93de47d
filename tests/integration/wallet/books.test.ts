import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../db/client/database.ts';
import { forfeitCoins, lockBalances } from '../../../db/wallet/close-books.ts';
import { listBalancesSince, listLines, readDebt } from '../../../db/wallet/history.queries.ts';
import { insertMethod } from '../../../db/wallet/method.queries.ts';
import { readNetPlay } from '../../../db/wallet/net-play.ts';
import { openBooks, openDebtAccount, openUserAccounts } from '../../../db/wallet/open-books.ts';
import { countHold, countPayout, readStaked } from '../../../db/wallet/play-day.ts';
import { putPlayLimit, readPlayLimits } from '../../../db/wallet/play-limit.queries.ts';
import { ownersOf, readAllBalances, readLedgerHead } from '../../../db/wallet/proof.queries.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { lockBalance, readBalance } from '../../../db/wallet/wallet.queries.ts';
import { userAccount } from '../../../domain/wallet/ledger.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { book } from '../../support/bookings.ts';
import { World } from '../../support/world.ts';
import { archived, eraseDeclared } from '../../support/personal-data.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(async () => {
  expect(await verifyLedger(world.db.read)).toEqual([]);
  await world.close();
});

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => world.db.transact(work);

describe('the opening of accounts', () => {
  it('happens once, and opening again leaves balances and the chain as they are', async () => {
    const player = await world.player({ cents: 10_00 });
    while ((await linkTransfers(world.db)) > 0);
    const [all, head] = [await readAllBalances(world.db.read), await readLedgerHead(world.db.read)];
    await inTx(async (tx) => {
      await openBooks(tx);
      await openUserAccounts(tx, player.userId);
      for (const _ of [1, 2]) await openDebtAccount(tx, player.userId);
    });
    expect(await readAllBalances(world.db.read)).toEqual(all);
    expect(await readLedgerHead(world.db.read)).toEqual(head);
    expect(await readDebt(world.db.read, player.userId)).toBe(0);
    expect(await readDebt(world.db.read, 'nobody')).toBe(0);
  });

  it('says of each account whose it is, and counts players’ money apart from the platform’s own', async () => {
    const player = await world.player({ cents: 10_00 });
    await book(world, player, 'hold', -4_00);
    await world.pay(player, 700, 'BC');
    const id = userAccount(player.userId, 'USD');
    expect(await ownersOf(world.db.read, [id, 'external:USD'])).toEqual(
      expect.arrayContaining([
        { id, kind: 'user', ownerId: player.userId },
        { id: 'external:USD', kind: 'external', ownerId: null },
      ]),
    );
    const all = await readAllBalances(world.db.read);
    expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    expect(all.filter(({ ownerId }) => ownerId === player.userId)).toEqual([
      { id, kind: 'user', ownerId: player.userId, balance: 6_00 },
    ]);
    const empty = await world.player();
    const kinds = await readAllBalances(world.db.read);
    expect(kinds.filter(({ ownerId }) => ownerId === empty.userId)).toHaveLength(1);
    expect(kinds.filter(({ kind, balance }) => kind !== 'user' && balance === 0)).toEqual([]);
    const owners = kinds.flatMap(({ ownerId }) => ownerId ?? []);
    expect(owners).toEqual(owners.toSorted());
  });
});

describe('an account’s history', () => {
  it('is told to its player alone, newest first, by pages and kinds', async () => {
    const [player, other] = [await world.player({ cents: 50_00 }), await world.player({ cents: 9_00 })];
    await book(world, player, 'hold', -20_00, 'battle-1');
    await book(world, player, 'settle', 5_00);
    await world.pay(player, 300, 'BC');
    const lines = async (limit: number, past: number | null, kinds: readonly ('wager' | 'payout')[] | null = null) =>
      (await listLines(world.db.read, player.userId, 'USD', limit, past, kinds)).map(({ number }) => number);
    expect([await lines(9, null), await lines(2, null), await lines(9, 3), await lines(9, 1)]).toEqual([
      [3, 2, 1],
      [3, 2],
      [2, 1],
      [],
    ]);
    expect([await lines(9, null, ['wager']), await lines(9, null, ['wager', 'payout'])]).toEqual([[2], [3, 2]]);
    const [, wager] = await listLines(world.db.read, player.userId, 'USD', 9, null);
    expect(wager).toMatchObject({
      kind: 'wager',
      transferKind: 'hold',
      amount: -20_00,
      balanceAfter: 30_00,
      subjectId: 'battle-1',
    });
    expect((await listLines(world.db.read, player.userId, 'BC', 9, null)).map(({ amount }) => amount)).toEqual([300]);
    expect(await listLines(world.db.read, other.userId, 'USD', 9, null)).toHaveLength(1);
  });

  it('gives the chart every booking since an instant, in their order', async () => {
    const player = await world.player({ cents: 50_00 });
    world.pass(10);
    const since = world.now;
    await book(world, player, 'hold', -20_00);
    await book(world, player, 'settle', 5_00);
    const seen = await listBalancesSince(world.db.read, player.userId, since);
    expect(seen.map(({ balanceAfter, amount }) => [balanceAfter, amount])).toEqual([
      [30_00, -20_00],
      [35_00, 5_00],
    ]);
  });

  it('says what playing brought since an instant, and leaves payments out', async () => {
    const player = await world.player({ cents: 50_00 });
    expect(await readNetPlay(world.db.read, player.userId, 0)).toBe(0);
    await book(world, player, 'hold', -20_00);
    const since = world.now;
    await book(world, player, 'hold', -10_00);
    await book(world, player, 'refund', 10_00);
    await book(world, player, 'settle', 7_00);
    await book(world, player, 'withdrawal', -1_00);
    await world.pay(player, 5_00);
    expect(await readNetPlay(world.db.read, player.userId, since)).toBe(7_00);
    expect(await readNetPlay(world.db.read, player.userId, 0)).toBe(-13_00);
    expect(await readNetPlay(world.db.read, player.userId, world.now + 1)).toBe(0);
  });

  it('knows a balance by currency, 0 where there is no account', async () => {
    const player = await world.player({ cents: 50_00 });
    await world.pay(player, 300, 'BC');
    for (const read of [
      readBalance,
      (_: unknown, ...of: [string, 'USD' | 'BC']) => inTx((tx) => lockBalance(tx, ...of)),
    ])
      expect([
        await read(world.db.read, player.userId, 'USD'),
        await read(world.db.read, player.userId, 'BC'),
        await read(world.db.read, 'nobody', 'USD'),
      ]).toEqual([50_00, 300, 0]);
  });
});

describe('the days of play', () => {
  it('answer what the day had at stake before, each day and player alone; payouts are no stakes', async () => {
    const [player, other] = [await world.player(), await world.player()];
    const hold = (actor: Actor, day: string, stakeCents: number) =>
      inTx((tx) => countHold(tx, actor.userId, day, { stakeCents, holdCents: stakeCents + 50 }));
    expect([
      await hold(player, '2026-05-01', 10_00),
      await hold(player, '2026-05-01', 20_00),
      await hold(player, '2026-05-02', 5_00),
      await hold(other, '2026-05-01', 5_00),
    ]).toEqual([0, 10_00, 0, 0]);
    await inTx(async (tx) => countPayout(tx, player.userId, '2026-05-01', 40_00));
    const staked = (day: string) => readStaked(world.db.read, player.userId, day);
    expect([await staked('2026-05-01'), await staked('2026-05-02'), await staked('2026-05-03')]).toEqual([
      30_00, 5_00, 0,
    ]);
    const { days } = await archived<'days'>(world.db.read, 'wallet', player.userId);
    expect(days.map(({ day, stakedCents, lostCents }) => [day, stakedCents, lostCents])).toEqual([
      ['2026-05-01', 30_00, 31_00 - 40_00],
      ['2026-05-02', 5_00, 5_50],
    ]);
  });

  it('have limits of which each kind and period has one, the newest word of it', async () => {
    const player = await world.player();
    const limit = { kind: 'stake', period: 'day', cents: 50_00, pendingCents: null, pendingFrom: null } as const;
    await inTx((tx) => putPlayLimit(tx, player.userId, limit));
    await inTx((tx) => putPlayLimit(tx, player.userId, { ...limit, period: 'week' }));
    await inTx((tx) =>
      putPlayLimit(tx, player.userId, { ...limit, cents: 40_00, pendingCents: 90_00, pendingFrom: 7 }),
    );
    expect(await readPlayLimits(world.db.read, player.userId)).toHaveLength(2);
    expect(await readPlayLimits(world.db.read, player.userId)).toContainEqual(
      expect.objectContaining({ period: 'day', cents: 40_00, pendingCents: 90_00, pendingFrom: 7 }),
    );
  });
});

describe('the end of an account', () => {
  it('gives BattleCoin back to the house once, and none where there is none', async () => {
    const player = await world.player({ cents: 3_00 });
    await world.pay(player, 700, 'BC');
    expect(await inTx((tx) => lockBalances(tx, player.userId))).toEqual({ USD: 3_00, BC: 700 });
    expect(await inTx((tx) => lockBalances(tx, 'nobody'))).toEqual({ USD: 0, BC: 0 });
    const forfeit = (coins: number) =>
      inTx((tx) => forfeitCoins(tx, { id: world.deps.newId(), userId: player.userId, coins, at: world.now }));
    await forfeit(0);
    expect(await readBalance(world.db.read, player.userId, 'BC')).toBe(700);
    await forfeit(700);
    await forfeit(700);
    expect(await inTx((tx) => lockBalances(tx, player.userId))).toEqual({ USD: 3_00, BC: 0 });
    const other = await world.player();
    await world.pay(other, 5, 'BC');
    const of = { id: world.deps.newId(), userId: other.userId, coins: 5, at: world.now };
    await inTx((tx) => forfeitCoins(tx, of));
    expect(await readBalance(world.db.read, other.userId, 'BC'), 'once for each player').toBe(0);
    const [line] = await listLines(world.db.read, player.userId, 'BC', 1, null);
    expect(line).toMatchObject({ kind: 'forfeit', transferKind: 'forfeit', amount: -700 });
  });

  it('forgets what speaks of the person, keeps every booking, and touches nobody else', async () => {
    const [player, other] = [await world.player({ cents: 3_00 }), await world.player()];
    for (const [n, actor] of [player, other].entries()) {
      const row = { id: `gone-${n}`, userId: actor.userId, kind: 'paypal', network: null } as const;
      await inTx((tx) =>
        insertMethod(tx, {
          ...row,
          name: 'PayPal',
          details: 'p•••@example.com',
          sealedTerms: 'sealed',
          isDefault: true,
          isVerified: true,
          createdAt: 1,
          lastUsedAt: null,
          removedAt: null,
        }),
      );
      const limit = { kind: 'stake', period: 'day', cents: 1, pendingCents: null, pendingFrom: null } as const;
      await inTx((tx) => putPlayLimit(tx, actor.userId, limit));
    }
    const kept = await archived(world.db.read, 'wallet', other.userId);
    const readOwn = () =>
      archived<'balances' | 'entries' | 'limits' | 'methods'>(world.db.read, 'wallet', player.userId);
    const before = await readOwn();
    expect(before.methods).toMatchObject([{ name: 'PayPal', details: 'p•••@example.com', removedAt: null }]);
    await inTx((tx) => eraseDeclared(tx, 'wallet', player.userId, 9));
    const after = await readOwn();
    expect(after.methods).toMatchObject([{ name: 'Removed', details: '', removedAt: 9 }]);
    expect([after.entries, after.balances, after.limits]).toEqual([before.entries, before.balances, []]);
    expect(after.entries).toHaveLength(1);
    expect(await archived(world.db.read, 'wallet', other.userId)).toEqual(kept);
    await inTx((tx) => eraseDeclared(tx, 'wallet', player.userId, 20));
    expect((await readOwn()).methods).toMatchObject([{ removedAt: 9 }]);
  });
});
