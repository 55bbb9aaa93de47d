import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Page, expect } from 'playwright/test';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { askAt, enterAt } from '../own-gateway.ts';
import { expectUsable, test } from '../support.ts';

let gateway: RunningGateway;
test.beforeAll(async () => {
  gateway = await startGateway();
});
test.afterAll(() => gateway.stop());

const video = (page: Page) => page.locator('video');
const framesOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
const viewersOf = async (page: Page): Promise<number> =>
  (await askAt<{ stream: { viewers: number } }>(gateway, page, '{ stream(id: "3") { viewers } }')).stream.viewers;

/** Paths of films that a page asks for. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(m3u8|mp4|m4s)(\?|$)/.test(request.url())) films.push(request.url());
  });
  return films;
}

test('a sample stream shows moving pictures; of one that is meant for adults nothing is loaded and nobody counted before they agree (SM-09)', async ({
  browser,
}) => {
  const fan = await enterAt(gateway, browser, 'rival');
  const before = await viewersOf(fan);
  await fan.goto('/stream/3');
  await expect.poll(() => framesOf(fan)).toBeGreaterThan(30);
  await expect.poll(() => viewersOf(fan)).toBe(before + 1);

  const db = new Database(join(gateway.folder, 'e2e.db'), { timeout: 60_000 });
  expect(db.prepare(`UPDATE streams SET is_mature = 1 WHERE id = '3'`).run().changes).toBe(1);
  db.close();
  const other = await enterAt(gateway, browser, 'moderator');
  const films = filmsOf(other);
  await other.goto('/stream/3');
  await expect(other.getByText('This stream is meant for adults')).toBeVisible();
  await expectUsable(other);
  await expect(video(other)).toHaveCount(0);
  expect(films).toEqual([]);
  expect(await viewersOf(other)).toBe(before + 1);
  await other.getByRole('button', { name: 'Watch it' }).click();
  await expect.poll(() => framesOf(other)).toBeGreaterThan(30);
  await expect.poll(() => viewersOf(other)).toBe(before + 2);
});
