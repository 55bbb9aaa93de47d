import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCOUNT_POINTS, ADDRESS_POINTS, KEY_POINTS } from '../../domain/platform/api-limits.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { chargeRateLimit, readRateLimit } from '../../db/calls/rate-limit.queries.ts';
import type { Answer, Client } from '../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../support/http-gateway.ts';
import { makeKey, withKey } from '../support/key-steps.ts';
import { goLive } from '../support/socket-client.ts';
import { closeBooks } from './books.ts';

let gate: HttpGateway;
let mallory: SignedIn;
let bad: Client;
let good: Client;
let stranger: Client;
let badKey: { readonly secret: string; readonly key: { readonly id: string } };
beforeAll(async () => {
  gate = await HttpGateway.open();
  mallory = await gate.player();
  badKey = await makeKey(mallory);
  bad = withKey(gate, badKey.secret);
  good = withKey(gate, (await makeKey(mallory)).secret);
  stranger = withKey(gate, (await makeKey(await gate.player())).secret);
});
afterAll(() => closeBooks(gate));
beforeEach(() => gate.pass(MINUTE));

const spent = async (purse: string): Promise<number> =>
  (await readRateLimit(gate.db.read, purse, gate.deps.now()))?.count ?? 0;
const sharedPurses = async () => ({
  account: await spent(`points:account:${mallory.user.id}`),
  address: await spent('points:address:127.0.0.1'),
});
const NOTHING = { account: 0, address: 0 };

const WIDE = `{ ${Array.from({ length: 12 }, (_, n) => `p${n}: battles(first: 100) { edges { node { reports { playerId } standings { form } opponent { id worn { title } } } } }`).join(' ')} }`;

/** What a key may send in order to be refused, over and over. */
const REFUSED: Readonly<Record<string, (who: Client) => Promise<Answer>>> = {
  'a query that is too costly': (who) => who.graphql(WIDE),
  'a document that asks for no such field': (who) => who.graphql('{ nothing }'),
  'a document that is none': (who) => who.graphql('{'),
  'variables that do not fit': (who) =>
    who.graphql('query ($n: Int!) { battles(first: $n) { edges { node { id } } } }', { n: 'many' }),
  'a page that is too large': (who) => who.graphql('{ battles(first: 5000) { edges { node { id } } } }'),
  'a field that keys may not ask': (who) => who.graphql('{ paymentMethods { id } }'),
  'a battle that there is not': (who) => who.rest('GET', '/api/tournaments/nothing'),
  'a REST query that makes no sense': (who) => who.rest('GET', '/api/tournaments?kind=cup'),
};

test.each(Object.entries(REFUSED))('%s costs the key that sends it, and nobody else', async (what, call) => {
  for (let n = 0; n < 6; n++) {
    const { status, text } = await call(bad);
    expect(status === 200 ? text : status, what).not.toBe(500);
    expect(text, what).toMatch(/"code"/);
  }
  expect(await sharedPurses()).toEqual(NOTHING);
});

test('a key that has spent all goes on being refused at its own cost: other keys and other players do not notice', async () => {
  await gate.db.transact((tx) =>
    chargeRateLimit(tx, `points:key:${badKey.key.id}`, gate.deps.now(), MINUTE, KEY_POINTS),
  );
  for (let n = 0; n < 6; n++)
    expect((await bad.graphql('{ battles(first: 100) { edges { node { id } } } }')).status).toBe(429);
  expect(await sharedPurses()).toEqual(NOTHING);
  for (const who of [good, stranger]) expect((await who.rest('GET', '/api/battles')).status).toBe(200);
});

test.each([
  ['account', () => `points:account:${mallory.user.id}`, ACCOUNT_POINTS],
  ['address', () => 'points:address:127.0.0.1', ADDRESS_POINTS],
])('what an empty purse of the %s refuses is not charged to it once more', async (_, purse, most) => {
  await gate.db.transact((tx) => chargeRateLimit(tx, purse(), gate.deps.now(), MINUTE, most - 5));
  const before = await sharedPurses();
  for (let n = 0; n < 6; n++)
    expect((await bad.graphql('{ battles(first: 100) { edges { node { id } } } }')).status).toBe(429);
  expect(await sharedPurses()).toEqual(before);
  expect((await good.rest('GET', '/api/battles')).status, 'the last points are still there').toBe(200);
});

test.each([
  ['over HTTP', (query: string) => bad.graphql(query)],
  [
    'over a socket',
    async (query: string) => {
      const live = await goLive(gate.visitor(), { header: badKey.secret });
      await live.ask(query);
      await live.close();
    },
  ],
])('a page that comes short is given the difference back, %s', async (_, ask) => {
  await ask('{ battles(first: 100) { edges { node { id creator { id } } } } }');
  const empty = await spent(`points:key:${badKey.key.id}`);
  expect(empty).toBeLessThan(20);
  expect(await sharedPurses()).toEqual({ account: empty, address: empty });
});

test('what comes whole is charged whole, and a list within a page by the rows that came', async () => {
  const creator = await gate.player({ cents: 500_00 });
  const open = 'mutation ($input: BattleTermsInput!) { createBattle(input: $input) { id } }';
  for (let n = 0; n < 3; n++) await creator.ask(open, { input: { game: 'VALORANT', mode: 'DUEL', stakeCents: 10_00 } });
  const key = `points:key:${badKey.key.id}`;
  await bad.ask('{ battles(first: 3) { edges { node { id creator { id } } } } }');
  const whole = await spent(key);
  await bad.ask(
    '{ more: battles(first: 100) { pageInfo { hasNextPage } edges { node { ... on Battle { id creator { id } } } } } }',
  );
  expect((await spent(key)) - whole).toBe(whole);
});
