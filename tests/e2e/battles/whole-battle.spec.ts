import { expect } from 'playwright/test';
import { cents, createBattle, joinBattle, player, reportResult, wallet, test } from '../support.ts';

test('two browsers play a $50 battle from Create Battle to the winner’s wallet (RE-15, BG-18, CH-10, CH-14, CH-15, CH-18, BC-01)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const before = { demo: await wallet(demo), rival: await wallet(rival) };

  const id = await createBattle(demo, { stake: '50', title: 'The whole story' });
  await expect(demo.getByText('Waiting for Opponent').first()).toBeVisible();
  expect(cents((await wallet(demo)).availableToBet)).toBe(cents(before.demo.availableToBet) - 52_50);
  expect((await wallet(demo)).balance).toBe(before.demo.balance);

  await joinBattle(rival, id);
  // The creator's page follows without a reload.
  await expect(demo.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  await demo.getByRole('button', { name: 'Start Match' }).click();
  await expect(demo.getByText('You are ready. Waiting for rival')).toBeVisible();
  // Who is called asks for time once, and then is ready too.
  await expect(rival.getByRole('alert').getByText('demo is ready. Are you?')).toBeVisible();
  await rival.getByRole('button', { name: 'In 5 min' }).click();
  await expect(demo.getByText('rival wants to start at')).toBeVisible();
  await rival.getByRole('button', { name: 'Start Match' }).click();
  await demo.getByRole('button', { name: 'Start Match' }).click();
  await expect(demo.getByText('Live Match').first()).toBeVisible();
  await expect(rival.getByText('Live Match').first()).toBeVisible();

  await reportResult(demo, 'won', '13–9');
  await expect(rival.getByText('13–9').first()).toBeVisible();
  // One tap, without a link, and what it comes to stands before it.
  await expect(rival.getByText('You lose $50.00, and demo is paid $100.00.')).toBeVisible();
  await rival.getByRole('button', { name: 'Confirm', exact: true }).click();

  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(demo.getByRole('region', { name: 'Your result' })).toContainText('+$50.00');
  await expect(demo.getByRole('region', { name: 'Your result' })).toContainText('net +$47.50 after $2.50 fee');
  await expect(rival.getByRole('region', { name: 'Your result' })).toContainText('$50.00');

  const after = { demo: await wallet(demo), rival: await wallet(rival) };
  expect(cents(after.demo.balance) - cents(before.demo.balance)).toBe(50_00 - 2_50);
  expect(cents(after.rival.balance) - cents(before.rival.balance)).toBe(-50_00 - 2_50);

  await demo.reload();
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(demo.getByText('Completed').first()).toBeVisible();
});

test('keeps the running battle through a reload, and the demo battle stands at 65 (CH-01, CH-04, CH-05, CH-06, CH-07, CH-08, CH-16, CH-19)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/challenge/1');
  for (let visit = 0; visit < 2; visit++) {
    await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Valorant Challenge');
    await expect(demo.getByText('Live Match').first()).toBeVisible();
    await expect(demo.getByRole('progressbar', { name: 'Progress of the battle' })).toHaveAttribute(
      'aria-valuenow',
      '65',
    );
    await expect(demo.getByText('Winner takes the full pool')).toBeVisible();
    await expect(demo.getByText('Disputes are handled within 24 hours')).toBeVisible();
    await demo.reload();
  }
});

test('a challenge that is still on its way shows its shape (CH-02)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/dashboard?tab=live-battles');
  const way = demo.getByRole('main').locator('a[href="/challenge/1"]').first();
  await expect(way).toBeVisible();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => void (answer = resolve));
  await demo.route('**/graphql**', async (route) => {
    await held;
    await route.continue();
  });
  await way.click();
  await expect(demo.getByText('Loading the challenge')).toBeAttached();
  answer();
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Valorant Challenge');
});

test('an unknown challenge says so and leads back (CH-03)', async ({ browser }) => {
  const demo = await player(browser, 'demo', { expected: /404/ });
  await demo.goto('/challenge/no-such-battle');
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Challenge Not Found');
  await expect(demo.getByText("The challenge you're looking for doesn't exist.")).toBeVisible();
  await demo.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(demo).toHaveURL(/\/dashboard/);
});
