import { readFileSync } from 'node:fs';
import { type Locator, type Page, expect } from 'playwright/test';
import {
  NARROW,
  WIDE,
  createBattle,
  expectUsable,
  joinBattle,
  player,
  reportResult,
  pressEscape,
  test,
  beginBattle,
} from '../support.ts';

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Replays' }).getByRole('article');
const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** A second of video, as the browser records it. */
async function record(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let n = 0; n < 24; n++) {
      if (pen) {
        pen.fillStyle = `hsl(${n * 15} 80% 50%)`;
        pen.fillRect(0, 0, 160, 90);
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

test('/replays shows own replays and the community’s, found by search and filters that the address holds (RP-01, RP-02, RP-03, RP-04, RP-05)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/replays');
  await expect(demo.getByRole('heading', { level: 1, name: 'Battle Replays' })).toBeVisible();
  await expect(demo.getByRole('tab')).toHaveText(['My Replays', 'Community']);
  await expect(cards(demo)).toHaveCount(12);
  await demo.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(demo)).not.toHaveCount(12);
  await expect(cards(demo).first()).toContainText(/demo vs|vs demo/);

  await demo.getByRole('tab', { name: 'Community' }).click();
  await expect(demo).toHaveURL(/view=community/);
  await expect(cards(demo).filter({ hasText: 'Grand final rematch' })).toBeVisible();
  await expect(cards(demo).filter({ hasText: /demo vs|vs demo/ })).toHaveCount(0);

  await demo.getByPlaceholder('Search replays, players...').fill('LUNAstrike');
  await expect(demo).toHaveURL(/q=LUNAstrike/);
  await expect(cards(demo).filter({ hasNotText: 'LunaStrike' })).toHaveCount(0);
  await expect(cards(demo).first()).toBeVisible();
  await demo.getByPlaceholder('Search replays, players...').fill('grand FINAL');
  await expect(cards(demo)).toHaveCount(1);
  await demo.getByPlaceholder('Search replays, players...').fill('');

  const game = demo.getByRole('combobox', { name: 'Game' });
  await expect(game.locator('option')).toHaveText([
    'All games',
    'Valorant',
    'Fortnite',
    'CS2',
    'Rocket League',
    'League of Legends',
    'Apex Legends',
  ]);
  await game.selectOption('CS2');
  await expect(demo).toHaveURL(/game=cs2/);
  await expect(demo).not.toHaveURL(/q=/);
  await expect(cards(demo).filter({ hasNotText: 'CS2' })).toHaveCount(0);
  await demo.getByRole('combobox', { name: 'Wager' }).selectOption('High ($500 or more)');
  await expect(cards(demo)).toHaveCount(1);
  await expect(cards(demo)).toContainText('$750');
  await demo.getByRole('combobox', { name: 'Result' }).selectOption('Win');
  await expect(cards(demo)).toContainText('StormBreaker won');
  await demo.reload();
  await expect(cards(demo)).toHaveCount(1);
  await demo.getByRole('combobox', { name: 'Wager' }).selectOption('Low (under $500)');
  await expect(cards(demo).filter({ hasText: '$750' })).toHaveCount(0);
});

test('empty views say what to do (RP-08, ER-13, ER-14)', async ({ browser }) => {
  const newcomer = await player(browser, 'newcomer');
  await newcomer.goto('/replays');
  await expect(newcomer.getByText('No personal replays found')).toBeVisible();
  await expect(newcomer.getByText('Start battling to create your first replay!')).toBeVisible();
  await newcomer.goto('/replays?view=community&q=nobody-at-all');
  await expect(newcomer.getByText('No community replays found')).toBeVisible();
  await expect(newcomer.getByText('Try adjusting your search or filters')).toBeVisible();
  await newcomer.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(cards(newcomer).first()).toBeVisible();
});

test('a replay has an address, which Back leaves; it counts a viewer once a day, and shares (RP-06, RP-07)', async ({
  browser,
}) => {
  const viewer = await player(browser, 'admin');
  await viewer.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await viewer.goto('/replays?view=community&q=Wingman');
  const card = cards(viewer);
  await expect(card).toContainText('0 views');
  await card.getByRole('link', { name: 'Wingman challenge' }).click();
  const dialog = dialogOf(viewer);
  await expect(dialog.getByRole('heading', { name: 'Wingman challenge' })).toBeVisible();
  await expect(viewer).toHaveURL(/replay=arena-7/);
  for (const text of ['AceViper', 'PixelQueen', '9–12', 'Match Details', 'Highlights', '$45', 'Apex Legends'])
    await expect(dialog.getByText(text).first()).toBeVisible();
  const views = dialog.getByText('Views', { exact: true }).locator('xpath=following-sibling::*[1]');
  await expect(views).toHaveText('1');
  await viewer.reload();
  await expect(views).toHaveText('1');

  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expect(viewer.getByText('Link copied').first()).toBeVisible();
  const link = await viewer.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replays\?replay=arena-7$/);
  await expect(dialog.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', /tiktok\.com\/upload/);
  await expect(dialog.getByRole('link', { name: 'YouTube Shorts' })).toHaveAttribute('href', /youtube\.com\/upload/);
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    /^https:\/\/recordings\.example/,
  );
  await expect(dialog.getByText('Download opens the recording on recordings.example')).toBeVisible();

  await viewer.goto('/replays?view=community&q=Wingman');
  await cards(viewer).getByRole('link', { name: 'Wingman challenge' }).click();
  await expect(dialog).toBeVisible();
  await viewer.goBack();
  await expect(dialog).toBeHidden();
  await expect(viewer).toHaveURL(/q=Wingman$/);

  await viewer.goto(link);
  await expect(dialog.getByRole('heading', { name: 'Wingman challenge' })).toBeVisible();
  await pressEscape(viewer);
  await expect(dialog).toBeHidden();
  await viewer.goto('/replays?replay=no-such-replay');
  await expect(dialog.getByText('Replay Not Found')).toBeVisible();
});

test('a settled battle has its replay, with a clip that plays, is sought and saved, and moments (RP-06, RP-07, RP-09)', async ({
  browser,
}) => {
  // A file that is none is refused on purpose.
  const demo = await player(browser, 'demo', { expected: /415/ });
  const rival = await player(browser, 'rival');
  const title = 'A replay that is kept';
  const id = await createBattle(demo, { stake: '5', title });
  await joinBattle(rival, id);
  await beginBattle(rival, demo);
  await reportResult(rival, 'lost', '7–13');
  await demo.goto(`/challenge/${id}`);
  await reportResult(demo, 'won', '13–7');
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(demo.getByRole('link', { name: 'View All Replays' })).toHaveAttribute('href', '/replays');

  const dialog = dialogOf(demo);
  await expect(async () => {
    await demo.goto(`/replays?replay=${id}`);
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(dialog.getByText('13–7')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Watch Recording' })).toHaveAttribute(
    'href',
    'https://recordings.example/match',
  );

  await dialog.getByLabel('Moment').fill('7:99');
  await dialog.getByLabel('What happens').fill('Ace on pistols');
  await dialog.getByRole('button', { name: 'Add Highlight' }).click();
  await expect(dialog.getByText('Minutes and seconds, like 07:30.')).toBeVisible();
  await dialog.getByLabel('Moment').fill('00:00');
  await dialog.getByRole('button', { name: 'Add Highlight' }).click();
  await expect(dialog.getByRole('list', { name: 'Highlights' })).toContainText('Ace on pistols');

  await dialog.getByLabel('Clip', { exact: true }).setInputFiles({
    name: 'page.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  await expect(dialog.getByText('Choose a video in MP4 or WebM.')).toBeVisible();
  const clip = await record(demo);
  await dialog
    .getByLabel('Clip', { exact: true })
    .setInputFiles({ name: 'ace.webm', mimeType: 'video/webm', buffer: clip });
  await expect(dialog.getByText('Your clip is up.')).toBeVisible();
  const video = dialog.locator('video');
  await dialog.getByRole('button', { name: 'Play from 00:00' }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThanOrEqual(2);
  const [file] = await Promise.all([
    demo.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(readFileSync(await file.path()).equals(clip)).toBe(true);

  await rival.goto(`/replays?replay=${id}`);
  await expect(dialogOf(rival).getByLabel('demo’s clip')).toBeVisible();
  await expect(dialogOf(rival).getByText('Loss', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Clip' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Remove Clip' }).click();
  await expect(video).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove 00:00 Ace on pistols' }).click();
  await expect(dialog.getByText('Mark the moments worth seeing.')).toBeVisible();
});

/** A film that takes more room than it needs: an element that players pass over lies behind its pictures. */
function enlarged(film: Buffer, size: number): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec);
  head.writeBigUInt64BE(BigInt(size) | (1n << 56n), 1);
  return Buffer.concat([film, head, Buffer.alloc(size, size % 256)]);
}

test('a clip of more than 5 MB goes on where its line broke and after the page was loaded anew, plays, and leaves nothing once it is cancelled', async ({
  browser,
}) => {
  // The line is broken on purpose.
  const demo = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  const part = 1_024 * 1_024;
  /** Where each part began that was sent, and where the line breaks next; null while it holds. */
  const line = { begun: [] as number[], breaksAt: null as number | null };
  /** Of the first file the answers to what begins and ends it are lost. */
  const lost = new Set([-1, 5 * part]);
  await demo.route(/\/api\/partial-uploads/, async (route) => {
    const request = route.request();
    const at = request.method() === 'POST' ? -1 : Number(request.headers()['upload-offset']);
    if (request.method() === 'PATCH') line.begun.push(at);
    if (lost.delete(at)) {
      await route.fetch();
      return route.abort();
    }
    return line.breaksAt !== null && line.begun.includes(line.breaksAt) ? route.abort() : route.continue();
  });
  const dialog = dialogOf(demo);
  const bar = dialog.getByRole('progressbar', { name: 'Uploading ace.webm' });
  const notice = dialog.getByText('Connection lost. The upload continues once you’re back online.');
  const openReplay = async (): Promise<void> => {
    await demo.goto('/replays');
    await cards(demo).first().getByRole('link').first().click();
  };
  const film = await (async () => {
    await openReplay();
    return record(demo);
  })();
  /** Chooses a file whose line breaks at its third part. */
  const chooseAndBreak = async (buffer: Buffer): Promise<void> => {
    Object.assign(line, { begun: [], breaksAt: 2 * part });
    await dialog
      .getByLabel('Clip', { exact: true })
      .setInputFiles({ name: 'ace.webm', mimeType: 'video/webm', buffer });
    await expect(notice).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', String(Math.floor((200 * part) / buffer.length)));
  };

  const first = enlarged(film, 6_000_000);
  await chooseAndBreak(first);
  line.breaksAt = null;
  await expect(dialog.getByText('Your clip is up.')).toBeVisible();
  await expect(notice).toBeHidden();
  expect([...new Set(line.begun)], 'at last an empty part').toEqual([
    ...[0, 1, 2, 3, 4, 5].map((n) => n * part),
    first.length,
  ]);
  expect(
    line.begun.filter((at) => at < 2 * part),
    'what had come was not sent again',
  ).toHaveLength(2);
  const video = dialog.locator('video');
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);

  const second = enlarged(film, 6_000_001);
  await chooseAndBreak(second);
  await demo.reload();
  Object.assign(line, { begun: [], breaksAt: null });
  await dialog
    .getByLabel('Clip', { exact: true })
    .setInputFiles({ name: 'ace.webm', mimeType: 'video/webm', buffer: second });
  await expect(dialog.getByText('Your clip is up.')).toBeVisible();
  expect(line.begun).toEqual([2, 3, 4, 5].map((n) => n * part));

  await chooseAndBreak(enlarged(film, 6_000_002));
  const dropped = demo.waitForResponse((response) => response.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Cancel Upload' }).click();
  await expect(bar).toBeHidden();
  line.breaksAt = null;
  const answer = await dropped;
  expect(answer.status()).toBe(204);
  const left = await demo.request.fetch(answer.url(), { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' } });
  expect(left.status()).toBe(404);
  await expect(dialog.getByRole('button', { name: 'Replace Clip' })).toBeEnabled();
});

test('what cannot be loaded says so and is tried again', async ({ browser }) => {
  const demo = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  await demo.goto('/settings');
  const link = demo.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Replays' });
  await expect(link).toBeVisible();
  await demo.route('**/graphql**', (route) => route.abort());
  await link.click();
  await expect(demo.getByText('Failed to load the replays')).toBeVisible();
  await expect(demo.getByText(/^Failed to load the top of the week/)).toBeVisible();
  await demo.unroute('**/graphql**');
  await demo.getByRole('alert').filter({ hasText: 'the replays' }).getByRole('button', { name: 'Retry' }).click();
  await expect(cards(demo).first()).toBeVisible();
});

for (const viewport of [WIDE, NARROW]) {
  test(`replays can be used by everybody at ${viewport.width} px, full, empty and with one open`, async ({
    browser,
  }) => {
    const demo = await player(browser, 'demo', { viewport });
    for (const path of ['/replays', '/replays?view=community']) {
      await demo.goto(path);
      await expect(cards(demo).first()).toBeVisible();
      await expect(demo.getByRole('list', { name: 'Top of the week' })).toBeVisible();
      await expectUsable(demo);
    }
    await demo.goto('/replays?game=fortnite');
    await expect(demo.getByText('No personal replays found')).toBeVisible();
    await expectUsable(demo);
    await demo.goto('/replays?replay=past-24');
    await expect(dialogOf(demo).getByText('First blood in the river')).toBeVisible();
    await expectUsable(demo);
  });
}
