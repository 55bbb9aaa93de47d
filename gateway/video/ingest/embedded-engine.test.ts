import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { SIMULCAST_HOSTS, readIngestAddress } from '../../../domain/video/simulcast.ts';
import { RtmpPublisher } from '../../../tests/support/rtmp-publisher.ts';
import { RtmpStandIn } from '../../../tests/support/rtmp-stand-in.ts';
import { until } from '../../../tests/support/until.ts';
import type { PublishRuling } from '../../kernel/video-engine.ts';
import { EmbeddedEngine } from './embedded-engine.ts';

const address = readIngestAddress('rtmps://a.rtmps.youtube.com/live2');
if (!address) throw new Error('no address');
const RULING: PublishRuling = {
  ok: true,
  channel: 'demo',
  isPrivate: false,
  record: null,
  relays: [{ platform: 'youtube', address, key: 'yt-key' }],
};

test.each([
  ['never answers', () => new Promise<never>(() => undefined)],
  ['fails', () => Promise.reject(new Error('away'))],
])('while the database %s, whoever is live stays live, here and on other platforms', async (_, ask) => {
  const platform = await RtmpStandIn.open();
  const engine = new EmbeddedEngine(
    {
      host: '127.0.0.1',
      rtmpPort: 0,
      rtmps: null,
      video: { streamsMax: 5, kbpsMax: 12_000, graceMs: 300, linesPerAddress: 5 },
      videoSecret: 'a secret of tests alone',
      simulcast: { hosts: SIMULCAST_HOSTS, standIn: null },
    },
    null,
    { open: (_to, onOpen) => connect({ host: '127.0.0.1', port: platform.port }, onOpen), pauses: [20] },
  );
  let asked = 0;
  await engine.start({
    now: () => 0,
    authorise: () => (asked++ === 0 ? Promise.resolve(RULING) : ask()),
    filmOf: () => Promise.resolve(null),
    tell: () => undefined,
    recordings: {
      open: () => Promise.resolve(null),
      note: () => Promise.resolve(false),
      close: () => Promise.resolve(),
    },
    warn: () => undefined,
  });
  const publisher = await RtmpPublisher.open(engine.rtmp.port, 'a-key-of-tests');
  publisher.show(500);
  await until(() => expect(engine.relays('demo')).toEqual([{ platform: 'youtube', state: 'sending', why: null }]));
  await until(() => expect(asked).toBeGreaterThan(1));
  publisher.show(8_000);
  await until(() => expect(platform.media.length).toBeGreaterThan(150));
  expect(engine.figures('demo')?.state).toBe('live');
  await engine.stop();
  await until(() => expect(platform.ends).toBe(1));
  await publisher.closed;
  await platform.close();
});
