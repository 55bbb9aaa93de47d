import type { GraphQLSchema } from 'graphql';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { INSPECTION_MS } from '../../../domain/security/inspect.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { isChange } from '../../../gateway/kernel/http/route.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { refusalCode } from '../../support/clean-refusal.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { callOf, rootFieldsOf } from '../../support/generated-calls.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';

const START = 'mutation ($id: ID!, $reason: String!) { startInspection(accountId: $id, reason: $reason) { id } }';
const END = 'mutation { endInspection { reason } }';
const SEEN = '{ viewer { id username inspecting { reason expiresAt } } wallet { balanceCents } }';
const reason = 'The wallet is said to show too little.';

let gate: HttpGateway;
let schema: GraphQLSchema;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
  player = await gate.player({ cents: 77_00 });
});
afterAll(() => gate.close());

const start = (admin: SignedIn, id = player.user.id) => admin.ask(START, { id, reason });

/** An administrator who sees what the player sees. */
async function inspector(): Promise<SignedIn> {
  const admin = await gate.player({ role: 'administrator' });
  await start(admin);
  return admin;
}

const idOf = async (who: SignedIn) => (await who.ask<{ viewer: { id: string } }>('{ viewer { id } }')).viewer.id;

it('an administrator reads as the player until it ends or a quarter of an hour has passed, and is nobody else elsewhere (AU-03)', async () => {
  const admin = await gate.player({ role: 'administrator' });
  const elsewhere = await gate.enter(admin.user);
  await start(admin);
  const { id, username } = player.user;
  const expiresAt = gate.deps.now() + INSPECTION_MS;
  expect(await admin.ask(SEEN)).toEqual({
    viewer: { id, username, inspecting: { reason, expiresAt } },
    wallet: { balanceCents: 77_00 },
  });
  expect(await player.ask('{ viewer { inspecting { reason } } }')).toEqual({ viewer: { inspecting: null } });
  expect(await admin.refusal('{ adminStats { __typename } }')).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await idOf(elsewhere)).toBe(admin.user.id);
  expect(await admin.refusal(START, { id, reason })).toMatchObject({ code: 'INSPECTION_READS_ONLY' });

  expect(await admin.ask(END)).toEqual({ endInspection: { reason } });
  expect(await idOf(admin)).toBe(admin.user.id);
  expect(await admin.refusal(END)).toMatchObject({ code: 'NOT_FOUND' });

  await start(admin);
  gate.pass(INSPECTION_MS - 1);
  expect(await idOf(admin)).toBe(id);
  gate.pass(1);
  expect(await idOf(admin)).toBe(admin.user.id);
});

it('is refused to all but administrators, of staff, oneself, the barred and unknown accounts, and without a reason', async () => {
  const admin = await gate.player({ role: 'administrator' });
  const codeFor = (who: SignedIn, id: string) => who.refusal(START, { id, reason }).then(({ code }) => code);
  for (const role of ['player', 'moderator', 'senior_moderator'] as const)
    expect(await codeFor(await gate.player({ role }), player.user.id)).toBe('FORBIDDEN');
  for (const role of ['moderator', 'senior_moderator', 'administrator'] as const)
    expect(await codeFor(admin, (await gate.account({ role })).id)).toBe('INSPECTION_CLOSED');
  expect(await codeFor(admin, (await gate.account({ status: 'suspended' })).id)).toBe('INSPECTION_CLOSED');
  expect(await codeFor(admin, admin.user.id)).toBe('OWN_ACCOUNT');
  expect(await codeFor(admin, 'nobody')).toBe('NOT_FOUND');
  expect(await admin.refusal(START, { id: player.user.id, reason: ' ' })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await idOf(admin)).toBe(admin.user.id);
});

it('ends with the role of the administrator, and when the player joins the staff', async () => {
  const set = (id: string, role: 'player' | 'moderator') =>
    gate.db.transact((tx) => tx.update(users).set({ role }).where(eq(users.id, id)));
  const admin = await inspector();
  await set(player.user.id, 'moderator');
  expect(await idOf(admin)).toBe(admin.user.id);
  await set(player.user.id, 'player');
  expect(await idOf(admin)).toBe(player.user.id);
  await set(admin.user.id, 'moderator');
  expect(await idOf(admin)).toBe(admin.user.id);
});

describe('of whoever sees what a player sees', () => {
  it('every mutation is refused over HTTP, and every tenth over the socket too, and nothing is changed', async () => {
    const admin = await inspector();
    const live = await goLive(admin);
    const before = await gate.contents();
    const changes = rootFieldsOf(schema).filter(
      ({ kind, name }) => kind === 'mutation' && name !== 'Mutation.endInspection',
    );
    expect(changes.length).toBeGreaterThan(100);
    for (const [n, change] of changes.entries()) {
      const { query, variables } = callOf(change);
      expect([change.name, (await admin.refusal(query, variables)).code]).toEqual([
        change.name,
        'INSPECTION_READS_ONLY',
      ]);
      if (n % 10 > 0) continue;
      const { errors } = await live.ask(query, variables);
      expect([change.name, errors?.[0]?.extensions]).toEqual([
        change.name,
        expect.objectContaining({ code: 'INSPECTION_READS_ONLY' }),
      ]);
    }
    expect(await gate.contents()).toBe(before);
    await live.close();
  });

  it('every route that may change anything is refused, and so is each that hands out what is the player’s alone', async () => {
    const admin = await inspector();
    const before = await gate.contents();
    for (const route of WIRING.routes) {
      const { method, path, ownEyes, takesFile } = route;
      const type = takesFile && !takesFile.expect ? takesFile.types[0] : undefined;
      const answer = await admin.rest(
        method,
        path.replaceAll(/:\w+/g, 'x'),
        method === 'POST' ? {} : undefined,
        type ? { 'content-type': type } : {},
      );
      const code = refusalCode(answer);
      if (isChange(route)) expect([method, path, code]).toEqual([method, path, 'INSPECTION_READS_ONLY']);
      else if (ownEyes) expect([method, path, code]).toEqual([method, path, 'INSPECTION_HIDES']);
      else expect(code).not.toBe('INSPECTION_READS_ONLY');
    }
    expect(await gate.contents()).toBe(before);
  });

  it('no query changes anything, and one that is the player’s alone is refused', async () => {
    const admin = await inspector();
    const before = await gate.contents();
    const hidden: string[] = [];
    for (const asked of rootFieldsOf(schema).filter(({ kind }) => kind === 'query')) {
      const { query, variables } = callOf(asked);
      const { errors } = await admin.graphql(query, variables);
      const codes = errors.map(({ extensions }) => extensions['code']);
      expect([asked.name, codes]).not.toEqual([asked.name, ['INTERNAL']]);
      if (codes.includes('INSPECTION_HIDES')) hidden.push(asked.name);
    }
    expect(hidden.toSorted()).toEqual(['Query.arcadeSecret', 'Query.note', 'Query.notes']);
    expect(await gate.contents()).toBe(before);
  });

  it('the socket of before is closed when it begins, and that of the player when it ends', async () => {
    const admin = await gate.player({ role: 'administrator' });
    const own = await goLive(admin);
    await start(admin);
    expect((await own.closed).reason).toBe('The session has ended');
    const seen = await goLive(admin);
    expect((await seen.ask('{ viewer { id } }')).data).toEqual({ viewer: { id: player.user.id } });
    await admin.ask(END);
    expect((await seen.closed).reason).toBe('The session has ended');
  });
});

it('the player reads when and why and is told, and the audit log has both ends (AU-03)', async () => {
  const watched = await gate.player();
  const admin = await gate.player({ role: 'administrator' });
  const startedAt = gate.deps.now();
  await start(admin, watched.user.id);
  const LIST = '{ inspections { edges { node { reason startedAt endsAt } } } }';
  expect(await watched.ask(LIST)).toEqual({
    inspections: { edges: [{ node: { reason, startedAt, endsAt: startedAt + INSPECTION_MS } }] },
  });
  gate.pass(MINUTE);
  await admin.ask(END);
  expect(await watched.ask(LIST)).toEqual({
    inspections: { edges: [{ node: { reason, startedAt, endsAt: startedAt + MINUTE } }] },
  });
  await deliverEverything(gate.deps, openLog('silent'));
  expect(await watched.ask('{ notifications { edges { node { title } } } }')).toEqual({
    notifications: { edges: [{ node: { title: 'An administrator viewed your account' } }] },
  });
  const trail = await gate.db.read
    .select({ action: auditLog.action, actorId: auditLog.actorId, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'account'), eq(auditLog.subjectId, watched.user.id)))
    .orderBy(auditLog.at);
  expect(trail).toEqual([
    { action: 'account.inspected', actorId: admin.user.id, reason },
    { action: 'account.inspection-ended', actorId: admin.user.id, reason: '' },
  ]);
});
