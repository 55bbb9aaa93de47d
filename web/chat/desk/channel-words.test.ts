import { expect, test } from 'vitest';
import { channelWords } from './channel-words.ts';

test('a message says its channel or the place that it was written at (EN-58)', () => {
  expect(channelWords('strategy-talk')).toEqual({ name: '#strategy-talk', path: null });
  expect(channelWords('stream:7')).toEqual({ name: 'chat of stream 7', path: '/stream/7' });
  expect(channelWords('battle:5')).toEqual({ name: 'chat of battle 5', path: '/challenge/5' });
  expect(channelWords('room:5')).toEqual({ name: 'talk of the two of battle 5', path: '/challenge/5' });
  expect(channelWords('tournament:3')).toEqual({ name: 'chat of tournament 3', path: '/tournaments/3' });
});
