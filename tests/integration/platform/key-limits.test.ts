// @module-tag engines
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { ACCOUNT_POINTS, ADDRESS_POINTS, COST_MAX, KEY_POINTS } from '../../../domain/platform/api-limits.ts';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import type { Client, GraphqlAnswer } from '../../support/http-client.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { goLive } from '../../support/socket-client.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));

const PAGE = '{ battles(first: 100) { edges { node { id creator { id } } } } }';
const asked = (client: Client, query: string, variables = {}) =>
  client.post({ query, variables, extensions: { cost: true } });
const pointsIn = ({ json }: GraphqlAnswer): number =>
  (json as { extensions: { cost: { points: number } } }).extensions.cost.points;
const left = ({ headers }: { headers: Record<string, unknown> }): number =>
  Number(/"key";r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);

describe('the points of a minute', () => {
  test('are charged by what each call costs, and its headers say what is left', async () => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player)).secret);
    const first = await asked(program, PAGE);
    // There is no battle: what was charged for a hundred rows is back when the answer goes out.
    const points = KEY_POINTS - left(first);
    expect(points).toBeLessThan(pointsIn(first) / 10);
    expect(first.headers['ratelimit-policy']).toBe(
      `"key";q=${KEY_POINTS};w=60, "account";q=${ACCOUNT_POINTS};w=60, "address";q=${ADDRESS_POINTS};w=60`,
    );
    expect(first.headers['ratelimit']).toBe(
      `"key";r=${KEY_POINTS - points};t=60, "account";r=${ACCOUNT_POINTS - points};t=60, "address";r=${ADDRESS_POINTS - points};t=60`,
    );
    const variable = await asked(
      program,
      'query ($n: Int!) { battles(first: $n) { edges { node { id creator { id } } } } }',
      { n: 100 },
    );
    expect(pointsIn(variable)).toBe(pointsIn(first));
    expect(left(variable)).toBe(KEY_POINTS - 2 * points);
    const rest = await program.rest('GET', '/api/battles');
    expect(left(rest), 'a REST call is a point').toBe(KEY_POINTS - 2 * points - 1);
  });

  test('that are spent refuse with 429 and Retry-After until the minute is over, in every gateway', async () => {
    const player = await gate.player();
    const made = await makeKey(player);
    const program = withKey(gate, made.secret);
    await gate.db.transact((tx) =>
      chargeRateLimit(tx, `points:key:${made.key.id}`, gate.deps.now(), MINUTE, KEY_POINTS - 1),
    );
    gate.pass(20_000);
    expect((await program.rest('GET', '/api/battles')).status, 'the last point').toBe(200);
    const answer = await program.graphql('{ myBattles { id } }');
    expect(answer.status).toBe(429);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 40 } });
    expect(answer.headers['retry-after']).toBe('40');
    const rest = await program.rest('GET', '/api/battles');
    expect([rest.status, rest.headers['retry-after']]).toEqual([429, '40']);
    // Its clock stands where this one started: the purse is the same.
    if (second !== gate) expect((await withKey(second, made.secret).graphql('{ myBattles { id } }')).status).toBe(429);
    expect((await player.graphql('{ myBattles { id } }')).status, 'the owner goes on').toBe(200);
    gate.pass(40_000);
    expect((await program.graphql('{ myBattles { id } }')).status).toBe(200);
  });

  test('of an account are shared by its keys', async () => {
    const player = await gate.player();
    const [one, other] = [await makeKey(player), await makeKey(player)];
    await gate.db.transact((tx) =>
      chargeRateLimit(tx, `points:account:${player.user.id}`, gate.deps.now(), MINUTE, ACCOUNT_POINTS - 1),
    );
    expect((await withKey(gate, one.secret).rest('GET', '/api/battles')).status).toBe(200);
    const refused = await withKey(gate, other.secret).rest('GET', '/api/battles');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  test('of an address are shared by all keys that come from it, whoever they belong to', async () => {
    const address = '127.0.0.1';
    const programs = [];
    for (const player of [await gate.player(), await gate.player()])
      programs.push(withKey(gate, (await makeKey(player)).secret));
    const [one, other] = programs as [Client, Client];
    await gate.db.transact((tx) =>
      chargeRateLimit(tx, `points:address:${address}`, gate.deps.now(), MINUTE, ADDRESS_POINTS),
    );
    for (const program of [one, other]) {
      const refused = await program.rest('GET', '/api/battles');
      expect([refused.status, refused.headers['ratelimit']]).toEqual([
        429,
        expect.stringMatching(/"address";r=0/) as string,
      ]);
    }
    gate.pass(MINUTE);
    expect((await one.rest('GET', '/api/battles')).status).toBe(200);
  });

  test('are charged once for what is too costly to be made', async () => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player)).secret);
    const rows = 'edges { node { reports { playerId } standings { form } opponent { id worn { title } } } }';
    const pages = Array.from({ length: 12 }, (_, n) => `p${n}: battles(first: 100) { ${rows} }`);
    const answer = await asked(program, `{ ${pages.join(' ')} }`);
    expect(answer.errors[0]?.extensions['code']).toBe('QUERY_TOO_COSTLY');
    expect(left(answer)).toBe(KEY_POINTS - 1);
  });
});

describe('the query for what is left', () => {
  interface Seen {
    readonly rateLimit: { limit: number; cost: number; remaining: number; resetAt: number | null };
  }
  const LEFT = '{ rateLimit { limit cost remaining resetAt } }';
  /** What asking costs itself. */
  const OWN = 2;

  test('answers the same as the headers of its own call, whatever the key may do', async () => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player, { scopes: ['friends:read'] })).secret);
    const resetAt = gate.deps.now() + MINUTE;
    await program.ask('{ friends(first: 50) { edges { node { id } } } }');
    gate.pass(15_000);
    const answer = await program.graphql(LEFT);
    const seen = (answer.data as unknown as Seen).rateLimit;
    expect(seen).toEqual({ limit: KEY_POINTS, cost: KEY_POINTS - seen.remaining, remaining: left(answer), resetAt });
    expect(seen.cost, 'the page, which is empty, and itself').toBeGreaterThan(OWN);
    gate.pass(45_000);
    expect((await program.ask<Seen>(LEFT)).rateLimit).toEqual({
      limit: KEY_POINTS,
      cost: OWN,
      remaining: KEY_POINTS - OWN,
      resetAt: gate.deps.now() + MINUTE,
    });
  });

  test('tells a key of its account where that has less left, and nobody without a key or a session', async () => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player)).secret);
    await program.ask(LEFT);
    await gate.db.transact((tx) =>
      chargeRateLimit(tx, `points:account:${player.user.id}`, gate.deps.now(), MINUTE, ACCOUNT_POINTS - 2 * OWN - 9),
    );
    expect((await program.ask<Seen>(LEFT)).rateLimit).toMatchObject({ limit: ACCOUNT_POINTS, remaining: 9 });
    expect(await gate.visitor().refusal(LEFT)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('what an operation costs', () => {
  test('is said where it is asked for, the same at both doors and for sessions, and nowhere else', async () => {
    const player = await gate.player();
    const said = pointsIn(await asked(player, PAGE));
    expect(said).toBeGreaterThan(100);
    const live = await goLive(player);
    const socket = await live.askForCost(PAGE);
    await live.close();
    expect(socket.extensions).toEqual({ cost: { points: said, limit: COST_MAX } });
    expect((await player.graphql(PAGE)).json).not.toHaveProperty('extensions');
    const quiet = await player.post({ query: PAGE, extensions: { cost: 'yes' } });
    expect(quiet.json).not.toHaveProperty('extensions');
  });
});

describe('pages of other sites', () => {
  const from = { origin: 'https://tool.example' };

  test('may call with a key, and read the answer and what is left', async () => {
    const player = await gate.player();
    const { secret } = await makeKey(player);
    for (const path of ['/graphql', '/api/battles']) {
      const question = await gate.visitor().send({
        method: 'OPTIONS',
        path,
        headers: {
          ...from,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(question.status, path).toBe(204);
      expect(question.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
        vary: 'Origin, Access-Control-Request-Headers',
      });
      expect(question.headers).not.toHaveProperty('access-control-allow-credentials');
    }
    const answer = await withKey(gate, secret, { ...from, 'sec-fetch-site': 'cross-site' }).graphql(
      '{ myBattles { id } }',
    );
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(answer.headers['access-control-expose-headers']).toContain('RateLimit');
  });

  /** What a browser asks leave for: all that is not safelisted, in lower case and sorted, without blanks. */
  const USUAL = {
    'Apollo Client 4.3.8 that says its name':
      'apollographql-client-name,apollographql-client-version,authorization,content-type',
    '@urql/core 6.0.3': 'authorization,content-type',
    '@urql/core 6.0.3 by GET': 'authorization',
    '@urql/core 6.0.3 with the header of a page that asks by script': 'authorization,content-type,x-requested-with',
    'the network layer in the manual of Relay 20.1.0': 'authorization,content-type',
    'any of them, traced': 'authorization,baggage,content-type,traceparent,tracestate',
    'any of them, with a key for once': 'authorization,content-type,idempotency-key',
  };

  test.each(Object.entries(USUAL))('may send what their library sends beside a key: %s', async (_, names) => {
    const question = await gate.visitor().send({
      method: 'OPTIONS',
      path: '/graphql',
      headers: { ...from, 'access-control-request-method': 'POST', 'access-control-request-headers': names },
    });
    expect(question.status).toBe(204);
    expect(question.headers['access-control-allow-headers']?.split(', ')).toEqual(names.split(','));
    expect(question.headers.vary).toContain('Access-Control-Request-Headers');
    expect(question.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may read by GET with a key and no further header, as @urql/core does', async () => {
    const { secret } = await makeKey(await gate.player());
    const path = `/graphql?query=${encodeURIComponent('{ myBattles { id } }')}`;
    const read = await withKey(gate, secret, { ...from, 'sec-fetch-site': 'cross-site' }).send({ path });
    expect([read.status, read.json]).toEqual([200, { data: { myBattles: [] } }]);
  });

  test('are not given leave for what is no name of a header, nor for anything without a key', async () => {
    const ask = async (names: string) =>
      (
        await gate.visitor().send({
          method: 'OPTIONS',
          path: '/graphql',
          headers: { ...from, 'access-control-request-method': 'POST', 'access-control-request-headers': names },
        })
      ).headers['access-control-allow-headers'];
    expect(await ask('authorization, x y, (z), , traceparent')).toBe('authorization, traceparent');
    for (const names of ['traceparent', 'x-authorization', 'apollographql-client-name,content-type', ''])
      expect(await ask(names), names).toBeUndefined();
  });

  test('may do nothing with a cookie, with nothing, or with what a browser sends unasked', async () => {
    const player = await gate.player();
    for (const headers of [{ cookie: player.cookie }, {}]) {
      const answer = await gate.visitor({ ...from, ...headers }).graphql('{ battleRules { feeBasisPoints } }');
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      const question = await gate.visitor({ ...from, ...headers }).send({
        method: 'OPTIONS',
        path: '/graphql',
        headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
      expect(question.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('get nothing of a session that stands beside the key', async () => {
    const [player, other] = [await gate.player({ cents: 10_00 }), await gate.player()];
    const { secret } = await makeKey(other, { scopes: ['account:read'] });
    const program = withKey(gate, secret, { ...from, cookie: player.cookie });
    expect(await program.ask('{ viewer { id } }')).toEqual({ viewer: { id: other.user.id } });
  });
});
