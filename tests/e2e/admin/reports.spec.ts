import { readFileSync } from 'node:fs';
import { type Page, expect } from 'playwright/test';
import { pdfText } from '../../support/pdf-text.ts';
import { textsOf, valueOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, player, settled, test } from '../support.ts';

async function download(page: Page, name: string | RegExp): Promise<{ file: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { file: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('an administrator reads the finance reports, takes them home with the same sums, and finds them by their address (AF-06)', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin', { expected: /status of 400/ });
  await admin.goto('/admin/finance?tab=reports');
  await settled(admin);
  await admin.getByLabel('Report', { exact: true }).selectOption('Revenue');
  await admin.getByRole('button', { name: 'Last 31 days' }).click();
  const table = admin.getByRole('table', { name: /^Revenue, / });
  const sums = table.getByRole('row').last();
  await expect(sums).toContainText('Together');
  const shown = (await textsOf(sums.getByRole('cell'), /\d/)).map((text) => text.replace(/^[^-$]*/, ''));
  const csv = await download(admin, 'Download CSV, Revenue');
  expect(csv.file).toMatch(/^gauntlet-revenue-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const last = csv.bytes.toString().trimEnd().split('\r\n').at(-1)?.split(',').slice(1) ?? [];
  expect(last).toEqual(shown.map((text) => text.replaceAll(/[$,]/g, '')));
  const pdf = await download(admin, 'Download PDF, Revenue');
  const text = pdfText(pdf.bytes).split('\n');
  for (const figure of shown) expect(text).toContain(figure);
  await admin.goBack();
  await admin.goForward();
  await expect(table).toBeVisible();
  await admin.reload();
  await expect(table).toBeVisible();
  await photograph(admin, info, 'revenue by month');
  await admin.goto('/admin/finance?tab=reports&report=revenue&from=2020-01-01&to=2026-01-01');
  await expect(admin.getByText('Failed to load the report')).toBeVisible();
  await expect(admin.getByText(/Choose a shorter period/)).toBeVisible();
  await admin.goto('/admin/finance?tab=reports&report=chargebacks&from=2020-01-01&to=2020-02-01');
  await expect(admin.getByText('Nothing to report')).toBeVisible();
});

test('an administrator has staff told of a report, not players, and ends it again; a moderator reads and sets nothing (AF-06)', async ({
  browser,
}) => {
  const admin = await player(browser, 'admin', { expected: /status of 409/ });
  await admin.goto('/admin/finance?tab=reports');
  const panel = admin.getByRole('region', { name: 'Sent by mail' });
  await expect(panel.getByText('No report is sent')).toBeVisible();
  await panel.getByRole('button', { name: 'Send a report' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Send a report' });
  await dialog.getByLabel('How often').selectOption('Every week');
  await dialog.getByLabel('Recipients').fill('moderator, demo');
  await dialog.getByRole('button', { name: 'Save recipients' }).click();
  await expect(dialog.getByText('Reports only go to active staff, and demo isn’t.')).toBeVisible();
  await expectUsable(admin);
  await dialog.getByLabel('Recipients').fill('moderator, admin');
  await dialog.getByRole('button', { name: 'Save recipients' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Daily Close, every week');
  await expect(panel.getByRole('listitem')).toContainText('To admin, moderator');
  const moderator = await player(browser, 'moderator');
  await moderator.goto('/admin/finance?tab=reports');
  await expect(moderator.getByRole('table', { name: /^Daily Close/ })).toBeVisible();
  await expect(moderator.getByText('Sent by mail')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Change' }).click();
  await admin.getByRole('dialog').getByLabel('Recipients').fill('');
  await admin.getByRole('button', { name: 'Save recipients' }).click();
  await expect(panel.getByText('No report is sent')).toBeVisible();
});

test('the tax year of a player is the same for the player and for an administrator, whose look is written down', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/statements');
  const own = demo.getByRole('table', { name: /^Tax Year \d{4}, / });
  await expect(own).toBeVisible();
  const year = await valueOf(demo.getByLabel('Year', { exact: true }), /^\d{4}$/);
  const csv = await download(demo, `Download CSV, Tax Year ${year}`);
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/users/1?tab=tax-year');
  await expect(admin.getByText(/recorded under your name/)).toBeVisible();
  await expect(admin.getByRole('table')).toHaveCount(0);
  await admin.getByLabel('Year (UTC)').selectOption(year);
  await admin.getByRole('button', { name: 'Open tax year' }).click();
  await expect(admin.getByRole('table', { name: /^Tax Year/ })).toBeVisible();
  const taken = await download(admin, `Download CSV, Tax Year ${year}`);
  expect(taken.bytes.toString()).toBe(csv.bytes.toString());
  await photograph(admin, info, 'the tax year of a player');
  await admin.goto('/admin/users/1?tab=decisions');
  await expect(admin.getByText('Tax year opened')).toHaveCount(2);
});

for (const viewport of [WIDE, NARROW]) {
  test(`reports and tax years can be used by everybody at ${viewport.width} px`, async ({ browser }, info) => {
    const admin = await player(browser, 'admin', { viewport });
    for (const kind of ['daily-close', 'revenue', 'liabilities', 'chargebacks']) {
      await admin.goto(`/admin/finance?tab=reports&report=${kind}`);
      await settled(admin);
      await photograph(admin, info, `${viewport.width} ${kind}`);
      await expectUsable(admin);
    }
    const demo = await player(browser, 'demo', { viewport });
    await demo.goto('/statements');
    await expect(demo.getByRole('table', { name: /^Tax Year/ })).toBeVisible();
    await expectUsable(demo);
    await photograph(demo, info, `${viewport.width} statements`);
  });
}
