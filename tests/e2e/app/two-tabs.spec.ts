import { type Page, expect } from 'playwright/test';
import { boxOf } from '../reads.ts';
import { NARROW, PASSWORD, visitor, test } from '../support.ts';

const signIn = async (page: Page, username: string): Promise<void> => {
  const answer = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(200);
};

const shownAs = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });
const RIVAL = /Profile of Rival/;
const DEMO = /Profile of (?!Rival)/;

test('a tab follows when another one signs out and in as somebody else', async ({ browser }) => {
  const first = await visitor(browser, { expected: /401|4401/ });
  await signIn(first, 'demo');
  await first.goto('/dashboard');
  await expect(shownAs(first, DEMO)).toBeVisible();

  const second = await first.context().newPage();
  await second.goto('/settings');
  await second.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(second).toHaveURL(/\/login/);
  await expect(first.getByRole('heading', { level: 1, name: /Winner takes the pool/ })).toBeVisible();

  await second.getByLabel('Username').fill('rival');
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(shownAs(second, RIVAL)).toBeVisible();
  await expect(shownAs(first, RIVAL)).toBeVisible();
  await expect(first).toHaveURL(/\/dashboard/);
});

test('what was meant for one account is not done for another that has signed in behind the page', async ({
  browser,
}) => {
  const page = await visitor(browser, { expected: /401|409|4401/ });
  // Without the socket, which would tell the page at once that its session has ended.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await signIn(page, 'demo');
  await page.goto('/dashboard?tab=create');
  await page.getByLabel('Stake Amount').fill('5');
  await page.getByLabel('Battle Title').fill('Meant for demo');
  await page.getByRole('button', { name: 'Create Battle', exact: true }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Create for/ });
  await expect(confirm).toBeVisible();

  // Whatever else the page says by itself would tell it first who is there now.
  let release = (): void => undefined;
  const pressed = new Promise<void>((resolve) => void (release = resolve));
  await page.route('**/graphql**', async (route) => {
    if (!route.request().postData()?.includes('stakeCents')) await pressed;
    await route.continue();
  });
  await signIn(page, 'rival');
  const before: unknown = await (await page.request.get('/api/wallet/me')).json();
  await confirm.click();
  release();
  await expect(shownAs(page, RIVAL)).toBeVisible();
  expect(await (await page.request.get('/api/wallet/me')).json()).toEqual(before);
});

test('a message on a small screen leaves the buttons of a dialog free', async ({ browser }) => {
  const page = await visitor(browser, { viewport: NARROW });
  await signIn(page, 'rival');
  await page.goto('/dashboard?tab=create');
  await page.getByLabel('Stake Amount').fill('5');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Draft saved' });
  await expect(message).toBeVisible();
  const said = await boxOf(message);
  // The form becomes that of the draft: what is asked before is asked of the form that goes.
  await expect(page).toHaveURL(/draft=/);
  await page.getByRole('button', { name: 'Create Battle', exact: true }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Create for/ });
  await expect(confirm).toBeInViewport();
  expect(said.y + said.height).toBeLessThan((await boxOf(confirm)).y);
});
