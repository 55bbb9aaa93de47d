import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { readConfig } from '../../../gateway/kernel/config/config.ts';
import { seal, unseal } from '../../../gateway/kernel/sealed.ts';
import { sealAllAnew } from '../../../gateway/security/passwords/seal-anew.ts';
import { ROOT, sourceFiles } from '../../../scripts/source-files.ts';
import { connectGame, duelNow, sendPost } from '../../support/feed-steps.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { connect, refresh, register, tokensIn } from '../../support/oauth-steps.ts';
import { AFTER, BEFORE, BETWEEN } from '../../support/secret-envs.ts';
import { CONFIRM, Phone, pendingProofFor, protect, viewerId } from '../../support/second-factor.ts';
import { mailsTo } from '../../support/visitor.ts';

/** A browser that still has its cookie, at another gateway of the same database. */
function sameBrowser(gate: HttpGateway, { cookie }: Client): Client {
  const browser = gate.visitor();
  browser.setCookie('gauntlet_session', /gauntlet_session=([^;]+)/.exec(cookie)?.[1] ?? '');
  return browser;
}

/** Signs in with the password and a second proof. */
async function signInWith(gate: HttpGateway, username: string, proof: string) {
  const browser = gate.visitor();
  const { proofToken } = await pendingProofFor(browser, username);
  return browser.graphql(CONFIRM, { input: { proofToken, code: proof } });
}

test('a secret is exchanged: sessions, keys and second factors of before go on under the new one, and without the one before', async () => {
  const first = await HttpGateway.open({ env: BEFORE });
  const { databaseUrl } = first;
  const player = await first.player();
  const { username, id } = player.user;
  const { phone, recoveryCodes } = await protect(first, player);
  first.pass(30 * SECOND);
  const { secret } = await makeKey(player, { scopes: ['battles:read'], proof: phone.code() });
  await first.close();

  const codeAt = (gate: HttpGateway, away: number): string => {
    gate.pass(away * 30 * SECOND);
    return new Phone(gate, phone.secret).code();
  };

  const second = await HttpGateway.open({ databaseUrl, env: BETWEEN });
  expect(await viewerId(sameBrowser(second, player))).toBe(id);
  expect((await withKey(second, secret).rest('GET', '/api/battles')).status).toBe(200);
  expect((await signInWith(second, username, codeAt(second, 2))).errors).toEqual([]);
  expect((await signInWith(second, username, recoveryCodes[0] ?? '')).errors).toEqual([]);
  expect(await sealAllAnew(second.deps)).toBeGreaterThan(0);
  expect(await sealAllAnew(second.deps)).toBe(0);
  await second.close();

  const third = await HttpGateway.open({ databaseUrl, env: AFTER });
  expect(await viewerId(sameBrowser(third, player))).toBe(id);
  expect((await withKey(third, secret).rest('GET', '/api/battles')).status).toBe(200);
  expect((await signInWith(third, username, codeAt(third, 4))).errors).toEqual([]);
  expect((await signInWith(third, username, recoveryCodes[1] ?? '')).errors, 'as docs/operations.md says').not.toEqual(
    [],
  );
  await third.close();
});

test('tokens of applications and keys of CS2 go on under the new one, and without the one before', async () => {
  const first = await HttpGateway.open({ env: BEFORE });
  const { databaseUrl } = first;
  const player = await first.player();
  const { id: clientId } = await register(player);
  const { access_token: access, refresh_token: renewal } = await connect(first, player, clientId);
  expect(await viewerId(withKey(first, access))).toBe(player.user.id);
  const key = await connectGame(player);
  const { id } = player.user;
  await first.close();

  const heard = async (gate: HttpGateway, token: string) => {
    const [delivery] = duelNow(gate);
    if (!delivery) throw new Error('the duel has no post');
    return (await sendPost(gate, token, delivery.post)).status;
  };
  const second = await HttpGateway.open({ databaseUrl, env: BETWEEN });
  expect(await viewerId(withKey(second, access))).toBe(id);
  const renewed = tokensIn(await refresh(second, clientId, renewal));
  expect(await viewerId(withKey(second, renewed.access_token))).toBe(id);
  expect([await heard(second, key), await heard(second, `${key}x`)]).toEqual([200, 401]);
  await sealAllAnew(second.deps);
  await second.close();

  const third = await HttpGateway.open({ databaseUrl, env: AFTER });
  expect(await viewerId(withKey(third, access))).toBe(id);
  expect(await viewerId(withKey(third, renewed.access_token))).toBe(id);
  tokensIn(await refresh(third, clientId, renewed.refresh_token));
  expect(await heard(third, key)).toBe(200);
  await third.close();
});

test('the link of a visitor opens a ticket as long as the secret of before is named', async () => {
  const SUBMIT = 'mutation ($input: SubmitTicketInput!) { submitTicket(input: $input) }';
  const READ = 'query ($id: ID!, $token: String!) { visitorTicket(id: $id, token: $token) { number } }';
  const linkIn = async (gate: HttpGateway) => {
    const [mail] = await mailsTo(gate, 'writer@somewhere.example');
    const secrets = new URLSearchParams(new URL(mail?.url ?? 'http://nowhere').hash.slice(1));
    return { id: secrets.get('ticket'), token: secrets.get('token') };
  };
  const first = await HttpGateway.open({ env: BEFORE });
  const { databaseUrl } = first;
  const input = { firstName: 'Ada', lastName: 'Byron', email: 'writer@somewhere.example' };
  await first.visitor().ask(SUBMIT, { input: { ...input, subject: 'A question', message: 'How does this work?' } });
  const link = await linkIn(first);
  await first.close();
  const second = await HttpGateway.open({ databaseUrl, env: BETWEEN });
  expect(await second.visitor().ask(READ, link)).toHaveProperty('visitorTicket.number');
  await second.close();
  const third = await HttpGateway.open({ databaseUrl, env: AFTER });
  expect(await third.visitor().refusal(READ, link)).toMatchObject({ code: 'NOT_FOUND' });
  await third.close();
});

test('who exchanges the secret without naming the one before ends sessions and keys', async () => {
  const first = await HttpGateway.open({ env: BEFORE });
  const { databaseUrl } = first;
  const player = await first.player();
  const { secret } = await makeKey(player);
  await first.close();
  const second = await HttpGateway.open({ databaseUrl, env: AFTER });
  expect(await viewerId(sameBrowser(second, player))).toBeNull();
  expect((await withKey(second, secret).rest('GET', '/api/battles')).status).toBe(401);
  await second.close();
});

/** What a secret opens of all that a database holds, but for what waits to be done. */
function openedIn(contents: string, gate: HttpGateway): readonly string[] {
  const stored = contents.split('\n').filter((line) => !line.startsWith('jobs '));
  const texts = [...stored.join('\n').matchAll(/"([\w-]{40,})"/g)].map(([, text = '']) => text);
  return texts.filter((text) => unseal(gate.deps, text) !== null);
}

test('nothing of the demo data set that stays sealed is left under the secret of before', async () => {
  const first = await HttpGateway.open({ env: BEFORE });
  const { databaseUrl } = first;
  await seedDemo(first.db, first.deps, (text) => seal(first.deps, text));
  const sealed = openedIn(await first.contents(), first);
  expect(sealed.length).toBeGreaterThan(0);
  await first.close();
  const second = await HttpGateway.open({ databaseUrl, env: BETWEEN });
  expect(await sealAllAnew(second.deps)).toBe(sealed.length);
  await second.close();
  const third = await HttpGateway.open({ databaseUrl, env: AFTER });
  expect(openedIn(await third.contents(), third)).toHaveLength(sealed.length);
  await third.close();
});

/** Every file that seals: what it stores is sealed anew, or nobody opens it after a week. */
const SEALING: Readonly<Record<string, 'sealed anew' | 'short-lived'>> = {
  'gateway/mail/mail.ts': 'short-lived',
  'gateway/mail/send-mail.ts': 'sealed anew',
  'gateway/markets/quote.ts': 'short-lived',
  'gateway/notifications/register-push.ts': 'sealed anew',
  'gateway/platform/applications/manage-applications.ts': 'sealed anew',
  'gateway/platform/webhooks/manage-webhooks.ts': 'sealed anew',
  'gateway/platform/applications/oauth-token.ts': 'sealed anew',
  'gateway/profiles/link-account.ts': 'short-lived',
  'gateway/proof/lichess/link-lichess.ts': 'short-lived',
  'gateway/security/two-factor/begin-two-factor.ts': 'sealed anew',
  'gateway/security/passwords/request-password-reset.ts': 'short-lived',
  'gateway/store/crates/open-crate.ts': 'sealed anew',
  'gateway/video/simulcast/connect-platform.ts': 'sealed anew',
  'gateway/video/ingest/stream-key.ts': 'sealed anew',
  'gateway/wallet/withdrawals/add-method.ts': 'sealed anew',
};
/** They hand `seal` on, and keep nothing. */
const HANDING_ON = ['gateway/kernel/sealed.ts', 'gateway/server/work/commands.ts', 'gateway/start.ts'];

test('whatever begins to seal has to say here whether it is sealed anew', () => {
  const sealing = sourceFiles('gateway').filter((file) => /\bseal\(deps/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(sealing).toEqual([...Object.keys(SEALING), ...HANDING_ON].toSorted());
});

test.each([
  [{ ...BETWEEN, SESSION_SECRET_BEFORE: 'too short' }, /^The environment is not usable\.\nSESSION_SECRET_BEFORE: .*16/],
  [{ ...BETWEEN, SESSION_SECRET_BEFORE: AFTER.SESSION_SECRET }, /\nSESSION_SECRET_BEFORE: must be another/],
  [{ ...BETWEEN, VIDEO_SECRET: undefined }, /\nSESSION_SECRET_BEFORE: needs .*VIDEO_SECRET/],
])('an exchange that cannot be meant stops the start with its name', (env, why) => {
  expect(() => readConfig(env)).toThrow(why);
});
