import { describe, expect, it } from 'vitest';
import { Once } from './once.ts';

describe('once (CR-21)', () => {
  it('does a message once, while it is under way too, and again after a failure', async () => {
    const once = new Once();
    let runs = 0;
    const work = () => Promise.resolve().then(() => void runs++);
    await Promise.all([once.run('a', work), once.run('a', work), once.run('b', work)]);
    await once.run('a', work);
    expect(runs).toBe(2);
    const fails = () => Promise.reject(new Error('away'));
    await expect(once.run('c', fails)).rejects.toThrow('away');
    await once.run('c', work);
    expect(runs).toBe(3);
  });

  it('forgets the oldest of too many', async () => {
    const once = new Once(2);
    let runs = 0;
    for (const id of ['a', 'b', 'c', 'b', 'c', 'a'])
      await once.run(id, () => Promise.resolve().then(() => void runs++));
    expect(runs).toBe(4);
  });
});
