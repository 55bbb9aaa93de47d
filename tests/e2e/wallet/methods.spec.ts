import { type Page, expect } from 'playwright/test';
import { expectUsable, photograph, player, settled, test } from '../support.ts';

const METHODS = [
  { kind: 'PayPal', field: 'PayPal email', wrong: 'me@', right: 'me@example.com' },
  { kind: 'Apple Pay' },
  { kind: 'Google Pay' },
  { kind: 'Venmo', field: 'Venmo name', wrong: 'player-one', right: '@player-one' },
  {
    kind: 'Bank or wire transfer',
    field: 'Account',
    wrong: 'DE89370400440532013001',
    right: 'DE89370400440532013000',
  },
  {
    kind: 'Cryptocurrency',
    network: 'Bitcoin (BTC)',
    field: 'Wallet address',
    wrong: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    right: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  },
  {
    kind: 'Cryptocurrency',
    network: 'Ethereum (ETH)',
    field: 'Wallet address',
    wrong: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
    right: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
  {
    kind: 'Cryptocurrency',
    network: 'USD Coin (USDC, on Ethereum)',
    field: 'Wallet address',
    wrong: '0x1234',
    right: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  },
  {
    kind: 'Cryptocurrency',
    network: 'Dogecoin (DOGE)',
    field: 'Wallet address',
    wrong: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    right: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
  },
] as const;

async function add(page: Page, method: (typeof METHODS)[number], name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add method' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption(method.kind);
  if ('network' in method) await dialog.getByLabel('Network').selectOption(method.network);
  await dialog.getByLabel('Name (optional)').fill(name);
  if ('field' in method) {
    await dialog.getByLabel(method.field).fill(method.wrong);
    await dialog.getByRole('button', { name: 'Add method' }).click();
    await expect(dialog.getByLabel(method.field)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(method.field).fill(method.right);
  }
  await dialog.getByRole('button', { name: 'Add method' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

test('all kinds of methods can be added, each checked where it is typed, and none asks for a card number (EN-24, WA-16, BC-10)', async ({
  browser,
}) => {
  const page = await player(browser, 'newcomer');
  await page.goto('/wallet?tab=methods');
  await page.getByRole('button', { name: 'Add method' }).click();
  await expect(page.getByRole('dialog').getByLabel('Kind').getByRole('option')).toHaveText([
    'Credit or debit card',
    'PayPal',
    'Apple Pay',
    'Google Pay',
    'Venmo',
    'Bank or wire transfer',
    'Cryptocurrency',
  ]);
  await expect(page.getByLabel(/card number/i)).toHaveCount(0);
  // Escape would close the toast first that says what a newcomer's day brings.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const [n, method] of METHODS.entries()) await add(page, method, `Method ${n + 1}`);
  const list = page.getByRole('list', { name: 'Payment methods' });
  await expect(list.getByText('Default', { exact: true })).toHaveCount(1);
  for (let n = METHODS.length; n > 0; n--) {
    await page.getByRole('button', { name: `Remove Method ${n}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: `Remove Method ${n}`, exact: true })).toHaveCount(0);
  }
});

test('an administrator switches crypto payments off, and from then on they are offered nowhere (AS-11)', async ({
  browser,
}, info) => {
  const page = await player(browser, 'newcomer');
  await page.goto('/wallet?tab=methods');
  await add(page, METHODS[0], 'My PayPal');
  await add(page, METHODS[5], 'My Bitcoin');
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/system?tab=flags');
  const flip = async (state: 'on' | 'off') => {
    await admin.getByRole('switch', { name: 'Crypto payments' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The provider has a fault.');
    await dialog.getByRole('button', { name: `Switch ${state}` }).click();
    await expect(dialog).toBeHidden();
  };
  await flip('off');

  await page.goto('/wallet?tab=deposit');
  await expect(page.getByRole('radio', { name: /^My PayPal/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^My Bitcoin/ })).toHaveCount(0);
  await page.goto('/wallet?tab=methods');
  const row = page.getByRole('listitem').filter({ hasText: 'My Bitcoin' });
  await expect(row).toContainText('Turned off for now');
  await expect(row.getByRole('button')).toHaveText(['Remove']);
  await settled(page);
  await expectUsable(page);
  await photograph(page, info, 'switched off');
  await page.getByRole('button', { name: 'Add method' }).click();
  const kinds = page.getByRole('dialog').getByLabel('Kind').getByRole('option');
  await expect(kinds.first()).toHaveText('Credit or debit card');
  await expect(kinds.filter({ hasText: 'Cryptocurrency' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await flip('on');
  await page.goto('/wallet?tab=deposit');
  await expect(page.getByRole('radio', { name: /^My Bitcoin/ })).toBeVisible();
});

test('a method stays as long as a payment on it is under way', async ({ browser }) => {
  const page = await player(browser, 'rival', { expected: /409/ });
  await page.goto('/wallet?tab=methods');
  await page.getByRole('button', { name: 'Remove Bank account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toContainText('A payment with this method is still in progress. Remove it once that’s done.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Remove Bank account' })).toBeVisible();
});
