import { type Page, expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph, player, settled, test } from '../support.ts';

/** Every address that a page asks, by whatever means. */
function asksOf(page: Page): Set<string> {
  const origins = new Set<string>();
  const note = (url: string): void => {
    const { protocol, host } = new URL(url);
    if (/^(?:http|ws)s?:$/.test(protocol)) origins.add(host);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return origins;
}

test('Developers and the explorer ask no server but ours, and Developers is usable at 390 and at 1440 pixels', async ({
  browser,
}, info) => {
  test.slow();
  const page = await player(browser, 'demo');
  const asked = asksOf(page);
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `developers-${viewport.width}`);
  }
  const { host } = new URL(page.url());
  expect([...asked]).toEqual([host]);

  await page.goto('/graphiql/');
  await page.getByRole('button', { name: /Execute query/i }).click();
  await expect(page.locator('.result-window')).toContainText('"data"');
  expect([...asked]).toEqual([host]);
});
