import { expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { NARROW, expectUsable, photograph, player, settled, test } from '../support.ts';

/** Experience of the season, as playing would bring it. */
function earn(username: string, xp: number): void {
  const db = openDatabase();
  db.prepare(
    "INSERT INTO season_players (user_id, season, xp) SELECT id, 'season-1', ? FROM users WHERE username = ? ON CONFLICT DO UPDATE SET xp = excluded.xp",
  ).run(xp, username);
  db.close();
}

test('the pass is bought, and what the season has brought is claimed with one press (SO-07)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'demo');
  await page.goto('/store/pass');
  await expect(page.getByText('Tier 0 of 100')).toBeVisible();
  await page.getByRole('link', { name: 'Get the paid track' }).click();
  await page.getByRole('button', { name: 'Add Season 1 Battle Pass to the cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('alertdialog', { name: 'Checkout' }).getByRole('button', { name: 'Confirm and Pay' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  earn('demo', 1_050);
  await page.goto('/store/pass');
  await expect(page.getByText('50 of 100 XP to the next')).toBeVisible();
  await settled(page);
  await expectUsable(page);
  await photograph(page, info, 'before the claim');
  await page.getByRole('button', { name: 'Claim 20 rewards' }).click();
  await expect(page.getByText('You’ve claimed everything so far.')).toBeVisible();
  await page.setViewportSize(NARROW);
  await settled(page);
  await expectUsable(page);
  await photograph(page, info, 'on a phone');
});
