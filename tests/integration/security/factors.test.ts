import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passkeys } from '../../../db/security/second-factor.table.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { Authenticator } from '../../support/authenticator.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { ADD, BEGIN, ORIGIN, REMOVE, addPasskey, begin, prove } from '../../support/passkey-steps.ts';
import { DISABLE, ENABLE, Phone, REGENERATE, ordersIn, protect } from '../../support/second-factor.ts';
import { RESET, resetTokenFor } from '../../support/visitor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => gate.close());
// So that no test meets the limit of another.
beforeEach(() => gate.pass(60 * MINUTE));

const CHANGE = 'mutation C($input: ChangePasswordInput!) { changePassword(input: $input) }';
const CLOSE = 'mutation C($input: CloseAccountInput!) { closeAccount(input: $input) }';
const FACTORS = 'query R($token: String!) { passwordReset(token: $token) { isTwoFactorOn passkeys { id name } } }';
const NEW = 'another-Horse-7';
const asks = (methods: string) => ({ status: 401, code: 'TWO_FACTOR_REQUIRED', data: { methods } });
const WRONG = { status: 400, code: 'CODE_WRONG', field: 'proof' };

const keysOf = async (player: SignedIn): Promise<string[]> =>
  (await gate.db.read.select().from(passkeys).where(eq(passkeys.userId, player.user.id)))
    .map(({ id }) => id)
    .toSorted();

const mailsTo = async (player: SignedIn) =>
  (await ordersIn(gate)).filter(({ to }) => to === player.user.email).map(({ mail }) => mail);

/** The Security tab's titles. */
async function alertsOf(player: SignedIn): Promise<string[]> {
  await deliverEverything(gate.deps, openLog('silent'));
  const rows = await gate.db.read.select().from(notifications).where(eq(notifications.userId, player.user.id));
  return rows.filter(({ tab }) => tab === 'security').map(({ title }) => title);
}

async function withApp() {
  const player = await gate.player();
  return { player, ...(await protect(gate, player)) };
}

async function withPasskey() {
  const player = await gate.player();
  return { player, device: await addPasskey(player) };
}

const change = (more: object = {}) => ({ input: { currentPassword: PASSWORD, newPassword: NEW, ...more } });

/** Every way to change what protects an account, as somebody tries it who has its session and its password. */
const WAYS: Readonly<Record<string, (client: Client, proof: string | null, id: string) => Promise<unknown>>> = {
  'adding a passkey': (client, proof) => client.refusal(BEGIN, { password: PASSWORD, proof }),
  'removing a passkey': (client, proof, id) => client.refusal(REMOVE, { id, proof }),
  'changing the password': (client, proof) => client.refusal(CHANGE, change({ proof })),
  'deleting the account': (client, proof) => client.refusal(CLOSE, { input: { password: PASSWORD, proof } }),
};

describe.each(Object.entries(WAYS))('%s', (_way, attempt) => {
  test('asks for a code where two-factor authentication is on', async () => {
    const { player, phone } = await withApp();
    expect(await attempt(player, null, 'none')).toEqual(asks('totp'));
    expect(await attempt(player, phone.wrongCode(), 'none')).toEqual(WRONG);
  });

  test('asks for the passkey where there is one, and takes no other account’s', async () => {
    const { player, device } = await withPasskey();
    const other = await withPasskey();
    expect(await attempt(player, null, device.id)).toEqual(asks('passkey'));
    expect(await attempt(player, '123456', device.id)).toEqual(WRONG);
    expect(await attempt(player, await prove(other.player, other.device), device.id)).toEqual(WRONG);
    expect(await keysOf(player)).toEqual([device.id]);
  });
});

test('a code adds a passkey, once', async () => {
  const { player, phone } = await withApp();
  const device = await addPasskey(player, 'Laptop', phone.nextCode());
  expect(await player.refusal(BEGIN, { password: PASSWORD, proof: phone.code() })).toEqual({
    ...WRONG,
    data: { why: 'used' },
  });
  expect(await keysOf(player)).toEqual([device.id]);
});

test('switching two-factor authentication on asks for the password, and for the passkey where there is one', async () => {
  const { player, device } = await withPasskey();
  const { beginTwoFactor } = await player.ask<{ beginTwoFactor: { key: string } }>(
    'mutation { beginTwoFactor { key } }',
  );
  const code = new Phone(gate, beginTwoFactor.key).code();
  expect(await player.refusal(ENABLE, { code, password: 'wrong-Horse-1' })).toEqual({
    status: 403,
    code: 'PASSWORD_WRONG',
    field: 'password',
  });
  expect(await player.refusal(ENABLE, { code, password: PASSWORD })).toEqual(asks('passkey'));
  await player.ask(ENABLE, { code, password: PASSWORD, proof: await prove(player, device) });
});

test('a passkey that was begun before there was a factor is not added after it', async () => {
  for (const meanwhile of [(player: SignedIn) => protect(gate, player), (player: SignedIn) => addPasskey(player)]) {
    const player = await gate.player();
    const { proofToken, options } = await begin(player);
    await meanwhile(player);
    const passkey = new Authenticator(ORIGIN).create(options);
    expect(await player.refusal(ADD, { input: { proofToken, name: 'Late', passkey } })).toEqual({
      status: 410,
      code: 'PROOF_EXPIRED',
    });
  }
});

test('a passkey removes itself; the last one leaves the password alone', async () => {
  const { player, device } = await withPasskey();
  await player.ask(REMOVE, { id: device.id, proof: await prove(player, device) });
  expect(await keysOf(player)).toEqual([]);
  await begin(player);
});

test('a new password ends the passkeys that were not confirmed, and says which', async () => {
  const { player, device: kept } = await withPasskey();
  await addPasskey(player, 'Planted', await prove(player, kept));
  await player.ask(CHANGE, change({ proof: await prove(player, kept), keptPasskeyIds: [kept.id] }));
  expect(await keysOf(player)).toEqual([kept.id]);
  expect((await mailsTo(player)).at(-1)).toMatchObject({ kind: 'password-changed', ended: ['Planted'] });
  expect(await alertsOf(player)).toEqual(expect.arrayContaining(['Password changed', 'Passkey removed']));
});

test('of somebody else’s passkeys a new password keeps and ends none', async () => {
  const { player, device } = await withPasskey();
  const other = await withPasskey();
  await player.ask(CHANGE, change({ proof: await prove(player, device), keptPasskeyIds: [other.device.id] }));
  expect(await keysOf(player)).toEqual([]);
  expect(await keysOf(other.player)).toEqual([other.device.id]);
});

describe('a mailed link', () => {
  const reset = (token: string, more: object = {}) => ({
    input: { token, password: NEW, confirmPassword: NEW, ...more },
  });

  test('tells what opens the account, and ends every passkey that no second proof confirms', async () => {
    const { player, phone } = await withApp();
    const device = await addPasskey(player, 'Planted', phone.nextCode());
    const client = gate.visitor();
    const token = await resetTokenFor(gate, client, player.user.email);
    expect(await client.ask(FACTORS, { token })).toEqual({
      passwordReset: { isTwoFactorOn: true, passkeys: [{ id: device.id, name: 'Planted' }] },
    });
    expect(await client.refusal(RESET, reset(token, { keptPasskeyIds: [device.id] }))).toEqual(asks('totp,passkey'));
    expect(
      await client.refusal(RESET, reset(token, { keptPasskeyIds: [device.id], proof: phone.wrongCode() })),
    ).toEqual(WRONG);
    expect(await keysOf(player)).toEqual([device.id]);
    await client.ask(RESET, reset(token));
    expect(await keysOf(player)).toEqual([]);
    const things = expect.arrayContaining([
      expect.objectContaining({ kind: 'passkey', name: 'Planted', end: 'ended' }),
    ]) as unknown;
    expect((await mailsTo(player)).at(-1)).toMatchObject({ kind: 'after-reset', things });
    expect(await alertsOf(player)).toEqual(expect.arrayContaining(['Password reset', 'Passkey removed']));
    expect(await client.ask(FACTORS, { token })).toEqual({ passwordReset: null });
  });

  test('keeps the passkeys that are named together with a recovery code', async () => {
    const { player, phone, recoveryCodes } = await withApp();
    const kept = await addPasskey(player, 'Mine', phone.nextCode());
    await addPasskey(player, 'Planted', phone.nextCode());
    const client = gate.visitor();
    const token = await resetTokenFor(gate, client, player.user.email);
    await client.ask(RESET, reset(token, { keptPasskeyIds: [kept.id], proof: recoveryCodes[0] }));
    expect(await keysOf(player)).toEqual([kept.id]);
  });

  test('leaves two-factor authentication on', async () => {
    const { player } = await withApp();
    const client = gate.visitor();
    await client.ask(RESET, reset(await resetTokenFor(gate, client, player.user.email)));
    const signIn =
      'mutation S($username: String!, $password: String!) { signIn(input: { username: $username, password: $password }) { id } }';
    expect((await client.refusal(signIn, { username: player.user.username, password: NEW })).code).toBe(
      'TWO_FACTOR_REQUIRED',
    );
  });
});

test('each change of a factor is told by e-mail', async () => {
  const { player, phone } = await withApp();
  const device = await addPasskey(player, 'Laptop', phone.nextCode());
  await player.ask(REGENERATE, { proof: phone.nextCode() });
  await player.ask(REMOVE, { id: device.id, proof: phone.nextCode() });
  await player.ask(DISABLE, { proof: phone.nextCode() });
  expect((await mailsTo(player)).map(({ kind }) => kind)).toEqual([
    'two-factor-changed',
    'passkey-changed',
    'recovery-codes-replaced',
    'passkey-changed',
    'two-factor-changed',
  ]);
});
