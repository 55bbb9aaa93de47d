import { expect, it } from 'vitest';
import { shutDown } from './shut-down.ts';

const never = () => new Promise<void>(() => undefined);

it('tells the balancer, ends streams, calls and background work, and then closes the database', async () => {
  const done: string[] = [];
  const doing = (name: string) => async (ms?: number) => void done.push(ms === undefined ? name : `${name} ${ms}`);
  await shutDown(
    {
      gateway: { retire: () => void done.push('retire'), stop: doing('stop') },
      worker: { stop: doing('end work') },
      video: { stop: doing('end streams') },
      db: { close: doing('close') },
    },
    { totalMs: 25_000, noticeMs: 0 },
  );
  expect(done).toEqual(['retire', 'end streams', 'stop 22000', 'end work', 'close']);
});

it.each(['gateway', 'worker', 'video', 'db'] as const)('ends in its time with a %s that does not', async (stuck) => {
  const done = () => Promise.resolve();
  const ending = shutDown(
    {
      gateway: { retire: () => undefined, stop: stuck === 'gateway' ? never : done },
      worker: { stop: stuck === 'worker' ? never : done },
      video: { stop: stuck === 'video' ? never : done },
      db: { close: stuck === 'db' ? never : done },
    },
    { totalMs: 50, noticeMs: 10 },
  );
  await expect(ending).resolves.toBeUndefined();
});
