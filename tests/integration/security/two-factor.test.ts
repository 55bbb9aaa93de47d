import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoveryCodes, twoFactors } from '../../../db/security/second-factor.table.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { unseal } from '../../../gateway/kernel/sealed.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import {
  DISABLE,
  ENABLE,
  Phone,
  REGENERATE,
  SECURITY,
  pendingProofFor,
  ordersIn,
  protect,
} from '../../support/second-factor.ts';
import { findsCode } from '../../support/finds-code.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const BEGIN = 'mutation { beginTwoFactor { uri key } }';
type Setup = { beginTwoFactor: { uri: string; key: string } };

test('the QR code carries the account’s own secret, which asks for nothing before its first right code', async () => {
  const player = await gate.player({ username: 'Quinn' });
  const { beginTwoFactor: first } = await player.ask<Setup>(BEGIN);
  const { beginTwoFactor: second } = await player.ask<Setup>(BEGIN);
  expect(first.key).toMatch(/^[A-Z2-7]{32}$/);
  expect(second.key).not.toBe(first.key);
  expect(second.uri).toBe(
    `otpauth://totp/Gauntlet:Quinn?issuer=Gauntlet&secret=${second.key}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(await player.ask(SECURITY)).toEqual({
    security: { isTwoFactorOn: false, recoveryCodesLeft: 0, passkeys: [] },
  });
  expect(
    await player.refusal(ENABLE, { code: new Phone(gate, first.key).code(), password: PASSWORD }),
    'an earlier secret',
  ).toEqual({
    status: 400,
    code: 'CODE_WRONG',
    field: 'code',
  });
  await player.ask(ENABLE, { code: new Phone(gate, second.key).code(), password: PASSWORD });
  expect(await player.ask(SECURITY)).toMatchObject({ security: { isTwoFactorOn: true, recoveryCodesLeft: 10 } });
  expect(await player.refusal(BEGIN)).toEqual({ status: 409, code: 'TWO_FACTOR_ON' });
  expect(await player.refusal(ENABLE, { code: '123456', password: PASSWORD })).toEqual({
    status: 409,
    code: 'TWO_FACTOR_ON',
  });
});

test('a code is good in its thirty seconds and the thirty after, not before and not later', async () => {
  for (const [away, isGood] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, false],
  ] as const) {
    const player = await gate.player();
    const phone = new Phone(gate, (await player.ask<Setup>(BEGIN)).beginTwoFactor.key);
    const { errors } = await player.graphql(ENABLE, { code: phone.code(away), password: PASSWORD });
    expect(errors.length === 0, String(away)).toBe(isGood);
  }
});

test('enabling needs a set-up that was begun, and tells the owner by e-mail', async () => {
  const player = await gate.player();
  expect(await player.refusal(ENABLE, { code: '123456', password: PASSWORD })).toEqual({
    status: 409,
    code: 'TWO_FACTOR_OFF',
  });
  const { phone } = await protect(gate, player);
  await player.ask(DISABLE, { proof: phone.nextCode() });
  const told = (await ordersIn(gate)).filter(({ to }) => to === player.user.email).map(({ mail }) => mail);
  expect(told).toMatchObject([
    { kind: 'two-factor-changed', username: player.user.username, isOn: true },
    { kind: 'two-factor-changed', username: player.user.username, isOn: false },
  ]);
});

test('the secret, its codes and the recovery codes are nowhere in clear: not in a table, a log or the queue of e-mails', async () => {
  const player = await gate.player();
  const { phone, recoveryCodes: codes } = await protect(gate, player);
  await player.refusal(DISABLE, { proof: phone.wrongCode() });
  const [row] = await gate.db.read.select().from(twoFactors).where(eq(twoFactors.userId, player.user.id));
  expect(unseal(gate.deps, row?.secret ?? '')).toBe(phone.secret);
  const hex = Buffer.from(phone.secret).toString('hex');
  const everything = `${await gate.contents()}\n${gate.logged.join('\n')}`;
  for (const secret of [phone.secret, hex, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(everything).not.toContain(secret);
  expect(findsCode(everything, phone.code())).toBe(false);
});

test('switching off takes a code, which was used for nothing else, or a recovery code', async () => {
  const player = await gate.player();
  const { phone } = await protect(gate, player);
  expect(await player.refusal(DISABLE, { proof: phone.code() }), 'the code that switched it on').toEqual({
    status: 400,
    code: 'CODE_WRONG',
    field: 'proof',
    data: { why: 'used' },
  });
  expect(await player.refusal(DISABLE, { proof: 'whatever' })).toMatchObject({ code: 'CODE_WRONG' });
  expect(await player.ask(DISABLE, { proof: phone.nextCode() })).toEqual({
    disableTwoFactor: { isTwoFactorOn: false },
  });
  expect(await player.refusal(DISABLE, { proof: phone.nextCode() })).toEqual({ status: 409, code: 'TWO_FACTOR_OFF' });
  gate.pass(15 * MINUTE);
  const again = await protect(gate, player);
  const [code = ''] = again.recoveryCodes;
  expect(await player.ask(DISABLE, { proof: code.toLowerCase().replace('-', ' ') })).toEqual({
    disableTwoFactor: { isTwoFactorOn: false },
  });
});

test('new recovery codes need a proof, and the earlier ones open nothing any more', async () => {
  const player = await gate.player();
  const { phone, recoveryCodes: old } = await protect(gate, player);
  expect(new Set(old).size).toBe(10);
  for (const code of old) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
  expect(await player.refusal(REGENERATE, { proof: phone.wrongCode() })).toMatchObject({ code: 'CODE_WRONG' });
  const { regenerateRecoveryCodes: fresh } = await player.ask<{ regenerateRecoveryCodes: string[] }>(REGENERATE, {
    proof: phone.nextCode(),
  });
  expect(fresh.filter((code) => old.includes(code))).toEqual([]);
  expect(await player.refusal(DISABLE, { proof: old[0] })).toMatchObject({ code: 'CODE_WRONG' });
  expect(await player.ask(DISABLE, { proof: fresh[0] })).toMatchObject({ disableTwoFactor: { isTwoFactorOn: false } });
  const left = await gate.db.read.select().from(recoveryCodes).where(eq(recoveryCodes.userId, player.user.id));
  expect(left).toEqual([]);
});

test('ten proofs in a quarter of an hour are looked at, then not even the right one', async () => {
  const player = await gate.player();
  const { phone } = await protect(gate, player);
  for (let n = 0; n < 10; n++)
    expect(await player.refusal(DISABLE, { proof: phone.wrongCode() }), String(n)).toMatchObject({
      code: 'CODE_WRONG',
    });
  expect(await player.refusal(DISABLE, { proof: phone.nextCode() })).toEqual({
    status: 429,
    code: 'RATE_LIMITED',
    data: { retryAfterSeconds: 870 },
  });
  const elsewhere = gate.visitor();
  const { proofToken } = await pendingProofFor(elsewhere, player.user.username);
  expect(
    await elsewhere.refusal('mutation C($input: ConfirmSignInInput!) { confirmSignIn(input: $input) { id } }', {
      input: { proofToken, code: phone.code() },
    }),
    'signing in counts together with it',
  ).toMatchObject({ code: 'RATE_LIMITED' });
  gate.pass(870 * SECOND);
  expect(await player.ask(DISABLE, { proof: phone.code() })).toMatchObject({
    disableTwoFactor: { isTwoFactorOn: false },
  });
});

test('of fifty parallel attempts to switch it on with one code one gets the recovery codes', async () => {
  const player = await gate.player();
  const phone = new Phone(gate, (await player.ask<Setup>(BEGIN)).beginTwoFactor.key);
  const code = phone.code();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.graphql(ENABLE, { code, password: PASSWORD })),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const codes = await gate.db.read.select().from(recoveryCodes).where(eq(recoveryCodes.userId, player.user.id));
  expect(codes).toHaveLength(10);
});
