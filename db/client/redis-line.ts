import { Redis } from 'ioredis';
import type { Ear, NewsLine } from './news.ts';

const CONNECT_MS = 5_000;
const RETRY_MS_MAX = 2_000;

/** @throws Error when it cannot be reached or does not let us in */
export async function requireRedis(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: CONNECT_MS, retryStrategy: () => null });
  let cause = 'no answer';
  redis.on('error', ({ message }) => void (cause = message));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new Error(`REDIS_URL: Redis cannot be reached (${cause})`, { cause: error });
  } finally {
    redis.disconnect();
  }
}

/** PUBLISH and SUBSCRIBE of a Redis; `database` keeps those apart that share it. @throws when it cannot be reached */
export async function openRedisLine(url: string, database: string, ear: Ear): Promise<NewsLine> {
  const channel = `gauntlet_events:${database}`;
  const options = {
    lazyConnect: true,
    protocol: 2 as const, // any Redis speaks it
    connectTimeout: CONNECT_MS,
    // What is to be sent waits until Redis is back.
    maxRetriesPerRequest: null,
    autoResubscribe: false,
  };
  let isOpen = false;
  const retryStrategy = (attempt: number) => (isOpen ? Math.min(RETRY_MS_MAX, 100 * attempt) : null);
  const [mouth, ears] = [new Redis(url, { ...options, retryStrategy }), new Redis(url, { ...options, retryStrategy })];
  let cause = 'no answer';
  for (const each of [mouth, ears]) each.on('error', ({ message }) => void (cause = message)); // it tries again by itself
  ears.on('message', (_channel, text) => ear.hear(text));
  const leave = (): void => [mouth, ears].forEach((each) => each.disconnect());
  try {
    await Promise.all([mouth.connect(), ears.connect()]);
    await ears.subscribe(channel);
  } catch (error) {
    leave();
    throw new Error(`REDIS_URL: Redis cannot be reached (${cause})`, { cause: error });
  }
  isOpen = true;
  ears.on('ready', () => {
    // A connection that breaks again meanwhile becomes ready again.
    ears.subscribe(channel).then(
      () => ear.returned(),
      () => undefined,
    );
  });
  return {
    async send(text) {
      await mouth.publish(channel, text);
    },
    close() {
      leave();
      return Promise.resolve();
    },
  };
}
