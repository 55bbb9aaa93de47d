import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_MARK, REFRESH_MARK, patternOf } from '../../../domain/platform/api-key.ts';
import { CONNECTED_MAX, GRANTS_MAX, LIVES } from '../../../domain/platform/application.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { engine } from '../../../db/client/kit.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { oauthGrants } from '../../../db/platform/oauth.table.ts';
import { deleteExpired } from '../../../gateway/server/delete-expired.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import type { Answer } from '../../support/http-client.ts';
import { withKey } from '../../support/key-steps.ts';
import {
  ALLOW,
  ASKED,
  DENY,
  DISCONNECT,
  REDIRECT,
  REMOVE_APPLICATION,
  allowVariables,
  askForDevice,
  authorizePath,
  begin,
  codeIn,
  connect,
  connectedOf,
  exchange,
  locationOf,
  poll,
  post,
  refresh,
  register,
  sayYes,
  tokensIn,
} from '../../support/oauth-steps.ts';
import { ordersIn, protect } from '../../support/second-factor.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gate.databaseUrl }) : gate;
});
afterAll(async () => {
  if (second !== gate) await second.close();
  await gate.close();
});
// Each begins with the calls that one address has in a minute.
beforeEach(() => {
  for (const one of new Set([gate, second])) one.pass(MINUTE);
});

const VIEWER = '{ viewer { username } }';
const UNKNOWN = { status: 401, code: 'UNAUTHENTICATED' };
const GONE = { status: 404, code: 'NOT_FOUND' };

const errorOf = ({ status, json }: Answer) => ({ status, error: (json as { error?: unknown }).error });
const queryOf = (location: string) => Object.fromEntries(new URL(location, 'https://here.example').searchParams);
const invalidGrant = { status: 400, error: 'invalid_grant' };

/** An application with its owner, and a player who may be connected with it. */
async function scene() {
  const [owner, player] = [await gate.player(), await gate.player()];
  return { owner, player, app: await register(owner) };
}

describe('a code with PKCE', () => {
  test('asks the player, and comes to tokens that do what was allowed and nothing else', async () => {
    const { owner, player, app } = await scene();
    // No identity token comes of it: whose account it is, `viewer` says.
    const but = { scope: 'openid account:read wallet:read' };
    const id = await begin(player, app.id, { but });
    expect(await player.ask(ASKED, { ref: { id } })).toEqual({
      askedOfMe: {
        application: 'Score Bot',
        description: 'Posts your results.',
        ownerName: owner.user.username,
        scopes: ['ACCOUNT_READ', 'WALLET_READ'],
        returnsTo: 'bot.example',
        expiresAt: gate.deps.now() + LIVES.request,
      },
    });
    const location = await sayYes(player, id);
    expect(location.startsWith(`${REDIRECT}?`)).toBe(true);
    expect(queryOf(location)).toEqual({
      code: expect.any(String) as string,
      state: 'the state',
      iss: `${gate.deps.config.publicUrl}/oauth`,
    });
    const tokens = tokensIn(await exchange(gate, app.id, codeIn(location)));
    expect(tokens).toEqual({
      access_token: expect.stringMatching(patternOf(ACCESS_MARK)) as string,
      refresh_token: expect.stringMatching(patternOf(REFRESH_MARK)) as string,
      token_type: 'Bearer',
      expires_in: LIVES.access / 1000,
      scope: 'account:read wallet:read',
    });
    const program = withKey(gate, tokens.access_token);
    expect(await program.ask(VIEWER)).toEqual({ viewer: { username: player.user.username } });
    expect((await program.rest('GET', '/api/wallet/me')).status).toBe(200);
    expect(await program.refusal('{ battles(first: 1) { edges { node { id } } } }')).toMatchObject({
      code: 'SCOPE_REQUIRED',
    });
    expect(await program.refusal('{ apiKeys { id } }')).toMatchObject({ code: 'CLOSED_TO_KEYS' });
    expect(await program.refusal('{ connectedApplications { id } }')).toMatchObject({ code: 'CLOSED_TO_KEYS' });
    const answer = await program.graphql(VIEWER);
    expect(answer.headers['ratelimit'], 'it costs points as a key does').toContain('"key";r=');
    const stored = await gate.contents();
    for (const text of [codeIn(location), tokens.access_token, tokens.refresh_token, id])
      expect(stored).not.toContain(text);
    expect(gate.logged.join('\n')).not.toContain(tokens.access_token);
    expect(await connectedOf(player)).toEqual([
      {
        id: app.id,
        name: 'Score Bot',
        ownerName: owner.user.username,
        scopes: ['ACCOUNT_READ', 'WALLET_READ'],
        dailyStakeCents: 0,
        stakedTodayCents: 0,
        connectedAt: gate.deps.now(),
        expiresAt: gate.deps.now() + LIVES.grant,
        lastUsedAt: gate.deps.now(),
        lastUsedAddress: '127.0.0.1',
      },
    ]);
    expect(await connectedOf(owner)).toEqual([]);
  });

  test('is told by e-mail, and in the account’s own log with its end', async () => {
    const { player, app } = await scene();
    await connect(gate, player, app.id);
    await player.ask(DISCONNECT, { id: app.id });
    const mails = (await ordersIn(gate)).filter(({ to }) => to === player.user.email).map(({ mail }) => mail);
    expect(mails).toEqual([
      {
        kind: 'application-connected',
        username: player.user.username,
        name: 'Score Bot',
        scopes: ['account:read'],
        at: gate.deps.now(),
      },
    ]);
  });

  test.each([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with PKCE in the clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for no scope', { scope: null }, 'invalid_scope'],
    ['for scopes that are not given to applications', { scope: 'overlay:wallet openid' }, 'invalid_scope'],
    ['without being asked', { prompt: 'none' }, 'consent_required'],
  ] as const)('asked for %s goes back with the reason, and nobody is asked', async (_, but, error) => {
    const { player, app } = await scene();
    const location = locationOf(await player.send({ path: authorizePath(app.id, { but }) }));
    expect(location.startsWith(REDIRECT)).toBe(true);
    expect(queryOf(location)).toMatchObject({ error, state: 'the state' });
  });

  test('asked for as a token in the address goes back with the reason', async () => {
    const { player, app } = await scene();
    const location = locationOf(
      await player.send({ path: authorizePath(app.id, { but: { response_type: 'token' } }) }),
    );
    expect(new URLSearchParams(new URL(location).hash.slice(1)).get('error')).toBe('unsupported_response_type');
  });

  test.each([
    ['another address', { redirect_uri: 'https://evil.example/callback' }, 'invalid_redirect_uri'],
    ['an address below', { redirect_uri: `${REDIRECT}/more` }, 'invalid_redirect_uri'],
    ['an address with more behind it', { redirect_uri: `${REDIRECT}?more` }, 'invalid_redirect_uri'],
    ['an unknown application', { client_id: 'nobody' }, 'invalid_client'],
  ] as const)('asked for by %s sends the player nowhere but to a page of ours', async (_, but, why) => {
    const { player, app } = await scene();
    const location = locationOf(await player.send({ path: authorizePath(app.id, { but }) }));
    expect(location).toBe(`/connect/failed?why=${why}`);
  });

  test('is worth nothing without its verifier, at another address, for another application', async () => {
    const { owner, player, app } = await scene();
    const other = await register(owner);
    const codeOf = async () => codeIn(await sayYes(player, await begin(player, app.id)));
    const wrong = 'another-verifier-that-is-long-enough-for-the-rules';
    expect(errorOf(await exchange(gate, app.id, await codeOf(), { code_verifier: wrong }))).toEqual(invalidGrant);
    const elsewhere = { redirect_uri: 'https://bot.example/other' };
    expect(errorOf(await exchange(gate, app.id, await codeOf(), elsewhere))).toEqual(invalidGrant);
    expect(errorOf(await exchange(gate, other.id, await codeOf()))).toEqual(invalidGrant);
    expect(errorOf(await exchange(gate, app.id, 'no code'))).toEqual(invalidGrant);
  });

  test('runs out after a minute', async () => {
    const { player, app } = await scene();
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    gate.pass(LIVES.code);
    expect(errorOf(await exchange(gate, app.id, code))).toEqual(invalidGrant);
  });

  test('that is used again takes with it all that was given for it', async () => {
    const { player, app } = await scene();
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    const tokens = tokensIn(await exchange(gate, app.id, code));
    gate.pass(2 * SECOND);
    expect(errorOf(await exchange(gate, app.id, code))).toEqual(invalidGrant);
    expect(await withKey(gate, tokens.access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(errorOf(await refresh(gate, app.id, tokens.refresh_token))).toEqual(invalidGrant);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('that two gateways exchange at once is good for one of them', async () => {
    const { player, app } = await scene();
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    const answers = await Promise.all([gate, second, gate, second].map((one) => exchange(one, app.id, code)));
    const [good, ...others] = answers.toSorted((a, b) => a.status - b.status);
    for (const other of others) expect(errorOf(other)).toEqual(invalidGrant);
    if (!good) throw new Error('nobody was answered');
    const { access_token } = tokensIn(good);
    expect(await withKey(second, access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
  });

  test('is given to nobody whose account was closed to them meanwhile', async () => {
    const { player, app } = await scene();
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'banned' }));
    expect(errorOf(await exchange(gate, app.id, code))).toEqual(invalidGrant);
  });
});

describe('the question', () => {
  test('is answered in the browser that was sent with it, and in no other', async () => {
    const { player, app } = await scene();
    const stranger = await gate.player();
    const id = await begin(stranger, app.id);
    for (const [what, variables] of [
      [ASKED, { ref: { id } }],
      [DENY, { ref: { id } }],
      [ALLOW, allowVariables({ id })],
    ] as const)
      expect(await player.refusal(what, variables)).toEqual(GONE);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('is answered for the one who is signed in, also where somebody else was before', async () => {
    const { app } = await scene();
    const [first, next] = [await gate.player(), await gate.player()];
    const browser = first;
    await connect(gate, browser, app.id);
    // The browser keeps what it had, but for the session.
    for (const part of next.cookie.split('; ')) {
      const [name = '', value = ''] = part.split('=', 2);
      browser.setCookie(name, value);
    }
    const tokens = await connect(gate, browser, app.id);
    expect(await withKey(gate, tokens.access_token).ask(VIEWER)).toEqual({
      viewer: { username: next.user.username },
    });
    expect(await connectedOf(next)).toHaveLength(1);
  });

  test('comes to nothing when somebody else has signed in since it was answered', async () => {
    const { app } = await scene();
    const [first, next] = [await gate.player(), await gate.player()];
    const id = await begin(first, app.id);
    const { allowApplication } = await first.ask<{ allowApplication: { goesOnAt: string } }>(
      ALLOW,
      allowVariables({ id }),
    );
    const owned = await gate.enter(first.user);
    for (const part of next.cookie.split('; ')) {
      const [name = '', value = ''] = part.split('=', 2);
      first.setCookie(name, value);
    }
    const location = locationOf(await first.send({ path: allowApplication.goesOnAt }));
    expect(queryOf(location)).toMatchObject({ error: 'access_denied' });
    expect(await connectedOf(owned)).toEqual([]);
  });

  test('is asked each time, whatever was allowed before', async () => {
    const { player, app } = await scene();
    await connect(gate, player, app.id);
    expect(await begin(player, app.id)).toMatch(/^[\w-]+$/);
  });

  test('that is answered with no goes back with it, and is answered once', async () => {
    const { player, app } = await scene();
    const id = await begin(player, app.id);
    const { denyApplication } = await player.ask<{ denyApplication: { goesOnAt: string } }>(DENY, { ref: { id } });
    expect(await player.refusal(ALLOW, allowVariables({ id }))).toEqual(GONE);
    const location = locationOf(await player.send({ path: denyApplication.goesOnAt }));
    expect(queryOf(location)).toMatchObject({ error: 'access_denied', state: 'the state' });
    expect(await connectedOf(player)).toEqual([]);
  });

  test('runs out', async () => {
    const { player, app } = await scene();
    const id = await begin(player, app.id);
    gate.pass(LIVES.request);
    expect(await player.refusal(ASKED, { ref: { id } })).toEqual(GONE);
    expect(await player.refusal(ALLOW, allowVariables({ id }))).toEqual(GONE);
  });

  test('asks for the password, and for the second factor where there is one', async () => {
    const { player, app } = await scene();
    const id = await begin(player, app.id);
    const wrong = { ...allowVariables({ id }), owner: { password: 'wrong', proof: null } };
    expect(await player.refusal(ALLOW, wrong)).toMatchObject({ code: 'PASSWORD_WRONG' });
    const { phone } = await protect(gate, player);
    expect(await player.refusal(ALLOW, allowVariables({ id }))).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(await connectedOf(player)).toEqual([]);
    await player.ask(ALLOW, allowVariables({ id }, { proof: phone.nextCode() }));
    expect(await connectedOf(player)).toHaveLength(1);
  });

  test.each([
    ['to stake without a cap', ['battles:stake'], 0],
    ['to stake with a cap above the most', ['battles:stake'], 100_001],
    ['to look with a cap', ['battles:read'], 1],
  ] as const)('%s is not allowed', async (_, scopes, dailyStakeCents) => {
    const { player, app } = await scene();
    const id = await begin(player, app.id, { scopes });
    expect(await player.refusal(ALLOW, allowVariables({ id }, { dailyStakeCents }))).toEqual({
      status: 400,
      code: 'BAD_INPUT',
      field: 'dailyStakeCents',
    });
  });

  test('is meant by its id or by a code, and not by both or none', async () => {
    const player = await gate.player();
    for (const ref of [{}, { id: 'x', code: 'BCDF-GHJK' }])
      expect(await player.refusal(ASKED, { ref })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });
});

describe('a refresh token', () => {
  test('is changed for others, which do no more than the first', async () => {
    const { player, app } = await scene();
    const first = await connect(gate, player, app.id, { scopes: ['account:read', 'wallet:read'] });
    gate.pass(LIVES.access);
    expect(await withKey(gate, first.access_token).refusal(VIEWER), 'after its hour').toEqual(UNKNOWN);
    const next = tokensIn(await refresh(gate, app.id, first.refresh_token));
    expect(next.scope).toBe('account:read wallet:read');
    expect(next.refresh_token).not.toBe(first.refresh_token);
    expect(await withKey(gate, next.access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
    const more = { scope: 'account:read friends:read' };
    expect(errorOf(await refresh(gate, app.id, next.refresh_token, more)).error).toBe('invalid_scope');
    const less = tokensIn(await refresh(gate, app.id, next.refresh_token, { scope: 'wallet:read' }));
    expect(await withKey(gate, less.access_token).refusal(VIEWER)).toMatchObject({ code: 'SCOPE_REQUIRED' });
  });

  test('that two gateways use at once is good for one of them at the most, and then ends with its family', async () => {
    const { player, app } = await scene();
    const first = await connect(gate, player, app.id);
    const answers = await Promise.all([gate, second].map((one) => refresh(one, app.id, first.refresh_token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await withKey(gate, first.access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('that is used again ends all of its family', async () => {
    const { player, app } = await scene();
    const first = await connect(gate, player, app.id);
    const next = tokensIn(await refresh(gate, app.id, first.refresh_token));
    expect(errorOf(await refresh(gate, app.id, first.refresh_token))).toEqual(invalidGrant);
    expect(errorOf(await refresh(gate, app.id, next.refresh_token))).toEqual(invalidGrant);
    for (const { access_token } of [first, next])
      expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('leaves what the player has allowed at another time alone', async () => {
    const { player, app } = await scene();
    const [phone, desk] = [await connect(gate, player, app.id), await connect(gate, player, app.id)];
    await refresh(gate, app.id, phone.refresh_token);
    expect(errorOf(await refresh(gate, app.id, phone.refresh_token))).toEqual(invalidGrant);
    expect(await withKey(gate, desk.access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
    expect(await connectedOf(player)).toHaveLength(1);
  });

  test('is refused to another application, and after a month without use', async () => {
    const { owner, player, app } = await scene();
    const other = await register(owner);
    const { refresh_token } = await connect(gate, player, app.id);
    expect(errorOf(await refresh(gate, other.id, refresh_token))).toEqual(invalidGrant);
    gate.pass(LIVES.refresh);
    expect(errorOf(await refresh(gate, app.id, refresh_token))).toEqual(invalidGrant);
  });

  test('gives nothing to an account that may not sign in, nor to an application of one', async () => {
    const { owner, player, app } = await scene();
    const { access_token, refresh_token } = await connect(gate, player, app.id);
    const stand = (id: string, status: 'active' | 'banned') =>
      gate.db.transact((tx) => updateUserStanding(tx, id, { status }));
    await stand(player.user.id, 'banned');
    expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(errorOf(await refresh(gate, app.id, refresh_token))).toEqual(invalidGrant);
    await stand(player.user.id, 'active');
    await stand(owner.user.id, 'banned');
    expect(errorOf(await refresh(gate, app.id, refresh_token))).toEqual({ status: 401, error: 'invalid_client' });
  });
});

describe('a device', () => {
  test('shows a code, waits, and gets tokens once its player has said yes', async () => {
    const { owner, player, app } = await scene();
    const codes = await askForDevice(gate, app.id, ['battles:read']);
    const { publicUrl } = gate.deps.config;
    expect(codes).toEqual({
      device_code: expect.any(String) as string,
      user_code: expect.stringMatching(/^[B-XZ]{4}-[B-XZ]{4}$/) as string,
      verification_uri: `${publicUrl}/oauth/device`,
      verification_uri_complete: `${publicUrl}/oauth/device?user_code=${codes.user_code}`,
      expires_in: LIVES.request / 1000,
    });
    const entered = await gate.visitor().send({ path: `/oauth/device?user_code=${codes.user_code}` });
    expect(locationOf(entered)).toBe(`/device?code=${codes.user_code}`);
    expect(errorOf(await poll(gate, app.id, codes.device_code))).toEqual({
      status: 400,
      error: 'authorization_pending',
    });
    const ref = { code: codes.user_code.toLowerCase().replace('-', ' ') };
    expect(await player.ask(ASKED, { ref })).toMatchObject({
      askedOfMe: { ownerName: owner.user.username, scopes: ['BATTLES_READ'], returnsTo: null },
    });
    expect(await player.ask(ALLOW, allowVariables(ref))).toEqual({ allowApplication: { goesOnAt: null } });
    const tokens = tokensIn(await poll(second, app.id, codes.device_code));
    expect(tokens.scope).toBe('battles:read');
    expect(await withKey(gate, tokens.access_token).ask('{ myBattles { id } }')).toEqual({ myBattles: [] });
    expect(await gate.contents()).not.toContain(codes.device_code);
    expect(await player.refusal(ASKED, { ref }), 'answered').toEqual(GONE);
    expect(errorOf(await poll(gate, app.id, codes.device_code)), 'used again').toEqual(invalidGrant);
    expect(await withKey(gate, tokens.access_token).refusal('{ myBattles { id } }')).toEqual(UNKNOWN);
  });

  test('is told of a no, and of a code that has run out', async () => {
    const { player, app } = await scene();
    const denied = await askForDevice(gate, app.id);
    await player.ask(DENY, { ref: { code: denied.user_code } });
    expect(errorOf(await poll(gate, app.id, denied.device_code))).toEqual({ status: 400, error: 'access_denied' });
    expect(await player.refusal(ALLOW, allowVariables({ code: denied.user_code }))).toEqual(GONE);
    const late = await askForDevice(gate, app.id);
    gate.pass(LIVES.request);
    expect(await player.refusal(ALLOW, allowVariables({ code: late.user_code }))).toEqual(GONE);
    expect(errorOf(await poll(gate, app.id, late.device_code))).toEqual({ status: 400, error: 'expired_token' });
    await deleteExpired(gate.deps);
    expect(errorOf(await poll(gate, app.id, late.device_code))).toEqual(invalidGrant);
  });

  test('gets no code for nothing, and none of another application’s', async () => {
    const { owner, player, app } = await scene();
    expect(errorOf(await post(gate, '/device/auth', { client_id: app.id, scope: 'openid' }))).toEqual({
      status: 400,
      error: 'invalid_scope',
    });
    const other = await register(owner);
    const codes = await askForDevice(gate, app.id);
    await player.ask(ALLOW, allowVariables({ code: codes.user_code }));
    expect(errorOf(await poll(gate, other.id, codes.device_code))).toEqual(invalidGrant);
  });

  test('has a code that cannot be guessed: twenty are looked at in a quarter of an hour', async () => {
    const player = await gate.player();
    for (let n = 0; n < 20; n++) expect(await player.refusal(ASKED, { ref: { code: 'BCDF-GHJK' } })).toEqual(GONE);
    expect(await player.refusal(ASKED, { ref: { code: 'BCDF-GHJK' } })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
  });
});

describe('an end', () => {
  test('by the player is at once, for every time that it was allowed', async () => {
    const { player, app } = await scene();
    const all = [await connect(gate, player, app.id), await connect(gate, player, app.id)];
    const stranger = await gate.player();
    expect(await stranger.refusal(DISCONNECT, { id: app.id })).toEqual(GONE);
    await player.ask(DISCONNECT, { id: app.id });
    for (const { access_token, refresh_token } of all) {
      expect(await withKey(second, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
      expect(errorOf(await refresh(second, app.id, refresh_token))).toEqual(invalidGrant);
    }
    expect(await connectedOf(player)).toEqual([]);
  });

  test.each(['access_token', 'refresh_token'] as const)(
    'by the application, with its %s, is the same',
    async (which) => {
      const { owner, player, app } = await scene();
      const other = await register(owner);
      const tokens = await connect(gate, player, app.id);
      expect((await post(gate, '/revoke', { client_id: other.id, token: tokens[which] })).status, 'not its own').toBe(
        200,
      );
      expect(await withKey(gate, tokens.access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
      expect((await post(gate, '/revoke', { client_id: app.id, token: tokens[which] })).status).toBe(200);
      expect(await withKey(gate, tokens.access_token).refusal(VIEWER)).toEqual(UNKNOWN);
      expect(errorOf(await refresh(gate, app.id, tokens.refresh_token))).toEqual(invalidGrant);
      expect(await connectedOf(player)).toEqual([]);
    },
  );

  test('of the application ends what it does for everybody', async () => {
    const { owner, player, app } = await scene();
    const { access_token } = await connect(gate, player, app.id);
    await owner.ask(REMOVE_APPLICATION, { id: app.id });
    expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(player)).toEqual([]);
    expect(locationOf(await player.send({ path: authorizePath(app.id) }))).toContain('invalid_client');
  });

  test('of an account takes what it let others do, and its own applications', async () => {
    const { owner, player, app } = await scene();
    const own = await register(player);
    await connect(gate, player, app.id);
    const { access_token } = await connect(gate, owner, own.id);
    await player.ask('mutation C($input: CloseAccountInput!) { closeAccount(input: $input) }', {
      input: { password: PASSWORD },
    });
    expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(owner)).toEqual([]);
    const left = await gate.db.read.select({ userId: oauthGrants.userId }).from(oauthGrants);
    expect(left.map(({ userId }) => userId)).not.toContain(player.user.id);
  });

  test('comes to the oldest of more than ten at one application', async () => {
    const { player, app } = await scene();
    const all = [await connect(gate, player, app.id)];
    for (let n = 1; n < GRANTS_MAX; n++) all.push(await connect(gate, player, app.id));
    const alive = async (n: number) => (await withKey(gate, all[n]?.access_token ?? '').graphql(VIEWER)).status === 200;
    expect(await alive(0)).toBe(true);
    gate.pass(MINUTE);
    await connect(gate, player, app.id);
    expect(await alive(0)).toBe(false);
    expect(await alive(1)).toBe(true);
  });
});

test('twenty applications at the most act for a player, and one that is disconnected makes room', async () => {
  const owners = [await gate.player(), await gate.player(), await gate.player()];
  const player = await gate.player();
  const all: string[] = [];
  for (let n = 0; n <= CONNECTED_MAX; n++) {
    const app = await register(owners[Math.floor(n / 10)] ?? player);
    all.push(app.id);
    const variables = allowVariables({ id: await begin(player, app.id) });
    if (n < CONNECTED_MAX) await player.ask(ALLOW, variables);
    else
      expect(await player.refusal(ALLOW, variables)).toEqual({
        status: 409,
        code: 'LIMIT_EXCEEDED',
        data: { max: CONNECTED_MAX },
      });
  }
  expect(await connectedOf(player)).toHaveLength(CONNECTED_MAX);
  await player.ask(DISCONNECT, { id: all[0] });
  await player.ask(ALLOW, allowVariables({ id: await begin(player, all[CONNECTED_MAX] ?? '') }));
  expect(await connectedOf(player)).toHaveLength(CONNECTED_MAX);
});
