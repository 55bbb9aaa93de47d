import { type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { cents, player, wallet, test } from '../support.ts';

async function addMethod(page: Page, behaviour: string, name: string): Promise<void> {
  await page.goto('/wallet?tab=methods');
  await page.getByRole('button', { name: 'Add method' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Test card', { exact: true }).selectOption({ label: `Test card ${behaviour}` });
  await dialog.getByLabel('Name (optional)').fill(name);
  await dialog.getByRole('button', { name: 'Add method' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Payment methods' }).getByText(name)).toBeVisible();
}

async function deposit(page: Page, method: string, dollars: string): Promise<void> {
  await page.goto('/wallet?tab=deposit');
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill(dollars);
  await page.getByRole('button', { name: /^Add \$/ }).click();
}

/**
 * From now on the provider's word of a payment waits until it is let come: the page may be slower than the few seconds
 * that the sandbox takes.
 */
function holdProvider(): () => void {
  const db = openDatabase();
  db.exec(
    `CREATE TRIGGER held_words AFTER INSERT ON jobs WHEN new.kind = 'payment.provider-event'
     BEGIN UPDATE jobs SET run_at = run_at + 86400000 WHERE id = new.id; END`,
  );
  return () => {
    db.exec(`DROP TRIGGER held_words;
       UPDATE jobs SET run_at = run_at - 86400000 WHERE kind = 'payment.provider-event'`);
    db.close();
  };
}

const balance = async (page: Page): Promise<number> => cents((await wallet(page)).balance);

test('a card is added, becomes the default and is removed again, and a deposit of $50 with it is in wallet and history (WA-11, WA-17, WA-18)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  const before = await balance(page);
  await addMethod(page, 'that succeeds', 'Good card');
  await page.getByRole('button', { name: 'Set default: Good card' }).click();
  await expect(page.getByRole('button', { name: 'Set default: Good card' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Payment methods' }).getByText('Default', { exact: true })).toHaveCount(
    1,
  );

  await page.getByRole('tab', { name: 'Add Funds' }).click();
  await page.getByRole('button', { name: '$50', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
  await expect(page.getByRole('radio', { name: /^Good card/ })).toBeChecked();
  await page.getByRole('button', { name: 'Add $50.00' }).click();
  await expect(page.getByText('$50.00 was added to your wallet')).toBeVisible();
  expect(await balance(page)).toBe(before + 50_00);
  await expect(page.getByRole('banner').getByRole('link', { name: /Wallet balance/ })).toContainText(
    ((before + 50_00) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  );

  await page.getByRole('tab', { name: 'History' }).click();
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('Deposit');
  await expect(newest).toContainText('Good card');
  await expect(newest).toContainText('+$50.00');

  await page.getByRole('tab', { name: 'Methods' }).click();
  await page.getByRole('button', { name: 'Remove Good card' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Good card' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Payment methods' }).getByText('Default', { exact: true })).toHaveCount(
    1,
  );
});

test('a declined card says the provider’s words and charges nothing; a pending one is added when it comes', async ({
  browser,
}) => {
  const page = await player(browser, 'demo');
  const before = await balance(page);
  await addMethod(page, 'that is declined', 'Bad card');
  await deposit(page, 'Bad card', '25');
  await expect(page.getByText('The payment failed')).toBeVisible();
  await expect(page.getByText('The card was declined. Nothing was charged.')).toBeVisible();
  expect(await balance(page)).toBe(before);

  await addMethod(page, 'that stays pending for a few seconds', 'Slow card');
  const letCome = holdProvider();
  await deposit(page, 'Slow card', '25');
  await expect(page.getByText('$25.00 is on its way')).toBeVisible();
  letCome();
  await expect(page.getByText('$25.00 was added to your wallet')).toBeVisible();
  expect(await balance(page)).toBe(before + 25_00);
});

test('a bank that asks first is answered on its test page, and no other answer counts', async ({ browser }) => {
  const page = await player(browser, 'demo');
  const before = await balance(page);
  await addMethod(page, 'whose bank asks first', 'Asking card');
  await deposit(page, 'Asking card', '20');
  await expect(page).toHaveURL(/\/sandbox-bank\//);
  await expect(page.getByText('This isn’t a real bank')).toBeVisible();
  const bank = page.url();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your bank did not confirm the payment. Nothing was charged.')).toBeVisible();
  await page.goto(bank);
  await expect(page.getByText('You’ve already answered this payment')).toBeVisible();
  expect(await balance(page)).toBe(before);

  await deposit(page, 'Asking card', '20');
  await page.getByRole('button', { name: 'Approve $20.00' }).click();
  await expect(page.getByText('$20.00 was added to your wallet')).toBeVisible();
  expect(await balance(page)).toBe(before + 20_00);
});

test('only verified methods are offered, and a payment above $100 leads to the second factor (WA-09)', async ({
  browser,
}) => {
  const page = await player(browser, 'demo', { expected: /403/ });
  await page.goto('/wallet?tab=deposit');
  await expect(page.getByRole('radio', { name: /^Card ending 4242/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Venmo/ })).toHaveCount(0);
  for (const quick of ['$25', '$50', '$100'])
    await expect(page.getByRole('button', { name: quick, exact: true })).toBeVisible();
  await deposit(page, 'Card ending 4242', '100.01');
  await expect(page.getByRole('link', { name: 'Set up two-factor authentication' })).toHaveAttribute(
    'href',
    '/2fa-setup',
  );
  await page.getByRole('textbox', { name: 'Amount' }).fill('9999');
  await page.getByRole('textbox', { name: 'Amount' }).blur();
  await expect(
    page.getByText(/Your account’s limit for this is \$2,500\.00 a day\. You have \$[\d,.]+ left\./),
  ).toBeVisible();
});

test('the limits of an unverified tier hold with their figures, on the server too', async ({ browser }) => {
  const page = await player(browser, 'newcomer', { expected: /409/ });
  await page.goto('/wallet?tab=deposit');
  await expect(page.getByText('No verified payment method')).toBeVisible();
  await addMethod(page, 'that succeeds', 'First card');
  await deposit(page, 'First card', '60');
  await expect(page.getByText('$60.00 was added to your wallet')).toBeVisible();
  await deposit(page, 'First card', '40.01');
  await expect(page.getByText('Your account’s limit for this is $100.00 a day. You have $40.00 left.')).toBeVisible();
  expect((await wallet(page)).balance).toBe('60.00');

  const errors = await page.evaluate(async () => {
    const ask = async (query: string, variables: object) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') },
        body: JSON.stringify({ query, variables }),
      });
      return (await answer.json()) as {
        data: { paymentMethods: { id: string }[] };
        errors?: { extensions: unknown }[];
      };
    };
    const methodId = (await ask('{ paymentMethods { id } }', {})).data.paymentMethods[0]?.id;
    const refused = await ask('mutation ($input: PaymentInput!) { startDeposit(input: $input) { id } }', {
      input: { methodId, amountCents: 40_01 },
    });
    return refused.errors;
  });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    data: { period: 'day', maxCents: 100_00, leftCents: 40_00 },
  });
});
