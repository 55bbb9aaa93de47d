import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { test } from '../support.ts';
import { shift } from '../walk-clock.mjs';

let store: ChildProcess;
let storeUrl: string;
let gateway: RunningGateway;

async function hear<T>(): Promise<T> {
  const [word] = (await once(store, 'message')) as [T];
  return word;
}

/** The keys of all that lies in the store. */
async function keys(): Promise<string[]> {
  const answer = hear<string[]>();
  store.send('keys');
  return answer;
}

test.beforeAll(async () => {
  gateway = await startGateway(async () => {
    store = fork('tests/e2e/s3-host.mjs', { env: { ...process.env, WALK_SHIFT_MS: String(shift()) } });
    const env = await hear<Record<string, string>>();
    storeUrl = env['S3_ENDPOINT'] ?? '';
    return { RTMP_PORT: '0', FILE_STORE: 's3', ...env, S3_PUBLIC_URL: storeUrl };
  });
});
test.afterAll(async () => {
  await gateway.stop();
  store.disconnect();
});

test('a past stream that lies in S3 is played and sought in, its parts fetched from the store by signed addresses', async ({
  browser,
}) => {
  const [demo, rival] = [await enterAt(gateway, browser, 'demo'), await enterAt(gateway, browser, 'rival')];
  const ask = <T>(query: string) => askAt<T>(gateway, demo, query);
  const { goLive } = await ask<{ goLive: { id: string } }>(
    'mutation { goLive(input: { title: "Kept in a bucket", game: "valorant", kind: "solo" }) { id } }',
  );
  const { showStreamKey: key } = await ask<{ showStreamKey: string }>('mutation { showStreamKey }');
  const { ingest } = await ask<{ ingest: { rtmpUrl: string } }>('{ ingest { rtmpUrl } }');
  await rival.goto(`/stream/${goLive.id}`);
  await expect(rival.getByText('No past streams')).toBeVisible();
  const publisher = await RtmpPublisher.open(Number(new URL(ingest.rtmpUrl).port), key);
  publisher.show(11_500);
  await expect(rival.getByText('This stream’s picture and sound are recorded')).toBeVisible();
  await expect.poll(async () => (await keys()).length).toBeGreaterThan(4);
  await publisher.stop();
  await ask(`mutation { endStream(id: "${goLive.id}") { id } }`);

  const fetched: string[] = [];
  rival.on('response', (response) => {
    if (response.url().startsWith(storeUrl)) fetched.push(`${response.status()}`);
  });
  await rival.getByRole('list', { name: 'Past streams' }).getByRole('link', { name: 'Kept in a bucket' }).click();
  const video = rival.locator('video');
  const frames = () => video.evaluate((one: HTMLVideoElement) => one.getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames).toBeGreaterThan(5);
  await rival.getByRole('button', { name: 'Pause' }).click();
  await rival.getByRole('slider', { name: 'Position' }).fill('8');
  const before = await frames();
  await rival.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(frames).toBeGreaterThan(before + 5);
  expect(await video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(8);
  expect(fetched.length).toBeGreaterThan(3);
  expect([...new Set(fetched)]).toEqual(['200']);
});
