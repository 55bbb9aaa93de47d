import { expect, it } from 'vitest';
import { boxes, mp4, webm } from '../../../tests/support/clips.ts';
import { sniffClip } from './clip-file.ts';
import { SOON_MS, stopwatch } from '../../../tests/support/machine-clock.ts';

it('knows MP4 and WebM by their structure', () => {
  for (const brand of ['isom', 'iso5', 'mp42', 'avc1', 'dash'])
    expect(sniffClip(mp4(50, brand))).toEqual({ contentType: 'video/mp4', ending: 'mp4' });
  expect(sniffClip(webm())).toEqual({ contentType: 'video/webm', ending: 'webm' });
});

const truncated = mp4().subarray(0, -10);
const lying = mp4();
lying.writeUInt32BE(2 ** 32 - 1, 0);
const tiny = Buffer.concat([mp4().subarray(0, 20), Buffer.from([0, 0, 0, 4]), Buffer.from('moov'), Buffer.alloc(64)]);
const endless = Buffer.concat(Array.from({ length: 30_000 }, () => boxes(['free', 0])));

it.each([
  ['nothing', Buffer.alloc(0)],
  ['the first bytes alone', mp4().subarray(0, 12)],
  ['a page with the first bytes of a video', Buffer.from('\0\0\0\x18ftypisom<script>alert(1)</script>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0ÿÿ', 'latin1')],
  ['a video that is cut off', truncated],
  ['a box that claims more than there is', lying],
  ['a box that is smaller than its own head', tiny],
  ['a file of empty boxes', Buffer.concat([boxes(['ftyp', 0]), endless])],
  ['a film without pictures', boxes(['ftyp', 0], ['moov', 64])],
  ['pictures without a film', boxes(['ftyp', 0], ['mdat', 64])],
  ['a photo from a phone', mp4(50, 'heic')],
  ['an AVIF picture', mp4(50, 'avif')],
  ['sound alone', mp4(50, 'M4A ')],
  ['a QuickTime film', mp4(50, 'qt  ')],
  ['a Matroska film that is not WebM', webm(50, 'matroska')],
  ['a head of WebM without a film', webm().subarray(0, 16)],
  ['a WebM head that points nowhere', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0xff, 0xff, 0xff])],
  ['an MP4 with a page behind it', Buffer.concat([mp4(), Buffer.from('<html><script>alert(1)</script></html>')])],
])('refuses %s', (_what, bytes) => {
  expect(() => sniffClip(bytes)).toThrow('FILE_UNUSABLE');
});

it('ends soon, whatever is in the file', () => {
  const passed = stopwatch();
  for (const bytes of [Buffer.alloc(20_000_000), Buffer.concat([mp4(), Buffer.alloc(20_000_000)]), endless])
    expect(() => sniffClip(bytes)).toThrow('FILE_UNUSABLE');
  expect(passed()).toBeLessThan(SOON_MS);
});
