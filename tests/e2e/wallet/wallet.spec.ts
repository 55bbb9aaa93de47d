import { type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { attributeOf, countOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, photograph, settled, player, wallet, test } from '../support.ts';

const TABS = ['Overview', 'BattleCoin', 'Earnings', 'Add Funds', 'Withdraw', 'History', 'Methods', 'Verification'];

const isAtEnd = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY < 2 && window.scrollY > 0,
      ),
    )
    .toBe(true);

test('every tab is in the address, and the quick actions open them (WA-02, WA-06, WA-07)', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/wallet');
  for (const label of TABS) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
    const address = page.url();
    await page.reload();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/wallet');
  await expect(page.getByRole('link', { name: 'Account Statements' })).toHaveAttribute('href', '/statements');
  for (const [action, tab] of [
    ['Add Funds', 'Add Funds'],
    ['Withdraw', 'Withdraw'],
    ['View History', 'History'],
    ['Manage Methods', 'Methods'],
    ['BattleCoin', 'BattleCoin'],
  ] as const) {
    await page.getByRole('region', { name: 'Quick Actions' }).getByRole('button', { name: action }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  }
});

test('the BattleCoin chip shows the end of the BattleCoin tab from anywhere, on the wallet, and on the way back (FR-20, WA-04, WA-05, WA-20)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/wallet?tab=battlecoin');
  await isAtEnd(page);
  await expect(
    page.getByText('BC buys entries and items on Gauntlet; it cannot be converted to cash.'),
  ).toBeInViewport();
  await expect(page.getByRole('table', { name: 'Your BattleCoin log' })).toContainText('Daily login bonus');

  await page.getByRole('tab', { name: 'Methods' }).click();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /BattleCoin balance/ })
    .click();
  await expect(page).toHaveURL(/tab=battlecoin/);
  await isAtEnd(page);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /BattleCoin balance/ })
    .click();
  await isAtEnd(page);

  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Battlegrounds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Battlegrounds');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'BattleCoin' })).toHaveAttribute('aria-selected', 'true');
  await isAtEnd(page);

  await page.getByRole('tab', { name: 'History' }).click();
  const taken = await page.evaluate(
    () =>
      !window.dispatchEvent(new CustomEvent('walletNavigation', { detail: { tab: 'battlecoin' }, cancelable: true })),
  );
  expect(taken).toBe(true);
  await expect(page.getByRole('tab', { name: 'BattleCoin' })).toHaveAttribute('aria-selected', 'true');
  await isAtEnd(page);
});

test('the balance is split, what holds money is a link to it, and the limits are those of the own tier (WA-01, WA-13, BC-05, BC-22)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/wallet');
  for (const label of ['Balance', 'Available to Bet', 'Held', 'Available to Withdraw', 'BattleCoin'])
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  const dollars = Number((await wallet(page)).balance).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(page.getByRole('main').getByText(dollars).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('2,500 BC').first()).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'What your money is held for' }).getByRole('link', { name: /Ascent, first to 13/ }),
  ).toHaveAttribute('href', '/challenge/1');
  const limits = page.getByRole('region', { name: 'Account Limits' });
  for (const figure of ['$5,000.00', '$2,500.00', '$10,000.00', '$1,000.00', 'Verified'])
    await expect(limits).toContainText(figure);
  const chart = page.getByRole('slider', { name: 'Available to bet, last 30 days' });
  await chart.focus();
  const newest = await attributeOf(chart, 'aria-valuetext', /\$/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', newest);
});

test('the history lists deposits, withdrawals, stakes, payouts, fees and BattleCoin purchases at $0.01 a BC, all of them (WA-14, BC-19)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  await page.goto('/wallet?tab=battlecoin');
  await expect(page.getByText(/^About \$\d+\.\d\d at \$0\.01 per BC\.$/)).toBeVisible();
  await page.getByRole('button', { name: '500 BC for $5.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $5.00' }).click();
  await expect(page.getByText('500 BC bought', { exact: true }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('BattleCoin purchase');
  await expect(rows.nth(1)).toContainText('-$5.00');
  const db = openDatabase();
  const { booked } = db.prepare(`SELECT count(*) AS booked FROM entries WHERE account_id = 'user:1:USD'`).get() as {
    booked: number;
  };
  db.close();
  for (let shown = await countOf(rows, 2); shown < booked + 1; shown = await countOf(rows, shown + 1))
    await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(booked + 1);
  const table = page.getByRole('table');
  for (const kind of ['Deposit', 'Withdrawal', 'Withdrawal fee', 'Stake', 'Payout', 'Platform fee'])
    await expect(table.getByText(kind, { exact: true }).first()).toBeVisible();
});

test('the history is narrowed down by kind and read page by page', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/wallet?tab=history');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(41);
  await page.getByLabel('Show').selectOption('Payouts');
  await expect(page).toHaveURL(/kind=payout/);
  await expect(rows.nth(1)).toContainText('Payout');
  await expect(page.getByRole('table')).not.toContainText('Platform fee');
  await expect(rows.nth(1).getByRole('link', { name: /Receipt/ })).toHaveAttribute('href', /\/receipt\//);
});

for (const [size, viewport] of [
  ['1440', WIDE],
  ['390', NARROW],
] as const) {
  test(`every tab of the wallet is usable at ${size} pixels, full and empty`, async ({ browser }, info) => {
    test.setTimeout(600_000);
    for (const username of ['demo', 'admin'] as const) {
      const page = await player(browser, username, { viewport });
      for (const tab of [
        'overview',
        'battlecoin',
        'earnings',
        'deposit',
        'withdraw',
        'history',
        'methods',
        'methods&add=method',
      ]) {
        await page.goto(`/wallet?tab=${tab}`);
        await settled(page);
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
        await photograph(page, info, `${username}-${size}-${tab}`);
        await expectUsable(page);
      }
    }
  });
}

test('says what failed and tries again (ER-02)', async ({ browser }) => {
  const page = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  // A live connection that comes up would have everything read again by itself.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.goto('/home');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' });
  await expect(link).toBeVisible();
  await page.route('**/graphql**', (route) => route.abort());
  await link.click();
  await expect(page.getByText('Failed to load wallet data')).toBeVisible();
  await page.unroute('**/graphql**');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Available to Withdraw')).toBeVisible();
});
