import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declareSubscribers } from '../../../db/events/cursor.queries.ts';
import { events } from '../../../db/events/event.table.ts';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { listPlayers, listSignals } from '../../../db/risk/risk-case.queries.ts';
import { riskCasePlayers, riskCases } from '../../../db/risk/risk-case.table.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import { listMethods } from '../../../db/wallet/method.queries.ts';
import { paymentMethods } from '../../../db/wallet/payment.table.ts';
import { markDestinations } from '../../../gateway/wallet/withdrawals/mark-destinations.ts';
import { CASE_WINDOW_MS, type RiskState } from '../../../domain/risk/risk-case.ts';
import { THRESHOLDS } from '../../../domain/risk/signals.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { receiveProviderEvent } from '../../../gateway/wallet/providers/receive-provider-event.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { handleCase } from '../../../gateway/risk/handle-case.ts';
import { watchPlayers } from '../../../gateway/risk/watch-players.ts';
import { activeBattle, settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { addCard, addPayPal, decide, deposit, depositOf, withdraw, withdrawalOf } from '../../support/payment-steps.ts';
import { World } from '../../support/world.ts';
import { eraseDeclared } from '../../support/personal-data.ts';

let world: World;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  await declareSubscribers(world.db, world.deps.wiring.subscribers, world.now);
  admin = await world.player({ role: 'administrator' });
});
afterAll(() => world.close());

const rich = () => world.player({ cents: 10_000_00 });
const deliver = () => deliverEverything(world.deps, openLog('silent'));

/** The cases about a player, the oldest first: their state, whom else they are about, and their signals in order. */
async function casesOf({ userId }: Actor) {
  const rows = await world.db.read
    .select({ id: riskCases.id, state: riskCases.state, score: riskCases.score })
    .from(riskCasePlayers)
    .innerJoin(riskCases, eq(riskCases.id, riskCasePlayers.caseId))
    .where(eq(riskCasePlayers.userId, userId))
    .orderBy(asc(riskCases.openedAt), asc(riskCases.id));
  return Promise.all(
    rows.map(async ({ id, state, score }) => {
      const signals = await listSignals(world.db.read, id);
      return {
        id,
        state,
        score,
        players: (await listPlayers(world.db.read, [id])).map((player) => player.id),
        kinds: signals.map(({ alert }) => alert.kind),
        evidence: signals.map(({ alert }) => (alert.details.evidence ?? []).map((one) => one.id)),
      };
    }),
  );
}
/** After all news were told. */
async function told(player: Actor) {
  await deliver();
  return casesOf(player);
}
async function close(id: string, signals: number): Promise<void> {
  const input = { caseId: id, action: 'close', words: 'Brothers', seenSignals: signals } as const;
  await handleCase(world.deps, admin, world.key(), input);
}
/** Every event of some entities is handed to the watcher once more, as after a crash. */
async function repeat(): Promise<void> {
  const rows = await world.db.read.select().from(events).orderBy(asc(events.seq));
  for (const row of rows)
    if (watchPlayers.types.has(row.type)) await world.db.transact((tx) => watchPlayers.handle(tx, row as never));
  await deliver();
}
async function lose(loser: Actor, winner: Actor, times: number, stakeCents = 5_00): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < times; n++) {
    ids.push(await settledBattle(world, winner, loser, stakeCents));
    world.pass(THRESHOLDS.battles.spanMs);
  }
  return ids;
}

describe('arranged results', () => {
  it('are a case of both players with every battle as evidence, from the sixth battle that one of them lost', async () => {
    const [loser, winner] = [await rich(), await rich()];
    const five = await lose(loser, winner, 5);
    expect(await told(loser)).toEqual([]);
    const all = [...five, ...(await lose(loser, winner, 1))];
    const [found, ...others] = await told(loser);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ state: 'open', kinds: ['arranged-results'], evidence: [all] });
    expect(found?.players.toSorted()).toEqual([loser.userId, winner.userId].toSorted());
    expect(await casesOf(winner)).toEqual([found]);
  });

  it('are one signal however many battles follow, which tells of all of them', async () => {
    const [loser, winner] = [await rich(), await rich()];
    const all = await lose(loser, winner, 8);
    expect(await told(loser)).toMatchObject([{ kinds: ['arranged-results'], evidence: [all] }]);
  });

  it('are money that goes one way, although both have won', async () => {
    const [loser, winner] = [await rich(), await rich()];
    await lose(loser, winner, 3, 80_00);
    await lose(winner, loser, 1, 5_00);
    expect(await told(winner)).toMatchObject([{ kinds: ['arranged-results'] }]);
  });

  it('are not those of two who have both won, nor of longer ago than a month', async () => {
    const [one, other] = [await rich(), await rich()];
    await lose(one, other, 5);
    await lose(other, one, 1);
    await lose(one, other, 4);
    world.pass(THRESHOLDS.arranged.spanMs);
    await lose(one, other, 5);
    expect(await told(one)).toEqual([]);
  });
});

describe('velocity', () => {
  it('is money that passes through with hardly any play', async () => {
    const player = await world.player();
    const paypal = await addPayPal(world, player);
    const paidIn = await deposit(world, player, await addCard(world, player), 100_00);
    world.pass(DAY);
    const first = await withdraw(world, player, paypal, 49_00);
    expect(await told(player)).toEqual([]);
    const second = await withdraw(world, player, paypal, 11_00);
    expect(await told(player)).toMatchObject([{ kinds: ['velocity'], evidence: [[paidIn, first, second]] }]);
  });

  it('is not money that was played with', async () => {
    const [player, other] = [await world.player(), await rich()];
    const paypal = await addPayPal(world, player);
    await deposit(world, player, await addCard(world, player), 100_00);
    await activeBattle(world, player, other, 20_00);
    world.pass(DAY);
    await withdraw(world, player, paypal, 60_00);
    expect(await told(player)).toEqual([]);
  });

  it('is a fourth new method within a day, also when nothing came in by it', async () => {
    const player = await world.player();
    const cards: string[] = [];
    for (let n = 0; n < 4; n++) {
      expect(await told(player)).toEqual([]);
      cards.push(await addCard(world, player, 'sandbox-decline'));
      await deposit(world, player, cards.at(-1) ?? '', 10_00);
    }
    expect(await told(player)).toMatchObject([{ kinds: ['velocity'], evidence: [cards] }]);
  });

  it('is a sixth battle within ten minutes', async () => {
    const player = await rich();
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) {
      expect(await told(player)).toEqual([]);
      ids.push(await settledBattle(world, player, await rich(), 5_00));
      world.pass(MINUTE);
    }
    expect(await told(player)).toMatchObject([{ kinds: ['velocity'], evidence: [ids] }]);
  });
});

describe('a payout to where another account is paid out too', () => {
  const asked = async (player: Actor, address: string): Promise<string> =>
    withdraw(world, player, await addPayPal(world, player, address), 10_00);
  const methodsOf = async (...players: readonly Actor[]): Promise<string[]> => {
    const lists = await Promise.all(players.map(({ userId }) => listMethods(world.db.read, userId)));
    return lists.flat().map(({ id }) => id);
  };

  it('is one signal about both, with the methods and the payout as evidence, however the address was written', async () => {
    const [one, other] = [await rich(), await rich()];
    await addPayPal(world, one, 'ring@example.com');
    expect(await told(one)).toEqual([]);
    const payout = await asked(other, 'Ring@Example.com');
    const [found, ...more] = await told(one);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      kinds: ['shared-destination'],
      players: [one, other].map(({ userId }) => userId).toSorted(),
      evidence: [[...(await methodsOf(one, other)), payout]],
      score: 25,
    });
    await repeat();
    expect(await casesOf(one)).toEqual([found]);
    const [alert] = await listSignals(world.db.read, found?.id ?? '');
    expect(JSON.stringify(alert).toLowerCase()).not.toContain('ring@example.com');
  });

  it('takes nothing from anybody: the payout waits as any other does', async () => {
    const [one, other] = [await rich(), await rich()];
    await addPayPal(world, one, 'held@example.com');
    const payout = await asked(other, 'held@example.com');
    await told(other);
    expect(await withdrawalOf(world, payout)).toMatchObject({ status: 'requested' });
    const second = await world.player({ role: 'administrator' });
    await decide(world, second, payout, 'approve');
    expect(await withdrawalOf(world, payout)).toMatchObject({ status: 'approved' });
  });

  it('is none for a player’s own second method, nor for a card, nor for another address', async () => {
    const [one, other] = [await rich(), await rich()];
    await addPayPal(world, one, 'own@example.com');
    await asked(one, 'own@example.com');
    await addCard(world, one);
    await addCard(world, other);
    await asked(other, 'others@example.com');
    expect([await told(one), await told(other)]).toEqual([[], []]);
  });

  it('is not told again after the case was closed, until somebody names the place anew', async () => {
    const [one, other, third] = [await rich(), await rich(), await rich()];
    await addPayPal(world, one, 'family@example.com');
    await asked(other, 'family@example.com');
    const [first] = await told(one);
    await close(first?.id ?? '', 1);
    world.pass(DAY);
    const [method = ''] = await methodsOf(other);
    await withdraw(world, other, method, 10_00);
    expect((await told(one)).map(({ state }) => state)).toEqual<RiskState[]>(['closed']);
    await asked(third, 'family@example.com');
    expect((await told(third)).map(({ players, kinds }) => [players.length, kinds])).toEqual([
      [3, ['shared-destination']],
    ]);
  });

  it('is seen for methods from before there was a hash, and never for what a closed account left', async () => {
    const [one, other, third] = [await rich(), await rich(), await rich()];
    const old = await addPayPal(world, one, 'old@example.com');
    const broken = await addPayPal(world, third, 'broken@example.com');
    await world.db.transact(async (tx) => {
      await tx
        .update(paymentMethods)
        .set({ destinationHash: null })
        .where(inArray(paymentMethods.id, [old, broken]));
      await tx.update(paymentMethods).set({ sealedTerms: 'of another secret' }).where(eq(paymentMethods.id, broken));
    });
    expect(await markDestinations(world.deps)).toBe(2);
    expect(await markDestinations(world.deps)).toBe(0);
    await asked(other, 'old@example.com');
    expect(await told(one)).toMatchObject([{ kinds: ['shared-destination'] }]);
    await world.db.transact((tx) => eraseDeclared(tx, 'wallet', one.userId, world.now));
    expect(await markDestinations(world.deps)).toBe(0);
    const late = await rich();
    await world.db.transact((tx) => eraseDeclared(tx, 'wallet', other.userId, world.now));
    await asked(late, 'old@example.com');
    expect(await told(late)).toEqual([]);
  });
});

/** Money that came and that the bank took back. */
async function chargeBack(player: Actor): Promise<string> {
  const id = await deposit(world, player, await addCard(world, player, 'sandbox-chargeback'), 10_00);
  const ref = (await depositOf(world, id)).providerRef ?? '';
  const event = { id: `back-${id}`, kind: 'deposit', ref, status: 'charged-back', failure: null } as const;
  for (let n = 0; n < 2; n++) await receiveProviderEvent(world.deps, 'sandbox', event);
  return id;
}

describe('a case', () => {
  it('has each charge-back once, however often the provider and the worker tell of it', async () => {
    const player = await world.player();
    const ids = [await chargeBack(player), await chargeBack(player)];
    const found = await told(player);
    expect(found).toMatchObject([{ kinds: ['chargeback', 'chargeback'], score: 80 }]);
    expect(found[0]?.evidence.flat().toSorted()).toEqual(ids.toSorted());
    await repeat();
    expect(await casesOf(player)).toEqual(found);
  });

  it('takes up signals of any kind about one of its players, and whom they are about', async () => {
    const [loser, winner, third] = [await rich(), await rich(), await rich()];
    await lose(loser, winner, 6);
    await deliver();
    await chargeBack(winner);
    for (const { userId } of [winner, third])
      await world.db.transact((tx) =>
        keepAddress(tx, { userId, addressHash: `of ${winner.userId}`, lastSeenAt: world.now }),
      );
    await activeBattle(world, winner, third, 5_00);
    const [found, ...others] = await told(third);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kinds: ['arranged-results', 'chargeback', 'shared-origin'], score: 80 });
    expect(found?.players.toSorted()).toEqual([loser, winner, third].map(({ userId }) => userId).toSorted());
  });

  it('that is closed takes nothing more, and what it was closed over is not told again', async () => {
    const [loser, winner] = [await rich(), await rich()];
    await lose(loser, winner, 6);
    const [first] = await told(loser);
    await close(first?.id ?? '', 1);
    await repeat();
    world.pass(MINUTE);
    await lose(loser, winner, 5);
    expect((await told(loser)).map(({ state }) => state)).toEqual<RiskState[]>(['closed']);
    await lose(loser, winner, 1);
    expect((await told(loser)).map(({ state, kinds }) => [state, kinds])).toEqual([
      ['closed', ['arranged-results']],
      ['open', ['arranged-results']],
    ]);
  });

  it('that is watched waits for staff again with the next signal', async () => {
    const player = await world.player();
    await chargeBack(player);
    const [found] = await told(player);
    const input = { caseId: found?.id ?? '', action: 'watch', words: 'Wait', seenSignals: 1 } as const;
    await handleCase(world.deps, admin, world.key(), input);
    expect(await casesOf(player)).toMatchObject([{ state: 'watched' }]);
    await chargeBack(player);
    expect(await told(player)).toMatchObject([{ id: found?.id, state: 'open', kinds: ['chargeback', 'chargeback'] }]);
  });

  it('takes a signal that comes late at its place in time, and one of a month later no more', async () => {
    const player = await world.player();
    await chargeBack(player);
    const [found] = await told(player);
    const alert = (id: string, at: number) =>
      world.db.transact((tx) =>
        raiseAlert(tx, {
          id,
          uniqueKey: id,
          difference: {
            kind: 'market',
            message: 'a look',
            subject: id,
            currency: null,
            sides: [],
            players: [player.userId],
          },
          at,
        }),
      );
    await alert(`late ${player.userId}`, world.now - DAY);
    expect(await told(player)).toMatchObject([{ id: found?.id, kinds: ['market', 'chargeback'] }]);
    await alert(`later ${player.userId}`, world.now + CASE_WINDOW_MS + 1);
    expect((await told(player)).map(({ kinds }) => kinds)).toEqual([['market', 'chargeback'], ['market']]);
  });

  it('is made of no alert that is about nobody', async () => {
    const before = await world.db.read.select({ id: riskCases.id }).from(riskCases);
    const difference = { kind: 'balance', message: 'm', subject: 's', currency: null, sides: [] } as const;
    await world.db.transact((tx) => raiseAlert(tx, { id: 'books', uniqueKey: 'books', difference, at: world.now }));
    await deliver();
    expect(await world.db.read.select({ id: riskCases.id }).from(riskCases)).toEqual(before);
  });
});

it('a case does nothing to its players: they stand, own and play as before', async () => {
  const [loser, winner] = [await rich(), await rich()];
  await lose(loser, winner, 6);
  const owned = async () => [await world.balance(loser), await world.balance(winner)];
  const before = await owned();
  expect(await told(loser)).toHaveLength(1);
  expect(await owned()).toEqual(before);
  expect(await activeBattle(world, loser, winner, 5_00)).toBeTruthy();
});
