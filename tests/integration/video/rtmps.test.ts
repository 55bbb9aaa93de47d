import { type Socket, connect as connectPlain } from 'node:net';
import { type TLSSocket, connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../../gateway/kernel/log.ts';
import { EmbeddedEngine, runVideo } from '../../../gateway/video/index.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { CertificateFolder, selfSigned } from '../../support/self-signed.ts';
import { until } from '../../support/until.ts';

const LINES = 3;
const folder = new CertificateFolder();

let gate: HttpGateway;
let engine: EmbeddedEngine;
let video: { stop(): Promise<void> };
beforeAll(async () => {
  gate = await HttpGateway.open({
    env: {
      RTMP_PORT: '0',
      RTMPS_PORT: '0',
      RTMPS_CERT_FILE: folder.certFile,
      RTMPS_KEY_FILE: folder.keyFile,
      RTMP_PER_ADDRESS: String(LINES),
    },
    change: ({ config }) => ({ video: (engine = new EmbeddedEngine(config, null)) }),
  });
  video = await runVideo(gate.deps, openLog('silent'));
});
afterAll(async () => {
  await video.stop();
  await gate.close();
});

interface Ingest {
  readonly rtmp: string;
  readonly rtmpUrl: string | null;
  readonly incoming: { readonly state: string; readonly width: number } | null;
}

const ingestOf = async (player: SignedIn): Promise<Ingest> =>
  (await player.ask<{ ingest: Ingest }>('{ ingest { rtmp rtmpUrl incoming { state width } } }')).ingest;
const keyOf = async (player: SignedIn): Promise<string> =>
  (await player.ask<{ showStreamKey: string }>('mutation { showStreamKey }')).showStreamKey;

const sealed = (ca?: string): TLSSocket => {
  const trust = ca === undefined ? { rejectUnauthorized: false } : { ca };
  return connect({ port: engine.rtmps.port, host: '127.0.0.1', servername: 'localhost', ...trust });
};
const publish = (key: string) => RtmpPublisher.open(engine.rtmps.port, key, sealed());

/** Resolves once the server has let go of a line, whatever it said before. */
async function gone(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  socket.resume();
  if (!socket.closed) await new Promise((resolve) => void socket.once('close', resolve));
}

/** Whether a line is spoken with, before it is gone. */
const isSpoken = (line: TLSSocket): Promise<boolean> =>
  Promise.race([
    new Promise<boolean>((resolve) => void line.once('secureConnect', () => resolve(true))),
    gone(line).then(() => false),
  ]);

/** How many lines the server speaks with at once, of as many as one address may hold. */
async function linesFree(): Promise<number> {
  const lines = Array.from({ length: LINES }, () => sealed());
  const spoken = await Promise.all(lines.map(isSpoken));
  for (const line of lines) line.destroy();
  return spoken.filter(Boolean).length;
}

test('a stream comes in over TLS, whose certificate software can check, and /go-live shows that address', async () => {
  const player = await gate.player();
  const key = await keyOf(player);
  const publisher = await RtmpPublisher.open(engine.rtmps.port, key, sealed(folder.read().cert));
  publisher.show(6_500);
  await until(async () => expect((await ingestOf(player)).incoming).toEqual({ state: 'LIVE', width: 640 }));
  const { rtmp, rtmpUrl } = await ingestOf(player);
  expect([rtmp, rtmpUrl]).toEqual(['ON', `rtmps://localhost:${engine.rtmps.port}/live`]);
  await publisher.stop();
});

test('a stream over plain RTMP comes in beside it', async () => {
  const player = await gate.player();
  const publisher = await RtmpPublisher.open(engine.rtmp.port, await keyOf(player));
  publisher.show(6_500);
  await until(async () => expect((await ingestOf(player)).incoming?.state).toBe('LIVE'));
  await publisher.stop();
});

test('a wrong key is refused in words over TLS', async () => {
  await expect(publish('not-a-stream-key')).rejects.toThrow('Unknown stream key');
});

test.each([
  ['speaks no TLS', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['breaks off in the middle of its greeting', Buffer.of(22, 3, 1, 0, 200, 1, 0)],
])('a client that %s is let go of and holds no line', async (_, bytes) => {
  const socket = connectPlain(engine.rtmps.port, '127.0.0.1');
  socket.end(bytes);
  await gone(socket);
  await until(async () => expect(await linesFree()).toBe(LINES));
});

test(
  'clients that connect and say nothing hold their lines for moments and no longer',
  { tags: ['full'] },
  async () => {
    const silent: Socket[] = [];
    await until(async () => {
      silent.push(connectPlain(engine.rtmps.port, '127.0.0.1').on('error', () => undefined));
      expect(await linesFree()).toBe(0);
    });
    await Promise.all(silent.map(gone));
    await until(async () => expect(await linesFree()).toBe(LINES));
  },
);

test('a renewed certificate is served without a restart, one whose key is not there yet is not', async () => {
  const shown = async (): Promise<string | undefined> => {
    const socket = sealed();
    expect(await isSpoken(socket)).toBe(true);
    const found = socket.getPeerX509Certificate()?.fingerprint256;
    socket.destroy();
    return found;
  };
  await until(shown); // once the lines of earlier tests are gone
  const before = await shown();
  const next = selfSigned();
  folder.write({ cert: next.cert });
  engine.renew();
  expect(await shown()).toBe(before);
  folder.write({ key: next.key });
  engine.renew();
  expect(await shown()).not.toBe(before);
});

test('a port that is taken leaves plain RTMP, and says so', async () => {
  const other = await HttpGateway.open({
    env: {
      RTMP_PORT: '0',
      RTMPS_PORT: String(engine.rtmps.port),
      RTMPS_CERT_FILE: folder.certFile,
      RTMPS_KEY_FILE: folder.keyFile,
    },
  });
  const own = await runVideo(other.deps, openLog('silent'));
  const { rtmp, rtmpUrl } = await ingestOf(await other.player());
  expect([rtmp, rtmpUrl]).toEqual(['ON', `rtmp://localhost:${other.deps.video.rtmp.port}/live`]);
  expect(other.deps.video.rtmps.state).toBe('unavailable');
  await own.stop();
  await other.close();
});
