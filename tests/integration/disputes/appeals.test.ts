import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { compareBoards } from '../../../db/results/recount-leaders.ts';
import { outcomes } from '../../../db/results/result.table.ts';
import { replays } from '../../../db/results/replay.table.ts';
import { verifyBalances } from '../../../db/wallet/verify-ledger.ts';
import { APPEAL_WINDOW, type AppealVerdict } from '../../../domain/disputes/appeal.ts';
import type { DisputeAction } from '../../../domain/disputes/dispute.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { addEvidence } from '../../../gateway/disputes/evidence/add-evidence.ts';
import { decideAppeal } from '../../../gateway/disputes/appeals/decide-appeal.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { fileAppeal } from '../../../gateway/disputes/appeals/file-appeal.ts';
import { findCase } from '../../../gateway/disputes/read-case.ts';
import { readModerators } from '../../../gateway/disputes/read-moderators.ts';
import { readDisputable } from '../../../gateway/disputes/submit-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { activeBattle, complain, report, settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { accountCents, findViolations, houseCents } from '../../support/invariants.ts';
import { report as teamReport, runningBattle, squadOf } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { archived } from '../../support/personal-data.ts';

let world: World;
let moderator: Actor;
let senior: Actor;
let admin: Actor;

const log = openLog('silent');
const deliver = () => deliverEverything(world.deps, log);

beforeAll(async () => {
  world = await World.open({ connections: 8 });
  moderator = await world.player({ role: 'moderator' });
  senior = await world.player({ role: 'senior_moderator' });
  admin = await world.player({ role: 'administrator' });
});
afterEach(async () => {
  await deliver();
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  expect(await verifyBalances(world.db.read)).toEqual([]);
  expect(await compareBoards(world.db.read)).toEqual([]);
});
afterAll(() => world.close());

const pair = async (cents = 100_00): Promise<[Actor, Actor]> => [
  await world.player({ cents }),
  await world.player({ cents }),
];
const disputeOver = async (subjectId: string): Promise<string> =>
  (await world.disputes(subjectId)).at(-1)?.id ?? 'none';
const decide = async (judge: Actor, disputeId: string, action: DisputeAction) => {
  await nothingToAdd(world, disputeId);
  return codeOf(decideDispute(world.deps, judge, world.key(), { disputeId, action, winnerId: null, reason: 'Seen.' }));
};
const appeal = (actor: Actor, disputeId: string, words = 'The recording shows the other ending.') =>
  codeOf(fileAppeal(world.deps, actor, world.key(), { disputeId, words }));
const judge = async (by: Actor, disputeId: string, verdict: AppealVerdict, winner: Actor | null = null) => {
  await nothingToAdd(world, disputeId);
  return codeOf(
    decideAppeal(world.deps, by, world.key(), {
      disputeId,
      verdict,
      winnerId: winner?.userId ?? null,
      reason: 'Looked at anew.',
    }),
  );
};
const balances = (...actors: Actor[]) => Promise.all(actors.map((actor) => world.balance(actor)));
const debtOf = ({ userId }: Actor) => accountCents(world.db.read, `house:debt:${userId}`);
const toldOf = async ({ userId }: Actor): Promise<string[]> => {
  await deliver();
  const rows = await world.db.read
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
  return rows.map(({ title }) => title);
};

/** A battle for $50 whose dispute `moderator` has decided for the one who reported first. */
async function decided(winner: Actor, loser: Actor, action: DisputeAction = 'confirm') {
  const battleId = await activeBattle(world, winner, loser);
  await report(world, winner, battleId, 'won');
  await report(world, loser, battleId, 'won');
  const disputeId = await disputeOver(battleId);
  expect(await decide(moderator, disputeId, action)).toBe('ok');
  return { battleId, disputeId };
}

it('lets a party appeal against a decision once and within 48 hours, shows it to both sides and staff, and tells both (BC-13)', async () => {
  const [one, other] = await pair();
  const onlooker = await world.player();
  const { disputeId } = await decided(one, other);
  const decidedAt = world.now;
  for (const reader of [one, other, moderator])
    expect(await findCase(world.deps, reader, disputeId)).toMatchObject({
      appealableUntil: decidedAt + APPEAL_WINDOW,
      appeal: null,
    });
  expect(await appeal(onlooker, disputeId)).toBe('NOT_FOUND');
  expect(await appeal(moderator, disputeId)).toBe('NOT_FOUND');
  expect(await appeal(other, disputeId, '  ')).toBe('BAD_INPUT');
  world.pass(APPEAL_WINDOW);
  expect(await appeal(other, disputeId, 'Watch 12:40.')).toBe('ok');
  expect(await appeal(other, disputeId)).toBe('ALREADY_APPEALED');
  expect(await appeal(one, disputeId)).toBe('ALREADY_APPEALED');
  for (const reader of [one, other, senior])
    expect(await findCase(world.deps, reader, disputeId)).toMatchObject({
      appealableUntil: null,
      appeal: { by: { id: other.userId }, words: 'Watch 12:40.', filedAt: world.now, verdict: null, decidedBy: null },
    });
  expect(await findCase(world.deps, onlooker, disputeId)).toBeUndefined();
  expect(await toldOf(one)).toContain('A decision was appealed');
  expect(await toldOf(other)).toContain('Your appeal is filed');
  expect((await archived<'appealed'>(world.db.read, 'disputes', other.userId)).appealed).toMatchObject([
    { disputeId, words: 'Watch 12:40.', verdict: null },
  ]);
});

it('refuses an appeal a millisecond after the 48 hours, and shows that nobody may any more (BC-13)', async () => {
  const [one, other] = await pair();
  const { disputeId } = await decided(one, other);
  world.pass(APPEAL_WINDOW + 1);
  expect(await appeal(other, disputeId)).toBe('APPEAL_TOO_LATE');
  expect(await findCase(world.deps, other, disputeId)).toMatchObject({ appealableUntil: null, appeal: null });
});

it('has an appeal decided by a senior moderator or administrator who did not decide before and does not play (BC-13)', async () => {
  const [one] = await pair();
  const player = await world.player({ role: 'administrator', cents: 100_00 });
  const { disputeId } = await decided(one, player);
  expect(await judge(senior, disputeId, 'uphold')).toBe('NOT_FOUND');
  expect(await appeal(player, disputeId)).toBe('ok');
  expect(await judge(one, disputeId, 'uphold')).toBe('FORBIDDEN');
  expect(await judge(moderator, disputeId, 'overturn', player)).toBe('SENIOR_ONLY');
  expect(await judge(player, disputeId, 'overturn', player)).toBe('OWN_DISPUTE');
  expect(await judge(senior, disputeId, 'overturn', one)).toBe('WINNER_REQUIRED');
  expect(await judge(senior, disputeId, 'overturn', admin)).toBe('WINNER_REQUIRED');
  expect(await judge(senior, disputeId, 'uphold')).toBe('ok');
  expect(await judge(admin, disputeId, 'overturn', player)).toBe('DISPUTE_DECIDED');
  expect(await balances(one, player)).toEqual([147_50, 47_50]);
  expect(await toldOf(player)).toContain('The appeal was turned down');

  const [two, three] = await pair();
  const battleId = await activeBattle(world, two, three);
  await report(world, two, battleId, 'won');
  await complain(world, three, battleId);
  const second = await disputeOver(battleId);
  expect(await decide(senior, second, 'confirm')).toBe('ok');
  expect(await appeal(three, second)).toBe('ok');
  expect(await judge(senior, second, 'overturn', three)).toBe('OWN_DECISION');
  expect(await judge(admin, second, 'overturn', three)).toBe('ok');
});

it('shows of each moderator how many decisions were appealed and overturned, and how long the middle one took', async () => {
  const [one, other] = await pair(500_00);
  const judges = [await world.player({ role: 'moderator' }), await world.player({ role: 'moderator' })] as const;
  const cases: string[] = [];
  for (const [by, minutes] of [
    [0, 1],
    [0, 30],
    [0, 2],
    [1, 5],
  ] as const) {
    const battleId = await activeBattle(world, one, other);
    for (const player of [one, other]) await report(world, player, battleId, 'won');
    const disputeId = await disputeOver(battleId);
    world.pass(minutes * MINUTE);
    expect(await decide(judges[by], disputeId, 'confirm')).toBe('ok');
    cases.push(disputeId);
  }
  for (const [place, verdict] of (['overturn', 'uphold', null] as const).entries()) {
    const disputeId = cases[place] ?? 'none';
    expect(await appeal(other, disputeId)).toBe('ok');
    if (verdict) expect(await judge(senior, disputeId, verdict, verdict === 'overturn' ? other : null)).toBe('ok');
  }
  const records = await readModerators(world.deps);
  const recordOf = ({ userId }: Actor) => records.find(({ moderator: { id } }) => id === userId);
  expect(recordOf(judges[0])).toMatchObject({ decided: 3, appealed: 3, overturned: 1, medianMs: 2 * MINUTE });
  expect(recordOf(judges[1])).toMatchObject({ decided: 1, appealed: 0, overturned: 0, medianMs: 5 * MINUTE });
});

it('moves the pool, the figures, the boards and the replay with an overturned decision, and keeps the fees and the audit line (BC-13, AB-04)', async () => {
  const [one, other] = await pair();
  const fees = await houseCents(world.db.read);
  const { battleId, disputeId } = await decided(one, other);
  await deliver();
  expect(await appeal(other, disputeId)).toBe('ok');
  world.pass(60_000);
  expect(await judge(senior, disputeId, 'overturn', other)).toBe('ok');
  expect(await balances(one, other)).toEqual([47_50, 147_50]);
  expect((await houseCents(world.db.read)) - fees).toBe(5_00);
  expect(await debtOf(one)).toBe(0);
  expect(await world.battle(battleId)).toMatchObject({ status: 'completed', winnerId: other.userId });
  const rows = await world.db.read.select().from(outcomes).where(eq(outcomes.battleId, battleId));
  expect(new Map(rows.map(({ userId, won, amountCents }) => [userId, { won, amountCents }]))).toEqual(
    new Map([
      [one.userId, { won: false, amountCents: -50_00 }],
      [other.userId, { won: true, amountCents: 50_00 }],
    ]),
  );
  await deliver();
  const [replay] = await world.db.read.select().from(replays).where(eq(replays.id, battleId));
  expect(replay?.winnerId).toBe(other.userId);
  const lines = await world.db.read
    .select({ actorId: auditLog.actorId, action: auditLog.action, reason: auditLog.reason, data: auditLog.data })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'dispute'), eq(auditLog.subjectId, disputeId)))
    .orderBy(asc(auditLog.id));
  expect(lines).toMatchObject([
    { actorId: moderator.userId, action: 'dispute.confirm' },
    {
      actorId: senior.userId,
      action: 'appeal.overturn',
      reason: 'Looked at anew.',
      data: { firstDeciderId: moderator.userId, formerId: one.userId, winnerId: other.userId },
    },
  ]);
  for (const player of [one, other]) {
    expect(await findCase(world.deps, player, disputeId)).toMatchObject({
      appeal: { verdict: 'overturn', reason: 'Looked at anew.', decidedAt: world.now },
    });
    expect(await toldOf(player)).toContain('The decision was overturned on appeal');
  }
});

it('gives both back stake and fee where an appeal finds that nobody can be shown to have won, and takes them again from a void (BC-13)', async () => {
  const [one, other] = await pair();
  const fees = await houseCents(world.db.read);
  const first = await decided(one, other);
  await deliver();
  expect(await appeal(other, first.disputeId)).toBe('ok');
  expect(await judge(admin, first.disputeId, 'overturn', null)).toBe('ok');
  expect(await balances(one, other)).toEqual([100_00, 100_00]);
  expect(await houseCents(world.db.read)).toBe(fees);
  expect(await world.battle(first.battleId)).toMatchObject({ status: 'cancelled', winnerId: null });
  await deliver();
  expect(await world.db.read.select().from(replays).where(eq(replays.id, first.battleId))).toEqual([]);

  const second = await decided(one, other, 'void');
  expect(await balances(one, other)).toEqual([100_00, 100_00]);
  expect(await appeal(one, second.disputeId)).toBe('ok');
  expect(await judge(admin, second.disputeId, 'overturn', one)).toBe('ok');
  expect(await balances(one, other)).toEqual([147_50, 47_50]);
  expect((await houseCents(world.db.read)) - fees).toBe(5_00);
});

it('pays the rightful winner in full and turns what the other has spent into a debt, never into a balance below zero (BC-13)', async () => {
  const [one, other] = await pair(52_50);
  const { disputeId } = await decided(one, other);
  expect(await appeal(other, disputeId)).toBe('ok');
  const third = await world.player({ cents: 100_00 });
  // What was paid is staked again, and lost but for $16.
  await settledBattle(world, third, one, 80_00);
  expect(await balances(one)).toEqual([16_00]);
  expect(await judge(senior, disputeId, 'overturn', other)).toBe('ok');
  expect(await balances(one, other)).toEqual([0, 100_00]);
  expect(await debtOf(one)).toBe(-84_00);
});

it('takes evidence of both sides again while an appeal is open, and none before and after (BC-13)', async () => {
  const [one, other] = await pair();
  const { disputeId } = await decided(one, other);
  const show = (actor: Actor) =>
    codeOf(addEvidence(world.deps, actor, world.key(), { disputeId, words: 'See.', evidenceUrl: '', fileIds: [] }));
  expect(await show(one)).toBe('DISPUTE_DECIDED');
  expect(await appeal(other, disputeId)).toBe('ok');
  expect([await show(one), await show(other)]).toEqual(['ok', 'ok']);
  expect(await judge(senior, disputeId, 'uphold')).toBe('ok');
  expect(await show(one)).toBe('DISPUTE_DECIDED');
});

it('knows no appeal before a decision, where the battle goes on, and over a contest whose results are not taken back (BC-13)', async () => {
  const [one, other] = await pair();
  const open = await activeBattle(world, one, other);
  await complain(world, one, open);
  expect(await appeal(other, await disputeOver(open))).toBe('DISPUTE_UNDECIDED');
  expect(await decide(moderator, await disputeOver(open), 'dismiss')).toBe('ok');
  expect((await world.battle(open)).status).toBe('active');
  expect(await appeal(one, await disputeOver(open))).toBe('DECISION_FINAL');
  const [home, away] = [await squadOf(world, 'Final Home'), await squadOf(world, 'Final Away')];
  const fight = await runningBattle(world, home, away, 10_00);
  for (const squad of [home, away]) await teamReport(world, squad, fight, 'won');
  expect(await decide(moderator, await disputeOver(fight), 'confirm')).toBe('ok');
  expect(await appeal(home.captain, await disputeOver(fight))).toBe('DECISION_FINAL');
});

it('takes a dispute over a completed battle for 24 hours and refuses a later one (BC-12)', async () => {
  const [one, other] = await pair(200_00);
  const lasting = await settledBattle(world, one, other);
  const late = await settledBattle(world, one, other);
  const listed = async () => (await readDisputable(world.deps, other)).map(({ contest }) => contest.id);
  expect((await listed()).toSorted()).toEqual([lasting, late].toSorted());
  world.pass(DISPUTE_WINDOW_MS);
  expect(await codeOf(complain(world, other, lasting))).toBe('ok');
  expect(await codeOf(complain(world, one, lasting))).toBe('ALREADY_DISPUTED');
  world.pass(1);
  expect(await codeOf(complain(world, other, late))).toBe('DISPUTE_TOO_LATE');
  expect(await listed()).toEqual([]);
  expect(await balances(one, other)).toEqual([295_00, 95_00]);
  expect(await toldOf(one)).toContain('Your battle is disputed');
  expect(await decide(moderator, await disputeOver(lasting), 'overturn')).toBe('ok');
  expect(await balances(one, other)).toEqual([195_00, 195_00]);
  expect(await codeOf(complain(world, one, lasting))).toBe('DISPUTE_TOO_LATE');
});

it('leaves what was paid where it is while staff look, and tells both where the result stands (BC-12, AB-04)', async () => {
  const [one, other] = await pair();
  const battleId = await settledBattle(world, one, other);
  expect(await codeOf(complain(world, other, battleId))).toBe('ok');
  const disputeId = await disputeOver(battleId);
  expect((await findCase(world.deps, moderator, disputeId))?.actions.toSorted()).toEqual(
    ['confirm', 'dismiss', 'escalate', 'overturn', 'void'].toSorted(),
  );
  expect(await decide(moderator, disputeId, 'escalate')).toBe('ok');
  expect(await decide(moderator, disputeId, 'dismiss')).toBe('SENIOR_ONLY');
  expect(await decide(senior, disputeId, 'dismiss')).toBe('ok');
  expect(await balances(one, other)).toEqual([147_50, 47_50]);
  for (const player of [one, other]) expect(await toldOf(player)).toContain('The result stands');
  expect(await codeOf(complain(world, one, battleId))).toBe('NEW_EVIDENCE_REQUIRED');
  const audited = await world.db.read
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(inArray(auditLog.subjectId, [disputeId]), eq(auditLog.subject, 'dispute')));
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['dispute.dismiss', 'dispute.escalate']);
});

it('is filed once when both sides do it at the same moment, and decided once when two seniors do (BC-13)', async () => {
  for (let n = 0; n < 5; n++) {
    const [one, other] = await pair();
    const { disputeId } = await decided(one, other);
    const filed = await Promise.all([appeal(one, disputeId), appeal(other, disputeId)]);
    expect(filed.toSorted()).toEqual(['ALREADY_APPEALED', 'ok']);
    await nothingToAdd(world, disputeId);
    const judged = await Promise.all([
      judge(senior, disputeId, 'overturn', other),
      judge(admin, disputeId, 'overturn', null),
    ]);
    expect(judged.toSorted()).toEqual(['DISPUTE_DECIDED', 'ok']);
    expect(await balances(one, other)).toEqual(judged[0] === 'ok' ? [47_50, 147_50] : [100_00, 100_00]);
  }
});

it('moves the money once however often a decision comes again under its key (BC-13)', async () => {
  const [one, other] = await pair();
  const { disputeId } = await decided(one, other);
  expect(await appeal(other, disputeId)).toBe('ok');
  await nothingToAdd(world, disputeId);
  const key = world.key();
  const again = () =>
    codeOf(
      decideAppeal(world.deps, senior, key, {
        disputeId,
        verdict: 'overturn',
        winnerId: other.userId,
        reason: 'Looked at anew.',
      }),
    );
  expect(await Promise.all([again(), again()])).toEqual(['ok', 'ok']);
  expect(await again()).toBe('ok');
  expect(await balances(one, other)).toEqual([47_50, 147_50]);
});

it('moves all or nothing, wherever a decision breaks off (BC-13)', async () => {
  const [one, other] = await pair();
  const { battleId, disputeId } = await decided(one, other);
  expect(await appeal(other, disputeId)).toBe('ok');
  await nothingToAdd(world, disputeId);
  const breakAt = (step: number): Promise<string> => {
    let drawn = 0;
    const newId = () => {
      if (++drawn === step) throw new Error('the process ends here');
      return world.deps.newId();
    };
    return decideAppeal({ ...world.deps, newId }, senior, world.key(), {
      disputeId,
      verdict: 'overturn',
      winnerId: other.userId,
      reason: 'Looked at anew.',
    });
  };
  const steps = 4;
  for (let step = 1; step <= steps; step++) {
    await expect(breakAt(step)).rejects.toThrow('the process ends here');
    expect(await balances(one, other)).toEqual([147_50, 47_50]);
    expect((await world.battle(battleId)).winnerId).toBe(one.userId);
    expect((await findCase(world.deps, senior, disputeId))?.appeal?.verdict).toBeNull();
  }
  expect(await codeOf(breakAt(steps + 1))).toBe('ok');
  expect(await balances(one, other)).toEqual([47_50, 147_50]);
});
