import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPOSIT_STATUSES, WITHDRAWAL_STATUSES } from '../../../domain/wallet/payments.ts';
import { hasOpenPayment } from '../../../db/wallet/close-books.ts';
import {
  changeMethod,
  insertMethod,
  isMethodBusy,
  listMethods,
  lockMethod,
  makeDefault,
  readMethods,
} from '../../../db/wallet/method.queries.ts';
import { countMoney, readCounted } from '../../../db/wallet/money-day.ts';
import { readPaymentNames } from '../../../db/wallet/payment-names.queries.ts';
import {
  changeDeposit,
  changeWithdrawal,
  claimProviderEvent,
  findDeposit,
  findWithdrawal,
  insertDeposit,
  insertWithdrawal,
  listDeposits,
  listOpenWithdrawals,
  listWithdrawalQueue,
  listWithdrawals,
  lockDeposit,
  lockWithdrawal,
  readDeposit,
} from '../../../db/wallet/payment.queries.ts';
import type { DepositRow, MethodRow, WithdrawalRow } from '../../../db/wallet/payment.table.ts';
import { findUnmatchedPayments, listRecentDeposits } from '../../../db/wallet/reconcile.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { World } from '../../support/world.ts';

let world: World;
let one: Actor;
let other: Actor;
beforeAll(async () => {
  world = await World.open();
  one = await world.player();
  other = await world.player();
});
afterAll(() => world.close());

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => world.db.transact(work);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

async function method(actor: Actor, id: string, change: Partial<MethodRow> = {}): Promise<string> {
  const row: MethodRow = {
    id,
    userId: actor.userId,
    kind: 'paypal',
    name: `PayPal ${id}`,
    details: 'p•••@example.com',
    network: null,
    sealedTerms: 'sealed',
    destinationHash: null,
    isDefault: false,
    isVerified: true,
    createdAt: world.now,
    lastUsedAt: null,
    lockedAt: null,
    removedAt: null,
    ...change,
  };
  await inTx((tx) => insertMethod(tx, row));
  return id;
}

async function deposited(actor: Actor, id: string, change: Partial<DepositRow> & { methodId: string }): Promise<void> {
  const row: DepositRow = {
    id,
    takenBackCents: 0,
    reversals: null,
    userId: actor.userId,
    amountCents: 20_00,
    status: 'created',
    provider: 'sandbox',
    providerRef: `ref-${id}`,
    actionUrl: null,
    failure: null,
    createdAt: world.now,
    changedAt: world.now,
    ...change,
  };
  await inTx((tx) => insertDeposit(tx, row));
}

async function withdrawn(actor: Actor, id: string, change: Partial<WithdrawalRow> & { methodId: string }) {
  const row: WithdrawalRow = {
    id,
    userId: actor.userId,
    amountCents: 20_00,
    feeCents: 2_50,
    status: 'requested',
    reason: null,
    requestedAt: world.now,
    changedAt: world.now,
    firstApproverId: null,
    decidedBy: null,
    handledBy: null,
    handledAt: null,
    bankReference: null,
    sentOn: null,
    isCreatorPayout: false,
    provider: 'sandbox',
    providerRef: `ref-${id}`,
    ...change,
  };
  await inTx((tx) => insertWithdrawal(tx, row));
}

describe('methods', () => {
  it('are a player’s own, oldest first, and removed ones are seen only by the payments that they made', async () => {
    const player = await world.player();
    await method(player, 'm-late', { createdAt: world.now + 1 });
    await method(player, 'm-b');
    await method(player, 'm-a');
    await method(player, 'm-gone', { removedAt: world.now });
    await method(other, 'm-other');
    expect(idsOf(await listMethods(world.db.read, player.userId))).toEqual(['m-a', 'm-b', 'm-late']);
    const locked = (id: string) => inTx(async (tx) => (await lockMethod(tx, player.userId, id))?.id);
    expect([await locked('m-a'), await locked('m-gone'), await locked('m-other')]).toEqual([
      'm-a',
      undefined,
      undefined,
    ]);
    const known = await readMethods(world.db.read, ['m-a', 'm-gone', 'unknown']);
    expect([...known.keys()].toSorted()).toEqual(['m-a', 'm-gone']);
    expect(await readMethods(world.db.read, [])).toEqual(new Map());
  });

  it('have one default of a player, and a change is made to the one method that is meant', async () => {
    const player = await world.player();
    await method(player, 'd-a', { isDefault: true });
    await method(player, 'd-b');
    await method(other, 'd-other', { isDefault: true });
    await inTx((tx) => makeDefault(tx, player.userId, 'd-b'));
    const defaults = async (actor: Actor) =>
      idsOf((await listMethods(world.db.read, actor.userId)).filter(({ isDefault }) => isDefault));
    expect([await defaults(player), await defaults(other)]).toEqual([['d-b'], ['d-other']]);
    await inTx((tx) => changeMethod(tx, 'd-a', { lastUsedAt: 5 }));
    expect((await listMethods(world.db.read, player.userId)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([5, null]);
  });

  it.each(DEPOSIT_STATUSES)('are busy with a deposit that is %s as long as it is open', async (status) => {
    const player = await world.player();
    const methodId = await method(player, `busy-in-${status}`);
    expect(await isMethodBusy(world.db.read, methodId)).toBe(false);
    await deposited(player, `busy-${status}`, { methodId, status });
    const isOpen = status === 'created' || status === 'pending';
    expect(await isMethodBusy(world.db.read, methodId)).toBe(isOpen);
    expect(await inTx((tx) => hasOpenPayment(tx, player.userId))).toBe(isOpen);
    expect(await isMethodBusy(world.db.read, await method(player, `idle-in-${status}`))).toBe(false);
  });

  it.each(WITHDRAWAL_STATUSES)('are busy with a withdrawal that is %s as long as it is open', async (status) => {
    const player = await world.player();
    const methodId = await method(player, `busy-out-${status}`);
    await withdrawn(player, `busy-${status}`, { methodId, status });
    const isOpen = status === 'requested' || status === 'processing' || status === 'approved';
    expect(await isMethodBusy(world.db.read, methodId)).toBe(isOpen);
    expect(await inTx((tx) => hasOpenPayment(tx, player.userId))).toBe(isOpen);
    expect(idsOf(await listOpenWithdrawals(world.db.read, player.userId))).toEqual(isOpen ? [`busy-${status}`] : []);
    expect(await isMethodBusy(world.db.read, await method(player, `idle-out-${status}`))).toBe(false);
  });
});

describe('payments', () => {
  it('are listed for their player alone, newest first, each once over all pages', async () => {
    const player = await world.player();
    const methodId = await method(player, 'list');
    for (const n of [1, 2, 3, 4]) {
      // Two of one instant: the id decides.
      const at = world.now + Math.floor(n / 2);
      await deposited(player, `in-${n}`, { methodId, createdAt: at });
      await withdrawn(player, `out-${n}`, { methodId, requestedAt: at });
    }
    await deposited(other, 'in-other', { methodId });
    await withdrawn(other, 'out-other', { methodId });
    const last = { at: world.now + 1, id: 'in-3' };
    expect(idsOf(await listDeposits(world.db.read, player.userId, 2, null))).toEqual(['in-4', 'in-3']);
    expect(idsOf(await listDeposits(world.db.read, player.userId, 9, last))).toEqual(['in-2', 'in-1']);
    expect(idsOf(await listWithdrawals(world.db.read, player.userId, 2, null))).toEqual(['out-4', 'out-3']);
    expect(idsOf(await listWithdrawals(world.db.read, player.userId, 9, { ...last, id: 'out-3' }))).toEqual([
      'out-2',
      'out-1',
    ]);
    expect(idsOf(await listOpenWithdrawals(world.db.read, player.userId))[0], 'oldest first').toBe('out-1');
  });

  it('wait for staff by status, oldest first, those of all players', async () => {
    const at = world.now - 1_000_000;
    const methodId = await method(one, 'queue');
    for (const [id, actor, past] of [
      ['q-3', one, 1],
      ['q-1', one, 0],
      ['q-2', other, 0],
    ] as const)
      await withdrawn(actor, id, { methodId, status: 'paid', requestedAt: at + past });
    const queue = async (limit: number, past: { at: number; id: string } | null) =>
      idsOf(await listWithdrawalQueue(world.db.read, 'paid', limit, past));
    expect(await queue(2, null)).toEqual(['q-1', 'q-2']);
    expect(await queue(1, { at, id: 'q-2' })).toEqual(['q-3']);
    expect(idsOf(await listWithdrawalQueue(world.db.read, 'failed', 9, null))).not.toContain('q-1');
  });

  it('are found by what their own provider calls them, and changed one at a time', async () => {
    const methodId = await method(one, 'found');
    for (const id of ['f-1', 'f-2']) {
      await deposited(one, id, { methodId });
      await withdrawn(one, id, { methodId });
    }
    expect((await findDeposit(world.db.read, 'sandbox', 'ref-f-2'))?.id).toBe('f-2');
    expect(await findDeposit(world.db.read, 'stripe', 'ref-f-2')).toBeUndefined();
    expect((await findWithdrawal(world.db.read, 'sandbox', 'ref-f-2'))?.id).toBe('f-2');
    expect(await findWithdrawal(world.db.read, 'stripe', 'ref-f-2')).toBeUndefined();
    await inTx(async (tx) => {
      expect([(await lockDeposit(tx, 'f-1'))?.id, (await lockWithdrawal(tx, 'f-1'))?.id]).toEqual(['f-1', 'f-1']);
      expect([await lockDeposit(tx, 'none'), await lockWithdrawal(tx, 'none')]).toEqual([undefined, undefined]);
      await changeDeposit(tx, 'f-1', { status: 'pending' });
      await changeWithdrawal(tx, 'f-1', { status: 'approved' });
    });
    expect((await readDeposit(world.db.read, 'f-1'))?.status).toBe('pending');
    expect((await readDeposit(world.db.read, 'f-2'))?.status).toBe('created');
    expect((await findWithdrawal(world.db.read, 'sandbox', 'ref-f-2'))?.status).toBe('requested');
  });

  it('hear each event of a provider once', async () => {
    const event = { provider: 'sandbox', id: 'event-1', kind: 'paid', providerRef: 'r', receivedAt: world.now };
    expect(await inTx((tx) => claimProviderEvent(tx, event))).toBe(true);
    expect(await inTx((tx) => claimProviderEvent(tx, event))).toBe(false);
    expect(await inTx((tx) => claimProviderEvent(tx, { ...event, provider: 'stripe' }))).toBe(true);
  });

  it('are called after the method that they went through', async () => {
    const methodId = await method(one, 'named');
    await deposited(one, 'n-in', { methodId });
    await withdrawn(one, 'n-out', { methodId });
    const names = await readPaymentNames(world.db.read, ['n-in', 'n-out', 'none']);
    expect(Object.fromEntries(names)).toEqual({ 'n-in': 'PayPal named', 'n-out': 'PayPal named' });
    expect(await readPaymentNames(world.db.read, [])).toEqual(new Map());
  });
});

describe('the limits of a tier', () => {
  const counted = (actor: Actor, day: string, what: 'deposits' | 'withdrawals') =>
    readCounted(world.db.read, actor.userId, day, what);

  it.each(['deposits', 'withdrawals'] as const)('count %s by UTC day and month, each player’s own', async (what) => {
    const [player, neighbour] = [await world.player(), await world.player()];
    const day = '2026-03-31';
    const none = { dayCents: 0, monthCents: 0 };
    expect(await counted(player, day, what)).toEqual(none);
    for (const [on, cents] of [
      ['2026-03-01', 10_00],
      [day, 20_00],
      [day, 3_00],
      ['2026-04-01', 100_00],
      ['2025-03-31', 1_000_00],
    ] as const)
      await inTx((tx) => countMoney(tx, player.userId, on, what, cents));
    await inTx((tx) => countMoney(tx, neighbour.userId, day, what, 7_00));
    expect(await counted(player, day, what)).toEqual({ dayCents: 23_00, monthCents: 33_00 });
    expect(await counted(neighbour, day, what)).toEqual({ dayCents: 7_00, monthCents: 7_00 });
    expect(await counted(player, day, what === 'deposits' ? 'withdrawals' : 'deposits')).toEqual(none);
    await inTx((tx) => countMoney(tx, player.userId, day, what, -20_00));
    expect(await counted(player, day, what)).toEqual({ dayCents: 3_00, monthCents: 13_00 });
    expect(await counted(player, '2026-04-02', what)).toEqual({ dayCents: 0, monthCents: 100_00 });
    expect(await counted(neighbour, day, what)).toEqual({ dayCents: 7_00, monthCents: 7_00 });
  });
});

describe('the comparison of payments with the books', () => {
  it('tells of every payment that says what the ledger does not', async () => {
    const player = await world.player();
    const methodId = await method(player, 'compare');
    const differences = async () => (await findUnmatchedPayments(world.db.read)).map(({ message }) => message);
    const before = new Set(await differences());
    for (const status of DEPOSIT_STATUSES) await deposited(player, `c-${status}`, { methodId, status });
    for (const status of WITHDRAWAL_STATUSES) await withdrawn(player, `c-${status}`, { methodId, status });
    const found = (await differences()).filter((line) => !before.has(line));
    expect(found.toSorted()).toEqual(
      [
        'deposit c-succeeded of 2000 cents is succeeded, the ledger books 0',
        'deposit c-charged-back of 2000 cents is charged-back, the ledger books 0',
        'charge-back of deposit c-charged-back of 2000 cents is charged-back, the ledger books 0',
        'withdrawal c-paid of 2000 cents is paid, the ledger books 0',
      ].toSorted(),
    );
    const unmatched = await findUnmatchedPayments(world.db.read);
    const paid = unmatched.find(({ subject }) => subject === 'withdrawal c-paid');
    expect(paid).toMatchObject({
      kind: 'payment',
      currency: 'USD',
      sides: [
        { by: 'payment', amount: 20_00, status: 'paid' },
        { by: 'ledger', amount: 0, status: null },
      ],
    });
  });

  it('looks again at what changed since an instant, at the provider’s own', async () => {
    const methodId = await method(one, 'recent');
    const provider = 'other-provider';
    await deposited(one, 'r-old', { methodId, provider, changedAt: 99 });
    await deposited(one, 'r-new', { methodId, provider, changedAt: 100 });
    expect(idsOf(await listRecentDeposits(world.db.read, provider, 100))).toEqual(['r-new']);
  });
});
