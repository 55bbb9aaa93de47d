import {
  NARROW,
  WIDE,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  player,
  reportResult,
  settled,
  pressEscape,
  test,
  wallet,
  beginBattle,
} from '../support.ts';
import { expect } from 'playwright/test';

const TITLE = 'Late Night Ranked';

test('a player accepts a sponsored challenge, shows a battle, staff approve, and the wallet has the payout; the creator hub shows the same (BG-23, CR-04, CR-13, EN-27, EN-30)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'rival');
  await page.goto('/dashboard?tab=creators');
  const open = page.getByRole('list', { name: 'Sponsored challenges' });
  await expect(open.getByRole('listitem')).toHaveCount(6);
  await expect(open.getByRole('button', { name: 'Full: Sit Down, Clutch Up' })).toBeDisabled();
  await settled(page);
  await expectUsable(page);
  await photograph(page, info, 'board-wide');
  await page.getByRole('button', { name: `Accept Challenge: ${TITLE}` }).click();
  const own = page.getByRole('list', { name: 'Your challenges' });
  await expect(own.getByText('Active', { exact: true })).toBeVisible();
  await expect(open.getByRole('listitem')).toHaveCount(5);

  // Nothing has been done yet.
  await settled(page);
  await page.getByRole('button', { name: `File Proof: ${TITLE}` }).click();
  await expect(page.getByRole('dialog').getByText('Nothing to show yet')).toBeVisible();
  await pressEscape(page);

  const battleId = await createBattle(page, { stake: '10', title: 'Ranked tonight', game: 'Valorant' });
  const other = await player(browser, 'demo');
  await joinBattle(other, battleId);
  await beginBattle(other, page);
  await reportResult(other, 'lost', '9–13');
  await page.goto(`/challenge/${battleId}`);
  await reportResult(page, 'won', '13–9');
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  const before = await wallet(page);

  await page.goto('/creator-hub?tab=content');
  await settled(page);
  await page.getByRole('button', { name: `File Proof: ${TITLE}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What you show').selectOption({ value: `BATTLE ${battleId}` });
  await settled(page);
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'File Proof' }).click();
  await expect(own.getByText('In review', { exact: true })).toBeVisible();

  const staff = await player(browser, 'moderator');
  await staff.goto('/admin/content?tab=sponsors');
  await expect(staff.getByRole('link', { name: /^Battle: / })).toBeVisible();
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'desk-wide');
  await staff.getByRole('button', { name: `Approve rival, ${TITLE}` }).click();
  const decision = staff.getByRole('dialog');
  await decision.getByLabel('Reason').fill('Played as agreed.');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Nothing waits')).toBeVisible();
  await settled(staff);
  await staff.setViewportSize(NARROW);
  await settled(staff);
  await expectUsable(staff);
  await photograph(staff, info, 'desk-narrow');

  await expect(own.getByText('Paid', { exact: true })).toBeVisible();
  await page.setViewportSize(NARROW);
  await settled(page);
  await expectUsable(page);
  await photograph(page, info, 'hub-narrow');
  await page.setViewportSize(WIDE);
  const paid = await wallet(page);
  expect(Number(paid.balance) - Number(before.balance)).toBe(75);
  await page.goto('/creator-hub');
  await expect(page.getByText('Sponsorship Revenue')).toBeVisible();
  await expect(page.getByText('$75.00').first()).toBeVisible();
  const earnings = await page.request.get('/api/earnings/me');
  expect(await earnings.json()).toMatchObject({ sponsorshipRevenue: '75.00', totalEarnings: '75.00' });
});

test('the creators tab is searched by brand and title, and says where nothing is found (BG-23)', async ({
  browser,
}) => {
  const page = await player(browser, 'newcomer');
  await page.goto('/dashboard?tab=creators&q=northpeak');
  await expect(page.getByRole('heading', { level: 3, name: 'Three Rivals' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: TITLE })).toHaveCount(0);
  await page.goto('/dashboard?tab=creators&q=nobody');
  await expect(page.getByText('No challenges found')).toBeVisible();
  await settled(page);
  await expectUsable(page);
});

test('staff write a challenge down, and read what is missing (EN-30)', async ({ browser }) => {
  const page = await player(browser, 'admin');
  await page.goto('/admin/content?tab=sponsors');
  await settled(page);
  await page.getByRole('button', { name: 'New challenge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(dialog.getByText('Name the brand.')).toBeVisible();
  await dialog.getByLabel('Brand').fill('Voltline Energy');
  await dialog.getByLabel('Title').fill('Morning Ranked');
  await dialog.getByLabel('Conditions').fill('Stream before noon.');
  await dialog.getByLabel('Payout').fill('20');
  await dialog.getByLabel('Places').fill('3');
  const nextWeek = await page.evaluate(() =>
    new Date(performance.timeOrigin + 7 * 86_400_000).toISOString().slice(0, 16),
  );
  await dialog.getByLabel('Deadline').fill(nextWeek);
  await settled(page);
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('$60.00 missing')).toBeVisible();
  await page.getByRole('button', { name: 'Book money: Morning Ranked' }).click();
  await dialog.getByLabel('Reason').fill('Invoice 7');
  await settled(page);
  await expectUsable(page);
  await pressEscape(page);
});
