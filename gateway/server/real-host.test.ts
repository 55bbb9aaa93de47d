import { expect, it } from 'vitest';
import { RealHost, bytesOf } from './real-host.ts';

it('bytes are counted over all cards but the loop back to the machine itself', () => {
  const text = `Inter-|   Receive                                                |  Transmit
 face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
    lo: 900 1 0 0 0 0 0 0 900 1 0 0 0 0 0 0
  eth0: 100 1 0 0 0 0 0 0 20 1 0 0 0 0 0 0
  eth1:7 1 0 0 0 0 0 0 3 1 0 0 0 0 0 0`;
  expect(bytesOf(text)).toEqual({ bytesIn: 107, bytesOut: 23 });
});

it('a host measures percentages, and keeps the calls that were not stored', async () => {
  const host = new RealHost({ databaseUrl: 'file:none.db' }, () => Promise.resolve([]));
  const { cpu, memory } = await host.measure();
  for (const percent of [cpu, memory]) expect(percent).toSatisfy((value: number) => value >= 0 && value <= 100);
  host.countCall(2.4);
  const counted = host.uncounted();
  host.countCall(8);
  host.forget(counted);
  expect(counted).toEqual({ calls: 1, answerMs: 2 });
  expect(host.uncounted()).toEqual({ calls: 1, answerMs: 8 });
});
