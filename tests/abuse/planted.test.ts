// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { pushSubscriptions } from '../../db/notifications/notification.table.ts';
import { oauthTokens } from '../../db/platform/oauth.table.ts';
import { webhookDeliveries } from '../../db/platform/webhook.table.ts';
import { linkedAccounts } from '../../db/profiles/linked-account.table.ts';
import { feedKeys, gameAccounts } from '../../db/proof/proof.table.ts';
import { readKeyOwner } from '../../db/video/stream-key.queries.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { addWebhook } from '../../gateway/platform/webhooks/manage-webhooks.ts';
import { registerApplication } from '../../gateway/platform/applications/manage-applications.ts';
import { makeFeedKey } from '../../gateway/proof/feeds/make-feed-key.ts';
import { addMethod } from '../../gateway/wallet/withdrawals/add-method.ts';
import { connectPlatform } from '../../gateway/video/simulcast/connect-platform.ts';
import { rotateStreamKey } from '../../gateway/video/ingest/rotate-stream-key.ts';
import { keyIndexOf } from '../../gateway/video/ingest/stream-key.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { HttpGateway, PASSWORD } from '../support/http-gateway.ts';
import { add as addHook, hooksOf } from '../support/hook-steps.ts';
import { MAKE_KEY, keyVariables, keysOf, makeKey, withKey } from '../support/key-steps.ts';
import {
  ALLOW,
  INVALID_GRANT,
  REPLACE_SECRET,
  VIEWER,
  allowVariables,
  askForDevice,
  begin,
  codeIn,
  connect,
  errorOf,
  exchange,
  poll,
  post,
  refresh,
  register,
  sayYes,
} from '../support/oauth-steps.ts';
import { connect as connectPlugin, pluginsOf } from '../support/plugin-steps.ts';
import { ADD, ORIGIN, addPasskey, begin as beginPasskey } from '../support/passkey-steps.ts';
import { Authenticator } from '../support/authenticator.ts';
import { NEW_PASSWORD, breakIn, comeBack, resetsOf, stranger, takeBack } from '../support/reset-steps.ts';
import { RESET, SIGN_IN, resetTokenFor } from '../support/visitor.ts';
import { codeOf } from '../support/world.ts';
import { closeBooks } from './books.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
/** What a password that is checked waits for. */
let hold: Promise<void> | null = null;
let held = 0;
const OUT = { status: 401, code: 'UNAUTHENTICATED' };

beforeAll(async () => {
  const env = { TRUST_PROXY: '1', PUBLIC_URL: ORIGIN };
  gate = await HttpGateway.open({
    env,
    change: ({ passwords }) => ({
      passwords: {
        ...passwords,
        async verify(hash, password) {
          const isRight = await passwords.verify(hash, password);
          if (hold !== null) {
            held++;
            await hold;
          }
          return isRight;
        },
      },
    }),
  });
  second = engine === 'postgres' ? await HttpGateway.open({ env, databaseUrl: gate.databaseUrl }) : gate;
});
afterAll(async () => {
  if (second !== gate) await second.close();
  await closeBooks(gate);
});
// Each begins with the calls that one address has in a minute.
beforeEach(() => {
  for (const one of new Set([gate, second])) one.pass(MINUTE);
});

test('keys that a thief made, replaced, or made for overlays and plugins open nothing after a reset', async () => {
  const { user } = await gate.player({ cents: 100_00 });
  const thief = await breakIn(gate, user);
  const reading = await makeKey(thief, { name: 'Reads', scopes: ['account:read'] });
  const staking = await makeKey(thief, {
    name: 'Stakes',
    scopes: ['account:read', 'battles:stake'],
    dailyStakeCents: 50_00,
  });
  const overlay = await makeKey(thief, { name: 'Shows', scopes: ['overlay:wallet', 'overlay:amounts'] });
  const plugin = await connectPlugin(thief, 'discord', 'https://hooks.example.com/discord');
  const secrets = [reading, staking, overlay, plugin].map(({ secret }) => secret);
  expect(await withKey(gate, reading.secret).ask(VIEWER)).toEqual({ viewer: { username: user.username } });

  await takeBack(gate, user);
  for (const one of [gate, second])
    for (const secret of secrets)
      expect(await withKey(one, secret).refusal(VIEWER)).toMatchObject({ status: 401, code: 'KEY_REVOKED' });
  const owner = await comeBack(gate, user);
  expect(await keysOf(owner)).toEqual([]);
  expect(await hooksOf(owner)).toEqual([]);
  expect((await pluginsOf(owner)).every(({ connectedAt }) => connectedAt === null)).toBe(true);
  const [reset] = await resetsOf(owner);
  const ended = reset?.things.filter(({ end }) => end === 'ENDED').map(({ kind, name }) => `${kind} ${name}`);
  expect(ended).toEqual(
    expect.arrayContaining(['API_KEY Reads', 'API_KEY Stakes', 'OVERLAY Shows', 'PLUGIN Discord bot']),
  );
});

test('what a thief let applications do ends with every token, and with codes on their way', async () => {
  const { user } = await gate.player();
  const app = await register(await gate.player());
  const thief = await breakIn(gate, user);
  const tokens = await connect(gate, thief, app.id);
  const code = codeIn(await sayYes(thief, await begin(thief, app.id)));
  const device = await askForDevice(gate, app.id);
  await thief.ask(ALLOW, allowVariables({ code: device.user_code }));
  const asked = await askForDevice(gate, app.id);

  await takeBack(gate, user);
  for (const one of [gate, second]) {
    expect(await withKey(one, tokens.access_token).refusal(VIEWER)).toMatchObject({ status: 401, code: 'KEY_UNKNOWN' });
    expect(errorOf(await refresh(one, app.id, tokens.refresh_token))).toEqual(INVALID_GRANT);
    expect(errorOf(await exchange(one, app.id, code))).toEqual(INVALID_GRANT);
    expect(errorOf(await poll(one, app.id, device.device_code))).toEqual(INVALID_GRANT);
  }
  expect(await thief.refusal(ALLOW, allowVariables({ code: asked.user_code }))).toMatchObject(OUT);
  const left = await gate.db.read.select().from(oauthTokens).where(eq(oauthTokens.kind, 'AccessToken'));
  expect(left).toEqual([]);
});

test('the secret of an own application that a thief has seen is refused; its players stay connected', async () => {
  const victim = await gate.player();
  const player = await gate.player();
  const app = await register(victim, { isConfidential: true });
  const basic = (secret: string | null) => ({ client_id: app.id, client_secret: secret ?? '', scope: 'account:read' });
  const thief = await breakIn(gate, victim.user);
  const { replaceApplicationSecret } = await thief.ask<{ replaceApplicationSecret: { secret: string } }>(
    REPLACE_SECRET,
    { id: app.id },
  );
  const { secret } = replaceApplicationSecret;
  const code = codeIn(await sayYes(player, await begin(player, app.id)));
  const tokens = await exchange(gate, app.id, code, { client_secret: secret });
  const token = (tokens.json as { access_token: string }).access_token;
  expect((await post(gate, '/device/auth', basic(secret))).status).toBe(200);

  await takeBack(gate, victim.user);
  for (const known of [secret, app.secret])
    expect((await post(gate, '/device/auth', basic(known))).status, 'known to the thief').toBe(401);
  expect(await withKey(gate, token).ask(VIEWER)).toEqual({ viewer: { username: player.user.username } });
  const owner = await comeBack(gate, victim.user);
  const again = await owner.ask<{ replaceApplicationSecret: { secret: string } }>(REPLACE_SECRET, { id: app.id });
  expect((await post(gate, '/device/auth', basic(again.replaceApplicationSecret.secret))).status).toBe(200);
});

test('an address that a thief had told what happens is told nothing more, not even what waits', async () => {
  const { user } = await gate.player();
  const thief = await breakIn(gate, user);
  const { webhook } = await addHook(thief);
  const waiting = {
    id: gate.deps.newId(),
    endpointId: webhook.id,
    seq: 1,
    logSeq: null,
    type: 'payout.changed',
    body: '{}',
    state: 'waiting',
    isTest: false,
    tries: 0,
    lastTriedAt: null,
    status: null,
    answer: null,
    createdAt: gate.deps.now(),
  } as const;
  await gate.db.transact((tx) => tx.insert(webhookDeliveries).values(waiting));
  await takeBack(gate, user);
  const left = gate.db.read.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, webhook.id));
  expect(await left).toEqual([]);
  expect(await hooksOf(await comeBack(gate, user))).toEqual([]);
});

test('stream keys, browsers to be woken, linked accounts and the keys of games end', async () => {
  const { user } = await gate.player();
  const userId = user.id;
  const at = gate.deps.now();
  const thief = await breakIn(gate, user);
  const { showStreamKey: key } = await thief.ask<{ showStreamKey: string }>('mutation { showStreamKey }');
  expect(await readKeyOwner(gate.db.read, keyIndexOf(gate.deps, key))).toBe(userId);
  const browser = { id: gate.deps.newId(), userId, sessionId: 'of the thief', sealed: '', createdAt: at };
  await gate.db.transact(async (tx) => {
    await tx.insert(pushSubscriptions).values({ ...browser, endpointHash: `push of ${userId}` });
    await tx
      .insert(linkedAccounts)
      .values({ userId, provider: 'discord', providerUserId: `of ${userId}`, name: 'Thief', linkedAt: at });
    await tx.insert(feedKeys).values({ userId, tokenHash: `game of ${userId}`, madeAt: at });
    for (const platform of ['steam', 'lichess'] as const)
      await tx.insert(gameAccounts).values({ userId, platform, accountId: `thief of ${userId}`, linkedAt: at });
  });
  await takeBack(gate, user);
  for (const table of [pushSubscriptions, linkedAccounts, feedKeys, gameAccounts])
    expect(await gate.db.read.select().from(table).where(eq(table.userId, userId))).toEqual([]);
  expect(await readKeyOwner(gate.db.read, keyIndexOf(gate.deps, key))).toBeNull();
  const owner = await comeBack(gate, user);
  expect(await owner.ask('mutation { showStreamKey }')).not.toEqual({ showStreamKey: key });
  const [reset] = await resetsOf(owner);
  const ended = reset?.things.filter(({ end }) => end === 'ENDED').map(({ kind }) => kind);
  expect(new Set(ended)).toEqual(
    new Set(['STREAM_KEY', 'PUSH', 'LINKED_ACCOUNT', 'GAME_KEY', 'GAME_ACCOUNT', 'SESSION']),
  );
});

test('sessions, passkeys begun and added, and links that were mailed before end', async () => {
  const { user } = await gate.player();
  const thief = await breakIn(gate, user);
  await addPasskey(thief, 'Of the thief');
  const other = await gate.player();
  const { proofToken, options } = await beginPasskey(await breakIn(gate, other.user));
  const earlier = await resetTokenFor(gate, stranger(gate), user.email);
  gate.pass(MINUTE);
  await takeBack(gate, user);
  await takeBack(gate, other.user);
  expect(await thief.ask(VIEWER)).toEqual({ viewer: null });
  const passkey = new Authenticator(ORIGIN).create(options);
  const owner = await comeBack(gate, other.user);
  expect(await owner.refusal(ADD, { input: { proofToken, name: 'Late', passkey } })).toMatchObject({
    code: 'PROOF_EXPIRED',
  });
  const input = { token: earlier, password: 'third-Horse-8', confirmPassword: 'third-Horse-8' };
  expect(await stranger(gate).refusal(RESET, { input })).toMatchObject({ code: 'RESET_LINK_SPENT' });
  expect(await (await comeBack(gate, user)).ask('{ security { passkeys { id } } }')).toEqual({
    security: { passkeys: [] },
  });
});

test.each([
  [
    'a sign-in',
    'INVALID_CREDENTIALS',
    (_thief: unknown, username: string) => stranger(gate).refusal(SIGN_IN, { username, password: PASSWORD }),
  ],
  ['a key', 'UNAUTHENTICATED', (thief: Awaited<ReturnType<typeof breakIn>>) => thief.refusal(MAKE_KEY, keyVariables())],
] as const)('%s whose password was right a moment before the reset comes to nothing', async (_what, code, call) => {
  const { user } = await gate.player();
  const thief = await breakIn(gate, user);
  let release = (): void => undefined;
  hold = new Promise((resolve) => (release = resolve));
  held = 0;
  const late = call(thief, user.username);
  await expect.poll(() => held).toBe(1);
  await takeBack(second, user);
  hold = null;
  release();
  expect(await late).toMatchObject({ code });
  expect(await keysOf(await comeBack(gate, user))).toEqual([]);
});

test.each<[string, (actor: Actor) => Promise<unknown>]>([
  [
    'a webhook',
    (actor) => addWebhook(gate.deps, actor, { url: 'https://hooks.example.com/x', types: ['wager.placed'] }),
  ],
  [
    'an application',
    (actor) => registerApplication(gate.deps, actor, { name: 'App', description: 'Does.', redirects: [] }, true),
  ],
  [
    'a payment method',
    (actor) =>
      addMethod(gate.deps, actor, gate.deps.newId(), {
        kind: 'paypal',
        token: '',
        destination: 'thief@example.com',
        network: null,
        label: '',
      }),
  ],
  ['a stream key', (actor) => rotateStreamKey(gate.deps, actor)],
  [
    'a platform',
    (actor) =>
      connectPlatform(gate.deps, actor, {
        platform: 'twitch',
        address: 'rtmps://ingest.global-contribute.live-video.net/app',
        streamKey: 'live_thief',
      }),
  ],
  ['the file of a game', (actor) => makeFeedKey(gate.deps, actor)],
])('%s of a call that was let in before the reset is not made after it', async (_what, make) => {
  const { user } = await gate.player();
  await breakIn(gate, user);
  const actor: Actor = { userId: user.id, username: user.username, role: 'player', sessionId: 'ended' };
  await takeBack(gate, user);
  expect(await codeOf(make(actor))).toBe('UNAUTHENTICATED');
});

test('an owner who changes the password while signed in keeps keys, applications, webhooks and stream key', async () => {
  const owner = await gate.player();
  const { secret } = await makeKey(owner, { scopes: ['account:read'] });
  const app = await register(await gate.player());
  const tokens = await connect(gate, owner, app.id);
  await addHook(owner);
  const before = await owner.ask('mutation { showStreamKey }');
  await owner.ask('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) }', {
    input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keptPasskeyIds: [] },
  });
  for (const token of [secret, tokens.access_token])
    expect(await withKey(gate, token).ask(VIEWER)).toEqual({ viewer: { username: owner.user.username } });
  expect(await hooksOf(owner)).toHaveLength(1);
  expect(await owner.ask('mutation { showStreamKey }')).toEqual(before);
  expect(await resetsOf(owner)).toEqual([]);
});
