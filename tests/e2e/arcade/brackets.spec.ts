import { expect } from 'playwright/test';
import { NARROW, expectUsable, photograph, player, test } from '../support.ts';

test('a bracket is entered by keyboard, waits for others in the arcade, and is left with everything (AR-03, AR-04)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'demo');
  await page.goto('/arcade/counterweight?play=counterweight');
  const dialog = page.getByRole('dialog', { name: 'Play Counterweight' });
  await dialog.getByRole('radio', { name: /^Practice/ }).focus();
  for (let mode = 0; mode < 5; mode++) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Bracket/ })).toBeChecked();
  await expect(dialog.getByText('You open a new bracket')).toBeVisible();
  await expect(dialog.getByText('560 BC')).toBeVisible();
  await dialog.getByRole('radio', { name: '4', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  // Eight pay 200 each: half of it to the winner, a tenth to each of the two who reach the round before the final.
  await expect(dialog.getByText('800 BC')).toBeVisible();
  await expect(dialog.getByText('160 BC')).toBeVisible();
  await photograph(page, info, 'dialog of a bracket');
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Counterweight, bracket of 8' })).toBeVisible();
  await expect(page.getByText('1 of 8 are in')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(8);
  const terms = page.getByRole('region', { name: 'Terms' });
  await expect(terms).toContainText('50% · 800 BC');
  await expect(terms).toContainText('30% · 480 BC');
  await expect(terms).toContainText('10% · 160 BC');
  await photograph(page, info, 'a bracket that waits');
  await expectUsable(page);
  await page.setViewportSize(NARROW);
  await photograph(page, info, 'a bracket that waits, on a phone');
  await expectUsable(page);

  await page.goto('/arcade');
  const list = page.getByRole('list', { name: 'Your brackets' });
  await expect(list).toContainText('1 of 8 in · 200 BC');
  await list.getByRole('link').click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/arcade$/);
  await expect(page.getByRole('list', { name: 'Your brackets' })).toHaveCount(0);
});
