import { readFileSync } from 'node:fs';
import { type Locator, type Page, expect } from 'playwright/test';
import { message, openChat, say } from '../chat/panel.ts';
import { OFFLINE, player, pressEscape, test } from '../support.ts';

const light = (page: Page, state: 'Live' | 'Connecting' | 'Offline'): Locator =>
  page.getByRole('banner').getByRole('img', { name: new RegExp(`^${state}:`) });

test('time without a network loses and doubles nothing of the chat, and the light says how things stand', async ({
  browser,
}) => {
  const writer = await player(browser, 'admin');
  const reader = await player(browser, 'rival', { expected: OFFLINE });
  await Promise.all([writer.goto('/home'), reader.goto('/home')]);
  const here = await openChat(writer, '#strategy-talk');
  const there = await openChat(reader, '#strategy-talk');
  await expect(light(reader, 'Live')).toBeVisible();
  const texts = Array.from({ length: 7 }, (_, n) => `The plan, part ${n}`);
  const [before = '', ...rest] = texts;
  const after = rest.pop() ?? '';
  await say(here, before);
  await expect(message(there, before)).toBeVisible();

  await reader.context().setOffline(true);
  await expect(light(reader, 'Offline')).toBeVisible();
  await expect(reader.getByText('You’re offline.', { exact: false })).toBeVisible();
  for (const text of rest) await say(here, text);
  for (const text of rest) await expect(message(there, text)).toHaveCount(0);

  await reader.context().setOffline(false);
  await expect(light(reader, 'Live')).toBeVisible();
  await say(here, after);
  const told = there.getByRole('article').getByText('The plan, part');
  await expect(told).toHaveText(texts);

  await say(there, 'Back again');
  for (const chat of [here, there]) await expect(message(chat, 'Back again')).toHaveCount(1);
});

test('what is opened without a network comes as soon as there is one, and the page stays', async ({ browser }) => {
  const page = await player(browser, 'rival', { expected: OFFLINE });
  await page.goto('/home');
  await expect(light(page, 'Live')).toBeVisible();
  // What draws popovers is fetched with the first of them, or ahead; of the next one only the content is missing.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Friends and community' }).click();
  const popover = page.getByRole('dialog', { name: 'Friends and Community' });
  await expect(popover).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Hype Zone');
  await page.context().setOffline(false);
  await expect(popover.getByRole('link', { name: 'Add Friend' })).toBeVisible();
});

test('a part that cannot be fetched leaves the page as it is and offers to load it again', async ({ browser }) => {
  const page = await player(browser, 'rival', { expected: /ERR_FAILED/ });
  await page.goto('/home');
  await expect(light(page, 'Live')).toBeVisible();
  const files = '**/assets/friends-overview-*.js';
  await page.route(files, (route) => route.abort());
  const friends = page.getByRole('banner').getByRole('button', { name: 'Friends and community' });
  await friends.click();
  const popover = page.getByRole('dialog', { name: 'Friends and Community' });
  await expect(popover.getByText('A part of the page is missing')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Hype Zone');
  await page.unroute(files);
  // The press loads the page anew some moments later; what is pressed before would be gone with the old one.
  const again = page.waitForEvent('load');
  await popover.getByRole('button', { name: 'Load the page again' }).click();
  await again;
  await friends.click();
  await expect(popover.getByRole('link', { name: 'Add Friend' })).toBeVisible();
});

test('a page that is loaded asks nothing twice by itself, also once its live connection stands', async ({
  browser,
}) => {
  const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
  const page = await player(browser, 'demo');
  // The first page of a day grants what the day brings, which everything that shows money reads.
  const opened = await page.request.post('/graphql', { data: { query: 'mutation O { openDay(zone: "UTC") }' } });
  expect(opened.status()).toBe(200);
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { documentId, variables = {} } = request.postDataJSON() as { documentId: string; variables?: unknown };
    const name = /\b(query|mutation) (\w+)/.exec(documents[documentId] ?? '')?.[2] ?? documentId;
    asked.push(`${name} ${JSON.stringify(variables)}`);
  });
  for (const path of [
    '/home',
    '/dashboard',
    '/wallet',
    '/friends',
    '/notifications',
    '/chat',
    '/store',
    '/leaderboards',
    '/teams',
    '/missions',
    '/arcade',
    '/inventory',
    '/streams',
    '/replays',
    '/profile',
    '/settings',
    '/statements',
    '/earnings',
    '/help',
  ]) {
    // What the page before still asks is not this one's.
    await page.goto('about:blank');
    asked = [];
    await page.goto(path);
    await expect(light(page, 'Live')).toBeVisible();
    await expect.poll(() => asked.some((one) => one.startsWith('ChatSettings ')), 'the header counts').toBe(true);
    // Whatever follows a live connection gathers for a quarter of a second at most.
    await page.waitForLoadState('networkidle');
    expect(
      asked.filter((one) => one.startsWith('ReadInbox ')),
      'the bell counts by the first answer',
    ).toEqual([]);
    expect(
      asked.filter((one, at) => asked.indexOf(one) !== at),
      path,
    ).toEqual([]);
  }
});
