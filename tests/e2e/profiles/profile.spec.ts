import { expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, player, test } from '../support.ts';
import { member } from '../accounts/member.ts';

test('the profile shows statistics, history page by page, achievements and linked accounts (PR-02, PR-03, PR-04, PR-05)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Demo Player' })).toBeVisible();
  const stats = page.getByRole('region', { name: 'Battle Statistics' });
  await expect(stats.getByRole('img', { name: /^Win rate \d+%$/ })).toBeVisible();
  const figures = await (await page.request.get('/api/stats/me')).json();
  const { totalBattles, wins } = figures as { totalBattles: number; wins: number };
  await expect(stats.getByText(`${Math.round((wins / totalBattles) * 100)}%`, { exact: true })).toBeVisible();

  const history = page.getByRole('region', { name: 'Challenge History' });
  const rows = history.getByRole('listitem');
  await expect(rows).toHaveCount(8);
  await history.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(16);

  const achievements = page.getByRole('region', { name: 'Achievements' });
  const first = achievements.getByRole('listitem').filter({ hasText: 'Into the Arena' });
  await expect(first).toContainText('Finish your first battle.');
  await expect(first).toContainText(/Unlocked \w+ \d+, \d{4}/);
  await expect(achievements.getByRole('listitem').filter({ hasText: 'Centurion' })).toContainText('Locked');

  const linked = page.getByRole('region', { name: 'Linked Accounts' });
  for (const site of ['Twitch', 'YouTube', 'Kick', 'Discord'])
    await expect(linked.getByText(`${site} isn’t available right now`)).toBeVisible();

  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await expectUsable(page);
  }
});

test('the username is edited in place, under the rules, and others find the player by the new one (PR-01)', async ({
  browser,
}) => {
  const page = await member(browser, 'before-rename', { expected: /409|429|400/ });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const name = page.getByLabel('Username');
  await expect(name).toHaveValue('before-rename');
  await name.fill('x');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Use 3 to 20 letters')).toBeVisible();
  await name.fill('Rival');
  await expect(page.getByText('This username is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('@before-rename')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await name.fill('after-rename');
  await page.getByRole('link', { name: 'Who can see this' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('@after-rename')).toBeVisible();
  // The name is there a moment before the form goes, which the address holds.
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('@after-rename')).toBeVisible();

  const other = await player(browser, 'rival', { expected: /404/ });
  await other.goto('/player/after-rename');
  await expect(other.getByText('@after-rename')).toBeVisible();
  await other.goto('/player/before-rename');
  await expect(other.getByRole('heading', { name: 'Player Not Found' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await name.fill('once-more');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/Too many attempts\. Try again/)).toBeVisible();
});

test('privacy holds for another browser: private, friends only, without figures (SE-02, SE-03, RO-09)', async ({
  browser,
}) => {
  const owner = await player(browser, 'rival');
  const friend = await player(browser, 'demo');
  const stranger = await player(browser, 'newcomer');
  const choose = async (visibility: string, shows: { stats: boolean; earnings: boolean }) => {
    await owner.goto('/settings?section=privacy');
    await owner.getByRole('radio', { name: new RegExp(`^${visibility}`) }).check();
    await owner.getByRole('switch', { name: 'Show Stats' }).setChecked(shows.stats);
    await owner.getByRole('switch', { name: 'Show Earnings' }).setChecked(shows.earnings);
    await owner.getByRole('button', { name: 'Save All Changes' }).click();
    await expect(owner.getByText('All changes saved.')).toBeVisible();
  };
  const stats = (page: typeof owner) => page.getByRole('region', { name: 'Battle Statistics' });

  await choose('Friends Only', { stats: true, earnings: true });
  await friend.goto('/player/rival');
  await expect(stats(friend).getByText('Stakes won')).toBeVisible();
  await stranger.goto('/player/rival');
  await expect(stranger.getByText('This profile is private')).toBeVisible();
  await expect(stats(stranger)).toHaveCount(0);
  for (const viewport of [WIDE, NARROW]) {
    await stranger.setViewportSize(viewport);
    await expectUsable(stranger);
  }

  await choose('Private', { stats: true, earnings: true });
  await friend.reload();
  await expect(friend.getByText('This profile is private')).toBeVisible();

  await choose('Public', { stats: true, earnings: false });
  await stranger.reload();
  await expect(stats(stranger).getByText('Total Battles')).toBeVisible();
  await expect(stats(stranger).getByText('Stakes won')).toHaveCount(0);
  await choose('Public', { stats: false, earnings: false });
  await stranger.reload();
  await expect(stats(stranger).getByText('This player’s statistics are private.')).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'Challenge History' })).toHaveCount(0);
  await choose('Public', { stats: true, earnings: false });
  await stranger.reload();
  await expectUsable(stranger);
});

test('a profile that cannot be loaded says so and tries again', async ({ browser }) => {
  const page = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  await page.goto('/dashboard');
  const profile = page.getByRole('link', { name: /^Profile of/ });
  await expect(profile).toBeVisible();
  await page.route('**/graphql**', (route) => route.abort());
  await profile.click();
  await expect(page.getByText('Failed to load your profile')).toBeVisible();
  await expectUsable(page);
  await page.unroute('**/graphql**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Battle Statistics' })).toBeVisible();
});
