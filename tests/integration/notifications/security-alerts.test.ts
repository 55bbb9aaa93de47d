import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { ADD, ORIGIN, REMOVE, begin, prove } from '../../support/passkey-steps.ts';
import { DISABLE, REGENERATE, SIGN_IN, protect } from '../../support/second-factor.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const ALERTS =
  '{ notifications(tab: SECURITY, first: 50) { edges { node { title time read alert { type device location action } } } } }';
const CHANGE_PASSWORD = 'mutation C($input: ChangePasswordInput!) { changePassword(input: $input) }';
const STATUS = 'mutation S($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id } }';

const log = openLog('silent');
let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => gate.close());
beforeEach(async () => {
  // So that no test meets the limit of another.
  gate.pass(15 * MINUTE);
  player = await signIn(await gate.account(), FIREFOX);
});

async function signIn(user: SignedIn['user'], userAgent: string): Promise<SignedIn> {
  const client = gate.visitor({ 'user-agent': userAgent });
  await client.ask(SIGN_IN, { username: user.username, password: PASSWORD });
  return Object.assign(client, { user });
}

/** What the Security tab says, newest first; each line is one stored notification. */
async function alerts(client: SignedIn = player): Promise<unknown[]> {
  await deliverEverything(gate.deps, log);
  const { notifications: found } = await client.ask<{ notifications: { edges: { node: unknown }[] } }>(ALERTS);
  const own = and(eq(notifications.userId, client.user.id), eq(notifications.tab, 'security'));
  expect(found.edges).toHaveLength((await gate.db.read.select().from(notifications).where(own)).length);
  return found.edges.map(({ node }) => node);
}

const alert = (type: string, action: string, device: string | null = 'Firefox on Linux') => ({
  title: type,
  time: gate.deps.now(),
  read: false,
  // The address of the tests says nothing of where it is.
  alert: { type, device, location: null, action },
});
const titlesOf = (told: unknown[]) => told.map((node) => (node as { title: string }).title);

test('the first sign-in tells nothing, one from another device is one alert with that device, and the same device again none', async () => {
  expect(await alerts()).toEqual([]);
  gate.pass(MINUTE);
  const other = await signIn(player.user, CHROME);
  const told = [alert('Sign-in from a new device', 'Review your sessions', 'Chrome on Windows')];
  expect(await alerts()).toEqual(told);
  gate.pass(MINUTE);
  await other.ask(SIGN_IN, { username: player.user.username, password: PASSWORD });
  await player.graphql(SIGN_IN, { username: player.user.username, password: 'wrong-Horse-1' });
  expect(await alerts()).toEqual(told);
});

test('two-factor authentication on and off and new recovery codes are one alert each; what is refused is none', async () => {
  const { phone } = await protect(gate, player);
  expect(await alerts()).toEqual([alert('Two-factor authentication on', 'Keep your recovery codes safe')]);
  await player.refusal(REGENERATE, { proof: phone.wrongCode() });
  await player.refusal(DISABLE, { proof: phone.wrongCode() });
  expect(await alerts()).toHaveLength(1);
  await player.ask(REGENERATE, { proof: phone.nextCode() });
  expect((await alerts())[0]).toEqual(alert('New recovery codes', 'Keep your recovery codes safe'));
  await player.ask(DISABLE, { proof: phone.nextCode() });
  expect((await alerts())[0]).toEqual(alert('Two-factor authentication off', 'Turn it on again'));
  expect(titlesOf(await alerts())).toEqual([
    'Two-factor authentication off',
    'New recovery codes',
    'Two-factor authentication on',
  ]);
});

test('a passkey added and one removed are one alert each; what is refused is none', async () => {
  const device = new Authenticator(ORIGIN);
  const { proofToken, options } = await begin(player);
  const input = { proofToken, name: 'Laptop', passkey: device.create(options) };
  await player.ask(ADD, { input });
  await player.refusal(ADD, { input });
  expect(await alerts()).toEqual([alert('Passkey added', 'Review your passkeys')]);
  gate.pass(MINUTE);
  await player.ask(REMOVE, { id: device.id, proof: await prove(player, device) });
  await player.refusal(REMOVE, { id: device.id });
  const told = await alerts();
  expect(told[0]).toEqual(alert('Passkey removed', 'Review your passkeys'));
  expect(told).toHaveLength(2);
});

test('a changed password and ended sessions are one alert each; a wrong one is none', async () => {
  await gate.enter(player.user);
  const change = (currentPassword: string) => ({ input: { currentPassword, newPassword: 'another-Horse-7' } });
  await player.refusal(CHANGE_PASSWORD, change('wrong-Horse-1'));
  expect(await alerts()).toEqual([]);
  await player.ask('mutation { endOtherSessions }');
  await player.ask('mutation { endOtherSessions }');
  expect(await alerts()).toEqual([alert('Other sessions ended', 'Review your sessions')]);
  gate.pass(MINUTE);
  await player.ask(CHANGE_PASSWORD, change(PASSWORD));
  const told = await alerts();
  expect(told[0]).toEqual(alert('Password changed', 'Review your sessions'));
  expect(told).toHaveLength(2);
});

test('each change of the standing is one alert to whom it concerns, without the device of the staff', async () => {
  const staff = await gate.player({ role: 'moderator' });
  const set = (status: string) =>
    staff.ask(STATUS, { input: { accountId: player.user.id, status, reason: 'Seen in the recording.' } });
  for (const status of ['SUSPENDED', 'ACTIVE', 'BANNED', 'ACTIVE']) {
    gate.pass(MINUTE);
    await set(status);
  }
  const again = await gate.enter(player.user);
  const told = await alerts(again);
  expect(told[0]).toEqual(alert('Account reactivated', 'Questions? Contact us', null));
  expect(titlesOf(told)).toEqual(['Account reactivated', 'Account banned', 'Account reactivated', 'Account suspended']);
  expect(await alerts(staff)).toEqual([]);
});
