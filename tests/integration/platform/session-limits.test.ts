// @module-tag engines
import { describe, expect, test } from 'vitest';
import { chargeRateLimit, readRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { SESSION_CREDIT, SESSION_POINTS } from '../../../domain/platform/api-limits.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import type { Answer, Client, GraphqlAnswer } from '../../support/http-client.ts';
import { type HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { goLive } from '../../support/socket-client.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));

const page = (times: number): string => {
  const one = 'battles(first: 100) { edges { node { creator { id } opponent { id } } } }';
  return `{ ${Array.from({ length: times }, (_, n) => `p${n}: ${one}`).join(' ')} }`;
};
const left = ({ headers }: Answer): number => Number(/"sessions";r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
const shared = async ({ user }: SignedIn): Promise<number | null> =>
  (await readRateLimit(gate.db.read, `points:sessions:${user.id}`, gate.deps.now()))?.count ?? null;
const spendElsewhere = (player: SignedIn, points: number) =>
  gate.db.transact((tx) => chargeRateLimit(tx, `points:sessions:${player.user.id}`, gate.deps.now(), MINUTE, points));
const costIn = ({ json }: GraphqlAnswer): number =>
  (json as { extensions: { cost: { points: number } } }).extensions.cost.points;
/** Costs a good part of a credit, at least so much. */
const DEAR_LEAST = 2_000;
const DEAR = page(10);
/** Asks until it is refused, and no more often than a credit lasts. */
async function spendCredit(client: Client): Promise<GraphqlAnswer> {
  let answer = await client.graphql(DEAR);
  for (let spent = 0; answer.status === 200 && spent < SESSION_CREDIT; answer = await client.graphql(DEAR))
    spent += DEAR_LEAST;
  return answer;
}

describe('the points of a minute of the sessions of an account', () => {
  test('are charged by what each call costs, over GraphQL, sockets and REST, and headers say what is left', async () => {
    const player = await gate.player();
    const first = await player.post({ query: page(1), extensions: { cost: true } });
    const points = costIn(first);
    expect(points).toBeGreaterThan(100);
    expect(first.headers['ratelimit-policy']).toBe(`"sessions";q=${SESSION_POINTS};w=60`);
    expect(first.headers['ratelimit']).toBe(`"sessions";r=${SESSION_POINTS - points};t=60`);
    const rest = await player.rest('GET', '/api/battles');
    expect(left(rest), 'a REST call is a point').toBe(SESSION_POINTS - points - 1);
    const live = await goLive(player);
    await live.ask(page(1));
    await live.close();
    const known = [...trustedDocuments.values()].find(({ name }) => name === 'BattleRules');
    if (!known) throw new Error('the web app asks for no rules');
    const before = left(await player.rest('GET', '/api/battles'));
    expect(before).toBe(SESSION_POINTS - 2 * points - 2);
    const trusted = await player.post({ query: known.text, operationName: known.name });
    expect(trusted.errors).toEqual([]);
    expect(left(trusted)).toBeLessThan(before);
  });

  test('write nothing until they are a credit, and are then known to all gateways', async () => {
    const player = await gate.player();
    let spent = 0;
    for (; spent < SESSION_CREDIT;) {
      expect(await shared(player)).toBeNull();
      const points = costIn(await player.post({ query: DEAR, extensions: { cost: true } }));
      expect(points).toBeGreaterThan(DEAR_LEAST);
      spent += points;
    }
    expect(await shared(player)).toBe(spent);
    expect(spent).toBeLessThan(2 * SESSION_CREDIT);
  });

  test('that are spent refuse with 429 and Retry-After until the minute is over, in every gateway a credit later at the most', async () => {
    const player = await gate.player();
    const elsewhere = second === gate ? player : second.visitor({ cookie: player.cookie });
    await spendElsewhere(player, SESSION_POINTS);
    gate.pass(20_000);
    // Its clock stands where this one started.
    for (const client of [player, elsewhere] as readonly Client[]) {
      const answer = await spendCredit(client);
      expect([answer.status, answer.errors[0]?.extensions]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
      expect(left(answer)).toBe(0);
    }
    const rest = await player.rest('GET', '/api/battles');
    expect([rest.status, rest.headers['retry-after']]).toEqual([429, '40']);
    const before = await shared(player);
    await player.rest('GET', '/api/battles');
    expect(await shared(player), 'who is over is looked up no more').toBe(before);
    const program = withKey(gate, (await makeKey(await gate.player())).secret);
    expect((await program.rest('GET', '/api/battles')).status, 'nobody else is held up').toBe(200);
    gate.pass(40_000);
    expect((await player.rest('GET', '/api/battles')).status).toBe(200);
  });

  test('are another purse than that of keys: neither takes from the other', async () => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player)).secret);
    await spendElsewhere(player, SESSION_POINTS);
    await spendCredit(player);
    expect((await player.rest('GET', '/api/battles')).status).toBe(429);
    expect((await program.rest('GET', '/api/battles')).status).toBe(200);
  });

  test('are what the query for what is left tells a session, with what other gateways have spent', async () => {
    interface Seen {
      readonly rateLimit: { limit: number; cost: number; remaining: number; resetAt: number | null };
    }
    const LEFT = '{ rateLimit { limit cost remaining resetAt } }';
    const player = await gate.player();
    const first = await player.graphql(LEFT);
    const { rateLimit } = first.data as unknown as Seen;
    expect(rateLimit).toEqual({
      limit: SESSION_POINTS,
      cost: SESSION_POINTS - left(first),
      remaining: left(first),
      resetAt: gate.deps.now() + MINUTE,
    });
    await spendElsewhere(player, 1_000);
    const { rateLimit: later } = await player.ask<Seen>(LEFT);
    expect(later.cost).toBe(1_000 + 2 * rateLimit.cost);
    gate.pass(MINUTE);
    expect((await player.ask<Seen>(LEFT)).rateLimit).toEqual({ ...rateLimit, resetAt: gate.deps.now() + MINUTE });
  });
});
