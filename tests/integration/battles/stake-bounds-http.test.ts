import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { cancel, create, join, startedBattle, money, report, split } from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await openForDays();
});
afterAll(() => closeWithSoundBooks(gate));

const CREATE =
  'mutation C($stakeCents: Cents!) { createBattle(input: { game: CS2, mode: DUEL, stakeCents: $stakeCents }) { id } }';
const stake = (client: SignedIn, stakeCents: number) => client.ask(CREATE, { stakeCents });
const refused = (client: SignedIn, stakeCents: number) => client.refusal(CREATE, { stakeCents });

test('a stake lies within $5 and $1,000, both included (BC-02, BG-15)', async () => {
  const player = await gate.player({ cents: 5_000_00 });
  const out = {
    status: 400,
    code: 'STAKE_OUT_OF_BOUNDS',
    field: 'stakeCents',
    data: { minCents: 5_00, maxCents: 1_000_00 },
  };
  expect(await refused(player, 4_99)).toEqual(out);
  expect(await refused(player, 1_000_01)).toEqual(out);
  expect(await money(player)).toEqual(split(5_000_00, 0));
  await stake(player, 5_00);
  await stake(player, 1_000_00);
  expect(await money(player)).toEqual(split(5_000_00 - 5_25 - 1_050_00, 5_25 + 1_050_00));
});

test('the bounds are the stored settings, from the next call on (BC-23)', async () => {
  const player = await gate.player({ cents: 500_00 });
  await gate.setting('min_battle_wager', '7.50');
  await gate.setting('max_battle_wager', '20');
  const out = {
    status: 400,
    code: 'STAKE_OUT_OF_BOUNDS',
    field: 'stakeCents',
    data: { minCents: 7_50, maxCents: 20_00 },
  };
  expect(await player.ask('{ battleRules { minStakeCents maxStakeCents feeBasisPoints } }')).toEqual({
    battleRules: { minStakeCents: 7_50, maxStakeCents: 20_00, feeBasisPoints: 500 },
  });
  expect(await refused(player, 7_49)).toEqual(out);
  expect(await refused(player, 20_01)).toEqual(out);
  await stake(player, 7_50);
  await stake(player, 20_00);
  await gate.setting('min_battle_wager', '5');
  await gate.setting('max_battle_wager', '1000');
});

test('what is staked in a UTC day stays within the tier: $500 unverified, $5,000 verified, $25,000 verified VIP (BC-05, RO-04, C-12, C-15)', async () => {
  const tiers = [
    [{ verification: 'unverified' }, 500_00],
    [{ verification: 'pending' }, 500_00],
    [{ verification: 'verified' }, 5_000_00],
    [{ verification: 'unverified', isVip: true }, 500_00],
    [{ verification: 'verified', isVip: true }, 25_000_00],
  ] as const;
  for (const [tier, maxCents] of tiers) {
    const player = await gate.player({ ...tier, cents: 40_000_00 });
    for (let left = maxCents - 10_00; left > 0; left -= 1_000_00) await stake(player, Math.min(left, 1_000_00));
    const before = await money(player);
    expect(await refused(player, 10_01)).toEqual({
      status: 409,
      code: 'LIMIT_EXCEEDED',
      field: 'stakeCents',
      data: { maxCents, leftCents: 10_00 },
    });
    expect(await money(player)).toEqual(before);
    await stake(player, 10_00);
    expect(await refused(player, 5_00)).toMatchObject({ code: 'LIMIT_EXCEEDED', data: { leftCents: 0 } });
    expect(await player.ask('{ wallet { dailyStakeLimitCents stakedTodayCents } }')).toEqual({
      wallet: { dailyStakeLimitCents: maxCents, stakedTodayCents: maxCents },
    });
  }
});

test('the limit holds for joining too, ends with the UTC day, and takes back what was returned', async () => {
  const player = await gate.player({ verification: 'unverified', cents: 2_000_00 });
  const other = await gate.player({ cents: 2_000_00 });
  const { id } = await create(player, { stakeCents: 490_00 });
  const open = await create(other, { stakeCents: 11_00 });
  const JOIN = 'mutation J($id: ID!) { joinBattle(battleId: $id) { id } }';
  expect(await player.refusal(JOIN, { id: open.id })).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    data: { leftCents: 10_00 },
  });
  await cancel(player, id);
  await join(player, open.id);
  expect(await player.ask('{ wallet { stakedTodayCents } }')).toEqual({ wallet: { stakedTodayCents: 11_00 } });
  await stake(player, 489_00);
  expect(await refused(player, 5_00)).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  // The clock stands at noon: twelve hours later it is another day.
  gate.pass(12 * HOUR - 1);
  expect(await refused(player, 5_00)).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  gate.pass(1);
  await stake(player, 5_00);
});

test('a lost stake stays counted, whatever the battle’s end', async () => {
  const [player, other] = [
    await gate.player({ verification: 'unverified', cents: 2_000_00 }),
    await gate.player({ cents: 2_000_00 }),
  ];
  const id = await startedBattle(player, other, { stakeCents: 300_00 });
  await report(player, id, 'LOST');
  await report(other, id, 'WON');
  expect(await refused(player, 200_01)).toMatchObject({ code: 'LIMIT_EXCEEDED', data: { leftCents: 200_00 } });
  gate.pass(DAY);
  expect(await player.ask('{ wallet { stakedTodayCents } }')).toEqual({ wallet: { stakedTodayCents: 0 } });
});
