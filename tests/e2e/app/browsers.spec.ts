import { type Page, expect } from 'playwright/test';
import { textOf } from '../reads.ts';
import {
  NARROW,
  PASSWORD,
  WIDE,
  beginBattle,
  createBattle,
  joinBattle,
  player,
  reportResult,
  settled,
  test,
  visitor,
} from '../support.ts';
import { AFTER_BASELINE, AFTER_OBS, found, takeAway } from './older-browser.ts';

/** What the app itself brings where a browser lacks it. */
const BROUGHT = [
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'URL.canParse',
];

const GROUND = 'rgb(11, 13, 19)';
const groundOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the baseline, with the functions and colours that came later taken away, goes from the front page through a whole battle, and draws every kind of screen', async ({
  browser,
}) => {
  test.slow();
  const page = await visitor(browser);
  await takeAway(page, AFTER_BASELINE);
  await page.goto('/');
  await expect(page.locator('h1').first()).toBeVisible();
  await settled(page);
  expect(await found(page, AFTER_BASELINE)).toEqual(BROUGHT);
  expect(await groundOf(page)).toBe(GROUND);
  await page.goto('/login');
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/(?:home|dashboard)/);

  const rival = await player(browser, 'rival', { viewport: NARROW });
  await takeAway(rival, AFTER_BASELINE);
  const id = await createBattle(page, { stake: '10', title: 'On an old browser' });
  await joinBattle(rival, id);
  await beginBattle(page, rival);
  await expect(page.getByRole('button', { name: 'Report Result' })).toBeVisible();
  await reportResult(page, 'won', '13-5');
  await rival.goto(`/challenge/${id}`);
  await reportResult(rival, 'lost', '5-13');
  await expect(page.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();

  for (const path of [
    '/home',
    '/dashboard?tab=live-battles',
    '/wallet',
    '/statements',
    '/tournaments/bracket-6?tab=bracket',
    '/stream/3',
    '/store',
    '/missions',
    '/leaderboards',
    '/replays',
    '/friends',
    '/teams',
    '/notifications',
    '/settings',
    '/creator-hub',
    '/arcade',
    '/arcade/bank-shot',
    '/player/rival',
    '/help',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('h1').first()).toBeVisible();
      // Colours that the browser does not know would leave the ground white and faces black.
      expect(await groundOf(page), path).toBe(GROUND);
      expect(await page.content(), path).not.toMatch(/(?:oklch|oklab|color-mix|light-dark)\(/);
    });
});

test('a browser below the baseline is told so in words in place of the app, in its language, with or without scripts', async ({
  browser,
}) => {
  for (const [locale, words] of [
    ['en-US', ['This browser is too old for Gauntlet.', 'Use Chrome or Edge 109, Safari 16.4, Firefox 121 or newer.']],
    [
      'es-MX',
      [
        'Este navegador es demasiado antiguo para Gauntlet.',
        'Usa Chrome o Edge 109, Safari 16.4, Firefox 121 o una versión más nueva.',
      ],
    ],
  ] as const)
    for (const path of ['/', '/login', '/dashboard']) {
      const page = await visitor(browser, { locale, viewport: NARROW });
      // The unit by which the page knows its browsers, as one reads it that has never heard of it.
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const answer = await route.fetch();
          const html = await answer.text();
          expect(html).toMatch(/@supports[^{]*\b1lh\b/);
          await route.fulfill({ response: answer, body: html.replaceAll('1lh', '1unheardof') });
        },
      );
      await page.goto(path);
      for (const line of words) await expect(page.getByText(line)).toBeVisible();
      await expect(page.getByRole('status')).toBeHidden();
      // Whatever the page fetches is there, and the app has started neither behind the words nor instead of them.
      await page.waitForFunction(() => document.readyState === 'complete');
      for (const line of words) await expect(page.getByText(line)).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(0);
      await page.context().close();
    }
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/');
  // A noscript is passed over where texts are looked for.
  const words = page.locator('noscript > p');
  await expect(words).toBeVisible();
  await expect(words).toHaveJSProperty('textContent', 'Gauntlet needs JavaScript.');
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByText('This browser is too old for Gauntlet.')).toBeHidden();
});

test('an overlay and an embedded tournament run in what OBS brings: all that came after Chromium 103 is taken away (CR-11)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/creator-hub?tab=content');
  await settled(page);
  const addresses: string[] = [];
  for (const [kind, theme] of [
    ['Wallet', 'Dark'],
    ['Wager Feed', 'Light'],
    ['Recent Wins', 'Transparent'],
  ] as const) {
    await page.getByLabel('Overlay', { exact: true }).selectOption(kind);
    await page.getByLabel('Theme').selectOption(theme);
    await page.getByRole('button', { name: 'Get Embed Code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get the embed code' });
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Get Embed Code' }).click();
    await expect(dialog).toBeHidden();
    const code = await textOf(page.getByLabel('Embed code', { exact: true }), new RegExp(`title="[^"]*${kind}`));
    const address = (/src="([^"]+)"/.exec(code)?.[1] ?? '').replaceAll('&amp;', '&');
    addresses.push(address);
    const overlay = await visitor(browser);
    await takeAway(overlay, AFTER_OBS);
    await overlay.goto(address);
    const card = overlay.getByRole('region', { name: kind });
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('Connecting');
    const [ground, text] = await card.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
    expect(text).not.toBe(ground);
    expect(ground === 'rgba(0, 0, 0, 0)').toBe(theme === 'Transparent');
    // What is won meanwhile comes by itself.
    if (kind !== 'Wallet') continue;
    const coins = async () => (/[\d,]+ BC/.exec(await textOf(card, /[\d,]+ BC/)) ?? [''])[0];
    const before = await coins();
    const query = 'mutation B { buyBattleCoins(coins: 500, idempotencyKey: "in-the-old-overlay") { battleCoins } }';
    await page.request.post('/graphql', { data: { query } });
    await expect.poll(coins).not.toBe(before);
  }
  expect(new Set(addresses).size).toBe(3);

  const embed = await visitor(browser);
  await takeAway(embed, AFTER_OBS);
  for (const viewport of [NARROW, WIDE])
    for (const theme of ['dark', 'light'])
      for (const [view, says] of [
        ['bracket', 'Upper round 1'],
        ['standings', 'Places so far'],
      ] as const) {
        await embed.setViewportSize(viewport);
        await embed.goto(`/embed/tournaments/bracket-6?view=${view}&theme=${theme}`);
        await expect(embed.getByText(says).first()).toBeAttached();
        // Drawn, whichever form of it the width asks for.
        await expect(embed.getByText('VoltRunner').filter({ visible: true }).first()).toBeVisible();
        expect(await groundOf(embed)).toBe(theme === 'dark' ? GROUND : 'rgb(255, 255, 255)');
      }
});
