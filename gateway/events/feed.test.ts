import { describe, expect, it } from 'vitest';
import { Feed, FellBehind } from './feed.ts';

function open() {
  const source = { feed: null as Feed<number> | null, stops: 0 };
  const feed = new Feed<number>((made) => {
    source.feed = made;
    return () => void source.stops++;
  });
  return { feed, source };
}

const values = async (feed: Feed<number>): Promise<number[]> => {
  const taken: number[] = [];
  for await (const value of feed) taken.push(value);
  return taken;
};

describe('a feed', () => {
  it('hands out what was pushed before and after it is asked for, in order', async () => {
    const { feed } = open();
    feed.push(1);
    const [first, second] = [feed.next(), feed.next()];
    feed.push(2);
    expect([(await first).value, (await second).value]).toEqual([1, 2]);
  });

  it('is over after its end, once what was ready is taken', async () => {
    const { feed, source } = open();
    feed.push(1);
    feed.end();
    feed.end();
    feed.push(2);
    expect(await values(feed)).toEqual([1]);
    expect(source.stops).toBe(1);
  });

  it('lets whoever waits go when it ends, also when the taker leaves, whose source ends at once', async () => {
    for (const end of ['end', 'return'] as const) {
      const { feed, source } = open();
      const waiting = feed.next();
      void feed[end]();
      expect((await waiting).done).toBe(true);
      expect(source.stops).toBe(1);
    }
  });

  it('fails once, before whatever is ready, and is over then', async () => {
    const { feed, source } = open();
    feed.push(1);
    feed.fail(new Error('broken'));
    await expect(feed.next()).rejects.toThrow('broken');
    expect((await feed.next()).done).toBe(true);
    expect(source.stops).toBe(1);
    const { feed: other } = open();
    const waiting = other.next();
    other.fail(new Error('broken'));
    await expect(waiting).rejects.toThrow('broken');
  });

  it('gives a taker up who is a thousand behind, and keeps nothing for it', async () => {
    const { feed, source } = open();
    for (let n = 0; n <= 1_000; n++) feed.push(n);
    await expect(feed.next()).rejects.toBeInstanceOf(FellBehind);
    expect((await feed.next()).done).toBe(true);
    expect(source.stops).toBe(1);
  });
});
