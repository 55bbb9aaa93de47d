import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY, SECOND } from '../../../domain/shared/time.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { ROTATE, type SeenDelivery, TRY, add } from '../../support/hook-steps.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { withKey } from '../../support/key-steps.ts';
import {
  REPLACE_SECRET,
  begin,
  codeIn,
  connect,
  exchange,
  refresh,
  register,
  sayYes,
} from '../../support/oauth-steps.ts';
import { AFTER, BEFORE, BETWEEN } from '../../support/secret-envs.ts';
import { CONFIRM, Phone, pendingProofFor, protect } from '../../support/second-factor.ts';

/** Every webhook is taken. */
const change = (): Partial<Deps> => ({ outgoing: async () => Promise.resolve({ status: 204, text: '' }) });

let gate: HttpGateway;
let player: SignedIn;
beforeEach(async () => {
  gate = await HttpGateway.open({ env: BEFORE, change });
  player = await gate.player({ cents: 500_00 });
});
afterEach(() => gate.close());

/** The same database and the same time under another secret, and the player signed in anew. */
async function exchangeFor(env: Readonly<Record<string, string>>): Promise<void> {
  const { databaseUrl } = gate;
  const at = gate.deps.now();
  await gate.close();
  gate = await HttpGateway.open({ databaseUrl, env, change });
  gate.pass(at - gate.deps.now());
  player = await gate.enter(player.user);
}

test('a stream key that cannot be read any more is not shown until it is replaced', async () => {
  const SHOW = 'mutation { showStreamKey }';
  await player.ask(SHOW);
  await exchangeFor(AFTER);
  expect(await player.refusal(SHOW)).toMatchObject({ code: 'STREAM_KEY_UNREADABLE' });
  const { rotateStreamKey } = await player.ask<{ rotateStreamKey: string }>('mutation { rotateStreamKey }');
  expect(await player.ask(SHOW)).toEqual({ showStreamKey: rotateStreamKey });
});

test('no code is right for a second factor whose secret cannot be read any more', async () => {
  const { phone } = await protect(gate, player);
  await exchangeFor(AFTER);
  gate.pass(30 * SECOND);
  const browser = gate.visitor();
  const { proofToken } = await pendingProofFor(browser, player.user.username);
  const input = { proofToken, code: new Phone(gate, phone.secret).code() };
  expect(await browser.refusal(CONFIRM, { input })).toMatchObject({ code: 'CODE_WRONG' });
});

test('a second factor that was begun under another secret is not switched on, and is begun anew', async () => {
  const { beginTwoFactor } = await player.ask<{ beginTwoFactor: { key: string } }>(
    'mutation { beginTwoFactor { key } }',
  );
  await exchangeFor(AFTER);
  const ENABLE = 'mutation ($code: String!, $password: String!) { enableTwoFactor(code: $code, password: $password) }';
  const variables = { code: new Phone(gate, beginTwoFactor.key).code(), password: 'correct-Horse-9' };
  expect(await player.refusal(ENABLE, variables)).toMatchObject({ code: 'CODE_WRONG' });
  await protect(gate, player);
});

test('a payment method that cannot be read any more is refused for payments in and out, and one added anew is not', async () => {
  const ADD = 'mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { id canPayOut } }';
  const addBoth = async () => {
    await player.ask(ADD, { input: { kind: 'CREDIT', token: 'sandbox-success-4242' } });
    const { addPaymentMethod: methods } = await player.ask<{ addPaymentMethod: { id: string; canPayOut: boolean }[] }>(
      ADD,
      { input: { kind: 'PAYPAL', destination: 'p@players.example' } },
    );
    const of = (isOut: boolean) => methods.findLast(({ canPayOut }) => canPayOut === isOut)?.id ?? '';
    gate.pass(2 * DAY);
    player = await gate.enter(player.user);
    return { card: of(false), account: of(true) };
  };
  const pay = async (mutation: 'startDeposit' | 'requestWithdrawal', methodId: string): Promise<unknown> => {
    const { errors } = await player.graphql(
      `mutation ($input: PaymentInput!, $key: String!) { ${mutation}(input: $input, idempotencyKey: $key) { id } }`,
      { input: { methodId, amountCents: 20_00 }, key: gate.deps.newId() },
    );
    return errors[0]?.extensions['code'] ?? 'ok';
  };
  const { card, account } = await addBoth();
  await exchangeFor(AFTER);
  expect(await pay('startDeposit', card)).toBe('METHOD_UNUSABLE');
  expect(await pay('requestWithdrawal', account)).toBe('METHOD_UNUSABLE');
  const anew = await addBoth();
  expect(await pay('startDeposit', anew.card)).toBe('ok');
  expect(await pay('requestWithdrawal', anew.account)).toBe('ok');
});

test('an access token that is known, and cannot be read any more, is no token: 401; nor is its refresh token one', async () => {
  const { id: clientId } = await register(player);
  const tokens = await connect(gate, player, clientId, { scopes: ['battles:read'] });
  const status = async () => (await withKey(gate, tokens.access_token).rest('GET', '/api/battles')).status;
  // Found by the new secret from here on, and sealed under the one before.
  await exchangeFor(BETWEEN);
  expect(await status()).toBe(200);
  const { id: strangerId } = await register(player, { name: 'A stranger' });
  expect(await refresh(gate, strangerId, tokens.refresh_token)).toMatchObject({ status: 400 });
  await exchangeFor(AFTER);
  expect(await status()).toBe(401);
  const { errors } = await withKey(gate, tokens.access_token).graphql('{ viewer { id } }');
  expect(errors[0]?.extensions['code'] ?? null).toBe('UNAUTHENTICATED');
  expect(await refresh(gate, clientId, tokens.refresh_token)).toMatchObject({
    status: 400,
    json: { error: 'invalid_grant' },
  });
});

test('an application whose secret cannot be read any more is none that is known, until the secret is replaced', async () => {
  const { id: clientId, secret } = await register(player, { isConfidential: true });
  const signedBy = (text: string | null) => ({
    authorization: `Basic ${Buffer.from(`${clientId}:${text}`).toString('base64')}`,
  });
  await exchangeFor(AFTER);
  expect(await exchange(gate, clientId, 'a-code', {}, signedBy(secret))).toMatchObject({
    status: 401,
    json: { error: 'invalid_client' },
  });
  const { replaceApplicationSecret } = await player.ask<{ replaceApplicationSecret: { secret: string } }>(
    REPLACE_SECRET,
    { id: clientId },
  );
  const code = codeIn(await sayYes(player, await begin(player, clientId)));
  expect(await exchange(gate, clientId, code, {}, signedBy(replaceApplicationSecret.secret))).toMatchObject({
    status: 200,
  });
});

test('a webhook whose secret cannot be read any more says so, and signs again with the next one', async () => {
  const { webhook } = await add(player);
  await exchangeFor(AFTER);
  const tryIt = async () => (await player.ask<{ testWebhook: SeenDelivery }>(TRY, { id: webhook.id })).testWebhook;
  expect(await tryIt()).toMatchObject({
    status: null,
    answer: 'the secret of the endpoint cannot be read any more: replace it',
  });
  await player.ask(ROTATE, { id: webhook.id });
  expect(await tryIt()).toMatchObject({ status: 204, state: 'DELIVERED' });
});
