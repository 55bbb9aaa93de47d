import { expect } from 'playwright/test';
import { NARROW, player, visitor, pressEscape, test } from '../support.ts';

const ENTRIES = [
  ['Hype Zone', '/home'],
  ['Live Streams', '/streams'],
  ['Go Live', '/go-live'],
  ['Battlegrounds', '/dashboard?tab=create'],
  ['Arcade', '/arcade'],
  ['Store', '/store'],
  ['Teams', '/teams'],
  ['Replays', '/replays'],
  ['Leaderboards', '/leaderboards'],
  ['Wallet', '/wallet'],
  ['Creator Hub', '/creator-hub'],
  ['Missions', '/missions'],
  ['Settings', '/settings'],
  ['Help', '/help'],
  ['Trust & Safety', '/trust'],
  ['Admin Panel', '/admin'],
] as const;

test('the side navigation has every entry in order and none of them is dead (FR-23, FR-24)', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(ENTRIES.map(([label]) => label));
  for (const [n, [, path]] of ENTRIES.entries()) await expect(links.nth(n)).toHaveAttribute('href', path);
  for (const [label, path] of ENTRIES) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('404 Page Not Found')).toHaveCount(0);
  }
  await page.goto('/stream/3');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live Streams' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('the header shows the stored balances, friends, notifications and the profile (FR-03, FR-18, FR-19, FR-21)', async ({
  browser,
}) => {
  const page = await player(browser, 'rival');
  const { balance } = (await (await page.request.get('/api/wallet/me')).json()) as { balance: string };
  await page.goto('/home');
  const header = page.getByRole('banner');
  const dollars = Number(balance).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(
    header.getByRole('link', { name: new RegExp(dollars.replace(/[$.]/g, String.raw`\$&`)) }),
  ).toHaveAttribute('href', '/wallet');
  await expect(header.getByRole('link', { name: /1,200\s*BC/ })).toHaveAttribute('href', '/wallet?tab=battlecoin');
  await header.getByRole('button', { name: /friends/i }).click();
  for (const tab of ['Friends', 'Req', 'Recent'])
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible();
  await pressEscape(page);
  await header.getByRole('button', { name: /notifications/i }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await pressEscape(page);
  await header.getByRole('link', { name: /profile/i }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('an unknown path is a 404 for members and the landing page for visitors (FR-11, FR-12)', async ({ browser }) => {
  const member = await player(browser, 'demo');
  await member.goto('/no/such/page');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(member.getByText('Did you forget to add the page to the router?')).toBeVisible();
  const guest = await visitor(browser);
  await guest.goto('/no/such/page');
  await expect(guest.getByRole('heading', { name: 'Team Access' })).toBeVisible();
});

test('the navigation is a drawer below 768 pixels (FR-14, FR-22)', async ({ browser }) => {
  const page = await player(browser, 'demo', { viewport: NARROW });
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /menu/i });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trust & Safety' }).click();
  await expect(page).toHaveURL(/\/trust/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('Ctrl+K opens the palette, and it leads to a page and to a player', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('leader');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leaderboards/);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('rival');
  await expect(page.getByRole('group', { name: 'Players' }).getByRole('option', { name: /rival/i })).toBeVisible();
  await page.getByRole('dialog').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/players?\/rival/i);
});
