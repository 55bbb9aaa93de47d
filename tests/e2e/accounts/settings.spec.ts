import { type Page, expect } from 'playwright/test';
import { NARROW, PASSWORD, WIDE, expectUsable, photograph, settled, player, visitor, test } from '../support.ts';
import { member } from './member.ts';

const SECTIONS = ['notifications', 'privacy', 'security', 'play', 'data'];
const TOGGLES = ['Battle Updates', 'Match Results', 'Wallet Changes', 'Marketing', 'Email', 'Chat', 'Missions'];

const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save All Changes' }).click();
  await expect(page.getByText('All changes saved.')).toBeVisible();
};

test('settings are saved together, survive a new sign-in, and go back to the defaults (SE-08, SE-09, EN-39)', async ({
  browser,
}) => {
  const page = await member(browser, 'settings-keeper');
  await page.goto('/settings');
  for (const name of TOGGLES) await expect(toggle(page, name)).toBeChecked({ checked: name !== 'Marketing' });
  for (const name of ['Battle Updates', 'Marketing', 'Chat']) await toggle(page, name).click();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page.getByRole('radio', { name: /^Public/ })).toBeChecked();
  await expect(toggle(page, 'Show Stats')).toBeChecked();
  await expect(toggle(page, 'Show Earnings')).not.toBeChecked();
  await page.getByRole('radio', { name: /^Private/ }).check();
  await save(page);

  const again = await visitor(browser);
  expect(
    (
      await again.request.post('/api/auth/login', { data: { username: 'settings-keeper', password: PASSWORD } })
    ).status(),
  ).toBe(200);
  await again.goto('/settings?section=privacy');
  await expect(again.getByRole('radio', { name: /^Private/ })).toBeChecked();
  await again.getByRole('tab', { name: 'Notifications' }).click();
  await expect(again).toHaveURL(/section=notifications/);
  await expect(toggle(again, 'Marketing')).toBeChecked();
  await expect(toggle(again, 'Battle Updates')).not.toBeChecked();
  await expect(toggle(again, 'Chat')).not.toBeChecked();

  await again.getByRole('button', { name: 'Reset to Defaults' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect(toggle(again, 'Marketing')).not.toBeChecked();
  await again.reload();
  for (const name of TOGGLES) await expect(toggle(again, name)).toBeChecked({ checked: name !== 'Marketing' });
  await again.getByRole('tab', { name: 'Privacy' }).click();
  await expect(again.getByRole('radio', { name: /^Public/ })).toBeChecked();
});

test('unsaved changes are asked about before the page is left', async ({ browser }) => {
  const page = await player(browser, 'newcomer');
  await page.goto('/settings');
  await toggle(page, 'Marketing').click();
  await page.getByRole('tab', { name: 'Your Data' }).click();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(toggle(page, 'Marketing')).toBeChecked();
  await page.getByRole('link', { name: /^Profile of/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/settings/);
  await page.getByRole('link', { name: /^Profile of/ }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/profile/);
  await page.goto('/settings');
  await settled(page);
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
});

for (const [size, viewport] of [
  ['1440', WIDE],
  ['390', NARROW],
] as const) {
  test(`every section of the settings is usable at ${size} pixels`, async ({ browser }, info) => {
    const page = await player(browser, 'demo', { viewport });
    for (const section of SECTIONS) {
      await page.goto(`/settings?section=${section}`);
      await settled(page);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await photograph(page, info, `${size}-${section}`);
      await expectUsable(page);
    }
  });
}
