import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { lockBattle } from '../../../db/battles/battle.queries.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { ANSWER_WINDOW, EVIDENCE_WINDOW } from '../../../domain/disputes/answer.ts';
import { APPEAL_VERDICTS } from '../../../domain/disputes/appeal.ts';
import { type DisputeAction, DISPUTE_ACTIONS } from '../../../domain/disputes/dispute.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { disputeByProof } from '../../../gateway/battles/ending/settle-by-proof.ts';
import { addEvidence } from '../../../gateway/disputes/evidence/add-evidence.ts';
import { decideAppeal } from '../../../gateway/disputes/appeals/decide-appeal.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { fileAppeal } from '../../../gateway/disputes/appeals/file-appeal.ts';
import { findCase } from '../../../gateway/disputes/read-case.ts';
import { takeDispute } from '../../../gateway/disputes/take-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { activeBattle, complain, report } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { nothingToAdd, say, waive } from '../../support/dispute-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { report as teamReport, runningBattle, squadOf } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let one: Actor;
let other: Actor;
let moderator: Actor;
let senior: Actor;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  [one, other] = [await world.player({ cents: 2_000_00 }), await world.player({ cents: 2_000_00 })];
  moderator = await world.player({ role: 'moderator' });
  senior = await world.player({ role: 'senior_moderator' });
  admin = await world.player({ role: 'administrator' });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const disputeOver = async (subjectId: string): Promise<string> =>
  (await world.disputes(subjectId)).at(-1)?.id ?? 'none';
const decide = (judge: Actor, disputeId: string, action: DisputeAction = 'overturn') =>
  codeOf(decideDispute(world.deps, judge, world.key(), { disputeId, action, winnerId: null, reason: 'Seen.' }));
const dueOf = async (disputeId: string, reader: Actor = moderator) => {
  const { answersDue, answerableUntil } = (await findCase(world.deps, reader, disputeId)) ?? {};
  return [answerableUntil, answersDue?.map(({ side }) => side.id)];
};

/** The first has reported a victory, the other complains. */
async function complained(): Promise<string> {
  const battleId = await activeBattle(world, one, other, 10_00);
  await report(world, one, battleId, 'won');
  await complain(world, other, battleId);
  return disputeOver(battleId);
}

/** Both have reported a victory. */
async function contradicted(): Promise<string> {
  const battleId = await activeBattle(world, one, other, 10_00);
  for (const player of [one, other]) await report(world, player, battleId, 'won');
  return disputeOver(battleId);
}

describe('a case over a complaint', () => {
  it('is decided by nobody of the staff while the other side may answer, and by anybody from the very end of the 12 hours', async () => {
    const disputeId = await complained();
    const until = world.now + ANSWER_WINDOW;
    for (const reader of [one, other, moderator]) expect(await dueOf(disputeId, reader)).toEqual([until, [one.userId]]);
    expect((await findCase(world.deps, other, disputeId))?.answersDue).toMatchObject([
      { side: { name: one.username }, players: [{ id: one.userId, username: one.username }] },
    ]);
    world.pass(ANSWER_WINDOW - 1);
    for (const judge of [moderator, senior, admin])
      for (const action of DISPUTE_ACTIONS.filter((kind) => kind !== 'escalate'))
        expect(await decide(judge, disputeId, action)).toBe('ANSWER_DUE');
    const refused = await decideDispute(world.deps, admin, world.key(), {
      disputeId,
      action: 'void',
      winnerId: null,
      reason: 'Seen.',
    }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).refusal.data).toEqual({ until });
    world.pass(1);
    expect(await dueOf(disputeId)).toEqual([null, []]);
    expect(await decide(moderator, disputeId)).toBe('ok');
  });

  it('is taken and escalated meanwhile, and waits for its answer with a senior too', async () => {
    const disputeId = await complained();
    expect(await codeOf(takeDispute(world.deps, moderator, world.key(), disputeId))).toBe('ok');
    expect(await decide(moderator, disputeId, 'escalate')).toBe('ok');
    expect(await decide(senior, disputeId)).toBe('ANSWER_DUE');
    expect(await codeOf(say(world, one, disputeId))).toBe('ok');
    await nothingToAdd(world, disputeId);
    expect(await decide(senior, disputeId)).toBe('ok');
  });

  it('waits no more for a side that has nothing to add, which its own side alone says, once for a key', async () => {
    const disputeId = await complained();
    for (const stranger of [moderator, await world.player()])
      expect(await codeOf(waive(world, stranger, disputeId))).toBe('NOT_FOUND');
    expect(await codeOf(waive(world, other, disputeId))).toBe('ok');
    expect(await decide(moderator, disputeId)).toBe('ANSWER_DUE');
    const key = world.key();
    for (let n = 0; n < 2; n++) expect(await codeOf(waive(world, one, disputeId, key))).toBe('ok');
    expect(await dueOf(disputeId)).toEqual([null, []]);
    // What the other side adds may be answered anew; the old word under its key does not speak to it.
    expect(await codeOf(say(world, other, disputeId))).toBe('ok');
    expect(await codeOf(waive(world, one, disputeId, key))).toBe('ok');
    expect(await decide(moderator, disputeId)).toBe('ANSWER_DUE');
    expect(await codeOf(waive(world, one, disputeId))).toBe('ok');
    expect(await decide(moderator, disputeId)).toBe('ok');
    expect(await codeOf(waive(world, one, disputeId))).toBe('DISPUTE_DECIDED');
  });

  it('gives the complainer 12 whole hours to answer the answer, takes nothing new after 24, and leaves the last word to who answers then', async () => {
    const disputeId = await complained();
    const openedAt = world.now;
    const found = async () => (await findCase(world.deps, other, disputeId))?.evidenceUntil;
    expect(await found()).toBe(openedAt + EVIDENCE_WINDOW);
    expect(await codeOf(say(world, one, disputeId))).toBe('ok');
    expect(await dueOf(disputeId)).toEqual([openedAt + ANSWER_WINDOW, [other.userId]]);
    for (const player of [other, one]) {
      world.pass(11 * HOUR);
      expect(await codeOf(say(world, player, disputeId))).toBe('ok');
      expect(await dueOf(disputeId)).toEqual([world.now + ANSWER_WINDOW, [(player === one ? other : one).userId]]);
    }
    world.pass(2 * HOUR);
    // Whoever is asked nothing brings nothing new, which nobody could answer; whoever is asked answers once.
    const late = { disputeId, words: 'See.', evidenceUrl: '', fileIds: [] };
    const refused = await addEvidence(world.deps, one, world.key(), late).catch((error: unknown) => error);
    expect((refused as Refused).refusal).toMatchObject({
      code: 'EVIDENCE_CLOSED',
      data: { since: openedAt + EVIDENCE_WINDOW },
    });
    world.pass(10 * HOUR - 1);
    expect(await decide(moderator, disputeId)).toBe('ANSWER_DUE');
    expect(await codeOf(say(world, other, disputeId))).toBe('ok');
    expect(await dueOf(disputeId)).toEqual([null, []]);
    for (const player of [one, other]) expect(await codeOf(say(world, player, disputeId))).toBe('EVIDENCE_CLOSED');
    expect(await decide(moderator, disputeId)).toBe('ok');
    expect(await found()).toBeNull();
  });

  it('is decided 36 hours after it was opened, whoever has not answered', async () => {
    const disputeId = await complained();
    world.pass(EVIDENCE_WINDOW - 1);
    expect(await codeOf(say(world, other, disputeId))).toBe('ok');
    world.pass(ANSWER_WINDOW - 1);
    expect(await decide(moderator, disputeId)).toBe('ANSWER_DUE');
    world.pass(1);
    expect(await decide(moderator, disputeId)).toBe('ok');
  });

  it.each(['suspended', 'banned', 'closed'] as const)('is not held by an account that is %s', async (status) => {
    const gone = await world.player({ cents: 100_00 });
    const battleId = await activeBattle(world, gone, other, 10_00);
    await complain(world, other, battleId);
    const disputeId = await disputeOver(battleId);
    expect(await decide(moderator, disputeId, 'void')).toBe('ANSWER_DUE');
    await world.db.transact((tx) => tx.update(users).set({ status }).where(eq(users.id, gone.userId)));
    expect(await dueOf(disputeId)).toEqual([null, []]);
    expect(await decide(moderator, disputeId, 'void')).toBe('ok');
  });
});

it('is decided at once where both results contradict each other, and waits for an answer to what is added then', async () => {
  expect(await decide(moderator, await contradicted())).toBe('ok');
  const disputeId = await contradicted();
  expect(await codeOf(say(world, one, disputeId))).toBe('ok');
  expect(await decide(moderator, disputeId)).toBe('ANSWER_DUE');
  expect(await codeOf(say(world, other, disputeId))).toBe('ok');
  expect(await dueOf(disputeId)).toEqual([world.now + ANSWER_WINDOW, [one.userId]]);
  expect(await codeOf(waive(world, one, disputeId))).toBe('ok');
  expect(await decide(moderator, disputeId)).toBe('ok');
});

it('waits for both sides where the games speak against each other', async () => {
  const battleId = await activeBattle(world, one, other, 10_00);
  await world.db.transact(async (tx) => {
    const row = await lockBattle(tx, battleId);
    if (row) await disputeByProof(world.deps, { tx, row, at: world.now }, 'The games do not fit together.');
  });
  const disputeId = await disputeOver(battleId);
  expect(await dueOf(disputeId)).toEqual([world.now + ANSWER_WINDOW, [one.userId, other.userId]]);
  expect(await codeOf(waive(world, one, disputeId))).toBe('ok');
  expect(await decide(moderator, disputeId, 'void')).toBe('ANSWER_DUE');
  expect(await codeOf(waive(world, other, disputeId))).toBe('ok');
  expect(await decide(moderator, disputeId, 'void')).toBe('ok');
});

it('has any player of a line-up answer for the team', async () => {
  const [home, away] = [await squadOf(world, 'Answer Home', 1), await squadOf(world, 'Answer Away', 1)];
  const id = await runningBattle(world, home, away, 10_00);
  for (const squad of [home, away]) await teamReport(world, squad, id, 'won');
  const disputeId = await disputeOver(id);
  expect(await codeOf(say(world, home.captain, disputeId))).toBe('ok');
  expect(await dueOf(disputeId)).toEqual([world.now + ANSWER_WINDOW, [away.id]]);
  const [mate] = away.members;
  expect(await codeOf(say(world, mate as Actor, disputeId))).toBe('ok');
  expect(await dueOf(disputeId)).toEqual([world.now + ANSWER_WINDOW, [home.id]]);
  expect(await codeOf(waive(world, home.members[0] as Actor, disputeId))).toBe('ok');
  expect(await decide(moderator, disputeId, 'void')).toBe('ok');
});

it('gives the other side of an appeal the same time, 36 hours after it was filed at the most (BC-13)', async () => {
  const disputeId = await contradicted();
  expect(await decide(moderator, disputeId, 'confirm')).toBe('ok');
  world.pass(40 * HOUR);
  const filing = { disputeId, words: 'Watch 12:40.' };
  expect(await codeOf(fileAppeal(world.deps, other, world.key(), filing))).toBe('ok');
  const filedAt = world.now;
  const judge = (verdict: 'uphold' | 'overturn') =>
    codeOf(
      decideAppeal(world.deps, senior, world.key(), {
        disputeId,
        verdict,
        winnerId: verdict === 'overturn' ? other.userId : null,
        reason: 'Looked at anew.',
      }),
    );
  expect(await dueOf(disputeId)).toEqual([filedAt + ANSWER_WINDOW, [one.userId]]);
  for (const verdict of APPEAL_VERDICTS) expect(await judge(verdict)).toBe('ANSWER_DUE');
  world.pass(11 * HOUR);
  expect(await codeOf(say(world, one, disputeId))).toBe('ok');
  expect(await dueOf(disputeId)).toEqual([filedAt + 23 * HOUR, [other.userId]]);
  world.pass(11 * HOUR);
  for (const player of [other, one]) expect(await codeOf(say(world, player, disputeId))).toBe('ok');
  expect(await dueOf(disputeId)).toEqual([filedAt + 34 * HOUR, [other.userId]]);
  world.pass(2 * HOUR);
  expect(await codeOf(say(world, one, disputeId))).toBe('EVIDENCE_CLOSED');
  world.pass(10 * HOUR);
  expect(await judge('overturn')).toBe('ok');
  expect(await codeOf(waive(world, one, disputeId))).toBe('DISPUTE_DECIDED');
});

it('tells a side once that there is something to answer, and again when it has had its word and more comes', async () => {
  const disputeId = await contradicted();
  const told = async (actor: Actor): Promise<string[]> => {
    await deliverEverything(world.deps, openLog('silent'));
    const rows = await world.db.read
      .select({ message: notifications.message })
      .from(notifications)
      .where(and(eq(notifications.userId, actor.userId), eq(notifications.title, 'Your answer is needed')))
      .orderBy(asc(notifications.id));
    return rows.map(({ message }) => message);
  };
  const before = { one: (await told(one)).length, other: (await told(other)).length };
  for (let n = 0; n < 2; n++) expect(await codeOf(say(world, one, disputeId))).toBe('ok');
  expect((await told(other)).slice(before.other)).toEqual([expect.stringContaining('You have 12 hours to answer.')]);
  expect(await told(one)).toHaveLength(before.one);
  expect(await codeOf(waive(world, other, disputeId))).toBe('ok');
  world.pass(EVIDENCE_WINDOW - HOUR);
  expect(await codeOf(say(world, one, disputeId))).toBe('ok');
  expect((await told(other)).slice(before.other + 1)).toEqual([
    expect.stringContaining('You have 12 hours to answer.'),
  ]);
  await nothingToAdd(world, disputeId);
});
