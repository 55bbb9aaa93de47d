import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let shown: SignedIn;
let signedIn: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  shown = await gate.player({ cents: 100_00 });
  signedIn = await gate.player({ cents: 100_00 });
});
afterAll(() => gate.close());

const OPEN = 'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }';
const headers = (believed: string) => ({ 'x-viewer': believed, 'idempotency-key': crypto.randomUUID() });

test('what is meant for one account never happens to another that is signed in by now', async () => {
  const before = await gate.contents();
  for (const believed of [shown.user.id, '', 'nobody']) {
    const { status, errors } = await signedIn.graphql(OPEN, {}, headers(believed));
    expect({ status, code: errors[0]?.extensions['code'] }).toEqual({ status: 409, code: 'ACCOUNT_CHANGED' });
  }
  const rest = await signedIn.rest('DELETE', '/api/uploads/avatar', undefined, headers(shown.user.id));
  expect(rest).toMatchObject({ status: 409, json: { code: 'ACCOUNT_CHANGED' } });
  expect(await gate.contents()).toBe(before);
  expect(await signedIn.ask('{ viewer { id } }')).toEqual({ viewer: { id: signedIn.user.id } });
});

test('a call for the account that is signed in goes through, and so does one that names none', async () => {
  expect((await signedIn.graphql(OPEN, {}, headers(signedIn.user.id))).status).toBe(200);
  expect((await signedIn.graphql(OPEN, {}, { 'idempotency-key': crypto.randomUUID() })).status).toBe(200);
});

test('a page that shows the wrong account may ask who is there', async () => {
  const { data } = await signedIn.graphql('{ viewer { id } }', {}, headers(shown.user.id));
  expect(data).toEqual({ viewer: { id: signedIn.user.id } });
});

test('after the session has ended it is said that nobody is signed in, whatever the page shows', async () => {
  const { errors } = await gate.visitor().graphql(OPEN, {}, headers(shown.user.id));
  expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});
