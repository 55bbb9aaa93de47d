import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { twitchSettings } from '../../../plugins/twitch/settings.ts';
import { type TwitchBot, startTwitchBot } from '../../../plugins/twitch/bot.ts';
import { create } from '../../support/battle-operations.ts';
import { type Chat, WELCOME, openChat, spokenIn, type } from '../../support/chat-stand-in.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { connect, disconnect } from '../../support/plugin-steps.ts';
import { until } from '../../support/until.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

let chat: Chat;
let bots: TwitchBot[];
let said: string[];
let pauses: number[];
let now: number;
beforeEach(async () => {
  [bots, said, pauses, now] = [[], [], [], 0];
  chat = await openChat();
});
afterEach(async () => {
  for (const bot of bots) bot.stop();
  await Promise.all(bots.map(({ ended }) => ended));
  chat.server.close();
});

function startBot(secret: string, more: { silentMs?: number; pause?: () => Promise<void> } = {}): TwitchBot {
  const settings = twitchSettings.parse({
    GAUNTLET_URL: gate.url,
    GAUNTLET_KEY: secret,
    TWITCH_USERNAME: 'GauntletBot',
    TWITCH_TOKEN: 'twitchtoken',
    TWITCH_CHANNEL: 'Streamer',
    TWITCH_CHAT: chat.url,
  });
  const bot = startTwitchBot(settings, {
    log: (line) => said.push(line),
    now: () => now,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      await more.pause?.();
    },
    ...(more.silentMs !== undefined && { silentMs: more.silentMs }),
  });
  bots.push(bot);
  return bot;
}

const HELLO = ['CAP REQ :twitch.tv/commands', 'PASS oauth:twitchtoken', 'NICK gauntletbot', 'JOIN #streamer'];

/** Waits until the bot is in the chat for the nth time. */
async function joined(times = 1): Promise<WebSocket> {
  await until(() => expect(chat.lines.filter((line) => line === 'JOIN #streamer')).toHaveLength(times));
  const socket = chat.sockets.at(-1);
  if (!socket) throw new Error('nobody has come');
  socket.send(WELCOME);
  await until(() => expect(said.filter((line) => line === 'In the chat of streamer.')).toHaveLength(times));
  return socket;
}

const spoken = (): string[] => spokenIn(chat);

/** Everything that was sent before has been dealt with. */
async function heard(socket: WebSocket): Promise<void> {
  const marks = (): number => chat.lines.filter((line) => line === 'PONG :mark').length;
  const before = marks();
  socket.send('PING :mark\r\n');
  await until(() => expect(marks()).toBe(before + 1));
}

async function answerTo(socket: WebSocket, text: string): Promise<string> {
  const before = spoken().length;
  type(socket, text);
  await until(() => expect(spoken()).toHaveLength(before + 1));
  return spoken().at(-1) ?? '';
}

describe('the Twitch bot (CR-21)', () => {
  test('enters the chat, says that it is there, and answers with true figures that tell nobody the balance', async () => {
    const player = await gate.player({ cents: 777_00 });
    startBot((await connect(player, 'twitch')).secret);
    const socket = await joined();
    expect(chat.lines).toEqual(HELLO);
    socket.send('PING :tmi.twitch.tv\r\n');
    await until(() => expect(chat.lines).toContain('PONG :tmi.twitch.tv'));
    const { id } = await create(player, { title: 'Night duel', stakeCents: 25_00 });
    const line = `Night duel (Valorant): ${player.user.username} against whoever joins for $25.00 each, waiting. Id ${id}`;
    expect(await answerTo(socket, '!battle')).toBe(`PRIVMSG #streamer :${line}`);
    expect(await answerTo(socket, `!BATTLE ${id}`)).toBe(`PRIVMSG #streamer :${line}`);
    for (const sent of ['!battle \u034F', '@gauntletbot !battle', ' !battle', '!battle @fan', '!battle \u{E0000}'])
      expect(await answerTo(socket, sent), sent).toBe(`PRIVMSG #streamer :${line}`);
    expect(await answerTo(socket, '!bracket')).toBe('PRIVMSG #streamer :No public tournament is open or running now.');
    type(socket, '!balance', 'streamer');
    await until(() => expect(spoken()).toHaveLength(9));
    expect(spoken().at(-1)).toBe('PRIVMSG #streamer :The balance stays private. The record: 0 of 0 battles won (0%).');
    expect(chat.lines.join()).not.toContain('$777.00');
  });

  test('answers nothing but its commands, not itself, and nobody’s text becomes a line of its own', async () => {
    const player = await gate.player({ cents: 500_00 });
    startBot((await connect(player, 'twitch')).secret);
    const socket = await joined();
    for (const text of ['hello', '!ban fan', '! battle', 'x !battle', '!battle a b', '!battles', '/battle'])
      type(socket, text);
    type(socket, '!battle', 'gauntletbot');
    socket.send(':fan!f@f PRIVMSG #elsewhere :!battle\r\n');
    await heard(socket);
    expect(spoken()).toEqual([]);
    expect(await answerTo(socket, '!battle x\u0000y')).toBe('PRIVMSG #streamer :That is no id of a battle.');
    await create(player, { title: '/ban everybody' });
    const line = await answerTo(socket, '!battle');
    expect(line).toMatch(/^PRIVMSG #streamer :ban everybody/);
    expect(line).not.toMatch(/[\r\n]/);
  });

  test('says no more than twenty things within thirty seconds, and asks for no more', async () => {
    startBot((await connect(await gate.player(), 'twitch')).secret);
    const socket = await joined();
    for (let n = 0; n < 30; n++) type(socket, '!battle');
    await until(() => expect(spoken()).toHaveLength(20));
    await heard(socket);
    expect(spoken()).toHaveLength(20);
    now = 30_000;
    await answerTo(socket, '!battle');
    expect(spoken()).toHaveLength(21);
  });

  test('whose key was revoked says so, and asks no more', async () => {
    const player = await gate.player();
    startBot((await connect(player, 'twitch')).secret);
    const socket = await joined();
    await disconnect(player, 'twitch');
    for (let n = 0; n < 2; n++)
      expect(await answerTo(socket, '!battle')).toBe(
        'PRIVMSG #streamer :This bot is not connected to Gauntlet any more.',
      );
    expect(said.filter((line) => line.includes('The key has ended'))).toHaveLength(1);
  });
});

describe('a chat that the Twitch bot cannot rely on (CR-21)', () => {
  const KEY = `gntl_pat_${'a'.repeat(38)}`;

  test('is come back to, with pauses that grow until it welcomes the bot again', async () => {
    startBot(KEY);
    const first = await joined();
    first.send(':tmi.twitch.tv RECONNECT\r\n');
    await until(() => expect(chat.sockets).toHaveLength(2));
    chat.sockets[1]?.terminate();
    await until(() => expect(chat.sockets).toHaveLength(3));
    chat.sockets[2]?.terminate();
    await until(() => expect(chat.sockets).toHaveLength(4));
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
    // The fourth line is the first that is welcome again.
    await until(() => expect(chat.lines.at(-1)).toBe('JOIN #streamer'));
    chat.sockets[3]?.send(':tmi.twitch.tv 001 gauntletbot :Welcome, GLHF!\r\n');
    await until(() => expect(said.filter((line) => line === 'In the chat of streamer.')).toHaveLength(2));
    chat.sockets[3]?.terminate();
    await until(() => expect(pauses).toEqual([1_000, 2_000, 4_000, 1_000]));
  });

  test('and that is gone is tried for ever, never more often than each minute in the end', async () => {
    chat.server.close();
    await once(chat.server, 'close');
    const bot = startBot(KEY, {
      pause: () => {
        if (pauses.length === 9) bot.stop();
        return Promise.resolve();
      },
    });
    await bot.ended;
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  test('and that falls silent is left and entered again', async () => {
    startBot(KEY, { silentMs: 50 });
    await until(() => expect(chat.sockets.length).toBeGreaterThan(1));
  });

  test('and that does not take the token ends the bot, which never tells what the token is', async () => {
    const bot = startBot(KEY);
    await until(() => expect(chat.sockets).toHaveLength(1));
    chat.sockets[0]?.send(':tmi.twitch.tv NOTICE * :Login authentication failed\r\n');
    await bot.ended;
    expect(pauses).toEqual([]);
    expect(said.join('\n')).not.toMatch(/twitchtoken|gntl_pat/);
  });
});
