import { expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph, player, test } from '../support.ts';
import { enter } from './hands.ts';

test('the board of a day is entered from the page of its game, and its ticket is found again there (AR-04)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'newcomer');
  await page.goto('/arcade/plumb-line');
  await expect(page.getByText('One course for everyone')).toBeVisible();
  await photograph(page, info, 'the board of a day');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Play today’s course' }).press('Enter');
  await expect(page).not.toHaveURL(/\/arcade\/plumb-line$/);

  await page.goto('/arcade/plumb-line');
  await expect(page.getByRole('link', { name: 'Continue your run' })).toBeVisible();
  await page.setViewportSize(NARROW);
  await photograph(page, info, 'the board of a day, on a phone');
  await expectUsable(page);

  await page.getByRole('link', { name: 'Yesterday and before' }).click();
  await expect(page.getByRole('heading', { name: 'Plumb Line, past boards' })).toBeVisible();
  await expect(page.getByText('Nobody played that day')).toBeVisible();
  await page.getByRole('button', { name: 'Day before' }).press('Enter');
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('button', { name: 'Day after' })).toBeEnabled();
  await photograph(page, info, 'past boards, on a phone');
  await expectUsable(page);
  await page.setViewportSize(WIDE);
  await photograph(page, info, 'past boards');
  await expectUsable(page);
});

test('who plays now stands at the side of the arcade while the run is under way, and is seen by others alone (AR-01)', async ({
  browser,
}, info) => {
  const one = await player(browser, 'demo');
  const other = await player(browser, 'rival');
  await other.goto('/arcade');
  await expect(other.getByText('Nobody else right now')).toBeVisible();
  await photograph(other, info, 'nobody plays');
  await enter(one, 'Turncoat');
  await other.reload();
  await expect(other.getByRole('list', { name: 'Playing right now' })).toContainText('demo');
  await expect(other.getByRole('list', { name: 'Playing right now' })).toContainText('Turncoat');
  await photograph(other, info, 'who plays now');
  await expectUsable(other);
  await other.setViewportSize(NARROW);
  await photograph(other, info, 'who plays now, on a phone');
  await expectUsable(other);
  await one.goto('/arcade');
  await expect(one.getByText('Nobody else right now')).toBeVisible();
});

test('a run that is decided is shared by its link, and watched by somebody who was not in its contest (AR-04)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'newcomer');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The first heat of the demo data, played by its regulars.
  await page.goto('/arcade/run/heat-1-1/replay');
  await expect(page.getByText(/’s run$/)).toBeVisible();
  await expect(page.getByText('Checked', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/arcade\/run\/heat-1-1\/replay$/);
  await page.getByRole('button', { name: 'Stage 2', exact: true }).press('Enter');
  await expect(page.getByText(/^Stage 2 of/)).toBeVisible();
  await page.getByLabel('Speed').selectOption({ label: '2×' });
  await photograph(page, info, 'a run that is shared');
  await expectUsable(page);
  await page.setViewportSize(NARROW);
  await photograph(page, info, 'a run that is shared, on a phone');
  await expectUsable(page);
});
