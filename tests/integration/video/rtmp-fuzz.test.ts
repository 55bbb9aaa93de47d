import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Amf, encodeAmf } from '../../../domain/video/amf0.ts';
import { join } from '../../../domain/video/bytes.ts';
import { MESSAGE, writeMessage } from '../../../domain/video/chunks.ts';
import { seededRandom } from '../../../domain/shared/random.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { runVideo } from '../../../gateway/video/index.ts';
import { filmMessages } from '../../support/film.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { SEED } from '../../support/seed.ts';
import { until } from '../../support/until.ts';
import { runsOf } from '../../support/runs.ts';

/** Of them all; ten thousand where one digs for more. */
const CONNECTIONS = runsOf({ gate: 400, full: 400, deep: 10_000 });
/** As many at a time, each with the key of another player: one key publishes once. */
const LANES = 8;

let gate: HttpGateway;
let video: { stop(): Promise<void> };
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { RTMP_PORT: '0' } });
  video = await runVideo(gate.deps, openLog('silent'));
});
afterAll(async () => {
  await video.stop();
  await gate.close();
});

const ask = (player: SignedIn, operation: string) => player.ask<Record<string, unknown>>(operation);

const command = (...values: readonly Amf[]): Uint8Array =>
  writeMessage({ type: MESSAGE.command, at: 0, body: encodeAmf(...values) }, 3, 1, 128);

/** An encoder's first words with a key, and two seconds of the film. */
function conversationOf(key: string): { readonly opening: Uint8Array; readonly film: Uint8Array } {
  const opening = join(
    Uint8Array.of(3),
    new Uint8Array(2 * 1_536),
    command('connect', 1, { app: 'live' }),
    command('createStream', 4, null),
    command('publish', 5, null, key, 'live'),
  );
  const shown = filmMessages.filter(({ at }) => at <= 2_000);
  return { opening, film: join(...shown.map((message) => writeMessage(message, 6, 1, 128))) };
}

/** Says it all at once and hangs up; resolves when the line is gone on both sides. */
const say = (port: number, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve());
    socket.resume();
    socket.end(bytes);
  });

test('after many mutated conversations over real connections whoever keeps to the protocol still goes live', async () => {
  const below = seededRandom(SEED);
  const { port } = gate.deps.video.rtmp;
  const players = await Promise.all(Array.from({ length: LANES }, () => gate.player()));
  const keys = await Promise.all(
    players.map(async (player) => (await ask(player, 'mutation { showStreamKey }'))['showStreamKey'] as string),
  );
  let said = 0;
  await Promise.all(
    keys.map(async (key) => {
      const { opening, film } = conversationOf(key);
      for (let n = 0; n < CONNECTIONS / LANES; n++) {
        const own = join(opening, film);
        // The key stays as it is: after ten wrong ones nobody at this address would be heard. Every fourth is cut short.
        const from = n % 4 === 0 ? 0 : opening.length;
        const to = n % 4 === 0 ? opening.length - key.length - 16 : own.length;
        for (let times = 1 + below(12); times > 0; times--) own[from + below(to - from)] = below(256);
        await say(port, n % 4 === 1 ? own.subarray(0, 1 + below(own.length)) : own);
        said++;
      }
    }),
  );
  expect(said).toBe(CONNECTIONS);
  for (const [index, key] of keys.entries()) {
    const player = players[index];
    await until(async () => {
      const publisher = await RtmpPublisher.open(port, key);
      publisher.show(6_500);
      await until(async () => {
        const { incoming } = (await ask(player as SignedIn, 'query { ingest { incoming { state } } }'))['ingest'] as {
          incoming: { state: string } | null;
        };
        expect(incoming?.state).toBe('LIVE');
      });
      await publisher.stop();
    });
  }
});
