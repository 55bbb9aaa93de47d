import { createHash } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import * as z from 'zod';
import { answer, resultLine } from '../kit/commands.ts';
import { Gauntlet } from '../kit/gauntlet.ts';
import { Once } from '../kit/once.ts';
import { verifyWebhook } from '../../client/index.ts';
import {
  COMMAND_LIST,
  PING,
  discordKey,
  isFromDiscord,
  later,
  messageOf,
  pong,
  questionOf,
  readInteraction,
  said,
} from './interactions.ts';
import type { DiscordSettings } from './settings.ts';

/** Discord gives up after three seconds. */
const PROMPT_MS = 2_000;
const BODY_MOST = 64 * 1024;
const CALL_MS = 5_000;

interface Answered {
  readonly status: number;
  readonly body?: object;
}

export interface DiscordBot {
  readonly server: Server;
  /** Tells Discord which commands there are. Answers the status, null where nobody answered. */
  readonly register: () => Promise<number | null>;
}

export interface BotWorld {
  readonly log: (line: string) => void;
  readonly now: () => number;
  readonly promptMs?: number;
}

const told = z.object({ type: z.string(), data: z.object({ what: z.string(), battleId: z.string().optional() }) });

export function makeDiscordBot(settings: DiscordSettings, { log, now, promptMs = PROMPT_MS }: BotWorld): DiscordBot {
  const { DISCORD_API, DISCORD_APPLICATION_ID, DISCORD_BOT_TOKEN, DISCORD_OWNER_ID } = settings;
  const { DISCORD_CHANNEL_ID: channel, GAUNTLET_WEBHOOK_SECRET: secret } = settings;
  const key = discordKey(settings.DISCORD_PUBLIC_KEY);
  const gauntlet = new Gauntlet({
    url: settings.GAUNTLET_URL,
    key: settings.GAUNTLET_KEY,
    onEnd: () =>
      log('The key has ended: Gauntlet is asked no more. Connect the bot again and start it with the new key.'),
  });
  const once = new Once();

  /** The status of a call to Discord; null where nobody answered. */
  const callDiscord = async (method: string, path: string, body: object, asBot = true): Promise<number | null> => {
    const response = await fetch(`${DISCORD_API}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(asBot && { authorization: `Bot ${DISCORD_BOT_TOKEN}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? null;
  };

  async function interact({ headers }: IncomingMessage, body: string): Promise<Answered> {
    if (!isFromDiscord(key, headers['x-signature-ed25519'], headers['x-signature-timestamp'], body))
      return { status: 401 };
    const interaction = readInteraction(body);
    if (!interaction) return { status: 400 };
    if (interaction.type === PING) return { status: 200, body: pong };
    const question = questionOf(interaction, DISCORD_OWNER_ID);
    const isPrivate = question.command === 'balance';
    const message = answer(gauntlet, question).then((line) => messageOf(line, isPrivate));
    let timer: NodeJS.Timeout | undefined;
    const isLate = new Promise<null>((resolve) => void (timer = setTimeout(() => resolve(null), promptMs)));
    const prompt = await Promise.race([message, isLate]);
    clearTimeout(timer);
    if (prompt !== null) return { status: 200, body: said(prompt) };
    const path = `/webhooks/${DISCORD_APPLICATION_ID}/${encodeURIComponent(interaction.token)}/messages/@original`;
    void message
      .then((late) => callDiscord('PATCH', path, late, false))
      .then((status) => status !== 200 && log(`Discord did not take a late answer (${status ?? 'no answer'}).`));
    return { status: 200, body: later(isPrivate) };
  }

  async function hear({ headers }: IncomingMessage, body: string): Promise<Answered> {
    if (secret === undefined || channel === undefined) return { status: 404 };
    const id = await verifyWebhook(secret, headers, body, now());
    if (id === null) return { status: 401 };
    const message = readTold(body);
    if (message?.data.what !== 'battle.completed') return { status: 204 };
    try {
      await once.run(id, () => post(id, channel, message.data.battleId ?? ''));
      return { status: 204 };
    } catch {
      // Gauntlet sends it again later.
      return { status: 503 };
    }
  }

  async function post(id: string, to: string, battleId: string): Promise<void> {
    const line = await resultLine(gauntlet, battleId);
    if (line === null) return;
    // Discord itself leaves out a second message of the same nonce within minutes: after a restart we know of none.
    const nonce = createHash('sha256').update(id).digest('hex').slice(0, 25);
    const status = await callDiscord('POST', `/channels/${to}/messages`, {
      ...messageOf(line),
      nonce,
      enforce_nonce: true,
    });
    if (status === 200) return;
    log(`Discord did not take a result (${status ?? 'no answer'}); it is tried again.`);
    throw new Error('not posted');
  }

  const server = createServer((request, response) => {
    const doors: Readonly<Record<string, typeof hear>> = { 'POST /interactions': interact, 'POST /webhook': hear };
    const door = doors[`${request.method} ${request.url}`];
    const work = async (): Promise<Answered> => {
      if (!door) return { status: 404 };
      const body = await readBody(request);
      return body === null ? { status: 413 } : door(request, body);
    };
    void work()
      .catch((): Answered => ({ status: 500 }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body && JSON.stringify(body));
      });
  });
  const register = (): Promise<number | null> =>
    callDiscord('PUT', `/applications/${DISCORD_APPLICATION_ID}/commands`, COMMAND_LIST);
  return { server, register };
}

function readTold(body: string): z.output<typeof told> | null {
  try {
    return told.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Null for one that is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY_MOST) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
