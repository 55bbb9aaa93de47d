import { readFile } from 'node:fs/promises';
import { type Page, expect } from 'playwright/test';
import { checkCrate } from '../../../verify/crate.ts';
import { readMail } from '../accounts/mails.ts';
import { NARROW, expectUsable, photograph, player, pressEscape, settled, test } from '../support.ts';

const product = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: name });
const coins = (page: Page, amount: string) =>
  page.getByRole('banner').getByRole('link', { name: `BattleCoin balance ${amount} BC` });

test('a frame is searched for, put into the cart, paid with a code, worn, and seen by another player (SO-01, SO-02, SO-13, SO-14, SO-17)', async ({
  browser,
}) => {
  const page = await player(browser, 'rival');
  await page.goto('/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  const search = page.getByPlaceholder('Search cosmetics, bundles, passes...');
  await search.fill('laurel');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1);
  await product(page, 'Victory Frame').getByRole('button', { name: 'Add Victory Frame to the cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL(/\/store\/cart/);
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await cart.getByLabel('Promo code').fill('welcome10');
  await cart.getByRole('button', { name: 'Apply' }).click();
  await expect(cart.getByText('10% off first purchase')).toBeVisible();
  await expectUsable(page);
  await cart.getByRole('button', { name: 'Checkout' }).click();
  const checkout = page.getByRole('alertdialog', { name: 'Checkout' });
  await expect(checkout).toContainText('450 BC');
  await checkout.getByRole('button', { name: 'Confirm and Pay' }).click();
  await expect(checkout).toHaveCount(0);
  // Nine come back to Bronze.
  await expect(coins(page, '759')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  await page.getByRole('link', { name: 'Inventory' }).first().click();
  const items = page.getByRole('list', { name: 'Your items' });
  await items.getByRole('button', { name: 'Equip Victory Frame' }).click();
  await expect(items.getByRole('button', { name: 'Take off Victory Frame' })).toBeVisible();
  await expectUsable(page);

  const other = await player(browser, 'demo');
  await other.goto('/player/rival');
  await expect(other.getByRole('region', { name: 'Profile' }).locator('ellipse')).toHaveCount(10);
});

test('the loyalty card says the tier, what comes back, and the way to the next by what was spent on BattleCoin (SO-18)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'demo');
  await page.goto('/store');
  const card = page.getByRole('region', { name: 'Loyalty' });
  await expect(card).toContainText('Gold');
  await expect(card).toContainText('10% BC back');
  await expect(card).toContainText('On the way to Platinum');
  await expect(card).toContainText('$750.00 of $1,000.00');
  await expect(coins(page, '2,500')).toBeVisible();
  await settled(page);
  await photograph(page, info, 'the loyalty card');
  const other = await player(browser, 'rival', { viewport: NARROW });
  await other.goto('/store');
  await other.getByRole('button', { name: 'Filters' }).click();
  await expect(other.getByRole('region', { name: 'Loyalty' })).toContainText('Bronze');
  await expect(other.getByRole('region', { name: 'Loyalty' })).toContainText('2% BC back');
});

test('the store is narrowed down by tab, price, order and wishlist, and shows what is in a crate (SO-04 to SO-06, SO-09 to SO-12)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'demo');
  await page.goto('/store');
  const names = page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(10);
  await expect(names.first()).toHaveText('Friend Starter Gift Pack');
  await page.getByRole('tab', { name: 'Crates' }).click();
  await expect(names).toHaveText(['Premium Loot Crate', 'Mystery Chest']);
  await page.getByLabel('Order').selectOption('price-low');
  await expect(names).toHaveText(['Mystery Chest', 'Premium Loot Crate']);
  await page.getByRole('slider', { name: 'Price' }).fill('500');
  await expect(names).toHaveText(['Mystery Chest']);
  await page.getByRole('button', { name: 'Mystery Chest', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Mystery Chest' });
  await expect(dialog).toContainText('Legendary1%');
  await pressEscape(page);
  const wished = page.getByRole('button', { name: 'Take Mystery Chest off your wishlist' });
  await page.getByRole('button', { name: 'Keep Mystery Chest on your wishlist' }).click();
  await expect(wished).toBeVisible();
  await page.reload();
  await expect(wished).toBeVisible();
  // From all products, those of the wishlist alone; one that is taken off is gone at once.
  await page.goto('/store');
  await page.getByRole('switch', { name: 'Only my wishlist' }).click();
  await expect(names).toHaveText(['Mystery Chest']);
  await photograph(page, info, 'the wishlist');
  await wished.click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await photograph(page, info, 'an empty wishlist');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(names).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Offers' })).toContainText('STREAMER15');
  await expect(page.getByText('WELCOME10'), 'a first purchase that was made long ago').toHaveCount(0);
  const suggested = page.getByRole('region', { name: 'You Might Also Like' }).getByRole('listitem');
  await expect(suggested).toHaveCount(4);
  const newcomer = await player(browser, 'newcomer');
  await newcomer.goto('/store');
  const offers = newcomer.getByRole('region', { name: 'Offers' });
  await expect(offers).toContainText('WELCOME10');
  await offers.getByRole('button', { name: 'Next offer' }).click();
  await expect(offers).toContainText('INVESTOR20');
  await offers.getByRole('button', { name: 'Previous offer' }).click();
  await expect(offers).toContainText('WELCOME10');
});

test('a crate is bought on a phone, opened, and checked in the browser; an empty cart says so (SO-09, ER-15)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo', { viewport: NARROW });
  await page.goto('/store/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await pressEscape(page);
  await product(page, 'Mystery Chest').getByRole('button', { name: 'Add Mystery Chest to the cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Confirm and Pay' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  await page.goto('/inventory?tab=crates');
  await page.getByRole('list', { name: 'Crates to open' }).getByRole('button', { name: 'Open' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Open Mystery Chest' });
  await expect(dialog).toContainText(/[0-9a-f]{64}/);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Checked in your browser')).toBeVisible();
  await expect(page.getByText('that this browser saw before the opening')).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Verify opening 0' }).click();
  await expect(page.getByText('Checked in your browser')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the proof' }).click();
  expect(await checkCrate(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    found: { nonce: 0, table: { id: 'mystery-chest' } },
  });
});

test('a gift goes to an address, is seen by a visitor with its link, and is claimed by the account that has the address (SO-16)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/store?tab=gifts');
  await product(page, 'Friend Starter Gift Pack').getByRole('button', { name: 'Add Friend Starter Gift Pack' }).click();
  await page.getByRole('button', { name: /^Cart, \d+ items?$/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  const address = cart.getByLabel('Gift to (Email)');
  await expect(cart.getByRole('button', { name: 'One Friend Starter Gift Pack more' })).toBeDisabled();
  for (const unusable of ['', 'newcomer']) {
    await address.fill(unusable);
    await cart.getByRole('button', { name: 'Checkout' }).click();
    await expect(cart.getByText('Enter the e-mail address of whoever gets the gift.')).toBeVisible();
  }
  await expectUsable(page);
  await address.fill('newcomer@gauntlet.example');
  await cart.getByRole('button', { name: 'Checkout' }).click();
  const checkout = page.getByRole('alertdialog', { name: 'Checkout' });
  await expect(checkout).toContainText('newcomer@gauntlet.example');
  await checkout.getByRole('button', { name: 'Confirm and Pay' }).click();
  await expect(checkout).toHaveCount(0);
  await page.goto('/inventory?tab=purchases');
  await expect(page.getByText('Sent to n•••r@gauntlet.example').first()).toBeVisible();

  const { link } = await readMail(page, 'newcomer@gauntlet.example', 'demo has a gift for you on Gauntlet');
  const visitor = await (await browser.newContext({ viewport: NARROW })).newPage();
  await visitor.goto(link ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your Gift' })).toBeVisible();
  await expect(visitor.getByText('From demo: Rising Star and Starter Frame.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await expectUsable(visitor);

  const friend = await player(browser, 'newcomer', { viewport: NARROW });
  await friend.goto(link ?? '');
  await expect(friend.getByRole('button', { name: 'Decline Friend Starter Gift Pack' })).toBeVisible();
  await expectUsable(friend);
  await friend.goto('/inventory?tab=gifts');
  await expectUsable(friend);
  await friend.getByRole('button', { name: 'Claim Friend Starter Gift Pack' }).click();
  await expect(friend.getByText('No gifts wait for you')).toBeVisible();
  await friend.getByRole('tab', { name: 'Items' }).click();
  await expect(friend.getByRole('button', { name: 'Equip Starter Frame' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Claimed /).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This gift cannot be opened')).toBeVisible();
});
