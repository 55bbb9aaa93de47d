import { type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { NARROW, cents, createBattle, joinBattle, player, reportResult, test, wallet } from '../support.ts';

function change(statement: string, ...values: readonly (string | number)[]): void {
  const db = openDatabase();
  const { changes } = db.prepare(statement).run(...values);
  db.close();
  expect(changes).toBeGreaterThan(0);
}

/** Both players of the demo data as if they had battled long enough to be bet on. */
const rateBoth = (): void =>
  change(
    `UPDATE ratings SET battles = 20, mu_micro = 25000000, sigma_micro = 4500000
     WHERE user_id IN ('1', '2') AND game = 'valorant'`,
  );

/** Money for somebody who has none. */
async function payIn(page: Page, dollars: string): Promise<void> {
  await page.goto('/wallet?tab=methods');
  await page.getByRole('button', { name: 'Add method' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name (optional)').fill('Good card');
  await dialog.getByRole('button', { name: 'Add method' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/wallet?tab=deposit');
  await page.getByRole('textbox', { name: 'Amount' }).fill(dollars);
  await page.getByRole('button', { name: /^Add \$/ }).click();
  await expect.poll(async () => cents((await wallet(page)).balance)).toBe(cents(dollars));
}

const statusOf = async (page: Page): Promise<string | undefined> => {
  const answer = await page.request.get('/api/bets');
  return ((await answer.json()) as { status: string }[])[0]?.status;
};

test('a spectator picks a side and an amount, is told that the odds have changed, bets, and is paid to the cent (HZ-03, HZ-04, HZ-05, HZ-06, EN-48)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const fan = await player(browser, 'moderator', { viewport: NARROW, expected: /409/ });
  await payIn(fan, '100.00');
  rateBoth();
  const id = await createBattle(demo, { stake: '5', title: 'Watched by many' });
  await joinBattle(rival, id);

  await fan.goto(`/challenge/${id}`);
  const panel = fan.getByRole('region', { name: 'Stake on the Outcome' });
  const place = panel.getByRole('button', { name: 'Place Stake' });
  await expect(place).toBeDisabled();
  for (const dollars of [10, 25, 50, 100])
    await expect(panel.getByRole('button', { name: `$${dollars}`, exact: true })).toBeEnabled();
  await panel.getByRole('radio', { name: /rival/ }).check();
  await expect(place).toBeDisabled();
  await expect(panel.getByText('Potential Payout')).toBeHidden();
  await panel.getByRole('button', { name: '$50', exact: true }).click();
  await expect(panel.getByLabel('Stake Amount')).toHaveValue('50.00');
  // 1.81 times $50.
  await expect(panel.getByText('$90.50')).toBeVisible();

  await place.click();
  const dialog = fan.getByRole('alertdialog');
  await expect(dialog).toContainText('1.81');
  change('UPDATE markets SET open_ppm = 440000, version = version + 1 WHERE contest_id = ?', id);
  await dialog.getByRole('button', { name: 'Stake $50.00' }).click();
  await expect(dialog).toContainText('The odds have changed to 1.63. Nothing was staked.');
  await expect(dialog).toContainText('$81.50');
  expect((await wallet(fan)).balance).toBe('100.00');
  await dialog.getByRole('button', { name: 'Stake $50.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('You have $50.00 on rival.');
  expect((await wallet(fan)).availableToBet).toBe('50.00');

  await expect.poll(() => statusOf(fan), { timeout: 30_000 }).toBe('firm');
  await demo.goto(`/challenge/${id}`);
  // Who plays does not bet.
  await expect(demo.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  await expect(demo.getByRole('region', { name: 'Stake on the Outcome' })).toBeHidden();
  await demo.getByRole('button', { name: 'Start Match' }).click();
  await expect(panel).toContainText('Bets are closed');
  await reportResult(demo, 'lost', '9–13');
  await rival.goto(`/challenge/${id}`);
  await reportResult(rival, 'won', '13–9');
  await expect(panel).toContainText('rival won.');
  await expect.poll(() => statusOf(fan), { timeout: 30_000 }).toBe('won');
  expect((await wallet(fan)).balance).toBe('131.50');

  await fan.goto('/bets');
  const list = fan.getByRole('list', { name: 'My Bets' });
  await expect(list).toContainText('Won');
  await list.getByRole('link', { name: /demo vs\. rival/ }).click();
  const receipt = fan.getByRole('main');
  await expect(receipt).toContainText('1.63');
  await expect(receipt).toContainText('$81.50');
});

test('a battle of players without enough rated battles says when odds begin', async ({ browser }) => {
  const rival = await player(browser, 'rival');
  const demo = await player(browser, 'demo');
  const fan = await player(browser, 'admin');
  change(`UPDATE ratings SET battles = 6 WHERE user_id IN ('1', '2')`);
  const id = await createBattle(demo, { stake: '5', title: 'Not yet' });
  await joinBattle(rival, id);
  await fan.goto(`/challenge/${id}`);
  const panel = fan.getByRole('region', { name: 'Stake on the Outcome' });
  await expect(panel).toContainText('Odds begin after 10 rated battles each.');
  await fan.goto('/bets');
  await expect(fan.getByText('No bets yet')).toBeVisible();
});
