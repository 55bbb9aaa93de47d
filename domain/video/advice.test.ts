import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import type { IncomingFigures } from './incoming.ts';

const good: IncomingFigures = {
  state: 'live',
  protocol: 'rtmp',
  width: 1920,
  height: 1080,
  framesPerSecond: 60,
  kbps: 6_000,
  keyInterval: 2,
  videoCodec: 'avc1.64002A',
  soundCodec: 'mp4a.40.2',
  startedAt: 0,
};

test('the settings that the tips recommend need no advice', () => {
  expect(adviceFor(good)).toEqual([]);
});

test.each<[Partial<IncomingFigures>, string]>([
  [{ keyInterval: 8.33 }, 'Key frames every 8.3 s: set 2 s, so that viewers start sooner.'],
  [{ state: 'starting', keyInterval: 8 }, 'Key frames every 8 s: set 2 s, so that viewers start sooner.'],
  [{ kbps: 9_100 }, '9100 kbps is more than many lines carry: set 6000 kbps.'],
  [{ kbps: 900 }, '900 kbps is little for 1920×1080: set 3000 kbps or more, or a smaller picture.'],
  [{ framesPerSecond: 14.6 }, 'Only 14.6 frames a second arrive: set a smaller picture or a faster preset.'],
  [{ soundCodec: null }, 'No sound comes in: check the audio source.'],
])('%j: %s', (change, advice) => {
  expect(adviceFor({ ...good, ...change })).toEqual([advice]);
});

test('nobody is advised while the line is broken, or when it is over', () => {
  const poor = { ...good, keyInterval: 9, kbps: 20, soundCodec: null };
  expect(adviceFor({ ...poor, state: 'reconnecting' })).toEqual([]);
  expect(adviceFor({ ...poor, state: 'ended' })).toEqual([]);
});
