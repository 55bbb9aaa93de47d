import { expect } from 'playwright/test';
import { PASSWORD, expectUsable, player, visitor, test } from '../support.ts';

test('the waitlist refuses a bad address and keeps a good one (LA-01, LA-02, LA-04, LA-05, LA-06, ER-07)', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/');
  for (const name of ['Wager on Yourself', 'Build Your Legacy', 'Join the Community', 'Team Access']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Notify Me' }).click();
  const email = page.getByLabel('Email address');
  await expect(email).toBeFocused();
  const join = page.getByRole('button', { name: 'Join the Waitlist' });
  await expect(join).toBeDisabled();
  await email.fill('not an address');
  await email.blur();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(join).toBeDisabled();
  await email.fill('somebody@players.example');
  await join.click();
  await expect(page.getByText('Thank You!')).toBeVisible();
  await expect(page.getByText('Watch your inbox for updates.')).toBeVisible();
});

test('a waitlist that cannot be reached says so (LA-06, ER-09)', async ({ browser }) => {
  const page = await visitor(browser, { expected: /ERR_FAILED/ });
  await page.goto('/landing');
  await page.route('**/api/waitlist', (route) => route.abort());
  await page.getByLabel('Email address').fill('somebody@players.example');
  await page.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(page.getByText('Failed to submit email. Please try again.')).toBeVisible();
});

test('Team Access lets the team in by itself and clears a wrong password (LA-07, LA-08, LA-09, RE-04, ER-10)', async ({
  browser,
}) => {
  const page = await visitor(browser, { expected: /401/ });
  await page.goto('/');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Team Access' }) });
  const request = card.getByRole('button', { name: 'Request Access' });
  await expect(request).toBeDisabled();
  await card.getByLabel('Username').fill(' admin ');
  await card.getByLabel('Password', { exact: true }).fill('wrong password');
  await request.click();
  await expect(card.getByText('Invalid username or password')).toBeVisible();
  await expect(card.getByLabel('Password', { exact: true })).toHaveValue('');
  await card.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // It goes on by itself after two seconds, as soon as it knows whose session it is: not before it was looked at.
  let goOn = (): void => undefined;
  const lookedAt = new Promise<void>((resolve) => void (goOn = resolve));
  await page.route('**/graphql**', async (route) => {
    await lookedAt;
    await route.continue();
  });
  await request.click();
  await expect(page.getByText('Access Granted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter Platform Wireframe' })).toBeVisible();
  goOn();
  await page.waitForURL('**/home');
});

test('/login checks the credentials and goes on to where one was going (LA-10, LA-11, FR-05, FR-11, RE-15)', async ({
  browser,
}) => {
  const page = await visitor(browser, { expected: /401/ });
  await page.goto('/challenge/1');
  await expect(page.getByRole('heading', { name: 'Team Access' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: /forgot/i })).toHaveAttribute('href', /\/forgot-password/);
  await page.getByLabel('Username').fill('newcomer');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(/username or password/i)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard**');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Sign Out ends the session on the server and the gates close (FR-06, FR-26)', async ({ browser }) => {
  // What the page was still loading when the session ended is refused.
  const page = await visitor(browser, { expected: /401/ });
  expect(
    (await page.request.post('/api/auth/login', { data: { username: 'newcomer', password: PASSWORD } })).status(),
  ).toBe(200);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'gauntlet_session');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Team Access' })).toBeVisible();
  await page.context().addCookies(cookie ? [cookie] : []);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('every path shows Loading... while it is not known who is there (FR-04)', async ({ browser }) => {
  const page = await player(browser, 'demo');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the landing page loads at most 193 kB of script', async ({ browser }) => {
  const page = await visitor(browser);
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(Number(response.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expectUsable(page);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(193_000);
});

test('the footer says what BattleCoin is worth, and that it cannot be cashed (LA-03)', async ({ browser }) => {
  const page = await visitor(browser);
  for (const path of ['/', '/register', '/login']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Battle Coin holds real value—play responsibly.')).toBeVisible();
    await expect(
      footer.getByText('BC buys entries and items on Gauntlet; it cannot be converted to cash.'),
    ).toBeVisible();
  }
});
