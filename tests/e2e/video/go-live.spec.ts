import { type Browser, type Page, expect } from 'playwright/test';
import { RtmpPublisher } from '../../support/rtmp-publisher.ts';
import { RtmpStandIn } from '../../support/rtmp-stand-in.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { attributeOf, textOf } from '../reads.ts';
import { NARROW, PASSWORD, WIDE, expectUsable, photograph, settled, test } from '../support.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const KEY = 'live_4711_Of-A-Streamer';

let platform: RtmpStandIn;
let gateway: RunningGateway;
test.beforeAll(async () => {
  platform = await RtmpStandIn.open();
  gateway = await startGateway({ RTMP_PORT: '0', SIMULCAST_HOST: `rtmp://127.0.0.1:${platform.port}` });
});
test.afterAll(async () => {
  await gateway.stop();
  await platform.close();
});

async function streamer(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce', baseURL: gateway.url });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', {
    data: { username, password: PASSWORD },
    headers: { origin: gateway.url },
  });
  expect(answer.status()).toBe(200);
  return page;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the address and the masked key are copied, are each player’s own, and a stream is taken with them (GL-10)', async ({
  browser,
}) => {
  const [one, other] = [await streamer(browser, 'demo'), await streamer(browser, 'rival')];
  const keys: string[] = [];
  for (const page of [one, other]) {
    await page.goto('/go-live');
    await settled(page);
    const source = region(page, 'Stream Source');
    const address = await textOf(source.getByText(/^rtmp:\/\//), /:\d+\//);
    await source.getByRole('button', { name: 'Copy server' }).click();
    await expect(source.getByText('Server address copied.')).toBeVisible();
    expect(await copied(page)).toBe(address);
    await source.getByRole('button', { name: 'Copy key' }).click();
    await expect(source.getByText('Stream key copied.')).toBeVisible();
    const key = await copied(page);
    keys.push(key);
    await expect(source.getByText(`••••••••••••${key.slice(-4)}`)).toBeVisible();
    expect(await page.content()).not.toContain(key);

    const publisher = await RtmpPublisher.open(Number(new URL(address).port), key);
    publisher.show(6_000);
    await expect(region(page, 'Stream Preview').getByText('640×360')).toBeVisible();
    await publisher.stop();
  }
  expect(new Set(keys).size).toBe(2);
});

test('the key is shown and hidden again, and one that is replaced ends the stream that used it and opens no other (GL-10)', async ({
  browser,
}) => {
  const page = await streamer(browser, 'demo');
  await page.goto('/go-live');
  await settled(page);
  const source = region(page, 'Stream Source');
  const port = Number(new URL(await textOf(source.getByText(/^rtmp:\/\//), /:\d+\//)).port);
  await source.getByRole('button', { name: 'Copy key' }).click();
  await expect(source.getByText('Stream key copied.')).toBeVisible();
  const before = await copied(page);
  await expect(source.getByText(before, { exact: true })).toHaveCount(0);
  await source.getByRole('button', { name: 'Show key' }).click();
  await expect(source.getByText(before, { exact: true })).toBeVisible();
  await source.getByRole('button', { name: 'Hide key' }).click();
  await expect(source.getByText(before, { exact: true })).toHaveCount(0);

  const publisher = await RtmpPublisher.open(port, before);
  publisher.show(6_000);
  await expect(region(page, 'Stream Preview').getByText('640×360')).toBeVisible();
  await source.getByRole('button', { name: 'Replace key' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Replace your stream key?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await source.getByRole('button', { name: 'Replace key' }).click();
  await dialog.getByRole('button', { name: 'Replace key' }).click();
  await expect(source.getByText('Your stream key is new. Enter it in your streaming software.')).toBeVisible();
  await publisher.closed;
  await expect(RtmpPublisher.open(port, before)).rejects.toThrow('Unknown stream key');
  await source.getByRole('button', { name: 'Copy key' }).click();
  await expect.poll(() => copied(page)).not.toBe(before);
  const next = await RtmpPublisher.open(port, await copied(page));
  next.show(6_000);
  await expect(region(page, 'Stream Preview').getByText('640×360')).toBeVisible();
  await next.stop();
});

test('a thumbnail of more than 5 MB is refused on the page and by the server, and the hint says what fits (GL-06)', async ({
  browser,
}) => {
  const page = await streamer(browser, 'demo');
  await page.goto('/go-live');
  await settled(page);
  await expect(page.getByText('Recommended 1920x1080, max 5MB')).toBeVisible();
  const picker = page.getByLabel('Thumbnail picture');
  const file = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(MAX_BYTES + 1) };
  await picker.setInputFiles(file);
  await expect(region(page, 'Stream Configuration').getByRole('alert')).toContainText('5 MB');
  const send = async (bytes: number) => {
    const answer = await page.request.post('/api/uploads/stream-thumbnail', {
      headers: { 'content-type': 'image/png', origin: gateway.url },
      data: Buffer.alloc(bytes),
    });
    return [answer.status(), ((await answer.json()) as { code?: string }).code];
  };
  expect(await send(MAX_BYTES + 1)).toEqual([413, 'FILE_TOO_LARGE']);
  // As many bytes as fit are looked at; these are no picture.
  expect((await send(MAX_BYTES))[1]).toBe('FILE_UNUSABLE');
});

/** What the picture of an element is, in grey: 32 times 18 spots from 0 to 255. */
const spotsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLVideoElement | HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [32, 18];
    const drawn = canvas.getContext('2d');
    drawn?.drawImage(element, 0, 0, 32, 18);
    const { data } = drawn?.getImageData(0, 0, 32, 18) ?? { data: new Uint8ClampedArray(0) };
    return Array.from({ length: data.length / 4 }, (_, n) => Math.max(...data.slice(4 * n, 4 * n + 3)));
  });

test('a live streamer takes the picture that is shown as thumbnail, and whoever has the list of streams open sees it there (GL-06)', async ({
  browser,
}, info) => {
  const [demo, rival] = [await streamer(browser, 'demo'), await streamer(browser, 'rival')];
  await rival.goto('/streams?sort=recent');
  await demo.goto('/go-live');
  await settled(demo);
  const take = demo.getByRole('button', { name: 'Take From Stream' });
  await expect(take).toBeDisabled();
  await demo.getByLabel('Stream Title').fill('Seen as it is');
  await demo.getByLabel('Game', { exact: true }).selectOption('valorant');
  await demo.getByLabel('Category', { exact: true }).selectOption('solo');
  await demo.getByRole('button', { name: 'Go Live', exact: true }).click();
  const card = rival.getByRole('article').filter({ has: rival.getByRole('link', { name: 'Seen as it is' }) });
  await expect(card).toBeVisible();
  await expect(card.locator('img[src^="/media/"]')).toHaveCount(0);

  const source = region(demo, 'Stream Source');
  const server = await textOf(source.getByText(/^rtmp:\/\//), /:\d+\//);
  await source.getByRole('button', { name: 'Copy key' }).click();
  await expect(source.getByText('Stream key copied.')).toBeVisible();
  const publisher = await RtmpPublisher.open(Number(new URL(server).port), await copied(demo));
  publisher.show(6_000);
  await expect(take).toBeEnabled();
  const preview = 'video[aria-label="Preview of your stream"]';
  await demo.locator(preview).evaluate((element: HTMLVideoElement) => element.pause());
  await take.click();
  await expect(demo.getByRole('img', { name: 'Thumbnail of your stream' })).toBeVisible();
  const shown = await spotsOf(demo, preview);
  expect(Math.max(...shown) - Math.min(...shown), 'the picture is no empty one').toBeGreaterThan(60);
  await photograph(demo, info, 'thumbnail-taken');
  await demo.getByRole('button', { name: 'Save Changes' }).click();

  const taken = card.locator('img[src^="/media/"]');
  await expect(taken).toBeVisible();
  await expect
    .poll(() => taken.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1280, 720]);
  const selector = `img[src="${await attributeOf(taken, 'src', /^\/media\//)}"]`;
  const seen = await spotsOf(rival, selector);
  const off = seen.reduce((sum, spot, n) => sum + Math.abs(spot - (shown[n] ?? 0)), 0) / seen.length;
  expect(seen.length).toBe(shown.length);
  expect(off, 'it is the picture that was shown').toBeLessThan(6);
  await publisher.stop();
  await demo.getByRole('button', { name: 'End Stream', exact: true }).click();
  await demo.getByRole('alertdialog').or(demo.getByRole('dialog')).getByRole('button', { name: 'End Stream' }).click();
  await expect(demo.getByRole('group', { name: 'Summary of the stream' })).toBeVisible();
});

test('a platform is connected, switched on and streamed to, and is let go of; the form for it sends itself alone (GL-11, EN-51)', async ({
  browser,
}, info) => {
  const page = await streamer(browser, 'rival');
  await page.goto('/go-live');
  await settled(page);
  const sync = region(page, 'Platform Sync');
  for (const name of ['Twitch', 'YouTube', 'Kick']) {
    await expect(sync.getByRole('switch', { name: `Simulcast to ${name}` })).toBeDisabled();
    await expect(sync.getByRole('button', { name: `Connect ${name}` })).toBeEnabled();
  }
  await page.getByLabel('Stream Title').fill('Here and there');
  await page.getByLabel('Game', { exact: true }).selectOption('valorant');
  await page.getByLabel('Category', { exact: true }).selectOption('solo');

  await sync.getByRole('button', { name: 'Connect Twitch' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Server address');
  await expect(address).toHaveValue(/^rtmps:\/\//);
  await address.fill('rtmp://127.0.0.1/app');
  await dialog.getByLabel('Stream key', { exact: true }).fill(KEY);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByText('That isn’t this platform’s address.')).toBeVisible();
  await photograph(page, info, 'connect-dialog');
  await address.fill('rtmp://live.twitch.tv/app');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(sync.getByText(`Connected with the key that ends in ${KEY.slice(-4)}.`)).toBeVisible();
  // The form beneath was not sent with it.
  await expect(page.getByRole('button', { name: 'Go Live', exact: true })).toBeEnabled();
  expect(await page.content()).not.toContain(KEY);

  await sync.getByRole('switch', { name: 'Simulcast to Twitch' }).click();
  await page.getByRole('button', { name: 'Go Live', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Watch Your Stream' })).toBeVisible();
  await expect(sync.getByRole('switch', { name: 'Simulcast to Twitch' })).toBeChecked();
  const source = region(page, 'Stream Source');
  const server = await textOf(source.getByText(/^rtmp:\/\//), /:\d+\//);
  await source.getByRole('button', { name: 'Copy key' }).click();
  await expect(source.getByText('Stream key copied.')).toBeVisible();
  const publisher = await RtmpPublisher.open(Number(new URL(server).port), await copied(page));
  publisher.show(3_000);
  await expect(sync.getByText('Sending', { exact: true })).toBeVisible();
  expect(platform.keys).toEqual([KEY]);
  await expect
    .poll(() => {
      publisher.show(500);
      return platform.media.length;
    })
    .toBeGreaterThan(60);
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `go-live-${viewport.width}`);
  }
  await page.setViewportSize(WIDE);

  platform.refusal = 'This channel is suspended';
  platform.cut();
  await expect(sync.getByText('Refused', { exact: true })).toBeVisible();
  await expect(sync.getByText('Twitch: This channel is suspended. We go on trying.')).toBeVisible();

  await sync.getByRole('button', { name: 'Disconnect Twitch' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(sync.getByText('Refused', { exact: true })).toBeHidden();
  await expect(sync.getByRole('switch', { name: 'Simulcast to Twitch' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await publisher.stop();
});
