import { expect } from 'playwright/test';
import { NARROW, cents, expectDialogGone, expectUsable, player, test, visitor, wallet } from '../support.ts';

test('an organiser adds prize money: held with the announcement, guaranteed to all who look, and back whole when it is cancelled (BG-20)', async ({
  browser,
}) => {
  const rival = await player(browser, 'rival', { viewport: NARROW });
  const before = cents((await wallet(rival)).availableToBet);
  await rival.goto('/tournaments/new');
  await rival.getByLabel('Title').fill('Guaranteed Night');
  await rival.getByLabel('Buy-in').fill('0');
  await rival.getByLabel('Prize money you add').fill('much');
  await rival.getByRole('button', { name: 'Save as draft' }).click();
  await expect(rival.getByLabel('Prize money you add')).toHaveAttribute('aria-invalid', 'true');
  await rival.getByLabel('Prize money you add').fill('20');
  await rival.getByRole('button', { name: 'Save as draft' }).click();
  await expect(rival.getByRole('heading', { level: 1, name: 'Desk: Guaranteed Night' })).toBeVisible();
  expect(cents((await wallet(rival)).availableToBet)).toBe(before);

  await rival.getByRole('button', { name: 'Announce', exact: true }).click();
  await rival.getByRole('button', { name: 'Announce and hold $20.00' }).click();
  await expect(rival.getByRole('heading', { name: 'Registration is open' })).toBeVisible();
  await expectUsable(rival);
  expect(cents((await wallet(rival)).availableToBet)).toBe(before - 20_00);

  await rival.getByRole('textbox', { name: 'Announcement' }).fill('Doors open at eight.');
  await rival.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(rival.getByText('Announced', { exact: true })).toBeVisible();
  await rival.getByRole('link', { name: 'See its page' }).click();
  const news = rival.getByRole('log', { name: 'Announcements' });
  await news.getByRole('button', { name: 'Correct' }).click();
  await rival.getByRole('dialog').getByRole('textbox', { name: 'Announcement' }).fill('Doors open at nine.');
  await rival.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
  await expect(news).toContainText('Doors open at nine.');
  await expectDialogGone(rival);
  await expectUsable(rival);
  await news.getByRole('button', { name: 'Withdraw' }).click();
  await rival.getByRole('dialog').getByLabel('Reason').fill('The date is not sure.');
  await rival.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(news).toHaveCount(0);
  await expect(rival.getByText('who doesn’t play for it')).toBeVisible();
  await expect(rival.getByRole('button', { name: 'Join Tournament' })).toHaveCount(0);
  await expectUsable(rival);
  const guest = await visitor(browser);
  await guest.goto(rival.url());
  await expect(
    guest.getByRole('region', { name: 'Guaranteed Night' }).getByText('Guaranteed', { exact: true }),
  ).toBeVisible();
  // 60 percent of what is guaranteed, before anybody has entered.
  await expect(
    guest
      .getByRole('row', { name: /Place 1/ })
      .getByText('$12.00')
      .first(),
  ).toBeVisible();

  await rival.getByRole('link', { name: 'Organiser’s desk' }).click();
  await rival.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = rival.getByRole('dialog');
  await expect(dialog.getByText('The added prize money goes back to the organiser.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The server is down all week.');
  await dialog.getByRole('button', { name: 'Cancel the tournament' }).click();
  await expect(rival.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(cents((await wallet(rival)).availableToBet)).toBe(before);
  await expectDialogGone(rival);
  await rival.goto('/wallet?tab=history');
  await expect(rival.getByText('Prize money returned').first()).toBeVisible();
});
