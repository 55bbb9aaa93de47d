import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { MESSAGE } from '../../../domain/video/chunks.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { EmbeddedEngine, runVideo } from '../../../gateway/video/index.ts';
import { filmMessages } from '../../support/film.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { RtmpStandIn } from '../../support/rtmp-stand-in.ts';
import { until } from '../../support/until.ts';

const SIMULCAST = '{ simulcast { isOn platforms { platform isConnected address keyHint state why } } }';
const CONNECT = 'mutation ($input: SimulcastInput!) { connectPlatform(input: $input) { isOn } }';
const DISCONNECT = 'mutation { disconnectPlatform(platform: TWITCH) { isOn } }';
const GO = 'mutation ($input: StreamInput!) { goLive(input: $input) { id simulcast } }';
const EDIT = 'mutation ($id: ID!, $input: StreamInput!) { editStream(id: $id, input: $input) { simulcast } }';
const END = 'mutation ($id: ID!) { endStream(id: $id) { state } }';
const INCOMING = '{ ingest { incoming { state width height startedAt } } }';

const ADDRESS = 'rtmps://ingest.global-contribute.live-video.net/app';
const KEY = 'live_4711_Of-A-Streamer';
const FORM = { title: 'On two platforms', game: 'valorant', kind: 'solo' };

interface Platform {
  readonly platform: string;
  readonly isConnected: boolean;
  readonly state: string | null;
  readonly why: string | null;
}

let platform: RtmpStandIn;
let gate: HttpGateway;
let video: { stop(): Promise<void> };
/** Where the lines of all streams lead: the engine dials names that lead nowhere in a test. */
let dialled: { host: string; port: number; isSealed: boolean }[] = [];
let port = 0;
let keys = 0;
beforeAll(async () => {
  platform = await RtmpStandIn.open();
  gate = await HttpGateway.open({
    env: { RTMP_PORT: '0', VIDEO_GRACE_MS: '3000' },
    change: ({ config }) => ({
      video: new EmbeddedEngine(config, null, {
        open: ({ host, port: asked, isSealed }, onOpen) => {
          dialled.push({ host, port: asked, isSealed });
          return connect({ host: '127.0.0.1', port }, onOpen);
        },
        pauses: [20, 40],
      }),
    }),
  });
  video = await runVideo(gate.deps, openLog('silent'));
});
afterAll(async () => {
  await video.stop();
  await gate.close();
  await platform.close();
});
beforeEach(() => {
  port = platform.port;
  dialled = [];
  platform.refusal = null;
  for (const list of [platform.keys, platform.media]) list.length = 0;
  platform.ends = 0;
});

const publish = async (player: SignedIn) =>
  RtmpPublisher.open(
    gate.deps.video.rtmp.port,
    (await player.ask<{ showStreamKey: string }>('mutation { showStreamKey }')).showStreamKey,
  );
const connectTo = (player: SignedIn, streamKey = KEY) =>
  player.ask(CONNECT, { input: { platform: 'TWITCH', address: ADDRESS, streamKey } });
const goLive = async (player: SignedIn, simulcast: readonly string[] = ['twitch']) =>
  (await player.ask<{ goLive: { id: string } }>(GO, { input: { ...FORM, simulcast } }, `simulcast-${++keys}`)).goLive
    .id;
const platformsOf = async (player: SignedIn) =>
  (await player.ask<{ simulcast: { isOn: boolean; platforms: readonly Platform[] } }>(SIMULCAST)).simulcast;
const twitchOf = async (player: SignedIn) => (await platformsOf(player)).platforms[0];
const incomingOf = async (player: SignedIn) =>
  (await player.ask<{ ingest: { incoming: { state: string; startedAt: string } | null } }>(INCOMING)).ingest.incoming;
const untilTwitch = (player: SignedIn, state: string | null) =>
  until(async () => expect((await twitchOf(player))?.state ?? null).toBe(state));
const pictures = () => platform.media.filter(({ type }) => type === MESSAGE.picture);

/** A player with Twitch connected who is live there too, as soon as pictures come. */
async function live(): Promise<{ player: SignedIn; publisher: RtmpPublisher; id: string }> {
  const player = await gate.player();
  await connectTo(player);
  const id = await goLive(player);
  const publisher = await publish(player);
  publisher.show(500);
  await untilTwitch(player, 'SENDING');
  return { player, publisher, id };
}

describe('a platform', () => {
  test('is connected with the streamer’s own address and key, which nobody reads again, and is forgotten with it (GL-11)', async () => {
    const player = await gate.player();
    expect(await platformsOf(player)).toEqual({
      isOn: true,
      platforms: ['TWITCH', 'YOUTUBE', 'KICK'].map((name) => ({
        platform: name,
        isConnected: false,
        address: null,
        keyHint: null,
        state: null,
        why: null,
      })),
    });
    await connectTo(player);
    expect(await twitchOf(player)).toMatchObject({ isConnected: true, address: ADDRESS, keyHint: 'amer' });
    expect(await gate.contents()).not.toContain(KEY);
    expect(gate.logged.join('\n')).not.toContain(KEY);
    const other = await gate.player();
    expect(await twitchOf(other)).toMatchObject({ isConnected: false });
    await player.ask(DISCONNECT);
    expect(await twitchOf(player)).toMatchObject({ isConnected: false, keyHint: null });
    expect((await player.refusal(DISCONNECT)).code).toBe('NOT_FOUND');
  });

  test.each([
    ['SIMULCAST_ADDRESS_UNUSABLE', { address: 'rtmp://127.0.0.1/app' }],
    ['SIMULCAST_ADDRESS_UNUSABLE', { address: 'rtmp://live.twitch.tv.example/app' }],
    ['SIMULCAST_ADDRESS_UNUSABLE', { platform: 'KICK' }],
    ['BAD_INPUT', { streamKey: 'abc' }],
    ['BAD_INPUT', { streamKey: 'with a space' }],
  ])('is refused with %s for %o', async (code, wrong) => {
    const player = await gate.player();
    const platformOf = { platform: 'TWITCH', address: 'rtmp://live.twitch.tv/app', streamKey: KEY };
    expect((await player.refusal(CONNECT, { input: { ...platformOf, ...wrong } })).code).toBe(code);
    expect(dialled).toEqual([]);
  });

  test('that is not connected is no choice of the Go Live form (EN-51, GL-11)', async () => {
    const player = await gate.player();
    const refusal = await player.refusal(GO, { input: { ...FORM, simulcast: ['kick'] } }, `simulcast-${++keys}`);
    expect(refusal).toMatchObject({ code: 'SIMULCAST_UNCONNECTED' });
    expect((await player.refusal(GO, { input: { ...FORM, simulcast: ['owncast'] } }, `simulcast-${++keys}`)).code).toBe(
      'BAD_INPUT',
    );
  });
});

describe('a stream that goes to a platform', () => {
  test('arrives there as the very packets that the publisher sent, from a key frame on and only while it is live (GL-11)', async () => {
    const player = await gate.player();
    await connectTo(player);
    const publisher = await publish(player);
    publisher.show(2_500);
    await until(async () => expect((await incomingOf(player))?.state).toBe('LIVE'));
    expect(dialled).toEqual([]);
    const id = await goLive(player);
    await untilTwitch(player, 'SENDING');
    expect(dialled).toEqual([{ host: 'ingest.global-contribute.live-video.net', port: 443, isSealed: true }]);
    expect(platform.keys).toEqual([KEY]);
    publisher.show(6_000);
    await until(() => expect(pictures().length).toBeGreaterThan(60));
    const known = new Set(filmMessages.map(({ body }) => Buffer.from(body).toString('base64')));
    expect(platform.media.filter(({ body }) => !known.has(Buffer.from(body).toString('base64')))).toEqual([]);
    const [config, first] = pictures();
    expect([config?.body.slice(0, 2), first?.body.slice(0, 2)]).toEqual([
      Uint8Array.of(0x17, 0),
      Uint8Array.of(0x17, 1),
    ]);
    expect([config?.at, first?.at]).toEqual([0, expect.any(Number)]);
    expect((first?.at ?? 1_000) < 100).toBe(true);
    await player.ask(END, { id });
    await until(() => expect(platform.ends).toBe(1));
    await untilTwitch(player, null);
    expect((await incomingOf(player))?.state).toBe('LIVE');
    publisher.cut();
  });

  test('is switched on and off while it is live, and stops with the operator’s switch (GL-11, EN-51)', async () => {
    const { player, publisher, id } = await live();
    const edit = (simulcast: readonly string[]) => player.ask(EDIT, { id, input: { ...FORM, simulcast } });
    expect(await edit([])).toEqual({ editStream: { simulcast: [] } });
    await untilTwitch(player, null);
    expect(await edit(['twitch'])).toEqual({ editStream: { simulcast: ['twitch'] } });
    await untilTwitch(player, 'SENDING');
    const turn = (isOn: boolean) =>
      gate.db.transact((tx) => changeFlag(tx, 'stream-simulcast', isOn, player.user.id, gate.deps.now()));
    await turn(false);
    await untilTwitch(player, null);
    expect((await platformsOf(player)).isOn).toBe(false);
    const input = { platform: 'TWITCH', address: ADDRESS, streamKey: KEY };
    expect((await player.refusal(CONNECT, { input })).code).toBe('SIMULCAST_OFF');
    await turn(true);
    await untilTwitch(player, 'SENDING');
    expect((await incomingOf(player))?.state).not.toBe(undefined);
    publisher.cut();
  });

  test('goes on here when the platform says no, drops the line or answers nonsense, and there as soon as it can', async () => {
    const { player, publisher } = await live();
    publisher.show(6_000);
    const { startedAt } = (await incomingOf(player)) ?? { startedAt: '' };
    platform.refusal = `Nobody knows ${KEY}`;
    platform.cut();
    await untilTwitch(player, 'REFUSED');
    await until(async () => expect((await twitchOf(player))?.why).toBe('Nobody knows …'));
    platform.refusal = null;
    await untilTwitch(player, 'SENDING');
    expect((await twitchOf(player))?.why).toBeNull();
    // A web server in the platform's place.
    port = Number(new URL(gate.url).port);
    platform.cut();
    await untilTwitch(player, 'LOST');
    port = platform.port;
    await untilTwitch(player, 'SENDING');
    platform.media.length = 0;
    publisher.show(4_000);
    await until(() => expect(pictures().length).toBeGreaterThan(30));
    expect(await incomingOf(player)).toMatchObject({ state: 'LIVE', startedAt });
    publisher.cut();
  });

  test('is taken by a server of ours too, and is watched there', async () => {
    const other = await HttpGateway.open({ env: { RTMP_PORT: '0' } });
    const own = await runVideo(other.deps, openLog('silent'));
    const there = await other.player();
    const { showStreamKey } = await there.ask<{ showStreamKey: string }>('mutation { showStreamKey }');
    port = other.deps.video.rtmp.port;
    const player = await gate.player();
    await connectTo(player, showStreamKey);
    await goLive(player);
    const publisher = await publish(player);
    publisher.show(500);
    await untilTwitch(player, 'SENDING');
    publisher.show(8_000);
    await until(async () => expect(await incomingOf(there)).toMatchObject({ state: 'LIVE', width: 640, height: 360 }));
    publisher.cut();
    await own.stop();
    await other.close();
  });

  test('goes there again when the gateway has restarted and the publisher is back', async () => {
    const { player, publisher } = await live();
    await video.stop();
    await until(() => expect(platform.ends).toBeGreaterThan(0));
    await publisher.closed;
    video = await runVideo(gate.deps, openLog('silent'));
    platform.keys.length = 0;
    const again = await publish(player);
    again.show(500);
    await untilTwitch(player, 'SENDING');
    expect(platform.keys).toEqual([KEY]);
    again.cut();
  });
});

test('an address has so many lines to the server of streams and no more, and gets one when another ends', async () => {
  const other = await HttpGateway.open({ env: { RTMP_PORT: '0', RTMP_PER_ADDRESS: '2' } });
  const own = await runVideo(other.deps, openLog('silent'));
  const { port: there } = other.deps.video.rtmp;
  const player = await other.player();
  const { showStreamKey: key } = await player.ask<{ showStreamKey: string }>('mutation { showStreamKey }');
  const idle = connect(there, '127.0.0.1');
  idle.on('error', () => undefined);
  await new Promise((resolve) => idle.once('connect', resolve));
  const publisher = await RtmpPublisher.open(there, key);
  await expect(RtmpPublisher.open(there, key)).rejects.toThrow('hung up');
  publisher.show(2_500);
  idle.destroy();
  await until(() => expect(RtmpPublisher.open(there, key)).rejects.toThrow('Somebody is live with this key already'));
  await publisher.stop();
  await own.stop();
  await other.close();
});
