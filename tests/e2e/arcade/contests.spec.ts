import { expect } from 'playwright/test';
import { NARROW, expectUsable, photograph, player, test } from '../support.ts';
import { ASKED_EARLY, balanceOnce, holdTime, passRun, playUntilScored, start } from './hands.ts';

test('a battle by invitation is played at two times, and settled by the second run (AR-03, AR-04)', async ({
  browser,
  pass,
}, info) => {
  const one = await player(browser, 'demo', { expected: ASKED_EARLY });
  const other = await player(browser, 'rival', { expected: ASKED_EARLY });
  await holdTime(one);
  await holdTime(other);

  await one.goto('/arcade/counterweight');
  await one.getByRole('button', { name: 'Play', exact: true }).click();
  const dialog = one.getByRole('dialog', { name: 'Play Counterweight' });
  await dialog.getByRole('radio', { name: /^Skill Match/ }).check();
  await expect(dialog.getByText('You open a new heat')).toBeVisible();
  await expect(dialog.getByText('50%, 30%, 20%')).toBeVisible();
  await photograph(one, info, 'dialog of a heat');
  await expectUsable(one);
  await dialog.getByRole('radio', { name: /^1v1 Battle/ }).check();
  await expect(dialog.getByText('You play first')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Invite a player/ }).fill('rival');
  await expect(dialog.getByText('210 BC')).toBeVisible();
  await photograph(one, info, 'dialog of a battle');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await start(one);
  await playUntilScored(one, 'Counterweight', balanceOnce);
  await passRun([one], pass, one.getByText('Your run is in'));
  await photograph(one, info, 'a run that waits');
  await one.getByRole('link', { name: 'All games' }).click();
  await expect(one.getByRole('list', { name: 'Waiting for others' })).toContainText('1 of 2 in');
  await photograph(one, info, 'what waits at the side');
  await expectUsable(one);
  await one.getByRole('list', { name: 'Waiting for others' }).getByRole('link').click();

  await other.goto('/arcade');
  await expect(other.getByRole('list', { name: 'Battles offered to you' })).toBeVisible();
  await photograph(other, info, 'an invitation at the side');
  await expectUsable(other);
  await other.getByRole('button', { name: /^Play Counterweight with / }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Play for 210/ })
    .click();
  await start(other);
  await passRun([other], pass, other.getByText('Run complete'));
  await expect(other.getByText('Place 2 of 2')).toBeVisible();

  // The page of the first player hears of it by itself.
  await expect(one.getByText('You won')).toBeVisible();
  await expect(one.getByText('+400 BC')).toBeVisible();
  await photograph(one, info, 'a battle that is won');
  await expectUsable(one);
  await other.setViewportSize(NARROW);
  await photograph(other, info, 'a battle that is lost, on a phone');
  await expectUsable(other);
  await other.getByRole('list', { name: 'All who played' }).getByRole('link').first().click();
  await expect(other.getByText(/’s run$/)).toBeVisible();
  await expect(other.getByText('Checked', { exact: true })).toHaveCount(3);
  await other.getByLabel('Beside it').selectOption({ label: 'Your run' });
  await expect(other.getByRole('region', { name: 'Counterweight, Your run' })).toBeVisible();
  await other.getByRole('button', { name: 'Stage 3', exact: true }).click();
  await expect(other.getByText('Stage 3 of 8')).toHaveCount(2);
  await photograph(other, info, 'the run of the opponent');
  await expectUsable(other);
});
