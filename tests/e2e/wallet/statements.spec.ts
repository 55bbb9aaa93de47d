import { readFileSync } from 'node:fs';
import { type Page, expect } from 'playwright/test';
import { pdfText } from '../../support/pdf-text.ts';
import { textOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, player, test } from '../support.ts';

/** The statements are made in the background right after the start. */
async function openStatements(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/statements');
    await expect(page.getByRole('table', { name: 'Your statements' }).locator('tbody > tr')).toHaveCount(10, {
      timeout: 3_000,
    });
  }).toPass();
}

async function download(page: Page, name: RegExp): Promise<{ file: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).first().click()]);
  return { file: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('/statements is reached from the wallet, lists ten statements and leads back (ST-01, ST-02, ST-04, ST-05)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await openStatements(demo);
  await demo.goto('/wallet');
  await demo
    .getByRole('link', { name: /statements/i })
    .first()
    .click();
  await expect(demo).toHaveURL(/\/statements$/);
  await expect(demo.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
  for (const column of ['Period', 'Type', 'Date', 'Status', 'Balance', 'Transactions', 'Size'])
    await expect(demo.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(demo.getByRole('cell', { name: 'Monthly Statement', exact: true })).toHaveCount(7);
  await expect(demo.getByRole('cell', { name: 'Quarterly Summary', exact: true })).toHaveCount(3);
  await expect(demo.getByRole('cell', { name: 'Available' })).toHaveCount(10);
  await expect(demo.getByText('Older statements are available through support.')).toBeVisible();
  await expect(demo.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/help?tab=contact');
  await demo.getByRole('link', { name: 'Back to Wallet' }).click();
  await expect(demo).toHaveURL(/\/wallet$/);
});

test('a statement is downloaded as a PDF that names its bookings, and as CSV (ST-03)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await openStatements(demo);
  const row = demo.getByRole('row').nth(1);
  const balance = (await textOf(row.getByRole('cell').nth(3), /\$/)).replace('Balance', '');
  const pdf = await download(demo, /^Download PDF, Monthly Statement/);
  expect(pdf.file).toMatch(/^gauntlet-monthly-\d{4}-\d{2}\.pdf$/);
  const text = pdfText(pdf.bytes);
  for (const part of ['Monthly Statement', 'demo (No. 1)', 'Opening balance', 'Closing balance', 'Stake', balance])
    expect(text).toContain(part);
  expect(text).toMatch(/Page 1 of \d/);
  const csv = await download(demo, /^Download CSV, Monthly Statement/);
  expect(csv.file).toMatch(/\.csv$/);
  const rows = csv.bytes.toString().trimEnd().split('\r\n');
  expect(rows[0]).toBe('Date (UTC),Number,Description,For,Reference,Amount (USD),Balance (USD)');
  expect(`$${rows.at(-1)?.split(',').at(-1)}`).toBe(balance.replaceAll(',', ''));
});

test('statements that cannot be read say so and are read again', async ({ browser }) => {
  const demo = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  // A live connection that comes up would have everything read again by itself.
  await demo.routeWebSocket(/graphql/, (socket) => socket.close());
  await demo.goto('/wallet');
  await expect(demo.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await demo.route('**/graphql**', (route) => route.abort());
  await demo
    .getByRole('link', { name: /statements/i })
    .first()
    .click();
  await expect(demo.getByText('Failed to load statements')).toBeVisible();
  await demo.unroute('**/graphql**');
  await demo.getByRole('button', { name: 'Retry' }).first().click();
  await expect(demo.getByRole('table', { name: 'Your statements' })).toBeVisible();
  await demo.getByRole('region', { name: 'Tax years' }).getByRole('button', { name: 'Retry' }).click();
  await expect(demo.getByRole('table', { name: /^Tax Year/ })).toBeVisible();
});

for (const viewport of [WIDE, NARROW]) {
  test(`statements can be used by everybody at ${viewport.width} px, full and empty`, async ({ browser }) => {
    const demo = await player(browser, 'demo', { viewport });
    await openStatements(demo);
    await expectUsable(demo);
    const newcomer = await player(browser, 'newcomer', { viewport });
    await newcomer.goto('/statements');
    await expect(newcomer.getByText('No statements yet')).toBeVisible();
    await expectUsable(newcomer);
  });
}
