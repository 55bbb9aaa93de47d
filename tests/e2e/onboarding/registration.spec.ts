import { type Page, expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, passUntil, visitor, test } from '../support.ts';
import { readMail } from '../accounts/mails.ts';

const PASSWORD = 'correct-Horse-9';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const bothWidths = async (page: Page): Promise<void> => {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
};

async function fillIn(page: Page, username: string): Promise<string> {
  const email = `${username.toLowerCase()}@players.example`;
  await field(page, 'Username').fill(username);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  return email;
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const record = (page: Page) => page.evaluate(() => localStorage.getItem('pendingRegistration'));

test('from the front page to the first step inside: register, read the code, enter it (RG-01, RG-02, RG-03, RG-07, RG-12, RG-15, EN-13, RE-15)', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Referral Code')).toBeVisible();
  const form = page.locator('form');
  await expect(form.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(form.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');

  const email = await fillIn(page, 'Stella');
  await page.getByRole('checkbox').uncheck();
  await field(page, 'Confirm Password').fill('correct-horse-9');
  await button(page, 'Create Account').click();
  await expect(page.getByText('Accept the Terms of Service and the Privacy Policy to continue.')).toBeVisible();
  await expect(page.getByText('The passwords don’t match.')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByRole('checkbox').check();
  await field(page, 'Confirm Password').fill(PASSWORD);
  await button(page, 'Create Account').click();

  await page.waitForURL('**/verify-email');
  await expect(page.getByText('s•••a@players.example')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Registration' })).toHaveAttribute('href', '/register');
  await bothWidths(page);
  const kept = await record(page);
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ username: 'Stella', email, referralCode: '' });
  expect(kept).not.toContain(PASSWORD);
  const { code } = await readMail(page, email, 'Your code for Gauntlet');
  await field(page, 'Verification code').fill(code ?? '');
  await page.waitForURL('**/setup-profile');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  expect(await record(page)).toBeNull();
  await page.reload();
  await expect(page).toHaveURL(/\/setup-profile$/);
});

test('every field says what is wrong with it, on leaving it and then with every change (RG-04, RG-05, RG-06, RG-08, RG-09, RG-10, RG-11)', async ({
  browser,
}) => {
  const page = await visitor(browser, { expected: /40[09]/ });
  await page.goto('/register');
  const create = button(page, 'Create Account');
  await expect(create).toBeDisabled();
  await field(page, 'Username').fill('ab');
  await expect(create).toBeDisabled();
  await field(page, 'Username').fill('abc');
  await expect(create).toBeEnabled();
  await expect(page.getByText('Username is available')).toBeVisible();
  await field(page, 'Username').fill('Demo');
  await expect(page.getByText('This username is taken.')).toBeVisible();
  await expect(page.getByText('Username is available')).toBeHidden();
  await field(page, 'Username').fill('x'.repeat(30));
  await expect(field(page, 'Username')).toHaveValue('x'.repeat(20));
  await field(page, 'Username').fill('adm1n');
  await field(page, 'Username').blur();
  await expect(page.getByText(/look like someone else’s or like ours/)).toBeVisible();

  await field(page, 'Email').fill('nova@');
  await expect(page.getByText('Enter a full email address')).toBeHidden();
  await field(page, 'Email').blur();
  await expect(page.getByText('Enter a full email address')).toBeVisible();
  await field(page, 'Email').fill('nova@players.example');
  await expect(page.getByText('Enter a full email address')).toBeHidden();

  const password = field(page, 'Password');
  for (const [text, label, missing] of [
    [
      'a',
      'Weak',
      'Missing: At least 8 characters, Include uppercase letters, Include numbers, Include special characters',
    ],
    ['aB', 'Fair', 'Missing: At least 8 characters, Include numbers, Include special characters'],
    ['aB7', 'Good', 'Missing: At least 8 characters, Include special characters'],
    ['aB7!', 'Strong', 'Missing: At least 8 characters'],
  ] as const) {
    await password.fill(text);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
  }
  await password.fill('12345678');
  await expect(
    page.getByText('Missing: Include lowercase letters, Include uppercase letters, Include special characters'),
  ).toBeVisible();
  await password.fill(PASSWORD);
  await expect(page.getByText('Very Strong', { exact: true })).toBeVisible();
  await expect(page.getByText('Missing:')).toBeHidden();
  await expect(page.getByText('Passwords match')).toBeHidden();
  await field(page, 'Confirm Password').fill(PASSWORD);
  await expect(page.getByText('Passwords match')).toBeVisible();
  await bothWidths(page);

  // What only the server knows.
  await field(page, 'Username').fill('rival');
  await page.getByLabel('Referral Code').fill('NOBODYS1');
  await page.getByRole('checkbox').check();
  await create.click();
  await expect(page.getByText('This username is taken.')).toBeVisible();
  await expect(page.getByText('That referral code doesn’t exist.')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
});

test('a code that is wrong or has expired says so, and another one can be had (RG-13, RG-14, ER-12, RE-15)', async ({
  browser,
  pass,
}) => {
  const page = await visitor(browser, { expected: /400|410/ });
  await page.goto('/register');
  const email = await fillIn(page, 'Vega');
  await button(page, 'Create Account').click();
  await page.waitForURL('**/verify-email');
  const box = field(page, 'Verification code');
  await expect(box).toHaveAttribute('inputmode', 'numeric');
  await box.pressSequentially('12ab345');
  await expect(box).toHaveValue('12345');
  await expect(button(page, 'Verify Code')).toBeDisabled();

  const first = (await readMail(page, email, 'Your code for Gauntlet')).code ?? '';
  await box.fill(otherThan(first));
  await expect(page.getByText('That code isn’t right. You have 4 tries left.')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await bothWidths(page);

  await passUntil(pass, 'SELECT code_expires_at FROM registrations WHERE username = ?', 'Vega');
  await box.fill(first);
  await expect(page.getByText('This code has expired. Ask for a new one.')).toBeVisible();

  // It goes by itself after a moment, so the page looks at each of its frames.
  const confirmed = page.waitForFunction(
    (text) => document.body.textContent.includes(text),
    'Email sent successfully!',
    { polling: 'raf' },
  );
  await button(page, 'Resend Email').click();
  await confirmed;
  await expect(page.getByText('Email sent successfully!')).toBeHidden();
  await expect(async () => {
    expect((await readMail(page, email, 'Your code for Gauntlet')).code).not.toBe(first);
  }).toPass();
  const second = (await readMail(page, email, 'Your code for Gauntlet')).code ?? '';
  await box.fill(second);
  await page.waitForURL('**/setup-profile');
});

test('going back keeps what was entered, and registering again gives the name to the same person (RG-12)', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/register');
  await fillIn(page, 'Altair');
  await button(page, 'Create Account').click();
  await page.waitForURL('**/verify-email');
  await page.getByRole('link', { name: 'Back to Registration' }).click();
  await expect(field(page, 'Username')).toHaveValue('Altair');
  await expect(field(page, 'Email')).toHaveValue('altair@players.example');
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(page.getByText('Username is available')).toBeVisible();
  await fillIn(page, 'Altair');
  await field(page, 'Email').fill('altair.right@players.example');
  await button(page, 'Create Account').click();
  await page.waitForURL('**/verify-email');
  await expect(page.getByText('a•••t@players.example')).toBeVisible();
});

test('/verify-email without a pending registration leads to /register (RG-16)', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/verify-email');
  await page.waitForURL('**/register');
  await page.evaluate(() => localStorage.setItem('pendingRegistration', '{"username":"half"}'));
  await page.goto('/verify-email');
  await page.waitForURL('**/register');
});

test('a forgotten password is replaced through a mailed link that works once (RG-17, RG-18, LA-11, ER-12, RE-15)', async ({
  browser,
}) => {
  const page = await visitor(browser, { expected: /401/ });
  await page.goto('/register');
  const email = await fillIn(page, 'Deneb');
  await button(page, 'Create Account').click();
  await page.waitForURL('**/verify-email');
  await field(page, 'Verification code').fill((await readMail(page, email, 'Your code for Gauntlet')).code ?? '');
  await page.waitForURL('**/setup-profile');
  await page.context().clearCookies();

  await page.goto('/login');
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
  await button(page, 'Send Reset Link').click();
  await expect(page.getByText('Enter a full email address')).toBeVisible();
  await field(page, 'Email').fill(email);
  await button(page, 'Send Reset Link').click();
  await expect(page.getByText(`We've sent a password reset link to ${email}`)).toBeVisible();
  await bothWidths(page);
  await button(page, 'Send Another Email').click();
  await expect(field(page, 'Email')).toBeVisible();

  const { link } = await readMail(page, email, 'Set a new Gauntlet password');
  await page.goto(link ?? '');
  await field(page, 'New Password').fill('another-Horse-7');
  await field(page, 'Confirm Password').fill('another-Horse-7');
  await bothWidths(page);
  await button(page, 'Set Password').click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status(), 'nobody is signed in by it').toBe(401);

  await page.goto('/login'); // the same address again would load nothing
  await page.goto(link ?? '');
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await expect(field(page, 'New Password')).toHaveCount(0);
  await page.goto('/login');
  await field(page, 'Username').fill('Deneb');
  await field(page, 'Password').fill('another-Horse-7');
  await button(page, 'Sign In').click();
  await page.waitForURL('**/dashboard**');
});

test('an address that has an account looks like any other to a visitor; its owner is told', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/register');
  await fillIn(page, 'Mizar');
  await field(page, 'Email').fill('demo@gauntlet.example');
  await button(page, 'Create Account').click();
  await page.waitForURL('**/verify-email');
  await expect(page.getByText('d•••o@gauntlet.example')).toBeVisible();
  const mail = await readMail(page, 'demo@gauntlet.example', 'You already have a Gauntlet account');
  expect(mail.code).toBeNull();
});
