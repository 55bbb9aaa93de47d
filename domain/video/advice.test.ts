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
  [{ soundCodec: null, complaint: 'Choose AAC.' }, 'Choose AAC.'],
  [{ state: 'reconnecting', complaint: 'Choose H.264.' }, 'Choose H.264.'],
])('%j: %s', (change, advice) => {
  expect(adviceFor({ ...good, ...change })).toEqual([advice]);
});

test.each<Partial<IncomingFigures>>([
  { keyInterval: 4.1 },
  { keyInterval: null },
  { kbps: 8_000 },
  { kbps: 1_500 },
  { kbps: 0 },
  { kbps: 900, width: 1279, height: 720 },
  { framesPerSecond: 24 },
  { framesPerSecond: 0 },
])('%j is as good as it has to be, or not known', (change) => {
  expect(adviceFor({ ...good, ...change })).toEqual([]);
});

test.each<[Partial<IncomingFigures>, string]>([
  [{ keyInterval: 4.11 }, 'Key frames every 4.1 s: set 2 s, so that viewers start sooner.'],
  [{ kbps: 8_001 }, '8001 kbps is more than many lines carry: set 6000 kbps.'],
  [
    { kbps: 1_499, width: 1280, height: 720 },
    '1499 kbps is little for 1280×720: set 3000 kbps or more, or a smaller picture.',
  ],
  [{ framesPerSecond: 23.9 }, 'Only 23.9 frames a second arrive: set a smaller picture or a faster preset.'],
])('%j is past the bound: %s', (change, advice) => {
  expect(adviceFor({ ...good, ...change })).toEqual([advice]);
});

test('before there is a picture to watch, the key frames alone are judged', () => {
  const poor = { ...good, keyInterval: 9, kbps: 20, framesPerSecond: 5, soundCodec: null };
  expect(adviceFor({ ...poor, state: 'starting' })).toEqual([
    'Key frames every 9 s: set 2 s, so that viewers start sooner.',
  ]);
});

test('nobody is advised while the line is broken, or when it is over', () => {
  const poor = { ...good, keyInterval: 9, kbps: 20, soundCodec: null };
  expect(adviceFor({ ...poor, state: 'reconnecting' })).toEqual([]);
  expect(adviceFor({ ...poor, state: 'ended' })).toEqual([]);
});
