/** What 500 games of CS2 say, twice a second each side, from a process of its own. */
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Seat } from '../../domain/proof/cross-check.ts';
import { type Delivery, playDuel } from '../support/duel-feeds.ts';

export const POST_EVERY_MS = 500;

/** What the process is told. */
export interface PostsAsked {
  readonly url: string;
  /** Two after another play each other. */
  readonly players: readonly string[];
  readonly seconds: number;
}

export const tokenOf = (userId: string): string => `key-of-${userId}`;
/** A Steam account of its own for each player. */
export const steamOf = (index: number): string => `76561198${String(index).padStart(9, '0')}`;

export const bodyOf = (post: Delivery['post'], index: number, userId: string, at: number): string =>
  JSON.stringify({
    ...post,
    provider: { ...post.provider, steamid: steamOf(index), timestamp: Math.floor(at / 1_000) },
    ...(post.player && { player: { ...post.player, steamid: steamOf(index) } }),
    auth: { token: tokenOf(userId) },
  });

export interface Answer {
  readonly status: number;
  readonly millis: number;
}

export function call(
  agent: Agent,
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Answer> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, millis: performance.now() - from }));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** A client has one post under way at a time, as CS2 has, so that what is late is left out and not heaped up. */
async function postFor({ url, players, seconds }: PostsAsked): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const duel = playDuel();
  const told: Readonly<Record<Seat, readonly Delivery[]>> = {
    creator: duel.filter(({ from }) => from === 'creator'),
    opponent: duel.filter(({ from }) => from === 'opponent'),
  };
  const lasts = (duel.at(-1)?.at ?? 0) - (duel[0]?.at ?? 0);
  const answers: Answer[] = [];
  const started = performance.now();
  await Promise.all(
    players.map(async (userId, index) => {
      const list = told[index % 2 === 0 ? 'creator' : 'opponent'];
      // Matches are somewhere in their first half, each elsewhere.
      const ahead = (((2 * Math.floor(index / 2)) / players.length) * lasts) / 2;
      // No two games keep the same time.
      await new Promise((resolve) => setTimeout(resolve, (index / players.length) * POST_EVERY_MS));
      while (performance.now() - started < seconds * 1_000) {
        const due = performance.now() + POST_EVERY_MS;
        const until = (duel[0]?.at ?? 0) + ahead + performance.now() - started;
        const post = list.findLast(({ at }) => at <= until)?.post ?? list[0]?.post;
        if (!post) throw new Error('nothing was posted');
        const body = bodyOf(post, index, userId, Date.now());
        answers.push(await call(agent, `${url}/api/feeds/cs2`, { 'content-type': 'application/json' }, body));
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      }
    }),
  );
  agent.destroy();
  return answers;
}

const [, program, asked] = process.argv;
if (program === fileURLToPath(import.meta.url) && asked)
  process.send?.(await postFor(JSON.parse(asked) as PostsAsked), () => process.disconnect());
