import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceRoots } from '../../../db/wallet/statement.table.ts';
import { publishBalances } from '../../../gateway/wallet/proofs/publish-balances.ts';
import { insertDispute } from '../../../db/disputes/index.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { create } from '../../support/battle-operations.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gateway: HttpGateway;
beforeAll(async () => {
  gateway = await HttpGateway.open();
});
afterAll(() => gateway.close());

const TRUST =
  '{ trust { payouts paidCents medianMs p95Ms disputes overturned reserves { root totalCents leafCount } } }';

it('what /trust says is computed from stored payouts, decisions and sealed balances (TR-02)', async () => {
  const player = await gateway.player({ cents: 100_00 });
  expect(await player.ask(TRUST)).toEqual({
    trust: { payouts: 0, paidCents: 0, medianMs: null, p95Ms: null, disputes: 0, overturned: 0, reserves: null },
  });
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(
    'mutation { addPaymentMethod(input: { kind: PAYPAL, destination: "p@players.example" }) { id } }',
  );
  const at = gateway.deps.now();
  const method = addPaymentMethod[0]?.id ?? '';
  for (const [id, minutes, cents, status] of [
    ['w1', 10, 20_00, 'paid'],
    ['w2', 30, 30_00, 'paid'],
    ['w3', 90, 50_00, 'paid'],
    ['w4', 1, 99_00, 'rejected'],
  ] as const)
    await rawSql(
      gateway.databaseUrl,
      `INSERT INTO withdrawals (id, user_id, method_id, amount_cents, fee_cents, status, requested_at, changed_at, provider)
       VALUES ('${id}', '${player.user.id}', '${method}', ${cents}, 0, '${status}', ${at}, ${at + minutes * MINUTE}, 'sandbox')`,
    );
  await publishBalances(gateway.deps);
  const [root] = await gateway.db.read.select().from(balanceRoots);
  expect(await player.ask(TRUST)).toEqual({
    trust: {
      payouts: 3,
      paidCents: 100_00,
      medianMs: 30 * MINUTE,
      p95Ms: 90 * MINUTE,
      disputes: 0,
      overturned: 0,
      reserves: { root: root?.root, totalCents: root?.totalCents, leafCount: root?.leafCount },
    },
  });
});

it('how long disputes take is computed from filing to decision, and what was called off counts for no time', async () => {
  const { deps, db } = gateway;
  const [player, moderator] = [await gateway.player(), await gateway.player({ role: 'moderator' })];
  const submittedAt = deps.now();
  const file = (id: string, decided: { moderatorId: string | null; hours: number } | null) =>
    db.transact((tx) =>
      insertDispute(
        tx,
        {
          id,
          subjectKind: 'battle',
          subjectId: `of ${id}`,
          reportedById: player.user.id,
          type: 'cheating',
          description: 'Look.',
          urgency: 3,
          submittedAt,
          ...(decided
            ? {
                status: 'resolved',
                moderatorId: decided.moderatorId,
                action: 'void',
                decidedAt: submittedAt + decided.hours * HOUR,
              }
            : { status: 'pending' }),
        },
        [],
      ),
    );
  const TIMES = '{ trust { disputes disputeMedianMs disputeP95Ms } }';
  expect(await player.ask(TIMES)).toEqual({ trust: { disputes: 0, disputeMedianMs: null, disputeP95Ms: null } });
  const moderatorId = moderator.user.id;
  for (const [id, hours] of [
    ['d1', 10],
    ['d2', 1],
    ['d3', 3],
  ] as const)
    await file(id, { moderatorId, hours });
  await file('d4', { moderatorId: null, hours: 50 });
  await file('d5', null);
  expect(await player.ask(TIMES)).toEqual({
    trust: { disputes: 4, disputeMedianMs: 3 * HOUR, disputeP95Ms: 10 * HOUR },
  });
});

it('licences are those that the operator has named, and none where there are none (TR-01)', async () => {
  const LICENCES = '{ trust { licences } }';
  const player = await gateway.player();
  expect(await player.ask(LICENCES)).toEqual({ trust: { licences: [] } });
  const env = { LICENCES: ' Skill gaming licence 1/2026, Example Authority ; Payment agent 2, Example Bank;' };
  const licensed = await HttpGateway.open({ env });
  expect(await (await licensed.player()).ask(LICENCES)).toEqual({
    trust: { licences: ['Skill gaming licence 1/2026, Example Authority', 'Payment agent 2, Example Bank'] },
  });
  await licensed.close();
});

it('staff see battles that run, private ones too, with the words of the specification', async () => {
  const moderator = await gateway.player({ role: 'moderator' });
  const player = await gateway.player({ cents: 100_00 });
  const battle = await create(player, { stakeCents: 10_00, privacy: 'INVITE' });
  const RUNNING = '{ staffBattles { edges { node { id participants wagerCents status } } } }';
  expect(await moderator.ask(RUNNING)).toEqual({
    staffBattles: {
      edges: [{ node: { id: battle.id, participants: [player.user.username], wagerCents: 10_00, status: 'WAITING' } }],
    },
  });
  expect(await player.refusal(RUNNING, {})).toMatchObject({ code: 'FORBIDDEN' });
});
