import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passkeys } from '../../../db/security/second-factor.table.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { Authenticator, type Mischief } from '../../support/authenticator.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import {
  ADD,
  BEGIN,
  BEGIN_PROOF,
  ORIGIN,
  PROVE,
  type Question,
  REMOVE,
  addPasskey,
  begin,
  prove,
} from '../../support/passkey-steps.ts';
import { CONFIRM, DISABLE, pendingProofFor, protect, viewerId } from '../../support/second-factor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => gate.close());
// So that no test meets the limit of another.
beforeEach(() => gate.pass(15 * MINUTE));

const BEGIN_SIGN_IN = 'mutation { beginPasskeySignIn { proofToken options } }';
const SIGN_IN = 'mutation S($input: PasskeyAnswerInput!) { signInWithPasskey(input: $input) { id } }';
const FOR_SIGN_IN =
  'mutation F($proofToken: String!) { passkeyForSignIn(proofToken: $proofToken) { proofToken options } }';
const RENAME = 'mutation R($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
const LIST = '{ security { passkeys { id name } } }';
const REFUSED = { status: 400, code: 'PASSKEY_REFUSED' };
const MISSING = { status: 410, code: 'PROOF_EXPIRED' };

const beginSignIn = async (client: Client): Promise<Question> =>
  (await client.ask<{ beginPasskeySignIn: Question }>(BEGIN_SIGN_IN)).beginPasskeySignIn;

/** The refusal of a sign-in by passkey; `ok` when there was none. */
async function signIn(client: Client, device: Authenticator, mischief: Mischief = {}): Promise<unknown> {
  const { proofToken, options } = await beginSignIn(client);
  const { errors } = await client.graphql(SIGN_IN, { input: { proofToken, passkey: device.get(options, mischief) } });
  return errors[0]?.extensions['code'] ?? 'ok';
}

async function owner(): Promise<{ player: SignedIn; device: Authenticator }> {
  const player = await gate.player();
  return { player, device: await addPasskey(player) };
}

test('a passkey is added with the password, for the configured address alone', async () => {
  const player = await gate.player();
  expect(await player.refusal(BEGIN, { password: 'wrong' })).toEqual({
    status: 403,
    code: 'PASSWORD_WRONG',
    field: 'password',
  });
  const { proofToken, options } = await begin(player);
  expect(JSON.parse(options)).toMatchObject({
    rp: { id: 'gauntlet.example', name: 'Gauntlet' },
    user: { id: Buffer.from(player.user.id).toString('base64url'), name: player.user.username },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const device = new Authenticator(ORIGIN);
  const passkey = device.create(options);
  expect(await player.ask(ADD, { input: { proofToken, name: '  My laptop ', passkey } })).toEqual({
    addPasskey: { id: device.id, name: 'My laptop', isBackedUp: false, lastUsedAt: null },
  });
  expect(await player.refusal(ADD, { input: { proofToken, name: 'Again', passkey } }), 'good once').toEqual(MISSING);
  expect(JSON.parse((await begin(player, await prove(player, device))).options)).toMatchObject({
    excludeCredentials: [{ id: device.id }],
  });
});

test('what a device answers for another site, challenge or call, or unverified, is not kept', async () => {
  const player = await gate.player();
  const device = new Authenticator(ORIGIN);
  for (const mischief of [
    { origin: 'https://gauntlet.example.evil.example' },
    { origin: 'http://gauntlet.example' },
    { rpId: 'evil.example' },
    { type: 'webauthn.get' },
    { isVerified: false },
  ] satisfies Mischief[]) {
    const { proofToken, options } = await begin(player);
    const passkey = device.create(options, mischief);
    expect(await player.refusal(ADD, { input: { proofToken, name: 'x', passkey } }), JSON.stringify(mischief)).toEqual(
      REFUSED,
    );
  }
  const [one, two] = [await begin(player), await begin(player)];
  expect(
    await player.refusal(ADD, {
      input: { proofToken: two.proofToken, name: 'x', passkey: device.create(one.options) },
    }),
  ).toEqual(REFUSED);
  for (const passkey of ['', '{', 'null', '[]', '{"id":"x"}', device.create(two.options).replace('public-key', 'key')])
    expect(await player.refusal(ADD, { input: { proofToken: two.proofToken, name: 'x', passkey } }), passkey).toEqual(
      REFUSED,
    );
  for (const name of ['', '   ', 'n'.repeat(41)])
    expect(
      await player.refusal(ADD, { input: { proofToken: two.proofToken, name, passkey: device.create(two.options) } }),
    ).toEqual({ status: 400, code: 'BAD_INPUT', field: 'name' });
  const stranger = await gate.player();
  expect(
    await stranger.refusal(ADD, {
      input: { proofToken: two.proofToken, name: 'x', passkey: device.create(two.options) },
    }),
    'somebody else’s proof token',
  ).toEqual(MISSING);
  expect(await player.ask(LIST)).toEqual({ security: { passkeys: [] } });
});

test('a key that is known already is not added to another account, and an account has ten at the most', async () => {
  const { device } = await owner();
  const thief = await gate.player();
  const { proofToken, options } = await begin(thief);
  expect(await thief.refusal(ADD, { input: { proofToken, name: 'x', passkey: device.create(options) } })).toEqual(
    REFUSED,
  );
  const own = await addPasskey(thief, 'Key 0');
  for (let n = 1; n < 9; n++) await addPasskey(thief, `Key ${n}`, await prove(thief, own));
  const last: Question[] = [];
  for (let n = 0; n < 3; n++) last.push(await begin(thief, await prove(thief, own)));
  const answers = await Promise.all(
    last.map((question) =>
      thief.graphql(ADD, {
        input: {
          proofToken: question.proofToken,
          name: 'x',
          passkey: new Authenticator(ORIGIN).create(question.options),
        },
      }),
    ),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await thief.refusal(BEGIN, { password: PASSWORD })).toEqual({
    status: 409,
    code: 'LIMIT_EXCEEDED',
    data: { max: 10 },
  });
});

test('a passkey alone opens the account, two-factor or not, with a session like any other', async () => {
  const { player, device } = await owner();
  const client = gate.visitor();
  const { options } = await beginSignIn(client);
  expect(JSON.parse(options)).toMatchObject({
    rpId: 'gauntlet.example',
    userVerification: 'required',
    allowCredentials: [],
  });
  expect(await signIn(client, device)).toBe('ok');
  expect(await viewerId(client)).toBe(player.user.id);
  expect(client.cookie).toMatch(/gauntlet_session=[\w-]{43}; gauntlet_device=[\w-]{43}/);
  await protect(gate, player, await prove(player, device));
  const again = gate.visitor();
  expect(await signIn(again, device)).toBe('ok');
  const [row] = await gate.db.read.select().from(passkeys).where(eq(passkeys.id, device.id));
  expect(row).toMatchObject({ counter: 3, lastUsedAt: gate.deps.now() });
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site’s key', { rpId: 'evil.example' }],
  ['the making of a key', { type: 'webauthn.create' }],
  ['a device that does not know its owner', { isVerified: false }],
  ['somebody else’s account', { userHandle: Buffer.from('somebody').toString('base64url') }],
] satisfies [string, Mischief][])('an answer for %s signs nobody in', async (_what, mischief) => {
  const { device } = await owner();
  expect(await signIn(gate.visitor(), device, mischief)).toBe('PASSKEY_REFUSED');
  expect(await signIn(gate.visitor(), device)).toBe('ok');
});

test('a counter that stands still or goes backwards means a copy', async () => {
  const { device } = await owner();
  expect(await signIn(gate.visitor(), device, { counter: 7 })).toBe('ok');
  for (const counter of [7, 6, 0])
    expect(await signIn(gate.visitor(), device, { counter }), String(counter)).toBe('PASSKEY_REFUSED');
  expect(await signIn(gate.visitor(), device, { counter: 8 })).toBe('ok');
});

test('an answer is good once, for five minutes, of twenty at the same time', async () => {
  const { player, device } = await owner();
  const client = gate.visitor();
  const { proofToken, options } = await beginSignIn(client);
  const input = { proofToken, passkey: device.get(options) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => gate.visitor().graphql(SIGN_IN, { input })));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await client.refusal(SIGN_IN, { input })).toEqual(MISSING);
  const late = await beginSignIn(client);
  const passkey = device.get(late.options);
  gate.pass(5 * MINUTE);
  expect(await client.refusal(SIGN_IN, { input: { proofToken: late.proofToken, passkey } })).toEqual(MISSING);
  const other = await beginSignIn(client);
  expect(await client.refusal(SIGN_IN, { input: { proofToken: other.proofToken, passkey } }), 'another one’s').toEqual(
    REFUSED,
  );
  expect(await viewerId(client)).toBeNull();
  expect(await viewerId(player)).toBe(player.user.id);
});

test('a removed passkey opens nothing, and neither does one of a suspended account', async () => {
  const { player, device } = await owner();
  await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'suspended' }));
  expect(await signIn(gate.visitor(), device)).toBe('ACCOUNT_SUSPENDED');
  await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'active' }));
  const client = gate.visitor();
  const waiting = await beginSignIn(client);
  await player.ask(REMOVE, { id: device.id, proof: await prove(player, device) });
  expect(
    await client.refusal(SIGN_IN, { input: { proofToken: waiting.proofToken, passkey: device.get(waiting.options) } }),
  ).toEqual(REFUSED);
  expect(await player.ask(LIST)).toEqual({ security: { passkeys: [] } });
});

test('only the owner renames and removes a passkey', async () => {
  const { player, device } = await owner();
  const stranger = await gate.player();
  const NOT_FOUND = { status: 404, code: 'NOT_FOUND' };
  expect(await stranger.refusal(RENAME, { id: device.id, name: 'Mine' })).toEqual(NOT_FOUND);
  expect(await stranger.refusal(REMOVE, { id: device.id })).toEqual(NOT_FOUND);
  expect(await player.refusal(REMOVE, { id: 'none', proof: await prove(player, device) })).toEqual(NOT_FOUND);
  expect(await player.refusal(RENAME, { id: device.id, name: ' ' })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await player.ask(RENAME, { id: device.id, name: ' The phone ' })).toEqual({
    renamePasskey: { name: 'The phone' },
  });
  expect(await player.ask(LIST)).toEqual({ security: { passkeys: [{ id: device.id, name: 'The phone' }] } });
});

test('a passkey answers for the code of a sign-in, the own one alone', async () => {
  const { player, device } = await owner();
  await protect(gate, player, await prove(player, device));
  const { device: foreign } = await owner();
  const client = gate.visitor();
  const asked = await pendingProofFor(client, player.user.username);
  expect(asked.data).toMatchObject({ methods: 'totp,passkey' });
  const { passkeyForSignIn: question } = await client.ask<{ passkeyForSignIn: Question }>(FOR_SIGN_IN, {
    proofToken: asked.proofToken,
  });
  expect(JSON.parse(question.options)).toMatchObject({ allowCredentials: [{ id: device.id }] });
  const confirm = (passkey: string) => ({ input: { proofToken: asked.proofToken, passkey } });
  expect(await client.refusal(CONFIRM, confirm(foreign.get(question.options)))).toEqual(REFUSED);
  expect(
    await client.refusal(CONFIRM, confirm(device.get(question.options, { origin: 'https://evil.example' }))),
  ).toEqual(REFUSED);
  expect(await client.refusal(CONFIRM, confirm('{}'))).toEqual(REFUSED);
  expect(await client.ask(CONFIRM, confirm(device.get(question.options, { isVerified: false })))).toEqual({
    confirmSignIn: { id: player.user.id },
  });
  expect(await client.refusal(FOR_SIGN_IN, { proofToken: asked.proofToken })).toEqual(MISSING);
});

test('the receipt of a passkey stands for a code once, for its owner', async () => {
  const { player, device } = await owner();
  const { player: stranger, device: foreign } = await owner();
  await protect(gate, player, await prove(player, device));
  await protect(gate, stranger, await prove(stranger, foreign));
  const foreignReceipt = await prove(stranger, foreign);
  expect(await player.refusal(DISABLE, { proof: foreignReceipt })).toMatchObject({ code: 'CODE_WRONG' });
  const { beginPasskeyProof: question } = await player.ask<{ beginPasskeyProof: Question }>(BEGIN_PROOF);
  expect(
    await player.refusal(PROVE, { input: { proofToken: question.proofToken, passkey: foreign.get(question.options) } }),
  ).toEqual(REFUSED);
  const late = await prove(player, device);
  gate.pass(5 * MINUTE);
  expect(await player.refusal(DISABLE, { proof: late })).toMatchObject({ code: 'CODE_WRONG' });
  const receipt = await prove(player, device);
  await player.ask('mutation R($proof: String!) { regenerateRecoveryCodes(proof: $proof) }', { proof: receipt });
  expect(await player.refusal(DISABLE, { proof: receipt })).toMatchObject({ code: 'CODE_WRONG' });
  expect(await player.ask(DISABLE, { proof: await prove(player, device) })).toEqual({
    disableTwoFactor: { isTwoFactorOn: false },
  });
});

test('sixty sign-ins by passkey may be begun in a quarter of an hour from one address', async () => {
  const client = gate.visitor();
  for (let n = 0; n < 60; n++) expect((await client.graphql(BEGIN_SIGN_IN)).status, String(n)).toBe(200);
  expect(await client.refusal(BEGIN_SIGN_IN)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});
