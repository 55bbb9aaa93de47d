import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, expect } from 'playwright/test';
import { ObsStandIn } from '../../support/obs-stand-in.ts';
import { boxOf, countOf, textOf } from '../reads.ts';
import {
  NARROW,
  OFFLINE,
  PASSWORD,
  WIDE,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  player,
  reportResult,
  settled,
  test,
  visitor,
  beginBattle,
} from '../support.ts';

/** Makes the embed code of what is chosen, and answers it with the address within it. */
async function embed(page: Page): Promise<{ code: string; address: string }> {
  await page.getByRole('button', { name: 'Get Embed Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get the embed code' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Get Embed Code' }).click();
  const code = await textOf(page.getByLabel('Embed code', { exact: true }), /src="[^"]+"/);
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.getByText('Embed code copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  return { code, address: (/src="([^"]+)"/.exec(code)?.[1] ?? '').replaceAll('&amp;', '&') };
}

test('a creator gets the code of an overlay, which shows live on a foreign page, hides amounts, and ends when it is revoked (CR-11)', async ({
  browser,
}, info) => {
  test.slow();
  const page = await player(browser, 'demo');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/creator-hub?tab=content');
  await settled(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('$1,247.50');
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    for (const [kind, theme, size] of [
      ['Wallet', 'Dark', 'Small'],
      ['Wager Feed', 'Light', 'Medium'],
      ['Recent Wins', 'Transparent', 'Large'],
    ] as const) {
      await page.getByLabel('Overlay', { exact: true }).selectOption(kind);
      await page.getByLabel('Theme').selectOption(theme);
      await page.getByLabel('Size').selectOption(size);
      await expect(preview.getByRole('region', { name: kind })).toBeVisible();
      await settled(page);
      await expectUsable(page);
      await photograph(page, info, `overlay-${kind}-${viewport.width}`);
    }
  }

  // On a page of another site, by nothing but what stands in the code.
  const { code, address } = await embed(page);
  const [sent = '', secret = ''] = address.split('#');
  expect(secret).toMatch(/^gntl_pat_/);
  const stranger = await visitor(browser);
  const asked: string[] = [];
  stranger.on('request', (request) => void asked.push(request.url()));
  // By its number it is another site than our own, which goes by a name.
  const site = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A stream</title><link rel="icon" href="data:,">${code}`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  await stranger.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const wins = stranger.frameLocator('iframe').getByRole('region', { name: 'Recent Wins' });
  await expect(wins).toBeVisible();
  await expect(wins).not.toContainText('Connecting');
  const place = await boxOf(stranger.locator('iframe'));
  expect(await boxOf(wins), 'it fills its frame, and nothing of it is cut off').toEqual(place);
  expect(asked).toContain(sent);
  expect(asked.filter((url) => url.includes(secret) && !url.startsWith(sent))).toEqual([]);
  const background = await stranger
    .frameLocator('iframe')
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor);
  expect(background).toBe('rgba(0, 0, 0, 0)');
  const before = await countOf(wins.getByRole('listitem'));

  // A battle that is won meanwhile comes by itself.
  const rival = await player(browser, 'rival');
  const battleId = await createBattle(page, { stake: '27', title: 'On the overlay' });
  await joinBattle(rival, battleId);
  await page.goto(`/challenge/${battleId}`);
  await beginBattle(page, rival);
  await expect(page.getByRole('button', { name: 'Report Result' })).toBeVisible();
  await reportResult(page, 'won', '13-5');
  await rival.goto(`/challenge/${battleId}`);
  await reportResult(rival, 'lost', '5-13');
  await expect(wins).toContainText('+$27.00');
  await expect(wins.getByRole('listitem')).toHaveCount(Math.min(5, before + 1));
  await photograph(stranger, info, 'overlay-on-a-page');

  // Another one, of the wallet without amounts: none of it is on the page or on its way there.
  await page.goto('/creator-hub?tab=content');
  await page.getByLabel('Hide amounts').check();
  await expect(preview).toContainText('•••');
  const hidden = await visitor(browser);
  const frames: string[] = [];
  hidden.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  await hidden.goto((await embed(page)).address);
  await expect(hidden.getByRole('region', { name: 'Wallet' })).toContainText('•••');
  await expectUsable(hidden);
  await expect.poll(() => frames.some((frame) => frame.includes('"balanceCents":null'))).toBe(true);
  expect(frames.filter((frame) => /Cents":\d/.test(frame))).toEqual([]);
  await photograph(hidden, info, 'overlay-hidden');

  const list = page.getByRole('list', { name: 'Overlays' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /^Revoke Recent Wins overlay/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Key' }).click();
  await expect(wins).toContainText('This overlay has ended.');
  await expect(wins).not.toContainText('+$27.00');
  await expect(hidden.getByRole('region', { name: 'Wallet' })).toContainText('•••');
  site.close();
});

test('an overlay that was set up in OBS has what it missed once its connection stands again (CR-11, CR-21)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/creator-hub?tab=content');
  const { address } = await embed(page);
  const obs = await ObsStandIn.open();
  await page.getByRole('button', { name: 'Set up in OBS' }).click();
  const form = page.getByRole('dialog', { name: 'Set up in OBS' });
  await form.getByLabel('Address').fill(obs.url);
  await form.getByRole('button', { name: 'Set Up in OBS' }).click();
  await expect(page.getByRole('dialog', { name: 'OBS is set up' })).toContainText('Gauntlet Wallet');
  expect([...obs.sources.values()].map(({ settings }) => settings['url'])).toEqual([address]);
  await obs.close();
  const stream = await visitor(browser, { expected: OFFLINE });
  const sockets: string[] = [];
  stream.on('websocket', (socket) => socket.on('close', () => void sockets.push(socket.url())));
  await stream.goto(address);
  const card = stream.getByRole('region', { name: 'Wallet' });
  const coins = async (): Promise<number> =>
    Number((/([\d,]+) BC/.exec(await textOf(card, /[\d,]+ BC/))?.[1] ?? '').replaceAll(',', ''));
  const before = await coins();
  await stream.context().setOffline(true);
  // It tries again and again, and each try ends.
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  const query = 'mutation B { buyBattleCoins(coins: 500, idempotencyKey: "for-the-overlay") { battleCoins } }';
  const bought = await page.request.post('/graphql', { data: { query } });
  expect(await bought.json()).toEqual({ data: { buyBattleCoins: { battleCoins: before + 500 } } });
  expect(await coins(), 'what was told last stays').toBe(before);
  await stream.context().setOffline(false);
  await expect.poll(coins).toBe(before + 500);
});

test('an overlay is usable at 390 and at 1440 pixels while it connects, while nothing has happened, and once it has ended (CR-11)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'newcomer');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/creator-hub?tab=content');
  await settled(page);
  await page.getByLabel('Overlay', { exact: true }).selectOption('Recent Wins');
  const { address } = await embed(page);
  const look = async (overlay: Page, says: string): Promise<void> => {
    for (const viewport of [NARROW, WIDE]) {
      await overlay.setViewportSize(viewport);
      await expect(overlay.getByRole('region', { name: 'Recent Wins' })).toContainText(says);
      await expectUsable(overlay);
      await photograph(overlay, info, `overlay-${says}-${viewport.width}`);
    }
  };

  const [silent, live] = [await visitor(browser), await visitor(browser)];
  // A server that takes the connection and says nothing.
  await silent.routeWebSocket('**/graphql', () => {});
  await silent.goto(address);
  await look(silent, 'Connecting');
  await live.goto(address);
  await look(live, 'No wins yet');

  await page
    .getByRole('list', { name: 'Overlays' })
    .getByRole('button', { name: /^Revoke Recent Wins overlay/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Key' }).click();
  await look(live, 'This overlay has ended.');
});
