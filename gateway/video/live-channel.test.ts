import { expect, test } from 'vitest';
import { filmTags } from '../../tests/support/film.ts';
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
