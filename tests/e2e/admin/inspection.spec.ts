import { expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph, player, settled, test } from '../support.ts';

const REASON = 'The wallet is said to show too little.';

for (const viewport of [WIDE, NARROW])
  test(`an administrator sees a page as its player does at ${viewport.width} px, changes nothing, and the player reads when and why (AU-03)`, async ({
    browser,
  }, info) => {
    const admin = await player(browser, 'admin', { viewport, expected: /403/ });
    await admin.goto('/admin/users?search=newcomer');
    await admin.getByRole('table', { name: 'Accounts' }).getByRole('link', { name: 'newcomer' }).click();
    await admin.getByRole('button', { name: 'View as player' }).click();
    const dialog = admin.getByRole('dialog', { name: 'View as newcomer' });
    await dialog.getByRole('button', { name: 'View as Player' }).click();
    await expect(dialog.getByText('Give the reason.')).toBeVisible();
    await expectUsable(admin);
    await photograph(admin, info, `${viewport.width} inspection-asked`);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'View as Player' }).click();

    const banner = admin.getByRole('complementary', { name: 'View as player' });
    await expect(banner).toContainText('You see Gauntlet as newcomer does. You can’t change anything.');
    await admin.goto('/wallet');
    await settled(admin);
    await expect(banner).toBeVisible();
    await expectUsable(admin);
    await photograph(admin, info, `${viewport.width} inspection-wallet`);
    const changed = await admin.request.post('/graphql', {
      data: { query: 'mutation { markAllNotificationsRead { unread } }' },
    });
    expect(await changed.text()).toContain('INSPECTION_READS_ONLY');

    await banner.getByRole('button', { name: 'End view' }).click();
    await expect(banner).toBeHidden();
    await expect(admin.getByRole('heading', { level: 1, name: 'newcomer' })).toBeVisible();
    await expect(admin).toHaveURL(/\/admin\/users\//);

    const newcomer = await player(browser, 'newcomer', { viewport });
    await newcomer.goto('/settings?section=security');
    const views = newcomer.getByRole('list', { name: 'Views by staff' });
    await expect(views.getByRole('listitem').first()).toContainText(REASON);
    await settled(newcomer);
    await expectUsable(newcomer);
    await photograph(newcomer, info, `${viewport.width} inspection-told`);
  });
