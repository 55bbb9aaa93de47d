import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRegistration } from '../../../db/onboarding/registration.queries.ts';
import { readUserByName } from '../../../db/accounts/user.queries.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import {
  CHECK,
  FORGOT,
  REGISTER,
  RESET,
  SIGN_IN,
  VERIFY,
  codeFor,
  formOf,
  mailsTo,
  otherThan,
  register,
} from '../../support/visitor.ts';

/** A registration that was left before its code ends well, from any browser; strangers learn nothing new by it. */

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

let addresses = 0;
const visitor = () => gate.visitor({ 'x-forwarded-for': `198.51.100.${++addresses}` });
const signIn = (username: string, password = PASSWORD) => visitor().refusal(SIGN_IN, { username, password });
const verify = (registrationId: string, code: string, isPasswordForgotten = false) =>
  visitor().graphql(VERIFY, { input: { registrationId, code, isPasswordForgotten } });
const NOBODY = { status: 401, code: 'INVALID_CREDENTIALS' };

describe('signing in before the code', () => {
  test('with the right password brings a new code and the registration that it opens', async () => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    const first = await codeFor(gate, form.email);
    expect(await signIn(` ${form.username.toUpperCase()}`.trim())).toEqual({
      status: 409,
      code: 'REGISTRATION_WAITING',
      data: { registrationId: id, email: form.email, referralCode: '' },
    });
    const second = await codeFor(gate, form.email);
    if (second !== first) expect((await verify(id, first)).data?.['verifyRegistration'] ?? null).toBeNull();
    expect((await verify(id, second)).data).toMatchObject({ verifyRegistration: { username: form.username } });
    expect((await visitor().graphql(SIGN_IN, { username: form.username, password: PASSWORD })).status).toBe(200);
  });

  test('by REST is answered alike', async () => {
    const form = formOf();
    await register(visitor(), form);
    const { status, json } = await visitor().rest('POST', '/api/auth/login', {
      username: form.username,
      password: PASSWORD,
    });
    expect([status, (json as { code: string }).code]).toEqual([409, 'REGISTRATION_WAITING']);
  });

  test.each(['', 'wrong-Horse-9', `${PASSWORD} `, PASSWORD.toUpperCase()])(
    'with the password %j is answered as for nobody, and no mail is sent',
    async (password) => {
      const form = formOf();
      await register(visitor(), form);
      expect(await signIn(form.username, password)).toEqual(NOBODY);
      expect(await mailsTo(gate, form.email)).toHaveLength(1);
    },
  );

  test('is over with the registration', async () => {
    const form = formOf();
    await register(visitor(), form);
    gate.pass(DAY);
    expect(await signIn(form.username)).toEqual(NOBODY);
  });

  test('of an address with an account is answered alike; its owner is told, and no code opens it', async () => {
    const owner = await gate.account();
    const form = formOf({ email: owner.email });
    const { id } = await register(visitor(), form);
    expect(await signIn(form.username)).toMatchObject({ code: 'REGISTRATION_WAITING', data: { registrationId: id } });
    expect((await readRegistration(gate.db.read, id))?.codeHash).toBeNull();
    expect((await mailsTo(gate, owner.email)).map(({ code }) => code)).toEqual([null, null]);
  });

  test('after too many wrong codes says so, and the same form begins anew', async () => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    const wrong = otherThan(await codeFor(gate, form.email));
    for (let n = 0; n < 5; n++) await verify(id, wrong);
    expect(await signIn(form.username)).toEqual({ status: 429, code: 'CODE_LOCKED' });
    const anew = await register(visitor(), form);
    expect((await verify(anew.id, await codeFor(gate, form.email))).data).toMatchObject({
      verifyRegistration: { username: form.username },
    });
  });

  test('still leads to the code when the mailbox has had its share', async () => {
    const form = formOf();
    await register(visitor(), form);
    for (let n = 0; n < 7; n++) expect(await signIn(form.username)).toMatchObject({ code: 'REGISTRATION_WAITING' });
    expect((await mailsTo(gate, form.email)).length).toBeLessThanOrEqual(6);
  });
});

describe('registering again', () => {
  test('with the own name, address and password takes the name anew, from any browser', async () => {
    const form = formOf();
    const first = await register(visitor(), form);
    const second = await register(visitor(), form);
    expect(second.id).not.toBe(first.id);
    expect(await readRegistration(gate.db.read, first.id)).toBeUndefined();
    expect((await verify(second.id, await codeFor(gate, form.email))).data).toMatchObject({
      verifyRegistration: { username: form.username },
    });
  });

  test.each([
    ['in another case', (name: string) => name.toUpperCase()],
    ['that looks like it', (name: string) => name.replace('o', '0')],
  ])('takes a name %s as well', async (_, spell) => {
    const form = formOf();
    await register(visitor(), form);
    const again = { ...form, username: spell(form.username) };
    expect((await register(visitor(), again)).sentTo).toMatch(/•••/);
  });

  const taken = { status: 400, code: 'USERNAME_TAKEN', field: 'username' };
  test.each([
    ['another address', { email: 'somebody-else@players.example' }],
    ['another password', { password: 'other-Horse-9', confirmPassword: 'other-Horse-9' }],
  ])('with %s finds the name taken, and leaves the registration as it was', async (_, change) => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    expect(await visitor().refusal(REGISTER, { input: { ...form, ...change } })).toMatchObject({
      code: taken.code,
      field: taken.field,
    });
    expect((await verify(id, await codeFor(gate, form.email))).data).toMatchObject({
      verifyRegistration: { username: form.username },
    });
  });

  test('while it is typed a waiting name is told apart from one of an account', async () => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    const { username } = await gate.account();
    expect(await visitor().refusal(CHECK, { username: form.username })).toMatchObject({
      code: 'USERNAME_TAKEN',
      data: { isWaiting: 1 },
    });
    expect(await visitor().refusal(CHECK, { username })).not.toHaveProperty('data');
    expect((await visitor().graphql(CHECK, { username: form.username, id })).data).toEqual({ checkUsername: true });
  });
});

describe("'Forgot Password' before the code", () => {
  test('mails a code and where to enter it; the account begins without the password, and a link to a new one follows', async () => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    await visitor().ask(FORGOT, { email: form.email });
    const [mail] = await mailsTo(gate, form.email);
    expect(mail).toMatchObject({ subject: 'Your code for Gauntlet' });
    expect(new URL(mail?.url ?? '')).toMatchObject({ pathname: '/verify-email', hash: `#registration=${id}` });
    expect((await verify(id, mail?.code ?? '', true)).data).toMatchObject({
      verifyRegistration: { username: form.username },
    });
    expect(await signIn(form.username), 'the password of the form is nobody’s').toEqual(NOBODY);
    const link = (await mailsTo(gate, form.email)).find(({ url }) => url?.includes('reset-password'));
    const token = new URLSearchParams(new URL(link?.url ?? '').hash.slice(1)).get('token');
    const password = 'brand-new-Horse-9';
    await visitor().ask(RESET, { input: { token, password, confirmPassword: password, keptPasskeyIds: [] } });
    expect((await visitor().graphql(SIGN_IN, { username: form.username, password })).status).toBe(200);
  });

  test('leaves the password as it was to whoever enters the code on the own page', async () => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    await visitor().ask(FORGOT, { email: form.email });
    await verify(id, await codeFor(gate, form.email));
    expect((await visitor().graphql(SIGN_IN, { username: form.username, password: PASSWORD })).status).toBe(200);
  });

  test('goes to the newest registration of the address that still takes a code', async () => {
    const email = 'several@players.example';
    const older = await register(visitor(), formOf({ email }));
    gate.pass(1_000);
    const newer = await register(visitor(), formOf({ email }));
    await visitor().ask(FORGOT, { email });
    expect((await mailsTo(gate, email))[0]?.url).toContain(newer.id);
    const wrong = otherThan(await codeFor(gate, email));
    for (let n = 0; n < 5; n++) await verify(newer.id, wrong);
    await visitor().ask(FORGOT, { email });
    expect((await mailsTo(gate, email))[0]?.url).toContain(older.id);
  });

  test('sends nothing where nothing waits any more', async () => {
    const form = formOf();
    await register(visitor(), form);
    expect(await mailsTo(gate, form.email)).toHaveLength(1);
    gate.pass(DAY);
    await visitor().ask(FORGOT, { email: form.email });
    expect(await mailsTo(gate, form.email)).toHaveLength(1);
    expect(await readUserByName(gate.db.read, form.username.toLowerCase())).toBeUndefined();
  });
});
