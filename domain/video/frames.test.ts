import { expect, test } from 'vitest';
import { readBrowserFrame, writeBrowserFrame } from './frames.ts';

const data = Uint8Array.of(9, 8);

test('frames of a browser become tags', () => {
  expect(readBrowserFrame(writeBrowserFrame('pictureConfig', 0, 0, data))).toEqual({
    kind: 'tag',
    at: 0,
    tag: { kind: 'picture-config', record: data },
  });
  expect(readBrowserFrame(writeBrowserFrame('picture', 1, 40.4, data))).toEqual({
    kind: 'tag',
    at: 40,
    tag: { kind: 'picture', isKey: true, shownAfterMs: 0, data },
  });
  expect(readBrowserFrame(writeBrowserFrame('aacConfig', 0, 0, data))).toMatchObject({ tag: { kind: 'sound-config' } });
  expect(readBrowserFrame(writeBrowserFrame('sound', 0, 7, data))).toMatchObject({
    at: 7,
    tag: { kind: 'sound', data },
  });
  expect(readBrowserFrame(writeBrowserFrame('opus', 2, 0, new Uint8Array(0)))).toEqual({ kind: 'opus', channels: 2 });
});

test.each([[NaN], [-1], [Infinity], [1e13]])('a time of %d is refused', (at) => {
  expect(() => readBrowserFrame(writeBrowserFrame('sound', 0, at, data))).toThrow('time');
});

test('a frame that is cut short, or of no kind, is refused', () => {
  const frame = writeBrowserFrame('picture', 1, 0, data);
  for (let length = 0; length < 10; length++)
    expect(() => readBrowserFrame(frame.subarray(0, length))).toThrow(RangeError);
  frame[0] = 77;
  expect(() => readBrowserFrame(frame)).toThrow('kind');
});
