import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { filmTags } from '../../../tests/support/film.ts';
import { LiveChannel, Overrun, type Publisher } from './live-channel.ts';

const publisher: Publisher = { protocol: 'rtmp', dismiss: () => undefined };

test('a publisher whose clock stands still is refused before it fills the memory', () => {
  // 2 KB a second: a minute of it is 120 KB. Pictures without bytes cost nothing on the line, and their headers do here.
  const channel = new LiveChannel('demo', true, { now: () => 0, kbpsMax: 16, graceMs: 1, onState: () => undefined });
  channel.attach(publisher);
  for (const { tag } of filmTags.filter((one) => one.tag.kind === 'picture-config')) channel.take(publisher, tag, 0);
  const data = new Uint8Array(0);
  let taken = 0;
  const send = (): void => {
    for (; taken < 20_000; taken++)
      channel.take(publisher, { kind: 'picture', isKey: taken === 0, shownAfterMs: 0, data }, Math.min(taken, 1));
  };
  expect(send).toThrow(Overrun);
  expect(channel.live.bytes).toBeLessThan(150_000);
});

test('all viewers who wait for the same part are answered; one who has left is not', async () => {
  const channel = new LiveChannel('demo', false, { now: () => 0, kbpsMax: 1e6, graceMs: 1, onState: () => undefined });
  channel.attach(publisher);
  const rest = filmTags.values();
  const untilNext = (number: number): void => {
    for (const { tag, at } of rest) {
      channel.take(publisher, tag, at);
      if (channel.live.has(number, null)) return;
    }
  };
  untilNext(0);
  const asking = Array.from({ length: 40 }, () => new EventEmitter());
  const answers: boolean[] = [];
  for (const one of asking) void channel.wait(1, null, one).then((isThere) => answers.push(isThere));
  asking[0]?.emit('close');
  untilNext(1);
  await Promise.resolve();
  expect(answers.filter((isThere) => isThere)).toHaveLength(39);
  expect(answers.filter((isThere) => !isThere)).toHaveLength(1);
  expect(asking.every((one) => one.listenerCount('close') === 0)).toBe(true);
  const playlist = channel.playlist();
  expect(channel.playlist()).toBe(playlist);
  expect(new TextDecoder().decode(playlist)).toBe(channel.live.playlist());
  channel.finish('stopped');
  expect(new TextDecoder().decode(channel.playlist())).toContain('#EXT-X-ENDLIST');
});
