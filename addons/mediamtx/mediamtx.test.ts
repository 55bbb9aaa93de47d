// @module-tag full
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { events } from '../../db/events/event.table.ts';
import { users } from '../../db/accounts/user.table.ts';
import { broadcasts } from '../../db/video/video.table.ts';
import { HOUR, MINUTE } from '../../domain/shared/time.ts';
import { type Config, readConfig } from '../../gateway/kernel/config/config.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { EmbeddedEngine, openEngine, runVideo } from '../../gateway/video/index.ts';
import { HttpGateway, type SignedIn } from '../../tests/support/http-gateway.ts';
import { until } from '../../tests/support/until.ts';
import { MediaMtxEngine } from './engine.ts';
import { readSettings } from './settings.ts';
import { MediaMtxStandIn } from './testing/stand-in.ts';

const SECRET = 'a-secret-of-32-letters-for-tests-';
const HLS = 'https://video.example';
const SHOW = 'mutation { showStreamKey }';
const ROTATE = 'mutation { rotateStreamKey }';
const INGEST = `query { ingest { rtmp rtmpUrl incoming {
  state protocol width height kbps soundCodec viewers preview { hls poster expiresAt } } } }`;
const FORM = { title: 'From elsewhere', game: 'valorant', kind: 'solo' };
const GO = 'mutation ($input: StreamInput!) { goLive(input: $input) { id } }';

interface Ingest {
  readonly rtmp: string;
  readonly rtmpUrl: string | null;
  readonly incoming: { readonly state: string; readonly preview: { readonly hls: string } | null } | null;
}

/** Short, so that a publisher who stays away is given up while the test waits. */
const GRACE_MS = 3_000;
const ROUND_MS = 100;

/** Keeps no recordings. */
const engineOf = (config: Config, pauses = {}) =>
  new MediaMtxEngine(new EmbeddedEngine(config, null), readSettings(env, config), config, {
    roundMs: ROUND_MS,
    ...pauses,
  });

let mediamtx: MediaMtxStandIn;
let env: Record<string, string>;
let gate: HttpGateway;
let video: { stop(): Promise<void> };
beforeAll(async () => {
  mediamtx = new MediaMtxStandIn();
  env = {
    MEDIAMTX_API_URL: await mediamtx.open(),
    MEDIAMTX_HLS_URL: `${HLS}/`,
    MEDIAMTX_SECRET: SECRET,
    PUBLIC_RTMP_URL: 'rtmps://video.example/live',
    RTMP_PORT: 'off',
    VIDEO_GRACE_MS: String(GRACE_MS),
  };
  gate = await HttpGateway.open({
    env,
    change: ({ config }) => ({ video: engineOf(config) }),
  });
  mediamtx.asks(`${gate.url}/live/authorise`, SECRET);
  video = await runVideo(gate.deps, openLog('silent'));
});
afterEach(() => {
  mediamtx.fault = 'none';
  mediamtx.isStubborn = false;
});
afterAll(async () => {
  await video.stop();
  await gate.close();
  await mediamtx.close();
});

const ingestOf = async (player: SignedIn) => (await player.ask<{ ingest: Ingest }>(INGEST)).ingest;
const keyOf = async (player: SignedIn) => (await player.ask<{ showStreamKey: string }>(SHOW)).showStreamKey;
const storedOf = (player: SignedIn) =>
  gate.db.read.select().from(broadcasts).where(eq(broadcasts.userId, player.user.id)).orderBy(broadcasts.id);
const untilState = (player: SignedIn, state: string | null) =>
  until(async () => expect((await ingestOf(player)).incoming?.state ?? null).toBe(state));
const untilStored = (player: SignedIn, ...rows: object[]) =>
  until(async () => expect(await storedOf(player)).toMatchObject(rows));

async function live(): Promise<{ player: SignedIn; key: string; line: string; hls: string }> {
  const player = await gate.player();
  const key = await keyOf(player);
  const line = String(await mediamtx.publish(key));
  await untilState(player, 'LIVE');
  await untilStored(player, { end: null });
  return { player, key, line, hls: (await ingestOf(player)).incoming?.preview?.hls ?? '' };
}

describe('a stream of streaming software', () => {
  test('is told where to go, with a key that names its channel, and is seen with its figures', async () => {
    const { player, key, line, hls } = await live();
    expect(key).toMatch(new RegExp(`^${player.user.id}\\?pass=[\\w-]{32}$`));
    mediamtx.note(line, { bytes: 100_000, readers: 3 });
    await until(async () =>
      expect(await ingestOf(player)).toMatchObject({
        rtmp: 'ON',
        rtmpUrl: 'rtmps://video.example/live',
        incoming: { protocol: 'RTMP', width: 1280, height: 720, soundCodec: 'MPEG-4 Audio', viewers: 3 },
      }),
    );
    let bytes = 100_000;
    await until(async () => {
      mediamtx.note(line, { bytes: (bytes += 50_000) });
      expect((await ingestOf(player)).incoming).toMatchObject({ kbps: expect.any(Number) as number });
      expect(gate.deps.video.figures(player.user.id)?.kbps).toBeGreaterThan(0);
    });
    expect(hls).toMatch(new RegExp(`^${HLS}/live/${player.user.id}/index\\.m3u8\\?token=`));
    expect(await storedOf(player)).toMatchObject([{ protocol: 'rtmp', width: 1280, height: 720 }]);
    mediamtx.hangUp(line);
    await untilStored(player, { end: 'lost', peakViewers: 3 });
    expect(await gate.deps.video.playback(player.user.id)).toBeNull();
  });

  test('opens before it is live to a token alone, and to everybody once it is', async () => {
    const [one, other] = [await live(), await live()];
    const plain = one.hls.replace(/\?.*/, '');
    const token = one.hls.replace(/.*token=/, '');
    const foreign = other.hls.replace(/.*token=/, '');
    const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect(await mediamtx.read(one.hls)).toBe(200);
    for (const address of [plain, `${plain}?token=${foreign}`, `${plain}?token=${forged}`, `${plain}?token=`])
      expect([address, await mediamtx.read(address)]).toEqual([address, 401]);
    await one.player.ask(GO, { input: FORM }, 'mediamtx-live');
    expect(await mediamtx.read(plain)).toBe(200);
    await until(async () =>
      expect(await gate.deps.video.playback(one.player.user.id)).toEqual({ hls: plain, poster: null, expiresAt: null }),
    );
    gate.pass(HOUR + MINUTE);
    expect(await mediamtx.read(one.hls)).toBe(401);
  });

  test('is the same broadcast when its line comes back in time, and over when it does not', async () => {
    const { player, key, line } = await live();
    mediamtx.hangUp(line);
    await untilState(player, 'RECONNECTING');
    const again = String(await mediamtx.publish(key, 'rtmpsconns'));
    await untilState(player, 'LIVE');
    expect(await storedOf(player)).toMatchObject([{ end: null }]);
    mediamtx.hangUp(again);
    await untilStored(player, { end: 'lost' });
    expect(await mediamtx.publish(key)).toMatch(/^line-/);
    await untilStored(player, { end: 'lost' }, { end: null });
  });

  test('ends with its key, with its account and by whoever may, and its line with it, however often that is asked', async () => {
    const [replaced, suspended, ended] = [await live(), await live(), await live()];
    mediamtx.isStubborn = true;
    await replaced.player.ask(ROTATE);
    await untilStored(replaced.player, { end: 'key-replaced' });
    await gate.db.transact((tx) =>
      tx.update(users).set({ status: 'suspended' }).where(eq(users.id, suspended.player.user.id)),
    );
    await untilStored(suspended.player, { end: 'not-allowed' });
    expect(gate.deps.video.end(ended.player.user.id, 'ended')).toBe(true);
    await untilStored(ended.player, { end: 'ended' });
    const lines = [replaced, suspended, ended].map(({ line }) => line);
    await until(() => {
      for (const line of lines) expect(mediamtx.cuts.filter((id) => id === line).length).toBeGreaterThan(2);
    });
    // What such a line still sends begins no broadcast.
    for (const { player } of [replaced, suspended, ended]) expect(await storedOf(player)).toHaveLength(1);
    mediamtx.isStubborn = false;
    await until(() => {
      for (const line of lines) expect(mediamtx.has(line)).toBe(false);
    });
    expect(await mediamtx.publish(replaced.key)).toBe(401);
    expect(await mediamtx.publish(await keyOf(replaced.player))).toMatch(/^line-/);
  });

  test('sends no more than it may for long', async () => {
    const { player, line } = await live();
    const config = { ...gate.deps.config, video: { ...gate.deps.config.video, kbpsMax: 100 } };
    const strict = await runVideo({ ...gate.deps, video: engineOf(config, { burstMs: 0 }) }, openLog('silent'));
    let bytes = 0;
    await until(async () => {
      mediamtx.note(line, { bytes: (bytes += 1_000_000) });
      expect(await storedOf(player)).toMatchObject([{ end: 'not-allowed' }]);
    });
    await until(() => expect(mediamtx.cuts).toContain(line));
    await strict.stop();
  });
});

describe('MediaMTX asks who may', () => {
  test('publish: whoever has the key of the channel, and nobody who guesses', async () => {
    const [player, other] = [await gate.player(), await gate.player()];
    const [own, foreign] = [await keyOf(player), await keyOf(other)];
    const ip = '198.51.100.7';
    const wrong = [
      `${player.user.id}?pass=${foreign.split('=')[1]}`,
      `${player.user.id}?pass=`,
      player.user.id,
      `nobody?pass=${own.split('=')[1]}`,
    ];
    for (const key of wrong) expect([key, await mediamtx.publish(key, 'rtmpconns', ip)]).toEqual([key, 401]);
    expect(await mediamtx.publish(own, 'rtmpconns', ip)).toMatch(/^line-/);
    for (let n = 0; n < 12; n++)
      expect(await mediamtx.publish(`${player.user.id}?pass=wrong-key-${n}`, 'rtmpconns', ip)).toBe(401);
    expect(await mediamtx.publish(own, 'rtmpconns', ip), 'a right key, whatever else came from there').toMatch(
      /^line-/,
    );
  });

  test.each([
    ['another secret than ours', {}, 'another-secret'],
    ['another protocol', { protocol: 'webrtc' }, SECRET],
    ['another protocol to watch by', { action: 'read', protocol: 'rtsp' }, SECRET],
    ['what was recorded there', { action: 'playback' }, SECRET],
    ['its figures', { action: 'metrics' }, SECRET],
    ['its API and no secret', { action: 'api', user: 'gauntlet', password: 'x' }, SECRET],
    ['another folder', { path: 'elsewhere' }, SECRET],
  ])('and is refused with %s', async (_, question, secret) => {
    const player = await gate.player();
    const password = (await keyOf(player)).split('=')[1];
    const path = `live/${player.user.id}`;
    const asked = { action: 'publish', protocol: 'rtmp', path, password, ...question };
    expect(await mediamtx.ask(asked, secret)).toBe(401);
  });

  test('and is refused where the question is none, or endless', async () => {
    const headers = { authorization: `Basic ${btoa(`gauntlet:${SECRET}`)}`, 'content-type': 'application/json' };
    const ask = async (body: string, method = 'POST') =>
      (await fetch(`${gate.url}/live/authorise`, { method, headers, ...(method === 'POST' && { body }) })).status;
    expect(await ask('{')).toBe(400);
    expect(await ask('[]')).toBe(400);
    expect(await ask(JSON.stringify({ action: 'publish', query: 'x'.repeat(20_000) }))).toBe(400);
    expect(await ask('', 'GET')).toBe(405);
    expect((await fetch(`${gate.url}/live/authorise`, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});

test('of two gateways each knows a stream, one writes it down, and it goes on when one stops', async () => {
  const engine = engineOf(gate.deps.config);
  const beside = await runVideo({ ...gate.deps, video: engine }, openLog('silent'));
  const { player, line } = await live();
  await until(() => expect(engine.published()).toContain(player.user.id));
  await beside.stop();
  expect(mediamtx.has(line)).toBe(true);
  expect((await ingestOf(player)).incoming?.state).toBe('LIVE');
  expect(await storedOf(player)).toMatchObject([{ end: null }]);
  const told = await gate.db.read
    .select()
    .from(events)
    .where(eq(events.entityId, (await storedOf(player))[0]?.id ?? ''));
  expect(told.map(({ type }) => type)).toEqual(['broadcast.started']);
});

test.each(['down', 'junk'] as const)(
  'while MediaMTX is %s the page says so, and what was live ends after the grace time',
  async (fault) => {
    const { player } = await live();
    mediamtx.fault = fault;
    await until(async () => expect((await ingestOf(player)).rtmp).toBe('UNAVAILABLE'));
    expect(await player.ask('mutation { openCamera }')).toMatchObject({ openCamera: expect.any(String) as string });
    await untilStored(player, { end: 'lost' });
    mediamtx.fault = 'none';
    await untilStored(player, { end: 'lost' }, { end: null });
    await until(async () => expect((await ingestOf(player)).rtmp).toBe('ON'));
  },
);

test('pages may fetch pictures from there, and from nowhere else on the internet but here', async () => {
  const { headers } = await gate.visitor().send({ path: '/' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${HLS} ws://localhost:* ws://127.0.0.1:*;`);
  expect(policy).toContain(`media-src 'self' blob: ${HLS};`);
});

const open = (change: Readonly<Record<string, string | undefined>>) => {
  const given = { NODE_ENV: 'test', VIDEO_ENGINE: 'addons/mediamtx/index.ts', ...env, ...change };
  const config = readConfig(given);
  return openEngine({ config, video: new EmbeddedEngine(config, null) }, given);
};

test('is the engine where VIDEO_ENGINE names its module, and else the embedded one is', async () => {
  expect((await open({})).origin).toBe(HLS);
  expect((await open({ VIDEO_ENGINE: undefined })).origin).toBeNull();
});

test.each([
  ['MEDIAMTX_API_URL', { MEDIAMTX_API_URL: undefined }],
  ['MEDIAMTX_HLS_URL', { MEDIAMTX_HLS_URL: undefined }],
  ['MEDIAMTX_SECRET', { MEDIAMTX_SECRET: undefined }],
  ['MEDIAMTX_SECRET', { MEDIAMTX_SECRET: 'short' }],
  ['PUBLIC_RTMP_URL', { PUBLIC_RTMP_URL: undefined }],
  ['MEDIAMTX_API_URL', { MEDIAMTX_API_URL: 'rtmp://here' }],
  ['MEDIAMTX_HLS_URL', { MEDIAMTX_HLS_URL: 'video.example' }],
  ['RTMP_PORT', { RTMP_PORT: '1935' }],
  ['VIDEO_ENGINE', { VIDEO_ENGINE: 'addons/mediamtx/nowhere.ts' }],
  ['VIDEO_ENGINE', { VIDEO_ENGINE: 'addons/mediamtx/settings.ts' }],
])('what opens it names %s where it is missing or wrong: %o', async (name, change) => {
  await expect(open(change)).rejects.toThrow(new RegExp(`^${name}: `));
});
