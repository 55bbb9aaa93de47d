import { expect } from 'playwright/test';
import { NARROW, expectUsable, photograph, player, settled, test } from '../support.ts';

test('an administrator changes a price while a player stands at the checkout, who is shown the new one before anything is paid; the audit log has both (SO-17)', async ({
  browser,
}, info) => {
  const buyer = await player(browser, 'demo', { expected: /409/ });
  await buyer.goto('/store');
  const shelf = buyer.getByRole('list', { name: 'Products' });
  await shelf.getByRole('button', { name: 'Add Neon Skin to the cart' }).click();
  await buyer.getByRole('button', { name: 'Cart, 1 item' }).click();
  await buyer.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Checkout' }).click();
  const checkout = buyer.getByRole('alertdialog', { name: 'Checkout' });
  await expect(checkout).toContainText('750 BC');

  const staff = await player(browser, 'admin');
  await staff.goto('/admin/content?tab=store');
  const row = staff.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: 'Neon Skin' });
  await expect(row).toContainText('On sale');
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'catalogue-wide');
  await staff.getByRole('button', { name: 'Edit Neon Skin' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Neon Skin' });
  await dialog.getByLabel('Price in BC').fill('5001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter 1 to 5,000.')).toBeVisible();
  await expect(dialog.getByText('Give the reason.')).toBeVisible();
  await dialog.getByLabel('Price in BC').fill('1000');
  await dialog.getByLabel('Discount in per cent').fill('10');
  await dialog.getByLabel('Reason').fill('Spring prices.');
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'edit-wide');
  await staff.setViewportSize(NARROW);
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'edit-narrow');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('900 BC · 10% off 1,000 BC');
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'catalogue-narrow');

  await checkout.getByRole('button', { name: 'Confirm and Pay' }).click();
  await expect(checkout).toContainText('nothing was paid. Your cart costs 900 BC now.');
  await checkout.getByRole('button', { name: 'Show what it costs now' }).click();
  await expect(checkout).toContainText('900 BC');
  await settled(buyer);
  await expectUsable(buyer);
  await checkout.getByRole('button', { name: 'Confirm and Pay' }).click();
  await expect(checkout).toHaveCount(0);
  await buyer.getByRole('link', { name: 'Inventory' }).first().click();
  await expect(buyer.getByRole('button', { name: 'Equip Neon Skin' })).toBeVisible();

  await staff.goto('/admin/system?tab=audit&action=product.changed');
  const entry = staff.getByText('price: 750; discount: 0 → price: 1000; discount: 10');
  await expect(entry.first()).toBeVisible();
});

test('a moderator reads who changes the catalogue', async ({ browser }) => {
  const staff = await player(browser, 'moderator');
  await staff.goto('/admin/content?tab=store');
  await expect(staff.getByText('Administrators change the catalogue')).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Products' })).toHaveCount(0);
  await settled(staff);
  await expectUsable(staff);
});
