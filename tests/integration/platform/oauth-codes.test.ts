// @module-tag engines
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_MARK, REFRESH_MARK, patternOf } from '../../../domain/platform/api-key.ts';
import { LIVES } from '../../../domain/platform/application.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';
import { withKey } from '../../support/key-steps.ts';
import {
  ASKED,
  INVALID_GRANT,
  REDIRECT,
  UNKNOWN,
  VIEWER,
  authorizePath,
  begin,
  codeIn,
  connect,
  connectedOf,
  errorOf,
  exchange,
  locationOf,
  meet,
  queryOf,
  refresh,
  register,
  sayYes,
  tokensIn,
} from '../../support/oauth-steps.ts';
import { ordersIn } from '../../support/second-factor.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));
// Each begins with the calls that one address has in a minute.
beforeEach(() => {
  for (const one of new Set([gate, second])) one.pass(MINUTE);
});

describe('a code with PKCE', () => {
  test('asks the player, and comes to tokens that do what was allowed and nothing else', async () => {
    const { owner, player, app } = await meet(gate);
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

  test('is told by e-mail when it is made', async () => {
    const { player, app } = await meet(gate);
    await connect(gate, player, app.id);
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
    const { player, app } = await meet(gate);
    const location = locationOf(await player.send({ path: authorizePath(app.id, { but }) }));
    expect(location.startsWith(REDIRECT)).toBe(true);
    expect(queryOf(location)).toMatchObject({ error, state: 'the state' });
  });

  test('asked for as a token in the address goes back with the reason', async () => {
    const { player, app } = await meet(gate);
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
    const { player, app } = await meet(gate);
    const location = locationOf(await player.send({ path: authorizePath(app.id, { but }) }));
    expect(location).toBe(`/connect/failed?why=${why}`);
  });

  test('is worth nothing without its verifier, at another address, for another application', async () => {
    const { owner, player, app } = await meet(gate);
    const other = await register(owner);
    const codeOf = async () => codeIn(await sayYes(player, await begin(player, app.id)));
    const wrong = 'another-verifier-that-is-long-enough-for-the-rules';
    expect(errorOf(await exchange(gate, app.id, await codeOf(), { code_verifier: wrong }))).toEqual(INVALID_GRANT);
    const elsewhere = { redirect_uri: 'https://bot.example/other' };
    expect(errorOf(await exchange(gate, app.id, await codeOf(), elsewhere))).toEqual(INVALID_GRANT);
    expect(errorOf(await exchange(gate, other.id, await codeOf()))).toEqual(INVALID_GRANT);
    expect(errorOf(await exchange(gate, app.id, 'no code'))).toEqual(INVALID_GRANT);
  });

  test('runs out after a minute', async () => {
    const { player, app } = await meet(gate);
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    gate.pass(LIVES.code);
    expect(errorOf(await exchange(gate, app.id, code))).toEqual(INVALID_GRANT);
  });

  test('that is used again takes with it all that was given for it', async () => {
    const { player, app } = await meet(gate);
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    const tokens = tokensIn(await exchange(gate, app.id, code));
    gate.pass(2 * SECOND);
    expect(errorOf(await exchange(gate, app.id, code))).toEqual(INVALID_GRANT);
    expect(await withKey(gate, tokens.access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(errorOf(await refresh(gate, app.id, tokens.refresh_token))).toEqual(INVALID_GRANT);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('that two gateways exchange at once is good for one of them', async () => {
    const { player, app } = await meet(gate);
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    const answers = await Promise.all([gate, second, gate, second].map((one) => exchange(one, app.id, code)));
    const [good, ...others] = answers.toSorted((a, b) => a.status - b.status);
    for (const other of others) expect(errorOf(other)).toEqual(INVALID_GRANT);
    if (!good) throw new Error('nobody was answered');
    const { access_token } = tokensIn(good);
    expect(await withKey(second, access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
  });

  test('is given to nobody whose account was closed to them meanwhile', async () => {
    const { player, app } = await meet(gate);
    const code = codeIn(await sayYes(player, await begin(player, app.id)));
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'banned' }));
    expect(errorOf(await exchange(gate, app.id, code))).toEqual(INVALID_GRANT);
  });
});
