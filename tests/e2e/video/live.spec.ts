import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { PASSWORD, test } from '../support.ts';

/** The player's own library, at an address of ours, as the policy of our pages wants it. */
const LIBRARY = '/hls-for-tests.js';
const library = readFileSync(createRequire(import.meta.url).resolve('hls.js/dist/hls.light.min.js'), 'utf8');

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ RTMP_PORT: '0' });
});
test.afterAll(() => gateway.stop());

async function ask<T>(page: Page, query: string): Promise<T> {
  const answer = await page.request.post(`${gateway.url}/graphql`, { data: { query } });
  return ((await answer.json()) as { data: T }).data;
}

interface Asked {
  readonly ingest: {
    readonly rtmpUrl: string;
    readonly incoming: { readonly state: string; readonly preview: { readonly hls: string } | null } | null;
  };
}
const INGEST = 'query { ingest { rtmpUrl incoming { state preview { hls } } } }';

/** Plays an address on one of our pages, under its policy; what it shows is then in its only video. */
async function watch(page: Page, source: string): Promise<void> {
  await page.route(`${gateway.url}${LIBRARY}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await page.goto(`${gateway.url}/`);
  await page.evaluate(
    async ([address, script]) => {
      await new Promise((resolve) => {
        const tag = document.createElement('script');
        tag.src = script ?? '';
        tag.addEventListener('load', resolve);
        document.head.append(tag);
      });
      const { Hls } = globalThis as unknown as { Hls: typeof import('hls.js').default };
      const video = document.createElement('video');
      Object.assign(video, { muted: true, autoplay: true });
      document.body.replaceChildren(video);
      const player = new Hls({ lowLatencyMode: true });
      player.attachMedia(video);
      player.loadSource(address ?? '');
    },
    [source, LIBRARY],
  );
}

const framesOf = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

test('what streaming software sends is seen in a browser, and moves', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const signedIn = await page.request.post(`${gateway.url}/api/auth/login`, {
    data: { username: 'demo', password: PASSWORD },
    headers: { origin: gateway.url },
  });
  expect(signedIn.status()).toBe(200);
  const { showStreamKey: key } = await ask<{ showStreamKey: string }>(page, 'mutation { showStreamKey }');
  const { ingest } = await ask<Asked>(page, INGEST);
  const publisher = await RtmpPublisher.open(Number(new URL(ingest.rtmpUrl).port), key);
  publisher.show(6_000);
  let source = '';
  await expect(async () => {
    const { incoming } = (await ask<Asked>(page, INGEST)).ingest;
    expect(incoming?.state).toBe('LIVE');
    source = incoming?.preview?.hls ?? '';
  }).toPass();
  await watch(page, source);
  await expect
    .poll(async () => {
      publisher.show(500);
      return framesOf(page);
    })
    .toBeGreaterThan(30);
  const seen = await page.evaluate(() => {
    const video = document.querySelector('video');
    return [video?.videoWidth, video?.videoHeight];
  });
  expect(seen).toEqual([640, 360]);
  await publisher.stop();
});
