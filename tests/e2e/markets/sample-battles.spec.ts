import { expect } from 'playwright/test';
import { MINUTE } from '../../../domain/shared/time.ts';
import { NARROW, player, test, wallet, cents } from '../support.ts';

test('a visitor of a fresh install bets on /home at any time, on a phone, and is paid or loses it by the sample’s result (HZ-03, HZ-04, HZ-05, HZ-06)', async ({
  browser,
  pass,
}) => {
  const rival = await player(browser, 'rival', { viewport: NARROW });
  await rival.goto('/home');
  const panel = rival.getByRole('region', { name: 'Stake on the Outcome' });
  const before = cents((await wallet(rival)).balance);

  await panel.getByRole('radio').first().check();
  await panel.getByRole('button', { name: '$10', exact: true }).click();
  await panel.getByRole('button', { name: 'Place Stake' }).click();
  await rival.getByRole('alertdialog').getByRole('button', { name: 'Stake $10.00' }).click();
  await expect(rival.getByRole('alertdialog')).toBeHidden();
  await expect(panel).toContainText('You have $10.00 on');

  // Of an hour, each ten minutes: there is a match to bet on.
  for (let n = 0; n < 6; n++) {
    await pass(10 * MINUTE);
    await rival.reload();
    await expect(panel.getByRole('radio').first()).toBeEnabled();
  }
  await expect
    .poll(async () => ((await (await rival.request.get('/api/bets')).json()) as { status: string }[]).at(-1)?.status)
    .toMatch(/^(won|lost)$/);
  expect(cents((await wallet(rival)).balance)).not.toBe(before);
  await rival.goto('/bets');
  await expect(rival.getByRole('list', { name: 'My Bets' })).toContainText(/Won|Lost/);
});
