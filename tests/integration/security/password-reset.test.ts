import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordResets } from '../../../db/security/password-reset.table.ts';
import { sessions } from '../../../db/security/session.table.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { events } from '../../../db/events/event.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { FORGOT, RESET, SIGN_IN, mailsTo, resetTokenFor } from '../../support/visitor.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { protect } from '../../support/second-factor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://gauntlet.example' } });
});
afterAll(() => gate.close());

let addresses = 0;
const visitor = (headers: Readonly<Record<string, string>> = {}) =>
  gate.visitor({ 'x-forwarded-for': `203.0.113.${++addresses}`, ...headers });

const NEW = 'another-Horse-7';
const SPENT = { status: 410, code: 'RESET_LINK_SPENT' };
const input = (token: string, password = NEW, confirmPassword = password) => ({
  input: { token, password, confirmPassword },
});
const signIn = (username: string, password: string) => visitor().graphql(SIGN_IN, { username, password });

test('a mailed link sets a new password once and ends every session; nobody is signed in by it', async () => {
  const player = await gate.player();
  const elsewhere = await gate.enter(player.user);
  const { id, username, email } = player.user;
  const before = await gate.db.read.select().from(sessions).where(eq(sessions.userId, id));
  const token = await resetTokenFor(gate, visitor(), email);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await signIn(username, PASSWORD)).status, 'asking changes nothing').toBe(200);

  const client = visitor();
  const answer = await client.graphql(RESET, input(token));
  expect(answer.data).toEqual({ resetPassword: true });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await gate.db.read.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  for (const browser of [player, elsewhere])
    expect((await browser.graphql('{ viewer { id } }')).data).toEqual({ viewer: null });
  const told = await gate.db.read.select().from(events).where(eq(events.type, 'session.ended'));
  const ended = new Set(told.map(({ entityId }) => entityId));
  expect(
    before.filter((session) => !ended.has(session.id)),
    'sockets of every session are closed',
  ).toEqual([]);
  expect((await signIn(username, PASSWORD)).status).toBe(401);
  expect((await signIn(username, NEW)).status).toBe(200);
  expect((await mailsTo(gate, email)).map(({ subject }) => subject)).toContain('Your Gauntlet password was reset');
  expect(await client.refusal(RESET, input(token, 'third-Horse-8'))).toEqual(SPENT);
  expect((await signIn(username, NEW)).status).toBe(200);
});

test('a link works for ten minutes, to the millisecond', async () => {
  const [one, other] = [await gate.account(), await gate.account()];
  const [early, late] = [
    await resetTokenFor(gate, visitor(), one.email),
    await resetTokenFor(gate, visitor(), other.email),
  ];
  gate.pass(10 * MINUTE - 1);
  expect((await visitor().graphql(RESET, input(early))).status).toBe(200);
  gate.pass(1);
  expect(await visitor().refusal(RESET, input(late))).toEqual(SPENT);
  await deleteExpired(gate.deps);
  expect(await gate.db.read.select().from(passwordResets)).toEqual([]);
});

test('of forty calls with one link at once one sets its password', async () => {
  const { username, email } = await gate.account();
  const token = await resetTokenFor(gate, visitor(), email);
  const passwords = Array.from({ length: 40 }, (_, index) => `another-Horse-${index}`);
  const answers = await Promise.all(passwords.map((password) => visitor().graphql(RESET, input(token, password))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(39);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await signIn(username, winner)).status).toBe(200);
});

test('of several links each works until one of them is used', async () => {
  const { email } = await gate.account();
  const first = await resetTokenFor(gate, visitor(), email);
  gate.pass(MINUTE);
  const second = await resetTokenFor(gate, visitor(), email);
  expect(second).not.toBe(first);
  expect((await visitor().graphql(RESET, input(first))).status).toBe(200);
  expect(await visitor().refusal(RESET, input(second))).toEqual(SPENT);
});

test('a password that is not usable, or not the same twice, spends nothing', async () => {
  const { email } = await gate.account();
  const token = await resetTokenFor(gate, visitor(), email);
  for (const unusable of ['password1', 'KA12rm12'])
    expect(await visitor().refusal(RESET, input(token, unusable)), unusable).toEqual({
      status: 400,
      code: 'PASSWORD_UNUSABLE',
      field: 'password',
    });
  expect(await visitor().refusal(RESET, input(token, NEW, 'another-horse-7'))).toEqual({
    status: 400,
    code: 'PASSWORDS_DIFFER',
    field: 'confirmPassword',
  });
  expect((await visitor().graphql(RESET, input(token))).status).toBe(200);
});

test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", 'x'.repeat(5_000)])('%j is no link', async (token) => {
  expect(await visitor().refusal(RESET, input(token))).toEqual(SPENT);
});

test('the link starts with the configured address, whatever the caller says about the host', async () => {
  const { email } = await gate.account();
  const lying = visitor({ host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
  await lying.ask(FORGOT, { email });
  const [mail] = await mailsTo(gate, email);
  expect(mail?.url).toMatch(/^https:\/\/gauntlet\.example\/reset-password#token=[\w-]{43}$/);
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('a new password does not skip the second factor, and ends a sign-in that waits for it', async () => {
  const player = await gate.player();
  const { username, email } = player.user;
  await protect(gate, player);
  const token = await resetTokenFor(gate, visitor(), email);
  expect((await visitor().graphql(RESET, input(token))).status).toBe(200);
  const answer = await signIn(username, NEW);
  expect(answer.errors[0]?.extensions['code']).toBe('TWO_FACTOR_REQUIRED');
  expect(answer.headers['set-cookie']?.some((line) => line.startsWith('gauntlet_session=')) ?? false).toBe(false);
});

test('whoever is suspended gets a link but is not let in by it; a closed account gets none', async () => {
  const [suspended, closed] = [await gate.account(), await gate.account()];
  await gate.db.transact(async (tx) => {
    await updateUserStanding(tx, suspended.id, { status: 'suspended' });
    await updateUserStanding(tx, closed.id, { status: 'closed' });
  });
  const token = await resetTokenFor(gate, visitor(), suspended.email);
  expect((await visitor().graphql(RESET, input(token))).status).toBe(200);
  expect((await signIn(suspended.username, NEW)).errors[0]?.extensions['code']).toBe('ACCOUNT_SUSPENDED');
  await visitor().ask(FORGOT, { email: closed.email });
  expect(await mailsTo(gate, closed.email)).toEqual([]);
});

test('an address that is none is refused at its field', async () => {
  expect(await visitor().refusal(FORGOT, { email: 'nova@' })).toEqual({
    status: 400,
    code: 'EMAIL_UNUSABLE',
    field: 'email',
  });
});

test('one visitor asks thirty times an hour at most, and tries thirty links', async () => {
  const client = visitor();
  for (let n = 0; n < 30; n++) await client.ask(FORGOT, { email: `somebody${n}@players.example` });
  expect(await client.refusal(FORGOT, { email: 'another@players.example' })).toMatchObject({ code: 'RATE_LIMITED' });
  for (let n = 0; n < 30; n++) expect(await client.refusal(RESET, input(`guess${n}`))).toEqual(SPENT);
  expect(await client.refusal(RESET, input('guess'))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});
