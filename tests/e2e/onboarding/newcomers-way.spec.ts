import { type Browser, type Locator, type Page, expect } from 'playwright/test';
import { readMail } from '../accounts/mails.ts';
import { NARROW, visitor, test } from '../support.ts';

// From the front page to a seat with money on it, and every step of it left once.
test.setTimeout(600_000);

const NAME = 'FirstEvening';
const EMAIL = 'first-evening@players.example';
const SECRET = 'correct-Horse-9';
/** Presses and filled fields that the way may take. */
const MOST = 40;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Counts what a newcomer has to do; what is done to leave and come back is not counted. */
class Way {
  done = 0;

  async press(place: Locator): Promise<void> {
    this.done++;
    await place.click();
  }

  async fill(place: Locator, text: string): Promise<void> {
    this.done++;
    await place.fill(text);
  }

  async choose(place: Locator, label: string): Promise<void> {
    this.done++;
    await place.selectOption({ label });
  }
}

const open = (browser: Browser): Promise<Page> => visitor(browser, { viewport: NARROW, expected: /40[19]/ });

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await field(page, 'Username').fill(NAME);
  await field(page, 'Password').fill(SECRET);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a newcomer comes from the front page to a joined battle in forty presses and fields, and each step that is left comes back', async ({
  browser,
}) => {
  const way = new Way();
  const page = await open(browser);

  await page.goto('/');
  await expect(heading(page, 'Played here')).toBeVisible();
  await way.press(page.getByRole('link', { name: 'Create Account' }));
  // The front page, which stands until then, has a field of that name as well.
  await expect(heading(page, 'Create Account')).toBeVisible();
  await way.fill(field(page, 'Username'), NAME);
  await way.fill(field(page, 'Email'), EMAIL);
  await way.fill(field(page, 'Password'), SECRET);
  await way.fill(field(page, 'Confirm Password'), SECRET);
  await way.press(page.getByRole('checkbox'));
  await way.press(button(page, 'Create Account'));
  await page.waitForURL('**/verify-email');

  // Left before its code: the password alone leads back to it, on a device that knows nothing.
  const other = await open(browser);
  await signIn(other);
  await other.waitForURL('**/verify-email');
  await other.close();
  await page.reload();
  await expect(heading(page, 'Verify Your Email')).toBeVisible();
  const { code } = await readMail(page, EMAIL, 'Your code for Gauntlet');
  // Six digits send themselves.
  await way.fill(field(page, 'Verification code'), code ?? '');
  await page.waitForURL('**/setup-profile');
  await way.fill(field(page, 'Date of birth'), '1998-05-24');
  await way.press(button(page, 'Next'));
  await expect(heading(page, 'Favorite Games')).toBeVisible();
  await expect(page).toHaveURL(/step=2/);

  // Reload, Back and Forward stay on the way.
  await page.reload();
  await expect(heading(page, 'Favorite Games')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Avatar & Display Name')).toBeVisible();
  await page.goForward();
  await way.press(page.getByRole('checkbox', { name: 'Valorant' }));
  await way.press(button(page, 'Next'));
  await expect(heading(page, 'Notifications')).toBeVisible();

  // Another device comes back where it was, by the card that says how far that is.
  const phone = await open(browser);
  await signIn(phone);
  await phone.waitForURL('**/dashboard');
  for (const path of ['/home', '/dashboard']) {
    await phone.goto(path);
    await expect(heading(phone, 'Finish setting up, 2 of 4, +50 BC')).toBeVisible();
  }
  await phone.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(phone, 'Notifications')).toBeVisible();
  await expect(phone).toHaveURL(/step=3/);
  await phone.getByRole('button', { name: 'Previous' }).click();
  await expect(phone.getByRole('checkbox', { name: 'Valorant' })).toBeChecked();
  await phone.close();

  await way.press(button(page, 'Finish Setup'));
  await page.waitForURL('**/tutorial-challenge');

  // The tutorial can wait; what it brings is still said.
  await way.press(button(page, 'Menu'));
  await way.press(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /^Wallet/ })
      .first(),
  );
  await way.press(page.getByRole('tab', { name: 'Methods' }));
  await way.press(button(page, 'Add method'));
  const dialog = page.getByRole('dialog');
  await way.choose(dialog.getByLabel('Test card', { exact: true }), 'Test card that succeeds');
  await way.press(dialog.getByRole('button', { name: 'Add method' }));
  await expect(dialog).toBeHidden();
  await way.press(page.getByRole('tab', { name: 'Add Funds' }));
  await way.press(page.getByRole('button', { name: '$50', exact: true }));
  await way.press(button(page, 'Add $50.00'));
  await expect(page.getByText('$50.00 was added to your wallet')).toBeVisible();

  await way.press(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Battles' }));
  await expect(heading(page, 'Finish setting up, 3 of 4, +50 BC')).toBeVisible();
  const seats = page.getByRole('region', { name: 'Current Battles' }).getByRole('listitem');
  await way.press(
    seats
      .filter({ hasText: 'vs open seat' })
      .filter({ hasText: /\$(25|35|45)\b/ })
      .first(),
  );
  const stage = page.getByRole('region', { name: / against / });
  await way.press(stage.getByRole('button', { name: 'Join Battle' }));
  await way.press(page.getByRole('alertdialog').getByRole('button', { name: /^Join for \$/ }));
  await expect(button(page, 'Start Match')).toBeEnabled();
  expect(way.done).toBeLessThanOrEqual(MOST);
});
