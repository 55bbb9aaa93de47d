import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownDevices } from '../../../db/security/second-factor.table.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { CONFIRM, SIGN_IN, pendingProofFor, ordersIn, protect } from '../../support/second-factor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const deviceOf = (client: Client): string => /gauntlet_device=([^;]+)/.exec(client.cookie)?.[1] ?? '';
const signIn = (client: Client, username: string) => client.graphql(SIGN_IN, { username, password: PASSWORD });
const toldTo = async (email: string) =>
  (await ordersIn(gate)).filter(({ to, mail }) => to === email && mail.kind === 'new-device').map(({ mail }) => mail);

test('a browser is known again by a cookie that scripts cannot read, for a year from its last sign-in', async () => {
  const { username } = await gate.account();
  const client = gate.visitor();
  const answer = await signIn(client, username);
  const line = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('gauntlet_device'));
  expect(line).toMatch(/^gauntlet_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const device = deviceOf(client);
  await client.graphql('mutation { signOut }');
  expect(deviceOf(client), 'it outlives the session').toBe(device);
  await signIn(client, username);
  expect(deviceOf(client)).toBe(device);
  expect(JSON.stringify(await gate.db.read.select().from(knownDevices))).not.toContain(device);
});

test('the first browser of an account is not worth an e-mail, another one is, once', async () => {
  const { username, email } = await gate.account();
  const [first, second] = [gate.visitor(), gate.visitor({ 'user-agent': FIREFOX })];
  await signIn(first, username);
  await signIn(first, username);
  expect(await toldTo(email)).toEqual([]);
  const at = gate.deps.now();
  await signIn(second, username);
  gate.pass(DAY);
  await signIn(second, username);
  await signIn(first, username);
  expect(await toldTo(email)).toEqual([
    { kind: 'new-device', username, device: 'Firefox on Linux', address: '127.0.0.1', at },
  ]);
});

test('two sign-ins at once from one new browser are told once', async () => {
  const { username, email } = await gate.account();
  await signIn(gate.visitor(), username);
  const device = 'D'.repeat(43);
  await Promise.all(
    Array.from({ length: 5 }, () => {
      const client = gate.visitor();
      client.setCookie('gauntlet_device', device);
      return signIn(client, username);
    }),
  );
  expect(await toldTo(email)).toHaveLength(1);
});

test('a browser that another player uses too is new to each account by itself', async () => {
  const [one, other] = [await gate.account(), await gate.account()];
  await signIn(gate.visitor(), other.username);
  const shared = gate.visitor();
  await signIn(shared, one.username);
  await signIn(shared, other.username);
  await signIn(shared, one.username);
  expect(await toldTo(one.email)).toEqual([]);
  expect(await toldTo(other.email)).toHaveLength(1);
});

test('nobody is told of a sign-in that did not happen: a wrong password, or a right one without the code', async () => {
  const player = await gate.player();
  const known = gate.visitor();
  await signIn(known, player.user.username);
  const { phone } = await protect(gate, player);
  const stranger = gate.visitor({ 'user-agent': FIREFOX });
  await stranger.graphql(SIGN_IN, { username: player.user.username, password: 'wrong' });
  const { proofToken } = await pendingProofFor(stranger, player.user.username);
  expect(await toldTo(player.user.email)).toEqual([]);
  await stranger.ask(CONFIRM, { input: { proofToken, code: phone.nextCode() } });
  expect(await toldTo(player.user.email)).toHaveLength(1);
});

test.each(['', 'x', 'A'.repeat(44), "' or 1=1 --", 'x'.repeat(5_000)])(
  'a device cookie that we never gave out (%s) is replaced',
  async (odd) => {
    const { username } = await gate.account();
    const client = gate.visitor();
    const answer = await client.post(
      { query: SIGN_IN, variables: { username, password: PASSWORD } },
      { cookie: `gauntlet_device=${odd}` },
    );
    expect(answer.status).toBe(200);
    expect(deviceOf(client)).toMatch(/^[\w-]{43}$/);
    expect(deviceOf(client)).not.toBe(odd);
  },
);

test('two sign-ins in one document are one browser', async () => {
  const { username, email } = await gate.account();
  const client = gate.visitor();
  const field = (name: string) => `${name}: signIn(input: { username: "${username}", password: "${PASSWORD}" }) { id }`;
  await client.graphql(`mutation { ${field('a')} ${field('b')} }`);
  await signIn(client, username);
  expect(await toldTo(email)).toEqual([]);
});

test('a browser that has not come for a year is forgotten', async () => {
  const { username, email } = await gate.account();
  const [old, fresh] = [gate.visitor(), gate.visitor()];
  await signIn(old, username);
  gate.pass(300 * DAY);
  await signIn(fresh, username);
  gate.pass(65 * DAY);
  await deleteExpired(gate.deps);
  await signIn(fresh, username);
  expect(await toldTo(email)).toHaveLength(1);
  await signIn(old, username);
  expect(await toldTo(email)).toHaveLength(2);
});
