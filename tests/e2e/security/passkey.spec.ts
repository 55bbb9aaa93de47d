import { type Page, expect } from 'playwright/test';
import { PASSWORD, expectUsable, test } from '../support.ts';
import { addPasskey, giveDevice } from '../accounts/device.ts';
import { member } from '../accounts/member.ts';
import { setUpTwoFactor } from '../accounts/phone.ts';

const arrives = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/dashboard');

test('a passkey is added, signs in without a password, is renamed and removed', async ({ browser }) => {
  const page = await member(browser, 'keyed-one', { expected: /40[013]/ });
  await giveDevice(page);
  await page.goto('/settings?section=security');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Current password').fill('wrong password');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog.getByText('That isn’t your current password.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('My laptop')).toBeVisible();
  await expectUsable(page);

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await arrives(page);
  expect(((await (await page.request.get('/api/auth/user')).json()) as { username: string }).username).toBe(
    'keyed-one',
  );

  await page.goto('/settings?section=security');
  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  await dialog.getByLabel('Name').fill('The old laptop');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Remove The old laptop' }).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  // The list takes the dialog away before the answer does, which then still goes a step back.
  await expect(page).not.toHaveURL(/[?&]security=/);

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/We couldn’t check this passkey/)).toBeVisible();
});

test('a passkey stands for the code of the app, at sign-in and in the settings', async ({ browser }) => {
  const page = await member(browser, 'keyed-two', { expected: /401/ });
  await giveDevice(page);
  await addPasskey(page, 'My phone');
  await page.goto('/2fa-setup');
  await setUpTwoFactor(page, { hasPasskey: true });

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Username').fill('keyed-two');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await arrives(page);

  await page.goto('/settings?section=security');
  await page.getByRole('button', { name: 'New Recovery Codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('link', { name: 'Set Up Two-Factor Authentication' })).toBeVisible();
});
