import { WebSocket } from 'ws';
import { answer } from '../kit/commands.ts';
import { Gauntlet } from '../kit/gauntlet.ts';
import { readCommand } from '../kit/read-command.ts';
import { Allowance, readLine, sayIn } from './irc.ts';
import type { TwitchSettings } from './settings.ts';

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];
/** Twitch asks every five minutes or so whether we are there. */
const SILENT_MS = 6 * 60_000;
/** What Twitch lets an account say that is no moderator. */
const [MOST_MESSAGES, WITHIN_MS] = [20, 30_000];

export interface BotWorld {
  readonly log: (line: string) => void;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly silentMs?: number;
}

export interface TwitchBot {
  /** Resolves when the bot has ended for good: stopped, or refused by Twitch. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** Answers `!balance`, `!battle` and `!bracket` in a chat until it is stopped; comes back whenever the line is lost. */
export function startTwitchBot(settings: TwitchSettings, world: BotWorld): TwitchBot {
  const { log, now, pause, silentMs = SILENT_MS } = world;
  const { TWITCH_CHANNEL: channel, TWITCH_USERNAME: username } = settings;
  const allowance = new Allowance(MOST_MESSAGES, WITHIN_MS);
  const gauntlet = new Gauntlet({
    url: settings.GAUNTLET_URL,
    key: settings.GAUNTLET_KEY,
    onEnd: () =>
      log('The key has ended: Gauntlet is asked no more. Connect the bot again and start it with the new key.'),
  });
  let isStopped = false;
  let socket: WebSocket | null = null;
  let failures = 0;

  async function reply(line: WebSocket, text: string): Promise<void> {
    const asked = readCommand(text);
    // Taken before anything is asked, so that a flood in the chat is none at Gauntlet.
    if (!asked || !allowance.take(now())) return;
    // The whole chat reads the answer, the broadcaster's own too.
    const words = await answer(gauntlet, { ...asked, isOwner: false });
    if (line.readyState === WebSocket.OPEN) line.send(sayIn(channel, words));
  }

  function hear(line: WebSocket, text: string): void {
    const heard = readLine(text);
    if (!heard) return;
    const { nick, command, params } = heard;
    if (command === 'PING') line.send(`PONG :${params.at(-1) ?? ''}`);
    else if (command === '001') {
      failures = 0;
      log(`In the chat of ${channel}.`);
    } else if (command === 'RECONNECT') line.close();
    else if (command === 'NOTICE' && /authentication failed|improperly formatted auth/i.test(params.at(-1) ?? '')) {
      log('Twitch does not take the token: the bot ends.');
      stop();
    } else if (command === 'PRIVMSG' && params[0] === `#${channel}` && nick !== username)
      void reply(line, params.at(-1) ?? '');
  }

  /** One line to Twitch, until it is lost. */
  const follow = (): Promise<void> =>
    new Promise((resolve) => {
      const line = new WebSocket(settings.TWITCH_CHAT, { handshakeTimeout: 10_000, maxPayload: 64 * 1024 });
      socket = line;
      let timer: NodeJS.Timeout | undefined;
      const listen = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => line.terminate(), silentMs);
      };
      line.on('open', () => {
        listen();
        line.send('CAP REQ :twitch.tv/commands');
        line.send(`PASS oauth:${settings.TWITCH_TOKEN.replace(/^oauth:/, '')}`);
        line.send(`NICK ${username}`);
        line.send(`JOIN #${channel}`);
      });
      line.on('message', (data) => {
        listen();
        for (const one of (data as Buffer).toString().split(/\r\n|[\r\n]/)) hear(line, one);
      });
      // A failure is followed by the end of the line.
      line.on('error', () => undefined);
      line.on('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function stay(): Promise<void> {
    while (!isStopped) {
      await follow();
      if (isStopped) return;
      const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
      log(`The line to Twitch is lost; the next try is in ${wait / 1_000} s.`);
      await pause(wait);
    }
  }

  function stop(): void {
    isStopped = true;
    socket?.terminate();
  }

  return { ended: stay(), stop };
}
