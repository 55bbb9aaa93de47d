import { type Page, expect } from 'playwright/test';
import {
  NARROW,
  PASSWORD,
  WIDE,
  cents,
  createBattle,
  expectUsable,
  joinBattle,
  player,
  pressEscape,
  test,
  visitor,
  wallet,
} from '../support.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
/** Once it says how many, what comes after that is told. */
const said = (page: Page) => page.getByText(/^(\d+ unread|You’re all caught up)\.$/);

/** An operation of the API under the session of the page. */
async function ask(page: Page, query: string, variables: Record<string, unknown> = {}): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/graphql', { headers: { origin }, data: { query, variables } });
  expect(await answer.json()).not.toHaveProperty('errors');
}

const inviteDemo = (rival: Page, stakeCents: number) =>
  ask(rival, 'mutation C($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id } }', {
    input: { toId: '1', game: 'CS2', mode: 'DUEL', stakeCents },
  });

test('what happens shows in the header while one looks on, and leads to its item (FR-17)', async ({ browser }) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  const id = await createBattle(demo, { stake: '5', title: 'Told in the header' });
  await demo.goto('/wallet');
  await expect(bell(demo)).toHaveAccessibleName(/unread/);
  await joinBattle(rival, id);
  await expect(demo.getByText('New notification: Your battle has an opponent')).toBeAttached();
  await bell(demo).click();
  await popover(demo)
    .getByRole('link', { name: /Your battle has an opponent/ })
    .first()
    .click();
  await expect(demo).toHaveURL(new RegExp(`/challenge/${id}$`));
  await expect(popover(demo)).toBeHidden();
});

test('an invite is accepted from the notifications page, which names what it costs (NO-03, NO-04, EN-36)', async ({
  browser,
}) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  await rival.goto('/notifications');
  await expect(said(rival)).toBeVisible();
  await demo.goto('/notifications?tab=battle-invites');
  const rows = demo.getByRole('table', { name: 'Battle invites' }).getByRole('row');
  await expect(rows.filter({ hasText: 'PixelQueen' })).toContainText('Expired');
  await expect(rows.filter({ hasText: 'PixelQueen' }).getByRole('button')).toHaveCount(0);
  // The one of the demo data set, so that another may come.
  const accept = demo.getByRole('button', { name: 'Accept rival’s challenge' });
  await demo.getByRole('button', { name: 'Decline rival’s challenge' }).click();
  await expect(accept).toHaveCount(0);
  await inviteDemo(rival, 6_00);
  const before = await wallet(demo);
  await rows.filter({ hasText: '$6.00' }).getByRole('button', { name: 'Accept rival’s challenge' }).click();
  const dialog = demo.getByRole('alertdialog');
  for (const [term, amount] of [
    ['Stake', '$6.00'],
    ['Platform fee (5%)', '$0.30'],
    ['Total held', '$6.30'],
    ['The winner gets', '$12.00'],
  ] as const)
    await expect(dialog.getByText(term, { exact: true }).locator('..')).toContainText(amount);
  await expectUsable(demo);
  await dialog.getByRole('button', { name: 'Accept for $6.30' }).click();
  await expect(demo).toHaveURL(/\/challenge\//);
  const after = await wallet(demo);
  expect(cents(before.availableToBet) - cents(after.availableToBet)).toBe(6_30);
  await expect(rival.getByText(/New notification: Your battle has an opponent/)).toBeAttached();
  await demo.goto('/notifications?tab=battle-invites');
  await expect(rows.filter({ hasText: '$6.00' })).toContainText('Accepted');
});

test('what is marked as read in the header is read on the page, and after a reload (NO-01, NO-02)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  await rival.goto('/friends');
  await inviteDemo(rival, 7_00);
  await demo.goto('/notifications');
  for (const tab of ['All', 'Battle Invites', 'Payouts', 'Security'])
    await expect(demo.getByRole('tab', { name: tab, exact: true })).toBeVisible();
  await expect(demo.getByText(/\d+ unread\./)).toBeVisible();
  // What comes behind the press is unread.
  const all = demo.getByRole('list', { name: 'All notifications' }).getByRole('listitem');
  await expect(all.filter({ hasText: '$7.00' })).toBeVisible();
  await bell(demo).click();
  await popover(demo).getByRole('button', { name: 'Mark All as Read' }).click();
  await expect(popover(demo)).toBeHidden();
  await expect(demo.getByText('You’re all caught up.')).toBeVisible();
  await expect(bell(demo)).toHaveAccessibleName('Notifications');
  await demo.reload();
  await expect(demo.getByText('You’re all caught up.')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Mark All Read' })).toBeDisabled();
  await demo.getByRole('tab', { name: 'Battle Invites' }).click();
  const row = demo.getByRole('table', { name: 'Battle invites' }).getByRole('row').filter({ hasText: '$7.00' });
  await row.getByRole('button', { name: 'Decline rival’s challenge' }).click();
  await expect(row).toContainText('Declined');
});

test('a sign-in from another device is told at once, with what is known of it (NO-06, EN-38)', async ({ browser }) => {
  const newcomer = await player(browser, 'newcomer');
  await newcomer.goto('/notifications?tab=security');
  const stranger = await visitor(browser);
  const data = { username: 'newcomer', password: PASSWORD };
  expect((await stranger.request.post('/api/auth/login', { data })).status()).toBe(200);
  const row = newcomer.getByRole('table', { name: 'Security alerts' }).getByRole('row').nth(1);
  await expect(row).toContainText('Sign-in from a new device');
  await expect(row).toContainText('Review your sessions');
  await row.getByRole('link').click();
  await expect(newcomer).toHaveURL(/\/settings\?section=security/);
});

test('payouts are listed with type, amount, from, time and status (NO-05, EN-37)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/notifications?tab=payouts');
  const table = demo.getByRole('table', { name: 'Payouts' });
  for (const name of ['Type', 'Amount', 'From', 'Time', 'Status'])
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Withdrawal' }).first()).toContainText(/Completed|Processed/);
  await table.getByRole('link', { name: 'Battle winnings' }).first().click();
  await expect(demo).toHaveURL(/\/challenge\//);
});

for (const [size, viewport] of [
  ['1440', WIDE],
  ['390', NARROW],
] as const) {
  test(`every tab and the popover are usable at ${size} pixels, and a failure can be tried again`, async ({
    browser,
  }) => {
    const page = await player(browser, 'demo', { viewport, expected: /ERR_FAILED/ });
    for (const tab of ['', '?tab=battle-invites', '?tab=payouts', '?tab=security']) {
      await page.goto(`/notifications${tab}`);
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
      await expectUsable(page);
    }
    await bell(page).click();
    await expect(popover(page).getByRole('link').first()).toBeVisible();
    await expectUsable(page);
    await pressEscape(page);
    await expect(bell(page)).toBeFocused();
    let isBroken = true;
    // Documents go by their ids; these are the variables of the list.
    await page.route('**/graphql**', (route) =>
      isBroken && /"tab":null,"first":20/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
    await page.goto('/notifications');
    await expect(page.getByText('Failed to load notifications')).toBeVisible();
    // With the inbox the list is read once more by itself.
    await expect(said(page)).toBeVisible();
    await expectUsable(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  });
}
