// @module-tag engines
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { type DisputeRow, disputeEvidence } from '../../../db/disputes/dispute.table.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import type { DisputeAction } from '../../../domain/disputes/dispute.ts';
import { EVIDENCE_MAX } from '../../../domain/disputes/evidence.ts';
import { addEvidence } from '../../../gateway/disputes/evidence/add-evidence.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { escalateDisputes } from '../../../gateway/disputes/escalate-disputes.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { activeBattle, complain, report } from '../../support/battle-steps.ts';
import { say, waive } from '../../support/dispute-steps.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { Race } from '../../support/race.ts';
import { report as teamReport, rosterOf, runningBattle, squadOf, storedTeamBattle } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const HOUR = 3_600_000;

interface Ruling {
  readonly actor: Actor;
  readonly disputeId: string;
  readonly action: DisputeAction;
}

let world: World;
/** Two further gateways on the same database; SQLite belongs to one process. */
let race: Race | null = null;

beforeAll(async () => {
  world = await World.open({ connections: 8 });
  if (engine === 'postgres') race = await Race.open(world.url, () => world.now);
});
afterAll(async () => {
  await race?.close();
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

/** All at the same moment: dealt out to two gateways on PostgreSQL, on one connection's queue on SQLite. */
async function decideAtOnce(rulings: readonly Ruling[]): Promise<string[]> {
  if (race) return (await race.run(rulings.map((ruling) => ({ use: 'decide', ...ruling })))).map(({ code }) => code);
  return Promise.all(
    rulings.map((ruling) =>
      codeOf(decideDispute(world.deps, ruling.actor, world.key(), { ...ruling, winnerId: null, reason: 'Seen.' })),
    ),
  );
}

/** What moved the money of a contest after it was held. */
const movementsOf = async (subjectId: string): Promise<string[]> => {
  const rows = await world.db.read
    .select({ kind: transfers.kind })
    .from(transfers)
    .where(and(eq(transfers.subjectId, subjectId), inArray(transfers.kind, ['settle', 'refund'])));
  return rows.map(({ kind }) => kind);
};

const auditOf = (dispute: DisputeRow) =>
  world.db.read
    .select({ actorId: auditLog.actorId, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'dispute'), eq(auditLog.subjectId, dispute.id)));

async function disputedBattle(): Promise<string> {
  const [one, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
  const id = await activeBattle(world, one, other, 10_00);
  await report(world, one, id, 'won');
  await report(world, other, id, 'won');
  return id;
}

const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ironwood', 'Juniper'];
let squads = 0;
async function disputedTeamBattle(): Promise<string> {
  const name = `${NAMES[squads % 10]} ${NAMES[Math.floor(squads++ / 10)]}`;
  const [home, away] = [await squadOf(world, `${name} Home`), await squadOf(world, `${name} Away`)];
  const id = await runningBattle(world, home, away, 10_00);
  await teamReport(world, home, id, 'won');
  await teamReport(world, away, id, 'won');
  return id;
}

const newest = async (subjectId: string): Promise<DisputeRow> => {
  const dispute = (await world.disputes(subjectId)).at(-1);
  if (!dispute) throw new Error(`no dispute over ${subjectId}`);
  return dispute;
};

describe.each([
  ['battle', disputedBattle],
  ['team battle', disputedTeamBattle],
] as const)('a dispute over a %s', (kind, open) => {
  it(`is decided once when two staff members act at the same moment: one decision, one movement of its money, one audit row (AB-04, RO-05)`, async () => {
    const judges = [await world.player({ role: 'moderator' }), await world.player({ role: 'moderator' })];
    const actions = ['confirm', 'void', 'overturn', 'dismiss', 'escalate'] as const;
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) ids.push(await open());
    const opened = await Promise.all(ids.map(newest));
    const rulings = opened.flatMap(({ id: disputeId }, index) =>
      judges.flatMap((actor, seat): Ruling[] => [
        { actor, disputeId, action: actions[(index + seat) % 5] ?? 'void' },
        { actor, disputeId, action: actions[(index + seat + 2) % 5] ?? 'void' },
      ]),
    );
    const codes = await decideAtOnce(rulings);

    for (const [index, subjectId] of ids.entries()) {
      const said = codes.slice(index * 4, index * 4 + 4);
      expect(
        said.filter((code) => code === 'ok'),
        `${kind} ${index}: ${said.join()}`,
      ).toHaveLength(1);
      const ruling = rulings[index * 4 + said.indexOf('ok')];
      const dispute = await newest(subjectId);
      expect(await auditOf(dispute)).toEqual([{ actorId: ruling?.actor.userId, action: `dispute.${ruling?.action}` }]);
      expect(dispute.moderatorId).toBe(ruling?.actor.userId);
      const isEscalated = ruling?.action === 'escalate';
      // Whoever came later was told why: it was decided, or is for seniors now.
      const late = isEscalated ? 'SENIOR_ONLY' : 'DISPUTE_DECIDED';
      expect(said.toSorted()).toEqual(['ok', late, late, late].toSorted());
      expect([dispute.status, dispute.action]).toEqual(
        isEscalated ? ['escalated', null] : ['resolved', ruling?.action],
      );
      const moved = isEscalated ? [] : ruling?.action === 'void' ? ['refund', 'refund'] : ['settle'];
      expect(await movementsOf(subjectId)).toEqual(moved);
      expect(await accountCents(world.db.read, `escrow:${subjectId}`)).toBe(isEscalated ? 21_00 : 0);
    }
  });

  it('is either decided or escalated by the server, never both, when its time comes while somebody decides', async () => {
    const judge = await world.player({ role: 'moderator' });
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await open());
    const opened = await Promise.all(ids.map(newest));
    const rulings = opened.map(({ id: disputeId }): Ruling => ({ actor: judge, disputeId, action: 'void' }));
    const late = { ...world.deps, now: () => world.now + 72 * HOUR };
    const [codes] = await Promise.all([decideAtOnce(rulings), escalateDisputes(late), escalateDisputes(late)]);
    for (const [index, subjectId] of ids.entries()) {
      const { status } = await newest(subjectId);
      expect([codes[index], status]).toEqual(codes[index] === 'ok' ? ['ok', 'resolved'] : ['SENIOR_ONLY', 'escalated']);
      expect(await movementsOf(subjectId)).toEqual(codes[index] === 'ok' ? ['refund', 'refund'] : []);
    }
  });
});

it('is decided once when 200 decisions of ten staff members come at the same moment (RO-05)', async () => {
  const subjectId = await disputedBattle();
  const dispute = await newest(subjectId);
  const judges: Actor[] = [];
  for (let n = 0; n < 10; n++) judges.push(await world.player({ role: n % 2 === 0 ? 'moderator' : 'administrator' }));
  const actions = ['confirm', 'void', 'overturn', 'dismiss'] as const;
  const rulings = judges.flatMap((actor, n) =>
    Array.from({ length: 20 }, (_, m): Ruling => ({
      actor,
      disputeId: dispute.id,
      action: actions[(n + m) % 4] ?? 'void',
    })),
  );
  const codes = await decideAtOnce(rulings);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'DISPUTE_DECIDED')).toHaveLength(199);
  const ruling = rulings[codes.indexOf('ok')];
  expect(await auditOf(dispute)).toEqual([{ actorId: ruling?.actor.userId, action: `dispute.${ruling?.action}` }]);
  expect(await movementsOf(subjectId)).toEqual(ruling?.action === 'void' ? ['refund', 'refund'] : ['settle']);
});

describe.each([
  ['add-evidence', say, 'ANSWER_DUE'],
  ['waive-answer', waive, 'ok'],
] as const)('the word of a side at the moment of a decision: %s', (use, speak, codeAfter) => {
  it('comes before the decision, which then knows of it, or after, and is then refused', async () => {
    const judge = await world.player({ role: 'moderator' });
    const cases: { one: Actor; subjectId: string; disputeId: string }[] = [];
    for (let n = 0; n < 10; n++) {
      const [one, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
      const subjectId = await activeBattle(world, one, other, 10_00);
      await report(world, one, subjectId, 'won');
      // To waive, something has to be due; evidence makes something due.
      if (use === 'waive-answer') await complain(world, other, subjectId);
      else await report(world, other, subjectId, 'won');
      cases.push({ one, subjectId, disputeId: (await newest(subjectId)).id });
    }
    const calls = cases.flatMap(({ one, disputeId }, n) => {
      const word = { use, actor: one, disputeId } as const;
      const decision = { use: 'decide', actor: judge, disputeId, action: 'void' } as const;
      return n % 2 === 0 ? [word, decision] : [decision, word];
    });
    const codes = race
      ? (await race.run(calls)).map(({ code }) => code)
      : await Promise.all(
          calls.map((call) =>
            codeOf(
              call.use === 'decide'
                ? decideDispute(world.deps, call.actor, world.key(), { ...call, winnerId: null, reason: 'Seen.' })
                : speak(world, call.actor, call.disputeId),
            ),
          ),
        );
    for (const [n, { subjectId }] of cases.entries()) {
      const pair = codes.slice(2 * n, 2 * n + 2);
      const [word, decision] = n % 2 === 0 ? pair : pair.toReversed();
      const { status, decidedAt } = await newest(subjectId);
      expect(status === 'resolved').toBe(decision === 'ok');
      // With nothing due the decision may come first; with something due it may not.
      const wasFirst = use === 'waive-answer' ? ['ok', 'ANSWER_DUE'] : ['DISPUTE_DECIDED', 'ok'];
      expect([['ok', codeAfter], wasFirst]).toContainEqual([word, decision]);
      expect(await movementsOf(subjectId)).toEqual(decidedAt === null ? [] : ['refund', 'refund']);
    }
  });
});

it('both players who complain at once open one dispute', async () => {
  for (let i = 0; i < 5; i++) {
    const [one, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
    const id = await activeBattle(world, one, other, 10_00);
    const codes = await Promise.all([one, other].map((actor) => codeOf(complain(world, actor, id))));
    expect(codes.toSorted()).toEqual(['ALREADY_DISPUTED', 'ok']);
    expect(await world.disputes(id)).toHaveLength(1);
  }
});

it('keeps no more pieces of evidence of one player than allowed, however fast they come', async () => {
  const id = await disputedTeamBattle();
  const dispute = await newest(id);
  const { homeTeamId } = await storedTeamBattle(world, id);
  const captainId = await captainOf(homeTeamId);
  const captain: Actor = { userId: captainId, username: 'captain', role: 'player', sessionId: 's' };
  const codes = await Promise.all(
    Array.from({ length: EVIDENCE_MAX + 5 }, (_, n) =>
      codeOf(
        addEvidence(world.deps, captain, world.key(), {
          disputeId: dispute.id,
          words: `Piece ${n}`,
          evidenceUrl: '',
          fileIds: [],
        }),
      ),
    ),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(EVIDENCE_MAX);
  expect(codes.filter((code) => code === 'LIST_FULL')).toHaveLength(5);
  const kept = await world.db.read.select().from(disputeEvidence).where(eq(disputeEvidence.disputeId, dispute.id));
  expect(kept).toHaveLength(EVIDENCE_MAX);
});

async function captainOf(teamId: string): Promise<string> {
  const captain = (await rosterOf(world, teamId)).find(({ role }) => role === 'captain');
  return captain?.userId ?? '';
}
