import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { sendWebhooks } from '../../../gateway/platform/webhooks/send-webhooks.ts';
import { type DiscordBot, makeDiscordBot } from '../../../plugins/discord/bot.ts';
import { discordSettings } from '../../../plugins/discord/settings.ts';
import { begin, create, join, report, startedBattle } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { DISCORD_KEY, commandOf, readMarked, signedByDiscord } from '../../support/discord-calls.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type SeenNewPlugin, connect, disconnect } from '../../support/plugin-steps.ts';
import { type StandIn, openStandIn } from '../../support/stand-in.ts';
import { playMatch as decide, runningCup } from '../../support/tournament-steps.ts';
import { until } from '../../support/until.ts';
import { World } from '../../support/world.ts';

const [OWNER, STRANGER] = ['100000001', '100000002'];
const log = openLog('silent', { write: () => undefined });

/** What Gauntlet sent to the bot, to be sent again. */
const hooks: { headers: Record<string, string>; body: string }[] = [];
let botUrl = '';
let gate: HttpGateway;
let cup: { readonly id: string; readonly names: readonly string[] };
let discord: StandIn;
beforeAll(async () => {
  const world = await World.open();
  const running = await runningCup(world, 4);
  const { id } = running;
  await decide(world, running, 0, 0);
  const entrants = await listEntrants(world.db.read, id);
  cup = { id, names: entrants.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0)).map(({ username }) => username) };
  await world.close();
  gate = await HttpGateway.open({
    databaseUrl: world.url,
    change: () => ({
      // The bot's name on the open internet leads to where it listens here.
      outgoing: async (url, { headers, body }) => {
        hooks.push({ headers: { ...headers }, body: body.toString() });
        return send(url.pathname, { ...headers }, body.toString());
      },
    }),
  });
});
afterAll(() => gate.close());

let bots: DiscordBot[];
let said: string[];
beforeEach(async () => {
  [bots, said, hooks.length] = [[], [], 0];
  discord = await openStandIn();
});
afterEach(async () => {
  for (const { server } of bots) server.close();
  await discord.close();
});

async function startBot(
  made: Pick<SeenNewPlugin, 'secret' | 'webhookSecret'>,
  { url = gate.url, promptMs = 60_000 } = {},
): Promise<DiscordBot> {
  const settings = discordSettings.parse({
    GAUNTLET_URL: url,
    GAUNTLET_KEY: made.secret,
    GAUNTLET_WEBHOOK_SECRET: made.webhookSecret ?? undefined,
    DISCORD_APPLICATION_ID: '200000001',
    DISCORD_PUBLIC_KEY: DISCORD_KEY,
    DISCORD_BOT_TOKEN: 'discord-token',
    DISCORD_OWNER_ID: OWNER,
    DISCORD_CHANNEL_ID: '300000001',
    DISCORD_API: discord.url,
  });
  const bot = makeDiscordBot(settings, { log: (line) => said.push(line), now: () => gate.deps.now(), promptMs });
  bot.server.listen(0, '127.0.0.1');
  await once(bot.server, 'listening');
  botUrl = `http://127.0.0.1:${(bot.server.address() as AddressInfo).port}`;
  bots.push(bot);
  return bot;
}

async function send(path: string, headers: Record<string, string>, body: string) {
  const response = await fetch(`${botUrl}${path}`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

/** What Discord sends. */
async function interact(interaction: object) {
  const body = JSON.stringify(interaction);
  const { status, text } = await send('/interactions', signedByDiscord(body), body);
  return { status, answer: JSON.parse(text || 'null') as { type: number; data: { content: string; flags?: number } } };
}

const command = (name: string, argument: string | null = null, userId = STRANGER) =>
  interact(commandOf(name, argument, userId));
const told = async (...asked: Parameters<typeof command>) => readMarked((await command(...asked)).answer.data.content);

async function deliver(): Promise<void> {
  await deliverEverything(gate.deps, log);
  while ((await sendWebhooks(gate.deps)) > 0);
}

async function settle(
  winner: SignedIn,
  loser: SignedIn,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { id, inviteCode } = await create(winner, changed);
  await join(loser, id, inviteCode);
  await begin(winner, loser, id);
  await report(winner, id, 'WON');
  await report(loser, id, 'LOST');
  return id;
}

const posts = () => discord.got.filter(({ path }) => path === '/channels/300000001/messages');
const HOOK = 'https://bot.example.com/webhook';

describe('the Discord bot (CR-21)', () => {
  test('answers a ping, refuses what is not signed by Discord, and tells it the commands', async () => {
    const player = await gate.player();
    const bot = await startBot(await connect(player, 'discord'));
    expect((await interact({ type: 1 })).answer).toEqual({ type: 1 });
    const body = JSON.stringify({ type: 1 });
    const forged = { 'x-signature-ed25519': '0'.repeat(128), 'x-signature-timestamp': '1' };
    expect((await send('/interactions', forged, body)).status).toBe(401);
    expect((await send('/interactions', {}, body)).status).toBe(401);
    expect((await send('/elsewhere', {}, body)).status).toBe(404);
    expect((await send('/webhook', {}, body)).status, 'without an address nothing is heard').toBe(404);
    expect((await send('/interactions', {}, 'x'.repeat(65 * 1024))).status).toBe(413);
    expect((await interact({ type: 9 })).status).toBe(400);
    expect(await bot.register()).toBe(200);
    const [put] = discord.got;
    expect(put).toMatchObject({ method: 'PUT', path: '/applications/200000001/commands' });
    expect(put?.headers.authorization).toBe('Bot discord-token');
    expect((JSON.parse(put?.body ?? '[]') as { name: string }[]).map(({ name }) => name)).toEqual([
      'balance',
      'battle',
      'bracket',
    ]);
  });

  test('tells the balance to its owner alone, and to others the record, both seen by nobody else', async () => {
    const player = await gate.player({ cents: 1_234_56 });
    await startBot(await connect(player, 'discord'));
    await create(player, { stakeCents: 50_00 });
    const own = await command('balance', null, OWNER);
    expect(own.answer.data.flags).toBe(64);
    expect(readMarked(own.answer.data.content)).toBe('Your balance is $1,234.56, of which $1,182.06 can be staked.');
    const other = await command('balance');
    expect(other.answer.data.flags).toBe(64);
    expect(readMarked(other.answer.data.content)).toBe(
      'The balance stays private. The record: 0 of 0 battles won (0%).',
    );
  });

  test('tells of public battles and tournaments as they are, and of no private one', async () => {
    const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
    await startBot(await connect(player, 'discord'));
    expect(await told('battle')).toBe('No public battle is open now.');
    const hidden = await create(player, { privacy: 'INVITE', title: 'Behind closed doors' });
    expect(await told('battle')).toBe('No public battle is open now.');
    expect(await told('battle', hidden.id)).toBe('Nothing public has that id.');
    const id = await startedBattle(player, rival, { title: 'Night duel' });
    const line = `${player.user.username} against ${rival.user.username} for $50.00 each, active`;
    expect(await told('battle')).toContain(line);
    expect(await told('battle', id)).toBe(`Night duel (Valorant): ${line}. Id ${id}`);
    for (const wrong of ['none', '"}', '../x'])
      expect(await told('battle', wrong)).toMatch(/^(Nothing public|That is no id)/);
    const [first, second, third] = cup.names;
    expect(await told('bracket', cup.id)).toBe(
      `Night Cup: running, 4 players. 1 of 3 matches decided. Now: ${second} against ${third}.`,
    );
    expect(first).toBeDefined();
    expect(await told('bracket')).toContain(`Night Cup: running, 4 players. Id ${cup.id}`);
    expect(await told('bracket', 'none')).toBe('Nothing public has that id.');
  });

  test('posts the result of a public battle once, however often it is told, and none of a private one', async () => {
    const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
    await startBot(await connect(player, 'discord', HOOK));
    await settle(player, rival, { privacy: 'INVITE', title: 'Behind closed doors' });
    await settle(player, rival, { title: 'Night duel' });
    await deliver();
    expect(hooks.filter(({ body }) => body.includes('battle.completed'))).toHaveLength(2);
    expect(posts()).toHaveLength(1);
    const body = JSON.parse(posts()[0]?.body ?? '{}') as { content: string; allowed_mentions: object };
    expect(readMarked(body.content)).toBe(
      `${player.user.username} beat ${rival.user.username} in Night duel (Valorant).`,
    );
    expect(body.allowed_mentions).toEqual({ parse: [] });
    // Once more, and in another order.
    for (const { headers, body: again } of hooks.toReversed())
      expect((await send('/webhook', headers, again)).status).toBe(204);
    await Promise.all(hooks.map(({ headers, body: again }) => send('/webhook', headers, again)));
    expect(posts()).toHaveLength(1);
    const [one] = hooks;
    const forged = { ...one?.headers, 'webhook-signature': 'v1,AAAA' };
    expect((await send('/webhook', forged, one?.body ?? '')).status).toBe(401);
  });

  test('posts a result later that Discord did not take at once', async () => {
    const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
    await startBot(await connect(player, 'discord', HOOK));
    discord.answer = () => ({ status: 500, text: '' });
    await settle(player, rival, { title: 'Night duel' });
    await deliver();
    expect(posts()).toHaveLength(1);
    discord.answer = () => ({ status: 200, text: '{}' });
    gate.pass(5_000 * 1.2);
    await deliver();
    expect(posts()).toHaveLength(2);
    const nonces = posts().map(({ body }) => (JSON.parse(body) as { nonce: string }).nonce);
    expect(nonces[0], 'by which Discord knows it again').toBe(nonces[1]);
    expect(said.filter((line) => line.includes('tried again'))).toHaveLength(1);
  });

  test('whose key was revoked says so, and asks no more', async () => {
    const player = await gate.player();
    await startBot(await connect(player, 'discord'));
    expect(await told('battle')).toBe('No public battle is open now.');
    await disconnect(player, 'discord');
    const ENDED = 'This bot is not connected to Gauntlet any more.';
    for (const name of ['battle', 'balance', 'bracket']) expect(await told(name)).toBe(ENDED);
    expect(said.filter((line) => line.includes('The key has ended'))).toHaveLength(1);
    const counted = await openStandIn();
    counted.answer = () => ({ status: 401, text: '{"errors":[{"extensions":{"code":"UNAUTHENTICATED"}}]}' });
    await startBot({ secret: `gntl_pat_${'a'.repeat(38)}`, webhookSecret: null }, { url: counted.url });
    for (let n = 0; n < 3; n++) expect(await told('battle')).toBe(ENDED);
    expect(counted.got).toHaveLength(1);
    await counted.close();
  });
});

describe('a Gauntlet that the Discord bot cannot rely on (CR-21)', () => {
  const KEY = { secret: `gntl_pat_${'a'.repeat(38)}`, webhookSecret: null };
  const AWAY = 'Gauntlet does not answer right now. Try again later.';

  test('and that is slow is answered for later, in the place of the first answer', async () => {
    const slow = await openStandIn();
    // It never answers, and is gone in the end.
    slow.answer = () => new Promise(() => undefined);
    await startBot(KEY, { url: slow.url, promptMs: 1 });
    expect((await command('battle')).answer).toEqual({ type: 5, data: {} });
    expect((await command('balance', null, OWNER)).answer).toEqual({ type: 5, data: { flags: 64 } });
    await slow.close();
    await until(() => expect(discord.got).toHaveLength(2));
    for (const { method, path, headers, body } of discord.got) {
      expect([method, path]).toEqual(['PATCH', '/webhooks/200000001/interaction-token/messages/@original']);
      expect(headers.authorization, 'the token of the interaction is enough').toBeUndefined();
      expect(readMarked((JSON.parse(body) as { content: string }).content)).toBe(AWAY);
    }
  });

  test.each([
    ['that is no JSON', { status: 200, text: '<html>' }, AWAY],
    ['of another form', { status: 200, text: '{"data":{"myBattles":7}}' }, AWAY],
    ['that is nothing', { status: 200, text: 'null' }, AWAY],
    ['of another server that refuses', { status: 401, text: '{}' }, AWAY],
    ['of a fault', { status: 500, text: '{"errors":[]}' }, AWAY],
    [
      'of one that is asked too often',
      { status: 429, text: '{}' },
      'Gauntlet is asked too often right now. Try again in a minute.',
    ],
  ])('with an answer %s is told so, and asked again', async (_, given, sentence) => {
    const lying = await openStandIn();
    lying.answer = () => given;
    await startBot(KEY, { url: lying.url });
    for (let n = 0; n < 2; n++) expect(await told('battle')).toBe(sentence);
    expect(lying.got).toHaveLength(2);
    await lying.close();
    expect(await told('battle'), 'and when it is gone').toBe(AWAY);
  });
});
