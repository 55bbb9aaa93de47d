import { MINUTE } from '../../../domain/shared/time.ts';
import { expect } from 'playwright/test';
import { createBattle, joinBattle, passUntil, player, reportResult, wallet, test, beginBattle } from '../support.ts';

test('Cancel Challenge returns stake and fee (CH-11)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const before = await wallet(demo);
  await createBattle(demo, { stake: '30', title: 'Not today' });
  await demo.getByRole('button', { name: 'Cancel Challenge' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Cancel the battle' }).click();
  await expect(demo.getByText('Cancelled').first()).toBeVisible();
  expect(await wallet(demo)).toMatchObject(before);
});

test('giving up the seat returns the opponent’s money and opens the seat again (CH-11)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const before = await wallet(rival);
  const id = await createBattle(demo, { stake: '12', title: 'Second thoughts' });
  await joinBattle(rival, id);
  await rival.getByRole('button', { name: 'Cancel Challenge' }).click();
  await rival.getByRole('alertdialog').getByRole('button', { name: 'Give up my seat' }).click();
  await expect(rival.getByRole('button', { name: 'Join Battle' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Start Match' })).toBeDisabled();
  expect(await wallet(rival)).toMatchObject(before);
});

test('a battle that nobody joined in time expires and the money is back', async ({ browser, pass }) => {
  const demo = await player(browser, 'demo');
  const id = await createBattle(demo, { stake: '18', title: 'Nobody came' });
  // Two hours in which nothing was done would end the session.
  for (let n = 0; n < 3; n++) {
    await pass(30 * MINUTE);
    await demo.reload();
    await expect(demo.getByRole('button', { name: 'Invite an Opponent' })).toBeVisible();
  }
  await passUntil(pass, 'SELECT due_at FROM battles WHERE id = ?', id);
  await expect(demo.getByText('Expired').first()).toBeVisible();
  await expect(demo.getByText('demo got $18.90 back, stake and fee.')).toBeVisible();
});

test('a single result stands once its time has passed (CH-14, CH-18)', async ({ browser, pass }) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const id = await createBattle(demo, { stake: '10', title: 'Silence' });
  await joinBattle(rival, id);
  await beginBattle(rival, demo);
  await reportResult(rival, 'won', '13–2');
  await passUntil(pass, 'SELECT due_at FROM battles WHERE id = ?', id);
  await expect(rival.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(demo.getByRole('heading', { name: 'You Lost' })).toBeVisible();
});
