import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { pathOf } from '../reads.ts';
import { PASSWORD, expectUsable, player, settled, visitor, test } from '../support.ts';
import { member } from '../accounts/member.ts';

test('the account’s data is prepared, downloaded and complete (SE-06)', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/settings?section=data');
  // A list from before the wish would take its place.
  await settled(page);
  await page.getByRole('button', { name: 'Download Account Data' }).click();
  const link = page.getByRole('link', { name: 'Download' }).first();
  await expect(link).toBeVisible();
  await expectUsable(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^gauntlet-data-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  const data = JSON.parse(text) as {
    account: { username: string };
    battles: unknown[];
    results: { outcomes: unknown[] };
    wallet: { entries: { currency: string; amount: number }[]; balances: { currency: string; balance: number }[] };
  };
  expect(data.account.username).toBe('demo');
  expect(data.battles.length).toBeGreaterThanOrEqual(25);
  expect(data.results.outcomes.length).toBeGreaterThanOrEqual(24);
  for (const { currency, balance } of data.wallet.balances)
    expect(
      data.wallet.entries.filter((entry) => entry.currency === currency).reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(balance);
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash|nighthawk@/i);

  const other = await player(browser, 'rival');
  const url = await pathOf(link);
  expect((await other.request.get(url)).status()).toBe(404);
});

test('an account is deleted after its password: signed out everywhere, unknown from then on (SE-07)', async ({
  browser,
}) => {
  const page = await member(browser, 'leaving-soon', { expected: /403|401/ });
  const phone = await visitor(browser, { expected: /401/ });
  const credentials = { data: { username: 'leaving-soon', password: PASSWORD } };
  expect((await phone.request.post('/api/auth/login', credentials)).status()).toBe(200);

  await page.goto('/settings?section=data');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('wrong password');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText(/isn’t your current password/)).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/landing/);

  expect((await phone.request.get('/api/auth/user')).status()).toBe(401);
  expect((await phone.request.post('/api/auth/login', credentials)).status()).toBe(401);
  const other = await player(browser, 'rival', { expected: /404/ });
  await other.goto('/player/leaving-soon');
  await expect(other.getByRole('heading', { name: 'Player Not Found' })).toBeVisible();
});

test('an account with money is not deleted, and says why', async ({ browser }) => {
  const page = await player(browser, 'demo', { expected: /409/ });
  await page.goto('/settings?section=data&dialog=delete-account');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('2,500 BC are forfeited')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('You still have open battles.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();
});
