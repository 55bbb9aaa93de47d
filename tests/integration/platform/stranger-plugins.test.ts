import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { obsScenes } from '../../../domain/creators/obs-scenes.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { sendWebhooks } from '../../../gateway/platform/webhooks/send-webhooks.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { create, report, startedBattle } from '../../support/battle-operations.ts';
import { WELCOME, openChat, spokenIn, type } from '../../support/chat-stand-in.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { DISCORD_KEY, commandOf, readMarked, signedByDiscord } from '../../support/discord-calls.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { connect, disconnect } from '../../support/plugin-steps.ts';
import { openStandIn } from '../../support/stand-in.ts';
import { StrangerHome, freePort } from '../../support/stranger-home.ts';
import { until } from '../../support/until.ts';

const HOOK = 'https://bot.example.com/webhook';
const ENDED = 'This bot is not connected to Gauntlet any more.';
const log = openLog('silent', { write: () => undefined });
const asSaid = (line: string): string => line;

/** What OBS does with a scene collection: goes where each browser source leads, and shows what comes there. */
const OBS_STAND_IN = `
import { readFileSync } from 'node:fs';
import { Refusal, createClient } from '@gauntlet/client';

const SHOWN = {
  wallet: 'subscription { overlayWallet { balanceCents } }',
  wagers: 'subscription { overlayWagers { id } }',
  wins: 'subscription { overlayWins { id amountCents } }',
};
const say = (line) => console.log(JSON.stringify(line));
const { sources } = JSON.parse(readFileSync('gauntlet-obs.json', 'utf8'));
await Promise.all(sources.filter(({ id }) => id === 'browser_source').map(async ({ settings }) => {
  const { origin, searchParams, hash } = new URL(settings.url);
  const gauntlet = createClient({ url: origin, key: hash.slice(1) });
  try {
    for await (const told of gauntlet.subscribe(SHOWN[searchParams.get('show')]))
      if (told.kind === 'data') say(told.data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say({ [searchParams.get('show')]: error.code });
  }
}));
`;

/** Where Gauntlet's webhooks arrive: the bot's name on the open internet leads to where it listens here. */
let botUrl = '';
let gate: HttpGateway;
let home: StrangerHome;
beforeAll(async () => {
  gate = await HttpGateway.open({
    change: () => ({
      outgoing: async ({ pathname }, { headers, body }) => {
        const response = await fetch(botUrl + pathname, { method: 'POST', headers: { ...headers }, body });
        return { status: response.status, text: await response.text() };
      },
    }),
  });
  // The bots go by the clock of their machine.
  gate.pass(machineNow() - gate.deps.now());
  home = new StrangerHome();
  // The bots as they stand, on the package in the place of its sources; `ws` has come with it.
  cpSync(join(ROOT, 'plugins'), join(home.path, 'plugins'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  mkdirSync(join(home.path, 'client'));
  home.write('client/index.ts', "export * from '@gauntlet/client';");
  for (const name of ['zod', '@types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(home.path, 'node_modules', name));
  home.compile(['plugins/run.ts'], { rewriteRelativeImportExtensions: true, types: ['node'] });
});
afterEach(() => home.stop());
afterAll(async () => {
  await gate.close();
  home.remove();
});

describe('on the packed client alone, beside no other file of ours (CR-21)', () => {
  test('the Discord bot tells its commands, answers, posts a result once, and says when it is shut out', async () => {
    const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
    const { secret, webhookSecret } = await connect(player, 'discord', HOOK);
    const discord = await openStandIn();
    const port = await freePort();
    botUrl = `http://127.0.0.1:${port}`;
    const { lines } = home.start(
      ['plugins/run.js', 'discord'],
      {
        GAUNTLET_URL: gate.url,
        GAUNTLET_KEY: secret,
        GAUNTLET_WEBHOOK_SECRET: webhookSecret ?? '',
        DISCORD_APPLICATION_ID: '200000001',
        DISCORD_PUBLIC_KEY: DISCORD_KEY,
        DISCORD_BOT_TOKEN: 'discord-token',
        DISCORD_OWNER_ID: '100000001',
        DISCORD_CHANNEL_ID: '300000001',
        DISCORD_API: discord.url,
        PORT: String(port),
      },
      asSaid,
    );
    await until(() => expect(lines).toContain('Discord knows the commands.'));
    expect(discord.got).toMatchObject([{ method: 'PUT', path: '/applications/200000001/commands' }]);
    const told = async (name: string, userId = '100000002'): Promise<string> => {
      const body = JSON.stringify(commandOf(name, null, userId));
      const response = await fetch(`${botUrl}/interactions`, { method: 'POST', headers: signedByDiscord(body), body });
      const { data } = (await response.json()) as { data: { content: string } };
      return readMarked(data.content);
    };
    expect(await told('balance', '100000001')).toBe('Your balance is $500.00, of which $500.00 can be staked.');
    const id = await startedBattle(player, rival, { title: 'Night duel' });
    expect(await told('battle')).toContain(`${player.user.username} against ${rival.user.username}`);
    await report(player, id, 'WON');
    await report(rival, id, 'LOST');
    await deliverEverything(gate.deps, log);
    while ((await sendWebhooks(gate.deps)) > 0);
    const posts = discord.got.filter(({ path }) => path === '/channels/300000001/messages');
    expect(posts.map(({ body }) => readMarked((JSON.parse(body) as { content: string }).content))).toEqual([
      `${player.user.username} beat ${rival.user.username} in Night duel (Valorant).`,
    ]);
    await disconnect(player, 'discord');
    expect(await told('battle')).toBe(ENDED);
    await discord.close();
  });

  test('the Twitch bot enters the chat, answers there, and says when it is shut out', async () => {
    const player = await gate.player({ cents: 500_00 });
    const { secret } = await connect(player, 'twitch');
    const chat = await openChat();
    const { lines } = home.start(
      ['plugins/run.js', 'twitch'],
      {
        GAUNTLET_URL: gate.url,
        GAUNTLET_KEY: secret,
        TWITCH_USERNAME: 'GauntletBot',
        TWITCH_TOKEN: 'twitchtoken',
        TWITCH_CHANNEL: 'Streamer',
        TWITCH_CHAT: chat.url,
      },
      asSaid,
    );
    await until(() => expect(chat.lines).toContain('JOIN #streamer'));
    const [socket] = chat.sockets;
    if (!socket) throw new Error('nobody has come');
    socket.send(WELCOME);
    await until(() => expect(lines).toContain('In the chat of streamer.'));
    const { id } = await create(player, { title: 'Night duel', stakeCents: 25_00 });
    type(socket, '!battle');
    const line = `Night duel (Valorant): ${player.user.username} against whoever joins for $25.00 each, waiting. Id ${id}`;
    await until(() => expect(spokenIn(chat)).toEqual([`PRIVMSG #streamer :${line}`]));
    await disconnect(player, 'twitch');
    type(socket, '!battle');
    await until(() => expect(spokenIn(chat).at(-1)).toBe(`PRIVMSG #streamer :${ENDED}`));
    await home.stop();
    chat.server.close();
  });

  test('each source of the OBS scene collection shows the present state, what changes, and that it has ended', async () => {
    const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
    const { secret } = await connect(player, 'obs');
    home.write('gauntlet-obs.json', JSON.stringify(obsScenes(gate.url, secret)));
    home.write('obs.mjs', OBS_STAND_IN);
    const { lines, ended } = home.start(['obs.mjs']);
    const present = [{ overlayWallet: { balanceCents: 500_00 } }, { overlayWagers: [] }, { overlayWins: [] }];
    await until(() => expect(lines).toHaveLength(3));
    expect(lines).toEqual(expect.arrayContaining(present));
    const id = await startedBattle(player, rival);
    await report(player, id, 'WON');
    await report(rival, id, 'LOST');
    await until(() =>
      expect(lines).toContainEqual({ overlayWins: [{ id, amountCents: expect.any(Number) as number }] }),
    );
    await disconnect(player, 'obs');
    const ends = ['wallet', 'wagers', 'wins'].map((show) => ({ [show]: 'UNAUTHENTICATED' }));
    expect((await ended).slice(-3)).toEqual(expect.arrayContaining(ends));
  });
});
