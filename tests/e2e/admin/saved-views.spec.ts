import { expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph, player, pressEscape, settled, test } from '../support.ts';

test('staff keep a view of a table with its columns, find it in the list and the palette, share it, and delete it; a colleague reads it', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/users?status=active&order=newest');
  const table = admin.getByRole('table', { name: 'Accounts' });
  await admin.getByRole('button', { name: 'Columns' }).click();
  await admin.getByRole('dialog', { name: 'Columns' }).getByLabel('Role').check();
  await expect(table.getByRole('columnheader', { name: 'Role' })).toBeVisible();
  await pressEscape(admin);
  const views = admin.getByRole('dialog', { name: 'Saved views' });
  const open = () => admin.getByRole('button', { name: 'Views', exact: true }).click();
  await open();
  await expect(views.getByText('None yet.')).toBeVisible();
  await views.getByRole('button', { name: 'Save this view' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByText('Give the view a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('New and active');
  await dialog.getByLabel('Share with all staff').check();
  await photograph(admin, info, 'saving a view');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();

  await admin.goto('/admin/users');
  await admin.evaluate(() => localStorage.removeItem('gauntlet.columns.accounts'));
  await admin.reload();
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Role' })).toHaveCount(0);
  await open();
  for (const size of [NARROW, WIDE]) {
    await admin.setViewportSize(size);
    await settled(admin);
    await expectUsable(admin);
    await photograph(admin, info, `views-${size.width}`);
  }
  await views.getByRole('link', { name: 'New and active' }).click();
  await expect(admin).toHaveURL(/status=active&order=newest&columns=.*role/);
  await expect(table.getByRole('columnheader', { name: 'Role' })).toBeVisible();
  await expect(admin.getByLabel('Status')).toHaveValue('active');

  const moderator = await player(browser, 'moderator');
  await moderator.goto('/admin');
  await expect(moderator.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await moderator.keyboard.press('ControlOrMeta+k');
  await moderator.getByRole('combobox').fill('new and act');
  await expect(moderator.getByRole('option', { name: 'New and active' })).toHaveAttribute('aria-selected', 'true');
  await moderator.keyboard.press('Enter');
  await expect(moderator).toHaveURL(/\/admin\/users\?status=active&order=newest/);
  await moderator.getByRole('button', { name: 'Views', exact: true }).click();
  const shared = moderator.getByRole('dialog', { name: 'Saved views' });
  await expect(shared.getByText('by admin')).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Change New and active' })).toHaveCount(0);

  await open();
  await views.getByRole('button', { name: 'Change New and active' }).click();
  const change = admin.getByRole('dialog', { name: 'Change New and active' });
  await change.getByLabel('Name').fill('Active');
  await change.getByRole('button', { name: 'Save view' }).click();
  await open();
  await views.getByRole('button', { name: 'Change Active' }).click();
  await admin.getByRole('dialog', { name: 'Change Active' }).getByRole('button', { name: 'Delete view' }).click();
  await open();
  await expect(views.getByText('None yet.')).toBeVisible();
});

test('an administrator opens the tax list of a year, which says what it is made of', async ({ browser }, info) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/finance?tab=reports');
  const list = admin.getByRole('region', { name: 'Tax list', exact: true });
  await list.getByRole('button', { name: 'Open tax list' }).click();
  await expect(list.getByText(/Listed is whoever was paid out \$2,000\.00 or more, or 30 times or more/)).toBeVisible();
  for (const size of [NARROW, WIDE]) {
    await admin.setViewportSize(size);
    await settled(admin);
    await expectUsable(admin);
    await photograph(admin, info, `tax-list-${size.width}`);
  }
});
