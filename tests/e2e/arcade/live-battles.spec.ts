import { type Page, expect } from 'playwright/test';
import { NARROW, OFFLINE, expectUsable, photograph, player, test } from '../support.ts';
import { ASKED_EARLY, RUN_MS, balanceOnce, holdTime, passRun, playUntilScored } from './hands.ts';

const stageOne = (page: Page) => page.getByText('Stage 1 of 8');
const opponentOn = (page: Page) => page.getByRole('region', { name: 'Your opponent' });
const together = (page: Page) => page.getByRole('button', { name: 'Play together now' });

test('a battle is played live in two browsers, through a line that is lost, and both hear the result (AR-03, AR-04)', async ({
  browser,
  pass,
}, info) => {
  test.setTimeout(3 * RUN_MS);
  const expected = new RegExp(`${OFFLINE.source}|${ASKED_EARLY.source}`);
  const one = await player(browser, 'demo', { expected });
  const other = await player(browser, 'rival', { expected });
  await other.setViewportSize(NARROW);
  for (const page of [one, other]) await holdTime(page);

  await one.goto('/arcade/counterweight');
  await one.getByRole('button', { name: 'Play', exact: true }).click();
  const dialog = one.getByRole('dialog', { name: 'Play Counterweight' });
  await dialog.getByRole('radio', { name: /^1v1 Battle/ }).check();
  await dialog.getByRole('textbox', { name: /^Invite a player/ }).fill('rival');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(one.getByText('Your opponent isn’t here yet')).toBeVisible();
  await photograph(one, info, 'the ticket of a battle, alone');

  await other.goto('/arcade');
  await other.getByRole('button', { name: /^Play Counterweight with / }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Play for 210/ })
    .click();
  await expect(other.getByText('demo has a ticket too')).toBeVisible();
  await expectUsable(other);
  // The first page hears of it by itself.
  await expect(one.getByText('rival has a ticket too')).toBeVisible();
  await photograph(one, info, 'a battle that can be played together');
  await together(one).click();
  await expect(one.getByText('Waiting for rival')).toBeVisible();
  await photograph(one, info, 'waiting for the other to be ready');
  await expectUsable(one);
  await expect(other.getByText('demo is ready')).toBeVisible();
  await photograph(other, info, 'the other is ready, on a phone');
  await together(other).click();
  for (const page of [one, other]) await expect(page.getByText('You both start at once')).toBeVisible();
  await photograph(one, info, 'just before the common start');

  for (const page of [one, other]) await expect(stageOne(page)).toBeVisible();
  await expect(opponentOn(other)).toContainText('No score yet');
  await playUntilScored(one, 'Counterweight', balanceOnce);
  await passRun([one, other], pass, opponentOn(other).getByText(/[1-9]\d* points after stage \d/));
  await photograph(other, info, 'a live battle on a phone');
  await expectUsable(other);
  await expect(opponentOn(one)).toContainText(/0 points after stage \d/);
  await photograph(one, info, 'a live battle');
  await expectUsable(one);

  await other.context().setOffline(true);
  await expect(opponentOn(one)).toContainText('Connection lost');
  await photograph(one, info, 'the line of the other is lost');
  await other.context().setOffline(false);
  await expect(opponentOn(one)).not.toContainText('Connection lost');

  await passRun([one, other], pass, one.getByText('You won'));
  await expect(one.getByText('+400 BC')).toBeVisible();
  await expect(other.getByText('Place 2 of 2')).toBeVisible();
  await photograph(other, info, 'a live battle that is lost, on a phone');
});
