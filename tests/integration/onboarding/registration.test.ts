import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboardings } from '../../../db/onboarding/onboarding.table.ts';
import { readRegistration } from '../../../db/onboarding/registration.queries.ts';
import { readUserByEmail, readUserByName } from '../../../db/accounts/user.queries.ts';
import { registrations } from '../../../db/onboarding/registration.table.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import {
  CHECK,
  REGISTER,
  RESEND,
  SIGN_IN,
  VERIFY,
  codeFor,
  formOf,
  mailsTo,
  otherThan,
  register,
} from '../../support/visitor.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

let addresses = 0;
/** A visitor from an address of its own. */
const visitor = () => gate.visitor({ 'x-forwarded-for': `203.0.113.${++addresses}` });
const viewer = async (client: ReturnType<typeof visitor>) =>
  (await client.graphql('{ viewer { username } }')).data?.['viewer'];

test('the right code makes the account, opens its books and signs the person in (EN-14)', async () => {
  const referrer = await gate.account({ referralCode: 'KX72QD9M' });
  const client = visitor();
  const form = formOf({ referralCode: ' kx72qd9m ' });
  const begun = await register(client, form);
  expect(begun.codeExpiresAt).toBe(gate.deps.now() + 10 * MINUTE);
  expect(begun.id).toMatch(/^[\w-]{32}$/);
  expect(await readRegistration(gate.db.read, begun.id)).toMatchObject({
    username: form.username,
    email: form.email,
    referralCode: 'KX72QD9M',
  });
  expect(await viewer(client), 'nobody is signed in before').toBeNull();
  expect(await readUserByName(gate.db.read, form.username.toLowerCase()), 'there is no account before').toBeUndefined();

  const code = await codeFor(gate, form.email);
  expect(code).toMatch(/^\d{6}$/);
  gate.pass(9 * MINUTE);
  const answer = await client.graphql(VERIFY, { input: { registrationId: begun.id, code } });
  expect(answer.data?.['verifyRegistration']).toMatchObject({
    username: form.username,
    displayName: form.username,
    role: 'PLAYER',
  });
  expect(answer.headers['set-cookie']?.some((line) => line.startsWith('gauntlet_session='))).toBe(true);
  expect(await viewer(client)).toEqual({ username: form.username });

  const user = await readUserByEmail(gate.db.read, form.email);
  expect(user).toMatchObject({
    username: form.username,
    email: form.email,
    verification: 'unverified',
    status: 'active',
    referrerId: referrer.id,
    createdAt: gate.deps.now(),
  });
  expect(user?.referralCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(
    await gate.db.read
      .select()
      .from(onboardings)
      .where(eq(onboardings.userId, user?.id ?? '')),
  ).toMatchObject([{ setupCompletedAt: null, completedAt: null }]);
  expect((await client.rest('GET', '/api/wallet/me')).json).toMatchObject({ balance: '0.00' });
  expect(await readRegistration(gate.db.read, begun.id), 'the registration is over').toBeUndefined();
  expect((await visitor().graphql(SIGN_IN, { username: form.username, password: PASSWORD })).status).toBe(200);
  expect(
    (await mailsTo(gate, form.email)).map(({ subject }) => subject),
    'only the second browser is a new one',
  ).toEqual(['New sign-in to your Gauntlet account', 'Your code for Gauntlet']);
});

describe('the form', () => {
  test('every rule that fails is named at its field, all of them in one answer', async () => {
    const refusal = await visitor().refusal(REGISTER, {
      input: { username: 'no', email: 'nova@', password: 'short', confirmPassword: 'other', agreeToTerms: false },
    });
    expect(refusal).toEqual({
      status: 400,
      code: 'USERNAME_UNUSABLE',
      field: 'username',
      data: {
        email: 'EMAIL_UNUSABLE',
        password: 'PASSWORD_UNUSABLE',
        confirmPassword: 'PASSWORDS_DIFFER',
        agreeToTerms: 'TERMS_REQUIRED',
      },
    });
  });

  test.each([
    [{ username: 'аdmin' }, 'USERNAME_UNUSABLE', 'username'],
    [{ username: 'Support1' }, 'USERNAME_UNUSABLE', 'username'],
    [{ email: 'not an address' }, 'EMAIL_UNUSABLE', 'email'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'EMAIL_UNUSABLE', 'email'],
    [{ password: 'password123', confirmPassword: 'password123' }, 'PASSWORD_UNUSABLE', 'password'],
    [{ password: 'KA12rm12', confirmPassword: 'KA12rm12' }, 'PASSWORD_UNUSABLE', 'password'],
    [{ password: 'x1'.repeat(101), confirmPassword: 'x1'.repeat(101) }, 'PASSWORD_UNUSABLE', 'password'],
    [{ confirmPassword: 'correct-horse-9' }, 'PASSWORDS_DIFFER', 'confirmPassword'],
    [{ agreeToTerms: false }, 'TERMS_REQUIRED', 'agreeToTerms'],
    [{ referralCode: 'NOBODYS1' }, 'REFERRAL_UNKNOWN', 'referralCode'],
  ])('%j is refused and nothing is kept', async (change, code, field) => {
    const before = await gate.contents();
    expect(await visitor().refusal(REGISTER, { input: formOf(change) })).toEqual({ status: 400, code, field });
    expect(await gate.contents()).toBe(before);
  });

  test('a taken name and an unknown referral are told together', async () => {
    const { username } = await gate.account();
    expect(
      await visitor().refusal(REGISTER, {
        input: formOf({ username: username.toUpperCase(), referralCode: 'NOBODYS1' }),
      }),
    ).toEqual({
      status: 409,
      code: 'USERNAME_TAKEN',
      field: 'username',
      data: { referralCode: 'REFERRAL_UNKNOWN' },
    });
  });

  test('the code of an account that is banned brings nobody', async () => {
    await gate.account({ referralCode: 'BANNED22', status: 'banned' });
    expect(await visitor().refusal(REGISTER, { input: formOf({ referralCode: 'BANNED22' }) })).toMatchObject({
      code: 'REFERRAL_UNKNOWN',
    });
  });
});

describe('a username', () => {
  test('is free until an account or a registration has it, in any spelling', async () => {
    const { username } = await gate.account();
    const form = formOf();
    expect((await visitor().graphql(CHECK, { username: form.username })).data).toEqual({ checkUsername: true });
    const { id } = await register(visitor(), form);
    const taken = { status: 409, code: 'USERNAME_TAKEN', field: 'username' };
    for (const name of [
      username,
      username.toUpperCase(),
      form.username,
      form.username.toLowerCase(),
      ` ${form.username} `,
    ]) {
      expect(await visitor().refusal(CHECK, { username: name }), name).toMatchObject(taken);
      expect(
        await visitor().refusal(REGISTER, { input: formOf({ username: name, email: 'other@players.example' }) }),
        name,
      ).toEqual(taken);
    }
    expect((await visitor().graphql(CHECK, { username: form.username, id })).data, 'for its own registrant').toEqual({
      checkUsername: true,
    });
    expect(await visitor().refusal(CHECK, { username: 'adm1n' })).toEqual({
      status: 400,
      code: 'USERNAME_UNUSABLE',
      field: 'username',
    });
  });

  test('is free again after a day without the right code', async () => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    const code = await codeFor(gate, form.email);
    gate.pass(DAY - 1);
    expect(await visitor().refusal(CHECK, { username: form.username })).toMatchObject({ code: 'USERNAME_TAKEN' });
    gate.pass(1);
    expect((await visitor().graphql(CHECK, { username: form.username })).data).toEqual({ checkUsername: true });
    const missing = { status: 404, code: 'REGISTRATION_MISSING' };
    expect(await visitor().refusal(VERIFY, { input: { registrationId: id, code } })).toEqual(missing);
    expect(await visitor().refusal(RESEND, { id })).toEqual(missing);
    const next = await register(visitor(), { ...form, email: 'second@players.example' });
    expect(next.id).not.toBe(id);
    expect(await readRegistration(gate.db.read, id)).toBeUndefined();
  });

  test('may be corrected: going back and registering again gives the earlier registration up', async () => {
    const client = visitor();
    const form = formOf();
    const first = await register(client, form);
    const second = await register(client, { ...form, email: 'right@players.example', replacesId: first.id });
    expect(await readRegistration(gate.db.read, first.id)).toBeUndefined();
    expect(
      await client.refusal(REGISTER, { input: formOf({ referralCode: 'NOBODYS1', replacesId: second.id }) }),
    ).toMatchObject({ code: 'REFERRAL_UNKNOWN' });
    expect(await readRegistration(gate.db.read, second.id), 'a refused one gives nothing up').toBeDefined();
  });
});

describe('a code', () => {
  test('that is wrong is counted down, over resent codes too, and after five even the right one is refused', async () => {
    const client = visitor();
    const form = formOf();
    const { id } = await register(client, form);
    const first = await codeFor(gate, form.email);
    const wrong = (code = otherThan(first)) => client.refusal(VERIFY, { input: { registrationId: id, code } });
    for (const triesLeft of [4, 3])
      expect(await wrong()).toEqual({ status: 400, code: 'CODE_WRONG', field: 'code', data: { triesLeft } });
    await client.ask(RESEND, { id });
    const second = await codeFor(gate, form.email);
    expect(second).not.toBe(first);
    expect(await wrong(first), 'the earlier code is one of the wrong ones').toMatchObject({ data: { triesLeft: 2 } });
    expect(await wrong(otherThan(second))).toMatchObject({ data: { triesLeft: 1 } });
    const locked = { status: 429, code: 'CODE_LOCKED', field: 'code' };
    expect(await wrong(otherThan(second))).toEqual(locked);
    expect(await wrong(second)).toEqual(locked);
    expect(await client.refusal(RESEND, { id })).toEqual(locked);
    expect(await viewer(client)).toBeNull();
  });

  test('ends after ten minutes; another one begins anew', async () => {
    const client = visitor();
    const form = formOf();
    const { id } = await register(client, form);
    const code = await codeFor(gate, form.email);
    gate.pass(10 * MINUTE);
    const enter = (digits: string) => client.refusal(VERIFY, { input: { registrationId: id, code: digits } });
    const expired = { status: 410, code: 'CODE_EXPIRED', field: 'code' };
    expect(await enter(code)).toEqual(expired);
    expect(await enter(otherThan(code)), 'and costs no try').toEqual(expired);
    const { resendCode } = await client.ask<{ resendCode: { codeExpiresAt: number; sentTo: string } }>(RESEND, { id });
    expect(resendCode).toMatchObject({ codeExpiresAt: gate.deps.now() + 10 * MINUTE });
    expect((await readRegistration(gate.db.read, id))?.tries).toBe(0);
    const fresh = await codeFor(gate, form.email);
    expect((await client.graphql(VERIFY, { input: { registrationId: id, code: fresh } })).status).toBe(200);
  });

  test('works once', async () => {
    const client = visitor();
    const form = formOf();
    const { id } = await register(client, form);
    const code = await codeFor(gate, form.email);
    await client.ask(VERIFY, { input: { registrationId: id, code } });
    expect(await visitor().refusal(VERIFY, { input: { registrationId: id, code } })).toEqual({
      status: 404,
      code: 'REGISTRATION_MISSING',
    });
  });

  test('opens its own registration only', async () => {
    const [one, other] = [formOf(), formOf()];
    const [first, second] = [await register(visitor(), one), await register(visitor(), other)];
    const code = await codeFor(gate, other.email);
    expect(await visitor().refusal(VERIFY, { input: { registrationId: first.id, code } })).toMatchObject({
      code: 'CODE_WRONG',
    });
    expect((await visitor().graphql(VERIFY, { input: { registrationId: second.id, code } })).status).toBe(200);
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 456', '½23456', '١٢٣٤٥'])(
    '%j is no code and costs no try',
    async (code) => {
      const { id } = await register(visitor(), formOf());
      expect(await visitor().refusal(VERIFY, { input: { registrationId: id, code } })).toEqual({
        status: 400,
        code: 'BAD_INPUT',
        field: 'code',
      });
      expect((await readRegistration(gate.db.read, id))?.tries).toBe(0);
    },
  );

  test('of an unknown registration is refused like one of a passed one', async () => {
    expect(await visitor().refusal(VERIFY, { input: { registrationId: 'no-such-id', code: '123456' } })).toEqual({
      status: 404,
      code: 'REGISTRATION_MISSING',
    });
  });
});

describe('limits', () => {
  test('one mailbox gets six messages an hour, whoever asks for them', async () => {
    const form = formOf();
    const { id } = await register(visitor(), form);
    for (let n = 0; n < 5; n++) await visitor().ask(RESEND, { id });
    const limited = { status: 429, code: 'RATE_LIMITED', data: { retryAfterSeconds: 3_600 } };
    expect(await visitor().refusal(RESEND, { id })).toEqual(limited);
    expect(await visitor().refusal(REGISTER, { input: formOf({ email: form.email.toUpperCase() }) })).toEqual(limited);
    const tagged = form.email.replace('@', '+another@');
    expect(await visitor().refusal(REGISTER, { input: formOf({ email: tagged }) })).toEqual(limited);
    gate.pass(HOUR);
    await visitor().ask(RESEND, { id });
  });

  test('one mailbox has one spelling: what a mail program would read past is no address', async () => {
    const { email } = formOf();
    for (const spelled of [`x<${email}>`, `(c)${email}`, `${email},`, `"x" ${email}`])
      expect(await visitor().refusal(REGISTER, { input: formOf({ email: spelled }) }), spelled).toEqual({
        status: 400,
        code: 'EMAIL_UNUSABLE',
        field: 'email',
      });
  });

  test('one visitor registers thirty times an hour at most, refused attempts included', async () => {
    const client = visitor();
    for (let n = 0; n < 15; n++) {
      await register(client, formOf());
      expect(await client.refusal(REGISTER, { input: formOf({ agreeToTerms: false }) })).toMatchObject({
        code: 'TERMS_REQUIRED',
      });
    }
    expect(await client.refusal(REGISTER, { input: formOf() })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });

  test('one visitor asks for three hundred names an hour, aliases included', async () => {
    const client = visitor();
    const document = (from: number) =>
      `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: checkUsername(username: "free${from}x${n}")`).join(' ')} }`;
    for (let n = 0; n < 20; n++) expect((await client.graphql(document(n))).status).toBe(200);
    expect(await client.refusal(CHECK, { username: 'onemore' })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});

test('a browser that was signed in elsewhere is signed in as the new account, and its session before has ended', async () => {
  const player = await gate.player();
  const before = player.cookie;
  const form = formOf();
  const { id } = await register(player, form);
  await player.ask(VERIFY, { input: { registrationId: id, code: await codeFor(gate, form.email) } });
  expect(await viewer(player)).toEqual({ username: form.username });
  expect((await gate.visitor().send({ path: '/api/auth/user', headers: { cookie: before } })).status).toBe(401);
});

test('what has expired is cleared away', async () => {
  const form = formOf();
  const { id } = await register(visitor(), form);
  gate.pass(DAY);
  await deleteExpired(gate.deps);
  expect(await gate.db.read.select().from(registrations).where(eq(registrations.id, id))).toEqual([]);
  expect(await gate.db.read.select().from(users).where(eq(users.email, form.email))).toEqual([]);
});
