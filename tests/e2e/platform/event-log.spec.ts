import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { member } from '../accounts/member.ts';
import {
  NARROW,
  WIDE,
  createBattle,
  expectUsable,
  photograph,
  player,
  pressEscape,
  settled,
  test,
} from '../support.ts';

const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
/** Under which the page asks for the events. */
const [eventsDocument = ''] = Object.entries(documents).find(([, text]) => text.includes('query LatestEvents')) ?? [];

const ADDRESS = 'https://hooks.gauntlet.invalid/log';

test('what happened stands in the event log, to which a delivery leads (CR-20)', async ({ browser }, info) => {
  const page = await player(browser, 'rival');
  const query = 'mutation A($input: WebhookInput!) { addWebhook(input: $input) { secret } }';
  const input = { url: ADDRESS, types: ['WAGER_PLACED'] };
  expect((await page.request.post('/graphql', { data: { query, variables: { input } } })).status()).toBe(200);
  await createBattle(page, { stake: '5', title: 'For the log' });
  await createBattle(page, { stake: '6', title: 'For the log too' });
  await expect
    .poll(async () => {
      const answer = await page.request.post('/graphql', { data: { query: '{ latestEvents { edges { cursor } } }' } });
      return ((await answer.json()) as { data: { latestEvents: { edges: unknown[] } } }).data.latestEvents.edges.length;
    })
    .toBe(2);

  await page.goto('/programs');
  await settled(page);
  await page.getByRole('button', { name: 'Event Log' }).click();
  const log = page.getByRole('dialog', { name: 'Event log' });
  const events = log.getByRole('list', { name: 'Events' }).getByRole('listitem');
  await expect(events).toHaveCount(2);
  await expect(events.first()).toContainText('Event 2');
  await expect(events.first()).toContainText('New wagers placed');
  await events.first().getByText('Details').click();
  await expect(events.first()).toContainText('"stakeCents":600');
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `event-log-${viewport.width}`);
  }
  await pressEscape(page);
  await expect(log).toBeHidden();

  await page.getByRole('button', { name: `Deliveries to ${ADDRESS}` }).click();
  const deliveries = page.getByRole('dialog', { name: 'Deliveries' });
  await expect(deliveries.getByRole('button', { name: 'Event 2 in the event log' })).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `deliveries-with-events-${viewport.width}`);
  }
  await deliveries.getByRole('button', { name: 'Event 1 in the event log' }).click();
  await expect(events).toHaveCount(1);
  await expect(events).toContainText('Event 1');
  await log.getByRole('button', { name: 'Show the Latest' }).click();
  await expect(events).toHaveCount(2);
  await expect(log.getByRole('button', { name: 'Show the Latest' })).toHaveCount(0);
});

test('while the event log is on its way, when it cannot be read and while it is empty, it says so', async ({
  browser,
}, info) => {
  const page = await member(browser, 'log-waiter', { expected: /ERR_FAILED/ });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => void (release = resolve));
  let isBroken = true;
  await page.route('**/graphql*', async (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    if (!asked.includes(eventsDocument)) return route.continue();
    await held;
    return isBroken ? route.abort() : route.continue();
  });
  await page.goto('/developers?webhook=log');
  const log = page.getByRole('dialog', { name: 'Event log' });
  await expect(log.locator('[data-loading]').first()).toBeVisible();
  release();
  await expect(log.getByText('Failed to load your event log')).toBeVisible();
  isBroken = false;
  await log.getByRole('button', { name: 'Retry' }).click();
  await expect(log.getByText('Nothing has happened yet')).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `event-log-empty-${viewport.width}`);
  }
});
