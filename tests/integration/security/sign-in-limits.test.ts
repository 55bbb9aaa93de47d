import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';

let gate: HttpGateway;
/** How often a password was compared. */
let comparisons = 0;
beforeAll(async () => {
  gate = await HttpGateway.open({
    env: { TRUST_PROXY: '1' },
    change: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: (hash, password) => {
          comparisons++;
          return passwords.verify(hash, password);
        },
      },
    }),
  });
});
afterAll(() => gate.close());

const SIGN_IN =
  'mutation S($username: String!, $password: String!) { signIn(input: { username: $username, password: $password }) { id } }';

let addresses = 0;
/** A visitor from an address of its own, as the trusted proxy names it. */
const from = (address = `203.0.113.${++addresses}`) => gate.visitor({ 'x-forwarded-for': address });
const wrong = async (username: string, client = from()) =>
  (await client.refusal(SIGN_IN, { username, password: 'wrong' })).code;

test('an account takes ten wrong passwords in a quarter of an hour, wherever they come from, then not even the right one', async () => {
  const { username } = await gate.account();
  for (let n = 0; n < 10; n++) expect(await wrong(username), String(n)).toBe('INVALID_CREDENTIALS');
  gate.pass(5 * MINUTE);
  expect(await from().refusal(SIGN_IN, { username: ` ${username.toUpperCase()}`, password: PASSWORD })).toEqual({
    status: 429,
    code: 'RATE_LIMITED',
    data: { retryAfterSeconds: 600 },
  });
  gate.pass(10 * MINUTE - 1);
  expect(await wrong(username)).toBe('RATE_LIMITED');
  gate.pass(1);
  expect((await from().graphql(SIGN_IN, { username, password: PASSWORD })).status).toBe(200);
});

test('a right password begins the account’s count anew', async () => {
  const { username } = await gate.account();
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) expect(await wrong(username)).toBe('INVALID_CREDENTIALS');
    expect((await from().graphql(SIGN_IN, { username, password: PASSWORD })).status).toBe(200);
  }
});

test('an address takes sixty attempts in a quarter of an hour, whichever accounts it tries and through whichever endpoint', async () => {
  const { username } = await gate.account();
  const address = '198.51.100.7';
  const client = from(address);
  for (let n = 0; n < 40; n++) expect(await wrong(`guess${n}`, client)).toBe('INVALID_CREDENTIALS');
  for (let n = 0; n < 20; n++)
    expect((await client.rest('POST', '/api/auth/login', { username: `guess${n}`, password: 'wrong' })).status).toBe(
      401,
    );
  expect(await client.refusal(SIGN_IN, { username, password: PASSWORD })).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
  });
  const byRest = await client.rest('POST', '/api/auth/login', { username, password: PASSWORD });
  expect({ status: byRest.status, ...(byRest.json as object) }).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  // What the caller writes in front of the proxy's word changes nothing.
  expect(await from(`192.0.2.1, ${address}`).refusal(SIGN_IN, { username, password: PASSWORD })).toMatchObject({
    code: 'RATE_LIMITED',
  });
  expect((await from().graphql(SIGN_IN, { username, password: PASSWORD })).status).toBe(200);
  gate.pass(15 * MINUTE);
  expect((await client.graphql(SIGN_IN, { username, password: PASSWORD })).status).toBe(200);
});

test('each alias of a document is an attempt of its own, and the first refusal ends the document', async () => {
  const { username } = await gate.account();
  const document = (password: string) =>
    `mutation { ${Array.from({ length: 12 }, (_, n) => `a${n}: signIn(input: { username: "${username}", password: "${password}" }) { id }`).join(' ')} }`;
  const client = from();
  const guessed = await client.graphql(document('wrong'));
  expect(guessed.errors.map((error) => error.path)).toEqual([['a0']]);
  expect(guessed.status).toBe(401);
  for (let n = 0; n < 4; n++) expect((await client.graphql(document(PASSWORD))).status).toBe(200);
  // 1 + 4 × 12 = 49 attempts of this address are spent: the twelfth of the next twelve is one too many.
  expect((await client.graphql(document(PASSWORD))).errors).toMatchObject([
    { path: ['a11'], extensions: { code: 'RATE_LIMITED' } },
  ]);
});

test('an unknown account and a wrong password answer alike, and both cost one comparison (RE-04, LA-10)', async () => {
  const { username } = await gate.account();
  const ask = async (name: string) => {
    const before = comparisons;
    const graphql = await from().refusal(SIGN_IN, { username: name, password: 'wrong' });
    const rest = await from().rest('POST', '/api/auth/login', { username: name, password: 'wrong' });
    return {
      graphql,
      rest: { status: rest.status, ...(rest.json as object), requestId: '' },
      comparisons: comparisons - before,
    };
  };
  const known = await ask(username);
  expect(known).toEqual({
    graphql: { status: 401, code: 'INVALID_CREDENTIALS' },
    rest: {
      status: 401,
      error: 'Invalid username or password',
      message: 'Invalid username or password',
      code: 'INVALID_CREDENTIALS',
      requestId: '',
    },
    comparisons: 2,
  });
  expect(await ask('nobody-by-that-name')).toEqual(known);
});

test('limits of unknown accounts count as well, so that a limit tells nothing', async () => {
  for (let n = 0; n < 10; n++) expect(await wrong('no-such-person')).toBe('INVALID_CREDENTIALS');
  expect(await wrong('no-such-person')).toBe('RATE_LIMITED');
});

test('the waitlist takes thirty addresses an hour from one address (LA-04)', async () => {
  const client = from('198.51.100.99');
  const join = (email: string) =>
    client.graphql('mutation W($email: String!) { joinWaitlist(email: $email) }', { email });
  for (let n = 0; n < 30; n++) expect((await join(`person${n}@waiting.example`)).status).toBe(200);
  expect((await join('person31@waiting.example')).errors[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    data: { retryAfterSeconds: 3600 },
  });
  gate.pass(60 * MINUTE - SECOND);
  expect((await join('person31@waiting.example')).status).toBe(429);
  gate.pass(SECOND);
  expect((await join('person31@waiting.example')).status).toBe(200);
});

test('without a trusted proxy the caller’s word about its address counts for nothing', async () => {
  const direct = await HttpGateway.open();
  for (let n = 0; n < 60; n++) {
    const client = direct.visitor({ 'x-forwarded-for': `203.0.113.${n}` });
    expect((await client.refusal(SIGN_IN, { username: `guess${n}`, password: 'wrong' })).code).toBe(
      'INVALID_CREDENTIALS',
    );
  }
  expect(
    (
      await direct
        .visitor({ 'x-forwarded-for': '203.0.113.200' })
        .refusal(SIGN_IN, { username: 'guess', password: 'wrong' })
    ).code,
  ).toBe('RATE_LIMITED');
  await direct.close();
});
