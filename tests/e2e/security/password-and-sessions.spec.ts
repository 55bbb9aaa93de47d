import { type Page, expect } from 'playwright/test';
import { NARROW, PASSWORD, WIDE, expectUsable, visitor, test } from '../support.ts';
import { member } from '../accounts/member.ts';

const NEW_PASSWORD = 'another-Horse-10';

const signIn = (page: Page, username: string, password: string) =>
  page.request.post('/api/auth/login', { data: { username, password } });

test('the password is changed with the current one, and every other device is signed out (SE-04)', async ({
  browser,
}) => {
  const page = await member(browser, 'changing-one', { expected: /40[13]/ });
  const elsewhere = await visitor(browser);
  expect((await signIn(elsewhere, 'changing-one', PASSWORD)).status()).toBe(200);

  await page.goto('/settings?section=security');
  await page.getByLabel('Current password').fill('wrong password');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the new password').fill('something else');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('The passwords don’t match.')).toBeVisible();
  await page.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  // The form is empty when it is done; a toast may give way to that of the first login of the day.
  await expect(page.getByLabel('Current password')).toHaveValue('');

  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  expect((await signIn(elsewhere, 'changing-one', PASSWORD)).status()).toBe(401);
  expect((await signIn(elsewhere, 'changing-one', NEW_PASSWORD)).status()).toBe(200);
});

test('the own sessions are listed, and any other of them is ended from here', async ({ browser }) => {
  const page = await member(browser, 'changing-two');
  const others = [await visitor(browser), await visitor(browser)];
  for (const other of others) expect((await signIn(other, 'changing-two', PASSWORD)).status()).toBe(200);

  await page.goto('/settings?section=security');
  const list = page.getByRole('list', { name: 'Active sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first().getByText('This device')).toBeVisible();
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
  await list
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  for (const other of others) expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
});
