import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../../db/security/session.table.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import type { Answer, Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const SIGN_IN =
  'mutation S($username: String!, $password: String!) { signIn(input: { username: $username, password: $password }) { id username role isStaff } }';
const VIEWER = '{ viewer { id } }';

const signIn = (client: Client, username: string, password = PASSWORD) =>
  client.graphql(SIGN_IN, { username, password });
const tokenOf = (client: Client): string => /gauntlet_session=([^;]+)/.exec(client.cookie)?.[1] ?? '';
const viewerId = async (client: Client): Promise<string | null> =>
  (await client.ask<{ viewer: { id: string } | null }>(VIEWER)).viewer?.id ?? null;
const cookieLine = ({ headers }: Answer): string =>
  headers['set-cookie']?.find((line) => line.startsWith('gauntlet_session=')) ?? '';
const sessionsOf = (userId: string) => gate.db.read.select().from(sessions).where(eq(sessions.userId, userId));

/** A client that holds a copy of another's cookie. */
function copyOf(client: Client): Client {
  const copy = gate.visitor();
  copy.setCookie('gauntlet_session', tokenOf(client));
  return copy;
}

test('signing in opens a session in a cookie that scripts cannot read and other sites do not send (FR-05, FR-06, LA-10)', async () => {
  const user = await gate.account({ role: 'moderator' });
  const client = gate.visitor({ 'user-agent': 'Test Browser 1.0' });
  expect(await viewerId(client)).toBeNull();
  const answer = await signIn(client, ` ${user.username.toUpperCase()} `);
  expect(answer.data).toEqual({ signIn: { id: user.id, username: user.username, role: 'MODERATOR', isStaff: true } });
  expect(cookieLine(answer)).toMatch(/^gauntlet_session=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  expect(await viewerId(client)).toBe(user.id);
  expect(await sessionsOf(user.id)).toMatchObject([
    { userAgent: 'Test Browser 1.0', address: '127.0.0.1', expiresAt: gate.deps.now() + 3_600 * SECOND },
  ]);
});

test('the log tells who signed in and out, and who was denied what, by account and address and without a secret', async () => {
  const from = gate.logged.length;
  const user = await gate.account();
  const client = gate.visitor();
  await signIn(client, user.username, 'a-wrong-Password-1');
  await client.rest('POST', '/api/auth/login', { username: user.username, password: 'a-wrong-Password-2' });
  await client.rest('GET', '/api/auth/user');
  await signIn(client, user.username);
  await client.graphql('{ adminStats { waitlistEntries } }');
  const token = tokenOf(client);
  await client.graphql('mutation { signOut }');
  const lines = gate.logged.slice(from).map((line) => JSON.parse(line) as Record<string, unknown>);
  const seen = lines
    .filter(({ msg }) => ['denied', 'session handed out', 'session taken away'].includes(String(msg)))
    .map(({ msg, code, userId, address }) => [msg, code, userId, address]);
  const here = '127.0.0.1';
  expect(seen).toEqual([
    ['denied', 'INVALID_CREDENTIALS', null, here],
    ['denied', 'INVALID_CREDENTIALS', null, here],
    ['denied', 'UNAUTHENTICATED', null, here],
    ['session handed out', undefined, user.id, here],
    ['denied', 'FORBIDDEN', user.id, here],
    ['session taken away', undefined, user.id, here],
  ]);
  expect(gate.logged.join('')).not.toMatch(/wrong-Password/);
  expect(gate.logged.join('')).not.toContain(token);
});

test('in production the cookies travel over TLS only, and no other host of the domain can set them', async () => {
  const production = await HttpGateway.open({
    env: {
      NODE_ENV: 'production',
      PAYMENTS: 'sandbox',
      SESSION_SECRET: 'a secret of our very own',
      PUBLIC_URL: 'https://gauntlet.example',
      MAIL_URL: 'smtp://mail.gauntlet.example',
    },
  });
  const user = await production.account();
  const client = production.visitor();
  const lines = (await signIn(client, user.username)).headers['set-cookie'] ?? [];
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatch(/^__Host-gauntlet_\w+=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect(await viewerId(client)).toBe(user.id);
  const planted = production.visitor();
  planted.setCookie('gauntlet_session', /__Host-gauntlet_session=([^;]+)/.exec(client.cookie)?.[1] ?? '');
  expect(await viewerId(planted), 'another host of the domain can set it under the bare name').toBeNull();
  await production.close();
});

test('the Team Access endpoint opens the same session (RE-04, LA-07)', async () => {
  const user = await gate.account();
  const client = gate.visitor();
  const answer = await client.rest('POST', '/api/auth/login', { username: user.username, password: PASSWORD });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ id: user.id });
  expect(cookieLine(answer)).toMatch(/HttpOnly; SameSite=Lax$/);
  expect((await client.rest('GET', '/api/auth/user')).status).toBe(200);
});

test('neither token nor password is anywhere in the database or in the log', async () => {
  const user = await gate.account();
  const client = gate.visitor();
  await signIn(client, user.username);
  await signIn(client, user.username, 'a wrong Password-7');
  await client.graphql('mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }');
  const [session] = await sessionsOf(user.id);
  const stored = `${await gate.contents()}\n${JSON.stringify(await gate.db.read.select().from(sessions))}`;
  expect(session?.tokenHash).toMatch(/^[\w-]{43}$/);
  for (const secret of [tokenOf(client), PASSWORD, 'a wrong Password-7']) {
    expect(secret.length).toBeGreaterThan(10);
    expect(stored).not.toContain(secret);
    expect(gate.logged.join('')).not.toContain(secret);
  }
  expect(gate.logged.join('')).not.toContain(session?.tokenHash);
});

test('a hash alone opens nothing: without the secret a stolen table is worth nothing', async () => {
  const player = await gate.player();
  const [session] = await sessionsOf(player.user.id);
  const thief = gate.visitor();
  thief.setCookie('gauntlet_session', session?.tokenHash ?? '');
  expect(await viewerId(thief)).toBeNull();
});

test('every sign-in gets a token of its own, and the earlier session of the browser ends', async () => {
  const user = await gate.account();
  const client = gate.visitor();
  await signIn(client, user.username);
  const earlier = copyOf(client);
  expect(await viewerId(earlier)).toBe(user.id);
  await signIn(client, user.username);
  expect(tokenOf(client)).not.toBe(tokenOf(earlier));
  expect(await viewerId(client)).toBe(user.id);
  expect(await viewerId(earlier)).toBeNull();
  expect(await sessionsOf(user.id)).toHaveLength(1);
  const elsewhere = gate.visitor();
  await signIn(elsewhere, user.username);
  expect(await viewerId(client), 'another browser keeps its session').toBe(user.id);
});

test('the answer of a sign-in may hold what only the new account sees, for a second one in the same document too (FR-18)', async () => {
  const [one, other] = [await gate.account({ cents: 12_34 }), await gate.account({ cents: 56_78 })];
  const client = gate.visitor();
  const field = (name: string, username: string) =>
    `${name}: signIn(input: { username: "${username}", password: "${PASSWORD}" }) { id wallet { balanceCents } }`;
  const { data, status } = await client.graphql(
    `mutation { ${field('a', one.username)} ${field('b', other.username)} }`,
  );
  expect(status).toBe(200);
  expect(data).toEqual({
    a: { id: one.id, wallet: { balanceCents: 12_34 } },
    b: { id: other.id, wallet: { balanceCents: 56_78 } },
  });
  expect(await viewerId(client)).toBe(other.id);
  expect(await sessionsOf(one.id), 'the first session ended with the second sign-in').toEqual([]);
  expect((await client.graphql(`mutation { signOut ${field('c', one.username)} }`)).status).toBe(200);
  expect(await viewerId(client)).toBe(one.id);
});

test('a refused sign-in leaves the session of the browser as it is', async () => {
  const player = await gate.player();
  const before = tokenOf(player);
  expect((await signIn(player, player.user.username, 'wrong')).status).toBe(401);
  expect(tokenOf(player)).toBe(before);
  expect(await viewerId(player)).toBe(player.user.id);
});

test('a cookie that somebody planted never becomes a session (fixation)', async () => {
  const user = await gate.account();
  const planted = 'A'.repeat(43);
  const client = gate.visitor();
  client.setCookie('gauntlet_session', planted);
  expect(await viewerId(client)).toBeNull();
  await signIn(client, user.username);
  expect(tokenOf(client)).not.toBe(planted);
  const attacker = gate.visitor();
  attacker.setCookie('gauntlet_session', planted);
  expect(await viewerId(attacker)).toBeNull();
  for (const odd of ['', 'x', "' or 1=1", 'x'.repeat(5_000), '%00', '=', '__proto__']) {
    const answer = await gate
      .visitor()
      .send({ path: '/api/auth/user', headers: { cookie: `gauntlet_session=${odd}` } });
    expect(answer.status, odd).toBe(401);
  }
});

test('a session that is used lives on, one that is not ends after session_timeout (FR-06, BC-23)', async () => {
  const player = await gate.player();
  gate.pass(59 * SECOND);
  expect(cookieLine(await player.graphql(VIEWER)), 'too soon to write anything').toBe('');
  gate.pass(3_540 * SECOND);
  const prolonged = await player.graphql(VIEWER);
  expect(cookieLine(prolonged)).toContain(`gauntlet_session=${tokenOf(player)}; Path=/; Max-Age=3600;`);
  gate.pass(3_599 * SECOND);
  expect(await viewerId(player)).toBe(player.user.id);
  gate.pass(3_600 * SECOND);
  const late = await player.graphql(VIEWER);
  expect(late.data).toEqual({ viewer: null });
  expect(cookieLine(late)).toBe('');
  expect((await player.rest('GET', '/api/auth/user')).status).toBe(401);
});

test('however much it is used, a session ends thirty days after its sign-in', async () => {
  const player = await gate.player();
  await gate.setting('session_timeout', String(20 * 86_400));
  gate.pass(3_599 * SECOND);
  expect(await viewerId(player)).toBe(player.user.id);
  gate.pass(19 * 86_400 * SECOND);
  expect(cookieLine(await player.graphql(VIEWER))).toContain(`Max-Age=${11 * 86_400 - 3_599};`);
  gate.pass((11 * 86_400 - 3_600) * SECOND);
  expect(await viewerId(player)).toBe(player.user.id);
  gate.pass(SECOND);
  expect(await viewerId(player)).toBeNull();
  await gate.setting('session_timeout', '3600');
});

test('a changed session_timeout counts for live sessions once they are used, longer or shorter (BC-23)', async () => {
  const [longer, shorter] = [await gate.player(), await gate.player()];
  gate.pass(60 * SECOND);
  await gate.setting('session_timeout', '7200');
  await viewerId(longer);
  await gate.setting('session_timeout', '90');
  await viewerId(shorter);
  gate.pass(90 * SECOND);
  expect(await viewerId(shorter)).toBeNull();
  await gate.setting('session_timeout', '3600');
  gate.pass(7_109 * SECOND);
  expect(await viewerId(longer)).toBe(longer.user.id);
});

test('signing out ends the session on the server at once and takes the cookie away (FR-26)', async () => {
  const player = await gate.player();
  const copy = copyOf(player);
  const answer = await player.graphql('mutation { signOut }');
  expect(answer.data).toEqual({ signOut: true });
  expect(cookieLine(answer)).toMatch(/^gauntlet_session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
  expect(player.cookie).toBe('');
  expect(await viewerId(copy)).toBeNull();
  expect((await copy.rest('GET', '/api/wallet/me')).status).toBe(401);
  expect(await sessionsOf(player.user.id)).toEqual([]);
  expect((await gate.visitor().graphql('mutation { signOut }')).data, 'without a session nothing happens').toEqual({
    signOut: true,
  });
});

test('whoever is suspended or banned neither signs in nor acts in a live session, and may again once it is lifted (AU-02)', async () => {
  const JOIN = 'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }';
  for (const [status, code] of [
    ['suspended', 'ACCOUNT_SUSPENDED'],
    ['banned', 'ACCOUNT_BANNED'],
  ] as const) {
    const player = await gate.player({ cents: 100_00 });
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status }));
    const before = await gate.contents();
    expect(await viewerId(player)).toBeNull();
    expect(await player.refusal(JOIN)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await gate.visitor().refusal(SIGN_IN, { username: player.user.username, password: PASSWORD })).toEqual({
      status: 403,
      code,
    });
    expect(
      await gate.visitor().refusal(SIGN_IN, { username: player.user.username, password: 'wrong' }),
      'only the owner is told',
    ).toEqual({ status: 401, code: 'INVALID_CREDENTIALS' });
    const byRest = await gate
      .visitor()
      .rest('POST', '/api/auth/login', { username: player.user.username, password: PASSWORD });
    expect({ status: byRest.status, ...(byRest.json as object) }).toMatchObject({ status: 403, code });
    expect(await gate.contents()).toBe(before);
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'active' }));
    expect((await signIn(gate.visitor(), player.user.username)).status).toBe(200);
  }
});
