import { expect, test } from 'vitest';
import { filmMessages } from '../../tests/support/film.ts';
import { MESSAGE } from './chunks.ts';
import { type Tag, WrongCodec, readFlv, readTag, writeFlv, writeTag } from './flv.ts';

const data = Uint8Array.of(1, 2, 3, 4);

test.each<[number, Tag]>([
  [MESSAGE.picture, { kind: 'picture-config', record: data }],
  [MESSAGE.picture, { kind: 'picture', isKey: true, shownAfterMs: 80, data }],
  [MESSAGE.picture, { kind: 'picture', isKey: false, shownAfterMs: -40, data }],
  [MESSAGE.sound, { kind: 'sound-config', record: data }],
  [MESSAGE.sound, { kind: 'sound', data }],
])('a tag reads as it was written: %i %j', (type, tag) => {
  expect(readTag({ type, at: 0, body: writeTag(tag) })).toEqual(tag);
});

test('another codec is refused in words that an encoder shows', () => {
  const hevc = Uint8Array.of(0x80, ...new TextEncoder().encode('hvc1'), 0);
  expect(() => readTag({ type: MESSAGE.picture, at: 0, body: hevc })).toThrow(new WrongCodec('H.264'));
  expect(() => readTag({ type: MESSAGE.sound, at: 0, body: Uint8Array.of(0x2f, 1, 0) })).toThrow('Choose AAC');
});

test('what has no meaning here is passed over', () => {
  expect(readTag({ type: MESSAGE.data, at: 0, body: data })).toBeNull();
  expect(readTag({ type: MESSAGE.picture, at: 0, body: Uint8Array.of(0x17, 2, 0, 0, 0, 0) })).toBeNull();
});

test('a file reads as it was written, with times of 32 bits', () => {
  const messages = [...filmMessages.slice(0, 20), { type: MESSAGE.sound, at: 0xfe_dc_ba_98, body: data }];
  expect(readFlv(writeFlv(messages))).toEqual(messages);
});

test('a file that is cut short or none is refused', () => {
  const file = writeFlv(filmMessages.slice(0, 3));
  expect(() => readFlv(file.subarray(0, -1))).toThrow('cut short');
  expect(() => readFlv(new Uint8Array(40))).toThrow('header');
});
