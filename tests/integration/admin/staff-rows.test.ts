import { afterAll, beforeAll, expect, it } from 'vitest';
import { DISPUTE_PRIORITIES } from '../../../domain/disputes/dispute.ts';
import { begin, create, join, report, startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { rawSql } from '../../support/raw-sql.ts';

let gate: HttpGateway;
let moderator: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  moderator = await gate.player({ role: 'moderator' });
});
afterAll(() => gate.close());

const pair = async () => [await gate.player({ cents: 2_000_00 }), await gate.player({ cents: 2_000_00 })] as const;
interface Rows<T> {
  readonly edges: readonly { readonly node: T }[];
}

it('a battle stands before staff with all its fields, in each of its four states (EN-54)', async () => {
  const [one, two] = await pair();
  const waiting = await create(one, { stakeCents: 10_00, game: 'CS2' });
  const running = await startedBattle(one, two);
  const completed = await startedBattle(one, two);
  await report(one, completed, 'WON');
  await report(two, completed, 'LOST');
  const disputed = await startedBattle(one, two);
  await two.ask('mutation ($input: ReportIssueInput!) { reportIssue(input: $input) { id } }', {
    input: { battleId: disputed, type: 'CHEATING', description: 'The aim is not human.' },
  });
  const LIST = `query ($status: StaffBattleStatus) { staffBattles(status: $status, first: 50) {
    edges { node { id battleId game participants wagerCents status startTime viewers } } } }`;
  const rowOf = async (id: string, status: string) => {
    const { staffBattles } = await moderator.ask<{ staffBattles: Rows<{ id: string }> }>(LIST, { status });
    return staffBattles.edges.map(({ node }) => node).find((node) => node.id === id);
  };
  const fields = { startTime: gate.deps.now(), viewers: 0 };
  expect(await rowOf(waiting.id, 'WAITING')).toEqual({
    ...fields,
    id: waiting.id,
    battleId: waiting.id,
    game: 'CS2',
    participants: [one.user.username],
    wagerCents: 10_00,
    status: 'WAITING',
  });
  for (const [id, status] of [
    [running, 'IN_PROGRESS'],
    [completed, 'COMPLETED'],
    [disputed, 'DISPUTED'],
  ] as const)
    expect(await rowOf(id, status)).toMatchObject({
      ...fields,
      battleId: id,
      participants: [one.user.username, two.user.username],
      status,
    });
});

it('each dispute that players send stands before staff with its evidence, priority and moderator (AB-03, EN-55)', async () => {
  const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('13-9')]);
  const SUBMIT = 'mutation ($input: SubmitDisputeInput!) { submitDispute(input: $input) { id } }';
  const LIST = `{ openDisputes(first: 50) { edges { node { id subjectKind subjectId reportedBy { id } type description
    evidence { by { id } fileUrl url } priority status submittedAt assignedModerator } } } }`;
  const DECIDE = `mutation ($input: DecideDisputeInput!) { decideDispute(input: $input) { id } }`;
  interface Row {
    readonly id: string;
    readonly priority: string;
  }
  const list = async () =>
    (await moderator.ask<{ openDisputes: Rows<Row> }>(LIST)).openDisputes.edges.map(({ node }) => node);
  const earlier = new Set((await list()).map(({ id }) => id));
  const sent = new Map<string, string>();
  for (const [stakeCents, priority] of [
    [500_00, 'URGENT'],
    [250_00, 'HIGH'],
    [50_00, 'MEDIUM'],
    [10_00, 'LOW'],
  ] as const) {
    const [one, two] = await pair();
    const { id: battleId } = await create(one, { stakeCents });
    await join(two, battleId);
    await begin(one, two, battleId);
    const headers = { 'content-type': 'image/png' };
    const upload = await one.send({ method: 'POST', path: '/api/uploads/evidence', headers, body: PNG });
    const input = { subjectId: battleId, type: 'CHEATING', description: 'The aim is not human.' };
    const { submitDispute } = await one.ask<{ submitDispute: { id: string } }>(SUBMIT, {
      input: { ...input, fileIds: [(upload.json as { id: string }).id] },
    });
    sent.set(priority, submitDispute.id);
    expect((await list()).find(({ id }) => id === submitDispute.id)).toEqual({
      id: submitDispute.id,
      subjectKind: 'BATTLE',
      subjectId: battleId,
      reportedBy: { id: one.user.id },
      type: 'CHEATING',
      description: 'The aim is not human.',
      evidence: [{ by: { id: one.user.id }, fileUrl: expect.stringContaining(submitDispute.id) as unknown, url: null }],
      priority,
      status: 'PENDING',
      submittedAt: gate.deps.now(),
      assignedModerator: null,
    });
  }
  const own = (await list()).filter(({ id }) => !earlier.has(id));
  expect(own.map(({ priority }) => priority.toLowerCase())).toEqual(DISPUTE_PRIORITIES);
  const disputeId = sent.get('URGENT');
  await moderator.ask(DECIDE, { input: { disputeId, action: 'ESCALATE', reason: 'A large stake.' } });
  expect((await list()).find(({ id }) => id === disputeId)).toMatchObject({
    status: 'ESCALATED',
    assignedModerator: moderator.user.username,
  });
});

it('a request for a withdrawal stands before staff with method, account and status (EN-57)', async () => {
  const player = await gate.player({ cents: 100_00 });
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(
    'mutation { addPaymentMethod(input: { kind: PAYPAL, destination: "payee@players.example" }) { id } }',
  );
  const at = gate.deps.now();
  await rawSql(
    gate.databaseUrl,
    `INSERT INTO withdrawals (id, user_id, method_id, amount_cents, fee_cents, status, requested_at, changed_at, provider)
     VALUES ('w1', '${player.user.id}', '${addPaymentMethod[0]?.id ?? ''}', 4000, 250, 'requested', ${at}, ${at}, 'sandbox')`,
  );
  const LIST = `{ withdrawalQueue(status: REQUESTED) { edges { node { id userId username
    withdrawal { amountCents methodName methodDetails requestedAt status } } } } }`;
  const asked = await moderator.ask<{ withdrawalQueue: Rows<object> }>(LIST);
  expect(asked.withdrawalQueue.edges).toEqual([
    {
      node: {
        id: 'w1',
        userId: player.user.id,
        username: player.user.username,
        withdrawal: {
          amountCents: 40_00,
          methodName: 'PayPal',
          methodDetails: expect.stringMatching(/^p.*@players\.example$/) as unknown,
          requestedAt: at,
          status: 'REQUESTED',
        },
      },
    },
  ]);
  expect(await player.refusal(LIST)).toMatchObject({ code: 'FORBIDDEN' });
});
