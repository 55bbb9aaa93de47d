import { describe, expect, test } from 'vitest';
import { filmMessages } from '../../tests/support/film.ts';
import { seededRandom } from '../shared/random.ts';
import { type Amf, encodeAmf } from './amf0.ts';
import { Malformed, join } from './bytes.ts';
import { MESSAGE, type Message, writeMessage } from './chunks.ts';
import { RtmpConversation } from './conversation.ts';
import { WrongCodec, readTag } from './flv.ts';
import { LiveStream } from './live-stream.ts';
import type { TypedKey } from './typed-key.ts';
import { runsOf } from '../../tests/support/runs.ts';

const command = (...values: readonly Amf[]): Uint8Array =>
  writeMessage({ type: MESSAGE.command, at: 0, body: encodeAmf(...values) }, 3, 1, 128);

const GREETING = join(Uint8Array.of(3), new Uint8Array(2 * 1536));
const KEY = 'a-key-of-the-right-form';
const OPENING = join(
  command('connect', 1, { app: 'live' }),
  command('releaseStream', 2, null, KEY),
  command('createStream', 4, null),
  command('publish', 5, null, KEY, 'live'),
);

function talk(answer: (conversation: RtmpConversation) => void = (one) => one.accept()) {
  const sent: Uint8Array[] = [];
  const media: Message[] = [];
  const ends: boolean[] = [];
  const keys: TypedKey[] = [];
  const conversation: RtmpConversation = new RtmpConversation({
    send: (bytes) => void sent.push(bytes),
    randomBytes: (count) => new Uint8Array(count),
    onKey: (key) => {
      keys.push(key);
      answer(conversation);
    },
    onMedia: (message) => void media.push(message),
    onEnd: (isClean) => void ends.push(isClean),
  });
  return { conversation, media, ends, keys, said: () => Buffer.concat(sent).toString('latin1') };
}

const film = filmMessages.slice(0, 60).map((message) => writeMessage(message, 6, 1, 128));

test('an encoder that greets, gives its key and sends media is heard, wherever its bytes are cut', () => {
  const all = join(GREETING, OPENING, ...film, command('deleteStream', 6, null, 1));
  for (const size of [all.length, 1, 1000, 1536]) {
    const { conversation, media, ends, keys, said } = talk();
    for (let at = 0; at < all.length; at += size) conversation.feed(all.subarray(at, at + size));
    expect(keys).toEqual([{ key: KEY }]);
    expect(media.length).toBe(60);
    expect(media[5]?.body).toEqual(filmMessages[5]?.body);
    expect(ends).toEqual([true]);
    expect(said()).toContain('NetStream.Publish.Start');
  }
});

test('a query behind the key is no part of it, and what is no key is none', () => {
  const { conversation, keys } = talk((one) => one.refuse('no', 'NetStream.Publish.BadName'));
  conversation.feed(join(GREETING, command('publish', 5, null, `${KEY}?bandwidthtest=true`)));
  expect(keys).toEqual([{ key: KEY }]);
  const server = talk((one) => one.refuse('no', 'NetStream.Publish.BadName'));
  server.conversation.feed(
    join(GREETING, command('connect', 1, { app: `live/${KEY}` }), command('publish', 5, null, '')),
  );
  expect(server.keys, 'in the line of the server').toEqual([{ key: KEY }]);
  const none = talk((one) => one.refuse('no', 'NetStream.Publish.BadName'));
  none.conversation.feed(join(GREETING, command('publish', 5, null, '../etc')));
  expect(none.keys).toEqual([{ mistake: expect.any(String) as unknown }]);
});

test('a no is said in words that the encoder shows, and what comes after it is not heard', () => {
  const { conversation, media, ends, said } = talk((one) =>
    one.refuse('Unknown stream key', 'NetStream.Publish.BadName'),
  );
  conversation.feed(join(GREETING, OPENING));
  expect(said()).toContain('Unknown stream key');
  expect(ends).toEqual([false]);
  for (const bytes of film.slice(0, 3)) conversation.feed(bytes);
  expect(media).toEqual([]);
});

describe('is cut off', () => {
  const begun = (...bytes: Uint8Array[]) => {
    const { conversation } = talk(() => undefined);
    return () => conversation.feed(join(GREETING, ...bytes));
  };
  test('whoever speaks another protocol', () => {
    const { conversation } = talk();
    expect(() => conversation.feed(new TextEncoder().encode('GET / HTTP/1.1'))).toThrow('version');
  });
  test('media before the key was accepted', () => {
    expect(begun(OPENING, film[2] ?? new Uint8Array(0))).toThrow('before the key');
  });
  test('whoever says much before a key', () => {
    const long = writeMessage({ type: MESSAGE.data, at: 0, body: new Uint8Array(15_000) }, 3, 1, 128);
    expect(begun(long, long, long, long, long)).toThrow('too much before');
  });
  test('whoever gives a second key', () => {
    expect(begun(OPENING, command('publish', 7, null, KEY))).toThrow('twice');
  });
});

test('whoever wants to watch is told no', () => {
  const { conversation, said, ends } = talk();
  conversation.feed(join(GREETING, command('connect', 1, { app: 'live' }), command('play', 2, null, KEY)));
  expect([said().includes('NetStream.Play.Failed'), ends]).toEqual([true, [false]]);
});

/** Two thousand: more where one digs for more. */
const CONVERSATIONS = runsOf({ gate: 2_000, full: 2_000, deep: 50_000 });

test('mutated conversations: what cannot be read is refused as such, and nothing else ever happens', () => {
  const below = seededRandom(1935);
  const opening = join(GREETING, OPENING);
  let accepted = 0;
  let heard = 0;
  let refused = 0;
  for (let times = 0; times < CONVERSATIONS; times++) {
    const isAfterKey = times % 2 === 0;
    const own = isAfterKey ? join(...film.slice(0, 3 + below(20))) : opening.slice();
    for (let n = below(12); n > 0; n--)
      own[isAfterKey ? below(own.length) : 3073 + below(own.length - 3073)] = below(256);
    if (below(8) === 0)
      own.set(
        Uint8Array.from({ length: 40 }, () => below(256)),
        below(own.length - 40),
      );
    const live = new LiveStream({ now: () => 0, newEpoch: () => 'x', onNews: () => undefined });
    live.attach();
    const conversation: RtmpConversation = new RtmpConversation({
      send: () => undefined,
      randomBytes: (count) => new Uint8Array(count),
      onKey: (typed) => {
        if ('key' in typed && typed.key === KEY) accepted++;
        conversation.accept();
      },
      onMedia: (message) => {
        heard++;
        const tag = readTag(message);
        if (tag) live.take(tag, message.at);
      },
      onEnd: () => undefined,
    });
    try {
      if (isAfterKey) conversation.feed(opening);
      const size = 1 + below(own.length);
      for (let at = 0; at < own.length; at += size) conversation.feed(own.subarray(at, at + size));
    } catch (error) {
      refused++;
      if (!(error instanceof Malformed || error instanceof RangeError || error instanceof WrongCodec)) throw error;
    }
  }
  expect(accepted).toBeGreaterThan(CONVERSATIONS / 2);
  expect(heard).toBeGreaterThan(CONVERSATIONS);
  expect(refused).toBeGreaterThan(CONVERSATIONS / 10);
});
