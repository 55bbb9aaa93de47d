import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { DEMO_PASSWORD } from '../../db/seed/demo.ts';
import { type Cookies, PLAY_SECONDS, measureGlass } from './glass-bench.ts';
import { forkOthers } from './other-machines.ts';
import { takeUp, within, wordOf } from './part.ts';
import { startServer, stopServer } from './polls-load.ts';
import { isAnswered, probe, quantile } from './probe.ts';
import type { Answer } from './proof-posts.ts';
import { median } from './stage.ts';
import type { Publishing } from './video-publishers.ts';
import type { Viewed, Viewing } from './video-viewers.ts';

const VIEWERS = 200;
/** Quiet and watched take turns, so that both have the same weather. */
const ROUNDS = 3;
/** Until a gateway has compiled what it runs over and over. */
const WARM_SECONDS = 5;
/** Of the kernel, in a second. */
const TICKS = 100;
/** Pages that are opened one after another. */
const OPENED = 5;
/** Frames of the film, 24 a second: until the player has come as near as it stays, and those that are counted. */
const [SETTLED_FRAMES, COUNTED_FRAMES] = [600, 120];
/** For what comes within seconds on a machine that does nothing else. */
const WAIT_SECONDS = 90;
const CHANNELS = ['demo', 'rival', 'newcomer'] as const;

export interface StreamFigures {
  readonly name: string;
  readonly streams: number;
  /** Of a core, for each stream. */
  readonly core: number;
  /** Resident, for each stream. */
  readonly megabytes: number;
}

export interface VideoFigures {
  readonly streams: readonly StreamFigures[];
  readonly viewers: number;
  readonly partsPerSecond: number;
  readonly bytesPerSecond: number;
  /** What viewers asked for and did not get. */
  readonly failed: number;
  readonly viewersCore: number;
  readonly idleP95Millis: number;
  readonly besideP95Millis: number;
  readonly besideRefused: number;
  /** From the opening of the page of a stream to its first picture. */
  readonly firstFrameMillis: number;
  /** From a picture's arrival at the gateway to its being shown. */
  readonly behindMillis: number;
  /** From what a camera sees in one page to the picture in another. */
  readonly glassMillis: number;
}

const require = createRequire(import.meta.url);
const IN_PAGE = fileURLToPath(new URL('in-page.js', import.meta.url));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds of the processor that a process has had, and what it holds in bytes. */
function costOf(pid: number): { readonly seconds: number; readonly bytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { seconds: (Number(fields[11]) + Number(fields[12])) / TICKS, bytes: Number(fields[21]) * 4_096 };
}

interface Channel {
  readonly cookies: Cookies;
  readonly cookie: string;
  readonly key: string;
}

/** Somebody of the demo data set, signed in, and the key of the own channel. */
async function openChannel(url: string, username: string): Promise<Channel> {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const pairs = signedIn.headers.getSetCookie().map((one) => (one.split(';')[0] ?? '').split('='));
  const cookies = pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url }));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { showStreamKey } = await ask<{ showStreamKey: string }>(url, cookie, 'mutation { showStreamKey }');
  return { cookies, cookie, key: showStreamKey };
}

async function ask<T>(url: string, cookie: string, query: string): Promise<T> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: T }).data;
}

interface Ingest {
  readonly ingest: {
    readonly rtmpUrl: string;
    readonly incoming: { readonly preview: { readonly hls: string } | null } | null;
  };
}

/** The address of what arrives on a channel, once something does. */
async function previewOf(url: string, cookie: string): Promise<string> {
  for (const until = performance.now() + WAIT_SECONDS * 1_000; performance.now() < until;) {
    const { ingest } = await ask<Ingest>(url, cookie, 'query { ingest { rtmpUrl incoming { preview { hls } } } }');
    const hls = ingest.incoming?.preview?.hls;
    if (hls !== undefined) return new URL(hls, url).pathname;
    await pause(100);
  }
  throw new Error(`nothing arrived on a channel within ${WAIT_SECONDS} s`);
}

/** Its media playlist, which the master playlist names. */
async function playlistOf(url: string, master: string): Promise<string> {
  const listed = await (await fetch(`${url}${master}`)).text();
  const name = listed.split('\n').find((line) => line.length > 0 && !line.startsWith('#')) ?? '';
  return new URL(name, `${url}${master}`).pathname;
}

async function publish(asked: Publishing): Promise<ChildProcess> {
  const child = forkOthers('video-publishers.ts', asked);
  await wordOf(child, WAIT_SECONDS, 'streaming software');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const view = (asked: Viewing): Promise<Viewed> =>
  wordOf(forkOthers('video-viewers.ts', asked), asked.seconds + WAIT_SECONDS, 'the viewers');

/** Waits for the first picture of the page of a stream; milliseconds since the page was asked for. */
async function openPage(browser: Browser, url: string, cookies: Cookies): Promise<number> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript({ path: IN_PAGE });
  await page.goto(`${url}/stream/2`);
  const video = page.locator('video[data-first-at]');
  await video.waitFor({ state: 'attached' });
  const first = Number(await video.getAttribute('data-first-at'));
  await context.close();
  return first;
}

/** The player's own library, at an address of ours, as the policy of our pages wants it. */
const LIBRARY = '/hls-of-the-bench.js';

/** Plays a stream; how far behind their arrival its pictures are shown, in milliseconds. */
async function watchFilm(browser: Browser, url: string, source: string): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  await page.route(`${url}${LIBRARY}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', path: require.resolve('hls.js/dist/hls.light.min.js') }),
  );
  await page.addInitScript({ path: IN_PAGE });
  await page.goto(`${url}/`);
  const asked = JSON.stringify([LIBRARY, source, SETTLED_FRAMES, COUNTED_FRAMES]);
  const frames = SETTLED_FRAMES + COUNTED_FRAMES;
  const behind = await within(
    PLAY_SECONDS,
    `${frames} pictures`,
    page.evaluate<number[]>(`measureBehind(...${asked})`),
  );
  await page.context().close();
  return median(behind);
}

/** What streams and their viewers cost one gateway, and how soon a browser shows them. */
export async function measureVideo(file: string, seconds: number): Promise<VideoFigures> {
  const gateway = await startServer([process.execPath, 'dist/gateway/main.js'], {
    PORT: '0',
    RTMP_PORT: '0',
    DATABASE_URL: `file:${file}`,
    DEMO_DATA: 'load',
    LOG_LEVEL: 'error',
  });
  const { url, child } = gateway;
  const pid = child.pid ?? 0;
  try {
    takeUp('signing in');
    const channels = await Promise.all(CHANNELS.map((username) => openChannel(url, username)));
    const cookies = channels.map((channel) => channel.cookie);
    const [cookie = ''] = cookies;
    const { ingest } = await ask<Ingest>(url, cookie, 'query { ingest { rtmpUrl } }');
    const port = Number(new URL(ingest.rtmpUrl).port);
    const keys = channels.map(({ key }) => key);
    // The work behind the demo data set is not what is measured.
    takeUp('waiting for the demo data set');
    await pause(15_000);

    const coreOf = async (): Promise<number> => {
      const before = costOf(pid).seconds;
      await pause(seconds * 1_000);
      return (costOf(pid).seconds - before) / seconds;
    };
    const quiet = { core: await coreOf(), bytes: costOf(pid).bytes };
    const streams: StreamFigures[] = [];
    for (const { name, weight } of [
      { name: '1080p60, 6,400 kbit/s', weight: { framesPerSecond: 60, kbps: 6_400 } },
      { name: '720p30, 2,800 kbit/s', weight: { framesPerSecond: 30, kbps: 2_800 } },
    ]) {
      takeUp(`publishing ${name}`);
      const publishing = await publish({ port, keys, weight });
      await Promise.all(channels.map((channel) => previewOf(url, channel.cookie)));
      const core = await coreOf();
      streams.push({
        name,
        streams: keys.length,
        core: Math.max(0, core - quiet.core) / keys.length,
        megabytes: Math.max(0, costOf(pid).bytes - quiet.bytes) / keys.length / 2 ** 20,
      });
      await end(publishing);
    }

    takeUp('warming the gateway up');
    await probe(url, cookies, WARM_SECONDS);
    const [idle, beside, views]: [Answer[], Answer[], Viewed[]] = [[], [], []];
    let taken = 0;
    for (let round = 0; round < ROUNDS; round++) {
      takeUp(`asking while nobody watches, round ${round + 1}`);
      idle.push(...(await probe(url, cookies, seconds)));
      takeUp(`asking beside ${VIEWERS} viewers, round ${round + 1}`);
      const publishing = await publish({ port, keys, weight: { framesPerSecond: 30, kbps: 2_800 } });
      const playlists = await Promise.all(
        channels.map(async (channel) => playlistOf(url, await previewOf(url, channel.cookie))),
      );
      const before = costOf(pid).seconds;
      const viewing = view({ url, playlists, viewers: VIEWERS, seconds });
      beside.push(...(await probe(url, cookies, seconds)));
      views.push(await viewing);
      taken += costOf(pid).seconds - before;
      await end(publishing);
    }
    const sumOf = (what: keyof Viewed): number => views.reduce((sum, viewed) => sum + viewed[what], 0);

    takeUp('publishing the film');
    const film = await publish({ port, keys: keys.slice(0, 1), weight: null });
    const source = await previewOf(url, cookie);
    const executablePath = findBrowser();
    if (executablePath === null) throw new Error('there is no Chromium');
    const browser = await chromium.launch({ executablePath });
    const firsts: number[] = [];
    takeUp('opening the page of a stream');
    for (let n = 0; n < OPENED; n++) firsts.push(await openPage(browser, url, channels[0]?.cookies ?? []));
    takeUp('playing the film');
    const behindMillis = await watchFilm(browser, url, source);
    await end(film);
    takeUp('looking from glass to glass');
    const [streamer = [], viewer = []] = channels.map((channel) => channel.cookies);
    const glassMillis = await measureGlass(browser, url, [streamer, viewer]);
    await browser.close();
    return {
      streams,
      viewers: VIEWERS,
      partsPerSecond: sumOf('parts') / (ROUNDS * seconds),
      bytesPerSecond: sumOf('bytes') / (ROUNDS * seconds),
      failed: sumOf('failed'),
      viewersCore: taken / (ROUNDS * seconds),
      idleP95Millis: quantile(idle, 0.95),
      besideP95Millis: quantile(beside, 0.95),
      besideRefused: beside.filter((answer) => !isAnswered(answer)).length,
      firstFrameMillis: median(firsts),
      behindMillis,
      glassMillis,
    };
  } finally {
    await stopServer(child);
  }
}
