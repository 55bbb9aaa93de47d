import { expect, it } from 'vitest';
import { bareFilm } from './bare-film.ts';

const box = (kind: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const text = (words: string) => Buffer.from(words, 'latin1');
const PLACE = text('\u00a9xyz+48.1371+011.5754/');

const element = (id: string, body: Buffer): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};

it('an MP4 says nothing of places, on its own or in a track, and everything else stays where it was', () => {
  const pictures = box('mdat', text('the pictures, +48.1371 by chance'));
  const film = Buffer.concat([
    box('ftyp', text('isom')),
    box('moov', box('mvhd', text('100')), box('udta', PLACE), box('trak', box('tkhd'), box('meta', PLACE))),
    box('uuid', text('an XMP packet with +48.1371')),
    pictures,
  ]);
  const bare = bareFilm('video/mp4', film);
  expect(bare).toHaveLength(film.length);
  expect(bare.indexOf(pictures)).toBe(film.indexOf(pictures));
  expect(bare.subarray(0, bare.indexOf(pictures)).includes('48.1371')).toBe(false);
  expect(bare.includes('tkhd')).toBe(true);
  expect(bareFilm('video/mp4', bare)).toBe(bare);
});

it('a WebM loses its tags and the files that go along', () => {
  const cluster = element('1f43b675', text('pictures'));
  const film = Buffer.concat([
    element('1a45dfa3', text('webm')),
    element(
      '18538067',
      Buffer.concat([element('1254c367', text('LOCATION here')), element('1941a469', text('here.jpg')), cluster]),
    ),
  ]);
  const bare = bareFilm('video/webm', film);
  expect(bare).toHaveLength(film.length);
  expect(bare.includes('here')).toBe(false);
  expect(bare.indexOf(cluster)).toBe(film.indexOf(cluster));
});

it.each(['video/mp4', 'video/webm'] as const)(
  'a %s that ends anywhere, or says a wrong length, is none the worse',
  (type) => {
    const film = Buffer.concat([
      box('ftyp', text('isom')),
      box('moov', box('udta', PLACE)),
      element('1254c367', PLACE),
    ]);
    for (let at = 0; at < film.length; at++) {
      expect(bareFilm(type, film.subarray(0, at))).toHaveLength(at);
      const changed = Buffer.from(film);
      changed[at] = 255 - (changed[at] ?? 0);
      expect(bareFilm(type, changed)).toHaveLength(film.length);
    }
  },
);
