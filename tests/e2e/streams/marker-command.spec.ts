import { type Page, expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { test } from '../support.ts';

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ RTMP_PORT: '0' });
});
test.afterAll(() => gateway.stop());

interface Watched {
  readonly stream: Page;
  readonly publisher: RtmpPublisher;
}

/** A streamer goes live and shows twelve seconds; a viewer has the page of the stream open. */
async function watched(streamer: Page, viewer: Page): Promise<Watched> {
  const { goLive } = await askAt<{ goLive: { id: string } }>(
    gateway,
    streamer,
    'mutation { goLive(input: { title: "With words", game: "valorant", kind: "solo" }) { id } }',
  );
  const { showStreamKey: key } = await askAt<{ showStreamKey: string }>(
    gateway,
    streamer,
    'mutation { showStreamKey }',
  );
  const { ingest } = await askAt<{ ingest: { rtmpUrl: string } }>(gateway, streamer, '{ ingest { rtmpUrl } }');
  const publisher = await RtmpPublisher.open(Number(new URL(ingest.rtmpUrl).port), key);
  publisher.show(6_000);
  await viewer.goto(`/stream/${goLive.id}`);
  return { stream: viewer, publisher };
}

test('/marker in the chat of the own stream marks the moment and is read by nobody; a viewer is told that it is not theirs', async ({
  browser,
}) => {
  const [demo, rival] = [await enterAt(gateway, browser, 'demo'), await enterAt(gateway, browser, 'rival')];
  await askAt(gateway, demo, '{ ingest { rtmpUrl } }');
  const { publisher } = await watched(demo, rival);
  publisher.show(6_000);
  await demo.goto(new URL(rival.url()).pathname);
  await expect(demo.getByText('This stream’s picture and sound are recorded').first()).toBeVisible();
  const box = demo.getByRole('region', { name: 'Live chat' }).getByRole('textbox');
  await box.fill('/m');
  await expect(demo.getByRole('option', { name: /\/marker/ })).toBeVisible();
  await box.fill('/marker A clutch');
  await box.press('Enter');
  await expect(demo.getByText('This moment is marked', { exact: true }).first()).toBeVisible();
  await expect(demo.getByRole('region', { name: 'Markers' }).getByRole('listitem')).toContainText('A clutch');
  await expect(box).toHaveValue('');
  const other = rival.getByRole('region', { name: 'Live chat' });
  await other.getByRole('textbox').fill('/m');
  await expect(rival.getByRole('option', { name: /\/marker/ })).toHaveCount(0);
  await other.getByRole('textbox').fill('/marker');
  await other.getByRole('textbox').press('Enter');
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByText('A clutch')).toHaveCount(0);
  await publisher.stop();
});
