import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { type NewTransfer, postTransfer } from '../../../db/wallet/post-transfer.ts';
import { escrowAccount, feeAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { CATALOGUE } from '../../../domain/store/catalogue.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { buyCoins } from '../../../gateway/wallet/deposits/buy-coins.ts';
import { requestWithdrawal } from '../../../gateway/wallet/withdrawals/request-withdrawal.ts';
import { create } from '../../support/battle-steps.ts';
import { enter, playTicket, storeRivals } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { addPayPal, withdraw } from '../../support/payment-steps.ts';
import { fillCart, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open();
  player = await world.player();
  await world.pay(player, 100_000, 'BC');
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const coins = () => readBalance(world.db.read, player.userId, 'BC');

describe('BattleCoin cannot be converted to cash', () => {
  it('no transfer takes from an account of one currency for one of the other, whichever it says it is in (BC-20)', async () => {
    const money = await world.player({ cents: 100_00 });
    const accounts = (currency: Currency) => [
      userAccount(player.userId, currency),
      userAccount(money.userId, currency),
      `house:bonus:${currency}`,
      feeAccount(currency, 'x'),
      `external:${currency}`,
    ];
    const post = (transfer: Pick<NewTransfer, 'currency' | 'legs'>): Promise<string> =>
      world.db
        .transact((tx) =>
          postTransfer(tx, {
            id: world.deps.newId(),
            opKey: world.key(),
            kind: 'settle',
            subjectId: null,
            actorId: null,
            at: world.now,
            ...transfer,
          }),
        )
        .then(String, () => 'refused');
    const outcomes = new Set<string>();
    for (const currency of ['USD', 'BC'] as const)
      for (const from of accounts('BC'))
        for (const to of accounts('USD'))
          for (const amount of [50, -50])
            outcomes.add(
              await post({
                currency,
                legs: [
                  { accountId: from, kind: 'payout', amount: -amount },
                  { accountId: to, kind: 'payout', amount },
                ],
              }),
            );
    expect([...outcomes]).toEqual(['refused']);
    // An escrow keeps the currency that it was opened with. All of it is undone afterwards: it belongs to no contest.
    const tried: string[] = [];
    const undone = world.db.transact(async (tx) => {
      for (const [currency, who, amount] of [
        ['BC', player, 500],
        ['USD', money, 5_00],
        ['USD', money, -5_00],
        ['BC', player, -500],
      ] as const) {
        const transfer = { id: world.deps.newId(), opKey: world.key(), subjectId: null, actorId: null, at: world.now };
        const legs = [
          { accountId: userAccount(who.userId, currency), kind: 'wager', amount: -amount },
          { accountId: escrowAccount('pot'), kind: 'wager', amount },
        ] as const;
        const posted = postTransfer(tx, { ...transfer, kind: 'hold', currency, legs });
        tried.push(await codeOf(posted).catch((cause: Error) => cause.message));
      }
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(tried).toEqual(['ok', 'escrow:pot takes nothing in USD', 'INSUFFICIENT_FUNDS', 'ok']);
    expect([await coins(), await world.balance(player), await world.balance(money)]).toEqual([100_000, 0, 100_00]);
  });

  it('whoever has nothing but BattleCoin can spend it in the store and in the arcade, and takes no cent out (BC-20)', async () => {
    const method = await addPayPal(world, player);
    await storeRivals(world, 'spark-line', 1);
    await playTicket(world, player, await enter(world, player, { mode: 'free', entry: 100 }), 1);
    await fillCart(world, player, { 'victory-frame': 1 });
    expect(await pay(world, player, 500)).toBe('ok');
    const left = await coins();
    expect(left).toBeGreaterThan(0);
    const payout = { methodId: method, amountCents: 100_00, isCreatorPayout: true, proof: null };
    expect([
      await codeOf(withdraw(world, player, method, 10_00)),
      await codeOf(requestWithdrawal(world.deps, player, world.key(), payout)),
      await codeOf(create(world, player, { stakeCents: 10_00 })),
      await codeOf(buyCoins(world.deps, player, world.key(), 500)),
      await codeOf(buyCoins(world.deps, player, world.key(), -500)),
    ]).toEqual(['INSUFFICIENT_FUNDS', 'AMOUNT_OUT_OF_BOUNDS', 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'BAD_INPUT']);
    expect([await coins(), await world.balance(player)]).toEqual([left, 0]);
  });

  it('what costs BattleCoin brings no money, and nothing in the API takes it but what is named here (BC-20)', () => {
    expect(CATALOGUE.filter(({ kind, currency }) => (kind === 'coins') !== (currency === 'USD'))).toEqual([]);
    const schema = parse(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));
    const taking = schema.definitions.flatMap((definition) => {
      if (definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Mutation')
        return (definition.fields ?? []).flatMap(({ name, arguments: given }) =>
          (given ?? []).filter(isOfCoins).map((one) => `${name.value}.${one.name.value}`),
        );
      if (definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return [];
      return (definition.fields ?? []).filter(isOfCoins).map((one) => `${definition.name.value}.${one.name.value}`);
    });
    expect(taking.toSorted()).toEqual([
      // Set right by an administrator, on one account in one currency.
      'AdjustBalanceInput.currency',
      // Paid in the store, for what brings no money.
      'CheckOutInput.payCoins',
      // Contests, which pay in what was put in.
      'EnterArcadeBracketInput.currency',
      'EnterArcadeInput.currency',
      // Bought, at a cent each.
      'buyBattleCoins.coins',
    ]);
  });
});

/** Whether an argument is an amount of BattleCoin, or names the currency of one. */
const isOfCoins = ({ type }: { readonly type: unknown }): boolean =>
  /"(BattleCoins|Currency)"/.test(JSON.stringify(type));
