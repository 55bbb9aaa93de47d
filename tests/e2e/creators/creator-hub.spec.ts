import { readFileSync } from 'node:fs';
import { type Page, expect } from 'playwright/test';
import { readMail } from '../accounts/mails.ts';
import { textOf } from '../reads.ts';
import { NARROW, PASSWORD, WIDE, expectUsable, photograph, player, settled, test, visitor } from '../support.ts';

const TABS = ['Monetization', 'Analytics', 'Content Tools', 'Community', 'Reputation', 'Developer'];

const documents = Object.entries(
  JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>,
);
/** Under which the page asks a query of that name. */
const idOf = (name: string): string => documents.find(([, text]) => text.startsWith(`query ${name}`))?.[0] ?? name;

/** The figure that stands behind a term. */
const detail = (page: Page, term: string) =>
  page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('xpath=following-sibling::dd[1]');

test('every tab of the hub shows the creator’s own figures, wide and narrow (CR-01, CR-02, CR-03, CR-05, CR-06, RO-07, CR-08, CR-09, CR-10, CR-14, CR-16)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/creator-hub');
  await expect(page.getByRole('heading', { level: 1, name: 'Creator Hub' })).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(page.getByRole('tab', { name: 'Monetization' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Total Earnings')).toBeVisible();
  await expect(page.getByText('$201.60').first()).toBeVisible();
  await expect(page.getByText('750 BC').first()).toBeVisible();
  await expect(detail(page, 'First wagers')).toHaveText('2');
  await expect(page.getByRole('progressbar', { name: 'Next tier: Bronze' })).toHaveAttribute('aria-valuenow', '40');
  await expect(detail(page, 'Pending payout')).toHaveText('$201.60');
  await expect(detail(page, 'Payout threshold')).toHaveText('$100.00');
  for (const name of TABS) {
    await page.setViewportSize(WIDE);
    await settled(page);
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await settled(page);
    await expectUsable(page);
    await page.setViewportSize(NARROW);
    await settled(page);
    await expectUsable(page);
  }
  await page.setViewportSize(WIDE);
  await page.goto('/creator-hub?tab=analytics');
  for (const figure of ['30%', '67%', '$34.38']) await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByText('Live Viewers')).toBeVisible();
  await expect(page.getByRole('slider', { name: /^Most viewers at once by day/ })).toBeVisible();
  for (const [device, percent] of [
    ['Desktop', '80'],
    ['Mobile', '15'],
    ['Tablet', '5'],
  ] as const)
    await expect(page.getByRole('progressbar', { name: device })).toHaveAttribute('aria-valuenow', percent);
  await page.goto('/creator-hub?tab=community');
  await expect(page.getByRole('link', { name: 'Challenge Another Team' })).toBeVisible();
  await page.goto('/creator-hub?tab=reputation');
  await expect(page.getByText('100 / 100')).toBeVisible();
});

test('the hub signs a device out that is signed in elsewhere, and leads to the second factor (CR-17, CR-18)', async ({
  browser,
}) => {
  const elsewhere = await visitor(browser, { expected: /401/ });
  const data = { username: 'rival', password: PASSWORD };
  expect((await elsewhere.request.post('/api/auth/login', { data })).status()).toBe(200);
  const page = await player(browser, 'rival');
  await page.goto('/creator-hub?tab=reputation');
  await settled(page);
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await page.getByRole('link', { name: 'Set Up Two-Factor Authentication' }).click();
  await expect(page).toHaveURL(/\/2fa-setup/);
});

test('who registers by the link brings 250 BC, and the hub lists who it was (CR-05, BC-16)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/creator-hub');
  await expect(detail(demo, 'Total referrals')).toHaveText('3');
  const link = await textOf(demo.locator('code', { hasText: 'ref=' }), /ref=\w/);

  const page = await visitor(browser);
  await page.goto(link);
  await expect(page.getByLabel('Referral Code')).toHaveValue(new URL(link).searchParams.get('ref') ?? '');
  const email = 'harvest@players.example';
  await page.getByLabel('Username', { exact: true }).fill('HarvestMoon');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct-Horse-9');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct-Horse-9');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/verify-email');
  const { code } = await readMail(page, email, 'Your code for Gauntlet');
  await page.getByLabel('Verification code', { exact: true }).fill(code ?? '');
  await page.waitForURL('**/setup-profile');

  await demo.goto('/creator-hub');
  await expect(detail(demo, 'Total referrals')).toHaveText('4');
  await expect(detail(demo, 'Earned')).toHaveText('1,000 BC');
  const list = demo.getByRole('list', { name: 'Signed up with your link' });
  await expect(list.getByRole('listitem').first()).toContainText('HarvestMoon');
});

test('a payout from $100 goes to staff, and what is left below waits (CR-07, BC-04)', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/creator-hub');
  await settled(page);
  await page.getByRole('button', { name: 'Request Payout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('99');
  await dialog.getByRole('button', { name: 'Request Payout' }).click();
  await expect(dialog.getByText(/\$100\.00/).first()).toBeVisible();
  await dialog.getByLabel('Amount').fill('100');
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Request Payout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request $100.00' }).click();
  await expect(page.getByText('Payout requested', { exact: true })).toBeVisible();
  await expect(detail(page, 'Pending payout')).toHaveText('$101.60');
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/finance');
  await expect(admin.getByText('Creator income payout')).toBeVisible();
});

test('a priority ticket reaches staff (CR-15)', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/creator-hub?tab=community');
  await page.getByLabel('Subject').fill('My overlay is upside down');
  await page.getByLabel('Description').fill('Since this morning, on both scenes.');
  await page.getByRole('button', { name: 'Submit Priority Ticket' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We got your request' })).toBeVisible();
  const moderator = await player(browser, 'moderator');
  await moderator.goto('/admin/support');
  await expect(moderator.getByText('My overlay is upside down')).toBeVisible();
});

test('whoever has earned nothing yet reads how it begins, and gets a link of their own (CR-05)', async ({
  browser,
}) => {
  const page = await player(browser, 'newcomer');
  await page.goto('/creator-hub');
  await expect(page.getByText('Nothing in the last 30 days.', { exact: false })).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request Payout' })).toBeDisabled();
  await settled(page);
  await page.getByRole('button', { name: 'Get your link' }).click();
  await expect(page.locator('code', { hasText: 'ref=' })).toBeVisible();
  await expectUsable(page);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('No viewers yet')).toBeVisible();
  await expectUsable(page);
});

for (const { tab, query, what, title, shown } of [
  { tab: 'monetization', query: 'CreatorEarnings', what: 'your earnings', title: ' (CR-02)', shown: '$201.60' },
  { tab: 'monetization', query: 'ReferralProgram', what: 'your referrals', title: '', shown: 'Total referrals' },
  { tab: 'analytics', query: 'CreatorAnalytics', what: 'your analytics', title: '', shown: '30%' },
  { tab: 'reputation', query: 'FairPlay', what: 'your fair play score', title: '', shown: '100 / 100' },
])
  test(`with ${what} on the way a skeleton shows, and what could not be read comes on Retry${title}`, async ({
    browser,
  }, info) => {
    const page = await player(browser, 'demo', { expected: /ERR_FAILED/ });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => void (release = resolve));
    let isBroken = true;
    const id = idOf(query);
    await page.route('**/graphql*', async (route) => {
      if (!`${route.request().url()} ${route.request().postData() ?? ''}`.includes(id)) return route.continue();
      await held;
      return isBroken ? route.abort() : route.continue();
    });
    await page.goto(`/creator-hub?tab=${tab}`);
    await expect(page.getByText(`Loading ${what}`).first()).toBeAttached();
    await expect(page.locator('[data-loading]').first()).toBeVisible();
    await photograph(page, info, `hub-loading-${query}`);
    release();
    await expect(page.getByText(`Failed to load ${what}`).first()).toBeVisible();
    await settled(page);
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      await expectUsable(page);
      await photograph(page, info, `hub-failed-${query}-${viewport.width}`);
    }
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  });
