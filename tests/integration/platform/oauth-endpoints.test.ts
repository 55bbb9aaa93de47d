import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { PROGRAM_SCOPES } from '../../../domain/platform/scopes.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import {
  REDIRECT,
  authorizePath,
  begin,
  codeIn,
  connect,
  exchange,
  locationOf,
  post,
  register,
  sayYes,
  tokensIn,
} from '../../support/oauth-steps.ts';

let gate: HttpGateway;
/** What breaks the next look at the database, if anything. */
let broken: Error | null = null;
beforeAll(async () => {
  gate = await HttpGateway.open({
    change: ({ db }: Deps) => ({
      db: new Proxy(db, {
        get(target, name, receiver): unknown {
          if (name === 'read' && broken) throw broken;
          return Reflect.get(target, name, receiver) as unknown;
        },
      }),
    }),
  });
});
afterAll(() => gate.close());
beforeEach(() => gate.pass(MINUTE));

const PAGE = { origin: 'https://page.example' };

test('what there is can be looked up, where the standard has it and below the issuer', async () => {
  const issuer = `${gate.deps.config.publicUrl}/oauth`;
  for (const path of [
    '/.well-known/oauth-authorization-server/oauth',
    '/oauth/.well-known/oauth-authorization-server',
  ]) {
    const { status, json, headers } = await gate.visitor().send({ path, headers: PAGE });
    expect(status, path).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('https://page.example');
    expect(json).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      revocation_endpoint: `${issuer}/revoke`,
      device_authorization_endpoint: `${issuer}/device/auth`,
      scopes_supported: expect.arrayContaining([...PROGRAM_SCOPES]) as string[],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      code_challenge_methods_supported: ['S256'],
    });
    for (const name of ['userinfo_endpoint', 'introspection_endpoint', 'registration_endpoint', 'end_session_endpoint'])
      expect(json).not.toHaveProperty(name);
  }
});

test('nothing else of the library is there', async () => {
  for (const path of [
    '/oauth/',
    '/oauth/me',
    '/oauth/userinfo',
    '/oauth/reg',
    '/oauth/session/end',
    '/oauth/session/end/confirm',
    '/oauth/token/introspection',
    '/oauth/interaction/x',
    '/oauth/device/x',
    '/oauth/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server/other',
  ])
    for (const method of ['GET', 'POST'])
      expect((await gate.visitor().send({ method, path })).status, `${method} ${path}`).toBe(404);
  expect((await gate.visitor().send({ method: 'GET', path: '/oauth/token' })).status).toBe(404);
});

test('pages of other sites may ask for tokens, without cookies, and cannot see where a player is sent', async () => {
  const player = await gate.player();
  const { id } = await register(player);
  const asked = await gate.visitor().send({
    method: 'OPTIONS',
    path: '/oauth/token',
    headers: { ...PAGE, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers['access-control-allow-origin']).toBe('https://page.example');
  const code = codeIn(await sayYes(player, await begin(player, id)));
  const answer = await exchange(gate, id, code, {}, PAGE);
  expect(tokensIn(answer).token_type).toBe('Bearer');
  expect(answer.headers['cache-control']).toBe('no-store');
  for (const { headers } of [asked, answer]) expect(headers).not.toHaveProperty('access-control-allow-credentials');
  const authorize = await player.send({ path: authorizePath(id), headers: PAGE });
  expect(locationOf(authorize)).toMatch(/^\/connect\//);
  expect(authorize.headers).not.toHaveProperty('access-control-allow-origin');
});

test('the cookie of a question is read by no script and sent by no other site', async () => {
  const player = await gate.player();
  const { id } = await register(player);
  const { headers } = await player.send({ path: authorizePath(id) });
  const cookies = headers['set-cookie'] ?? [];
  const question = cookies.find((line) => line.startsWith('gauntlet_connect='));
  expect(question).toMatch(/; path=\/;/);
  for (const line of cookies) expect(line).toMatch(/; samesite=lax; httponly$/i);
});

test('an application with a secret shows it, in the header or among the fields, and is refused without', async () => {
  const player = await gate.player();
  const { id, secret } = await register(player, { isConfidential: true });
  if (secret === null) throw new Error('no secret');
  const code = async () => codeIn(await sayYes(player, await begin(player, id)));
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(`${id}:${text}`).toString('base64')}` });
  for (const answer of [
    await exchange(gate, id, await code()),
    await exchange(gate, id, await code(), { client_secret: `${secret}x` }),
    await exchange(gate, id, await code(), {}, basic(`${secret}x`)),
  ])
    expect({ status: answer.status, json: answer.json }).toMatchObject({
      status: 401,
      json: { error: 'invalid_client' },
    });
  expect(tokensIn(await exchange(gate, id, await code(), { client_secret: secret })).token_type).toBe('Bearer');
  expect(tokensIn(await exchange(gate, id, await code(), {}, basic(secret))).token_type).toBe('Bearer');
  expect(await gate.contents()).not.toContain(secret);
});

test('a program without a server is sent back to any port of its player’s own machine', async () => {
  const player = await gate.player();
  const { id } = await register(player, { redirects: ['http://127.0.0.1/callback', REDIRECT] });
  const but = { redirect_uri: 'http://127.0.0.1:53817/callback' };
  const question = await begin(player, id, { but });
  const location = await sayYes(player, question);
  expect(location.startsWith(`${but.redirect_uri}?code=`)).toBe(true);
  expect(tokensIn(await exchange(gate, id, codeIn(location), but)).token_type).toBe('Bearer');
  const elsewhere = { redirect_uri: 'http://127.0.0.1:53817/other' };
  expect(locationOf(await player.send({ path: authorizePath(id, { but: elsewhere }) }))).toContain('/connect/failed');
});

test('an address asks for tokens three hundred times a minute, and then has to wait', async () => {
  for (let n = 0; n < 300; n++) expect((await post(gate, '/token', {})).status).toBe(400);
  const refused = await post(gate, '/token', {});
  expect({ status: refused.status, wait: refused.headers['retry-after'] }).toEqual({ status: 429, wait: '60' });
  gate.pass(MINUTE);
  expect((await post(gate, '/token', {})).status).toBe(400);
});

test('what goes wrong on our side is logged, and told without a word of it', async () => {
  const player = await gate.player();
  const { id } = await register(player);
  await connect(gate, player, id);
  broken = new Error('the disk is on fire');
  const { status, text } = await post(gate, '/token', {
    client_id: id,
    grant_type: 'refresh_token',
    refresh_token: 'x',
  });
  broken = null;
  expect(status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    error: 'server_error',
    error_description: 'oops! something went wrong',
  });
  expect(gate.logged.join('\n')).toContain('the disk is on fire');
});
