// @module-tag engines
import { describe, expect, test } from 'vitest';
import { pluginConnections } from '../../../db/platform/plugin.table.ts';
import { KEYS_MAX } from '../../../domain/platform/api-key.ts';
import { PLUGINS } from '../../../domain/platform/plugin.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { add, hooksOf, terms } from '../../support/hook-steps.ts';
import { type HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { REVOKE_KEY, ROTATE_KEY, makeKey, keysOf, withKey } from '../../support/key-steps.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';
import { CONNECT, DISCONNECT, connect, connectVariables, disconnect, pluginsOf } from '../../support/plugin-steps.ts';
import { ordersIn, protect } from '../../support/second-factor.ts';
import { goLive } from '../../support/socket-client.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));

const HOOK = 'https://bot.example.com/gauntlet/webhook';
const REVOKED = { status: 401, code: 'KEY_REVOKED' };
const MINE = '{ myBattles { id } }';
const APART = { connectedAt: null, expiresAt: null, lastHeardAt: null, webhookUrl: null };

describe('a plugin (CR-21)', () => {
  test('of a new player is not connected, and says what it would see', async () => {
    const player = await gate.player();
    expect(await pluginsOf(player)).toEqual([
      { plugin: 'TWITCH', name: 'Twitch chat bot', scopes: ['BATTLES_READ'], postsResults: false, ...APART },
      { plugin: 'DISCORD', name: 'Discord bot', scopes: ['BATTLES_READ', 'WALLET_READ'], postsResults: true, ...APART },
      {
        plugin: 'OBS',
        name: 'OBS overlay',
        scopes: ['OVERLAY_WALLET', 'OVERLAY_WAGERS', 'OVERLAY_WINS', 'OVERLAY_AMOUNTS'],
        postsResults: false,
        ...APART,
      },
    ]);
  });

  test('that is connected has a key of its own scopes for a year, is told by mail, and its state is kept', async () => {
    const player = await gate.player();
    const at = gate.deps.now();
    const { secret, webhookSecret, plugin } = await connect(player, 'discord', HOOK);
    expect(plugin).toMatchObject({ connectedAt: at, expiresAt: at + 365 * DAY, lastHeardAt: null, webhookUrl: HOOK });
    expect(webhookSecret).toMatch(/^whsec_/);
    expect(await keysOf(player)).toMatchObject([
      { name: 'Discord bot', scopes: ['BATTLES_READ', 'WALLET_READ'], dailyStakeCents: 0, expiresAt: at + 365 * DAY },
    ]);
    expect(await hooksOf(player)).toMatchObject([{ url: HOOK, types: ['CHALLENGE_RESULT'] }]);
    const mails = (await ordersIn(gate)).filter(({ to }) => to === player.user.email).map(({ mail }) => mail);
    expect(mails).toMatchObject([{ kind: 'api-key-made', name: 'Discord bot' }]);
    const stored = await gate.contents();
    for (const shown of [secret, webhookSecret ?? '']) {
      expect(stored).not.toContain(shown);
      expect(gate.logged.join('\n')).not.toContain(shown);
    }
    const program = withKey(gate, secret);
    expect(await program.ask(MINE)).toEqual({ myBattles: [] });
    expect(await program.ask('{ wallet { balanceCents } }')).toEqual({ wallet: { balanceCents: 0 } });
    expect(await program.refusal('{ friends(first: 1) { edges { node { id } } } }')).toMatchObject({ status: 403 });
    expect((await pluginsOf(player))[1]).toMatchObject({ connectedAt: at, lastHeardAt: at });
    expect(await pluginsOf(await gate.player()), 'nobody else sees it').toMatchObject(PLUGINS.map(() => APART));
  });

  test('of a chat that everybody reads cannot ask for the wallet', async () => {
    const player = await gate.player();
    const { secret } = await connect(player, 'twitch');
    expect(await withKey(gate, secret).refusal('{ wallet { balanceCents } }')).toMatchObject({
      status: 403,
      code: 'SCOPE_REQUIRED',
    });
  });

  test('is disconnected at either gateway within a second: calls are refused, sockets closed, its webhook is gone', async () => {
    const player = await gate.player();
    for (const [here, there] of [
      [gate, second],
      [second, gate],
    ] as const) {
      const { secret } = await connect(player, 'discord', HOOK);
      const live = await goLive(here.visitor(), { header: secret });
      const owner = await there.enter(player.user);
      const passed = stopwatch();
      await disconnect(owner, 'discord');
      expect(await live.closed).toEqual({ code: 4401, reason: 'The session has ended' });
      expect(passed()).toBeLessThan(SOON_MS);
      for (const one of [here, there]) expect(await withKey(one, secret).refusal(MINE)).toEqual(REVOKED);
      expect(await hooksOf(player)).toEqual([]);
      expect(await keysOf(player)).toEqual([]);
      expect((await pluginsOf(player))[1]).toMatchObject(APART);
      expect(await player.refusal(DISCONNECT, { plugin: 'DISCORD' })).toEqual({ status: 404, code: 'NOT_FOUND' });
    }
  });

  test('is disconnected by nobody else and by no key', async () => {
    const [owner, other] = [await gate.player(), await gate.player()];
    const { secret } = await connect(owner, 'twitch');
    expect(await other.refusal(DISCONNECT, { plugin: 'TWITCH' })).toEqual({ status: 404, code: 'NOT_FOUND' });
    const closed = { status: 403, code: 'CLOSED_TO_KEYS' };
    const program = withKey(gate, secret);
    expect(await program.refusal(DISCONNECT, { plugin: 'TWITCH' })).toEqual(closed);
    expect(await program.refusal(CONNECT, connectVariables('obs'))).toEqual(closed);
    expect(await program.refusal('{ plugins { name } }')).toEqual(closed);
    expect(await program.ask(MINE)).toEqual({ myBattles: [] });
  });
});

describe('connecting (CR-21)', () => {
  test('in two tabs at once makes one key, and the other tab is told', async () => {
    const user = await gate.account();
    const tabs = [await gate.enter(user), await second.enter(user), await gate.enter(user)];
    const answers = await Promise.all(tabs.map((tab) => tab.graphql(CONNECT, connectVariables('discord', HOOK))));
    const codes = answers.map(({ errors }) => String(errors[0]?.extensions['code'] ?? 'made'));
    expect(codes.filter((code) => code === 'made')).toHaveLength(1);
    expect(codes.filter((code) => code === 'PLUGIN_CONNECTED')).toHaveLength(2);
    const player = await gate.enter(user);
    expect(await keysOf(player)).toHaveLength(1);
    expect(await hooksOf(player)).toHaveLength(1);
    expect(
      (await gate.db.read.select().from(pluginConnections)).filter(({ userId }) => userId === user.id),
    ).toHaveLength(1);
  });

  test('asks for the password, and for the second factor where there is one', async () => {
    const player = await gate.player();
    const wrong = { ...connectVariables('obs'), owner: { password: 'wrong', proof: null } };
    expect(await player.refusal(CONNECT, wrong)).toEqual({ status: 403, code: 'PASSWORD_WRONG', field: 'password' });
    const { phone } = await protect(gate, player);
    expect(await player.refusal(CONNECT, connectVariables('obs'))).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect((await pluginsOf(player))[2]).toMatchObject(APART);
    await player.ask(CONNECT, connectVariables('obs', null, phone.nextCode()));
    expect((await pluginsOf(player))[2]).toMatchObject({ connectedAt: gate.deps.now() });
  });

  test.each([
    ['an address within our own network', 'discord', 'https://127.0.0.1/x', 'ADDRESS_NOT_PUBLIC'],
    ['no address at all', 'discord', ' ', 'BAD_INPUT'],
    ['an address that it has no use for', 'twitch', HOOK, 'BAD_INPUT'],
  ] as const)('with %s is refused at its field, and makes nothing', async (_, plugin, url, code) => {
    const player = await gate.player();
    expect(await player.refusal(CONNECT, connectVariables(plugin, url))).toMatchObject({
      status: 400,
      code,
      field: 'url',
    });
    expect(await keysOf(player)).toEqual([]);
  });

  test('with all keys or all webhooks in use is refused, and leaves nothing behind', async () => {
    const player = await gate.player();
    for (let n = 0; n < 5; n++) await add(player, terms(['CHALLENGE_RESULT'], `https://h${n}.example.com/`));
    const full = { status: 409, code: 'LIMIT_EXCEEDED' };
    expect(await player.refusal(CONNECT, connectVariables('discord', HOOK))).toMatchObject({
      ...full,
      data: { max: 5 },
    });
    expect(await keysOf(player)).toEqual([]);
    await connect(player, 'discord');
    for (let n = 1; n < KEYS_MAX; n++) await makeKey(player);
    expect(await player.refusal(CONNECT, connectVariables('twitch'))).toMatchObject({
      ...full,
      data: { max: KEYS_MAX },
    });
    expect((await pluginsOf(player)).map(({ connectedAt }) => connectedAt !== null)).toEqual([false, true, false]);
  });
});

describe('the key of a plugin (CR-21)', () => {
  test('that is revoked by hand disconnects it, and takes its webhook along', async () => {
    const player = await gate.player();
    await connect(player, 'discord', HOOK);
    const [key] = await keysOf(player);
    await player.ask(REVOKE_KEY, { id: key?.id });
    expect((await pluginsOf(player))[1]).toMatchObject(APART);
    expect(await hooksOf(player)).toEqual([]);
  });

  test('that is replaced keeps it connected for as long as the new one lives; both end with it', async () => {
    const user = await gate.account();
    const { secret } = await connect(await gate.enter(user), 'twitch');
    gate.pass(10 * DAY);
    const player = await gate.enter(user);
    const [key] = await keysOf(player);
    const owner = { password: PASSWORD, proof: null };
    const { rotateApiKey } = await player.ask<{ rotateApiKey: { secret: string } }>(ROTATE_KEY, { id: key?.id, owner });
    expect((await pluginsOf(player))[0]).toMatchObject({ expiresAt: gate.deps.now() + 365 * DAY });
    await player.ask(REVOKE_KEY, { id: key?.id });
    expect((await pluginsOf(player))[0]?.connectedAt, 'the earlier one alone ends nothing').not.toBeNull();
    await disconnect(player, 'twitch');
    for (const one of [secret, rotateApiKey.secret]) expect(await withKey(gate, one).refusal(MINE)).toEqual(REVOKED);
  });

  test('that has run out ends the connection, which can be made again at once', async () => {
    const user = await gate.account();
    await connect(await gate.enter(user), 'discord', HOOK);
    gate.pass(365 * DAY);
    let player = await gate.enter(user);
    expect((await pluginsOf(player))[1]).toMatchObject(APART);
    await connect(player, 'discord', HOOK);
    expect(await hooksOf(player), 'the earlier address is not told beside it').toHaveLength(1);
    gate.pass(365 * DAY);
    await deleteExpired(gate.deps);
    player = await gate.enter(user);
    expect(await hooksOf(player)).toEqual([]);
    expect((await gate.db.read.select().from(pluginConnections)).filter(({ userId }) => userId === user.id)).toEqual(
      [],
    );
  });
});
