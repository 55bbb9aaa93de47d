import { type Page, expect } from 'playwright/test';
import { MINUTE } from '../../../domain/shared/time.ts';
import { textOf } from '../reads.ts';
import { NARROW, cents, createBattle, joinBattle, passUntil, player, reportResult, test, wallet } from '../support.ts';

const DEADLINE = 'SELECT due_at FROM battles WHERE id = ?';
const STARTS_BY = /^If nobody starts it by .*, the battle expires/;
const startsBy = (page: Page) => textOf(page.getByText(STARTS_BY), STARTS_BY);
const showsUp = (page: Page, name: string) =>
  page
    .getByRole('region', { name: / against / })
    .getByText(new RegExp(`Showed up \\d+ of \\d+ times`))
    .nth(name === 'demo' ? 0 : 1);

test('two strangers join, talk, say the code, miss a check once, play, confirm by one tap without a link, and play again (CH-10, CH-14)', async ({
  browser,
  pass,
}) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival', { viewport: NARROW });
  const before = await wallet(rival);
  const id = await createBattle(demo, { stake: '10', title: 'Two strangers' });
  // What comes first while a seat is free.
  await expect(demo.getByRole('button', { name: 'Invite an Opponent' })).toBeVisible();
  await joinBattle(rival, id);

  // Both read the same instant.
  await expect(demo.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  expect(await startsBy(demo)).toBe(await startsBy(rival));

  // They talk by one tap, and find each other in the game.
  await rival.getByRole('button', { name: 'Talk with demo' }).click();
  await rival.getByRole('button', { name: 'Joining now' }).click();
  const talk = demo.getByRole('region', { name: 'Talk with rival' });
  await expect(talk.getByRole('log').getByText('Joining now')).toBeVisible();
  await demo.getByRole('button', { name: 'I’m Hosting', exact: true }).click();
  await demo.getByRole('dialog').getByLabel('Lobby or party code').fill('GAUNTLET-42');
  await demo.getByRole('dialog').getByRole('button', { name: 'Tell Them' }).click();
  await expect(rival.getByRole('region', { name: 'How to Meet' }).getByText('GAUNTLET-42')).toBeVisible();

  // A check that nobody answers changes nothing.
  await demo.getByRole('button', { name: 'Start Match' }).click();
  await expect(rival.getByRole('alert').getByText('demo is ready. Are you?')).toBeAttached();
  await pass(3 * MINUTE);
  await expect(demo.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  await expect(rival.getByRole('alert').getByText('demo is ready. Are you?')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Start Match' }).click();
  await rival.getByRole('button', { name: 'Start Match' }).click();
  for (const page of [demo, rival]) await expect(page.getByText('Live Match').first()).toBeVisible();

  await reportResult(demo, 'won', '13–7');
  await expect(rival.getByText('demo says they won 13–7').first()).toBeVisible();
  await rival.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  expect(cents((await wallet(rival)).balance)).toBe(cents(before.balance) - 10_50);

  // One press of each makes the next battle, on the same terms.
  await demo.getByRole('button', { name: 'Rematch' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Challenge for $10.00' }).click();
  await rival.getByRole('button', { name: 'demo wants a rematch' }).click();
  await rival.getByRole('alertdialog').getByRole('button', { name: 'Play for $10.00' }).click();
  await expect(rival).not.toHaveURL(new RegExp(id));
  await expect(rival.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  await expect(demo.getByRole('link', { name: 'Go to the Rematch' })).toBeVisible();
});

test('whoever sleeps costs nobody money: nobody is ready, or one is, and both have it back to the cent', async ({
  browser,
  pass,
}) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const before = { demo: await wallet(demo), rival: await wallet(rival) };
  const id = await createBattle(demo, { stake: '10', title: 'A sleeper' });
  await joinBattle(rival, id);
  const came = await textOf(showsUp(demo, 'rival'), /\d+ of \d+/);
  await demo.getByRole('button', { name: 'Start Match' }).click();
  await expect(demo.getByText('You are ready. Waiting for rival')).toBeVisible();
  await passUntil(pass, DEADLINE, id);
  await expect(demo.getByRole('button', { name: 'Start Match' })).toBeEnabled();
  await demo.close();
  for (let n = 0; n < 4; n++) {
    await pass(25 * MINUTE);
    await rival.reload();
    await expect(rival.getByRole('button', { name: 'Start Match' })).toBeVisible();
  }
  await passUntil(pass, DEADLINE, id);
  await expect(rival.getByText('Expired').first()).toBeVisible();
  await expect(rival.getByText('demo and rival each got $10.50 back, stake and fee.')).toBeVisible();
  const [, shown = '', called = ''] = /(\d+) of (\d+)/.exec(came) ?? [];
  await rival.reload();
  await expect(showsUp(rival, 'rival')).toHaveText(new RegExp(`Showed up ${shown} of ${Number(called) + 1} times`));
  expect((await wallet(rival)).balance).toBe(before.rival.balance);
});
