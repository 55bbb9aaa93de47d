import { describe, expect, test } from 'vitest';
import { RelayClock, SIMULCAST_HOSTS, ingestAddressOf, readIngestAddress, sayable } from './simulcast.ts';

describe('the address of a platform', () => {
  test.each([
    ['twitch', 'rtmp://live.twitch.tv/app', 'rtmp://live.twitch.tv/app', 1935],
    ['twitch', ' rtmps://ingest.global-contribute.live-video.net:443/app/ ', undefined, 443],
    ['twitch', 'rtmp://fra02.contribute.live-video.net/app', 'rtmp://fra02.contribute.live-video.net/app', 1935],
    ['youtube', 'RTMPS://A.RTMPS.YouTube.com/live2', 'rtmps://a.rtmps.youtube.com/live2', 443],
    ['youtube', 'rtmp://b.rtmp.youtube.com/live2?backup=1', 'rtmp://b.rtmp.youtube.com/live2?backup=1', 1935],
    ['kick', 'rtmps://fa723fc1b171.global-contribute.live-video.net/app', undefined, 443],
  ] as const)('of %s may be %s', (platform, text, href, port) => {
    const ruling = ingestAddressOf(platform, text);
    expect(ruling).toMatchObject({ ok: true, value: { port, ...(href !== undefined && { href }) } });
  });

  test.each([
    ['twitch', 'https://live.twitch.tv/app'],
    ['twitch', 'rtmp://live.twitch.tv'],
    ['twitch', 'rtmp://live.twitch.tv:6379/app'],
    ['twitch', 'rtmp://user:word@live.twitch.tv/app'],
    ['twitch', 'rtmp://live.twitch.tv.example/app'],
    ['twitch', 'rtmp://nottwitch.tv/app'],
    ['twitch', 'rtmp://127.0.0.1/app'],
    ['twitch', 'rtmp://[::1]/app'],
    ['twitch', 'rtmp://a.rtmp.youtube.com/live2'],
    ['youtube', 'rtmp://live.twitch.tv/app'],
    ['kick', 'rtmps://contribute.live-video.net/app'],
    ['kick', 'rtmps://x.global-contribute.live-video.net:0/app'],
    ['kick', 'rtmps://x.global-contribute.live-video.net/app\r\nX'],
  ] as const)('of %s is not %s', (platform, text) => {
    expect(ingestAddressOf(platform, text)).toMatchObject({ refusal: { code: 'SIMULCAST_ADDRESS_UNUSABLE' } });
  });

  test('is of the hosts that the operator has named', () => {
    const hosts = { ...SIMULCAST_HOSTS, kick: ['ingest.example'] };
    expect(ingestAddressOf('kick', 'rtmp://ingest.example/app', hosts).ok).toBe(true);
    expect(ingestAddressOf('kick', 'rtmps://x.global-contribute.live-video.net/app', hosts).ok).toBe(false);
  });

  test('has its parts', () => {
    expect(readIngestAddress('rtmps://Ingest.Example:1936/app/deep/')).toEqual({
      isSealed: true,
      host: 'ingest.example',
      port: 1936,
      app: 'app/deep',
      href: 'rtmps://ingest.example:1936/app/deep',
    });
  });
});

test('what a platform said is told without the key, in one line of bounded length', () => {
  expect(sayable('no stream\u0000\n live_secret is known', 'live_secret')).toBe('no stream … is known');
  expect(sayable('no stream live_secret', 'live_secret?bandwidthtest=true')).toBe('no stream …');
  expect(sayable('x'.repeat(500), 'live_secret')).toHaveLength(160);
});

describe('the clock of a platform', () => {
  const placed = (clock: RelayClock, ...stamps: number[]) => stamps.map((stamp) => clock.place(stamp));

  test('begins at 0 and goes as the publisher’s does', () => {
    expect(placed(new RelayClock(), 5_000, 5_033, 5_020, 5_066)).toEqual([0, 33, 20, 66]);
  });

  test('goes on where another publisher begins elsewhere, or the same one jumps', () => {
    const clock = new RelayClock();
    placed(clock, 90_000, 90_040);
    clock.attach();
    expect(placed(clock, 7, 47)).toEqual([80, 120]);
    expect(placed(clock, 500_000, 500_040)).toEqual([160, 200]);
  });

  test('goes on over the 32 bits of the publisher’s, there and back', () => {
    const clock = new RelayClock();
    const top = 2 ** 32 - 20;
    expect(placed(clock, top, 20, top, 30)).toEqual([0, 40, 0, 50]);
  });
});
