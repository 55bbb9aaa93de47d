import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { SIGN_IN, pendingProofFor, ordersIn, protect, viewerId } from '../../support/second-factor.ts';
import { goLive } from '../../support/socket-client.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const SESSIONS = '{ sessions { id isCurrent device address lastUsedAt since } }';
const END = 'mutation E($id: ID!) { endSession(id: $id) }';
const CHANGE = 'mutation C($input: ChangePasswordInput!) { changePassword(input: $input) }';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface Listed {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly device: string;
}
const listed = async (client: { ask<T>(query: string): Promise<T> }) =>
  (await client.ask<{ sessions: Listed[] }>(SESSIONS)).sessions;

async function signIn(username: string, userAgent: string, password = PASSWORD) {
  const client = gate.visitor({ 'user-agent': userAgent });
  await client.ask(SIGN_IN, { username, password });
  return client;
}

test('the own sessions are listed with device, address and times, the current one marked, nobody else’s', async () => {
  const user = await gate.account();
  await gate.player();
  const first = await signIn(user.username, CHROME);
  gate.pass(5 * MINUTE);
  const second = await signIn(user.username, SAFARI);
  const at = gate.deps.now();
  expect(await second.ask(SESSIONS)).toMatchObject({
    sessions: [
      { isCurrent: true, device: 'Safari on iOS', address: '127.0.0.1', lastUsedAt: at, since: at },
      { isCurrent: false, device: 'Chrome on Windows', since: at - 5 * MINUTE, lastUsedAt: at - 5 * MINUTE },
    ],
  });
  gate.pass(MINUTE);
  expect((await listed(first)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  gate.pass(1_800 * SECOND);
  await viewerId(second);
  gate.pass(1_800 * SECOND);
  expect(await listed(second), 'the other one has run out').toHaveLength(1);
});

test('revoking a session signs that device out at once and closes its sockets without being asked', async () => {
  const user = await gate.account();
  const [here, there] = [await signIn(user.username, CHROME), await signIn(user.username, SAFARI)];
  const live = await goLive(there);
  const other = (await listed(here)).find(({ isCurrent }) => !isCurrent);
  const passed = stopwatch();
  expect(await here.ask(END, { id: other?.id })).toEqual({ endSession: true });
  expect((await live.closed).code).toBe(4401);
  expect(passed()).toBeLessThan(SOON_MS);
  expect(await viewerId(there)).toBeNull();
  expect((await there.rest('GET', '/api/auth/user')).status).toBe(401);
  expect(await viewerId(here)).toBe(user.id);
  expect(await here.refusal(END, { id: other?.id }), 'a second time').toEqual({ status: 404, code: 'NOT_FOUND' });
});

test('an unknown session and somebody else’s answer alike, and nothing ends', async () => {
  const [player, stranger] = [await gate.player(), await gate.player()];
  const [own] = await listed(player);
  for (const id of [own?.id, 'none', ''])
    expect(await stranger.refusal(END, { id })).toEqual({ status: 404, code: 'NOT_FOUND' });
  expect(await viewerId(player)).toBe(player.user.id);
});

test('signing out everywhere else leaves this session alone, and other players', async () => {
  const user = await gate.account();
  const neighbour = await gate.player();
  const here = await signIn(user.username, CHROME);
  const others = await Promise.all([signIn(user.username, SAFARI), signIn(user.username, CHROME)]);
  expect(await here.ask('mutation { endOtherSessions }')).toEqual({ endOtherSessions: 2 });
  for (const other of others) expect(await viewerId(other)).toBeNull();
  expect(await viewerId(here)).toBe(user.id);
  expect(await viewerId(neighbour)).toBe(neighbour.user.id);
  expect(await here.ask('mutation { endOtherSessions }')).toEqual({ endOtherSessions: 0 });
});

test('a new password takes the place of the current one, ends every other session and this one’s token, and is told by e-mail', async () => {
  const user = await gate.account();
  const [here, there] = [await signIn(user.username, CHROME), await signIn(user.username, SAFARI)];
  const live = await goLive(there);
  const stolen = gate.visitor({ cookie: here.cookie });
  const page = await goLive(here);
  const input = { currentPassword: PASSWORD, newPassword: 'another-Horse-10' };
  expect(await here.ask(CHANGE, { input })).toEqual({ changePassword: true });
  expect((await live.closed).code).toBe(4401);
  expect(await viewerId(there)).toBeNull();
  expect(await viewerId(here)).toBe(user.id);
  expect(await viewerId(stolen), 'the token from before').toBeNull();
  expect(await page.ask('{ viewer { id } }'), 'a question over the socket of before').toEqual({
    data: { viewer: null },
  });
  const [refusal] = (await page.ask('subscription { evidenceAdded(disputeId: "none") { id } }')).errors ?? [];
  expect(refusal?.extensions, 'a subscription of the session that opened it').toMatchObject({ code: 'NOT_FOUND' });
  await page.close();
  expect(await gate.visitor().refusal(SIGN_IN, { username: user.username, password: PASSWORD })).toEqual({
    status: 401,
    code: 'INVALID_CREDENTIALS',
  });
  await signIn(user.username, CHROME, 'another-Horse-10');
  const told = (await ordersIn(gate)).filter(({ to, mail }) => to === user.email && mail.kind === 'password-changed');
  expect(told).toMatchObject([{ mail: { username: user.username } }]);
  expect(`${await gate.contents()}${gate.logged.join('')}`).not.toContain('another-Horse-10');
});

test('a wrong current password and an unusable new one change nothing, and say which field', async () => {
  const player = await gate.player();
  const change = (currentPassword: string, newPassword: string) =>
    player.refusal(CHANGE, { input: { currentPassword, newPassword } });
  expect(await change('wrong', 'another-Horse-10')).toEqual({
    status: 403,
    code: 'PASSWORD_WRONG',
    field: 'currentPassword',
  });
  for (const unusable of ['short-1', 'password', 'KA12rm12', 'a'.repeat(201), ''])
    expect(await change(PASSWORD, unusable), unusable).toEqual({
      status: 400,
      code: 'PASSWORD_UNUSABLE',
      field: 'newPassword',
    });
  await signIn(player.user.username, CHROME);
});

test('ten wrong current passwords in a quarter of an hour, then not even the right one', async () => {
  const player = await gate.player();
  const change = async (currentPassword: string) =>
    (await player.graphql(CHANGE, { input: { currentPassword, newPassword: 'another-Horse-10' } })).errors[0]
      ?.extensions['code'] ?? 'ok';
  for (let n = 0; n < 10; n++) expect(await change('wrong'), String(n)).toBe('PASSWORD_WRONG');
  expect(await change(PASSWORD)).toBe('RATE_LIMITED');
  gate.pass(15 * MINUTE);
  expect(await change(PASSWORD)).toBe('ok');
});

test('of ten parallel changes one counts', async () => {
  const user = await gate.account();
  const here = await signIn(user.username, CHROME);
  const passwords = Array.from({ length: 10 }, (_, n) => `another-Horse-${n + 10}`);
  const answers = await Promise.all(
    passwords.map((newPassword) => here.graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword } })),
  );
  const won = passwords.filter((_, n) => answers[n]?.errors.length === 0);
  expect(won).toHaveLength(1);
  await signIn(user.username, CHROME, won[0]);
});

test('a sign-in that waits for its second factor ends with a change of the password', async () => {
  const player = await gate.player();
  const { phone } = await protect(gate, player);
  const waiting = gate.visitor();
  const { proofToken } = await pendingProofFor(waiting, player.user.username);
  const proof = phone.nextCode();
  await player.ask(CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'another-Horse-10', proof } });
  expect(
    await waiting.refusal('mutation C($input: ConfirmSignInInput!) { confirmSignIn(input: $input) { id } }', {
      input: { proofToken, code: phone.nextCode() },
    }),
  ).toEqual({ status: 410, code: 'PROOF_EXPIRED' });
});
