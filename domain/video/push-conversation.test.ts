import { describe, expect, test } from 'vitest';
import { type Amf, encodeAmf } from './amf0.ts';
import { Malformed, join, words } from './bytes.ts';
import { MESSAGE, type Message, writeMessage } from './chunks.ts';
import { RtmpConversation } from './conversation.ts';
import { PushConversation, type PushTalk } from './push-conversation.ts';

const TARGET = { app: 'app', href: 'rtmps://ingest.example/app', key: 'live_key-of-a-streamer' };
const zeros = (count: number) => new Uint8Array(count);

interface Heard {
  readonly keys: (string | null)[];
  readonly media: Message[];
  readonly ends: boolean[];
  readonly said: string[];
  ready: number;
}

/** Our publisher and our server, each told what the other sends, a few bytes at a time. */
function between(rule: (server: RtmpConversation) => void, size = 700) {
  const heard: Heard = { keys: [], media: [], ends: [], said: [], ready: 0 };
  const line: (() => void)[] = [];
  const inPieces = (bytes: Uint8Array, feed: (piece: Uint8Array) => void) => {
    for (let at = 0; at < bytes.length; at += size) line.push(() => feed(bytes.slice(at, at + size)));
  };
  const server = new RtmpConversation({
    send: (bytes) => inPieces(bytes, (piece) => client.feed(piece)),
    randomBytes: zeros,
    onKey: (typed) => {
      heard.keys.push('key' in typed ? typed.key : null);
      line.push(() => rule(server));
    },
    onMedia: (message) => void heard.media.push(message),
    onEnd: (isClean) => void heard.ends.push(isClean),
  });
  const client: PushConversation = new PushConversation(
    {
      send: (bytes) => inPieces(bytes, (piece) => server.feed(piece)),
      randomBytes: zeros,
      onReady: () => heard.ready++,
      onRefused: (why) => void heard.said.push(why),
    },
    TARGET,
  );
  const run = () => {
    for (let next = line.shift(); next; next = line.shift()) next();
  };
  client.start();
  run();
  return { client, heard, run };
}

/** A publisher whose server says what the test wants; answers all that it sent after the handshake. */
function facing(change: Partial<PushTalk> = {}) {
  const sent: Uint8Array[] = [];
  const client = new PushConversation(
    {
      send: (bytes) => void sent.push(bytes),
      randomBytes: zeros,
      onReady: () => undefined,
      onRefused: () => undefined,
      ...change,
    },
    TARGET,
  );
  client.start();
  client.feed(join(Uint8Array.of(3), zeros(2 * 1_536)));
  sent.length = 0;
  const say = (type: number, body: Uint8Array) => client.feed(writeMessage({ type, at: 0, body }, 3, 0, 128));
  const answer = (...values: readonly Amf[]) => say(MESSAGE.command, encodeAmf(...values));
  return { client, sent, say, answer };
}

describe('a publisher of ours and a server of ours', () => {
  test.each([1, 13, 4_000])('agree on the key, whatever the line cuts: %i bytes at a time', (size) => {
    const { client, heard, run } = between((server) => server.accept(), size);
    expect(heard).toMatchObject({ keys: [TARGET.key], ready: 1, said: [] });
    const picture = {
      type: MESSAGE.picture,
      at: 16_777_300,
      body: Uint8Array.from({ length: 9_001 }, (_, n) => n & 255),
    };
    const sound = { type: MESSAGE.sound, at: 16_777_310, body: Uint8Array.of(0xaf, 1, 7) };
    client.describe({ width: 640, height: 360 });
    client.media(picture);
    client.media(sound);
    run();
    expect(heard.media).toEqual([picture, sound]);
    client.stop();
    run();
    expect(heard.ends[0]).toBe(true);
  });

  test('part with the words of the server’s no, and no picture is sent', () => {
    const { client, heard, run } = between((server) =>
      server.refuse('Unknown stream key', 'NetStream.Publish.BadName'),
    );
    expect(heard).toMatchObject({ ready: 0, said: ['Unknown stream key'] });
    client.media({ type: MESSAGE.picture, at: 0, body: Uint8Array.of(1) });
    run();
    expect(heard.media).toEqual([]);
  });
});

describe('a server that', () => {
  test('refuses the application is heard', () => {
    const said: string[] = [];
    const { answer } = facing({ onRefused: (why) => void said.push(why) });
    answer('_error', 1, null, { level: 'error', code: 'NetConnection.Connect.Rejected' });
    expect(said).toEqual(['NetConnection.Connect.Rejected']);
  });

  test('throws the publisher out later is heard', () => {
    const said: string[] = [];
    let ready = 0;
    const { answer } = facing({ onRefused: (why) => void said.push(why), onReady: () => ready++ });
    answer('onStatus', 0, null, { level: 'status', code: 'NetStream.Publish.Start' });
    answer('onStatus', 0, null, { level: 'status', code: 'NetStream.Publish.Start' });
    answer('onStatus', 0, null, { level: 'error', code: 'NetStream.Publish.Failed', description: 'Suspended' });
    expect([ready, said]).toEqual([1, ['Suspended']]);
  });

  test('asks whether somebody is there gets an answer', () => {
    const { say, sent } = facing();
    say(MESSAGE.userControl, join(Uint8Array.of(0, 6), words(77)));
    expect(sent.at(-1)?.slice(-6)).toEqual(join(Uint8Array.of(0, 7), words(77)));
  });

  test('wants to be told what has come is told', () => {
    const { say, sent } = facing();
    say(MESSAGE.windowSize, words(100));
    say(MESSAGE.data, zeros(100));
    const [acknowledge] = sent.slice(-1);
    expect(acknowledge?.[7]).toBe(MESSAGE.acknowledge);
  });

  test.each([
    ['speaks another protocol', (client: PushConversation) => client.feed(Uint8Array.of(0x48, 0x54))],
    [
      'never stops talking',
      (client: PushConversation) => {
        for (let n = 0; n < 100; n++) client.feed(join(Uint8Array.of(3), zeros(1_000)));
      },
    ],
  ])('%s is cut off', (_, talk) => {
    const client = new PushConversation(
      { send: () => undefined, randomBytes: zeros, onReady: () => undefined, onRefused: () => undefined },
      TARGET,
    );
    client.start();
    expect(() => talk(client)).toThrow(Malformed);
  });

  test('sends a message without end is cut off', () => {
    const { client } = facing();
    const header = Uint8Array.of(3, 0, 0, 0, 0xff, 0xff, 0xff, 20, 0, 0, 0, 0);
    expect(() => client.feed(header)).toThrow(Malformed);
  });
});
