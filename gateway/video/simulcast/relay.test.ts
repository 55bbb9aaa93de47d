import { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MESSAGE, type Message } from '../../../domain/video/chunks.ts';
import { RtmpConversation } from '../../../domain/video/conversation.ts';
import type { Tag } from '../../../domain/video/flv.ts';
import { RELAY_PAUSES, readIngestAddress } from '../../../domain/video/simulcast.ts';
import { Relay } from './relay.ts';
import { Relays } from './relays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = readIngestAddress('rtmp://live.twitch.tv/app');
if (!address) throw new Error('no address');
const TARGET = { platform: 'twitch', address, key: 'live_key' } as const;
const CONFIG: Tag = { kind: 'picture-config', record: Uint8Array.of(1) };
const about = () => ({ width: 640, height: 360, pictureConfig: CONFIG, soundConfig: null });
const picture = (isKey: boolean, bytes = 10): Tag => ({
  kind: 'picture',
  isKey,
  shownAfterMs: 0,
  data: new Uint8Array(bytes),
});

/** A line in memory to a server of ours, which can stop taking anything. */
class Line extends Duplex {
  isStuck = false;
  readonly media: Message[] = [];
  readonly #server: RtmpConversation;
  #held: (() => void) | null = null;

  constructor() {
    super();
    this.#server = new RtmpConversation({
      send: (bytes) => void this.push(bytes),
      randomBytes: (count) => new Uint8Array(count),
      onKey: () => this.#server.accept(),
      onMedia: (message) => void this.media.push(message),
      onEnd: () => undefined,
    });
  }
  override _read(): void {
    // Whatever the server says is pushed as it comes.
  }
  override _write(bytes: Buffer, _: BufferEncoding, done: () => void): void {
    const take = () => {
      this.#server.feed(bytes);
      done();
    };
    if (this.isStuck) this.#held = take;
    else take();
  }
  go(): void {
    this.isStuck = false;
    this.#held?.();
    this.#held = null;
  }
  readonly setNoDelay = (): this => this;
  readonly setTimeout = (): this => this;
}

function dialling() {
  const lines: Line[] = [];
  const relay = new Relay(
    TARGET,
    {
      open: (_, onOpen) => {
        const line = new Line();
        lines.push(line);
        queueMicrotask(onOpen);
        return line as unknown as Socket;
      },
      pauses: RELAY_PAUSES,
    },
    about,
  );
  return { relay, lines };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('pictures that a slow platform does not take are left out up to a key frame, and never more wait than fits', async () => {
  const { relay, lines } = dialling();
  await settle();
  const [line] = lines;
  if (!line) throw new Error('nothing was dialled');
  expect(relay.figures.state).toBe('sending');
  relay.take(picture(false), 0);
  relay.take(picture(true), 40);
  relay.take(picture(false), 80);
  await settle();
  const taken = () => line.media.filter(({ type }) => type === MESSAGE.picture).length;
  // The configuration, the key frame and what follows it; not what came before.
  expect(taken()).toBe(3);
  line.isStuck = true;
  for (let n = 0; n < 2_000; n++) relay.take(picture(n % 60 === 0, 10_000), 100 + n);
  await settle();
  expect(line.writableLength).toBeGreaterThan(3_000_000);
  expect(line.writableLength).toBeLessThan(3_100_000);
  const before = taken();
  line.go();
  await settle();
  const caughtUp = taken();
  expect(caughtUp).toBeGreaterThan(before + 290);
  relay.take(picture(false), 5_000);
  relay.take(picture(true), 5_040);
  relay.take(picture(false), 5_080);
  await settle();
  expect(taken()).toBe(caughtUp + 2);
  relay.stop();
});

test('a line that breaks is opened again after pauses that grow to a minute, and is then as new', async () => {
  const { relay, lines } = dialling();
  await settle();
  for (const [n, pause] of [...RELAY_PAUSES, 60_000].entries()) {
    lines.at(-1)?.destroy(new Error('cut'));
    await settle();
    expect(relay.figures).toMatchObject({ state: 'lost', why: 'cut' });
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(lines).toHaveLength(n + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toHaveLength(n + 2);
    expect(relay.figures).toMatchObject({ state: 'sending', why: null });
  }
  // A minute of sending: the next pause is the first again.
  await vi.advanceTimersByTimeAsync(60_000);
  const count = lines.length;
  lines.at(-1)?.destroy();
  await vi.advanceTimersByTimeAsync(RELAY_PAUSES[0] ?? 0);
  expect(lines).toHaveLength(count + 1);
  relay.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(count + 1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a platform that does not answer is given up after a while, and called again', async () => {
  const lines: Line[] = [];
  const open = () => {
    const line = new Line();
    lines.push(line);
    return line as unknown as Socket;
  };
  const relay = new Relay(TARGET, { open, pauses: [1_000] }, about);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(relay.figures).toMatchObject({ state: 'lost', why: 'no answer in time' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([lines.length, relay.figures.state]).toEqual([2, 'connecting']);
  relay.stop();
});

test('sound that platforms do not take is sent to none of them, and the streamer is told', async () => {
  const lines: Line[] = [];
  const open = (_: object, onOpen: () => void) => {
    const line = new Line();
    lines.push(line);
    queueMicrotask(onOpen);
    return line as unknown as Socket;
  };
  const relays = new Relays({ open, pauses: RELAY_PAUSES }, about);
  relays.aim([TARGET]);
  await settle();
  expect(relays.figures()).toEqual([{ platform: 'twitch', state: 'sending', why: null }]);
  relays.takeOpus();
  relays.take(picture(true), 0);
  await settle();
  expect(lines[0]?.media).toEqual([]);
  expect(relays.figures()).toMatchObject([{ state: 'refused', why: expect.stringContaining('streaming software') }]);
  // Another publisher, with a sound that they take.
  relays.attach();
  relays.aim([TARGET]);
  await settle();
  expect([lines.length, relays.figures()[0]?.state]).toEqual([2, 'sending']);
  relays.stop();
});
