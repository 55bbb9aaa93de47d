import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { begin, create, join, startedBattle, report } from '../../support/battle-operations.ts';
import { HttpGateway, START } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const LIMITS = `fragment L on PlayLimits {
  limits { kind period cents usedCents leftCents pendingCents pendingFrom }
  periods { period startsAt endsAt depositedCents stakedCents netCents }
  pause { kind startsAt endsAt } realityCheckMinutes
}`;
const READ = `query { playLimits { ...L } } ${LIMITS}`;
const SET = `mutation ($input: SetPlayLimitInput!) { setPlayLimit(input: $input) { ...L } } ${LIMITS}`;
const REMOVE = `mutation ($kind: PlayLimitKind!, $period: PlayLimitPeriod!) { removePlayLimit(kind: $kind, period: $period) { ...L } } ${LIMITS}`;
const PAUSE = `mutation ($input: StartPauseInput!) { startPause(input: $input) { ...L } } ${LIMITS}`;
const EVERY = `mutation ($minutes: Int!) { setRealityCheck(minutes: $minutes) { ...L } } ${LIMITS}`;
const CHECK = 'query { realityCheck { signedInAt minutesPlayed netCents everyMinutes } }';
const CREATE =
  'mutation ($stake: Cents!) { createBattle(input: { game: CS2, mode: DUEL, stakeCents: $stake }) { id } }';

test('limits are set, waited for and removed, and a stake beyond one is refused with its figures', async () => {
  const one = await gate.player({ cents: 500_00 });
  expect(await one.ask(READ)).toMatchObject({ playLimits: { limits: [], pause: null, realityCheckMinutes: 60 } });
  const input = { kind: 'STAKE', period: 'DAY', cents: 40_00 };
  await one.ask(SET, { input });
  await create(one, { stakeCents: 30_00 });
  expect(await one.refusal(CREATE, { stake: 10_01 })).toEqual({
    status: 409,
    code: 'PLAY_LIMIT_REACHED',
    data: { kind: 'stake', period: 'day', maxCents: 40_00, leftCents: 10_00 },
  });
  const raised = await one.ask(SET, { input: { ...input, cents: 90_00 } });
  const held = { kind: 'STAKE', period: 'DAY', cents: 40_00, usedCents: 30_00, leftCents: 10_00 };
  const pendingFrom = gate.deps.now() + DAY;
  expect(raised).toMatchObject({ setPlayLimit: { limits: [{ ...held, pendingCents: 90_00, pendingFrom }] } });
  expect(await one.ask(REMOVE, { kind: 'STAKE', period: 'DAY' })).toMatchObject({
    removePlayLimit: { limits: [{ ...held, pendingCents: null, pendingFrom }] },
  });
  expect(await one.refusal(REMOVE, { kind: 'LOSS', period: 'WEEK' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await one.refusal(SET, { input: { ...input, cents: -1 } })).toMatchObject({
    code: 'BAD_INPUT',
    field: 'cents',
  });
  const other = await gate.player();
  expect(await other.ask(READ), 'nobody else has them').toMatchObject({ playLimits: { limits: [] } });
});

test('the running periods say what was staked and what it brought', async () => {
  const [one, other] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const won = await startedBattle(one, other, { stakeCents: 20_00 });
  await report(one, won, 'WON');
  await report(other, won, 'LOST');
  await create(one, { stakeCents: 10_00 });
  const { playLimits } = await one.ask<{ playLimits: { periods: unknown[] } }>(READ);
  const counted = { depositedCents: 0, stakedCents: 30_00, netCents: 40_00 - 21_00 - 10_50 };
  expect(playLimits.periods).toEqual([
    { period: 'DAY', startsAt: Date.UTC(2026, 2, 2), endsAt: Date.UTC(2026, 2, 3), ...counted },
    { period: 'WEEK', startsAt: Date.UTC(2026, 2, 2), endsAt: Date.UTC(2026, 2, 9), ...counted },
    { period: 'MONTH', startsAt: Date.UTC(2026, 2, 1), endsAt: Date.UTC(2026, 3, 1), ...counted },
  ]);
});

test('a break is shown until it ends, forbids stakes and is never shortened', async () => {
  const [one, other] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const kept = await create(one);
  await join(other, kept.id);
  const startsAt = gate.deps.now();
  const pause = { kind: 'COOL_OFF', startsAt, endsAt: startsAt + 7 * DAY };
  expect(await one.ask(PAUSE, { input: { kind: 'COOL_OFF', length: 7 } })).toMatchObject({ startPause: { pause } });
  expect(await one.ask(READ)).toMatchObject({ playLimits: { pause } });
  const { id } = await create(other);
  for (const [query, variables] of [
    [CREATE, { stake: 5_00 }],
    ['mutation ($id: ID!) { joinBattle(battleId: $id) { id } }', { id }],
  ] as const)
    expect(await one.refusal(query, variables)).toEqual({
      status: 403,
      code: 'PLAY_PAUSED',
      data: { endsAt: pause.endsAt },
    });
  expect(await one.refusal(PAUSE, { input: { kind: 'COOL_OFF', length: 6 } })).toEqual({
    status: 409,
    code: 'PAUSE_RUNNING',
    data: { endsAt: pause.endsAt },
  });
  expect(await one.refusal(PAUSE, { input: { kind: 'SELF_EXCLUSION', length: 61 } })).toMatchObject({
    code: 'BAD_INPUT',
    field: 'length',
  });
  expect((await begin(one, other, kept.id)).status, 'what was begun goes on').toBe('ACTIVE');
});

test('a reality check counts from the sign-in, with the money that playing brought since', async () => {
  const user = await gate.account({ cents: 500_00 });
  const other = await gate.player({ cents: 500_00 });
  const earlier = await gate.enter(user);
  const lost = await startedBattle(earlier, other, { stakeCents: 100_00 });
  await report(earlier, lost, 'LOST');
  await report(other, lost, 'WON');
  gate.pass(5 * MINUTE);
  const one = await gate.enter(user);
  const signedInAt = gate.deps.now();
  expect(signedInAt).toBe(START + 5 * MINUTE);
  expect(await one.ask(CHECK)).toEqual({
    realityCheck: { signedInAt, minutesPlayed: 0, netCents: 0, everyMinutes: 60 },
  });
  const won = await startedBattle(one, other, { stakeCents: 20_00 });
  await report(one, won, 'WON');
  await report(other, won, 'LOST');
  await gate.pay(user.id, 1_000_00);
  gate.pass(31 * MINUTE - 1);
  await one.ask(EVERY, { minutes: 30 });
  expect(await one.ask(CHECK)).toEqual({
    realityCheck: { signedInAt, minutesPlayed: 30, netCents: 40_00 - 21_00, everyMinutes: 30 },
  });
  expect(await earlier.ask(CHECK)).toMatchObject({ realityCheck: { netCents: 19_00 - 105_00 } });
  expect(await one.refusal(EVERY, { minutes: 31 })).toMatchObject({ code: 'BAD_INPUT', field: 'minutes' });
  expect(await one.ask(EVERY, { minutes: 0 })).toMatchObject({ setRealityCheck: { realityCheckMinutes: 0 } });
});
