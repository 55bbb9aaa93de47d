import { type Browser, type Page, expect } from 'playwright/test';
import { StripeStandIn, stripeHook } from '../../support/stripe-stand-in.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { PASSWORD, WIDE, test } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

const SECRET = 'whsec_of_the_test';
const stripe = new StripeStandIn();
let gateway: RunningGateway;
test.beforeAll(async () => {
  const host = await stripe.open();
  gateway = await startGateway({
    STRIPE_SECRET_KEY: 'sk_test_of_the_test',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_HOST: host,
  });
});
test.afterAll(async () => {
  await gateway.stop();
  await stripe.close();
});

async function enter(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: gateway.url, viewport: WIDE });
  const page = await context.newPage();
  await page.request.post('/api/auth/login', { data: { username: 'demo', password: PASSWORD } });
  return page;
}

async function begin(page: Page, dollars: string): Promise<void> {
  await page.goto('/wallet?tab=deposit');
  await page.getByRole('textbox', { name: 'Amount' }).fill(dollars);
  const add = page.getByRole('button', { name: /^Add \$/ });
  await add.dblclick();
  await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
}

/** Stripe's event of the checkout that was begun last. */
async function tell(page: Page, type: string, more: object): Promise<void> {
  const object = { ...stripe.last, object: 'checkout.session', ...more };
  const { body, signature } = stripeHook(type, object, { secret: SECRET, at: walkNow() });
  const answer = await page.request.post('/api/payments/webhooks/stripe', {
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    data: body,
  });
  expect(answer.status()).toBe(200);
}

const balance = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/wallet/me')).json()) as { balance: string }).balance;

test('a card payment leads to Stripe’s page and back, and is added when Stripe has said so, without a reload', async ({
  browser,
}) => {
  const page = await enter(browser);
  const before = await balance(page);
  await begin(page, '50');
  expect(stripe.checkouts, 'a double click begins one checkout').toHaveLength(1);
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/wallet\?tab=deposit&deposit=/);
  await expect(page.getByText('$50.00 not paid yet')).toBeVisible();
  expect(await balance(page), 'coming back pays nothing').toBe(before);

  await tell(page, 'checkout.session.completed', { payment_status: 'paid', status: 'complete' });
  await expect(page.getByText('$50.00 was added to your wallet')).toBeVisible();
  expect(Number(await balance(page))).toBe(Number(before) + 50);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});

test('a payment page that was left is found again, is begun once however one comes back, and can be cancelled', async ({
  browser,
}) => {
  const page = await enter(browser);
  const before = await balance(page);
  await begin(page, '20');
  const begun = stripe.checkouts.length;
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('$20.00 not paid yet')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to the payment page' }).click();
  await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('$20.00 not paid yet')).toBeVisible();

  await begin(page, '21');
  // The browser's own way back shows the payment, not the form.
  await page.goBack();
  await expect(page.getByText('$21.00 not paid yet')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  expect(stripe.checkouts).toHaveLength(begun + 1);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
  expect(stripe.last.status).toBe('expired');
  expect(await balance(page)).toBe(before);
});
