import { type Browser, type Page, expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { boxOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, settled, test } from '../support.ts';

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ RTMP_PORT: '0' });
});
test.afterAll(() => gateway.stop());

const enter = (browser: Browser, username: string) => enterAt(gateway, browser, username);
const ask = <T>(page: Page, query: string) => askAt<T>(gateway, page, query);

const video = (page: Page) => page.locator('video');
const framesOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
const placeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test('AS-12: stream-recording: whoever watches is told of it, and its streamer marks moments; afterwards the stream is opened on its page, played from where one wants and from a marker, clipped from one, and deleted by its streamer', async ({
  browser,
}, info) => {
  const [demo, rival] = [await enter(browser, 'demo'), await enter(browser, 'rival')];
  const { goLive } = await ask<{ goLive: { id: string } }>(
    demo,
    'mutation { goLive(input: { title: "An evening to keep", game: "valorant", kind: "solo" }) { id } }',
  );
  const { showStreamKey: key } = await ask<{ showStreamKey: string }>(demo, 'mutation { showStreamKey }');
  const { ingest } = await ask<{ ingest: { rtmpUrl: string } }>(demo, '{ ingest { rtmpUrl } }');
  await rival.goto(`/stream/${goLive.id}`);
  await expect(rival.getByText('No past streams')).toBeVisible();
  const publisher = await RtmpPublisher.open(Number(new URL(ingest.rtmpUrl).port), key);
  publisher.show(11_500);
  await expect(rival.getByText('This stream’s picture and sound are recorded')).toBeVisible();
  await demo.goto(`/stream/${goLive.id}`);
  const panel = demo.getByRole('region', { name: 'Markers' });
  await panel.getByRole('textbox').fill('A clutch');
  await panel.getByRole('button', { name: 'Mark this moment' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await demo.keyboard.press('Alt+M');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  for (const [name, viewport] of [
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const) {
    await demo.setViewportSize(viewport);
    await settled(demo);
    await expectUsable(demo);
    await panel.scrollIntoViewIfNeeded();
    await photograph(demo, info, `markers-${name}`);
  }
  await publisher.stop();
  await ask(demo, `mutation { endStream(id: "${goLive.id}") { id } }`);

  // It appears by itself.
  const past = rival.getByRole('list', { name: 'Past streams' });
  await past.getByRole('link', { name: 'An evening to keep' }).click();
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('An evening to keep');
  await expect(rival.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect.poll(() => framesOf(rival)).toBeGreaterThan(5);
  await rival.getByRole('button', { name: 'Pause' }).click();
  const position = rival.getByRole('slider', { name: 'Position' });
  await position.fill('8');
  await expect(position).toHaveAttribute('aria-valuetext', /^00:00:08 of 00:00:1\d$/);
  const before = await framesOf(rival);
  await rival.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => framesOf(rival)).toBeGreaterThan(before + 5);
  await expect.poll(() => placeOf(rival)).toBeGreaterThan(8);
  // Ten seconds before it, or the beginning.
  const markers = rival.getByRole('list', { name: 'Markers' });
  await markers.getByRole('button', { name: /^Watch from .*: A clutch$/ }).click();
  await expect.poll(() => placeOf(rival)).toBeLessThan(8);
  await expect(markers.getByRole('button', { name: /Clip|Delete/ })).toHaveCount(0);
  for (const [name, viewport] of [
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const) {
    await rival.setViewportSize(viewport);
    await settled(rival);
    await expectUsable(rival);
    expect((await boxOf(position)).width).toBeGreaterThan(100);
    await photograph(rival, info, `past-stream-${name}`);
  }

  await demo.goto('/go-live');
  await demo.getByRole('list', { name: 'Past streams' }).getByRole('link', { name: 'An evening to keep' }).click();
  await demo
    .getByRole('button', { name: /^Clip the moment/ })
    .first()
    .click();
  await expect(demo.getByRole('textbox', { name: 'Title' })).toHaveValue('A clutch');
  await demo.getByRole('button', { name: 'Save clip' }).click();
  await expect(demo.getByRole('dialog', { name: 'Clip saved' })).toBeVisible();
  await demo.getByRole('button', { name: 'Stay here' }).click();
  await demo.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Live Streams');
  await rival.reload();
  await expect(rival.getByText('We can’t find this past stream')).toBeVisible();
});

test('the page to go live says what is recorded and kept, and switches it off', async ({ browser }, info) => {
  const page = await enter(browser, 'newcomer');
  await page.goto('/go-live');
  const choice = page.getByRole('switch', { name: 'Record my streams' });
  await expect(choice).toBeChecked();
  await expect(page.getByText('0.0 of 20.0 GB are used.')).toBeVisible();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(choice).not.toBeChecked();
  await expectUsable(page);
  await photograph(page, info, 'go-live-recording');
});
