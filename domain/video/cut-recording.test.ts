import { describe, expect, test } from 'vitest';
import { cutRecording, filesOf } from './cut-recording.ts';
import { recordingHead, recordingLines } from './recording.ts';

const segment = (number: number, init: number, seconds: number) => ({
  number,
  init,
  at: 0,
  parts: [{ data: new Uint8Array(10), duration: seconds, isIndependent: true }],
  isWhole: true,
  isDiscontinuity: false,
});

/** Forty segments of two seconds; from the thirtieth on another time line. */
const written = Array.from({ length: 40 }, (_, n) =>
  recordingLines(segment(n, n < 30 ? 0 : 1, 2), n === 0 ? null : n - 1 < 30 ? 0 : 1),
).reduce((text, lines) => text + lines, recordingHead(4));

const numbersIn = (playlist = '') => [...playlist.matchAll(/^(\d+)\.m4s$/gm)].map(([, number]) => Number(number));

describe('a piece of a recording', () => {
  test('is a film of its own, with what its first segment is played behind and with an end', () => {
    expect(cutRecording(written, 5, 6)).toEqual({
      last: 5,
      from: 6,
      seconds: 6,
      after: 68,
      playlist: [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-TARGETDURATION:4',
        '#EXT-X-PLAYLIST-TYPE:VOD',
        '#EXT-X-MAP:URI="i0.mp4"',
        '#EXTINF:2.00000,',
        '3.m4s',
        '#EXTINF:2.00000,',
        '4.m4s',
        '#EXTINF:2.00000,',
        '5.m4s',
        '#EXT-X-ENDLIST',
        '',
      ].join('\n'),
    });
  });

  test('ends with the newest segment where none is named', () => {
    const cut = cutRecording(written, null, 60);
    expect(cut).toMatchObject({ last: 39, from: 20, seconds: 60, after: 0 });
    expect(numbersIn(cut?.playlist)).toEqual(Array.from({ length: 30 }, (_, n) => 10 + n));
  });

  test('takes the segment that it begins in as a whole, and no more than there are', () => {
    expect(cutRecording(written, 39, 15)).toMatchObject({ from: 64, seconds: 16 });
    expect(cutRecording(written, 2, 60)).toMatchObject({ from: 0, seconds: 6, after: 74 });
  });

  test('over another time line says where that begins; one that begins with it does not', () => {
    const over = cutRecording(written, 31, 8)?.playlist ?? '';
    expect(over).toContain('29.m4s\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="i1.mp4"\n#EXTINF:2.00000,\n30.m4s\n');
    expect(filesOf(over)).toEqual(['i0.mp4', '28.m4s', '29.m4s', 'i1.mp4', '30.m4s', '31.m4s']);
    const at = cutRecording(written, 31, 4)?.playlist ?? '';
    expect(at).not.toContain('DISCONTINUITY');
    expect(filesOf(at)).toEqual(['i1.mp4', '30.m4s', '31.m4s']);
    // It goes on behind what an earlier segment has named.
    expect(filesOf(cutRecording(written, 39, 4)?.playlist ?? '')).toEqual(['i1.mp4', '38.m4s', '39.m4s']);
  });

  test('is made of whole segments alone, wherever the playlist has been broken off', () => {
    const whole = recordingHead(4).length;
    for (let length = 0; length <= whole + 200; length++) {
      const cut = cutRecording(written.slice(0, length), null, 60);
      expect(numbersIn(cut?.playlist).length * 2).toBe(cut?.seconds ?? 0);
    }
  });

  test.each([
    ['a segment that is not listed', written, 40],
    ['an empty playlist', '', null],
    ['a playlist without a segment', recordingHead(4), null],
  ])('is none of %s', (_, list, last) => {
    expect(cutRecording(list, last, 60)).toBeNull();
  });
});
