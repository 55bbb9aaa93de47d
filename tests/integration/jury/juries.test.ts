import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { disputes } from '../../../db/disputes/dispute.table.ts';
import { type SummonsRow, juries, jurors } from '../../../db/jury/jury.table.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { knownAddresses } from '../../../db/security/second-factor.table.ts';
import { gameRecords } from '../../../db/results/result.table.ts';
import { verifyBalances } from '../../../db/wallet/verify-ledger.ts';
import { ANSWER_WINDOW, EVIDENCE_WINDOW } from '../../../domain/disputes/answer.ts';
import { APPEAL_WINDOW } from '../../../domain/disputes/appeal.ts';
import { DRAW_AGAIN_MS, JURORS, JURY_WAIT_MS, SUMMONS_MS } from '../../../domain/jury/jury.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { addEvidence } from '../../../gateway/disputes/evidence/add-evidence.ts';
import { decideAppeal } from '../../../gateway/disputes/appeals/decide-appeal.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { fileAppeal } from '../../../gateway/disputes/appeals/file-appeal.ts';
import { declineSummons } from '../../../gateway/jury/decline-summons.ts';
import { keepJuries } from '../../../gateway/jury/keep-juries.ts';
import { readDuty } from '../../../gateway/jury/read-duty.ts';
import { serveAsJuror } from '../../../gateway/jury/serve-as-juror.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import {
  actorBy,
  benchOf,
  complained,
  contradicted,
  drawn,
  drawnFor,
  isOnBench,
  juryOf,
  look,
  openJuries,
  switchJury,
  veteran,
  vote,
} from '../../support/jury-steps.ts';
import { nothingToAdd, say } from '../../support/dispute-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { archived } from '../../support/personal-data.ts';

let world: World;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  await openJuries(world);
});
afterEach(async () => {
  expect(await verifyBalances(world.db.read)).toEqual([]);
  await world.close();
});

const decide = async (judge: Actor, disputeId: string, action: 'confirm' | 'overturn' | 'void' | 'dismiss') => {
  await nothingToAdd(world, disputeId);
  await decideDispute(world.deps, judge, world.key(), { disputeId, action, winnerId: null, reason: 'Seen.' });
};

/** Every juror of a case votes alike. */
async function allVote(bench: readonly Actor[], disputeId: string, choice: 'a' | 'b' | 'neither'): Promise<void> {
  for (const { id, jurorId } of await drawnFor(world, disputeId))
    await vote(world, actorBy(bench, jurorId), id, choice);
}

/** Puts somebody on the list who could not have come there by the rules. */
const serveAnyway = ({ userId }: Actor) =>
  world.db.transact((tx) => tx.insert(jurors).values({ userId, place: world.deps.newId(), since: world.now }));

/** The letter of a side: by their ids. */
const letterOf = (one: Actor, other: Actor): 'a' | 'b' => (one.userId < other.userId ? 'a' : 'b');

it('draws three strangers once a case takes nothing new, a day after it was filed, tells each without naming anybody, and none of them again', async () => {
  const bench = await benchOf(world, 6);
  const { disputeId, one, other } = await contradicted(world);
  await look(world);
  world.pass(JURY_WAIT_MS - 1);
  await look(world);
  expect(await drawnFor(world, disputeId)).toEqual([]);
  world.pass(1);
  await look(world);
  const summonses = await drawnFor(world, disputeId);
  expect(new Set(summonses.map(({ jurorId }) => jurorId)).size).toBe(JURORS);
  for (const { jurorId, answerBy } of summonses) {
    expect(bench.map(({ userId }) => userId)).toContain(jurorId);
    expect(answerBy).toBe(world.now + SUMMONS_MS);
    await look(world);
    const told = await world.db.read.select().from(notifications).where(eq(notifications.userId, jurorId));
    expect(told.map(({ title, link }) => [title, link])).toEqual([['You have a case to review', '/jury']]);
    for (const { message } of told) expect(message).not.toMatch(new RegExp(`${one.username}|${other.username}`));
  }
  expect(await keepJuries(world.deps)).toBe(0);
});

it('draws nobody before the last answer has come or its time is over, however long after the filing', async () => {
  await benchOf(world, JURORS);
  const { disputeId, one, other } = await complained(world);
  await look(world);
  world.pass(EVIDENCE_WINDOW - HOUR);
  expect(await codeOf(say(world, other, disputeId))).toBe('ok');
  world.pass(ANSWER_WINDOW - 1);
  await look(world);
  expect(await drawnFor(world, disputeId)).toEqual([]);
  world.pass(1);
  await look(world);
  expect(await drawnFor(world, disputeId)).toHaveLength(JURORS);
  for (const player of [one, other]) expect(await codeOf(say(world, player, disputeId))).toBe('EVIDENCE_CLOSED');
});

it('draws nobody while the flag is off, for a case that was filed meanwhile, and above the set sum', async () => {
  await benchOf(world, 4);
  await switchJury(world, false);
  const off = await drawn(world);
  expect(await juryOf(world, off.disputeId)).toBeUndefined();
  await switchJury(world, true);
  await world.configure('jury_max_pool', '99.99');
  const above = await drawn(world);
  expect(await drawnFor(world, above.disputeId)).toEqual([]);
  await world.configure('jury_max_pool', '100');
  expect(await drawnFor(world, (await drawn(world)).disputeId)).toHaveLength(JURORS);
});

it('draws nobody of the parties, their friends, those who share a browser or network with them, who were sanctioned or who play another game', async () => {
  const [friend, warned, neighbour, elsewhere, stranger] = (await benchOf(world, 5)) as [
    Actor,
    Actor,
    Actor,
    Actor,
    Actor,
  ];
  const found = await contradicted(world);
  for (const party of [found.one, found.other]) await serveAnyway(party);
  await world.befriend(friend, found.one);
  await world.db.transact(async (tx) => {
    await tx.update(gameRecords).set({ game: 'cs2' }).where(eq(gameRecords.userId, elsewhere.userId));
    for (const { userId } of [neighbour, found.other])
      await tx.insert(knownAddresses).values({ userId, addressHash: 'one-network', lastSeenAt: world.now });
  });
  await world.db.transact((tx) =>
    tx.insert(auditLog).values({
      id: world.deps.newId(),
      actorId: stranger.userId,
      action: 'account.warned',
      subject: 'account',
      subjectId: warned.userId,
      reason: 'Be kind.',
      data: {},
      at: world.now,
    }),
  );
  await look(world);
  world.pass(JURY_WAIT_MS);
  await look(world);
  expect((await drawnFor(world, found.disputeId)).map(({ jurorId }) => jurorId)).toEqual([stranger.userId]);
  // Looked for again, once somebody is there.
  expect((await juryOf(world, found.disputeId))?.dueAt).toBe(world.now + DRAW_AGAIN_MS);
});

it('puts no second case to a juror who has one', async () => {
  const bench = await benchOf(world, 3);
  const first = await contradicted(world);
  await look(world);
  world.pass(HOUR);
  const second = await contradicted(world);
  await look(world);
  world.pass(JURY_WAIT_MS - HOUR);
  await look(world);
  expect(await drawnFor(world, first.disputeId)).toHaveLength(JURORS);
  world.pass(HOUR);
  await look(world);
  expect(await drawnFor(world, second.disputeId)).toEqual([]);
  await allVote(bench, first.disputeId, 'a');
  world.pass(DRAW_AGAIN_MS);
  await look(world);
  expect(await drawnFor(world, second.disputeId)).toHaveLength(JURORS);
});

it('replaces who does not answer within 24 hours, who serves no more then, and who leaves it to somebody else, who does', async () => {
  const bench = await benchOf(world, 6);
  const { disputeId } = await drawn(world);
  const [lazy, shy, eager] = (await drawnFor(world, disputeId)) as [SummonsRow, SummonsRow, SummonsRow];
  await vote(world, actorBy(bench, eager.jurorId), eager.id, 'a');
  await declineSummons(world.deps, actorBy(bench, shy.jurorId), shy.id);
  await look(world);
  expect(await drawnFor(world, disputeId)).toHaveLength(4);
  expect(await isOnBench(world, actorBy(bench, shy.jurorId))).toBe(true);
  world.pass(SUMMONS_MS - 1);
  await look(world);
  expect(await drawnFor(world, disputeId)).toHaveLength(4);
  world.pass(1);
  expect(await codeOf(vote(world, actorBy(bench, lazy.jurorId), lazy.id, 'a'))).toBe('SUMMONS_OVER');
  await look(world);
  expect(await isOnBench(world, actorBy(bench, lazy.jurorId))).toBe(false);
  const later = await drawnFor(world, disputeId);
  expect(later).toHaveLength(6);
  expect(new Set(later.map(({ jurorId }) => jurorId)).size).toBe(6);
});

it('shows a juror the case without names, links, files and money, and nobody else’s vote', async () => {
  const bench = await benchOf(world, 3);
  const found = await drawn(world, async () => {
    const filed = await complained(world);
    await addEvidence(world.deps, filed.other, world.key(), {
      disputeId: filed.disputeId,
      words: `${filed.one.username.toUpperCase()} admits it on https://clips.example/x`,
      evidenceUrl: 'https://clips.example/x',
      fileIds: [],
    });
    return filed;
  });
  const [first, second] = await drawnFor(world, found.disputeId);
  await vote(world, actorBy(bench, first?.jurorId ?? ''), first?.id ?? '', 'a');
  const duty = await readDuty(world.deps, actorBy(bench, second?.jurorId ?? ''));
  const accuser = letterOf(found.other, found.one);
  const accused = accuser === 'a' ? 'b' : 'a';
  expect(duty.case).toMatchObject({ id: second?.id, gameTitle: 'Valorant', type: 'cheating' });
  expect(duty.case?.timeline).toMatchObject([
    { kind: 'report', side: accused, winner: accused, words: '13–9', hasLink: true, afterMinutes: 0 },
    { kind: 'complaint', side: accuser, words: 'The other player used an aimbot.' },
    { kind: 'evidence', side: accuser, words: `Side ${accused.toUpperCase()} admits it on (link)`, hasLink: true },
  ]);
  const text = JSON.stringify(duty).toLowerCase();
  for (const secret of [found.one, found.other].flatMap(({ userId, username }) => [userId, username]))
    expect(text).not.toContain(secret.toLowerCase());
  for (const secret of [found.battleId, found.disputeId, 'clips.example', '5000', '10000', first?.jurorId ?? ''])
    expect(text).not.toContain(secret);
});

it('takes one vote of a juror, in time, while the case is undecided and the flag is on, and no vote of anybody else', async () => {
  const bench = await benchOf(world, 5);
  const { disputeId, one } = await drawn(world);
  const [own, next, last] = await drawnFor(world, disputeId);
  const [mine, his, hers] = [own, next, last].map((summons) => actorBy(bench, summons?.jurorId ?? ''));
  if (!own || !next || !last || !mine || !his || !hers) throw new Error('three were drawn');
  const undrawn = bench.find(({ userId }) => ![own, next, last].some(({ jurorId }) => jurorId === userId));
  expect(await codeOf(vote(world, undrawn ?? one, own.id, 'a'))).toBe('SUMMONS_OVER');
  expect(await codeOf(vote(world, one, own.id, 'a'))).toBe('SUMMONS_OVER');
  expect(await codeOf(vote(world, mine, next.id, 'a'))).toBe('SUMMONS_OVER');
  const key = world.key();
  expect(await vote(world, mine, own.id, 'a', key)).toBe(own.id);
  expect(await vote(world, mine, own.id, 'a', key)).toBe(own.id);
  expect(await codeOf(vote(world, mine, own.id, 'b'))).toBe('SUMMONS_OVER');
  await world.befriend(his, one);
  expect(await codeOf(vote(world, his, next.id, 'a'))).toBe('OWN_DISPUTE');
  await switchJury(world, false);
  expect(await codeOf(vote(world, hers, last.id, 'a'))).toBe('JURY_OFF');
  await switchJury(world, true);
  await decide(await world.player({ role: 'moderator' }), disputeId, 'confirm');
  expect(await codeOf(vote(world, hers, last.id, 'a'))).toBe('SUMMONS_OVER');
  const lines = await world.db.read.select().from(auditLog).where(eq(auditLog.action, 'jury.voted'));
  expect(lines).toMatchObject([{ actorId: mine.userId, subjectId: own.id, data: { disputeId, weight: 50 } }]);
});

it('counts votes for the record once nothing can change the decision: after 48 hours, by the appeal where there is one', async () => {
  const bench = await benchOf(world, 3);
  const moderator = await world.player({ role: 'moderator' });
  const record = async (actor: Actor | undefined) => (await readDuty(world.deps, actor ?? moderator)).record;
  const first = await drawn(world);
  const right = letterOf(first.one, first.other);
  await allVote(bench, first.disputeId, right);
  await decide(moderator, first.disputeId, 'confirm');
  await look(world);
  world.pass(APPEAL_WINDOW);
  await look(world);
  expect(await record(bench[0])).toEqual({ votes: 1, judged: 0, agreed: 0, weight: 50 });
  world.pass(1);
  await look(world);
  expect(await record(bench[0])).toEqual({ votes: 1, judged: 1, agreed: 1, weight: 60 });

  const second = await drawn(world);
  await allVote(bench, second.disputeId, letterOf(second.one, second.other));
  expect((await drawnFor(world, second.disputeId)).map(({ weight }) => weight)).toEqual([60, 60, 60]);
  await decide(moderator, second.disputeId, 'confirm');
  await fileAppeal(world.deps, second.other, world.key(), { disputeId: second.disputeId, words: 'Watch 12:40.' });
  world.pass(APPEAL_WINDOW + 1);
  await look(world);
  expect(await record(bench[0])).toMatchObject({ votes: 2, judged: 1 });
  await decideAppeal(world.deps, await world.player({ role: 'senior_moderator' }), world.key(), {
    disputeId: second.disputeId,
    verdict: 'overturn',
    winnerId: second.other.userId,
    reason: 'Seen anew.',
  });
  await look(world);
  expect(await record(bench[0])).toEqual({ votes: 2, judged: 2, agreed: 1, weight: 50 });
  const third = await drawn(world, complained);
  await allVote(bench, third.disputeId, 'neither');
  await decide(moderator, third.disputeId, 'void');
  await look(world);
  world.pass(APPEAL_WINDOW + 1);
  await look(world);
  expect(await record(bench[0])).toMatchObject({ votes: 3, judged: 3, agreed: 2 });
});

it('lets those serve who may, and lets a case go of who stops', async () => {
  const fresh = await veteran(world);
  expect(await codeOf(serveAsJuror(world.deps, fresh, true))).toBe('JUROR_UNFIT');
  expect((await readDuty(world.deps, fresh)).hurdles).toEqual(['new-account']);
  const bench = await benchOf(world, 4);
  await serveAsJuror(world.deps, fresh, true);
  expect(await readDuty(world.deps, fresh)).toMatchObject({
    isOn: true,
    isServing: true,
    hurdles: [],
    games: ['Valorant'],
  });
  const { disputeId } = await drawn(world);
  const [own] = await drawnFor(world, disputeId);
  const mine = actorBy([...bench, fresh], own?.jurorId ?? '');
  await serveAsJuror(world.deps, mine, false);
  expect(await readDuty(world.deps, mine)).toMatchObject({ isServing: false, case: null });
  await look(world);
  expect((await drawnFor(world, disputeId)).filter(({ endedAt }) => endedAt === null)).toHaveLength(JURORS);
  await switchJury(world, false);
  expect(await codeOf(serveAsJuror(world.deps, mine, true))).toBe('JURY_OFF');
  expect((await archived<'cases'>(world.db.read, 'jury', mine.userId)).cases).toMatchObject([
    { game: 'valorant', votedAt: null },
  ]);
});

it('lets all jurors go of cases that were decided, and of those under way when the flag is switched off', async () => {
  await benchOf(world, 6);
  const decided = await drawn(world);
  await decide(await world.player({ role: 'moderator' }), decided.disputeId, 'confirm');
  const running = await drawn(world);
  await switchJury(world, false);
  world.pass(SUMMONS_MS);
  await look(world);
  const all = await Promise.all([decided, running].map(({ disputeId }) => drawnFor(world, disputeId)));
  for (const summonses of all) {
    expect(summonses).toHaveLength(JURORS);
    for (const { votedAt, endedAt } of summonses) expect([votedAt, endedAt === null]).toEqual([null, false]);
  }
  expect(
    await world.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'jury.voted'), inArray(auditLog.subject, ['summons']))),
  ).toEqual([]);
});

it('a case whose draw fails is put off for an hour, and as many as are drawn at once hold up nobody', async () => {
  await benchOf(world, JURORS);
  const { disputeId } = await contradicted(world);
  await look(world);
  // Cases of battles that are not there, all of them due before the one that can be drawn.
  const [filed] = await world.db.read.select().from(disputes).where(eq(disputes.id, disputeId));
  if (!filed) throw new Error('nothing was filed');
  const broken = Array.from({ length: 20 }, (_, place) => `broken-${place}`);
  await world.db.transact(async (tx) => {
    await tx.insert(disputes).values(broken.map((id) => ({ ...filed, id, subjectId: id })));
    await tx.insert(juries).values(broken.map((id) => ({ disputeId: id, calledAt: world.now, dueAt: world.now })));
  });
  world.pass(JURY_WAIT_MS);
  await expect(keepJuries(world.deps)).rejects.toThrow('juries that could not be kept: 20');
  expect(await drawnFor(world, disputeId)).toEqual([]);
  expect(await keepJuries(world.deps)).toBe(1);
  expect(await drawnFor(world, disputeId)).toHaveLength(JURORS);
  for (const id of broken) expect((await juryOf(world, id))?.dueAt).toBe(world.now + DRAW_AGAIN_MS);
  world.pass(DRAW_AGAIN_MS);
  await expect(keepJuries(world.deps)).rejects.toThrow('juries that could not be kept: 20');
});

it('a draw that failed once is made an hour later', async () => {
  await benchOf(world, JURORS);
  const { disputeId } = await contradicted(world);
  await look(world);
  world.pass(JURY_WAIT_MS);
  const randomBytes = () => {
    throw new Error('no dice');
  };
  await expect(keepJuries({ ...world.deps, randomBytes })).rejects.toThrow('juries that could not be kept: 1');
  expect(await drawnFor(world, disputeId)).toEqual([]);
  expect(await keepJuries(world.deps)).toBe(0);
  world.pass(DRAW_AGAIN_MS);
  expect(await keepJuries(world.deps)).toBe(1);
  expect(await drawnFor(world, disputeId)).toHaveLength(JURORS);
});
