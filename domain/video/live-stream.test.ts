import { describe, expect, test } from 'vitest';
import { captionedMessages } from '../../tests/support/captioned-film.ts';
import { filmTags, type TimedTag } from '../../tests/support/film.ts';
import { LivePlayer } from '../../tests/support/live-player.ts';
import { seededRandom } from '../shared/random.ts';
import { opusConfig } from './codecs.ts';
import { readTag } from './flv.ts';
import { LiveStream } from './live-stream.ts';

function begin() {
  const clock = { now: Date.UTC(2026, 2, 2, 12) };
  let epochs = 0;
  const news: string[] = [];
  const live: LiveStream = new LiveStream({
    now: () => clock.now,
    newEpoch: () => (++epochs).toString(16).padStart(12, '0'),
    onNews: () => void news.push(live.state),
  });
  return { live, clock, news, player: new LivePlayer(live) };
}

const FILM_MS = 12_000;

/** The film from its beginning for so long, over and over, as a publisher whose clock begins at `from` sends it. */
function* shown(ms: number, from = 0): Generator<TimedTag> {
  for (let round = 0; ; round++)
    for (const { at, tag } of filmTags) {
      if (at + round * FILM_MS > ms) return;
      yield { at: (from + at + round * FILM_MS) >>> 0, tag };
    }
}

const isSetUp = ({ tag }: TimedTag) => tag.kind.endsWith('config');
const setUp = filmTags.filter(isSetUp);

test('a playlist comes with the first whole segment, a part after each half second, a segment a key interval', () => {
  const { live, player, news } = begin();
  live.attach();
  let readyAt = null;
  for (const { at, tag } of shown(11_900)) {
    live.take(tag, at);
    player.read();
    if (live.isReady) readyAt ??= at;
  }
  expect(readyAt).toBe(2_000);
  expect(news.filter((state) => state === 'live').length).toBeGreaterThan(15);
  const text = live.playlist();
  expect(text).toContain('#EXT-X-TARGETDURATION:4\n');
  expect(text).toContain('PART-HOLD-BACK=1.500');
  expect(text.match(/#EXTINF:2\.00/g)?.length).toBe(5);
  expect(text).toMatch(/#EXT-X-PRELOAD-HINT:TYPE=PART,URI="5\.\d\.m4s"\n$/);
  expect(live.keyInterval).toBeCloseTo(2, 2);
});

test('the poster is the newest key frame and nothing else, from the first one on (SM-01)', () => {
  const { live } = begin();
  live.attach();
  expect(live.poster()).toBeNull();
  const keys: Buffer[] = [];
  for (const { at, tag } of shown(11_900)) {
    live.take(tag, at);
    if (tag.kind !== 'picture' || !tag.isKey) continue;
    keys.push(Buffer.from(tag.data));
    const poster = Buffer.from(live.poster() ?? []);
    expect(poster.subarray(4, 8).toString()).toBe('ftyp');
    expect(poster.subarray(-tag.data.length).equals(keys.at(-1) ?? Buffer.alloc(0))).toBe(true);
    expect(live.poster()).toBe(live.poster());
  }
  expect(keys.length).toBeGreaterThan(4);
  const poster = Buffer.from(live.poster() ?? []);
  expect(poster.length).toBeLessThan((keys.at(-1)?.length ?? 0) + 2_000);
  live.finish();
});

test('captions that the pictures carry are handed on with them, byte for byte', () => {
  const { live } = begin();
  live.attach();
  let sent = 0;
  const carried: Buffer[] = [];
  for (const message of captionedMessages) {
    const tag = readTag(message);
    if (!tag) continue;
    live.take(tag, message.at);
    if (tag.kind === 'picture') carried.push(Buffer.from(tag.data));
    if (tag.kind === 'picture') sent++;
  }
  live.finish();
  const film = Buffer.concat(Array.from({ length: live.kept.next }, (_, n) => live.media(n, null) ?? []).flat());
  expect(sent).toBe(288);
  expect(carried.filter((bytes) => film.includes(bytes)).length).toBeGreaterThanOrEqual(sent - 1);
  expect(film.toString('latin1').split('GA94').length - 1).toBeGreaterThanOrEqual(sent - 1);
});

test('the memory holds the newest quarter of a minute, however long it goes on', () => {
  const { live, player } = begin();
  live.attach();
  for (const { at, tag } of shown(10 * FILM_MS)) live.take(tag, at);
  player.read();
  expect(live.playlist().match(/#EXTINF/g)?.length).toBeLessThanOrEqual(9);
  expect(live.bytes).toBeLessThan(700_000);
  expect(live.media(0, null)).toBeNull();
});

test('a publisher that comes back, or changes its picture, again and again leaves nothing of before in memory', () => {
  const { live, player } = begin();
  for (let times = 0; times < 400; times++) {
    live.attach();
    for (const { at, tag } of shown(2_100)) live.take(tag, at);
    live.detach();
    player.read();
  }
  expect(live.bytes).toBeLessThan(700_000);
  expect(live.init(0)).toBeNull();
  expect(live.init(399)).not.toBeNull();
});

test('two hundred breaks: no number, time line or byte is told in two ways', () => {
  const { live, player } = begin();
  const below = seededRandom(20_260_302);
  for (let times = 0; times < 200; times++) {
    live.attach();
    const from = below(0xff_ff_ff_ff);
    for (const { at, tag } of shown(200 + below(6_000), from)) {
      live.take(tag, at);
      if (below(3) === 0) player.read();
    }
    live.detach();
    expect(live.state).toBe('reconnecting');
    player.read();
  }
  live.finish();
  player.read();
  expect(player.fetched).toBeGreaterThan(1_000);
});

test('the clock of a publisher may pass 32 bits', () => {
  const { live, player } = begin();
  live.attach();
  for (const { at, tag } of shown(11_000, 0xff_ff_ff_ff - 5_000)) live.take(tag, at);
  player.read();
  expect(live.playlist().match(/#EXTINF:2\.00/g)?.length).toBe(5);
});

test('a long key interval has one target from the beginning on', () => {
  const { live, player } = begin();
  live.attach();
  for (const one of setUp) live.take(one.tag, 0);
  const data = new Uint8Array(100);
  for (let n = 0; n < 30 * 60; n++) {
    live.take({ kind: 'picture', isKey: n % 250 === 0, shownAfterMs: 0, data }, Math.round((n * 1000) / 30));
    player.read();
  }
  expect(live.playlist()).toContain('#EXT-X-TARGETDURATION:10\n');
  expect(live.keyInterval).toBeCloseTo(250 / 30, 1);
});

test('no key frame ever again: segments are closed all the same, within the target', () => {
  const { live, player } = begin();
  live.attach();
  for (const { at, tag } of shown(4_100)) live.take(tag, at);
  for (let at = 4_200; at < 60_000; at += 41) {
    live.take({ kind: 'picture', isKey: false, shownAfterMs: 0, data: new Uint8Array(9) }, at);
    player.read();
  }
  expect(player.fetched).toBeGreaterThan(100);
});

test('times that jump, stand still or go back make no segment longer than its target', () => {
  const { live, player } = begin();
  live.attach();
  for (const one of setUp) live.take(one.tag, 0);
  const below = seededRandom(7);
  let at = 0;
  for (let n = 0; n < 3_000; n++) {
    at = (at + below(1_800) - 300) >>> 0;
    live.take({ kind: 'picture', isKey: below(50) === 0 || n === 0, shownAfterMs: 0, data: new Uint8Array(9) }, at);
    player.read();
  }
  expect(player.fetched).toBeGreaterThan(100);
});

test('back without sound: another address, since players cannot lose a track', () => {
  const { live } = begin();
  live.attach();
  for (const { at, tag } of shown(5_000)) live.take(tag, at);
  const { epoch } = live;
  live.detach();
  live.attach();
  for (const one of shown(5_000)) if (!one.tag.kind.startsWith('sound')) live.take(one.tag, one.at);
  expect(live.epoch).not.toBe(epoch);
  expect([live.isReady, live.state]).toEqual([true, 'live']);
  expect(live.playlist()).toContain('#EXT-X-MEDIA-SEQUENCE:0\n');
});

test('Opus of a browser is a track like another', () => {
  const { live } = begin();
  live.attach();
  live.configureSound(opusConfig(1));
  for (const one of shown(5_000)) if (one.tag.kind !== 'sound-config') live.take(one.tag, one.at);
  expect(live.isReady).toBe(true);
  expect(Buffer.from(live.init(0) ?? []).includes('dOps')).toBe(true);
});

describe('what can be waited for', () => {
  test('is there once it is', () => {
    const { live } = begin();
    live.attach();
    expect(live.has(0, null)).toBe(false);
    for (const { at, tag } of shown(2_600)) live.take(tag, at);
    expect([live.has(0, null), live.has(1, 0), live.has(1, 1), live.has(1, null)]).toEqual([true, true, false, false]);
    expect([live.isNear(3), live.isNear(4)]).toEqual([true, false]);
  });

  test('of a broken-off segment, only together with what follows it', () => {
    const { live } = begin();
    live.attach();
    for (const { at, tag } of shown(2_600)) live.take(tag, at);
    const told = live.playlist();
    live.detach();
    expect(live.playlist()).toBe(told);
    expect(live.has(1, null)).toBe(false);
    live.attach();
    for (const { at, tag } of shown(1_000)) live.take(tag, at);
    expect(live.has(1, null)).toBe(true);
    expect(live.playlist()).toContain('#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="i1.mp4"');
  });
});

test('the end is told once, and nothing comes after it', () => {
  const { live, news } = begin();
  live.attach();
  for (const { at, tag } of shown(5_000)) live.take(tag, at);
  live.finish();
  live.finish();
  expect(live.playlist().endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  expect(news.filter((state) => state === 'ended').length).toBe(1);
});

test('sound without pictures is refused before it fills the memory', () => {
  const { live } = begin();
  live.attach();
  for (const { at, tag } of shown(1_000)) live.take(tag, at);
  expect(() => {
    for (let n = 0; n < 5_000; n++) live.take({ kind: 'sound', data: new Uint8Array(6) }, 1_000 + n);
  }).toThrow('sound without pictures');
});
