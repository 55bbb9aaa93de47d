import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { escalateDisputes } from '../../../gateway/disputes/escalate-disputes.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import {
  begin,
  cancel,
  create,
  DECIDE,
  disputeOf,
  ISSUE,
  join,
  startedBattle,
  money,
  report,
  see,
  split,
  WAIVE,
} from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await openForDays();
});
afterAll(() => closeWithSoundBooks(gate));

const pair = async () => [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })] as const;

/** Lets the server act on everything that is due. */
async function passTo(milliseconds: number): Promise<void> {
  gate.pass(milliseconds);
  while ((await passDeadlines(gate.deps)) + (await escalateDisputes(gate.deps)) > 0);
}

const issue = (client: SignedIn, battleId: string) =>
  client.ask(ISSUE, { input: { battleId, type: 'CHEATING', description: ' Aimbot in round 3 ' } });

async function disputed(creator: SignedIn, opponent: SignedIn): Promise<{ battleId: string; disputeId: string }> {
  const battleId = await startedBattle(creator, opponent);
  await report(creator, battleId, 'WON');
  await report(opponent, battleId, 'WON');
  const dispute = await disputeOf(creator, battleId);
  return { battleId, disputeId: dispute?.id ?? '' };
}

async function decide(judge: SignedIn, disputeId: string, action: string, winnerId: string | null = null) {
  const { decideDispute } = await judge.ask<{
    decideDispute: { status: string; action: string | null; subjectId: string };
  }>(DECIDE, { input: { disputeId, action, winnerId, reason: 'Seen on the recording' } });
  return { ...decideDispute, battle: await see(judge, decideDispute.subjectId) };
}

const refusedDecision = (judge: SignedIn, disputeId: string, action: string, winnerId: string | null = null) =>
  judge.refusal(DECIDE, { input: { disputeId, action, winnerId, reason: 'Seen on the recording' } });

test('a single report stands after 30 minutes of silence, not a moment before', async () => {
  const [winner, silent] = await pair();
  const id = await startedBattle(winner, silent);
  await report(winner, id, 'WON');
  await passTo(30 * MINUTE - 1);
  expect(await see(winner, id)).toMatchObject({ status: 'ACTIVE', winnerId: null });
  expect(await money(winner)).toEqual(split(47_50, 52_50));
  await passTo(1);
  expect(await see(silent, id)).toMatchObject({ status: 'COMPLETED', winnerId: winner.user.id, viewerResult: 'LOSS' });
  expect(await money(winner)).toEqual(split(147_50, 0));
  expect(await money(silent)).toEqual(split(47_50, 0));
});

test('a player who reports the own loss pays the silent other', async () => {
  const [loser, silent] = await pair();
  const id = await startedBattle(loser, silent);
  await report(loser, id, 'LOST');
  await passTo(30 * MINUTE);
  expect((await see(silent, id)).viewerResult).toBe('WIN');
  expect(await money(silent)).toEqual(split(147_50, 0));
});

test('contradicting reports are a dispute that keeps the money in escrow, and goes to a senior after 72 hours (BC-14, HE-08)', async () => {
  const [creator, opponent] = await pair();
  const { battleId, disputeId } = await disputed(creator, opponent);
  expect(await see(creator, battleId)).toMatchObject({
    status: 'DISPUTED',
    winnerId: null,
    dueAt: null,
  });
  expect(await disputeOf(opponent, battleId)).toMatchObject({
    id: disputeId,
    type: 'MATCH_RESULT',
    priority: 'MEDIUM',
    status: 'PENDING',
    escalatesAt: gate.deps.now() + 72 * HOUR,
    reportedBy: null,
    action: null,
  });
  expect(await money(creator)).toEqual(split(47_50, 52_50));
  expect(await money(opponent)).toEqual(split(47_50, 52_50));

  await passTo(72 * HOUR - 1);
  expect((await disputeOf(creator, battleId))?.status).toBe('PENDING');
  await passTo(1);
  expect((await disputeOf(creator, battleId))?.status).toBe('ESCALATED');
  expect(await money(creator)).toEqual(split(47_50, 52_50));
  const moderator = await gate.player({ role: 'moderator' });
  expect(await refusedDecision(moderator, disputeId, 'CONFIRM')).toMatchObject({ code: 'SENIOR_ONLY', status: 403 });
  const senior = await gate.player({ role: 'senior_moderator' });
  expect(await decide(senior, disputeId, 'CONFIRM')).toMatchObject({
    status: 'RESOLVED',
    battle: { status: 'COMPLETED', winnerId: creator.user.id },
  });
});

test('onlookers see neither the dispute nor the reports of a battle, staff see both', async () => {
  const [creator, opponent] = await pair();
  const { battleId } = await disputed(creator, opponent);
  const onlooker = await gate.player();
  const moderator = await gate.player({ role: 'moderator' });
  expect(await disputeOf(onlooker, battleId)).toBeNull();
  expect((await see(onlooker, battleId)).reports).toEqual([]);
  expect((await disputeOf(moderator, battleId))?.subjectId).toBe(battleId);
  expect((await see(moderator, battleId)).reports).toHaveLength(2);
});

test('confirm pays the winner of the first report; overturn pays the other; each once, with the audit of who and why (AB-04, RO-05)', async () => {
  const moderator = await gate.player({ role: 'moderator' });
  for (const [action, winner] of [
    ['CONFIRM', 'creator'],
    ['OVERTURN', 'opponent'],
  ] as const) {
    const [creator, opponent] = await pair();
    const { battleId, disputeId } = await disputed(creator, opponent);
    const winnerId = { creator, opponent }[winner].user.id;
    const house = await gate.houseCents();
    expect(await decide(moderator, disputeId, action)).toMatchObject({
      status: 'RESOLVED',
      action,
      battle: { status: 'COMPLETED', winnerId },
    });
    expect(await money(creator)).toEqual(split(winner === 'creator' ? 147_50 : 47_50, 0));
    expect(await money(opponent)).toEqual(split(winner === 'opponent' ? 147_50 : 47_50, 0));
    expect((await gate.houseCents()) - house).toBe(5_00);
    expect(await disputeOf(opponent, battleId)).toMatchObject({
      assignedModerator: moderator.user.username,
      reason: 'Seen on the recording',
      decidedAt: gate.deps.now(),
    });
    expect(await gate.contents()).toContain(
      `"action":"dispute.${action.toLowerCase()}","subject":"dispute","subjectId":"${disputeId}"`,
    );
    const before = await gate.contents();
    expect(await refusedDecision(moderator, disputeId, 'VOID')).toMatchObject({ code: 'DISPUTE_DECIDED', status: 409 });
    expect(await gate.contents()).toBe(before);
  }
});

test('dismiss pays the standing result; without one the battle goes on with three fresh hours', async () => {
  const moderator = await gate.player({ role: 'moderator' });
  const [creator, opponent] = await pair();
  const standing = await disputed(creator, opponent);
  expect(await decide(moderator, standing.disputeId, 'DISMISS')).toMatchObject({
    battle: { status: 'COMPLETED', winnerId: creator.user.id },
  });

  const [one, other] = await pair();
  const id = await startedBattle(one, other);
  await issue(one, id);
  const dispute = await disputeOf(one, id);
  await other.ask(WAIVE, { id: dispute?.id });
  gate.pass(HOUR);
  expect(await decide(moderator, dispute?.id ?? '', 'DISMISS')).toMatchObject({
    status: 'RESOLVED',
    battle: { status: 'ACTIVE', winnerId: null },
  });
  expect((await see(one, id)).endsAt).toBe(gate.deps.now() + 3 * HOUR);
  expect(await money(one)).toEqual(split(47_50, 52_50));
  await report(one, id, 'WON');
  await report(other, id, 'LOST');
  expect(await money(one)).toEqual(split(147_50, 0));
});

test('void gives both stake and fee back and counts no outcome', async () => {
  const moderator = await gate.player({ role: 'moderator' });
  const [creator, opponent] = await pair();
  const { disputeId } = await disputed(creator, opponent);
  const house = await gate.houseCents();
  expect(await decide(moderator, disputeId, 'VOID')).toMatchObject({ battle: { status: 'CANCELLED', winnerId: null } });
  expect(await money(creator)).toEqual(split(100_00, 0));
  expect(await money(opponent)).toEqual(split(100_00, 0));
  expect(await gate.houseCents()).toBe(house);
  expect(await creator.ask('{ stats { totalBattles } wallet { stakedTodayCents } }')).toEqual({
    stats: { totalBattles: 0 },
    wallet: { stakedTodayCents: 0 },
  });
});

test('escalate hands the dispute on: the money stays, a moderator may not decide any more, a senior may (RO-05)', async () => {
  const [moderator, senior] = [
    await gate.player({ role: 'moderator' }),
    await gate.player({ role: 'senior_moderator' }),
  ];
  const [creator, opponent] = await pair();
  const { battleId, disputeId } = await disputed(creator, opponent);
  expect(await decide(moderator, disputeId, 'ESCALATE')).toMatchObject({
    status: 'ESCALATED',
    battle: { status: 'DISPUTED' },
  });
  expect(await money(creator)).toEqual(split(47_50, 52_50));
  expect((await disputeOf(creator, battleId))?.escalatesAt).toBeNull();
  expect(await refusedDecision(moderator, disputeId, 'VOID')).toMatchObject({ code: 'SENIOR_ONLY' });
  expect(await refusedDecision(senior, disputeId, 'ESCALATE')).toMatchObject({ code: 'BAD_INPUT', field: 'action' });
  expect(await decide(senior, disputeId, 'OVERTURN')).toMatchObject({ battle: { winnerId: opponent.user.id } });
});

test('‘Report Issue’ disputes a running battle; without a result the judge has to name one of the two players (CH-09)', async () => {
  const moderator = await gate.player({ role: 'moderator' });
  const [creator, opponent] = await pair();
  const id = await startedBattle(creator, opponent);
  await issue(opponent, id);
  const dispute = await disputeOf(creator, id);
  expect(dispute).toMatchObject({
    type: 'CHEATING',
    description: 'Aimbot in round 3',
    reportedBy: { id: opponent.user.id },
    status: 'PENDING',
  });
  expect(await creator.refusal(ISSUE, { input: { battleId: id, type: 'OTHER', description: 'Me too' } })).toMatchObject(
    { code: 'ALREADY_DISPUTED' },
  );
  const disputeId = dispute?.id ?? '';
  expect(await refusedDecision(moderator, disputeId, 'CONFIRM')).toEqual({
    status: 400,
    code: 'WINNER_REQUIRED',
    field: 'winnerId',
  });
  expect(await refusedDecision(moderator, disputeId, 'CONFIRM', moderator.user.id)).toMatchObject({
    code: 'WINNER_REQUIRED',
  });
  expect(await refusedDecision(moderator, disputeId, 'OVERTURN')).toMatchObject({ code: 'NO_STANDING_RESULT' });
  expect(await money(opponent)).toEqual(split(47_50, 52_50));
  await creator.ask(WAIVE, { id: disputeId });
  await decide(moderator, disputeId, 'CONFIRM', opponent.user.id);
  expect(await money(opponent)).toEqual(split(147_50, 0));
});

test('nobody decides a dispute of their own, and a decision needs a reason', async () => {
  const [judge, opponent] = [
    await gate.player({ role: 'administrator', cents: 100_00 }),
    await gate.player({ cents: 100_00 }),
  ];
  const { disputeId } = await disputed(judge, opponent);
  const other = await gate.player({ role: 'moderator' });
  const before = await gate.contents();
  expect(await refusedDecision(judge, disputeId, 'CONFIRM')).toMatchObject({ code: 'OWN_DISPUTE', status: 403 });
  expect(await other.refusal(DECIDE, { input: { disputeId, action: 'CONFIRM', reason: '  ' } })).toMatchObject({
    code: 'BAD_INPUT',
    field: 'reason',
  });
  expect(await gate.contents()).toBe(before);
});

test('the creator’s cancel withdraws the battle and returns both stakes and fees (CH-11)', async () => {
  const [creator, opponent] = await pair();
  const { id } = await create(creator);
  await join(opponent, id);
  expect(await cancel(creator, id)).toMatchObject({
    status: 'CANCELLED',
    progress: 100,
    endedAt: gate.deps.now(),
    dueAt: null,
  });
  expect(await money(creator)).toEqual(split(100_00, 0));
  expect(await money(opponent)).toEqual(split(100_00, 0));
  expect((await see(opponent, id)).status).toBe('CANCELLED');
});

test('the opponent’s cancel gives up the seat only: it opens again for others (CH-11)', async () => {
  const [creator, opponent] = await pair();
  const third = await gate.player({ cents: 100_00 });
  const { id } = await create(creator);
  await join(opponent, id);
  gate.pass(HOUR);
  expect(await cancel(opponent, id)).toMatchObject({
    status: 'WAITING',
    opponent: null,
    endsAt: gate.deps.now() + 2 * HOUR,
  });
  expect(await money(opponent)).toEqual(split(100_00, 0));
  expect(await money(creator)).toEqual(split(47_50, 52_50));
  await join(third, id);
  await join(await gate.player({ cents: 100_00 }), (await create(third, { stakeCents: 5_00 })).id);
  expect(await money(third)).toEqual(split(42_25, 57_75));
});

test('a seat that nobody takes, and a battle that nobody starts, expire with the money back', async () => {
  const [alone, creator] = await pair();
  const opponent = await gate.player({ cents: 100_00 });
  const empty = await create(alone);
  const full = await create(creator);
  gate.pass(2 * HOUR - 10 * MINUTE);
  const joined = await join(opponent, full.id);
  expect(joined.endsAt, 'joined late, both still get half an hour to start').toBe(gate.deps.now() + 30 * MINUTE);
  await passTo(10 * MINUTE);
  expect((await see(alone, empty.id)).status).toBe('EXPIRED');
  expect(await money(alone)).toEqual(split(100_00, 0));
  expect((await see(creator, full.id)).status).toBe('WAITING');
  await passTo(20 * MINUTE);
  expect((await see(creator, full.id)).status).toBe('EXPIRED');
  expect(await money(creator)).toEqual(split(100_00, 0));
  expect(await money(opponent)).toEqual(split(100_00, 0));
});

test('once its time has passed a seat is neither taken nor started, even before the server has expired it', async () => {
  const [creator, opponent] = await pair();
  const late = await gate.player({ cents: 100_00 });
  const empty = await create(creator, { stakeCents: 5_00 });
  const full = await create(creator, { stakeCents: 5_00 });
  await join(opponent, full.id);
  gate.pass(2 * HOUR);
  expect(
    await late.refusal('mutation J($id: ID!) { joinBattle(battleId: $id) { id } }', { id: empty.id }),
  ).toMatchObject({ code: 'BATTLE_OVER' });
  expect(
    await creator.refusal('mutation J($id: ID!) { startBattle(battleId: $id) { id } }', { id: full.id }),
  ).toMatchObject({ code: 'BATTLE_OVER' });
});

test('a battle without any report is void after three hours: both get everything back', async () => {
  const [creator, opponent] = await pair();
  const { id } = await create(creator);
  await join(opponent, id);
  await begin(creator, opponent, id);
  await passTo(3 * HOUR - 1);
  expect((await see(creator, id)).status).toBe('ACTIVE');
  await passTo(1);
  expect(await see(creator, id)).toMatchObject({ status: 'CANCELLED', winnerId: null, viewerResult: null });
  expect(await money(creator)).toEqual(split(100_00, 0));
  expect(await money(opponent)).toEqual(split(100_00, 0));
});
