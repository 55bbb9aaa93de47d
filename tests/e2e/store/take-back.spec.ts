import { expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { attributeOf } from '../reads.ts';
import { NARROW, expectUsable, photograph, player, settled, test } from '../support.ts';

function idOf(username: string): string {
  const db = openDatabase();
  const row = db.prepare('SELECT id FROM users WHERE username = ?').get(username) as { id: string };
  db.close();
  return row.id;
}

test('an administrator takes back what a player has bought: it leaves the inventory, its coins come back, and the player reads why', async ({
  browser,
}, info) => {
  const page = await player(browser, 'rival');
  const balance = page.getByRole('banner').getByRole('link', { name: /^BattleCoin balance/ });
  await page.goto('/store');
  const before = await attributeOf(balance, 'aria-label', /\d/);
  await page.getByRole('button', { name: 'Add Victory Frame to the cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('alertdialog', { name: 'Checkout' }).getByRole('button', { name: 'Confirm and Pay' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/inventory');
  const items = page.getByRole('list', { name: 'Your items' });
  await items.getByRole('button', { name: 'Equip Victory Frame' }).click();
  await expect(items.getByRole('button', { name: 'Take off Victory Frame' })).toBeVisible();

  const admin = await player(browser, 'admin');
  await admin.goto(`/admin/users/${idOf('rival')}?tab=purchases`);
  const row = admin.getByRole('list', { name: 'Purchases' }).getByRole('listitem').filter({ hasText: 'Victory Frame' });
  await expect(row).toContainText('Unused');
  await settled(admin);
  await expectUsable(admin);
  await photograph(admin, info, 'purchases');
  await row.getByRole('button', { name: 'Take back Victory Frame' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Take back Victory Frame' });
  await expect(dialog).toContainText('490 BC');
  await photograph(admin, info, 'the dialog');
  await dialog.getByLabel('Reason').fill('Bought by mistake.');
  await dialog.getByRole('button', { name: 'Give back 490 BC' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Taken back');
  await expect(row.getByRole('button')).toHaveCount(0);
  await admin.setViewportSize(NARROW);
  await settled(admin);
  await expectUsable(admin);
  await photograph(admin, info, 'purchases on a phone');

  await page.goto('/inventory');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Take off Victory Frame' })).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page.getByText('490 BC came back to you. Our staff: Bought by mistake.')).toBeVisible();
  await page.goto('/inventory?tab=purchases');
  const receipts = page.getByRole('list', { name: 'Your purchases' });
  await expect(receipts).toContainText('Victory Frame, taken back');
  await settled(page);
  await expectUsable(page);
  await photograph(page, info, 'the receipt');
  await page.goto('/store');
  await expect(page.getByRole('button', { name: 'Add Victory Frame to the cart' })).toBeVisible();
  await expect(balance, 'nothing is lost').toHaveAttribute('aria-label', before);
});
