import { expect, test } from 'vitest';
import { recordingAddresses } from './recording-addresses.ts';
import {
  RECORDED_BYTES_MAX,
  RECORDING_SECONDS_MAX,
  closePlaylist,
  endBefore,
  recordedOf,
  recordingHead,
  recordingLines,
} from './recording.ts';

const segment = (number: number, init: number) => ({
  number,
  init,
  at: 0,
  parts: [
    { data: new Uint8Array(300), duration: 0.5, isIndependent: true },
    { data: new Uint8Array(200), duration: 1.5, isIndependent: false },
  ],
  isWhole: true,
  isDiscontinuity: false,
});
const lines = [
  recordingHead(4),
  recordingLines(segment(7, 0), null),
  recordingLines(segment(8, 0), 0),
  recordingLines(segment(9, 1), 0),
];
const written = lines.join('');

test('a playlist names every segment, and where another time line begins', () => {
  expect(closePlaylist(written)).toEqual({
    seconds: 6,
    text: [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-MAP:URI="i0.mp4"',
      '#EXTINF:2.00000,',
      '7.m4s',
      '#EXTINF:2.00000,',
      '8.m4s',
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-MAP:URI="i1.mp4"',
      '#EXTINF:2.00000,',
      '9.m4s',
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  });
});

test('wherever a dying process stopped writing, all segments before are whole', () => {
  const ends = lines.map((_, n) => lines.slice(0, n + 1).join('').length);
  for (let length = 0; length <= written.length; length++) {
    const whole = ends.slice(1).filter((end) => end <= length).length;
    const closed = closePlaylist(written.slice(0, length));
    expect(closed?.seconds ?? 0).toBe(2 * whole);
    expect(closed?.text.match(/m4s\n/g)?.length ?? 0).toBe(whole);
  }
});

test('a recording ends before it is longer or larger than it may be', () => {
  const more = recordedOf(segment(0, 0));
  expect(more).toEqual({ bytes: 500, seconds: 2 });
  const full = { bytes: RECORDED_BYTES_MAX - 500, seconds: RECORDING_SECONDS_MAX - 2 };
  expect(endBefore(full, more, RECORDED_BYTES_MAX)).toBeNull();
  expect(endBefore({ ...full, bytes: full.bytes + 1 }, more, RECORDED_BYTES_MAX)).toBe('space-used-up');
  expect(endBefore({ ...full, seconds: full.seconds + 1 }, more, RECORDED_BYTES_MAX)).toBe('too-long');
});

test('every address that is given out is read', () => {
  const address = recordingAddresses.write('one', 'a.b.c');
  expect(recordingAddresses.read(address)).toEqual({ token: 'a.b.c', id: 'one', file: 'index.m3u8' });
  expect(recordingAddresses.read('/recordings/t/one/i0.mp4')).toMatchObject({ file: 'i0.mp4' });
  expect(recordingAddresses.read('/recordings/t/one/12.m4s')).toMatchObject({ file: '12.m4s' });
});

test.each([
  '/recordings/',
  '/recordings/t/one/',
  '/recordings/t/../index.m3u8',
  '/recordings/t/%2e%2e/index.m3u8',
  '/recordings/t/one/../one/index.m3u8',
  '/recordings/t/one/12.m4s.bak',
  '/recordings/t/one/12.3.m4s',
  '/recordings/t/one/-1.m4s',
  'x/recordings/t/one/index.m3u8',
])('%s is no address', (pathname) => {
  expect(recordingAddresses.read(pathname)).toBeNull();
});
