import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { WEBHOOK_WORDS } from '../../../domain/platform/webhook.ts';
import { member } from '../accounts/member.ts';
import { NARROW, WIDE, expectUsable, photograph, settled, pressEscape, test } from '../support.ts';

const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
/** Under which the page asks for its webhooks. */
const [webhooksDocument = ''] = Object.entries(documents).find(([, text]) => text.includes('query Webhooks')) ?? [];

/** A name that no network knows, by its own definition. */
const ADDRESS = 'https://hooks.gauntlet.invalid/told';

test('a webhook is added, tried, looked at, changed and removed (CR-20)', async ({ browser }, info) => {
  test.slow();
  const page = await member(browser, 'hook-owner', { expected: /40[0139]/ });
  await page.goto('/programs');
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Add a Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  for (const name of Object.values(WEBHOOK_WORDS)) await dialog.getByRole('checkbox', { name }).uncheck();
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(dialog.getByText('Enter the address.')).toBeVisible();
  await expect(dialog.getByText('Tick at least one.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Challenge results' }).check();
  await dialog.getByLabel('Address').fill('https://127.0.0.1/told');
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(dialog.getByText('That address is in your own network').first()).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `webhook-form-${viewport.width}`);
  }
  await dialog.getByLabel('Address').fill(ADDRESS);
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new secret' });
  await expect(shown.getByLabel('Signing secret')).toHaveText(/^whsec_/);
  await expectUsable(page);
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();

  const list = page.getByRole('list', { name: 'Webhooks' });
  await expect(list).toContainText('Challenge results');
  await expect(list).not.toContainText('Payout notifications');
  await list.getByRole('button', { name: `Deliveries to ${ADDRESS}` }).click();
  const deliveries = page.getByRole('dialog', { name: 'Deliveries' });
  await expect(deliveries.getByText('Nothing sent yet')).toBeVisible();
  await deliveries.getByRole('button', { name: 'Send a Test' }).click();
  const row = deliveries.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  await expect(row).toHaveCount(1, { timeout: 60_000 });
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('no answer');
  await row.getByText('Details').click();
  await expect(row).toContainText('"type":"webhook.test"');
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `deliveries-${viewport.width}`);
  }
  await deliveries.getByRole('button', { name: 'Replace Secret' }).click();
  await expect(shown).toContainText('The old secret works until');
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  await expect(deliveries).toBeVisible();
  await pressEscape(page);
  await expect(deliveries).toBeHidden();

  await list.getByRole('button', { name: `Change ${ADDRESS}` }).click();
  const change = page.getByRole('dialog', { name: 'Change this webhook' });
  await change.getByRole('checkbox', { name: 'Payout notifications' }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Payout notifications');
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `webhooks-${viewport.width}`);
  }
  await list.getByRole('button', { name: `Remove ${ADDRESS}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Webhook' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});

test('the secret of the fifth webhook, the last that there may be, is shown too (CR-20)', async ({ browser }) => {
  const page = await member(browser, 'hook-collector');
  const query = 'mutation A($input: WebhookInput!) { addWebhook(input: $input) { secret } }';
  for (const n of [1, 2, 3, 4]) {
    const input = { url: `${ADDRESS}/${n}`, types: ['WAGER_PLACED'] };
    expect((await page.request.post('/graphql', { data: { query, variables: { input } } })).status()).toBe(200);
  }
  await page.goto('/programs');
  const list = page.getByRole('list', { name: 'Webhooks' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await settled(page);
  await page.getByRole('button', { name: 'Add a Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Address').fill(ADDRESS);
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  // Behind the dialog the list has the fifth by now, and offers no sixth.
  await expect(page.getByRole('list', { name: 'Webhooks', includeHidden: true })).toContainText(`${ADDRESS}New`);
  const shown = page.getByRole('dialog', { name: 'Your new secret' });
  await expect(shown.getByLabel('Signing secret')).toHaveText(/^whsec_/);
  await shown.getByRole('button', { name: 'I’ve Saved It' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Add a Webhook' })).toHaveCount(0);
});

test('while webhooks are on their way, and when they cannot be read, the page says so', async ({ browser }, info) => {
  const page = await member(browser, 'hook-waiter', { expected: /ERR_FAILED/ });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => void (release = resolve));
  let isBroken = true;
  await page.route('**/graphql*', async (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    if (!asked.includes(webhooksDocument)) return route.continue();
    await held;
    return isBroken ? route.abort() : route.continue();
  });
  await page.goto('/programs');
  const panel = page.getByRole('region', { name: 'Webhooks' });
  await expect(panel.locator('[data-loading]').first()).toBeVisible();
  release();
  await expect(panel.getByText('Failed to load your webhooks')).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
    await photograph(page, info, `webhooks-failed-${viewport.width}`);
  }
  isBroken = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});
