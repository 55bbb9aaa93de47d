import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { broadcasts } from '../../../db/video/video.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { writeFilm } from '../../../db/video/index.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { MESSAGE, type Message } from '../../../domain/video/chunks.ts';
import { INGEST_SOCKET } from '../../../domain/video/live-addresses.ts';
import { writeBrowserFrame } from '../../../domain/video/frames.ts';
import { runVideo } from '../../../gateway/video/index.ts';
import { endSilentBroadcasts } from '../../../gateway/video/recordings/record-broadcast.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { WebSocket } from 'ws';
import { changed, hevc, layout, mp3 } from '../../support/changed-film.ts';
import { filmTags } from '../../support/film.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { until } from '../../support/until.ts';

const SHOW = 'mutation { showStreamKey }';
const ROTATE = 'mutation { rotateStreamKey }';
const CAMERA = 'mutation { openCamera }';
const INGEST = `query { ingest { rtmp rtmpUrl keyHint incoming {
  state protocol width height kbps framesPerSecond keyInterval soundCodec viewers advice preview { hls poster expiresAt } } } }`;

interface Ingest {
  readonly rtmp: string;
  readonly rtmpUrl: string | null;
  readonly keyHint: string | null;
  readonly incoming: {
    readonly state: string;
    readonly protocol: string;
    readonly width: number;
    readonly height: number;
    readonly kbps: number;
    readonly keyInterval: number | null;
    readonly advice: readonly string[];
    readonly preview: { readonly hls: string; readonly poster: string } | null;
  } | null;
}

/** Short, so that a publisher who stays away is given up while the test waits. */
const GRACE_MS = 3_000;

let gate: HttpGateway;
let video: { stop(): Promise<void> };
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { RTMP_PORT: '0', VIDEO_GRACE_MS: String(GRACE_MS) } });
  video = await runVideo(gate.deps, openLog('silent'));
});
afterAll(async () => {
  await video.stop();
  await gate.close();
});

const ask = (player: SignedIn, operation: string) => player.ask<Record<string, unknown>>(operation);
const ingestOf = async (player: SignedIn) => (await ask(player, INGEST))['ingest'] as Ingest;
const keyOf = async (player: SignedIn) => (await ask(player, SHOW))['showStreamKey'] as string;
const publish = (key: string, messages?: readonly Message[]) =>
  RtmpPublisher.open(gate.deps.video.rtmp.port, key, undefined, messages);

const get = (path: string) => gate.visitor().send({ path });

async function live(): Promise<{ player: SignedIn; key: string; publisher: RtmpPublisher; hls: string }> {
  const player = await gate.player();
  const key = await keyOf(player);
  const publisher = await publish(key);
  publisher.show(6_500);
  const { incoming } = await untilState(player, 'LIVE');
  return { player, key, publisher, hls: incoming?.preview?.hls ?? '' };
}

async function untilState(player: SignedIn, state: string | null): Promise<Ingest> {
  let found: Ingest | null = null;
  await until(async () => {
    found = await ingestOf(player);
    expect(found.incoming?.state ?? null).toBe(state);
  });
  return found as unknown as Ingest;
}

const storedOf = (player: SignedIn) =>
  gate.db.read.select().from(broadcasts).where(eq(broadcasts.userId, player.user.id)).orderBy(broadcasts.id);

/** The media playlist and everything that it lists. */
async function play(hls: string) {
  const folder = hls.slice(0, hls.lastIndexOf('/') + 1);
  const master = await get(hls);
  expect(master.status).toBe(200);
  const address = `${folder}${master.text.trimEnd().split('\n').at(-1)}`;
  const list = await get(address);
  const here = address.slice(0, address.lastIndexOf('/') + 1);
  return { master: master.text, address, here, list, lines: list.text.split('\n') };
}

describe('the stream key', () => {
  test('is made when it is first asked for, shown again, and another player has another', async () => {
    const [one, other] = [await gate.player(), await gate.player()];
    expect(await ingestOf(one)).toMatchObject({ rtmp: 'ON', keyHint: null, incoming: null });
    const key = await keyOf(one);
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(await keyOf(one)).toBe(key);
    expect(await keyOf(other)).not.toBe(key);
    expect((await ingestOf(one)).keyHint).toBe(key.slice(-4));
    expect(await gate.contents()).not.toContain(key);
  });

  test('opens nothing any more once it is replaced, and ends the stream that it opened', async () => {
    const { player, key, publisher } = await live();
    const next = (await ask(player, ROTATE))['rotateStreamKey'] as string;
    await publisher.closed;
    expect(publisher.said).toContain('The stream key was replaced');
    await expect(publish(key)).rejects.toThrow('Unknown stream key');
    await until(async () => expect(await storedOf(player)).toMatchObject([{ end: 'key-replaced' }]));
    const again = await publish(next);
    await again.stop();
    const told = await gate.db.read.select().from(events).where(eq(events.entityId, player.user.id));
    expect(told.map(({ type }) => type)).toEqual(['stream-key.made', 'stream-key.replaced']);
  });

  test('is shown and replaced so often and no oftener', async () => {
    const player = await gate.player();
    for (let n = 0; n < 20; n++) await ask(player, ROTATE);
    expect((await player.graphql(ROTATE)).errors[0]?.extensions['code']).toBe('RATE_LIMITED');
  });
});

describe('what comes in over RTMP', () => {
  test('is measured, and plays: playlist, parts, segments, poster', async () => {
    const { player, publisher, hls } = await live();
    const { incoming, rtmpUrl } = await ingestOf(player);
    expect(incoming).toMatchObject({ protocol: 'RTMP', width: 640, height: 360, keyInterval: 2 });
    expect(incoming?.kbps).toBeGreaterThan(100);
    expect(rtmpUrl).toBe(`rtmp://localhost:${gate.deps.video.rtmp.port}/live`);
    const { master, here, lines, list } = await play(hls);
    expect(master).toMatch(/CODECS="avc1\.42[0-9A-F]{4},mp4a\.40\.2",RESOLUTION=640x360/);
    expect(list.headers['cache-control']).toBe('private, max-age=1');
    for (const line of lines.filter((one) => /^\d+\.m4s$/.test(one))) {
      const segment = await get(here + line);
      expect([segment.status, segment.headers['content-type']]).toEqual([200, 'video/mp4']);
      expect(segment.text.slice(4, 8)).toBe('moof');
    }
    const parts = [...list.text.matchAll(/PART:[^\n]*URI="(.+?)"/g)].map(([, name]) => name ?? '');
    expect(parts.length).toBeGreaterThan(6);
    for (const part of parts) expect((await get(here + part)).status).toBe(200);
    expect((await get(incoming?.preview?.poster ?? '')).text.slice(4, 8)).toBe('ftyp');
    publisher.cut();
  });

  test('a player waits for what is next, and gets it when it is there', async () => {
    const { publisher, hls } = await live();
    const { address, list } = await play(hls);
    const [, hint = ''] = /PRELOAD-HINT:TYPE=PART,URI="(.+?)"/.exec(list.text) ?? [];
    const [, number, part] = /^(\d+)\.(\d+)/.exec(hint) ?? [];
    const waiting = get(`${address}?_HLS_msn=${number}&_HLS_part=${part}`);
    publisher.show(1_000);
    expect((await waiting).text).toContain(`URI="${hint}"`);
    expect((await get(`${address}?_HLS_msn=999999`)).status).toBe(503);
    publisher.cut();
  });

  test('what players add to an address that is not supported here changes nothing of the answer (RFC 8216bis, 6.2.5)', async () => {
    const { publisher, hls } = await live();
    const { address, here, list } = await play(hls);
    const [, part = ''] = /PART:[^\n]*URI="(.+?)"/.exec(list.text) ?? [];
    const EXTRA = [
      '_HLS_skip=YES',
      '_HLS_skip=v2',
      '_HLS_part=0',
      '_HLS_msn=',
      '_HLS_msn=x',
      '_HLS_report=a',
      't=1',
      '%',
      '_HLS_msn=0&_HLS_part=0&_HLS_skip=YES',
    ];
    for (const extra of EXTRA)
      for (const path of [hls, address, here + part]) {
        const answer = await get(`${path}?${extra}`);
        expect([answer.status, answer.headers['content-type']], `${path}?${extra}`).toEqual([
          200,
          (await get(path)).headers['content-type'],
        ]);
      }
    publisher.cut();
  });

  test('a wrong key is refused in words, and more than ten of them in others; a right one is let in all the same', async () => {
    const other = await HttpGateway.open({ env: { RTMP_PORT: '0' } });
    const own = await runVideo(other.deps, openLog('silent'));
    const key = await keyOf(await other.player());
    const tryKey = (tried: string) => RtmpPublisher.open(other.deps.video.rtmp.port, tried);
    for (let n = 0; n < 15; n++) await expect(tryKey('a-key-that-was-replaced')).rejects.toThrow('Unknown stream key');
    for (let n = 0; n < 9; n++) await expect(tryKey(`not-a-stream-key-${n}`)).rejects.toThrow('Unknown stream key');
    await expect(tryKey('one-wrong-key-more')).rejects.toThrow('Too many wrong stream keys');
    await (await tryKey(key)).stop();
    await own.stop();
    await other.close();
  });

  test('a key is taken as streamers type it, and where there is none the words name the mistake', async () => {
    const { key, publisher } = await live();
    await publisher.stop();
    for (const typed of [` ${key}`, `${key}/`, `live/${key}`, `rtmp://localhost:1935/live/${key}`])
      await (await publish(typed)).stop();
    await expect(publish('')).rejects.toThrow('The stream key is empty');
    await expect(publish('rtmp://localhost:1935/live')).rejects.toThrow('This is not a stream key');
  });

  test('an encoder with another picture than H.264 reads why before the line ends, and so does /go-live', async () => {
    const player = await gate.player();
    const publisher = await publish(await keyOf(player), changed(MESSAGE.picture, hevc));
    publisher.show(6_500);
    await publisher.closed;
    expect(publisher.said.at(-1)).toBe('Choose H.264 in the encoder');
    const { incoming } = await untilState(player, 'RECONNECTING');
    expect(incoming?.advice[0]).toBe('Choose H.264 in the encoder.');
  });

  test.each([
    ['MP3', mp3],
    ['Opus over enhanced RTMP', () => Uint8Array.of(0x90, 0x4f, 0x70, 0x75, 0x73, 1, 2, 3)],
    ['uncompressed', () => new Uint8Array(64).fill(0x3f)],
    ['AAC with a layout of its own, as 5.1(side)', layout(0)],
  ])('a stream with sound that is %s plays without it, and /go-live says what to choose', async (_what, change) => {
    const player = await gate.player();
    const publisher = await publish(await keyOf(player), changed(MESSAGE.sound, change));
    publisher.show(6_500);
    const { incoming } = await untilState(player, 'LIVE');
    expect(incoming).toMatchObject({ soundCodec: null });
    expect(incoming?.advice.filter((line) => line.includes('AAC in stereo'))).toHaveLength(1);
    expect(incoming?.advice).not.toContain('No sound comes in: check the audio source.');
    publisher.cut();
  });

  test.each([
    [6, '5.1'],
    [7, '7.1'],
  ])('AAC of layout %i, %s, plays', async (number) => {
    const player = await gate.player();
    const publisher = await publish(await keyOf(player), changed(MESSAGE.sound, layout(number)));
    publisher.show(6_500);
    expect((await untilState(player, 'LIVE')).incoming).toMatchObject({ soundCodec: 'mp4a.40.2' });
    publisher.cut();
  });

  test('a second publisher of a key is refused while the first is there', async () => {
    const { key, publisher, player } = await live();
    await expect(publish(key)).rejects.toThrow('Somebody is live with this key already');
    expect((await ingestOf(player)).incoming?.state).toBe('LIVE');
    publisher.cut();
  });

  test('a broken line has its time to come back, in the same broadcast', async () => {
    const { key, publisher, player, hls } = await live();
    publisher.cut();
    await untilState(player, 'RECONNECTING');
    const again = await publish(key);
    again.show(5_000);
    await untilState(player, 'LIVE');
    expect((await play(hls)).list.text).toContain('#EXT-X-DISCONTINUITY\n');
    expect(await storedOf(player)).toMatchObject([{ endedAt: null }]);
    again.cut();
    await until(async () => expect(await storedOf(player)).toMatchObject([{ end: 'lost' }]));
  });

  test('who stops is done at once: players are told the end, the broadcast is written down', async () => {
    const { publisher, player, hls } = await live();
    const { address } = await play(hls);
    await publisher.stop();
    await untilState(player, null);
    expect((await get(address)).text).toContain('#EXT-X-ENDLIST');
    await until(async () =>
      expect(await storedOf(player)).toMatchObject([{ end: 'stopped', width: 640, height: 360, protocol: 'rtmp' }]),
    );
    const [stored] = await storedOf(player);
    const told = await gate.db.read
      .select()
      .from(events)
      .where(eq(events.entityId, stored?.id ?? ''));
    expect(told.map(({ type }) => type)).toEqual(['broadcast.started', 'broadcast.ended']);
  });

  test('whoever is suspended is cut off within moments', async () => {
    const { publisher, player } = await live();
    await gate.db.transact((tx) => tx.update(users).set({ status: 'suspended' }).where(eq(users.id, player.user.id)));
    await publisher.closed;
    await until(async () => expect(await storedOf(player)).toMatchObject([{ end: 'not-allowed' }]));
  });
});

describe('a private stream', () => {
  test('opens to its token alone: forged, of another and expired ones answer as if there were nothing', async () => {
    const [one, other] = [await live(), await live()];
    const { address } = await play(one.hls);
    const plain = address.replace(/\/t\/[^/]+/, '');
    const token = /\/t\/([^/]+)\//.exec(one.hls)?.[1] ?? '';
    const foreign = /\/t\/([^/]+)\//.exec(other.hls)?.[1] ?? '';
    const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const answers = [];
    for (const path of [
      plain,
      address.replace(token, foreign),
      address.replace(token, forged),
      '/live/nobody/index.m3u8',
    ])
      answers.push(await get(path));
    for (const { status, text } of answers) expect([status, text]).toEqual([404, 'Not found']);
    gate.pass(HOUR + MINUTE);
    expect((await get(address)).status).toBe(404);
    one.publisher.cut();
    other.publisher.cut();
  });

  test.each(['/live/..%2f..%2fetc/index.m3u8', '/live/x/ffffffffffff/live.m3u8'])('%s answers 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

/** As the page of a camera; resolves with what the server says first. */
const openCamera = ({ url }: HttpGateway, ticket: string, headers: Record<string, string> = {}) =>
  new Promise<{ socket: WebSocket; said: string }>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${INGEST_SOCKET}`, { headers });
    socket.on('open', () => socket.send(ticket));
    socket.on('message', (data) => resolve({ socket, said: (data as Buffer).toString() }));
    socket.on('close', (_, reason) => reject(new Error(reason.toString())));
    socket.on('error', reject);
  });

describe('a browser that publishes', () => {
  const open = (ticket: string, headers: Record<string, string> = {}) => openCamera(gate, ticket, headers);

  test('is let in by its ticket once, and what it sends plays', async () => {
    const player = await gate.player();
    const ticket = (await ask(player, CAMERA))['openCamera'] as string;
    const { socket, said } = await open(ticket);
    expect(said).toBe('live');
    await expect(open(ticket)).rejects.toThrow('try again');
    for (const { at, tag } of filmTags)
      if (tag.kind === 'picture-config') socket.send(writeBrowserFrame('pictureConfig', 0, at, tag.record));
      else if (tag.kind === 'picture') socket.send(writeBrowserFrame('picture', tag.isKey ? 1 : 0, at, tag.data));
    const { incoming } = await untilState(player, 'LIVE');
    expect(incoming).toMatchObject({ protocol: 'BROWSER', width: 640, soundCodec: null });
    expect((await play(incoming?.preview?.hls ?? '')).list.status).toBe(200);
    socket.close(1000);
    await until(async () => expect(await storedOf(player)).toMatchObject([{ end: 'stopped', protocol: 'browser' }]));
  });

  test('a page of another site gets no socket', async () => {
    await expect(open('x', { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  });
});

test('a channel of the demo data loops its film for whoever looks', async () => {
  const player = await gate.player();
  const { id } = player.user;
  await gate.db.transact((tx) => writeFilm(tx, id, 'arena'));
  const playback = await gate.deps.video.playback(id);
  expect(playback).toMatchObject({ hls: `/live/${id}/index.m3u8`, expiresAt: null });
  const { list } = await play(playback?.hls ?? '');
  expect(list.headers['cache-control']).toBe('public, max-age=1');
  expect(list.text.match(/#EXTINF/g)?.length).toBe(2);
  expect(gate.deps.video.viewers(id)).toBe(1);
  expect((await get(playback?.poster ?? '')).text.slice(4, 8)).toBe('ftyp');
  expect(gate.deps.video.viewers(id)).toBe(1);
  expect(gate.deps.video.published()).not.toContain(id);
  expect(await storedOf(player)).toEqual([]);
});

test('a broadcast whose gateway died is ended by another', async () => {
  const { user } = await gate.player();
  const at = gate.deps.now();
  const row = { id: gate.deps.newId(), userId: user.id, protocol: 'rtmp', startedAt: at, seenAt: at } as const;
  await gate.db.transact((tx) => tx.insert(broadcasts).values({ ...row, width: 640, height: 360, peakViewers: 3 }));
  gate.pass(2 * MINUTE);
  expect(await endSilentBroadcasts(gate.deps)).toBeGreaterThanOrEqual(1);
  expect(await endSilentBroadcasts(gate.deps)).toBe(0);
  const [stored] = await gate.db.read.select().from(broadcasts).where(eq(broadcasts.id, row.id));
  expect(stored).toMatchObject({ end: 'gateway-stopped', endedAt: at, peakViewers: 3 });
});

test('a gateway whose port for streaming software is taken starts without it, names the port in its log, tells players, and takes cameras', async () => {
  const { port } = gate.deps.video.rtmp;
  const other = await HttpGateway.open({ env: { RTMP_PORT: String(port) } });
  const lines: string[] = [];
  const own = await runVideo(other.deps, openLog('warn', { write: (line) => void lines.push(line) }));
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'streaming software cannot reach us', port, err: { code: 'EADDRINUSE' } },
  ]);
  const player = await other.player();
  expect((await ask(player, INGEST))['ingest']).toMatchObject({ rtmp: 'UNAVAILABLE', rtmpUrl: null });
  const ticket = (await ask(player, CAMERA))['openCamera'] as string;
  const { socket, said } = await openCamera(other, ticket);
  expect(said).toBe('live');
  socket.close(1000);
  await own.stop();
  await other.close();
});
