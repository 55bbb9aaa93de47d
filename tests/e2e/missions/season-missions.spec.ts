import { expect } from 'playwright/test';
import {
  NARROW,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  player,
  reportResult,
  settled,
  test,
  beginBattle,
} from '../support.ts';

test('an administrator sets a mission of the season with a preview and publishes it; a player does it and claims it (EN-43)', async ({
  browser,
}, info) => {
  const staff = await player(browser, 'admin');
  await staff.goto('/admin/content?tab=missions');
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'sets-wide');
  await staff.getByRole('button', { name: 'Add a mission to Season 1' }).click();
  const adding = staff.getByRole('dialog', { name: 'Add a mission to Season 1' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('Give it a title.')).toBeVisible();
  await expect(adding.getByText('Give the reason.')).toBeVisible();
  await adding.getByLabel('Title').fill('Win a battle in Season 1');
  await adding.getByLabel('Count needed').fill('1');
  await expect(adding.getByText(/ in the last 28 days\.$/)).toBeVisible();
  await adding.getByLabel('How much').fill('40');
  await adding.getByLabel('Reason').fill('The season begins.');
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'add-wide');
  await staff.setViewportSize(NARROW);
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'add-narrow');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toHaveCount(0);
  const set = staff.getByRole('list', { name: 'Missions of Season 1' }).getByRole('listitem');
  const row = set.filter({ hasText: 'Win a battle in Season 1' });
  await expect(row).toContainText('Draft');

  const winner = await player(browser, 'rival');
  await winner.goto('/missions?tab=season');
  const missions = winner.getByRole('list', { name: 'Season missions' });
  await expect(missions.getByText('Join 10 Battles')).toBeVisible();
  await expect(missions.getByText('Win a battle in Season 1')).toHaveCount(0);
  await settled(winner);
  await expectUsable(winner);
  await photograph(winner, info, 'player-before');

  await staff.getByRole('button', { name: 'Edit Win a battle in Season 1' }).click();
  const editing = staff.getByRole('dialog', { name: 'Edit Win a battle in Season 1' });
  await editing.getByLabel('State').selectOption('published');
  await editing.getByLabel('Reason').fill('Ready.');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toHaveCount(0);
  await expect(row).toContainText('Published');
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'sets-narrow');

  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  await joinBattle(rival, await createBattle(demo, { stake: '10', title: 'For the season' }));
  await beginBattle(rival, demo);
  await reportResult(rival, 'won', '13–9');
  await expect(demo.getByText('13–9').first()).toBeVisible();
  await reportResult(demo, 'lost', '9–13');

  await winner.reload();
  await missions.getByRole('button', { name: 'Claim 40 BC for Win a battle in Season 1' }).click();
  await expect(missions.getByRole('button', { name: 'Claimed: Win a battle in Season 1' })).toBeDisabled();
  await settled(winner);
  await expectUsable(winner);
  await photograph(winner, info, 'player-wide');
  await winner.setViewportSize(NARROW);
  await settled(winner);
  await expectUsable(winner);
  await photograph(winner, info, 'player-narrow');

  await staff.goto('/admin/content?tab=missions');
  await expect(row).toContainText(/would have completed it: \d+ of \d+ players/);
});
