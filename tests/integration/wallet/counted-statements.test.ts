// @module-tag engines
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { placeBet } from '../../../gateway/markets/place-bet.ts';
import { create, join, press, report } from '../../support/battle-steps.ts';
import { type Asked, askedBy } from '../../support/count-statements.ts';
import { findViolations } from '../../support/invariants.ts';
import { boardOf, fillFund, openBattle, sure } from '../../support/market-steps.ts';
import { addCard, addPayPal, deposit, withdraw } from '../../support/payment-steps.ts';
import { fillCart, pay } from '../../support/store-steps.ts';
import { enter, openTournament } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

/**
 * What a use case of money may ask of the database: statements, BEGIN and COMMIT among them, and on PostgreSQL how often it
 * waits for answers. Who brings a figure down writes it down here; who needs more says in docs/decisions/database.md why.
 */
const AGREED: Readonly<Record<string, { readonly statements: number; readonly trips: number }>> = {
  'create a battle': { statements: 15, trips: 4 },
  'join it': { statements: 16, trips: 4 },
  'be ready': { statements: 6, trips: 2 },
  'start it': { statements: 8, trips: 3 },
  'report a win': { statements: 8, trips: 2 },
  'confirm it, which settles': { statements: 18, trips: 4 },
  'pay in': { statements: 26, trips: 16 },
  'ask for a payout': { statements: 20, trips: 11 },
  'bet on a market': { statements: 27, trips: 7 },
  'buy in the store': { statements: 28, trips: 23 },
  'enter a tournament': { statements: 18, trips: 8 },
};

let world: World;
let one: Actor;
let other: Actor;
beforeAll(async () => {
  // A connection each for writing and reading: which one is taken changes nothing.
  world = await World.open({ connections: 1 });
  await fillFund(world);
  one = await world.player({ cents: 1_000_00 });
  other = await world.player({ cents: 1_000_00 });
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

it('a use case of money asks the database for as much as is agreed, and waits as often', async () => {
  const asked = new Map<string, Asked>();
  async function count<T>(name: string, work: () => Promise<T>): Promise<T> {
    let answer: T | undefined;
    asked.set(name, await askedBy(async () => void (answer = await work())));
    return answer as T;
  }

  const battleId = await count('create a battle', () => create(world, one));
  await count('join it', () => join(world, other, battleId));
  await count('be ready', () => press(world, one, battleId));
  await count('start it', () => press(world, other, battleId));
  await count('report a win', () => report(world, one, battleId, 'won'));
  await count('confirm it, which settles', () => report(world, other, battleId, 'lost'));

  const card = await addCard(world, one);
  const account = await addPayPal(world, one);
  await count('pay in', () => deposit(world, one, card, 50_00));
  await count('ask for a payout', () => withdraw(world, one, account, 20_00));

  const watched = await openBattle(world);
  const market = sure((await boardOf(world, one, watched.battleId)).market);
  const bet = { marketId: market.id, playerId: watched.first.userId, stakeCents: 10_00, quote: market.quote };
  await count('bet on a market', () => placeBet(world.deps, one, world.key(), { ...bet, streamId: null }));

  await world.pay(one, 1_000, 'BC');
  await fillCart(world, one, { 'victory-frame': 1 });
  await count('buy in the store', () => pay(world, one, 500));

  const tournamentId = await openTournament(world, await world.player());
  await count('enter a tournament', () => enter(world, one, tournamentId));

  const figures = [...asked].map(([name, { texts, trips }]) => [name, { statements: texts.length, trips }] as const);
  const agreed = Object.entries(AGREED).map(
    ([name, { statements, trips }]) => [name, { statements, trips: engine === 'postgres' ? trips : 0 }] as const,
  );
  const isAsAgreed = new Set(agreed.map((figure) => JSON.stringify(figure)));
  const others = figures.filter((figure) => !isAsAgreed.has(JSON.stringify(figure))).map(([name]) => name);
  const told = others.map((name) => [`${name}:`, ...(asked.get(name)?.texts ?? [])].join('\n  '));
  expect(Object.fromEntries(figures), told.join('\n\n')).toEqual(Object.fromEntries(agreed));
});
