import { describe, expect, test } from 'vitest';
import { join, words } from './bytes.ts';
import { ChunkReader, MESSAGE, type Message, writeMessage } from './chunks.ts';

const bodyOf = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 7) & 0xff);

const message = (at: number, length: number, type: number = MESSAGE.picture): Message => ({
  type,
  at,
  body: bodyOf(length),
});

/** What a reader makes of these bytes when they come in pieces of a size. */
function read(bytes: Uint8Array, pieceSize = bytes.length, messageMax = 100_000): Message[] {
  const found: Message[] = [];
  const reader = new ChunkReader(messageMax, (one) => found.push(one));
  for (let at = 0; at < bytes.length; at += pieceSize) reader.push(bytes.subarray(at, at + pieceSize));
  return found;
}

const sent = [
  message(0, 300),
  message(40, 1, MESSAGE.sound),
  message(0xff_ff_fe, 129),
  message(0xff_ff_ff, 256),
  message(0xff_ff_ff_ff, 400),
  message(5, 0),
];
const conversation = join(...sent.map((one, n) => writeMessage(one, 3 + (n % 2), 1, 128)));

test('messages come out as they went in, wherever the bytes are cut', () => {
  expect(read(conversation)).toEqual(sent);
  for (let cut = 1; cut < conversation.length; cut++) {
    const found: Message[] = [];
    const reader = new ChunkReader(100_000, (one) => found.push(one));
    reader.push(conversation.subarray(0, cut));
    reader.push(conversation.subarray(cut));
    expect(found).toEqual(sent);
  }
});

test('and byte for byte', () => {
  expect(read(conversation, 1)).toEqual(sent);
});

test('the size of chunks changes where the sender says so', () => {
  const size = writeMessage({ type: MESSAGE.chunkSize, at: 0, body: words(4096) }, 2, 0, 128);
  const large = message(0, 5000);
  expect(read(join(size, writeMessage(large, 6, 1, 4096)))).toEqual([large]);
});

test('a time of four bytes may be said again with chunks that go on, or not', () => {
  const once = Uint8Array.of(4, 0xff, 0xff, 0xff, 0, 0, 200, 9, 1, 0, 0, 0, 1, 0, 0, 0);
  const body = bodyOf(200);
  const unsaid = join(once, body.subarray(0, 128), Uint8Array.of(0xc4), body.subarray(128));
  const said = join(once, body.subarray(0, 128), Uint8Array.of(0xc4, 1, 0, 0, 0), body.subarray(128));
  for (const bytes of [unsaid, said]) expect(read(bytes)).toEqual([{ type: 9, at: 0x01000000, body }]);
});

test('times told as differences go past 32 bits', () => {
  const first = writeMessage(message(0xff_ff_ff_f0, 4), 4, 1, 128);
  const next = join(Uint8Array.of(0x44, 0, 0, 32, 0, 0, 4, 9), bodyOf(4));
  const same = join(Uint8Array.of(0xc4), bodyOf(4));
  expect(read(join(first, next, same)).map(({ at }) => at)).toEqual([0xff_ff_ff_f0, 16, 48]);
});

test('ids of chunk streams of two and three bytes are told apart', () => {
  const head = [0, 0, 0, 0, 0, 1, 9, 1, 0, 0, 0];
  const two = Uint8Array.of(0, 10, ...head, 1);
  const three = Uint8Array.of(1, 10, 1, ...head, 2);
  expect(read(join(two, three)).map(({ body }) => body[0])).toEqual([1, 2]);
});

describe('is refused', () => {
  test('a message larger than is taken, before a byte of it', () => {
    expect(() => read(writeMessage(message(0, 2001), 4, 1, 128).subarray(0, 12), 12, 2000)).toThrow('too large');
  });
  test('a chunk that goes on with nothing', () => {
    expect(() => read(Uint8Array.of(0xc4, 1, 2))).toThrow('unknown stream');
  });
  test('a header inside of a message', () => {
    const begun = writeMessage(message(0, 300), 4, 1, 128).subarray(0, 12 + 128);
    expect(() => read(join(begun, writeMessage(message(0, 1), 4, 1, 128)))).toThrow('inside');
  });
  test('a chunk size of nothing', () => {
    expect(() => read(writeMessage({ type: 1, at: 0, body: words(0) }, 2, 0, 128))).toThrow('chunk size');
  });
  test('more chunk streams than any encoder has', () => {
    const many = Array.from({ length: 17 }, (_, n) => writeMessage(message(0, 1), 3 + n, 1, 128));
    expect(() => read(join(...many))).toThrow('too many');
  });
});
