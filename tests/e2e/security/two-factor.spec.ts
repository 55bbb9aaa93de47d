import { type Page, expect } from 'playwright/test';
import { textOf } from '../reads.ts';
import { NARROW, PASSWORD, WIDE, expectUsable, visitor, test } from '../support.ts';
import { member } from '../accounts/member.ts';
import { Phone, scanKey, setUpTwoFactor } from '../accounts/phone.ts';

// A story may have to wait for the next code of the app, twice.
test.setTimeout(300_000);

const bothWidths = async (page: Page): Promise<void> => {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
};

async function signIn(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const codeField = (page: Page) => page.getByLabel('Six-digit code');

test('two-factor authentication is set up with the account’s own key, asked for at sign-in, and switched off again (RG-19, RG-20, SE-05)', async ({
  browser,
}) => {
  const page = await member(browser, 'guarded-one', { expected: /40[01]/ });

  await page.goto('/settings?section=security');
  await page.getByRole('link', { name: 'Set Up Two-Factor Authentication' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await bothWidths(page);
  const keyForm = /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/;
  const firstKey = await textOf(page.getByText(keyForm), keyForm);
  await page.getByRole('button', { name: "I've Added the Account" }).click();
  await expect(codeField(page)).toBeFocused();
  const wrong = new Phone(firstKey.replaceAll(' ', '')).wrongCode();
  await page.keyboard.type(`${wrong.slice(0, 2)}ab${wrong.slice(2)}`);
  await expect(codeField(page)).toHaveValue(wrong);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Verify & Enable 2FA' }).click();
  await expect(page.getByText('That code isn’t right.')).toBeVisible();
  await bothWidths(page);
  await page.getByRole('button', { name: 'Back to QR Code' }).click();
  await expect(page.getByText(firstKey)).toBeVisible();
  const { phone, recoveryCodes } = await setUpTwoFactor(page);
  await page.waitForURL(({ pathname }) => pathname === '/settings');
  await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible();

  await signIn(page, 'guarded-one');
  await expect(codeField(page)).toBeFocused();
  await bothWidths(page);
  await codeField(page).fill(phone.lastCode());
  await expect(page.getByText(/^You’ve already used this code\..* You have 4 tries left\.$/)).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status(), 'there is no session yet').toBe(401);
  await codeField(page).fill(phone.nextCode());
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');

  await signIn(page, 'guarded-one');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');

  await page.goto('/settings?section=security');
  await expect(page.getByText('9 of 10 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn Off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expect(dialog.getByText('That code isn’t right.')).toBeVisible();
  // The last digit sends it.
  await dialog.getByLabel('Code').fill(phone.nextCode());
  await expect(page.getByRole('link', { name: 'Set Up Two-Factor Authentication' })).toBeVisible();
  // What is shown takes the dialog away before its own way back has been gone.
  await expect(page).not.toHaveURL(/[?&]security=/);
  await signIn(page, 'guarded-one');
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');
});

test('Skip for Now goes to the dashboard and changes nothing (RG-21)', async ({ browser }) => {
  const page = await member(browser, 'guarded-two', { expected: /401/ });
  await page.goto('/2fa-setup');
  await scanKey(page);
  await page.getByRole('link', { name: 'Skip for Now' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');
  await page.goto('/2fa-setup');
  await scanKey(page);
  await page.getByRole('button', { name: "I've Added the Account" }).click();
  await page.getByRole('link', { name: 'Skip for Now' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');
  await signIn(page, 'guarded-two');
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');
});

test('Team Access asks for the code as well', async ({ browser }) => {
  const owner = await member(browser, 'guarded-three');
  await owner.goto('/2fa-setup');
  const { phone } = await setUpTwoFactor(owner);
  const page = await visitor(browser, { expected: /401/ });
  await page.goto('/');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Team Access' }) });
  await card.getByLabel('Username').fill('guarded-three');
  await card.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await card.getByRole('button', { name: 'Request Access' }).click();
  await card.getByLabel('Six-digit code').fill(phone.nextCode());
  await expect(page.getByText('Access Granted')).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === '/home');
});
