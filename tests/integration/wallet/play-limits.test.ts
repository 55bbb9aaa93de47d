import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { cancelBattle } from '../../../gateway/battles/ending/cancel-battle.ts';
import { readPlayLimits } from '../../../gateway/wallet/limits/read-play-limits.ts';
import { removePlayLimit } from '../../../gateway/wallet/limits/remove-play-limit.ts';
import { setPlayLimit } from '../../../gateway/wallet/limits/set-play-limit.ts';
import { startPause } from '../../../gateway/wallet/limits/start-pause.ts';
import { withinOwnLimits } from '../../../db/wallet/play-limit.queries.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { activeBattle, create, join, report, settledBattle, start } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { WORLD_START, World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const player = () => world.player({ cents: 1_000_00 });

/** The whole refusal of a call that must be refused. */
async function refusalOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error('not refused');
}

describe('limits on stakes', () => {
  test('a stake fits up to the cent, and the refusal says which limit it is and what is left of it', async () => {
    const one = await player();
    await setPlayLimit(world.deps, one, { kind: 'stake', period: 'day', cents: 30_00 });
    await create(world, one, { stakeCents: 20_00 });
    const before = await world.balance(one);
    expect(await refusalOf(create(world, one, { stakeCents: 10_01 }))).toEqual({
      code: 'PLAY_LIMIT_REACHED',
      data: { kind: 'stake', period: 'day', maxCents: 30_00, leftCents: 10_00 },
    });
    expect(await world.balance(one), 'a refusal moves nothing').toBe(before);
    await create(world, one, { stakeCents: 10_00 });
    expect(await codeOf(create(world, one, { stakeCents: 5_00 }))).toBe('PLAY_LIMIT_REACHED');
  });

  test('joining counts as creating does, and a stake that comes back makes room again', async () => {
    const [host, one] = [await player(), await player()];
    await setPlayLimit(world.deps, one, { kind: 'stake', period: 'week', cents: 50_00 });
    const [first, second] = [await create(world, host), await create(world, host)];
    await join(world, one, first);
    expect(await codeOf(join(world, one, second))).toBe('PLAY_LIMIT_REACHED');
    await cancelBattle(world.deps, one, world.key(), first);
    await join(world, one, second);
    expect(await codeOf(join(world, one, first))).toBe('PLAY_LIMIT_REACHED');
  });

  test('a lower limit holds at once, a higher one tomorrow, none at all tomorrow as well', async () => {
    const own = await World.open({ seed: 'tomorrow' });
    const one = await own.player({ cents: 1_000_00 });
    await setPlayLimit(own.deps, one, { kind: 'stake', period: 'month', cents: 50_00 });
    await setPlayLimit(own.deps, one, { kind: 'stake', period: 'month', cents: 20_00 });
    expect(await codeOf(create(own, one, { stakeCents: 20_01 }))).toBe('PLAY_LIMIT_REACHED');
    await setPlayLimit(own.deps, one, { kind: 'stake', period: 'month', cents: 100_00 });
    own.pass(DAY - 1);
    expect(await codeOf(create(own, one, { stakeCents: 20_01 }))).toBe('PLAY_LIMIT_REACHED');
    own.pass(1);
    expect(await codeOf(create(own, one, { stakeCents: 100_00 }))).toBe('ok');
    await removePlayLimit(own.deps, one, { kind: 'stake', period: 'month' });
    own.pass(DAY - 1);
    expect(await codeOf(create(own, one, { stakeCents: 5_00 }))).toBe('PLAY_LIMIT_REACHED');
    own.pass(1);
    expect(await codeOf(create(own, one, { stakeCents: 500_00 }))).toBe('ok');
    expect((await readPlayLimits(own.deps, one)).limits).toEqual([]);
    expect(await findViolations(own.db.read)).toEqual([]);
    await own.close();
  });

  test('a day ends at midnight UTC, a week with Sunday, a month with its last day', async () => {
    const own = await World.open({ seed: 'ends' });
    for (const [period, last] of [
      ['day', Date.UTC(2026, 0, 7, 23, 59, 59, 999)],
      ['week', Date.UTC(2026, 0, 11, 23, 59, 59, 999)],
      ['month', Date.UTC(2026, 0, 31, 23, 59, 59, 999)],
    ] as const) {
      own.now = last - HOUR;
      const one = await own.player({ cents: 1_000_00 });
      await setPlayLimit(own.deps, one, { kind: 'stake', period, cents: 50_00 });
      await create(own, one);
      own.now = last;
      expect(await codeOf(create(own, one)), period).toBe('PLAY_LIMIT_REACHED');
      own.now = last + 1;
      expect(await codeOf(create(own, one)), period).toBe('ok');
    }
    await own.close();
  });
});

describe('limits on losses', () => {
  test('a hold counts with its fee until it comes back, a payout counts against it', async () => {
    const [one, other] = [await player(), await player()];
    await setPlayLimit(world.deps, one, { kind: 'loss', period: 'day', cents: 60_00 });
    await settledBattle(world, other, one);
    // $52.50 are lost; another battle of $7.14 costs $7.50 with its fee.
    expect(await refusalOf(create(world, one, { stakeCents: 7_15 }))).toMatchObject({
      data: { kind: 'loss', period: 'day', maxCents: 60_00, leftCents: 7_50 },
    });
    const last = await create(world, one, { stakeCents: 7_14 });
    expect(await codeOf(create(world, one, { stakeCents: 5_00 }))).toBe('PLAY_LIMIT_REACHED');
    await join(world, other, last);
    await start(world, one, last);
    await report(world, one, last, 'won');
    await report(world, other, last, 'lost');
    // $14.28 came in: $45.72 are lost.
    expect((await readPlayLimits(world.deps, one)).limits).toMatchObject([
      { kind: 'loss', period: 'day', cents: 60_00, usedCents: 45_72, leftCents: 14_28 },
    ]);
    expect(await codeOf(create(world, one, { stakeCents: 13_61 }))).toBe('PLAY_LIMIT_REACHED');
    expect(await codeOf(create(world, one, { stakeCents: 13_60 }))).toBe('ok');
  });

  test('a refund is taken off the day of the hold, a payout counts on its own day', async () => {
    const own = await World.open({ seed: 'days' });
    const [one, other] = [await own.player({ cents: 500_00 }), await own.player({ cents: 500_00 })];
    own.now = Date.UTC(2026, 0, 6, 23, 59);
    const [returned, won] = [await create(own, one), await activeBattle(own, one, other)];
    own.pass(2 * MINUTE);
    await cancelBattle(own.deps, one, own.key(), returned);
    await report(own, one, won, 'won');
    await report(own, other, won, 'lost');
    const { periods } = await readPlayLimits(own.deps, one);
    expect(periods).toEqual([
      {
        period: 'day',
        startsAt: Date.UTC(2026, 0, 7),
        endsAt: Date.UTC(2026, 0, 8),
        depositedCents: 0,
        stakedCents: 0,
        netCents: 100_00,
      },
      {
        period: 'week',
        startsAt: Date.UTC(2026, 0, 5),
        endsAt: Date.UTC(2026, 0, 12),
        depositedCents: 0,
        stakedCents: 50_00,
        netCents: 47_50,
      },
      {
        period: 'month',
        startsAt: Date.UTC(2026, 0, 1),
        endsAt: Date.UTC(2026, 1, 1),
        depositedCents: 0,
        stakedCents: 50_00,
        netCents: 47_50,
      },
    ]);
    expect(await findViolations(own.db.read)).toEqual([]);
    await own.close();
  });
});

test('a limit on deposits holds for deposits and for nothing else', async () => {
  const one = await player();
  await setPlayLimit(world.deps, one, { kind: 'deposit', period: 'day', cents: 10_00 });
  await create(world, one, { stakeCents: 500_00 });
  const ask = (deposit: number) => world.db.transact((tx) => withinOwnLimits(tx, one.userId, { deposit }, world.now));
  expect(await ask(10_00)).toMatchObject({ ok: true });
  expect(await ask(10_01)).toMatchObject({
    ok: false,
    refusal: { data: { kind: 'deposit', period: 'day', maxCents: 10_00, leftCents: 10_00 } },
  });
});

describe('breaks', () => {
  test('no stake passes until the break ends, and none of it can be taken back', async () => {
    const own = await World.open({ seed: 'break' });
    const [host, one] = [await own.player({ cents: 500_00 }), await own.player({ cents: 500_00 })];
    const kept = await create(own, one);
    await join(own, host, kept);
    const key = own.key();
    const repeated = await create(own, one, {}, key);
    await startPause(own.deps, one, { kind: 'cool-off', length: 1 });
    const endsAt = WORLD_START + DAY;
    expect(await refusalOf(create(own, one))).toEqual({ code: 'PLAY_PAUSED', data: { endsAt } });
    const open = await create(own, host);
    expect(await codeOf(join(own, one, open))).toBe('PLAY_PAUSED');
    expect(await create(own, one, {}, key), 'a repeated call is answered as before').toBe(repeated);
    expect(await refusalOf(startPause(own.deps, one, { kind: 'cool-off', length: 1 }))).toEqual({
      code: 'PAUSE_RUNNING',
      data: { endsAt },
    });
    // What runs goes on to its end.
    await start(own, one, kept);
    await report(own, one, kept, 'won');
    await report(own, host, kept, 'lost');
    expect((await own.battle(kept)).status).toBe('completed');
    own.now = endsAt - 1;
    expect(await codeOf(create(own, one))).toBe('PLAY_PAUSED');
    own.now = endsAt;
    expect(await codeOf(create(own, one))).toBe('ok');
    expect((await readPlayLimits(own.deps, one)).pause).toBeNull();
    expect(await findViolations(own.db.read)).toEqual([]);
    await own.close();
  });

  test('a longer one may follow a shorter one, which is shown with its end', async () => {
    const one = await player();
    await startPause(world.deps, one, { kind: 'cool-off', length: 42 });
    await startPause(world.deps, one, { kind: 'self-exclusion', length: 6 });
    expect((await readPlayLimits(world.deps, one)).pause).toEqual({
      kind: 'self-exclusion',
      startsAt: world.now,
      endsAt: Date.UTC(2026, 6, 5, 12),
    });
    expect(await codeOf(startPause(world.deps, one, { kind: 'cool-off', length: 42 }))).toBe('PAUSE_RUNNING');
    expect(await refusalOf(startPause(world.deps, one, { kind: 'cool-off', length: 43 }))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'length',
    });
  });
});
