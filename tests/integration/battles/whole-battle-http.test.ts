import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import {
  OUTCOMES,
  STATS,
  begin,
  create,
  join,
  startedBattle,
  money,
  recording,
  report,
  see,
  split,
} from '../../support/battle-operations.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await openForDays();
});
afterAll(() => closeWithSoundBooks(gate));

test('a $50 battle holds $52.50 from each, pays the winner $100 and the house $5 at once (BG-18, CH-10, CH-14, CH-18, BC-01)', async () => {
  const [creator, opponent] = [await gate.player({ cents: 200_00 }), await gate.player({ cents: 100_00 })];
  const house = await gate.houseCents();
  expect(await money(creator)).toEqual(split(200_00, 0));

  const opened = await create(creator, { title: 'Ascent, first to 13', description: 'Best of one.' });
  expect(opened).toMatchObject({
    status: 'WAITING',
    gameTitle: 'Valorant',
    gameMode: '1v1 Duel',
    title: 'Ascent, first to 13',
    description: 'Best of one.',
    privacy: 'PUBLIC',
    stakeCents: 50_00,
    feeCents: 2_50,
    holdCents: 52_50,
    poolCents: 100_00,
    creator: { id: creator.user.id, username: creator.user.username },
    opponent: null,
    winnerId: null,
    viewerSeat: 'CREATOR',
    viewerResult: null,
    inviteCode: null,
    progress: 20,
    reports: [],
  });
  expect(opened.endsAt).toBe(gate.deps.now() + 2 * HOUR);
  expect(await money(creator)).toEqual(split(147_50, 52_50));

  const joined = await join(opponent, opened.id);
  expect(joined).toMatchObject({
    status: 'WAITING',
    viewerSeat: 'OPPONENT',
    opponent: { id: opponent.user.id },
    progress: 40,
  });
  expect(await money(opponent)).toEqual(split(47_50, 52_50));
  expect(await money(creator)).toEqual(split(147_50, 52_50));

  gate.pass(MINUTE);
  const running = await begin(creator, opponent, opened.id);
  expect(running).toMatchObject({
    status: 'ACTIVE',
    startedAt: gate.deps.now(),
    endsAt: gate.deps.now() + 3 * HOUR,
    progress: 65,
  });
  expect((await see(creator, opened.id)).status).toBe('ACTIVE');
  expect(await money(creator)).toEqual(split(147_50, 52_50));

  const once = await report(creator, opened.id, 'WON', '13–9');
  expect(once).toMatchObject({ status: 'ACTIVE', progress: 85, dueAt: gate.deps.now() + 30 * MINUTE });
  expect(once.reports).toEqual([
    { playerId: creator.user.id, claim: 'WON', score: '13–9', recordingUrl: recording, at: gate.deps.now() },
  ]);
  expect(await money(opponent)).toEqual(split(47_50, 52_50));

  const settled = await report(opponent, opened.id, 'LOST');
  expect(settled).toMatchObject({
    status: 'COMPLETED',
    winnerId: creator.user.id,
    viewerResult: 'LOSS',
    progress: 100,
    endedAt: gate.deps.now(),
    dueAt: null,
  });
  expect((await see(creator, opened.id)).viewerResult).toBe('WIN');
  expect(await money(creator)).toEqual(split(247_50, 0));
  expect(await money(opponent)).toEqual(split(47_50, 0));
  expect((await gate.houseCents()) - house).toBe(5_00);
});

test('a settled battle shows in figures, outcomes and weekly winnings of both players (BG-04, BG-10, BG-11, BG-12, EN-04, EN-05)', async () => {
  const [winner, loser] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const first = await startedBattle(winner, loser, { stakeCents: 20_00, game: 'LEAGUE' });
  await report(winner, first, 'WON');
  await report(loser, first, 'LOST');
  gate.pass(MINUTE);
  const second = await startedBattle(loser, winner, { stakeCents: 30_01, game: 'CS2' });
  await report(winner, second, 'WON');
  await report(loser, second, 'LOST');
  gate.pass(MINUTE);
  const third = await startedBattle(winner, loser, { stakeCents: 10_00, game: 'APEX' });
  await report(winner, third, 'LOST');
  await report(loser, third, 'WON');

  // (2000 + 3001 + 1000) / 3 = 2000.33
  expect(await winner.ask(STATS)).toEqual({
    stats: { totalBattles: 3, wins: 2, winRate: 67, averageWagerCents: 20_00, bestStreak: 2, streak: 0 },
  });
  expect(await loser.ask(STATS)).toEqual({
    stats: { totalBattles: 3, wins: 1, winRate: 33, averageWagerCents: 20_00, bestStreak: 1, streak: 1 },
  });
  const { outcomes } = await winner.ask<{ outcomes: { edges: { node: unknown }[] } }>(OUTCOMES);
  const at = gate.deps.now();
  expect(outcomes.edges.map((edge) => edge.node)).toEqual([
    { id: third, gameTitle: 'Apex Legends', result: 'LOSS', amountCents: -10_00, feeCents: 50, at },
    // 5 % of $30.01 is $1.5005, rounded half up to the cent
    { id: second, gameTitle: 'CS2', result: 'WIN', amountCents: 30_01, feeCents: 1_50, at: at - MINUTE },
    {
      id: first,
      gameTitle: 'League of Legends',
      result: 'WIN',
      amountCents: 20_00,
      feeCents: 1_00,
      at: at - 2 * MINUTE,
    },
  ]);
  const { wallet } = await winner.ask<{ wallet: Record<string, number> }>(
    '{ wallet { weeklyWinningsCents stakedTodayCents } }',
  );
  expect(wallet).toEqual({ weeklyWinningsCents: 50_01, stakedTodayCents: 60_01 });
});

test('figures without any battle are zero, not errors (BG-11)', async () => {
  const fresh = await gate.player();
  expect(await fresh.ask(STATS)).toEqual({
    stats: { totalBattles: 0, wins: 0, winRate: 0, averageWagerCents: 0, bestStreak: 0, streak: 0 },
  });
  expect(await fresh.ask(OUTCOMES)).toEqual({ outcomes: { edges: [] } });
  expect(await money(fresh)).toEqual(split(0, 0));
});

test('the opponent’s record in the battle’s game is theirs once the events are delivered (CH-05)', async () => {
  const [one, other, onlooker] = [
    await gate.player({ cents: 300_00 }),
    await gate.player({ cents: 300_00 }),
    await gate.player(),
  ];
  const id = await startedBattle(one, other);
  await report(one, id, 'WON');
  await report(other, id, 'LOST');
  await deliverEverything(gate.deps, openLog('silent'));
  const next = await startedBattle(other, one);
  const record = async (client: typeof one) =>
    (
      await client.ask<{ battle: unknown }>(
        'query R($id: ID!) { battle(id: $id) { opponentRecord { battles wins winRate } } }',
        { id: next },
      )
    ).battle;
  expect(await record(other)).toEqual({ opponentRecord: { battles: 1, wins: 1, winRate: 100 } });
  expect(await record(one)).toEqual({ opponentRecord: { battles: 1, wins: 0, winRate: 0 } });
  expect(await record(onlooker)).toEqual({ opponentRecord: { battles: 1, wins: 0, winRate: 0 } });
});

test('without enough money no seat is taken and nothing is held (BG-15)', async () => {
  const [creator, poor] = [await gate.player({ cents: 52_50 }), await gate.player({ cents: 52_49 })];
  const { id } = await create(creator);
  expect(await money(creator)).toEqual(split(0, 52_50));
  const before = await gate.contents();
  const refused = { status: 409, code: 'INSUFFICIENT_FUNDS', data: { neededCents: 52_50 } };
  expect(await poor.refusal('mutation J($id: ID!) { joinBattle(battleId: $id) { id } }', { id })).toEqual(refused);
  expect(
    await poor.refusal('mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 5000 }) { id } }'),
  ).toEqual(refused);
  expect(await gate.contents()).toBe(before);
  expect(await money(poor)).toEqual(split(52_49, 0));
});

test('each step is refused to those it is not for, and nothing moves (CH-09, CH-10, CH-11, CH-17)', async () => {
  const [creator, opponent, stranger] = [
    await gate.player({ cents: 200_00 }),
    await gate.player({ cents: 200_00 }),
    await gate.player({ cents: 200_00 }),
  ];
  const { id } = await create(creator);
  const act = {
    join: 'mutation A($id: ID!) { joinBattle(battleId: $id) { id } }',
    start: 'mutation A($id: ID!) { startBattle(battleId: $id) { id } }',
    cancel: 'mutation A($id: ID!) { cancelBattle(battleId: $id) { id } }',
    report: `mutation A($id: ID!) { reportResult(input: { battleId: $id, claim: WON, recordingUrl: "${recording}" }) { id } }`,
    bare: 'mutation A($id: ID!) { reportResult(input: { battleId: $id, claim: WON, recordingUrl: " " }) { id } }',
    script:
      'mutation A($id: ID!) { reportResult(input: { battleId: $id, claim: WON, recordingUrl: "javascript:alert(1)" }) { id } }',
    issue:
      'mutation A($id: ID!) { reportIssue(input: { battleId: $id, type: CHEATING, description: "Aimbot" }) { id } }',
  };
  const refused = async (client: typeof creator, action: keyof typeof act, code: string, status: number) => {
    const before = await gate.contents();
    expect(await client.refusal(act[action], { id }), action).toMatchObject({ code, status });
    expect(await gate.contents()).toBe(before);
  };
  await refused(creator, 'join', 'OWN_BATTLE', 409);
  await refused(creator, 'start', 'OPPONENT_MISSING', 409);
  await refused(stranger, 'start', 'NOT_A_PARTICIPANT', 403);
  // A cancelled battle may be out of sight, so null has its place in that answer.
  await refused(stranger, 'cancel', 'NOT_A_PARTICIPANT', 200);
  await refused(creator, 'report', 'BATTLE_NOT_ACTIVE', 409);
  await refused(creator, 'issue', 'BATTLE_NOT_ACTIVE', 409);
  await join(opponent, id);
  await refused(opponent, 'join', 'SEAT_TAKEN', 409);
  await refused(stranger, 'join', 'SEAT_TAKEN', 409);
  await begin(creator, opponent, id);
  await refused(opponent, 'start', 'BATTLE_NOT_WAITING', 409);
  await refused(opponent, 'cancel', 'BATTLE_NOT_WAITING', 200);
  await refused(stranger, 'report', 'NOT_A_PARTICIPANT', 403);
  await refused(stranger, 'issue', 'NOT_A_PARTICIPANT', 403);
  await refused(creator, 'bare', 'RECORDING_REQUIRED', 400);
  await refused(creator, 'script', 'BAD_INPUT', 400);
  await report(creator, id, 'WON');
  await refused(creator, 'report', 'ALREADY_REPORTED', 409);
  await report(opponent, id, 'LOST');
  await refused(creator, 'report', 'BATTLE_NOT_ACTIVE', 409);
  await refused(stranger, 'issue', 'NOT_A_PARTICIPANT', 403);
  gate.pass(24 * 3_600_000 + 1);
  await refused(opponent, 'issue', 'DISPUTE_TOO_LATE', 409);
});

test('of ten players who want the one seat at once exactly one gets it and pays', async () => {
  const creator = await gate.player({ cents: 100_00 });
  const rivals = await Promise.all(Array.from({ length: 10 }, () => gate.player({ cents: 100_00 })));
  const { id } = await create(creator);
  const answers = await Promise.all(
    rivals.map((rival) =>
      rival.graphql(
        'mutation J($id: ID!) { joinBattle(battleId: $id) { id } }',
        { id },
        { 'idempotency-key': 'race-to-the-seat' },
      ),
    ),
  );
  const outcomes = answers.map(({ errors: [error] }) => error?.extensions['code'] ?? 'seated');
  expect(outcomes.filter((outcome) => outcome === 'seated')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'SEAT_TAKEN')).toHaveLength(9);
  const purses = await Promise.all(rivals.map(money));
  expect(purses.filter((purse) => purse.heldCents === 52_50)).toHaveLength(1);
  expect(purses.filter((purse) => purse.availableToBetCents === 100_00)).toHaveLength(9);
});

test('two agreeing reports at the same moment pay once', async () => {
  const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const id = await startedBattle(one, other);
  await Promise.all([report(one, id, 'WON'), report(other, id, 'LOST')]);
  expect(await money(one)).toEqual(split(147_50, 0));
  expect(await money(other)).toEqual(split(47_50, 0));
});
