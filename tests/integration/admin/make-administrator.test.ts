import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { grantRole } from '../../../gateway/admin/people/grant-role.ts';
import { makeAdministrator } from '../../../gateway/admin/people/make-administrator.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { disableTwoFactor } from '../../../gateway/security/two-factor/disable-two-factor.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { protect } from '../../support/second-factor.ts';
import { codeOf } from '../../support/world.ts';

let gate: HttpGateway;
beforeAll(async () => void (gate = await HttpGateway.open()));
afterAll(() => gate.close());

/** As it is in earnest. */
const earnest = (): Deps => ({ ...gate.deps, config: { ...gate.deps.config, isProduction: true } });

test('the operator makes the first administrator, by a name as people write it; what was open ends, and a line of the log says so', async () => {
  const client = await gate.player();
  const { user } = client;
  expect(await makeAdministrator(gate.deps, ` ${user.username.toUpperCase()} `)).toBe(user.username);
  const again = await gate.enter(user);
  expect(await again.ask('{ viewer { role } }')).toEqual({ viewer: { role: 'ADMINISTRATOR' } });
  expect(await client.ask('{ viewer { role } }')).toEqual({ viewer: null });
  const lines = await gate.db.read
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, user.id), eq(auditLog.action, 'account.role')));
  expect(lines).toMatchObject([{ actorId: 'system', data: { from: 'player', to: 'administrator' } }]);
  expect(await codeOf(makeAdministrator(gate.deps, user.username))).toBe('BAD_INPUT');
  expect(await codeOf(makeAdministrator(gate.deps, 'nobody-of-that-name'))).toBe('NOT_FOUND');
});

describe('in production', () => {
  test('nobody becomes staff without two-factor authentication, by the operator or by an administrator, and nothing changes', async () => {
    const { user } = await gate.player();
    expect(await codeOf(makeAdministrator(earnest(), user.username))).toBe('STAFF_NEED_TWO_FACTOR');
    const admin = await gate.player({ role: 'administrator' });
    const actor = { userId: admin.user.id, username: '', role: 'administrator', sessionId: '' } as const;
    const change = { accountId: user.id, reason: 'Voted.', proof: null };
    expect(await codeOf(grantRole(earnest(), actor, { ...change, role: 'moderator' }))).toBe('STAFF_NEED_TWO_FACTOR');
    expect(await codeOf(grantRole(earnest(), actor, { ...change, role: 'creator' }))).toBe('ok');
  });

  test('whoever has it becomes staff, and keeps it for as long', async () => {
    const client = await gate.player();
    const { user } = client;
    const { phone } = await protect(gate, client);
    expect(await makeAdministrator(earnest(), user.username)).toBe(user.username);
    const actor = { userId: user.id, username: '', role: 'administrator', sessionId: '' } as const;
    expect(await codeOf(disableTwoFactor(earnest(), actor, phone.nextCode()))).toBe('STAFF_NEED_TWO_FACTOR');
    expect(await codeOf(disableTwoFactor(gate.deps, actor, phone.nextCode()))).toBe('ok');
  });
});
