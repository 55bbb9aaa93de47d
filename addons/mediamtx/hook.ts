import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { MEDIAMTX_USER } from './client.ts';

const QUESTION_MAX = 16 * 1024;

/** What MediaMTX's documentation says that it asks; what is of no interest is let be. */
const question = z.object({
  user: z.string().default(''),
  password: z.string().default(''),
  token: z.string().default(''),
  ip: z.string().default(''),
  action: z.string(),
  path: z.string().default(''),
  protocol: z.string().nullish(),
  query: z.string().default(''),
});
export type Question = z.infer<typeof question>;

/** A channel is one path of MediaMTX; the app that streaming software names is the folder. */
const PATH = /^live\/([\w-]{1,64})$/;
export const pathOf = (channel: string): string => `live/${channel}`;
export const channelIn = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** Who may do what, as MediaMTX asks; each answers why not, or null. */
export interface HookRules {
  readonly secret: string;
  readonly publish: (channel: string, asked: Question) => Promise<string | null>;
  readonly read: (channel: string, asked: Question) => Promise<string | null>;
}

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Answers MediaMTX, and nobody else. @throws what the rules throw */
export async function answerHook(
  request: IncomingMessage,
  rules: HookRules,
): Promise<readonly [status: number, said: string]> {
  const expected = `Basic ${btoa(`${MEDIAMTX_USER}:${rules.secret}`)}`;
  if (!sameText(request.headers.authorization ?? '', expected)) return [401, 'Not known'];
  if (request.method !== 'POST') return [405, 'Only POST'];
  const asked = await readQuestion(request);
  if (!asked) return [400, 'Not understood'];
  const why = await ruleOn(rules, asked);
  return why === null ? [200, ''] : [401, why];
}

async function ruleOn({ secret, publish, read }: HookRules, asked: Question): Promise<string | null> {
  const channel = channelIn(asked.path);
  switch (asked.action) {
    case 'api':
      return asked.user === MEDIAMTX_USER && sameText(asked.password, secret) ? null : 'Not known';
    case 'publish':
      return channel === null || asked.protocol !== 'rtmp'
        ? 'Streaming software publishes by RTMP below /live/'
        : publish(channel, asked);
    case 'read':
      return channel === null || asked.protocol !== 'hls' ? 'There is HLS alone' : read(channel, asked);
    default:
      return 'Not offered';
  }
}

/** Null for what is too long, or is none. */
async function readQuestion(request: IncomingMessage): Promise<Question | null> {
  if (!(Number(request.headers['content-length']) <= QUESTION_MAX)) return null;
  try {
    return question.parse(JSON.parse(await text(request)));
  } catch {
    return null;
  }
}
