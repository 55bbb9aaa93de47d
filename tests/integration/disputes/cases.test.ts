import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { listOpenDisputes } from '../../../db/disputes/dispute.queries.ts';
import { PRIOR_WINDOW } from '../../../domain/disputes/dispute.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { CONTESTED_KINDS } from '../../../domain/shared/subjects.ts';
import { addEvidence } from '../../../gateway/disputes/evidence/add-evidence.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { escalateDisputes } from '../../../gateway/disputes/escalate-disputes.ts';
import { findCase, readCases } from '../../../gateway/disputes/read-case.ts';
import { openEvidence } from '../../../gateway/disputes/evidence/open-evidence.ts';
import { takeDispute } from '../../../gateway/disputes/take-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { activeBattle, complain, recordingOf, report } from '../../support/battle-steps.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { join, report as teamReport, runningBattle, squadOf } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { archived } from '../../support/personal-data.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const pair = async (): Promise<[Actor, Actor]> => [
  await world.player({ cents: 2_000_00 }),
  await world.player({ cents: 2_000_00 }),
];
const disputeOver = async (subjectId: string): Promise<string> =>
  (await world.disputes(subjectId)).at(-1)?.id ?? 'none';
const decide = async (judge: Actor, disputeId: string, action: 'void' | 'dismiss' | 'overturn') => {
  await nothingToAdd(world, disputeId);
  return codeOf(decideDispute(world.deps, judge, world.key(), { disputeId, action, winnerId: null, reason: 'Seen.' }));
};
const show = (actor: Actor, disputeId: string, evidenceUrl: string, words = '') =>
  codeOf(addEvidence(world.deps, actor, world.key(), { disputeId, words, evidenceUrl, fileIds: [] }));

it('has a room that answers for each kind of contest that can be disputed', () => {
  expect([...world.deps.wiring.contested.keys()].toSorted()).toEqual(CONTESTED_KINDS.toSorted());
});

it('queues disputes of all kinds together, the most urgent first and the oldest of these before the newer, page by page', async () => {
  const [one, other] = await pair();
  const [home, away] = [
    await squadOf(world, 'Queue Home', 0, 2_000_00),
    await squadOf(world, 'Queue Away', 0, 2_000_00),
  ];
  const opened: string[] = [];
  for (const [kind, cents] of [
    ['battle', 10_00],
    ['team', 600_00],
    ['battle', 500_00],
    ['team', 60_00],
    ['battle', 60_00],
  ] as const) {
    world.pass(1_000);
    if (kind === 'battle') {
      const id = await activeBattle(world, one, other, cents);
      await complain(world, one, id);
      opened.push(await disputeOver(id));
    } else {
      const id = await runningBattle(world, home, away, cents);
      for (const squad of [home, away]) await teamReport(world, squad, id, 'won');
      opened.push(await disputeOver(id));
    }
  }
  const expected = [1, 2, 3, 4, 0].map((index) => opened[index]);
  const whole = await listOpenDisputes(world.db.read, 'nobody', 10, null);
  expect(whole.map(({ id }) => id)).toEqual(expected);
  const paged: string[] = [];
  for (let past = null as { urgency: number; id: string } | null; ;) {
    const page = await listOpenDisputes(world.db.read, 'nobody', 2, past);
    paged.push(...page.map(({ id }) => id));
    past = page.at(-1) ?? null;
    if (page.length < 2) break;
  }
  expect(paged).toEqual(expected);
  const cases = await readCases(world.deps, whole);
  expect(cases.map(({ subjectKind, contest }) => [subjectKind, contest.title, contest.heldCents])).toEqual([
    ['team-battle', 'Queue Home vs Queue Away', 1_260_00],
    ['battle', expect.any(String), 1_050_00],
    ['team-battle', 'Queue Home vs Queue Away', 126_00],
    ['battle', expect.any(String), 126_00],
    ['battle', expect.any(String), 21_00],
  ]);
  expect(cases[0]?.contest).toMatchObject({ standingSideId: home.id, sides: [{ id: home.id }, { id: away.id }] });
  const moderator = await world.player({ role: 'moderator' });
  for (const id of opened) expect(await decide(moderator, id, 'void')).toBe('ok');
  expect(await listOpenDisputes(world.db.read, 'nobody', 10, null)).toEqual([]);
});

it('takes evidence of the parties only, while nobody has decided, and shows it to them and staff in its order', async () => {
  const [one, other] = await pair();
  const [onlooker, moderator] = [await world.player(), await world.player({ role: 'moderator' })];
  const id = await activeBattle(world, one, other);
  await complain(world, one, id, world.key(), 'https://recordings.example/complaint');
  const disputeId = await disputeOver(id);
  world.pass(1_000);
  expect(await show(other, disputeId, 'https://recordings.example/answer', ' See 3:10. ')).toBe('ok');
  expect(await show(other, disputeId, '')).toBe('BAD_INPUT');
  for (const stranger of [onlooker, moderator])
    expect(await show(stranger, disputeId, '', 'I saw it.')).toBe('NOT_FOUND');
  expect(await show(one, 'no-such-dispute', '', 'Me.')).toBe('NOT_FOUND');
  for (const reader of [one, other, moderator])
    expect((await findCase(world.deps, reader, disputeId))?.evidence).toMatchObject([
      { by: { id: one.userId }, words: '', url: 'https://recordings.example/complaint', at: world.now - 1_000 },
      { by: { id: other.userId }, words: 'See 3:10.', url: 'https://recordings.example/answer', at: world.now },
    ]);
  expect(await findCase(world.deps, onlooker, disputeId)).toBeUndefined();
  expect(await archived(world.db.read, 'disputes', other.userId)).toMatchObject({
    opened: [],
    evidence: [{ disputeId, words: 'See 3:10.' }],
  });
  await world.db.transact((tx) => tx.update(users).set({ status: 'suspended' }).where(eq(users.id, other.userId)));
  expect(await show(other, disputeId, '', 'More.')).toBe('ACCOUNT_SUSPENDED');
  expect(await decide(onlooker, disputeId, 'void')).toBe('FORBIDDEN');
  expect(await decide(moderator, disputeId, 'void')).toBe('ok');
  expect(await show(one, disputeId, '', 'Too late.')).toBe('DISPUTE_DECIDED');
});

it('is in review by whoever takes it, left to them but for seniors, and escalates in its time all the same (AB-04, HE-08)', async () => {
  const [one, other] = await pair();
  const [ada, bob] = [await world.player({ role: 'moderator' }), await world.player({ role: 'moderator' })];
  const senior = await world.player({ role: 'senior_moderator' });
  const take = (actor: Actor, disputeId: string) => codeOf(takeDispute(world.deps, actor, world.key(), disputeId));
  const shown = async (disputeId: string) => {
    const found = await findCase(world.deps, one, disputeId);
    return [found?.status, found?.assignedModerator];
  };
  const opened: string[] = [];
  for (let n = 0; n < 2; n++) {
    const id = await activeBattle(world, one, other);
    await complain(world, one, id);
    opened.push(await disputeOver(id));
  }
  const [first = '', second = ''] = opened;
  expect(await take(one, first)).toBe('FORBIDDEN');
  expect(await take(ada, 'no-such-dispute')).toBe('NOT_FOUND');
  const codes = await Promise.all([take(ada, first), take(bob, first)]);
  expect(codes.toSorted()).toEqual(['DISPUTE_TAKEN', 'ok']);
  const [holder, colleague] = codes[0] === 'ok' ? [ada, bob] : [bob, ada];
  expect(await shown(first)).toEqual(['in_review', holder.username]);
  expect(await decide(colleague, first, 'void')).toBe('DISPUTE_TAKEN');
  expect(await take(senior, first)).toBe('ok');
  expect(await shown(first)).toEqual(['in_review', senior.username]);
  expect(await decide(holder, first, 'void')).toBe('DISPUTE_TAKEN');
  expect(await decide(senior, first, 'void')).toBe('ok');
  expect(await take(senior, first)).toBe('DISPUTE_DECIDED');

  expect(await take(ada, second)).toBe('ok');
  world.pass(72 * HOUR - 1);
  expect(await escalateDisputes(world.deps)).toBe(0);
  const waits = await findCase(world.deps, one, second);
  world.pass(1);
  expect(await escalateDisputes(world.deps)).toBe(1);
  // And is looked at one step sooner.
  expect([waits?.priority, (await findCase(world.deps, one, second))?.priority]).toEqual(['medium', 'high']);
  expect(await take(ada, second)).toBe('SENIOR_ONLY');
  expect(await take(senior, second)).toBe('ok');
  expect(await shown(second)).toEqual(['escalated', senior.username]);
  expect(await decide(senior, second, 'void')).toBe('ok');
});

it('looks one step sooner at a case of whoever had two overturned, also as the one who complains, for 90 days', async () => {
  const [cheat, honest] = await pair();
  const [third, fourth] = await pair();
  const moderator = await world.player({ role: 'moderator' });
  const priorityOf = async (disputeId: string) => (await findCase(world.deps, moderator, disputeId))?.priority;
  const caseOf = async (complainer: Actor, creator: Actor, opponent: Actor, winner: Actor | null) => {
    const id = await activeBattle(world, creator, opponent, 50_00);
    if (winner) await report(world, winner, id, 'won');
    await complain(world, complainer, id, world.key(), recordingOf(winner ?? complainer) + id);
    return disputeOver(id);
  };
  const end = (disputeId: string, action: 'void' | 'overturn') => decide(moderator, disputeId, action);

  for (let n = 0; n < 2; n++) {
    const id = await caseOf(honest, cheat, honest, cheat);
    expect([await priorityOf(id), await end(id, 'overturn')]).toEqual(['medium', 'ok']);
  }
  const again = await caseOf(third, cheat, third, null);
  expect([await priorityOf(again), await end(again, 'void')]).toEqual(['high', 'ok']);
  const own = await caseOf(cheat, third, cheat, null);
  expect([await priorityOf(own), await end(own, 'void')]).toEqual(['high', 'ok']);
  // Who was found right has no case to their name, and neither has anybody else.
  const others = await caseOf(fourth, honest, fourth, null);
  expect([await priorityOf(others), await end(others, 'void')]).toEqual(['medium', 'ok']);
  world.pass(PRIOR_WINDOW + 1);
  const late = await caseOf(third, cheat, third, null);
  expect([await priorityOf(late), await end(late, 'void')]).toEqual(['medium', 'ok']);
});

it('lets nobody decide over a battle of their own or of a teammate’s, nor over one of their team', async () => {
  const squad = await squadOf(world, 'Judges', 0);
  const mate = await world.player({ role: 'administrator' });
  await join(world, squad, mate);
  const rival = await world.player({ cents: 500_00, role: 'moderator' });
  const id = await activeBattle(world, squad.captain, rival, 10_00);
  await complain(world, rival, id);
  const disputeId = await disputeOver(id);
  for (const judge of [rival, mate]) expect(await decide(judge, disputeId, 'void')).toBe('OWN_DISPUTE');
  const away = await squadOf(world, 'Others', 0);
  const teamBattleId = await runningBattle(world, squad, away, 10_00);
  for (const side of [squad, away]) await teamReport(world, side, teamBattleId, 'won');
  // In the team now, though not in the line-up.
  const late = await world.player({ role: 'moderator' });
  await join(world, away, late);
  for (const judge of [mate, late])
    expect(await decide(judge, await disputeOver(teamBattleId), 'void')).toBe('OWN_DISPUTE');
  const moderator = await world.player({ role: 'moderator' });
  for (const one of [disputeId, await disputeOver(teamBattleId)])
    expect(await decide(moderator, one, 'void')).toBe('ok');
});

it('does not take a dismissed dispute over a battle again without a link that is new in the case', async () => {
  const [one, other] = await pair();
  const moderator = await world.player({ role: 'moderator' });
  const id = await activeBattle(world, one, other, 10_00);
  const link = (name: string) => `https://recordings.example/${name}`;
  const raise = (actor: Actor, url: string) => codeOf(complain(world, actor, id, world.key(), url));
  expect(await raise(one, link('first'))).toBe('ok');
  expect(await show(other, await disputeOver(id), link('answer'))).toBe('ok');
  expect(await decide(moderator, await disputeOver(id), 'dismiss')).toBe('ok');
  for (const url of ['', link('first'), link('answer'), link('first#t=30')])
    for (const player of [one, other]) expect(await raise(player, url)).toBe('NEW_EVIDENCE_REQUIRED');
  expect((await world.battle(id)).status).toBe('active');
  expect(await raise(one, link('second'))).toBe('ok');
  expect(await decide(moderator, await disputeOver(id), 'dismiss')).toBe('ok');
  expect(await raise(one, link('second'))).toBe('NEW_EVIDENCE_REQUIRED');
  // Two results that differ are nobody's complaint.
  await report(world, one, id, 'won');
  await report(world, other, id, 'won');
  expect((await world.disputes(id)).map(({ action }) => action)).toEqual(['dismiss', 'dismiss', null]);
});

it('shows in the case who of the staff opened a piece of evidence and when first, and keeps nothing of parties', async () => {
  const [one, other] = await pair();
  const [ada, senior] = [await world.player({ role: 'moderator' }), await world.player({ role: 'senior_moderator' })];
  const id = await activeBattle(world, one, other);
  await complain(world, one, id, world.key(), 'https://recordings.example/opened');
  const disputeId = await disputeOver(id);
  const [piece] = (await findCase(world.deps, one, disputeId))?.evidence ?? [];
  const evidenceId = piece?.id ?? '';
  const open = (actor: Actor) => codeOf(openEvidence(world.deps, actor, evidenceId));
  const firstAt = world.now;
  expect(await Promise.all([open(ada), open(ada), open(one)])).toEqual(['ok', 'ok', 'ok']);
  world.pass(HOUR);
  expect([await open(ada), await open(senior)]).toEqual(['ok', 'ok']);
  expect(await codeOf(openEvidence(world.deps, ada, 'no-such-piece'))).toBe('NOT_FOUND');
  for (const reader of [one, other, ada])
    expect((await findCase(world.deps, reader, disputeId))?.readings).toMatchObject([
      { byName: ada.username, at: firstAt },
      { byName: senior.username, at: firstAt + HOUR },
    ]);
});
