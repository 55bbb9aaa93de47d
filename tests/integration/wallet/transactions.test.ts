import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../../domain/shared/time.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { entries, transfers } from '../../../db/wallet/ledger.table.ts';
import { deposits } from '../../../db/wallet/payment.table.ts';
import { LOOKED_AT, type TransactionFilter, type TransactionKey } from '../../../db/wallet/transaction.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { buyCoins } from '../../../gateway/wallet/deposits/buy-coins.ts';
import {
  type PlacedTransaction,
  type TransactionPage,
  readTransactions,
} from '../../../gateway/wallet/read-transactions.ts';
import { receiveProviderEvent } from '../../../gateway/wallet/providers/receive-provider-event.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { addCard, addPayPal, decide, deposit, depositOf, withdraw, workOff } from '../../support/payment-steps.ts';
import { World } from '../../support/world.ts';

const ALL: TransactionFilter = { type: null, status: null, userId: null };

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Everything that a filter finds, page after page. */
async function pages(filter: Partial<TransactionFilter> = {}, size = 3): Promise<PlacedTransaction[]> {
  const found: PlacedTransaction[] = [];
  let past: TransactionKey | null = null;
  for (;;) {
    const { rows, end }: TransactionPage = await readTransactions(world.db.read, { ...ALL, ...filter }, size, past);
    found.push(...rows);
    past = end ?? rows.at(-1)?.key ?? null;
    if (rows.length < size && end === null) return found;
  }
}
const whole = async (filter: Partial<TransactionFilter>) =>
  (await readTransactions(world.db.read, { ...ALL, ...filter }, 500, null)).rows;
const of = (actor: Actor, filter: Partial<TransactionFilter> = {}) => whole({ ...filter, userId: actor.userId });
const short = (rows: readonly PlacedTransaction[]) =>
  rows.map(({ type, currency, amount, status, paymentMethod }) => [type, currency, amount, status, paymentMethod]);

describe('the transactions of the platform', () => {
  it('are all bookings of players in money and in BattleCoin, battles and purchases included', async () => {
    const player = await world.player({ cents: 500_00 });
    await settledBattle(world, player, await world.player({ cents: 500_00 }));
    await buyCoins(world.deps, player, world.key(), 500);
    const rows = await of(player);
    expect(new Set(rows.map(({ type, currency }) => `${type} ${currency}`))).toEqual(
      new Set([
        'deposit USD',
        'wager USD',
        'fee USD',
        'payout USD',
        'battlecoin_purchase USD',
        'battlecoin_purchase BC',
      ]),
    );
    const sumOf = (currency: 'USD' | 'BC') =>
      rows.filter((row) => row.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
    expect([sumOf('USD'), sumOf('BC')]).toEqual([await world.balance(player), 500]);
    expect(rows.every(({ status, username }) => status === 'completed' && username === player.username)).toBe(true);
  });

  it('hold each payment once, as far as it is, whether the ledger has it or not', async () => {
    const player = await world.player({ cents: 500_00 });
    const paypal = await addPayPal(world, player);
    const name = expect.any(String) as unknown;
    const card = await addCard(world, player, 'sandbox-decline-0002');
    await deposit(world, player, card, 30_00);
    await workOff(world);
    expect(short(await of(player, { type: 'deposit' }))).toEqual([
      ['deposit', 'USD', 30_00, 'failed', name],
      ['deposit', 'USD', 500_00, 'completed', null],
    ]);

    await deposit(world, player, await addCard(world, player, 'sandbox-confirm-3220'), 31_00);
    await deposit(world, player, await addCard(world, player, 'sandbox-pending-4242'), 32_00);
    const onTheWay = async () =>
      (await of(player, { type: 'deposit' })).filter(({ amount }) => amount === 31_00 || amount === 32_00);
    expect((await onTheWay()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    world.pass(HOUR);
    await workOff(world);
    expect((await onTheWay()).map(({ amount, status }) => [amount, status])).toContainEqual([32_00, 'completed']);
    expect(await onTheWay()).toHaveLength(2);

    const moderator = await world.player({ role: 'moderator' });
    const id = await withdraw(world, player, paypal, 20_00);
    const request = () => of(player, { type: 'withdrawal' });
    expect(short(await request())).toEqual([['withdrawal', 'USD', -20_00, 'pending', name]]);
    await decide(world, moderator, id, 'hold');
    expect(short(await request())).toEqual([['withdrawal', 'USD', -20_00, 'processing', name]]);
    await decide(world, moderator, id, 'reject');
    expect(short(await request())).toEqual([['withdrawal', 'USD', -20_00, 'rejected', name]]);
    expect(short(await of(player, { type: 'refund' }))).toEqual([['refund', 'USD', 20_00, 'completed', name]]);
    const paid = await withdraw(world, player, paypal, 30_00);
    await decide(world, moderator, paid, 'approve');
    expect(short(await of(player, { status: 'approved', type: 'withdrawal' }))).toEqual([
      ['withdrawal', 'USD', -30_00, 'approved', name],
    ]);
    await workOff(world);
    expect(short(await of(player, { status: 'completed', type: 'withdrawal' }))).toEqual([
      ['withdrawal', 'USD', -30_00, 'completed', name],
    ]);
    expect(short(await of(player, { status: 'approved' }))).toEqual([]);
  });

  it('show what was taken back beyond the balance, and the debt that is paid of it, each once', async () => {
    const player = await world.player();
    const card = await addCard(world, player);
    const id = await deposit(world, player, card, 60_00);
    await workOff(world);
    await buyCoins(world.deps, player, world.key(), 500);
    const left = await world.balance(player);
    const ref = (await depositOf(world, id)).providerRef ?? '';
    const event = { id: `back-${id}`, kind: 'deposit', ref, status: 'charged-back', failure: null } as const;
    await receiveProviderEvent(world.deps, 'sandbox', event);
    const taken = await of(player, { type: 'chargeback' });
    expect(taken.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      [-left, left - 60_00].toSorted((a, b) => a - b),
    );
    await deposit(world, player, card, 40_00);
    await workOff(world);
    const debts = await of(player, { type: 'chargeback' });
    expect(debts.filter(({ transferKind }) => transferKind === 'debt').map(({ amount }) => amount)).toEqual([
      left - 60_00,
    ]);
  });

  it('come page by page, the newest first, each once and none left out, under every filter', async () => {
    const filters: Partial<TransactionFilter>[] = [
      {},
      { type: 'fee' },
      { type: 'deposit' },
      { status: 'completed' },
      { status: 'failed' },
      { status: 'rejected' },
      { userId: (await whole({ type: 'fee' }))[0]?.userId ?? '' },
    ];
    for (const filter of filters) {
      const rows = await pages(filter);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ id }) => id)).toEqual((await whole(filter)).map(({ id }) => id));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.map(({ timestamp }) => timestamp)).toEqual(
        rows.map(({ timestamp }) => timestamp).toSorted((a, b) => b - a),
      );
    }
    expect(await pages({ userId: 'nobody' })).toEqual([]);
  });
});

it('a filter of all bookings looks through 2,000 transfers a page, and says where it stopped until all were looked through', async () => {
  const player = await world.player({ cents: 100_00 });
  const [wanted] = await whole({ type: 'deposit' });
  expect(wanted?.userId).toBe(player.userId);
  world.pass(1);
  const at = world.now;
  await world.db.transact(async (tx) => {
    for (let n = 0; n < LOOKED_AT; n += 100)
      await tx.insert(transfers).values(
        Array.from({ length: 100 }, (_, place) => ({
          id: `nothing-${String(n + place).padStart(5, '0')}`,
          opKey: `nothing:${n + place}`,
          kind: 'commitments' as const,
          at,
        })),
      );
  });
  const first = await readTransactions(world.db.read, { ...ALL, type: 'deposit' }, 1, null);
  expect(first).toEqual({ rows: [], end: { at, id: 'nothing-00000', seq: expect.any(Number) as unknown } });
  const second = await readTransactions(world.db.read, { ...ALL, type: 'deposit' }, 1, first.end);
  expect(second.rows.map(({ id }) => id)).toEqual([wanted?.id]);
  expect(second.end).toBeNull();
  // Without a filter, and of one player, nothing keeps a page from being full.
  expect((await readTransactions(world.db.read, ALL, 1, null)).rows).toHaveLength(1);
  expect(await of(player, { type: 'deposit' })).toHaveLength(1);
});

describe('when staff ask', () => {
  let gateway: HttpGateway;
  beforeAll(async () => {
    gateway = await HttpGateway.open();
  });
  afterAll(() => gateway.close());

  const QUERY = `query ($type: EntryKind, $status: TransactionStatus, $search: String, $first: Int!, $after: String) {
    platformTransactions(type: $type, status: $status, search: $search, first: $first, after: $after) {
      edges { node { id userId username type amount currency status paymentMethod timestamp transactionId } }
      pageInfo { hasNextPage endCursor } } }`;
  interface Node {
    readonly id: string;
    readonly currency: string;
    readonly amount: number;
    readonly transactionId: string;
  }
  interface Page {
    readonly platformTransactions: {
      readonly edges: readonly { readonly node: Node }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  }

  it('a booking has every field, and players are sent away', async () => {
    const moderator = await gateway.player({ role: 'moderator' });
    const player = await gateway.player({ cents: 130_00 });
    gateway.pass(1);
    await gateway.pay(player.user.id, 70, 'BC');
    const search = player.user.username;
    const { platformTransactions: first } = await moderator.ask<Page>(QUERY, { search, first: 1 });
    const common = {
      userId: player.user.id,
      username: search,
      type: 'DEPOSIT',
      status: 'COMPLETED',
      paymentMethod: null,
      transactionId: expect.any(String) as unknown,
    };
    const timestamp = gateway.deps.now();
    expect(first.edges.map(({ node }) => node)).toMatchObject([{ ...common, currency: 'BC', amount: 70, timestamp }]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    const { platformTransactions: rest } = await moderator.ask<Page>(QUERY, { search, first: 1, after });
    expect(rest.edges.map(({ node }) => node)).toMatchObject([{ ...common, currency: 'USD', amount: 130_00 }]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const codeOf = async (by: typeof moderator, given: object) =>
      (await by.graphql(QUERY, { first: 1, ...given })).errors[0]?.extensions['code'];
    expect(await codeOf(player, {})).toBe('FORBIDDEN');
    expect(await codeOf(moderator, { search: 'x'.repeat(61) })).toBe('BAD_INPUT');
    const cursor = Buffer.from(JSON.stringify([1, 'without a place'])).toString('base64url');
    expect(await codeOf(moderator, { after: cursor })).toBe('BAD_INPUT');
  });

  it('of the demo data set every entry of every player and every other deposit is there once (AF-04, EN-56)', async () => {
    await seedDemo(gateway.db, gateway.deps, (text) => seal(gateway.deps, text));
    const moderator = await gateway.player({ role: 'moderator' });
    const seen: Node[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const { platformTransactions }: Page = await moderator.ask<Page>(QUERY, { first: 100, after });
      seen.push(...platformTransactions.edges.map(({ node }) => node));
      ({ hasNextPage: isMore, endCursor: after } = platformTransactions.pageInfo);
    }
    const { read } = gateway.db;
    const booked = await read.select().from(entries).where(like(entries.accountId, 'user:%'));
    const unbooked = (await read.select().from(deposits)).filter(({ status }) =>
      ['created', 'pending', 'failed'].includes(status),
    );
    const lineOf = (id: string, currency: string, amount: number) => `${id} ${currency} ${amount}`;
    expect(
      seen.map(({ transactionId, currency, amount }) => lineOf(transactionId, currency, amount)).toSorted(),
    ).toEqual(
      [
        ...booked.map(({ transferId, accountId, amount }) => lineOf(transferId, accountId.replace(/.*:/, ''), amount)),
        ...unbooked.map(({ id, amountCents }) => lineOf(id, 'USD', amountCents)),
      ].toSorted(),
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  });
});
