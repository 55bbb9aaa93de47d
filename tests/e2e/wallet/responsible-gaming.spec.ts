import { type Page, expect } from 'playwright/test';
import { createBattle, expectUsable, player, test } from '../support.ts';
import { enter, sessionOf } from '../accounts/newcomer.ts';

const MINUTE = 60_000;

/** Players of the demo data set who are only there to be met: what happens to them disturbs nobody else. */
const [BANNED, CHECKED, LIMITED, PAUSED] = ['7', '8', '9', '10'];

/** What the player has put at stake today, in cents. */
async function stakedToday(page: Page): Promise<number> {
  const answer = await page.request.post('/graphql', { data: { query: '{ wallet { stakedTodayCents } }' } });
  const { data } = (await answer.json()) as { data: { wallet: { stakedTodayCents: number } } };
  return data.wallet.stakedTodayCents;
}

async function openLimits(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Responsible Gaming' }).click();
  await expect(page.getByRole('heading', { name: 'Limits and breaks' })).toBeVisible();
}

/** Asks for a battle and answers where it was refused. */
async function refusedBattle(page: Page, stake: string) {
  await page.goto('/dashboard?tab=create');
  await page.getByLabel('Stake Amount').fill(stake);
  await page.getByRole('button', { name: 'Create Battle', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Create for/ }).click();
  return dialog;
}

test('a limit of one’s own refuses a stake with its figures, holds at once when lowered and tomorrow when raised', async ({
  browser,
}) => {
  const page = await enter(browser, { token: sessionOf(LIMITED) }, { expected: /409/ });
  const staked = await stakedToday(page);
  const dollars = (cents: number) => ((staked + cents) / 100).toFixed(2);
  await openLimits(page);
  await expect(page.getByText('No limits set')).toBeVisible();
  await page.getByRole('button', { name: 'Set a limit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Limit', { exact: true }).selectOption({ label: 'Stakes' });
  await dialog.getByLabel('At most').fill(dollars(20_00));
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog).toBeHidden();
  await expectUsable(page);

  const refused = await refusedBattle(page, '20.01');
  await expect(refused).toContainText(`Your own stake limit is $${dollars(20_00)} a day. You have $20.00 left.`);
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await expect(refused).toBeHidden();

  await openLimits(page);
  await page.getByRole('button', { name: 'Change Stakes a day' }).click();
  await dialog.getByLabel('Stakes a day, at most').fill(dollars(10_00));
  await expect(dialog.getByText('The new limit applies as soon as you save it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog).toBeHidden();
  await expect(await refusedBattle(page, '10.01')).toContainText('You have $10.00 left.');

  await openLimits(page);
  await page.getByRole('button', { name: 'Change Stakes a day' }).click();
  await dialog.getByLabel('Stakes a day, at most').fill('4000');
  await expect(dialog.getByText('A higher limit takes effect 24 hours after you save it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Stakes a day/ });
  await expect(row).toContainText(`$${dollars(10_00)}`);
  await expect(row).toContainText('$4,000.00 from');
  await expect(await refusedBattle(page, '10.01')).toContainText('You have $10.00 left.');
});

test('a break is asked for twice, shows on every page, takes no money in and refuses every stake', async ({
  browser,
}) => {
  const page = await enter(browser, { token: sessionOf(PAUSED) }, { expected: /403/ });
  await openLimits(page);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByLabel('How long').selectOption({ label: '1 week' });
  await page.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You can’t undo this');
  await question.getByRole('button', { name: 'Start the break' }).click();
  await expect(question).toBeHidden();
  const notice = page.getByRole('complementary', { name: 'Your break' });
  await expect(notice).toContainText('You’re on a break until');
  await expectUsable(page);

  const refused = await refusedBattle(page, '10');
  await expect(refused).toContainText('You’re on a break until');
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await expect(refused).toBeHidden();
  await expect(notice).toBeVisible();

  await page.goto('/wallet?tab=deposit');
  await expect(page.getByText('You can’t deposit during your break')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveCount(0);
  await expectUsable(page);
});

test('a reality check says how long the visit lasts and what it has brought, and lets the player stop', async ({
  browser,
  pass,
}) => {
  const page = await enter(browser, { token: sessionOf(CHECKED) });
  await pass(60 * MINUTE);
  await page.goto('/dashboard?tab=create');
  const check = page.getByRole('alertdialog', { name: 'Reality check' });
  await expect(check).toContainText('1 hour');
  await expect(check).toContainText(/Won or lost since then[+-]?\$/);
  await expectUsable(page);
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Stake Amount')).toBeVisible();
  await expect(check).toBeHidden();
});

test('the open page of a banned player is signed out within two seconds, and the audit trail says who did it and why', async ({
  browser,
}) => {
  const page = await enter(browser, { token: sessionOf(BANNED) }, { expected: /401/ });
  await createBattle(page, { stake: '5', title: 'Not for long' });
  await expect(page.getByText('Waiting for Opponent').first()).toBeVisible();

  const admin = await player(browser, 'admin');
  await admin.goto('/admin/users?search=PixelQueen');
  await admin.getByRole('link', { name: 'PixelQueen' }).click();
  const actions = admin.getByRole('region', { name: 'Actions' });
  await expect(actions.getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
  await expectUsable(admin);
  const act = async (label: string, reason: string): Promise<void> => {
    await actions.getByRole('button', { name: label, exact: true }).click();
    await actions.getByLabel('Reason').fill(reason);
    await actions.getByRole('button', { name: label, exact: true }).click();
  };
  await act('Ban', 'Shared an account.');
  await expect(page.getByRole('button', { name: 'Cancel Challenge' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await act('Reactivate', 'It was the brother.');
  await expect(actions.getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
  await admin.getByRole('tab', { name: 'Notes & decisions' }).click();
  const trail = admin.getByRole('list', { name: 'Audit trail' });
  await expect(trail).toContainText('Banned');
  await expect(trail).toContainText('Shared an account. · admin');
  await expect(trail).toContainText('Reactivated');
});
