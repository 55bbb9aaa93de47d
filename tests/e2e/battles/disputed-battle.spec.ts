import { expect } from 'playwright/test';
import {
  NARROW,
  cents,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  player,
  reportResult,
  settled,
  test,
  wallet,
  beginBattle,
} from '../support.ts';

test('contradicting results keep the money until a moderator decides (CH-09, RO-05)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const moderator = await player(browser, 'moderator');
  const before = { demo: await wallet(demo), rival: await wallet(rival) };
  const id = await createBattle(demo, { stake: '20', title: 'Both say they won' });
  await joinBattle(rival, id);
  await beginBattle(rival, demo);
  await reportResult(rival, 'won', '13–11');
  await expect(demo.getByText('Live Match').first()).toBeVisible();
  await reportResult(demo, 'won', '13–11');
  await expect(demo.getByText('Under Review').first()).toBeVisible();
  await expect(rival.getByText('Under Review').first()).toBeVisible();
  expect(cents((await wallet(demo)).availableToBet)).toBe(cents(before.demo.availableToBet) - 21_00);

  await moderator.goto('/admin/battles?tab=disputes');
  const dispute = moderator.getByRole('listitem').filter({ hasText: 'Both say they won' });
  await dispute.getByRole('button', { name: 'Decide' }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Overturn/ }).check();
  await dialog.getByLabel('Reason').fill('The recording shows 13–11 for demo.');
  await dialog.getByRole('button', { name: /^Overturn/ }).click();
  await expect(dialog).toBeHidden();

  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  await expect(demo.getByText('The recording shows 13–11 for demo.').first()).toBeVisible();
  expect(cents((await wallet(demo)).balance) - cents(before.demo.balance)).toBe(20_00 - 1_00);
  expect(cents((await wallet(rival)).balance) - cents(before.rival.balance)).toBe(-20_00 - 1_00);
});

test('Report Issue disputes a running battle, nobody decides before the other side has answered, and a void match gives everything back (CH-09)', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const moderator = await player(browser, 'moderator');
  const before = { demo: await wallet(demo), rival: await wallet(rival) };
  const id = await createBattle(demo, { stake: '15', title: 'The server went down' });
  await joinBattle(rival, id);
  await beginBattle(rival, demo);
  await rival.getByRole('button', { name: 'Report Issue' }).click();
  const issue = rival.getByRole('dialog');
  await issue.getByLabel('Type').selectOption({ label: 'Connection Issue' });
  await issue.getByLabel('Description').fill('The game server was gone after round 3.');
  await issue.getByRole('button', { name: 'Report Issue' }).click();
  await expect(demo.getByText('Under Review').first()).toBeVisible();
  await expect(rival.getByText(/^demo has until .+ to answer/)).toBeVisible();
  await expect(rival.getByRole('button', { name: 'Nothing to Add' })).toBeHidden();

  await moderator.goto('/admin/battles?tab=disputes');
  const open = moderator.getByRole('listitem').filter({ hasText: 'The server went down' });
  await expect(open).toContainText('Waiting for demo to answer');
  await open.getByRole('button', { name: 'Decide' }).click();
  const dialog = moderator.getByRole('dialog');
  await expect(dialog).toContainText('Waiting for demo to answer');
  for (const kept of [/^Confirm/, /^Dismiss/, /^Void/])
    await expect(dialog.getByRole('radio', { name: kept })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: /^Escalate/ })).toBeEnabled();
  await settled(moderator);
  await expectUsable(moderator);
  await photograph(moderator, info, 'answer-due-dialog-1440');

  await demo.goto(`/challenge/${id}`);
  await expect(demo.getByText(/^You have until .+ to answer$/)).toBeVisible();
  await settled(demo);
  await expectUsable(demo);
  await photograph(demo, info, 'answer-due-1440');
  const phone = await player(browser, 'demo', { viewport: NARROW });
  await phone.goto('/help?tab=dispute');
  const nothing = phone.getByRole('button', { name: 'Nothing to Add' });
  await expect(nothing).toBeVisible();
  await settled(phone);
  await expectUsable(phone);
  await nothing.scrollIntoViewIfNeeded();
  await photograph(phone, info, 'answer-due-390');
  await nothing.focus();
  await phone.keyboard.press('Enter');
  await expect(nothing).toBeHidden();
  await expect(demo.getByText(/^You have until .+ to answer$/)).toBeHidden();

  // The dialog of the moderator hears of it.
  await expect(dialog).not.toContainText('Waiting for demo to answer');
  await dialog.getByRole('radio', { name: /^Void/ }).check();
  await dialog.getByLabel('Reason').fill('Nobody can show a result.');
  await dialog.getByRole('button', { name: /^Void/ }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.getByText('Cancelled').first()).toBeVisible();
  expect(await wallet(demo)).toMatchObject({
    balance: before.demo.balance,
    availableToBet: before.demo.availableToBet,
  });
  expect(await wallet(rival)).toMatchObject({
    balance: before.rival.balance,
    availableToBet: before.rival.availableToBet,
  });
});

test('the administrator area says to players that it is for staff (FR-25, RO-03, RO-10)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/admin/battles');
  await expect(demo.getByText(/for staff/i).first()).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Decide' })).toHaveCount(0);
});
