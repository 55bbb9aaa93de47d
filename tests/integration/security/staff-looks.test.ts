import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { LOOK_ACTIONS, STAFF_LOOKS } from '../../../domain/security/staff-looks.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const OPEN = 'query ($id: ID!) { account(id: $id) { email } }';
const NODE = 'query ($id: ID!) { node(id: $id) { nodeId } }';
const FILE =
  'query ($id: ID!) { account(id: $id) { id } accountSessions(id: $id) { id } accountLimits(id: $id) { __typename } }';
const LOOKS = '{ accountLooks { edges { node { what at } } } }';

let gate: HttpGateway;
let staff: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  staff = await gate.player({ role: 'moderator' });
});
afterAll(() => gate.close());

const looksOf = async (who: SignedIn) =>
  (await who.ask<{ accountLooks: { edges: { node: { what: string; at: number } }[] } }>(LOOKS)).accountLooks.edges.map(
    ({ node }) => node,
  );
const linesOf = (who: SignedIn) =>
  gate.db.read
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'account.opened'), eq(auditLog.subjectId, who.user.id)))
    .orderBy(auditLog.id);

it('a look at an account is in the audit log and told to its player, one for an hour and each of the staff', async () => {
  const player = await gate.player();
  const other = await gate.player({ role: 'administrator' });
  const at = gate.deps.now();
  expect(await looksOf(player)).toEqual([]);
  await staff.ask(OPEN, { id: player.user.id });
  await staff.ask(OPEN, { id: player.user.id });
  expect(await looksOf(player)).toEqual([{ what: 'ACCOUNT', at }]);
  gate.pass(HOUR - 1);
  await staff.ask(FILE, { id: player.user.id });
  expect(await linesOf(player)).toEqual([{ actorId: staff.user.id }]);
  gate.pass(1);
  await staff.ask(NODE, { id: `Account:${player.user.id}` });
  expect(await looksOf(await gate.enter(player.user))).toEqual([
    { what: 'ACCOUNT', at: at + HOUR },
    { what: 'ACCOUNT', at },
  ]);
  await (await gate.enter(other.user)).ask(OPEN, { id: player.user.id });
  expect(await linesOf(player)).toEqual([
    { actorId: staff.user.id },
    { actorId: staff.user.id },
    { actorId: other.user.id },
  ]);
});

it('what a page asks at once is one look, whichever parts of it are asked', async () => {
  const player = await gate.player();
  const parts = ['account(id: $id) { id }', 'accountSessions(id: $id) { id }', 'accountLimits(id: $id) { __typename }'];
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      staff.ask(`query ($id: ID!) { ${parts[n % 3] ?? ''} }`, { id: player.user.id }),
    ),
  );
  expect(await linesOf(player)).toEqual([{ actorId: staff.user.id }]);
  const seen = await gate.player();
  await staff.ask(`query ($id: ID!) { ${parts[1] ?? ''} }`, { id: seen.user.id });
  expect(await linesOf(seen)).toHaveLength(1);
});

it('nobody’s own account, nor one that is not there, is looked at, and players look at none', async () => {
  const player = await gate.player();
  await staff.ask(OPEN, { id: staff.user.id });
  expect(await linesOf(staff)).toEqual([]);
  expect(await staff.refusal(OPEN, { id: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await (await gate.enter(player.user)).refusal(OPEN, { id: staff.user.id })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await linesOf(staff)).toEqual([]);
});

it('players read of every kind of look at their own account, and of nothing else that staff did', async () => {
  const [player, other] = [await gate.player(), await gate.player()];
  await gate.db.transact(async (tx) => {
    for (const action of [...STAFF_LOOKS.map((look) => LOOK_ACTIONS[look]), 'account.noted'])
      await insertAudit(tx, {
        id: gate.deps.newId(),
        actorId: staff.user.id,
        action,
        subject: 'account',
        subjectId: player.user.id,
        reason: '',
        data: {},
        at: gate.deps.now(),
      });
  });
  expect((await looksOf(player)).map(({ what }) => what).toSorted()).toEqual([
    'ACCOUNT',
    'ADDRESS',
    'IDENTITY',
    'RISK_EVIDENCE',
    'TAX_LIST',
    'TAX_YEAR',
  ]);
  expect(await looksOf(other)).toEqual([]);
});
