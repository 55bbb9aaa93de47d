import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { countOf, isSeen } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, player, settled, pressEscape, test } from '../support.ts';

test('the frame of staff shows what waits, where one is and who works there, on phones as an overlay (AD-01, AD-02, AD-05, AD-06)', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/users');
  const nav = admin.getByRole('navigation', { name: 'Administration' });
  await expect(nav.getByRole('link', { name: /^Users/ })).toHaveAttribute('aria-current', 'page');
  await expect(admin.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Users');
  await expect(admin.getByText('System Administrator')).toBeVisible();
  await expect(admin.getByRole('link', { name: 'View Platform' })).toHaveAttribute('href', '/');
  await nav.getByRole('button', { name: 'Collapse menu' }).click();
  await admin.reload();
  await expect(nav.getByRole('button', { name: 'Expand administration menu' })).toBeVisible();
  await nav.getByRole('button', { name: 'Expand administration menu' }).click();

  const phone = await player(browser, 'admin', { viewport: NARROW });
  await phone.goto('/admin');
  await settled(phone);
  await photograph(phone, info, 'admin-390');
  await phone.getByRole('button', { name: 'Open administration menu' }).click();
  const overlay = phone.getByRole('dialog', { name: 'Administration' });
  await overlay.getByRole('link', { name: 'System' }).click();
  await expect(overlay).toBeHidden();
  await expect(phone.getByRole('heading', { level: 1, name: 'System Administration' })).toBeVisible();
});

test('an administrator suspends from the list with a preview, by keys, and adjusts a balance (AU-02, AU-04)', async ({
  browser,
}) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/users?search=LunaStrike');
  const table = admin.getByRole('table', { name: 'Accounts' });
  await table.getByRole('link', { name: 'LunaStrike' }).focus();
  await admin.keyboard.press('x');
  await expect(table.getByRole('checkbox', { name: 'Mark LunaStrike' })).toBeChecked();
  await admin.keyboard.press('e');
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toContainText('Will be suspended');
  await dialog.getByLabel('Reason').fill('A second account.');
  await dialog.getByRole('button', { name: 'Suspend 1' }).click();
  await expect(table.getByText('Suspended')).toBeVisible();
  await admin.goto('/admin/battles?tab=enforcement');
  await expect(admin.getByRole('list', { name: 'Bans and suspensions' })).toContainText('LunaStrike');

  await admin.goto('/admin/users/7');
  await expect(admin.getByRole('heading', { level: 1, name: 'PixelQueen' })).toBeVisible();
  await admin.getByRole('button', { name: 'Adjust balance' }).click();
  await dialog.getByRole('button', { name: 'Adjust balance' }).click();
  await expect(dialog.getByText('Enter an amount, like 20.00 or -20.00.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('12.34');
  await dialog.getByLabel('Reason').fill('Paid twice by mistake.');
  await dialog.getByRole('button', { name: 'Adjust balance' }).click();
  await expect(dialog).toBeHidden();
  await admin.getByRole('tab', { name: 'Adjustments' }).click();
  await expect(admin.getByRole('list', { name: 'Adjustments' })).toContainText('+$12.34 · PixelQueen');
  await admin.getByRole('tab', { name: 'Ledger' }).click();
  await expect(admin.getByRole('table', { name: 'Transactions' })).toContainText('Balance adjustment');
});

test('a flag that is switched off holds for players at once, its history says why, and the file of a search of the audit trail too (AS-10, AS-11)', async ({
  browser,
}) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/system?tab=flags');
  const flag = admin.getByRole('switch', { name: 'BattleCoin redemption' });
  await expect(flag).toBeChecked();
  await flag.click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A bug in the store.');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(flag).not.toBeChecked();
  await expect(admin.getByText(/Last modified .* by admin/)).toBeVisible();
  await admin.getByRole('tab', { name: 'Audit Trail' }).click();
  await expect(admin.getByRole('table', { name: 'Audit trail' })).toContainText('A bug in the store.');
  await admin.getByRole('searchbox', { name: 'Action' }).fill('feature-flag.set');
  await expect(admin).toHaveURL(/action=feature-flag\.set/);
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Whole search as CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  expect(lines[0]).toContain('A bug in the store.');
  expect(lines.filter((line) => !line.includes(',feature-flag.set,'))).toEqual([]);
  await admin.getByRole('tab', { name: 'Feature Flags' }).click();
  await flag.click();
  await dialog.getByLabel('Reason').fill('Mended.');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(flag).toBeChecked();
});

test('a setting is changed with its reason and undone from its history (AS-13, AS-14)', async ({ browser }) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/system?tab=configuration');
  const field = admin.getByRole('textbox', { name: 'withdrawal_fee' });
  await expect(field).toHaveValue('2.50');
  await field.fill('3.00');
  await admin.getByRole('button', { name: 'Save Configuration' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('2.50 → 3.00');
  await dialog.getByLabel('Reason').fill('Fees have risen.');
  await dialog.getByRole('button', { name: 'Save Configuration' }).click();
  await expect(dialog).toBeHidden();
  await admin.getByRole('button', { name: 'Set withdrawal_fee back to 2.50' }).click();
  await dialog.getByLabel('Reason').fill('Not yet.');
  await dialog.getByRole('button', { name: 'Save Configuration' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('2.50');
});

test('maintenance is announced, begins and ends: players read everything and change nothing (AS-15, AS-17, AS-18, AS-19)', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin');
  const rival = await player(browser, 'rival', { expected: /503/ });
  await rival.goto('/settings');
  await admin.goto('/admin/system?tab=maintenance');
  const panel = admin.getByRole('region', { name: 'Scheduled Maintenance' });
  await expect(panel.getByText('No maintenance scheduled')).toBeVisible();
  await panel.getByRole('button', { name: 'Schedule Maintenance' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText('Plan system maintenance and notify users')).toBeVisible();
  await expect(dialog.getByLabel('Notify all users')).toBeChecked();
  await dialog.getByLabel('Reason for Maintenance').fill('Larger disks.');
  await photograph(admin, info, 'maintenance-dialog');
  await dialog.getByRole('button', { name: 'Schedule Maintenance' }).click();
  await expect(dialog).toBeHidden();
  const banner = rival.getByRole('complementary', { name: 'Maintenance' });
  await expect(banner).toContainText('Maintenance is planned. Larger disks.');
  const act = async (label: string): Promise<void> => {
    await panel.getByRole('button', { name: label }).click();
    await dialog.getByLabel('Reason').fill('As planned.');
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  };
  await act('Begin now');
  await expect(banner).toContainText('Maintenance is under way');
  await expectUsable(rival);
  const refused = await rival.request.post('/api/waitlist', { data: { email: 'later@players.example' } });
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([503, 'UNDER_MAINTENANCE']);
  await act('End maintenance');
  await expect(banner).toBeHidden();
  await expect(panel.getByText('No maintenance scheduled')).toBeVisible();
  const taken = await rival.request.post('/api/waitlist', { data: { email: 'later@players.example' } });
  expect(taken.status()).toBeLessThan(300);
});

test('a table of staff is scrolled in its place when it is wider, and never widens the page', async ({ browser }) => {
  const admin = await player(browser, 'admin');
  const sticksOut = () =>
    admin.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [path, name] of [
    ['/admin/users', 'Accounts'],
    ['/admin/battles?tab=active', 'Active battles'],
    ['/admin/finance?tab=transactions', 'Transactions'],
  ] as const) {
    await admin.setViewportSize(WIDE);
    await admin.goto(path);
    await settled(admin);
    const table = admin.getByRole('table', { name });
    await expect(table).toBeVisible();
    // The page has settled: a table that has no choice of columns does not get one later.
    const columns = admin.getByRole('button', { name: 'Columns' });
    if (await isSeen(columns)) {
      await columns.click();
      const choice = admin.getByRole('dialog', { name: 'Columns' });
      const boxes = choice.getByRole('checkbox');
      for (let n = 0, all = await countOf(boxes); n < all; n++) await boxes.nth(n).check();
      await pressEscape(admin);
      await expect(choice).toBeHidden();
    }
    for (const width of [1440, 1280, 1100, 1000, 769, 768, 390]) {
      await admin.setViewportSize({ width, height: 844 });
      await expect.poll(sticksOut, `${path} at ${width}`).toBe(0);
    }
  }
  await admin.goto('/admin/users');
  await admin.setViewportSize({ width: 1000, height: 844 });
  const place = admin.getByRole('region', { name: 'Accounts' });
  await settled(admin);
  await expect.poll(() => place.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
  await place.focus();
  await admin.keyboard.press('ArrowRight');
  await expect.poll(() => place.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('finance shows what came in by source and day, how payments go, and leads to the daily close (AF-01 to AF-03, AF-06)', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/finance?tab=overview');
  await settled(admin);
  await expect(admin.getByRole('tab')).toHaveText(['Overview', 'Transactions', 'Withdrawals', 'Reports']);
  const split = admin.getByRole('list', { name: 'Revenue split' });
  await expect(split.getByRole('listitem')).toHaveText([
    /^BC sales65%\$/,
    /^Battle fees28%\$/,
    /^Subscriptions7%\$/,
    /^Arcade0%\$/,
    /^Withdrawal fees0%\$/,
  ]);
  await expectUsable(admin);
  await photograph(admin, info, 'the split of the revenue');
  await expect(admin.getByRole('slider', { name: 'Revenue by day' })).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Payment processors' })).toContainText('sandbox');
  await admin.getByRole('tab', { name: 'Reports' }).click();
  await settled(admin);
  await expect(admin.getByRole('table', { name: /^Daily Close/ })).toContainText('not closed');
});
