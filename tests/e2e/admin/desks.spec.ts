import { type Locator, type Page, expect } from 'playwright/test';
import { isSeen } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, player, pressEscape, settled, test } from '../support.ts';

/** What can be pressed in a row comes last; where it leads comes first, as `useRowKeys` looks for it. */
const targetIn = (row: Locator): Locator =>
  row.locator('[data-row-link]').or(row.locator('a[href]')).or(row.locator('button:enabled')).first();

const hasFocus = (row: Locator): Promise<boolean> => row.evaluate((box) => box.contains(document.activeElement));

/** Goes down and up again in the rows of a desk, with keys alone once the first has the focus. */
async function walkRows(page: Page, rows: Locator): Promise<void> {
  await expect(rows.nth(1)).toBeVisible();
  await settled(page);
  await targetIn(rows.nth(0)).focus();
  await page.keyboard.press('j');
  await expect.poll(() => hasFocus(rows.nth(1))).toBe(true);
  await page.keyboard.press('k');
  await expect.poll(() => hasFocus(rows.nth(0))).toBe(true);
}

const listed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('list', { name, exact: true }).locator('> li');

const TABLES = [
  ['/admin/users', 'Accounts', /\/admin\/users\/[^/]+$/],
  ['/admin/battles?tab=active', 'Active battles', /\/challenge\//],
  ['/admin/battles?tab=tournaments', 'Tournaments and brackets', /\/tournaments\/[^/]+\/desk$/],
  ['/admin/finance?tab=transactions', 'Transactions', /\/admin\/users\/[^/]+$/],
  ['/admin/content?tab=streams', 'Live streams', /\/stream\//],
  ['/admin/risk', 'Risk cases', /\/admin\/risk\//],
] as const;

test('every table of staff is walked with j and k, opened with Enter and, where several can be acted on, marked with x', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await player(browser, 'admin');
  for (const [path, name, opened] of TABLES)
    await test.step(path, async () => {
      await admin.goto(path);
      const rows = admin.getByRole('table', { name }).locator('tbody > tr');
      await walkRows(admin, rows);
      // With the row: a table that cannot be marked does not get its boxes later.
      const mark = rows.nth(0).getByRole('checkbox');
      if (await isSeen(mark)) {
        await admin.keyboard.press('x');
        await expect(mark).toBeChecked();
        await admin.keyboard.press('x');
        await expect(mark).not.toBeChecked();
      }
      await admin.keyboard.press('Enter');
      await expect(admin).toHaveURL(opened);
    });
});

test('a battle, a tournament, a stream, a withdrawal, a product, a mission and a sponsored challenge are acted on with e, and what that opens is left with Escape', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await player(browser, 'admin');
  const main = admin.getByRole('main');
  const cards = main
    .getByRole('listitem')
    .filter({ has: admin.getByRole('button', { name: /^Approve .+’s withdrawal$/ }) });
  const battles = main.locator('tbody > tr');
  for (const [path, rows, opened, acted = rows.nth(0)] of [
    // A battle in dispute has nothing to press here: it is decided in its case.
    [
      '/admin/battles?tab=active&status=waiting',
      battles,
      /^Void/,
      battles.filter({ has: admin.getByRole('button', { name: /^Name a game server/ }) }).first(),
    ],
    ['/admin/battles?tab=tournaments', main.locator('tbody > tr'), 'Cancel the tournament?'],
    ['/admin/content?tab=streams', main.locator('tbody > tr'), /End/],
    ['/admin/finance?tab=withdrawals', cards, /./],
    ['/admin/content?tab=store', listed(admin, 'Products'), /./],
    ['/admin/content?tab=missions', listed(admin, /^Missions of Season/), /./],
    [
      '/admin/content?tab=sponsors',
      main.getByRole('table', { name: 'Sponsored challenges' }).locator('tbody > tr'),
      /./,
    ],
  ] as const)
    await test.step(path, async () => {
      await admin.goto(path);
      await walkRows(admin, rows);
      await targetIn(acted).focus();
      await admin.keyboard.press('e');
      const dialog = admin.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: opened }).first()).toBeVisible();
      await pressEscape(admin);
      await expect(dialog).toBeHidden();
      await expect(rows.nth(0)).toBeVisible();
    });
});

test('the lists of the dashboard, messages, reports, cases, servers and requests for help are walked with j and k', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await player(browser, 'admin');
  const main = admin.getByRole('main');
  for (const [path, rows] of [
    ['/admin', listed(admin, 'What waits')],
    ['/admin', listed(admin, 'Live activity')],
    ['/admin/content', listed(admin, 'Messages')],
    ['/admin/content?tab=reports', listed(admin, 'Reports')],
    ['/admin/battles?tab=disputes', main.locator('ul > li').filter({ has: admin.getByRole('heading', { level: 3 }) })],
    ['/admin/system', listed(admin, 'Servers')],
    ['/admin/support', main.getByRole('table', { name: 'Tickets' }).locator('tbody > tr')],
  ] as const)
    await test.step(path, async () => {
      await admin.goto(path);
      await walkRows(admin, rows);
    });
  await admin.goto('/admin');
  await walkRows(admin, listed(admin, 'What waits'));
  await admin.keyboard.press('Enter');
  await expect(admin).not.toHaveURL(/\/admin$/);
});

test('a flag is switched by keys alone, its switching stands in the audit trail, and that is walked with keys too', async ({
  browser,
}) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/system?tab=flags');
  const flag = admin.getByRole('switch', { name: 'Recording of streams' });
  const dialog = admin.getByRole('dialog');
  for (const isOn of [false, true]) {
    await flag.focus();
    await admin.keyboard.press('Space');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await admin.keyboard.type('Tried with keys.');
    await admin.keyboard.press('Tab');
    await admin.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: isOn ? 'Switch on' : 'Switch off' })).toBeFocused();
    await admin.keyboard.press('Enter');
    await expect(flag).toBeChecked({ checked: isOn });
    await expect(dialog).toBeHidden();
  }
  await admin.goto('/admin/system?tab=audit');
  const rows = admin.getByRole('table', { name: 'Audit trail' }).locator('tbody > tr');
  await expect(rows.nth(0)).toContainText('Tried with keys.');
  await walkRows(admin, rows);
});

for (const viewport of [WIDE, NARROW])
  test(`a date of birth is noted, which says first what is missing, usable at ${viewport.width} px`, async ({
    browser,
  }, info) => {
    const admin = await player(browser, 'admin', { viewport });
    await admin.goto('/admin/users/7');
    await admin.getByRole('button', { name: 'Note date of birth' }).click();
    const dialog = admin.getByRole('dialog', { name: /^Date of birth: / });
    await expect(dialog.getByLabel('Date of birth')).toBeVisible();
    await expectUsable(admin);
    await photograph(admin, info, `${viewport.width} birth`);
    await dialog.getByLabel('Reason').fill('The passport.');
    await dialog.getByRole('button', { name: 'Note' }).click();
    await expect(dialog.getByText('Give a date of birth at least 18 years ago.')).toBeVisible();
    await expectUsable(admin);
    await photograph(admin, info, `${viewport.width} birth-refused`);
    await dialog.getByLabel('Date of birth').fill('1990-05-04');
    await dialog.getByRole('button', { name: 'Note' }).click();
    await expect(dialog).toBeHidden();
    await expect(admin.getByText('Date of birth noted', { exact: true })).toBeVisible();
    await expectUsable(admin);
  });

for (const viewport of [WIDE, NARROW])
  test(`staff see which tournaments and contests of the arcade hold money, usable at ${viewport.width} px`, async ({
    browser,
  }, info) => {
    const moderator = await player(browser, 'moderator', { viewport });
    for (const [tab, heading] of [
      ['tournaments', 'Tournaments and brackets'],
      ['arcade', 'Contests and brackets of the arcade'],
    ] as const) {
      await moderator.goto(`/admin/battles?tab=${tab}`);
      await expect(moderator.getByRole('heading', { name: heading })).toBeVisible();
      await settled(moderator);
      await expectUsable(moderator);
      await photograph(moderator, info, `${viewport.width} staff-${tab}`);
    }
  });
