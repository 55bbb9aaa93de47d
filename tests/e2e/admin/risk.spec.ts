import { expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph, player, settled, test } from '../support.ts';

test('staff find the cases of the demo data, look at the evidence of one, write a note and watch it; a player gets to none of it', async ({
  browser,
}, info) => {
  const moderator = await player(browser, 'moderator');
  await moderator.goto('/admin/risk');
  const table = moderator.getByRole('table', { name: 'Risk cases' });
  await expect(table.getByRole('row', { name: /AceViper, rival/ })).toContainText('arranged results');
  await expect(table.getByRole('row', { name: /PearlMoth/ })).toContainText('velocity');
  await expect(table.getByRole('row', { name: /ChalkToad/ })).toContainText('charge-back');
  await expect(table.getByRole('row', { name: /QuartzElk/ })).toContainText('shared place');
  for (const size of [NARROW, WIDE]) {
    await moderator.setViewportSize(size);
    await settled(moderator);
    await expectUsable(moderator);
  }
  await photograph(moderator, info, 'cases');
  const nav = moderator.getByRole('navigation', { name: 'Administration' });
  await expect(nav.getByRole('link', { name: /^Risk/ })).toContainText('4');
  await table.getByRole('link', { name: 'PearlMoth' }).focus();
  await moderator.keyboard.press('k');
  await moderator.keyboard.press('Enter');
  await expect(moderator).toHaveURL(/\/admin\/risk\/case-/);
  await expect(moderator.getByRole('list', { name: 'Evidence' })).toHaveCount(0);
  await moderator.getByRole('button', { name: 'Show evidence' }).click();
  const evidence = moderator.getByRole('list', { name: 'Evidence' }).getByRole('listitem');
  await expect(evidence).toHaveCount(4);
  await expect(evidence.first()).toContainText('won by AceViper');
  for (const size of [NARROW, WIDE]) {
    await moderator.setViewportSize(size);
    await settled(moderator);
    await expectUsable(moderator);
  }
  await photograph(moderator, info, 'a case');
  const decide = moderator.getByRole('region', { name: 'Decide' });
  await expect(decide.getByRole('button', { name: 'Watch' })).toBeDisabled();
  await expect(decide.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await decide.getByLabel('Note or reason').fill('They are on one ladder team.');
  await decide.getByRole('button', { name: 'Watch' }).click();
  await expect(moderator.getByRole('region', { name: 'Notes' })).toContainText('They are on one ladder team.');
  await expect(moderator.getByRole('region', { name: 'About' })).toContainText('Watched');
  await moderator.goto('/admin/risk?state=watched');
  await expect(table.getByRole('row', { name: /AceViper, rival/ })).toContainText('moderator');
  await moderator.goto('/admin/finance?tab=withdrawals');
  await expect(
    moderator.getByRole('listitem').filter({ hasText: 'Watched risk case: arranged results.' }),
  ).toContainText('rival');
  const demo = await player(browser, 'demo');
  await demo.goto('/admin/risk');
  await expect(demo.getByText(/for staff/i).first()).toBeVisible();
  await expect(demo.getByRole('heading', { name: 'Risk Cases' })).toHaveCount(0);
});
