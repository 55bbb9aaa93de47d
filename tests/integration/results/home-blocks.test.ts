// @module-tag engines
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { create, report, startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

/** A settled battle between two, a minute after what came before. */
async function settle(winner: SignedIn, loser: SignedIn, stakeCents: number): Promise<string> {
  gate.pass(MINUTE);
  const id = await startedBattle(winner, loser, { stakeCents });
  await report(winner, id, 'WON');
  await report(loser, id, 'LOST');
  return id;
}

const balanceOf = async (player: SignedIn) =>
  (await player.ask<{ wallet: { balanceCents: number } }>('{ wallet { balanceCents } }')).wallet.balanceCents;

it('the usual stake is the mean of what the account itself has staked, and open battles are found from half of it to twice as much, both included', async () => {
  const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const usualOf = async (who: SignedIn) =>
    (await who.ask<{ stats: { averageWagerCents: number } }>('{ stats { averageWagerCents } }')).stats
      .averageWagerCents;
  expect(await usualOf(player)).toBe(0);
  await settle(player, rival, 10_00);
  await settle(rival, player, 31_00);
  const third = await gate.player({ cents: 500_00 });
  await settle(third, rival, 100_00);
  const usual = await usualOf(player);
  expect(usual).toBe(20_50);
  const host = await gate.player({ cents: 500_00 });
  const opened = new Map<number, string>();
  for (const stakeCents of [10_24, 10_25, 41_00, 41_01])
    opened.set(stakeCents, (await create(host, { stakeCents })).id);
  const { battles } = await player.ask<{ battles: { edges: { node: { id: string } }[] } }>(
    `query ($min: Cents!, $max: Cents!) {
      battles(first: 20, sort: ENDING_SOON, minStakeCents: $min, maxStakeCents: $max) { edges { node { id } } } }`,
    { min: Math.floor(usual / 2), max: 2 * usual },
  );
  const found = new Set(battles.edges.map(({ node }) => node.id));
  expect([...opened].filter(([, id]) => found.has(id)).map(([stakeCents]) => stakeCents)).toEqual([10_25, 41_00]);
});

it('the last payouts are the battles that the account has won, newest first, each for what it brought to the cent', async () => {
  const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const won: { id: string; amountCents: number }[] = [];
  for (const stakeCents of [5_00, 10_01, 20_00, 12_34, 50_00]) {
    const before = await balanceOf(player);
    const id = await settle(player, rival, stakeCents);
    won.unshift({ id, amountCents: (await balanceOf(player)) - before });
    await settle(rival, player, 5_00);
  }
  const { earnings } = await player.ask<{ earnings: { edges: { node: unknown }[] } }>(
    '{ earnings(first: 4, type: BATTLE_WIN, period: ALL) { edges { node { id amountCents } } } }',
  );
  expect(earnings.edges.map(({ node }) => node)).toEqual(won.slice(0, 4));
  expect(won.every(({ amountCents }) => amountCents > 0)).toBe(true);
});
