import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { declareSubscribers } from '../../../db/events/cursor.queries.ts';
import { insertKnownDevice } from '../../../db/security/known-device.queries.ts';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { readRiskData } from '../../../db/risk/risk-case.queries.ts';
import { riskCasePlayers, riskCases, riskNotes, riskSignals } from '../../../db/risk/risk-case.table.ts';
import { raiseAlert, readAlert } from '../../../db/wallet/index.ts';
import { CASE_LIFE_MS } from '../../../domain/risk/risk-case.ts';
import { type AlertKind, restsOn } from '../../../domain/wallet/alerts.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { joinCase } from '../../../gateway/risk/join-case.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { startedBattle } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { overlap } from '../../support/overlap.ts';
import { World } from '../../support/world.ts';

let gate: HttpGateway;
let admin: SignedIn;
let moderator: SignedIn;
let one: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  await declareSubscribers(gate.db, gate.deps.wiring.subscribers, gate.deps.now());
});
beforeEach(async () => {
  admin = await gate.player({ role: 'administrator' });
  moderator = await gate.player({ role: 'moderator' });
  one = await gate.player({ cents: 500_00 });
  other = await gate.player({ cents: 500_00 });
});
afterAll(() => gate.close());

const ROW = 'id state score parts { kind count points } players { username } assigneeName';
const FILE = `${ROW} closedAt signals { id kind sentence resolvedAt } notes { action byName words }`;
const LIST = `query ($state: RiskState!, $of: RiskCasesOf!, $playerId: ID, $first: Int!, $after: String) {
  riskCases(state: $state, of: $of, playerId: $playerId, first: $first, after: $after) {
    edges { node { ${ROW} } } pageInfo { hasNextPage endCursor } } }`;
const READ = `query ($id: ID!) { riskCase(id: $id) { ${FILE} } }`;
const HANDLE = `mutation ($input: HandleRiskCaseInput!) { handleRiskCase(input: $input) { ${FILE} } }`;
const EVIDENCE = `mutation ($id: ID!) { openRiskEvidence(caseId: $id) {
  signalId kind id title detail players winner amountCents status at } }`;

interface Row {
  readonly id: string;
  readonly state: string;
  readonly score: number;
  readonly players: readonly { readonly username: string }[];
}
interface Page {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let alerts = 0;
/** An alert about some players, and what became of it. */
async function alert(kind: AlertKind, players: readonly SignedIn[], battles: readonly string[] = []) {
  const id = `alert-${++alerts}`;
  const ids = players.map(({ user }) => user.id);
  const message = `account ${ids[0] ?? ''} did it`;
  const subject = `${ids.join(' and ')}: one browser`;
  const difference = {
    kind,
    message,
    subject,
    currency: null,
    sides: [],
    players: ids,
    evidence: restsOn('battle', battles),
  };
  await gate.db.transact((tx) => raiseAlert(tx, { id, uniqueKey: id, difference, at: gate.deps.now() }));
  await deliverEverything(gate.deps, openLog('silent'));
  const [row] = await gate.db.read.select().from(riskSignals).where(eq(riskSignals.alertId, id));
  return { alertId: id, caseId: row?.caseId ?? '' };
}
const list = async (who: SignedIn, terms: object = {}): Promise<Page> => {
  const variables = { state: 'OPEN', of: 'ALL', first: 100, ...terms };
  return (await who.ask<{ riskCases: Page }>(LIST, variables)).riskCases;
};
const idsIn = ({ edges }: Page): string[] => edges.map(({ node }) => node.id);
const onStaff = ({ user }: SignedIn) =>
  gate.db.transact((tx) => tx.update(users).set({ role: 'moderator' }).where(eq(users.id, user.id)));
let keys = 0;
/** The refusal of what was asked for; null when it was done. */
async function handle(who: SignedIn, caseId: string, action: string, more: object = {}): Promise<unknown> {
  const input = { caseId, action, ...more };
  const { errors } = await who.graphql(HANDLE, { input }, { 'idempotency-key': `handle-${++keys}` });
  return errors[0]?.extensions['code'] ?? null;
}
const refusalOf = async (who: SignedIn, query: string, id: string): Promise<unknown> =>
  (await who.graphql(query, { id })).errors[0]?.extensions['code'] ?? null;
const stateOf = async (id: string) =>
  (await gate.db.read.select().from(riskCases).where(eq(riskCases.id, id)))[0]?.state;

describe('the list', () => {
  it('has the highest score first, page by page, and says what each score is made of', async () => {
    const [low, high] = [await alert('shared-origin', [one, other]), await alert('chargeback', [await gate.player()])];
    const first = await list(moderator, { first: 1 });
    const rest = await list(moderator, { after: first.pageInfo.endCursor });
    const all = [...first.edges, ...rest.edges].map(({ node }) => node);
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(all.map(({ id }) => id)).toEqual(idsIn(await list(moderator)));
    expect(all.find(({ id }) => id === high.caseId)).toMatchObject({
      score: 40,
      parts: [{ kind: 'CHARGEBACK', count: 1, points: 40 }],
    });
    expect(all.find(({ id }) => id === low.caseId)?.players).toHaveLength(2);
  });

  it('is narrowed down to a player, to the own ones and to those of nobody', async () => {
    const [mine, theirs] = [await alert('market', [one]), await alert('market', [other])];
    expect(await handle(moderator, mine.caseId, 'TAKE')).toBeNull();
    expect(idsIn(await list(admin, { playerId: one.user.id }))).toEqual([mine.caseId]);
    expect(idsIn(await list(moderator, { of: 'MINE' }))).toEqual([mine.caseId]);
    const nobodys = idsIn(await list(moderator, { of: 'NOBODY' }));
    expect([nobodys.includes(theirs.caseId), nobodys.includes(mine.caseId)]).toEqual([true, false]);
  });

  it('is for staff alone', async () => {
    const { errors } = await one.graphql(LIST, { state: 'OPEN', of: 'ALL', first: 1 });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('a case', () => {
  it('is taken, noted, watched and closed, each in the audit log with its words', async () => {
    const { caseId, alertId } = await alert('market', [one]);
    expect(await handle(moderator, caseId, 'TAKE')).toBeNull();
    expect(await handle(moderator, caseId, 'NOTE', { words: 'Asked the player' })).toBeNull();
    expect(await handle(moderator, caseId, 'WATCH', { words: 'Wait a week', seenSignals: 1 })).toBeNull();
    expect(await handle(admin, caseId, 'CLOSE', { words: 'Explained', seenSignals: 1 })).toBeNull();
    const { riskCase } = await admin.ask<{ riskCase: object }>(READ, { id: caseId });
    expect(riskCase).toMatchObject({
      state: 'CLOSED',
      assigneeName: moderator.user.username,
      signals: [{ id: alertId, kind: 'MARKET', sentence: `Account ${one.user.username} did it.` }],
      notes: [
        { action: 'NOTE', byName: moderator.user.username, words: 'Asked the player' },
        { action: 'WATCH', byName: moderator.user.username, words: 'Wait a week' },
        { action: 'CLOSE', byName: admin.user.username, words: 'Explained' },
      ],
    });
    const trail = await gate.db.read
      .select({ action: auditLog.action, reason: auditLog.reason })
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'risk-case'), eq(auditLog.subjectId, caseId)));
    expect(trail.map(({ action, reason }) => `${action}: ${reason}`).toSorted()).toEqual([
      'risk-case.close: Explained',
      'risk-case.note: Asked the player',
      'risk-case.take: ',
      'risk-case.watch: Wait a week',
    ]);
  });

  it('resolves what waited at this desk alone when it is closed, and leaves what is decided elsewhere', async () => {
    const [bets, proof] = [await alert('market', [one]), await alert('proof', [one])];
    expect(proof.caseId).toBe(bets.caseId);
    expect(await handle(admin, bets.caseId, 'CLOSE', { words: 'Nothing', seenSignals: 2 })).toBeNull();
    const read = (id: string) => readAlert(gate.db.read, id);
    expect(await read(bets.alertId)).toMatchObject({ resolvedBy: admin.user.id, reason: 'Nothing' });
    expect(await read(proof.alertId)).toMatchObject({ resolvedAt: null });
  });

  it('refuses what may not be done to it, and changes nothing', async () => {
    const { caseId } = await alert('market', [one]);
    expect(await handle(moderator, caseId, 'CLOSE', { words: 'Done', seenSignals: 1 })).toBe('FORBIDDEN');
    expect(await handle(admin, caseId, 'CLOSE', { words: ' ', seenSignals: 1 })).toBe('BAD_INPUT');
    expect(await handle(admin, caseId, 'CLOSE', { words: 'Done', seenSignals: 0 })).toBe('RISK_CASE_MOVED_ON');
    expect(await handle(admin, caseId, 'REOPEN', { words: 'Again' })).toBe('RISK_CASE_STATE');
    expect(await handle(admin, 'nothing', 'TAKE')).toBe('NOT_FOUND');
    expect(await handle(one, caseId, 'NOTE', { words: 'Me' })).toBe('FORBIDDEN');
    expect(await stateOf(caseId)).toBe('open');
    expect(await gate.db.read.select().from(riskNotes).where(eq(riskNotes.caseId, caseId))).toEqual([]);
  });

  it('that a colleague looks after is taken over by seniors alone', async () => {
    const { caseId } = await alert('market', [one]);
    const [colleague, senior] = [
      await gate.player({ role: 'moderator' }),
      await gate.player({ role: 'senior_moderator' }),
    ];
    expect(await handle(moderator, caseId, 'TAKE')).toBeNull();
    expect(await handle(colleague, caseId, 'TAKE')).toBe('RISK_CASE_TAKEN');
    expect(await handle(senior, caseId, 'TAKE')).toBeNull();
  });

  it('is no affair of whoever it is about, or who played in a battle that is evidence', async () => {
    const battle = await startedBattle(one, other);
    const { caseId } = await alert('market', [await gate.player()], [battle]);
    await onStaff(one);
    const player = await gate.enter(one.user);
    for (const query of [READ, EVIDENCE]) expect(await refusalOf(player, query, caseId)).toBe('RISK_CASE_OWN');
    expect(await handle(player, caseId, 'TAKE')).toBe('RISK_CASE_OWN');
    const own = await alert('market', [player]);
    expect(await handle(player, own.caseId, 'NOTE', { words: 'Me' })).toBe('RISK_CASE_OWN');
    expect(idsIn(await list(player))).not.toContain(own.caseId);
    expect(idsIn(await list(moderator))).toContain(own.caseId);
  });
});

describe('the evidence', () => {
  it('shows battles, and places without their hash, after the look was written down for each player', async () => {
    const battle = await startedBattle(one, other);
    await deliverEverything(gate.deps, openLog('silent'));
    const at = gate.deps.now();
    for (const { user } of [one, other])
      await gate.db.transact(async (tx) => {
        await insertKnownDevice(tx, {
          userId: user.id,
          deviceHash: 'd'.repeat(40),
          name: 'Firefox on Linux',
          firstSeenAt: at,
          lastSeenAt: at,
        });
        await keepAddress(tx, { userId: user.id, addressHash: 'a'.repeat(40), lastSeenAt: at });
      });
    const { caseId, alertId } = await alert('shared-origin', [one, other], [battle]);
    const { openRiskEvidence } = await moderator.ask<{ openRiskEvidence: object[] }>(EVIDENCE, { id: caseId });
    const both = [one.user.username, other.user.username];
    expect(openRiskEvidence).toMatchObject([
      { signalId: alertId, kind: 'BROWSER', id: 'dddddddd', title: 'Firefox on Linux' },
      { signalId: alertId, kind: 'NETWORK', id: 'aaaaaaaa', title: '' },
      { signalId: alertId, kind: 'BATTLE', id: battle, players: both, status: 'active', winner: null },
    ]);
    for (const { user } of [one, other]) {
      const looks = await gate.db.read
        .select({ by: auditLog.actorId })
        .from(auditLog)
        .where(and(eq(auditLog.action, 'account.risk-evidence-opened'), eq(auditLog.subjectId, user.id)));
      expect(looks).toEqual([{ by: moderator.user.id }]);
    }
  });

  it('stands in the archive of its player as kinds and times, without others and without what staff wrote', async () => {
    const { caseId } = await alert('shared-origin', [one, other]);
    await alert('chargeback', [other]);
    expect(await handle(admin, caseId, 'NOTE', { words: 'Secret words' })).toBeNull();
    const kept = async ({ user }: SignedIn) => {
      const data = await readRiskData(gate.db.read, user.id);
      expect(JSON.stringify(data)).not.toMatch(/Secret words/);
      return data.map(({ signals }) => signals.map(({ kind }) => kind));
    };
    expect([await kept(one), await kept(other)]).toEqual([[['shared-origin']], [['shared-origin', 'chargeback']]]);
  });
});

it('a case stands beside the withdrawals of its players until it is closed, and not before themselves', async () => {
  const QUEUE = '{ withdrawalQueue(first: 100) { edges { node { userId riskCase { id parts { kind count } } } } } }';
  const ASK = 'mutation ($input: PaymentInput!) { requestWithdrawal(input: $input) { id } }';
  const ADD = 'mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { id } }';
  const added = await one.ask<{ addPaymentMethod: { id: string }[] }>(
    ADD,
    { input: { kind: 'PAYPAL', destination: 'one@somewhere.example' } },
    `add-method-${++keys}`,
  );
  gate.pass(2 * 24 * 3_600_000);
  [one, admin] = [await gate.enter(one.user), await gate.enter(admin.user)];
  const input = { methodId: added.addPaymentMethod[0]?.id, amountCents: 20_00 };
  await one.ask(ASK, { input }, `withdraw-${++keys}`);
  const { caseId } = await alert('chargeback', [one]);
  const shown = async (who: SignedIn) => {
    const { withdrawalQueue } = await who.ask<{
      withdrawalQueue: { edges: { node: { userId: string; riskCase: { id: string } | null } }[] };
    }>(QUEUE);
    return withdrawalQueue.edges.find(({ node }) => node.userId === one.user.id)?.node.riskCase;
  };
  expect(await shown(admin)).toMatchObject({ id: caseId, parts: [{ kind: 'CHARGEBACK', count: 1 }] });
  await onStaff(one);
  expect(await shown(await gate.enter(one.user))).toBeNull();
  expect(await handle(admin, caseId, 'CLOSE', { words: 'Settled', seenSignals: 1 })).toBeNull();
  expect(await shown(admin)).toBeNull();
});

it('a closed case is deleted after two years with all that belongs to it, an open one is not', async () => {
  const [closed, open] = [await alert('market', [one]), await alert('market', [other])];
  expect(await handle(admin, closed.caseId, 'CLOSE', { words: 'Nothing', seenSignals: 1 })).toBeNull();
  gate.pass(CASE_LIFE_MS - 1);
  await deleteExpired(gate.deps);
  expect(await stateOf(closed.caseId)).toBe('closed');
  gate.pass(1);
  await deleteExpired(gate.deps);
  expect([await stateOf(closed.caseId), await stateOf(open.caseId)]).toEqual([undefined, 'open']);
  for (const table of [riskSignals, riskCasePlayers, riskNotes])
    expect(await gate.db.read.select().from(table).where(eq(table.caseId, closed.caseId))).toEqual([]);
});

it('two signals about the same players at one moment make one case', async () => {
  const world = await World.open({ connections: 4 });
  try {
    const [a, b] = [await world.player(), await world.player()];
    const raised = async (id: string, players: readonly string[]) => {
      const difference = { kind: 'market', message: 'm', subject: id, currency: null, sides: [], players } as const;
      await world.db.transact((tx) => raiseAlert(tx, { id, uniqueKey: id, difference, at: world.now }));
      const row = await readAlert(world.db.read, id);
      if (!row) throw new Error(`no alert ${id}`);
      return row;
    };
    const [first, second] = [await raised('x', [a.userId, b.userId]), await raised('y', [b.userId])];
    const ended = await overlap(
      world,
      (tx) => joinCase(tx, first, 'case-x'),
      () => world.db.transact((tx) => joinCase(tx, second, 'case-y')),
    );
    expect(ended.status).toBe('fulfilled');
    expect(await world.db.read.select({ id: riskCases.id, score: riskCases.score }).from(riskCases)).toEqual([
      { id: 'case-x', score: 30 },
    ]);
    await world.db.transact((tx) => joinCase(tx, second, 'case-z'));
    expect(await world.db.read.select({ id: riskSignals.caseId }).from(riskSignals)).toEqual([
      { id: 'case-x' },
      { id: 'case-x' },
    ]);
  } finally {
    await world.close();
  }
});
