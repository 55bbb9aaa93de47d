import { type Browser, type Page, expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { pathOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, settled, test } from '../support.ts';

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway({ RTMP_PORT: '0' });
});
test.afterAll(() => gateway.stop());

const enter = (browser: Browser, username: string) => enterAt(gateway, browser, username);
const ask = <T>(page: Page, query: string) => askAt<T>(gateway, page, query);

/** Plays on, and resolves with the place in the film of the next frame that is really shown. */
const nextFrame = (page: Page) =>
  page.locator('video').evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime));
        void video.play();
      }),
  );

test('SM-11, CR-12: a viewer clips a live stream; the clip plays on its page and is sought in, is found on the stream and by its streamer, reported and deleted', async ({
  browser,
}, info) => {
  const [demo, rival] = [await enter(browser, 'demo'), await enter(browser, 'rival')];
  const { goLive } = await ask<{ goLive: { id: string } }>(
    demo,
    'mutation { goLive(input: { title: "Late duels", game: "valorant", kind: "solo" }) { id } }',
  );
  const { showStreamKey: key } = await ask<{ showStreamKey: string }>(demo, 'mutation { showStreamKey }');
  const { ingest } = await ask<{ ingest: { rtmpUrl: string } }>(demo, '{ ingest { rtmpUrl } }');
  await rival.goto(`/stream/${goLive.id}`);
  const clip = rival.getByRole('button', { name: 'Clip', exact: true });
  await expect(clip).toBeDisabled();
  await expect(rival.getByText('This stream isn’t recorded, so there’s nothing to clip.')).toBeVisible();
  await expect(rival.getByText('No clips yet')).toBeVisible();
  await photograph(rival, info, 'stream-without-recording');

  const publisher = await RtmpPublisher.open(Number(new URL(ingest.rtmpUrl).port), key);
  publisher.show(12_500);
  // It becomes possible by itself.
  await expect(clip).toBeEnabled();
  await expect
    .poll(
      async () =>
        (await ask<{ clipMoment: object | null }>(rival, `{ clipMoment(streamId: "${goLive.id}") { seconds } }`))
          ?.clipMoment,
    )
    .toEqual({ seconds: 12 });
  await clip.click();
  const dialog = rival.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /The last 60 seconds/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('');
  await dialog.getByRole('button', { name: 'Save clip' }).click();
  await expect(dialog.getByText('Give the clip a title.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('What a shot');
  await photograph(rival, info, 'clip-dialog');
  await rival.setViewportSize(NARROW);
  await settled(rival);
  await expectUsable(rival);
  await photograph(rival, info, 'clip-dialog-narrow');
  await rival.setViewportSize(WIDE);
  await dialog.getByRole('button', { name: 'Save clip' }).click();
  await expect(dialog.getByText('Clip saved')).toBeVisible();
  await photograph(rival, info, 'clip-saved');
  const address = await pathOf(dialog.getByRole('link', { name: 'Watch clip' }));
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  const listed = rival.getByRole('list', { name: 'Clips' }).getByRole('link', { name: 'What a shot' });
  await expect(listed).toHaveAttribute('href', address);
  await listed.click();

  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('What a shot');
  const first = await nextFrame(rival);
  expect(first).toBeLessThan(9);
  expect(await nextFrame(rival)).toBeGreaterThan(first);
  await rival.getByRole('button', { name: 'Pause' }).click();
  const position = rival.getByRole('slider', { name: 'Position' });
  await position.fill('10');
  await expect(position).toHaveAttribute('aria-valuetext', '00:00:10 of 00:00:12');
  expect(await nextFrame(rival)).toBeGreaterThanOrEqual(9.9);
  for (const [name, viewport] of [
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const) {
    await rival.setViewportSize(viewport);
    await settled(rival);
    await expectUsable(rival);
    await photograph(rival, info, `clip-${name}`);
  }
  await expect(rival.getByText('12 s · 0 views')).toHaveCount(2);

  const newcomer = await enter(browser, 'newcomer');
  await newcomer.goto(address);
  await expect(newcomer.getByText('Valorant · 12 s · 1 view')).toBeVisible();
  await newcomer.getByRole('button', { name: 'Report' }).click();
  await newcomer.getByRole('dialog').getByRole('textbox').fill('Shows an address.');
  await newcomer.getByRole('button', { name: 'Report clip' }).click();
  // The words that say so go by themselves; what staff read does not.
  await expect(newcomer.getByRole('dialog')).toHaveCount(0);
  const moderator = await enter(browser, 'moderator');
  await moderator.goto('/admin/content?tab=reports');
  await expect(moderator.getByText('Shows an address.')).toBeVisible();
  await photograph(moderator, info, 'clip-report');
  await moderator.getByRole('link', { name: 'The clip' }).click();
  await expect(moderator.getByRole('heading', { level: 1 })).toHaveText('What a shot');

  await publisher.stop();
  await ask(demo, `mutation { endStream(id: "${goLive.id}") { id } }`);
  await demo.goto('/creator-hub?tab=content');
  const mine = demo.getByRole('region', { name: 'Stream Clips' });
  await expect(mine.getByRole('link', { name: 'What a shot' })).toBeVisible();
  for (const [name, viewport] of [
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const) {
    await demo.setViewportSize(viewport);
    await settled(demo);
    await expectUsable(demo);
    await mine.scrollIntoViewIfNeeded();
    await photograph(demo, info, `creator-clips-${name}`);
  }
  await mine.getByRole('button', { name: 'Delete What a shot' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(mine.getByText('No clips yet')).toBeVisible();
  await newcomer.reload();
  await expect(newcomer.getByText('We can’t find this clip')).toBeVisible();
});

test('the page to go live says whether viewers clip, and switches it off', async ({ browser }, info) => {
  const page = await enter(browser, 'newcomer');
  await page.goto('/go-live');
  const choice = page.getByRole('switch', { name: 'Allow clips' });
  await expect(choice).toBeChecked();
  await expect(page.getByText('0.0 of 5.0 GB are used.')).toBeVisible();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(choice).not.toBeChecked();
  await expectUsable(page);
  await photograph(page, info, 'go-live-clips');
});
