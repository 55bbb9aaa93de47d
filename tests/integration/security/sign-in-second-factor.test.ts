import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pendingProofs } from '../../../db/security/second-factor.table.ts';
import { sessions } from '../../../db/security/session.table.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { CONFIRM, DISABLE, SIGN_IN, pendingProofFor, protect, viewerId } from '../../support/second-factor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

let addresses = 0;
/** A visitor from an address of its own. */
const visitor = () => gate.visitor({ 'x-forwarded-for': `203.0.113.${++addresses % 250}` });
const tokenOf = (client: Client): string => /gauntlet_session=([^;]+)/.exec(client.cookie)?.[1] ?? '';
const sessionsOf = (userId: string) => gate.db.read.select().from(sessions).where(eq(sessions.userId, userId));

/** A player with the second factor on, who is signed in nowhere. */
async function guarded() {
  const player = await gate.player();
  const given = await protect(gate, player);
  await player.graphql('mutation { signOut }');
  return { ...given, user: player.user };
}

test('a right password asks for the code before there is a session, and the right code opens one', async () => {
  const { user, phone } = await guarded();
  const client = visitor();
  const asked = await client.graphql(SIGN_IN, { username: user.username, password: PASSWORD });
  expect(asked.status).toBe(401);
  expect(asked.errors[0]?.extensions).toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
    data: { proofToken: expect.stringMatching(/^[\w-]{43}$/), methods: 'totp' },
  });
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(await sessionsOf(user.id)).toEqual([]);
  const { proofToken } = await pendingProofFor(client, user.username);
  const opened = await client.graphql(CONFIRM, { input: { proofToken, code: phone.nextCode() } });
  expect(opened.data).toEqual({ confirmSignIn: { id: user.id } });
  expect(await viewerId(client)).toBe(user.id);
  expect(await sessionsOf(user.id)).toHaveLength(1);
  expect(await visitor().refusal(SIGN_IN, { username: user.username, password: 'wrong' }), 'a wrong password').toEqual({
    status: 401,
    code: 'INVALID_CREDENTIALS',
  });
});

test('the REST endpoint and Team Access ask in the same way, and a granted access is counted once it is', async () => {
  const { user, phone } = await guarded();
  const staff = await gate.player({ role: 'moderator' });
  const accesses = async () =>
    (await staff.ask<{ adminStats: { teamAccesses: number } }>('{ adminStats { teamAccesses } }')).adminStats
      .teamAccesses;
  const before = await accesses();
  const client = visitor();
  const answer = await client.rest('POST', '/api/auth/login', { username: user.username, password: PASSWORD });
  expect({ status: answer.status, ...(answer.json as object) }).toMatchObject({
    status: 401,
    code: 'TWO_FACTOR_REQUIRED',
    data: { proofToken: expect.any(String), methods: 'totp' },
  });
  expect(client.cookie).toBe('');
  expect(await accesses()).toBe(before);
  const { data } = answer.json as { data: { proofToken: string } };
  await client.ask(CONFIRM, { input: { proofToken: data.proofToken, code: phone.nextCode() } });
  expect(await viewerId(client)).toBe(user.id);
  expect(await accesses()).toBe(before + 1);
  const TEAM = 'mutation T($input: SignInInput!) { teamAccess(input: $input) { id } }';
  expect(await visitor().refusal(TEAM, { input: { username: user.username, password: PASSWORD } })).toMatchObject({
    status: 401,
    code: 'TWO_FACTOR_REQUIRED',
  });
});

test('a code opens one session, of fifty that try it at once', async () => {
  const { user, phone } = await guarded();
  const open = async () => {
    const client = visitor();
    return { client, proofToken: (await pendingProofFor(client, user.username)).proofToken };
  };
  // Ten proofs an account are looked at in a quarter of an hour: five sign-ins, ten tries each.
  const tries = await Promise.all(Array.from({ length: 5 }, open));
  const code = phone.nextCode();
  const answers = await Promise.all(
    tries.flatMap(({ client, proofToken }) =>
      Array.from({ length: 10 }, () => client.graphql(CONFIRM, { input: { proofToken, code } })),
    ),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await sessionsOf(user.id)).toHaveLength(1);
  gate.pass(15 * MINUTE);
  const later = visitor();
  const { proofToken } = await pendingProofFor(later, user.username);
  expect(await later.refusal(CONFIRM, { input: { proofToken, code } })).toMatchObject({ code: 'CODE_WRONG' });
});

test('a used code is refused while it is still shown', async () => {
  const { user, phone } = await guarded();
  const [one, other] = [visitor(), visitor()];
  const first = await pendingProofFor(one, user.username);
  const second = await pendingProofFor(other, user.username);
  const code = phone.nextCode();
  await one.ask(CONFIRM, { input: { proofToken: first.proofToken, code } });
  expect(await other.refusal(CONFIRM, { input: { proofToken: second.proofToken, code } })).toEqual({
    status: 400,
    code: 'CODE_WRONG',
    field: 'code',
    data: { triesLeft: 4, why: 'used' },
  });
  expect(
    await other.refusal(CONFIRM, { input: { proofToken: second.proofToken, code: phone.code(-1) } }),
    'nor the one before it',
  ).toMatchObject({ code: 'CODE_WRONG', data: { triesLeft: 3 } });
  await other.ask(CONFIRM, { input: { proofToken: second.proofToken, code: phone.nextCode() } });
});

test('a recovery code opens one session, of fifty that try it at once, and never again', async () => {
  const { user, recoveryCodes } = await guarded();
  const [recoveryCode = ''] = recoveryCodes;
  const tries = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const client = visitor();
      return { client, proofToken: (await pendingProofFor(client, user.username)).proofToken };
    }),
  );
  const answers = await Promise.all(
    tries.flatMap(({ client, proofToken }) =>
      Array.from({ length: 10 }, () => client.graphql(CONFIRM, { input: { proofToken, recoveryCode } })),
    ),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await sessionsOf(user.id)).toHaveLength(1);
  gate.pass(15 * MINUTE);
  const later = visitor();
  const { proofToken } = await pendingProofFor(later, user.username);
  expect(await later.refusal(CONFIRM, { input: { proofToken, recoveryCode } })).toMatchObject({
    code: 'CODE_WRONG',
    field: 'recoveryCode',
  });
  const [, another] = recoveryCodes;
  await later.ask(CONFIRM, { input: { proofToken, recoveryCode: ` ${another?.toLowerCase()}` } });
  expect(await later.ask('{ security { recoveryCodesLeft } }')).toEqual({ security: { recoveryCodesLeft: 8 } });
});

test('five wrong codes end a sign-in, not even the right one goes on', async () => {
  const { user, phone } = await guarded();
  const client = visitor();
  const { proofToken } = await pendingProofFor(client, user.username);
  const code = phone.wrongCode();
  for (const triesLeft of [4, 3, 2, 1])
    expect(await client.refusal(CONFIRM, { input: { proofToken, code } })).toEqual({
      status: 400,
      code: 'CODE_WRONG',
      field: 'code',
      data: { triesLeft },
    });
  expect(await client.refusal(CONFIRM, { input: { proofToken, code } })).toEqual({
    status: 429,
    code: 'CODE_LOCKED',
    field: 'code',
  });
  expect(await client.refusal(CONFIRM, { input: { proofToken, code: phone.nextCode() } })).toEqual({
    status: 410,
    code: 'PROOF_EXPIRED',
  });
});

test('an account takes ten wrong codes in a quarter of an hour, over all its sign-ins', async () => {
  const { user, phone } = await guarded();
  const guess = async (code: string) => {
    const client = visitor();
    const { proofToken } = await pendingProofFor(client, user.username);
    return (await client.graphql(CONFIRM, { input: { proofToken, code } })).errors[0]?.extensions['code'] ?? 'ok';
  };
  for (let n = 0; n < 10; n++) expect(await guess(phone.wrongCode()), String(n)).toBe('CODE_WRONG');
  expect(await guess(phone.nextCode())).toBe('RATE_LIMITED');
  gate.pass(15 * MINUTE);
  expect(await guess(phone.code())).toBe('ok');
});

test('a pending proof is good once and for five minutes, and says nothing about anybody', async () => {
  const { user, phone } = await guarded();
  const client = visitor();
  const late = await pendingProofFor(client, user.username);
  gate.pass(5 * MINUTE);
  expect(await client.refusal(CONFIRM, { input: { proofToken: late.proofToken, code: phone.code() } })).toEqual({
    status: 410,
    code: 'PROOF_EXPIRED',
  });
  const inTime = await pendingProofFor(client, user.username);
  gate.pass(5 * MINUTE - SECOND);
  await client.ask(CONFIRM, { input: { proofToken: inTime.proofToken, code: phone.code() } });
  for (const proofToken of [inTime.proofToken, 'A'.repeat(43), '', 'x'.repeat(5_000)])
    expect(await client.refusal(CONFIRM, { input: { proofToken, code: phone.nextCode() } })).toEqual({
      status: 410,
      code: 'PROOF_EXPIRED',
    });
  const rows = await gate.db.read.select().from(pendingProofs);
  expect(JSON.stringify(rows)).not.toContain(inTime.proofToken);
});

test('exactly one way of proving is taken', async () => {
  const { user, phone, recoveryCodes } = await guarded();
  const client = visitor();
  const { proofToken } = await pendingProofFor(client, user.username);
  expect(await client.refusal(CONFIRM, { input: { proofToken } })).toEqual({
    status: 400,
    code: 'BAD_INPUT',
    field: 'code',
  });
  expect(
    await client.refusal(CONFIRM, { input: { proofToken, code: phone.nextCode(), recoveryCode: recoveryCodes[0] } }),
  ).toEqual({ status: 400, code: 'BAD_INPUT', field: 'recoveryCode' });
  await client.ask(CONFIRM, { input: { proofToken, code: phone.code(), recoveryCode: '' } });
});

test('the session is a new one whatever the browser brought, and its earlier session ends (fixation)', async () => {
  const { user, phone } = await guarded();
  const client = visitor();
  client.setCookie('gauntlet_session', 'A'.repeat(43));
  const { proofToken } = await pendingProofFor(client, user.username);
  await client.ask(CONFIRM, { input: { proofToken, code: phone.nextCode() } });
  const first = tokenOf(client);
  expect(first).not.toBe('A'.repeat(43));
  const again = await pendingProofFor(client, user.username);
  expect(await viewerId(client), 'the session lasts until the second one is proven').toBe(user.id);
  await client.ask(CONFIRM, { input: { proofToken: again.proofToken, code: phone.nextCode() } });
  expect(tokenOf(client)).not.toBe(first);
  const copy = gate.visitor();
  copy.setCookie('gauntlet_session', first);
  expect(await viewerId(copy)).toBeNull();
  expect(await sessionsOf(user.id)).toHaveLength(1);
});

test('whoever is suspended between password and code is refused', async () => {
  const { user, phone } = await guarded();
  const client = visitor();
  const { proofToken } = await pendingProofFor(client, user.username);
  await gate.db.transact((tx) => updateUserStanding(tx, user.id, { status: 'suspended' }));
  expect(await client.refusal(CONFIRM, { input: { proofToken, code: phone.nextCode() } })).toEqual({
    status: 403,
    code: 'ACCOUNT_SUSPENDED',
  });
  expect(await sessionsOf(user.id)).toEqual([]);
});

test('a sign-in under way ends when the second factor is switched off; after that the password is enough', async () => {
  const { user, phone } = await guarded();
  const [waiting, owner] = [visitor(), visitor()];
  const { proofToken } = await pendingProofFor(waiting, user.username);
  const own = await pendingProofFor(owner, user.username);
  await owner.ask(CONFIRM, { input: { proofToken: own.proofToken, code: phone.nextCode() } });
  await owner.ask(DISABLE, { proof: phone.nextCode() });
  expect(await waiting.refusal(CONFIRM, { input: { proofToken, code: phone.nextCode() } })).toMatchObject({
    code: 'PROOF_EXPIRED',
  });
  expect((await waiting.graphql(SIGN_IN, { username: user.username, password: PASSWORD })).status).toBe(200);
});
